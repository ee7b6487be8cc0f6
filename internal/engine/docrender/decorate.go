package docrender

// How lines and grounds stand to the text, in points where no share is said. They are set by eye with the templates,
// and the golden pages hold them.
const (
	stripWidth  = .35 // of a margin: the strip of the tint where nothing stands in it
	panelPadEnd = .8  // of a panel's pad, above its first row and below its last
	belowRule   = .2  // from a heading's row to the line below it
	heavyRule   = 1.4
	aboveRule   = 4.5 // from the line above a heading to its row
	stubAbove   = 4
	stubHeight  = 2.2
	stubWidth   = 26
	midLetters  = .52 // of the size, above the baseline: the middle of the line beside a heading
	besideRule  = 3
)

// decorate adds the lines and grounds that follow from where the rows of a page stand.
func (s *setting) decorate(p *page, rtl bool) {
	s.columnGround(p, rtl)
	p.boxes = append(p.boxes, s.panels(p.rows)...)
	for _, r := range p.rows {
		if b, ok := s.headingLine(r, rtl); ok {
			p.boxes = append(p.boxes, b)
		}
	}
}

// columnGround tints the second column, on pages that its text does not reach, too, or draws the line between the two.
// A document that has nothing to stand in it wears a strip of the tint at the edge.
func (s *setting) columnGround(p *page, rtl bool) {
	l := s.look
	var side frame
	top, bottom, beside := s.height, 0.0, false
	for _, r := range p.rows {
		if r.area == areaSide {
			side, top = r.frame, min(top, r.top())
		}
		if r.area != areaHead {
			bottom = max(bottom, r.bottom())
		}
		beside = beside || r.frame.width < s.width-2*l.margin-l.side.width
	}
	switch left := l.side.left != rtl; {
	case l.side.tint > 0:
		width := stripWidth * l.margin
		if beside {
			width = l.side.width + 2*tintPad*l.margin
		}
		ground := box{0, 0, width, s.height, paperColor.towards(l.accent, l.side.tint)}
		if !left {
			ground.x = s.width - width
		}
		p.boxes = append([]box{ground}, p.boxes...)
	case l.side.rule && side.width > 0:
		x := side.x - l.side.gap/2
		if left {
			x = side.x + side.width + l.side.gap/2
		}
		p.boxes = append(p.boxes, box{x, top, lineWidth, bottom - top, l.ruleColor})
	}
}

// tintPad and panelTint are set by eye with the templates.
const tintPad = .62 // from the edge of a tinted column to its text, in margins

// panels returns the grounds of the rows that stand on one.
func (s *setting) panels(rows []row) []box {
	var out []box
	for i := 0; i < len(rows); i++ {
		if !rows[i].panel {
			continue
		}
		k := i
		for k+1 < len(rows) && rows[k+1].panel && rows[k+1].area == rows[i].area {
			k++
		}
		top, bottom := rows[i].top()-panelPadEnd*panelPad, rows[k].bottom()+panelPadEnd*panelPad
		out = append(out, box{
			rows[i].frame.x, top, rows[i].frame.width, bottom - top,
			paperColor.towards(s.look.accent, panelTint),
		})
		i = k
	}
	return out
}

const panelTint = .07 // share of the accent in a panel's ground

// headingLine returns the line that a heading carries.
func (s *setting) headingLine(r row, rtl bool) (box, bool) {
	if len(r.parts) == 0 {
		return box{}, false
	}
	l, f := s.look, r.frame
	switch st := r.parts[0].style; {
	case st.rule == ruleBelow && r.last:
		return box{f.x, r.bottom() + belowRule, f.width, lineWidth, l.ruleColor}, true
	case st.rule == ruleHeavy && r.last:
		return box{f.x, r.bottom() + belowRule, f.width, heavyRule, l.accent}, true
	case st.rule == ruleGround:
		return box{f.x, r.top() - 2, f.width, r.height + 4, paperColor.towards(l.accent, panelTint)}, true
	case st.rule == ruleAbove && r.first:
		return box{f.x, r.top() - aboveRule, f.width, lineWidth, l.ruleColor}, true
	case st.rule == ruleStub && r.first:
		x := mirrored(rtl, 2*f.x+f.width, f.x, stubWidth)
		return box{x, r.top() - stubAbove, stubWidth, stubHeight, l.accent}, true
	case st.rule == ruleBeside && r.first:
		own := l.hang - hangGap
		return box{mirrored(rtl, 2*f.x+f.width, f.x, own), r.y - midLetters*st.size, own, besideRule, l.accent}, true
	}
	return box{}, false
}
