package docrender

import "slices"

// place lays the document out with the look as it is.
func (s *setting) place(f *flow) []page {
	frames := s.frames(f)
	main := column{frame: frames[areaMain], rows: f.areas[areaMain].rows(s.look, frames[areaMain].width)}
	side := column{frame: frames[areaSide], rows: f.areas[areaSide].rows(s.look, frames[areaSide].width)}
	pages, y := s.placeHead(f, frames, main.rows)
	begin, top := len(pages)-1, y // the page where the head ends
	if s.look.side.tint > 0 && begin == 0 {
		top = s.look.margin
	}
	if s.inSide(f) {
		at := frames[areaSide]
		pages[0].photo = &spot{mirrored(f.rtl, 2*at.x+at.width, at.x, photoWidth), s.look.margin}
		if begin == 0 {
			top += photoHeight + photoGap
		}
	}
	beside := s.flowInto(make([]page, begin), begin, side, top)
	if len(side.rows) > 0 && !s.narrow && s.look.side.tint == 0 {
		main.wideFrom, main.wide = len(beside), frame{s.look.margin, s.width - 2*s.look.margin}
		main.wideRows = f.areas[areaMain].rows(s.look, main.wide.width)
	}
	pages = s.flowInto(pages, begin, main, y)
	for i := range beside {
		if i == len(pages) {
			pages = append(pages, page{})
		}
		pages[i].rows = append(pages[i].rows, beside[i].rows...)
	}
	for i := range pages {
		s.decorate(&pages[i], f.rtl)
	}
	return pages
}

// placeHead sets the head at the top of the first page, and of as many more as a head out of all measure needs. It
// gives where the columns begin on the last of them: as far below it as the row that is next wants.
func (s *setting) placeHead(f *flow, frames [areaCount]frame, next []row) ([]page, float64) {
	l, head := s.look, frames[areaHead]
	at := head
	at.width -= l.hang
	if !f.rtl {
		at.x += l.hang
	}
	top := l.margin
	if l.band {
		top = bandPad * l.margin
	}
	var photo *spot
	if s.portrait != nil && !s.inSide(f) {
		at, photo = besidePhoto(at, top, f.rtl)
	}
	rows := f.areas[areaHead].rows(l, at.width)
	if len(rows) == 0 && photo == nil {
		return []page{{}}, l.margin
	}
	pages := s.flowInto(nil, 0, column{frame: at, rows: rows}, top)
	if len(pages) == 0 {
		pages = []page{{}}
	}
	pages[0].photo = photo
	gap := headGap
	if len(next) > 0 {
		gap = max(gap, next[0].before)
	}
	y := l.margin
	for i := range pages {
		y = s.closeHead(&pages[i], head, gap)
	}
	return pages, y
}

// How the head stands to what follows, in points where no share is said; set by eye with the templates.
const (
	headGap   = 12.0 // the least white below it
	bandPad   = .62  // from the page's edge to the head on a band, in margins
	bandFoot  = .85  // of bandPad, below the head: a name has no letters that hang down
	bandGap   = 1.2  // times the white, below a band
	headRule  = 8    // from the head to the line that ends it
	headHeavy = 1.6
)

// Shares of a page under which the first page's rest stays empty: too little for any text, and for a heading that would
// stand alone there. Set by eye.
const (
	leastStart = .12
	halfPage   = .5
)

// closeHead draws what the head stands on or ends with, and gives where what follows may begin.
func (s *setting) closeHead(p *page, head frame, gap float64) float64 {
	l, bottom := s.look, 0.0
	if len(p.rows) > 0 {
		bottom = p.rows[len(p.rows)-1].bottom()
	}
	if p.photo != nil {
		bottom = max(bottom, p.photo.y+photoHeight)
	}
	switch {
	case l.band:
		bottom += bandFoot * bandPad * l.margin
		p.boxes = append(p.boxes, box{0, 0, s.width, bottom, l.accent})
		return bottom + bandGap*gap
	case l.close == ruleHeavy:
		p.boxes = append(p.boxes, box{head.x, bottom + headRule, head.width, headHeavy, l.accent})
		return bottom + (headRule + headHeavy) + gap
	case l.close == ruleBelow:
		p.boxes = append(p.boxes, box{head.x, bottom + headRule, head.width, lineWidth, l.ruleColor})
		return bottom + (headRule + lineWidth) + gap
	}
	return bottom + gap
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

// flowInto cuts the rows of a column into pages where it costs least and places them, from page begin on; there they
// begin at top.
func (s *setting) flowInto(pages []page, begin int, c column, top float64) []page {
	bottom := s.height - s.look.margin
	rows := c.rows
	for i := begin; len(rows) > 0; i++ {
		if i == len(pages) {
			pages = append(pages, page{})
		}
		if c.wideFrom > 0 && i >= c.wideFrom && rows[0].first {
			rows, c.frame, c.wideFrom = from(c.wideRows, rows[0].block), c.wide, 0
		}
		n := s.fill(rows, bottom-top, i == begin, c.wideFrom > 0 && i+1 >= c.wideFrom)
		own := slices.Clone(rows[:n])
		stack(own, c.frame, top)
		pages[i].rows = append(pages[i].rows, own...)
		rows, top = rows[n:], s.look.margin
	}
	return pages
}

// stack places rows one under another from y on.
func stack(rows []row, f frame, y float64) {
	for i := range rows {
		r := &rows[i]
		y += gap(rows, i)
		r.frame, r.y = f, y+r.ascent
		y += r.height
	}
}

// fill returns how many rows go on a page. On the first page, under a head that leaves little, it may be none. whole
// asks for a cut between blocks.
func (s *setting) fill(rows []row, room float64, first, whole bool) int {
	if first && room < leastStart*s.height {
		return 0
	}
	n := cut(rows, room, whole)
	if first && n < len(rows) && rows[n].cost >= never && room < halfPage*s.height {
		return 0 // a heading would stand alone under the head
	}
	return n
}

// from returns the rows from a block on.
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

// cut returns how many rows go on a page of this height: where what stays empty and what the break costs are least
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
