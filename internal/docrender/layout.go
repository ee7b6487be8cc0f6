package docrender

import (
	"slices"
	"strings"
)

// row is one baseline of a page with all that stands on it.
type row struct {
	block  int // index of the block it belongs to
	role   role
	before float64 // space above, dropped at the top of a page
	height float64
	ascent float64 // from the row's top to its baseline
	after  float64 // space below; the larger of it and the next row's before counts
	rule   bool
	parts  []part
	y      float64 // baseline, from the top of the page; set by paginate
	cost   float64 // of a page break before this row, 0 is free; see breakCost
}

// part is a stretch of one line of a shaped paragraph, at x from the left margin.
type part struct {
	x     float64
	text  *shaped
	start int
	end   int
	style style
	label bool // a bullet
}

// page is the rows of a page, placed.
type page struct{ rows []row }

// fit lays the blocks out and leaves the look that was taken in s. It goes closer and closer until they fit the page
// limit; where they never do, it takes the loosest setting with the fewest pages. Without need it goes a little
// closer where that saves a last page with only a few lines.
func (s *setting) fit(sh *shaper, blocks []block) []page {
	designed := s.look
	m := &measured{shaper: sh, blocks: blocks}
	m.shapeAll(designed)
	set := func(d tightness) []page {
		s.look = designed.at(d)
		return s.paginate(m.rows(s.look, s.width-2*s.look.margin))
	}
	pages := set(steps[s.start])
	goal, closer := s.maxPages, steps[s.start+1:]
	if goal <= 0 || len(pages) <= goal {
		if len(pages) == 1 || !s.nearlyEmpty(pages[len(pages)-1]) {
			return pages
		}
		goal, closer = len(pages)-1, closer[:min(gentle, len(closer))]
	}
	loosest, fewest := steps[s.start], len(pages)
	if len(pages) > hopeless*goal {
		return pages
	}
	for _, d := range closer {
		if pages = set(d); len(pages) < fewest {
			loosest, fewest = d, len(pages)
		}
		if fewest <= goal {
			return pages
		}
	}
	return set(loosest)
}

// nearlyEmpty says whether the text ends in the top fifth of the page.
func (s *setting) nearlyEmpty(p page) bool {
	return p.rows[len(p.rows)-1].y < s.look.margin+.2*(s.height-2*s.look.margin)
}

// measured holds the shaped paragraphs of all blocks; they serve every density.
type measured struct {
	shaper *shaper
	blocks []block
	left   []*shaped
	right  []*shaped // nil where a block has nothing on the right
	bullet *shaped
	items  [][]*shaped // contact data, item by item
}

