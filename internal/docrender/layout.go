package docrender

import (
	"fmt"
	"slices"
	"strings"
)

// row is one baseline of a page with all that stands on it.
type row struct {
	block  int // index of the block it belongs to
	role   role
	area   area
	panel  bool
	before float64 // space above, dropped at the top of a column
	height float64
	ascent float64 // from the row's top to its baseline
	after  float64 // space below; the larger of it and the next row's before counts
	first  bool    // of its block
	last   bool    // of its block
	parts  []part
	x      float64 // left end of its column; set by place
	y      float64 // baseline, from the top of the page; set by place
	cost   float64 // of a page break before this row, 0 is free; see breakCost
}

// part is a stretch of one line of a shaped paragraph, at x from the left end of its column.
type part struct {
	x     float64
	text  *shaped
	start int
	end   int
	style style
	label bool // a bullet
}

// box is a filled rectangle behind the text, from the page's top left corner: a ground or a line. It says nothing.
type box struct {
	x, y, width, height float64
	color               color
}

// page is what stands on a page, in reading order: the head, the first column, the second.
type page struct {
	boxes []box
	rows  []row
}

// frame is a column of a page.
type frame struct{ x, width float64 }

// frames gives the columns. The head goes across the page, or over the first column where the second reaches the top.
func (s *setting) frames(f *flow) (out [areaCount]frame) {
	l := s.look
	inner := s.width - 2*l.margin
	for a := range out {
		out[a] = frame{l.margin, inner}
	}
	if sd := l.side; sd.width > 0 && len(f.areas[areaSide].blocks) > 0 {
		main, side := &out[areaMain], &out[areaSide]
		main.width, side.width = inner-sd.width-sd.gap, sd.width
		if sd.left {
			main.x = l.margin + sd.width + sd.gap
		} else {
			side.x = l.margin + inner - sd.width
		}
		if sd.tint > 0 {
			s.tinted(&out)
		}
	}
	if f.rtl {
		for a := range out {
			out[a].x = s.width - out[a].x - out[a].width
		}
	}
	return out
}

// tinted moves the columns so that the second stands in the middle of its ground, which begins at the page's edge.
func (s *setting) tinted(out *[areaCount]frame) {
	edge := .62 * s.look.margin
	out[areaSide].x = edge
	out[areaMain].x = 2*edge + out[areaSide].width + s.look.side.gap
	out[areaMain].width = s.width - s.look.margin - out[areaMain].x
	out[areaHead] = out[areaMain]
}

// place lays the document out with the look as it is.
func (s *setting) place(f *flow) []page {
	frames := s.frames(f)
	first := &page{}
	y := s.placeHead(first, f, frames)
	pages := []page{*first}
	top := y
	if s.look.side.tint > 0 {
		top = s.look.margin
	}
	side := s.flowInto(nil, column{frame: frames[areaSide], rows: f.areas[areaSide].rows(s.look, frames[areaSide].width)}, top)
	main := column{frame: frames[areaMain], rows: f.areas[areaMain].rows(s.look, frames[areaMain].width)}
	if len(side) > 0 {
		main.wideFrom, main.wide = len(side), frame{s.look.margin, s.width - 2*s.look.margin}
		main.wideRows = f.areas[areaMain].rows(s.look, main.wide.width)
	}
	pages = s.flowInto(pages, main, y)
	for i := range side {
		if i == len(pages) {
			pages = append(pages, page{})
		}
		pages[i].rows = append(pages[i].rows, side[i].rows...)
	}
	for i := range pages {
		s.decorate(&pages[i], frames, f)
	}
	return pages
}

