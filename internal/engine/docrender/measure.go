package docrender

import (
	"slices"
	"unicode"
)

// measured holds the shaped paragraphs of blocks.
type measured struct {
	shaper *shaper
	blocks []block
	index  []int // where each block stands in the document
	rtl    bool  // of the document as a whole
	left   []*shaped
	right  []*shaped // nil where a block has nothing on the right
	bullet *shaped
	items  [][]*shaped // contact data, item by item
}

func (m *measured) shapeAll(l look) {
	n := len(m.blocks)
	m.left, m.right, m.items, m.index = make([]*shaped, n), make([]*shaped, n), make([][]*shaped, n), make([]int, n)
	m.bullet = m.shaper.shape(plain("•"), false)
	for i, b := range m.blocks {
		m.index[i] = i
		st := l.styles[b.role]
		if b.role == roleContact {
			m.items[i] = m.contact(b.spans)
			continue
		}
		if len(b.right) > 0 {
			m.right[i] = m.shaper.shape(b.right, false)
			b.spans = append(slices.Clone(b.spans), span{text: " "}) // keeps the two apart for who takes the text out
		}
		m.left[i] = m.shapeLeft(b.spans, st)
		if b.list {
			m.left[i].keepItems()
		}
		if b.parts {
			m.left[i].keepParts()
		}
	}
}

// shapeLeft sets a block's text, in capitals and spaced where the style asks for it. The text that is read back stays
// as it was written: capitals are a way of drawing it.
func (m *measured) shapeLeft(spans []span, st style) *shaped {
	if !st.caps {
		return m.shaper.shape(spans, st.bold).spaced(st.track)
	}
	upper := slices.Clone(spans)
	for i := range upper {
		upper[i].text = capitals(upper[i].text)
	}
	p := m.shaper.shape(upper, st.bold)
	p.spans, p.text = spans, p.text[:0]
	for _, s := range spans {
		p.text = append(p.text, []rune(s.text)...)
	}
	return p.spaced(st.track)
}

// keepParts makes a line end after a dot between parts where it can.
func (p *shaped) keepParts() {
	for _, stop := range p.stops {
		if stop == len(p.text) || stop > 1 && p.text[stop-2] == '·' {
			p.items = append(p.items, stop)
		}
	}
}

// capitals puts each letter in its capital, one for one.
func capitals(s string) string {
	out := []rune(s)
	for i, r := range out {
		out[i] = unicode.ToUpper(r)
	}
	return string(out)
}

// spaced adds a space after every cluster, in thousandths of an em. Scripts whose letters join are left as they are.
func (p *shaped) spaced(track float64) *shaped {
	if track == 0 || slices.ContainsFunc(p.text, isRightToLeft) {
		return p
	}
	sum := 0.0
	for _, r := range p.runs {
		for i := range r.glyphs {
			g := &r.glyphs[i]
			if i+1 < len(r.glyphs) && r.glyphs[i+1].cluster == g.cluster {
				continue
			}
			g.advance += float32(track)
		}
	}
	for i := range p.text {
		if !p.within[i+1] {
			sum += track
		}
		p.at[i+1] += sum
	}
	return p
}

// contact shapes each item with the separator that follows it.
func (m *measured) contact(items []span) []*shaped {
	out := make([]*shaped, len(items))
	for i, it := range items {
		spans := []span{it}
		if i < len(items)-1 {
			spans = append(spans, span{text: dot, muted: true})
		}
		out[i] = m.shaper.shape(spans, false)
	}
	return out
}

// only returns the blocks of one area.
func (m *measured) only(a area) *measured {
	out := &measured{shaper: m.shaper, bullet: m.bullet, rtl: m.rtl}
	for i, b := range m.blocks {
		if b.area == a {
			out.blocks, out.index = append(out.blocks, b), append(out.index, i)
			out.left, out.right, out.items = append(out.left, m.left[i]), append(out.right, m.right[i]),
				append(out.items, m.items[i])
		}
	}
	return out
}

// lastSection returns the section of the last block that has one, -1 where none has.
func (m *measured) lastSection() int {
	for i := len(m.blocks) - 1; i >= 0; i-- {
		if s := m.blocks[i].section; s >= 0 {
			return s
		}
	}
	return -1
}

// rows breaks every block into rows for a text width in points.
func (m *measured) rows(l look, width float64) []row {
	var out []row
	for i, b := range m.blocks {
		st := l.styles[b.role]
		var lines [][]part
		if b.role == roleContact {
			lines = m.contactLines(i, st, width)
		} else {
			lines = m.blockLines(i, b, l, width)
		}
		for k, parts := range lines {
			r := row{
				block: m.index[i], role: b.role, area: b.area, panel: b.panel, height: st.size * st.leading,
				parts: parts, cost: m.breakCost(i, k, len(lines)),
			}
			r.ascent = (r.height-st.size)/2 + st.size*letterTop
			if k == 0 {
				r.first = true
				if b.loose {
					st.before += looseGap
				}
				if !st.stacked || i == 0 || m.blocks[i-1].role != b.role {
					r.before = st.before
				}
			}
			if k == len(lines)-1 {
				r.last, r.after = true, st.after
			}
			out = append(out, r)
		}
	}
	return out
}

// Measures of rows, set by eye with the templates: in points, sizes and shares of a column.
const (
	looseGap    = 3.5 // more above a loose block
	letterTop   = .8  // of the size, above the baseline
	besideSize  = .92 // of the size, for what hangs in the margin
	leastRoom   = 1.5 // sizes between the left and the right side of a line
	widestRight = .6  // of the column: a wider right side takes lines of its own
)