func (m *measured) shapeAll(l look) {
	n := len(m.blocks)
	m.left, m.right, m.items = make([]*shaped, n), make([]*shaped, n), make([][]*shaped, n)
	m.bullet = m.shaper.shape(plain("•"), false)
	for i, b := range m.blocks {
		bold := l.styles[b.role].bold
		if b.role == roleContact {
			m.items[i] = m.contact(b.spans)
			continue
		}
		if len(b.right) > 0 {
			m.right[i] = m.shaper.shape(b.right, false)
			b.spans = append(slices.Clone(b.spans), span{text: " "}) // keeps the two apart for who takes the text out
		}
		m.left[i] = m.shaper.shape(b.spans, bold)
		if b.list {
			m.left[i].keepItems()
		}
	}
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

// rows breaks every block into rows for a text width in points.
func (m *measured) rows(l look, width float64) []row {
	var out []row
	for i, b := range m.blocks {
		st := l.styles[b.role]
		var lines [][]part
		if b.role == roleContact {
			lines = m.contactLines(i, st, width)
		} else {
			lines = m.blockLines(i, b, st, width)
		}
		for k, parts := range lines {
			r := row{block: i, role: b.role, height: st.size * st.leading, parts: parts, cost: m.breakCost(i, k, len(lines))}
			r.ascent = (r.height-st.size)/2 + st.size*.8
			if k == 0 && (!st.stacked || i == 0 || m.blocks[i-1].role != b.role) {
				r.before = st.before
			}
			if k == len(lines)-1 {
				r.after, r.rule = st.after, st.rule
			}
			out = append(out, r)
		}
	}
	return out
}

// blockLines sets the left side and, at the end of its last line, the right side. Where the two do not go side by
// side, the right side takes lines of its own.
func (m *measured) blockLines(i int, b block, st style, width float64) [][]part {
	left, right := m.left[i], m.right[i]
	lines := paragraph(left, st, width, width-st.indent)
	if b.role == roleBullet {
		label := part{text: m.bullet, end: len(m.bullet.text), style: st, label: true}
		label.x = mirrored(left.rtl, width, 1, m.bullet.at[label.end]*st.size/1000)
		lines[0] = append([]part{label}, lines[0]...)
	}
	if right == nil {
		return lines
	}
	em := st.size / 1000
	side := right.at[len(right.text)] * em
	room := width - st.indent - side - 1.5*st.size
	if side > .6*width {
		return append(lines, paragraph(right, st, width, width-st.indent)...)
	}
	if last := lines[len(lines)-1][0]; last.text.width(last.start, last.end)*em > room {
		lines = paragraph(left, st, width, room)
	}
	last := len(lines) - 1
	lines[last] = append(lines[last], part{x: mirrored(left.rtl, width, width-side, side), text: right, end: len(right.text), style: st})
	return lines
}

// mirrored gives the left end of something that is to stand at x, counted from the side where the text begins.
func mirrored(rtl bool, width, x, own float64) float64 {
	if rtl {
		return width - x - own
	}
	return x
}

// paragraph breaks p into lines no longer than room, behind the style's indent. A paragraph that reads from right to
// left begins at the right end of the width.
func paragraph(p *shaped, st style, width, room float64) [][]part {
	em := st.size / 1000
	var lines [][]part
	start := 0
	for _, end := range p.wrap(room / em) {
		x := mirrored(p.rtl, width, st.indent, p.width(start, end)*em)
		lines = append(lines, []part{{x: x, text: p, start: start, end: end, style: st}})
		start = end
	}
	return lines
}

// contactLines packs whole items into lines; an item wider than a line is broken like a paragraph. The separator
// after the last item of a line is left out.
func (m *measured) contactLines(i int, st style, width float64) [][]part {
	em := st.size / 1000
	var lines [][]part
	var line []part
	x := 0.0
	for _, it := range m.items[i] {
		n := len([]rune(it.spans[0].text))
		if len(line) > 0 && x+it.at[n]*em > width {
			line[len(line)-1].end = len([]rune(line[len(line)-1].text.spans[0].text))
			lines, line, x = append(lines, line), nil, 0
		}
		if it.at[n]*em > width {
			lines = append(lines, paragraph(it, st, width, width)...)
			continue
		}
		line = append(line, part{x: x, text: it, end: len(it.text), style: st})
		x += it.at[len(it.text)] * em
	}
	if len(line) > 0 {
		lines = append(lines, line)
	}
	return lines
}

// The costs of a page break, in shares of a page that may stay empty to avoid it.
const (
	never  = 100.0 // a heading would stand alone at the foot of a page
	orphan = .12   // one line of a paragraph, or of an entry, would stand alone
	inside = .02   // a paragraph would be cut
)

// breakCost weighs a page break before line k of the n lines of block i.
func (m *measured) breakCost(i, k, n int) float64 {
	switch {
	case i == 0 && k == 0:
		return 0
	case k == 0:
		return m.betweenCost(i)
	case k == 1 || k == n-1:
		if m.heads(i) {
			return never
		}
		return orphan
	case m.heads(i):
		return never
	}
	return inside
}

// betweenCost weighs a page break before block i.
func (m *measured) betweenCost(i int) float64 {
	if m.heads(i - 1) {
		return never
	}
	ends := i+1 == len(m.blocks) || m.blocks[i+1].role == roleEntry || m.blocks[i+1].role == roleSection
	if ends && !m.heads(i) || m.blocks[i].role == roleSignature {
		return orphan // the last line of an entry would stand alone
	}
	if i > 1 && m.heads(i-2) {
		return orphan / 2 // the first line of an entry would stand alone with its heading
	}
	return 0
}

// heads says whether a block belongs to what follows it.
func (m *measured) heads(i int) bool {
	switch m.blocks[i].role {
	case roleSection:
		return true
	case roleEntry, roleDetail, roleSubject:
		return i+1 < len(m.blocks) && m.blocks[i+1].role != roleEntry && m.blocks[i+1].role != roleSection
	}
	return false
}

const footerSize = minimumSize

// paginate cuts the rows into pages where it costs least and places them.
func (s *setting) paginate(rows []row) []page {
	top, height := s.look.margin, s.height-2*s.look.margin
	var pages []page
	for len(rows) > 0 {
		n := cut(rows, height)
		p := page{rows: slices.Clone(rows[:n])}
		y := top
		for i := range p.rows {
			r := &p.rows[i]
			y += gap(p.rows, i)
			r.y = y + r.ascent
			y += r.height
		}
		pages = append(pages, p)
		rows = rows[n:]
	}
	if len(pages) == 0 {
		pages = []page{{}}
	}
	return pages
}

// gap is the space above row i of a page.
func gap(rows []row, i int) float64 {
	if i == 0 {
		return 0
	}
	return max(rows[i-1].after, rows[i].before)
}

// cut gives how many rows go on a page of this height: where what stays empty and what the break costs are least
// together. At least one row goes on every page.
func cut(rows []row, height float64) int {
	used, best, bestCost := 0.0, 0, 0.0
	for i, r := range rows {
		used += gap(rows, i) + r.height
		if i > 0 && used > height {
			break
		}
		if i+1 == len(rows) {
			return len(rows)
		}
		cost := max(0, 1-used/height) + rows[i+1].cost
		if best == 0 || cost <= bestCost {
			best, bestCost = i+1, cost
		}
	}
	return max(best, 1)
}

// String gives the words of a row, for tests and for the outline.
func (r row) String() string {
	var b strings.Builder
	for _, p := range r.parts {
		b.WriteString(string(p.text.text[p.start:p.end]))
	}
	return b.String()
}