// placeHead sets the head at the top of the first page and gives where the columns begin.
func (s *setting) placeHead(p *page, f *flow, frames [areaCount]frame) float64 {
	l := s.look
	rows := f.areas[areaHead].rows(l, frames[areaHead].width-hangOf(l))
	x := frames[areaHead].x
	if !f.rtl {
		x += hangOf(l)
	}
	y := l.margin
	if len(rows) == 0 {
		return y
	}
	if l.band {
		y = bandPad * l.margin
	}
	bottom := stack(rows, x, y)
	p.rows = append(p.rows, rows...)
	gap := max(l.styles[roleSection].before, 12)
	switch {
	case l.band:
		bottom += bandPad * l.margin
		p.boxes = append(p.boxes, box{0, 0, s.width, bottom, l.accent})
		return bottom + 1.2*gap
	case l.close == ruleHeavy:
		p.boxes = append(p.boxes, box{frames[areaHead].x, bottom + 8, frames[areaHead].width, 1.6, l.accent})
		return bottom + 9.6 + gap
	case l.close == ruleBelow:
		p.boxes = append(p.boxes, box{frames[areaHead].x, bottom + 8, frames[areaHead].width, .6, l.ruleColor})
		return bottom + 8.6 + gap
	}
	return bottom + gap
}

const bandPad = .62 // from the page's edge to the head on a band, in margins

// hangOf is how far the head stands in.
func hangOf(l look) float64 { return l.hang }

// stack places rows one under another from y on and gives where they end.
func stack(rows []row, x, y float64) float64 {
	for i := range rows {
		r := &rows[i]
		y += gap(rows, i)
		r.x, r.y = x, y+r.ascent
		y += r.height
	}
	return y
}

// column is the rows of an area in their frame. From page wideFrom on, where the other column has ended, they take the
// whole width, beginning with the first block that begins a page there.
type column struct {
	frame
	rows     []row
	wideFrom int // 0: never
	wide     frame
	wideRows []row
}

// flowInto cuts the rows of a column into pages where it costs least and places them; the first page begins at top.
func (s *setting) flowInto(pages []page, c column, top float64) []page {
	bottom := s.height - s.look.margin
	rows := c.rows
	for i := 0; len(rows) > 0; i++ {
		if i == len(pages) {
			pages = append(pages, page{})
		}
		if c.wideFrom > 0 && i >= c.wideFrom && rows[0].first {
			rows, c.frame, c.wideFrom = from(c.wideRows, rows[0].block), c.wide, 0
		}
		n := s.fill(rows, bottom-top, i == 0, c.wideFrom > 0 && i+1 >= c.wideFrom)
		own := slices.Clone(rows[:n])
		stack(own, c.x, top)
		pages[i].rows = append(pages[i].rows, own...)
		rows, top = rows[n:], s.look.margin
	}
	return pages
}

// fill gives how many rows go on a page. On the first page, under a head that leaves little, it may be none. whole asks
// for a cut between blocks.
func (s *setting) fill(rows []row, room float64, first, whole bool) int {
	if first && room < .12*s.height {
		return 0
	}
	n := cut(rows, room, whole)
	if first && n < len(rows) && rows[n].cost >= never && room < .5*s.height {
		return 0 // a heading would stand alone under the head
	}
	return n
}

// from gives the rows from a block on.
func from(rows []row, block int) []row {
	return rows[slices.IndexFunc(rows, func(r row) bool { return r.block == block }):]
}

// gap is the space above row i of a column.
func gap(rows []row, i int) float64 {
	if i == 0 {
		return 0
	}
	between := max(rows[i-1].after, rows[i].before)
	if rows[i-1].panel != rows[i].panel {
		between += panelPad
	}
	return between
}

// cut gives how many rows go on a page of this height: where what stays empty and what the break costs are least
// together; whole asks for a cut between blocks. At least one row goes on every page.
func cut(rows []row, height float64, whole bool) int {
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
		if whole && !rows[i+1].first {
			cost += never / 2
		}
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

const footerSize = minimumSize

// footer gives the text at the foot of page i with its left end and its baseline.
func (s *setting) footer(sh *shaper, name string, i, count int) (p part, x, y float64) {
	text := fmt.Sprintf("%d / %d", i+1, count)
	if name = strings.TrimSpace(clean(name)); name != "" && len([]rune(name)) <= 60 {
		text = name + dot + text
	}
	t := sh.shape(plain(text), false)
	p = part{text: t, end: len(t.text), style: style{size: footerSize, color: s.look.muted, muted: s.look.muted}}
	return p, s.width - s.look.margin - t.at[p.end]*footerSize/1000, s.height - s.look.margin*.55
}