// blockLines sets the left side and, at the end of its last line, the right side. Where the two do not go side by
// side, the right side takes lines of its own.
func (m *measured) blockLines(i int, b block, l look, width float64) [][]part {
	left, right, st := m.left[i], m.right[i], l.styles[b.role]
	hang := 0.0
	if b.area == areaMain {
		hang = l.hang
	}
	text := width - hang
	if b.panel {
		text -= panelPad
		st.indent = max(st.indent, panelPad)
		if b.role == roleBullet {
			st.indent += panelPad
		}
	}
	lines := m.paragraph(left, st, text, text-st.indent)
	if b.role == roleBullet {
		own := m.bullet.at[len(m.bullet.text)] * st.size / 1000
		label := part{text: m.bullet, end: len(m.bullet.text), style: st, label: true}
		label.x = mirrored(left.rtl || m.rtl, text, st.indent-l.styles[b.role].indent+1, own)
		lines[0] = append([]part{label}, lines[0]...)
	}
	switch {
	case right == nil || hang > 0:
	case b.area == areaSide:
		lines = append(lines, m.paragraph(right, st, text, text-st.indent)...)
	default:
		lines = m.beside(lines, left, right, st, text)
	}
	if hang > 0 {
		lines = m.hanging(lines, right, st, width, hang)
	}
	return lines
}

const (
	hangGap  = 14 // between the column of the dates and the text
	panelPad = 9  // from a panel's edge to its text
)

// hanging moves the lines behind the column of the dates, and sets the right side into that column, beginning on the
// first line.
func (m *measured) hanging(lines [][]part, right *shaped, st style, width, hang float64) [][]part {
	for _, line := range lines {
		for k := range line {
			if !m.rtl {
				line[k].x += hang
			}
		}
	}
	if right == nil {
		return lines
	}
	st.indent, st.align, st.size = 0, alignStart, max(minimumSize, besideSize*st.size)
	for k, line := range m.paragraph(right, st, hang-hangGap, hang-hangGap) {
		if k == len(lines) {
			lines = append(lines, nil)
		}
		if m.rtl {
			line[0].x += width - (hang - hangGap)
		}
		lines[k] = append(lines[k], line...)
	}
	return lines
}

// beside sets the right side at the end of the last line, or under it where there is no room.
func (m *measured) beside(lines [][]part, left, right *shaped, st style, width float64) [][]part {
	em := st.size / 1000
	own := right.at[len(right.text)] * em
	room := width - st.indent - own - leastRoom*st.size
	if own > widestRight*width {
		return append(lines, m.paragraph(right, st, width, width-st.indent)...)
	}
	if last := lines[len(lines)-1][0]; last.text.width(last.start, last.end)*em > room {
		lines = m.paragraph(left, st, width, room)
	}
	last := len(lines) - 1
	lines[last] = append(lines[last], part{
		x: mirrored(left.rtl || m.rtl, width, width-own, own), text: right,
		end: len(right.text), style: st,
	})
	return lines
}

// mirrored returns the left end of something that is to stand at x, counted from the side where the text begins.
func mirrored(rtl bool, width, x, own float64) float64 {
	if rtl {
		return width - x - own
	}
	return x
}

// paragraph breaks p into lines no longer than room, behind the style's indent. A paragraph that reads from right to
// left begins at the right end of the width.
func (m *measured) paragraph(p *shaped, st style, width, room float64) [][]part {
	em := st.size / 1000
	var lines [][]part
	start := 0
	for _, end := range p.wrap(room / em) {
		own := p.width(start, end) * em
		x := mirrored(p.rtl || m.rtl, width, st.indent, own)
		if st.align == alignCentre {
			x = (width - own) / 2
		}
		lines = append(lines, []part{{x: x, text: p, start: start, end: end, style: st}})
		start = end
	}
	return lines
}

// contactLines packs whole items into lines; an item wider than a line is broken like a paragraph. The separator
// after the last item of a line is left out. In the second column every item has a line of its own.
func (m *measured) contactLines(i int, st style, width float64) [][]part {
	em := st.size / 1000
	var lines [][]part
	var line []part
	x := 0.0
	end := func() {
		if len(line) == 0 {
			return
		}
		last := &line[len(line)-1]
		last.end = len([]rune(last.text.spans[0].text))
		x -= last.text.width(last.end, len(last.text.text)) * em
		m.shift(line, st, width, x)
		lines, line, x = append(lines, line), nil, 0
	}
	for _, it := range m.items[i] {
		n := len([]rune(it.spans[0].text))
		if len(line) > 0 && (x+it.at[n]*em > width || m.blocks[i].area == areaSide) {
			end()
		}
		if it.at[n]*em > width {
			lines = append(lines, m.paragraph(it, st, width, width)...)
			continue
		}
		line = append(line, part{x: x, text: it, end: len(it.text), style: st})
		x += it.at[len(it.text)] * em
	}
	end()
	return lines
}

// shift moves the parts of a line that is own wide to where the style wants them; from right to left they change order.
func (m *measured) shift(line []part, st style, width, own float64) {
	for k := range line {
		p := &line[k]
		switch {
		case st.align == alignCentre && !m.rtl:
			p.x += (width - own) / 2
		case m.rtl:
			w := p.text.width(p.start, p.end) * st.size / 1000
			p.x = width - p.x - w
			if st.align == alignCentre {
				p.x -= (width - own) / 2
			}
		}
	}
}
