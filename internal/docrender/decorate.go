package docrender

// decorate adds the lines and grounds that follow from where the rows of a page stand.
func (s *setting) decorate(p *page, frames [areaCount]frame, f *flow) {
	s.columnGround(p, frames, f)
	p.boxes = append(p.boxes, s.panels(p.rows, frames)...)
	for _, r := range p.rows {
		if b, ok := s.headingLine(r, frames[r.area], f.rtl); ok {
			p.boxes = append(p.boxes, b)
		}
	}
}

// columnGround tints the second column, or draws the line between the two.
func (s *setting) columnGround(p *page, frames [areaCount]frame, f *flow) {
	l := s.look
	if l.side.width == 0 || len(f.areas[areaSide].blocks) == 0 {
		return
	}
	side := frames[areaSide]
	if l.side.tint > 0 {
		pad := .62 * l.margin
		ground := box{side.x - pad, 0, side.width + 2*pad, s.height, paperColor.towards(l.accent, l.side.tint)}
		p.boxes = append([]box{ground}, p.boxes...)
		return
	}
	top, bottom := s.height, 0.0
	for _, r := range p.rows {
		if r.area == areaSide {
			top, bottom = min(top, r.y-r.ascent), max(bottom, r.y-r.ascent+r.height)
		}
	}
	if l.side.rule && bottom > top {
		x := side.x - l.side.gap/2
		if side.x < frames[areaMain].x {
			x = side.x + side.width + l.side.gap/2
		}
		p.boxes = append(p.boxes, box{x, top, .6, bottom - top, l.ruleColor})
	}
}

// panels gives the grounds of the rows that stand on one.
func (s *setting) panels(rows []row, frames [areaCount]frame) []box {
	var out []box
	for i := 0; i < len(rows); i++ {
		if !rows[i].panel {
			continue
		}
		k := i
		for k+1 < len(rows) && rows[k+1].panel && rows[k+1].area == rows[i].area {
			k++
		}
		f := frames[rows[i].area]
		top := rows[i].y - rows[i].ascent - .8*panelPad
		bottom := rows[k].y - rows[k].ascent + rows[k].height + .8*panelPad
		out = append(out, box{f.x, top, f.width, bottom - top, paperColor.towards(s.look.accent, .07)})
		i = k
	}
	return out
}

// headingLine gives the line that a heading carries.
func (s *setting) headingLine(r row, f frame, rtl bool) (box, bool) {
	l := s.look
	if len(r.parts) == 0 {
		return box{}, false
	}
	top := r.y - r.ascent
	switch st := r.parts[0].style; {
	case st.rule == ruleBelow && r.last:
		return box{f.x, top + r.height + .2, f.width, .6, l.ruleColor}, true
	case st.rule == ruleHeavy && r.last:
		return box{f.x, top + r.height + .2, f.width, 1.4, l.accent}, true
	case st.rule == ruleAbove && r.first:
		return box{f.x, top - 3.5, f.width, .6, l.ruleColor}, true
	case st.rule == ruleStub && r.first:
		return box{mirrored(rtl, 2*f.x+f.width, f.x, stubWidth), top - 4, stubWidth, 2.2, l.accent}, true
	case st.rule == ruleBeside && r.first:
		own := l.hang - hangGap
		return box{mirrored(rtl, 2*f.x+f.width, f.x, own), r.y - .52*st.size, own, 3, l.accent}, true
	}
	return box{}, false
}

const stubWidth = 26
