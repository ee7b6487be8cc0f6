package docparse

import (
	"math"
	"slices"
)

// flow is one stream of text through the pages.
type flow struct {
	column int
	x0, x1 float64
	lines  []line
}

type flowSet struct {
	all  []*flow
	feet []line // of the pages, apart from the text
}

// add puts a region of a page into the flow that it goes on, or begins a new one.
func (s *flowSet) add(r region, page int, links []pdfLink) {
	f := s.find(r, page)
	f.lines = append(f.lines, regionLines(r, page, links)...)
	f.x0, f.x1 = math.Min(f.x0, r.x0), math.Max(f.x1, r.x1)
}

// find returns the flow that a region goes on: on the first page none; later the one that begins nearest to it. A
// column that no earlier page has had begins its own.
func (s *flowSet) find(r region, page int) *flow {
	var best *flow
	distance := math.Inf(1)
	if page > 1 {
		best, distance = s.nearest(r)
	}
	if best == nil || r.column > 1 && distance > newColumn {
		best = &flow{column: r.column, x0: r.x0, x1: r.x1}
		s.all = append(s.all, best)
	}
	return best
}

// newColumn is how far, in points, a column must stand from those of the pages before to be another one.
const newColumn = 60

// Shares of a column's width, tuned as the bounds of white are.
const (
	mainColumn   = 0.3  // by which a wide column is nearer to a page without columns
	narrowColumn = 0.75 // of the next column, under which one is read after it
)

func (s *flowSet) nearest(r region) (best *flow, distance float64) {
	distance = math.Inf(1)
	for _, f := range s.all {
		if r.column == 0 && f.column == 0 && len(s.all) > 1 && s.hasColumns() {
			continue
		}
		d := math.Abs(f.x0 - r.x0)
		if r.column == 0 && s.hasColumns() { // a page without columns goes on with the main one
			d -= mainColumn * (f.x1 - f.x0)
		}
		if d < distance {
			best, distance = f, d
		}
	}
	return best, distance
}

func (s *flowSet) hasColumns() bool {
	for _, f := range s.all {
		if f.column > 0 {
			return true
		}
	}
	return false
}

// lines returns all flows one after the other; a wide column comes before a narrow one that stands left of it.
func (s *flowSet) lines() []line {
	order := slices.Clone(s.all)
	for i := 0; i+1 < len(order); i++ {
		a, b := order[i], order[i+1]
		if a.column > 0 && b.column > a.column && (a.x1-a.x0) < narrowColumn*(b.x1-b.x0) {
			order[i], order[i+1] = b, a
			i++
		}
	}
	var out []line
	for k, f := range order {
		for _, l := range f.lines {
			l.stream = k
			out = append(out, l)
		}
	}
	for _, l := range s.feet {
		l.stream = len(order)
		out = append(out, l)
	}
	return out
}
