package docrender

import "fmt"

// ground returns the lines and the shading that a block has beyond its style: the line that closes the head, and a
// panel's ground.
func (w *docxWriter) ground(i int, b block) string {
	l := w.setting.look
	switch {
	case i == w.plan.lastOfHead && w.plan.photo != nil && !b.panel:
		return "" // drawn behind the text, below the photo
	case i == w.plan.lastOfHead && l.close == ruleHeavy:
		return fmt.Sprintf(`<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="7" w:color="%s"/></w:pBdr>`,
			l.accent.hex())
	case i == w.plan.lastOfHead && l.close == ruleBelow:
		return fmt.Sprintf(`<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="7" w:color="%s"/></w:pBdr>`,
			l.ruleColor.hex())
	case b.panel:
		return docxGround(l, panelInset, panelShade)
	}
	return ""
}

// A panel's text stands back a little less than that of a heading, and its ground is a trace darker: Word joins
// paragraphs with the same borders, LibreOffice those with the same ground, and either would take the heading behind a
// panel into it.
const (
	panelInset = panelPad - 1
	panelShade = panelTint + .006
)

// docxGround is a light ground that runs as far as the column: the borders carry it over the indents at both sides.
func docxGround(l look, inset, shade float64) string {
	tint := paperColor.towards(l.accent, shade).hex()
	return fmt.Sprintf(`<w:pBdr><w:left w:val="single" w:sz="4" w:space="%d" w:color="%s"/><w:right w:val="single" w:sz="4" w:space="%d" w:color="%s"/></w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="%s"/>`,
		int(inset)-1, tint, int(inset)-1, tint, tint)
}

// tabs moves the stop of the dates where a block is wider than its column.
func (w *docxWriter) tabs(i int, b block) string {
	at := w.plan.places[i]
	own, usual := w.plan.width(w.setting)+at.right, w.plan.width(w.setting)
	if w.plan.rtl {
		own = usual + at.left
	}
	if b.panel {
		own -= panelInset
	}
	stop := hasStop(b.role)
	switch {
	case len(b.right) == 0 || w.plan.inSide(i) || stop && own == usual:
		return ""
	case stop:
		return fmt.Sprintf(`<w:tabs><w:tab w:val="clear" w:pos="%d"/><w:tab w:val="right" w:pos="%d"/></w:tabs>`,
			twips(usual), twips(own))
	}
	return fmt.Sprintf(`<w:tabs><w:tab w:val="right" w:pos="%d"/></w:tabs>`, twips(own))
}

// hasStop reports whether the style of a role brings the stop for the dates.
func hasStop(r role) bool { return r == roleEntry || r == roleDetail || r == roleText }

// spacing returns the spaces that follow from where a block stands. Word adds the spaces of two paragraphs that meet or
// takes the larger, by version and setting; so styles have space above only, and what a heading wants below it is said
// by the paragraph that follows.
func (w *docxWriter) spacing(n int, blocks []block) string {
	l, p := w.setting.look, w.plan
	i := p.order[n]
	own, want := l.styles[blocks[i].role].before, -1.0
	var before block
	if n > 0 {
		before = blocks[p.order[n-1]]
	}
	switch {
	case i == p.lastOfHead && p.headGap > 0:
		return fmt.Sprintf(`<w:spacing w:after="%d"/>`, twips(p.headGap))
	case i == p.lead, p.inSide(i) && !p.inSide(p.order[max(0, n-1)]):
		want = 0
	case before.role == roleSection && l.styles[roleSection].after > own:
		want = l.styles[roleSection].after
	case before.panel && !blocks[i].panel:
		want = own + panelPad
	}
	if want < 0 {
		return ""
	}
	return fmt.Sprintf(`<w:spacing w:before="%d"/>`, twips(want))
}

// keepsNext reports whether the n-th block stays on the page of the next one though its style does not say so: an
// entry's organisation with what follows it, and the first two and the last two points of a list with each other.
func (p *docxPlan) keepsNext(n int, blocks []block) bool {
	at := func(k int) block {
		if k < 0 || k >= len(p.order) {
			return block{role: roleCount}
		}
		return blocks[p.order[k]]
	}
	b, next := at(n), at(n+1)
	switch {
	case next.role == roleCount || next.section != b.section:
		return false
	case b.role == roleDetail:
		return next.role != roleEntry
	case b.role == roleBullet && next.role == roleBullet:
		return at(n-1).role != roleBullet || at(n+2).role != roleBullet || at(n+2).section != b.section
	}
	return false
}

// indent returns how far a block reaches over its column, or where its first line hangs.
func (w *docxWriter) indent(i int, b block, bidi, hung bool) string {
	at, l := w.plan.places[i], w.setting.look
	left, right := -at.left, -at.right
	if bidi {
		left, right = right, left
	}
	if b.panel {
		left, right = left+panelInset, right+panelInset
	}
	if b.role == roleBullet && left != 0 {
		left += l.styles[roleBullet].indent
	}
	out := ""
	if left != 0 {
		out += fmt.Sprintf(` w:left="%d"`, twips(left))
	}
	if right != 0 {
		out += fmt.Sprintf(` w:right="%d"`, twips(right))
	}
	if hung {
		out += fmt.Sprintf(` w:hanging="%d"`, twips(l.hang))
	}
	if out == "" {
		return ""
	}
	return `<w:ind` + out + `/>`
}

// rightToLeft reports whether a block is set from right to left. In a document that is, what stands on two sides or is
// made of several things follows it.
func (w *docxWriter) rightToLeft(b block) bool {
	return readsRightToLeft(b.spans) || w.plan.rtl && (len(b.spans) > 1 || len(b.right) > 0 || b.role == roleBullet)
}
