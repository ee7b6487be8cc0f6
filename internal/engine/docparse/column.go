package docparse

import (
	"cmp"
	"iter"
	"math"
	"slices"
)

// region is a part of a page that reads as one flow, with the lines' fragments in it.
type region struct {
	frags  []fragment
	x0, x1 float64
	column int // 0 over the whole width; 1, 2, … columns from the left
}

// regions cuts a page into flows. Columns are found from white gaps between positions, never from the file's order:
// a gap is a gutter where text stands on both sides over several lines and each side has headings of its own, so that
// dates at the right edge and headings in the margin stay with the lines they belong to. gutters are those found on
// earlier pages; they need no new proof.
func regions(frags []fragment, gutters []float64) ([]region, []float64) {
	g, ok := bestGutter(frags, gutters)
	if !ok {
		return []region{newRegion(frags, 0)}, nil
	}
	var above, left, right, below []fragment
	for _, f := range frags {
		switch {
		case f.baseline < g.top-rowSlip:
			above = append(above, f)
		case f.baseline > g.bottom+rowSlip:
			below = append(below, f)
		case f.x0 < g.x-1:
			left = append(left, f)
		default:
			right = append(right, f)
		}
	}
	var out []region
	found := []float64{g.x}
	if len(above) > 0 {
		out = append(out, newRegion(above, 0))
	}
	column := 1
	for _, side := range [][]fragment{left, right} {
		subs, more := regions(side, gutters)
		found = append(found, more...)
		for _, s := range subs {
			s.column = column
			out = append(out, s)
			if len(subs) > 1 {
				column++
			}
		}
		if len(subs) == 1 {
			column++
		}
	}
	if len(below) > 0 {
		subs, more := regions(below, gutters)
		found = append(found, more...)
		out = append(out, subs...)
	}
	return out, found
}

func newRegion(frags []fragment, column int) region {
	r := region{frags: frags, column: column, x0: math.Inf(1)}
	for _, f := range frags {
		r.x0, r.x1 = math.Min(r.x0, f.x0), math.Max(r.x1, f.x1)
	}
	return r
}

type gutter struct{ x, top, bottom float64 }

// The white strip between two columns, tuned as the bounds of white are.
const (
	gutterWidth  = 7.0 // the least white between columns, in points
	narrowGutter = 2.5 // the same where no wider one is found; letters nearer than this are of one text
	gutterLines  = 3   // the fewest lines on each side
)

// How columns are set, tuned as the bounds of white are: in points where no share is said.
const (
	rowSlip     = 0.5  // that baselines of one row differ
	sameLeft    = 1.5  // that lines of one left edge differ
	marginShare = 0.7  // of the text's size, up to which what stands in a margin may be small print of any length
	oneRank     = 1.45 // times, up to which headings of two sizes are of one rank
)

// bestGutter finds the tallest gutter of a page part.
func bestGutter(frags []fragment, known []float64) (gutter, bool) {
	byRow := slices.Clone(frags)
	slices.SortStableFunc(byRow, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
	rank := rankOf(frags)
	for _, width := range []float64{gutterWidth, narrowGutter} {
		best, height := gutter{}, 0.0
		for _, x := range leftEdgesOf(frags) {
			if width == narrowGutter && !nearlyTouched(frags, x) {
				continue
			}
			for _, run := range clearRuns(byRow, x, width) {
				for run = range shorter(run, x, rank) {
					g := gutter{x: x, top: run[0].baseline, bottom: run[len(run)-1].baseline}
					if h := g.bottom - g.top; h > height && isGutter(run, x, known, rank, &run[0] == &byRow[0]) {
						best, height = g, h
					}
				}
			}
		}
		if height > 0 {
			return best, true
		}
	}
	return gutter{}, false
}

// nearlyTouched reports whether a fragment ends right before x: only there does a narrow gutter differ from a wide one.
func nearlyTouched(frags []fragment, x float64) bool {
	return slices.ContainsFunc(frags, func(f fragment) bool {
		return f.x0 < x-1 && f.x1 > x-gutterWidth &&
			f.x1 <= x-narrowGutter
	})
}

// leftEdgesOf lists where several lines begin: only there can a right column stand.
func leftEdgesOf(frags []fragment) []float64 {
	xs := make([]float64, 0, len(frags))
	for _, f := range frags {
		xs = append(xs, f.x0)
	}
	slices.Sort(xs)
	var out []float64
	for i := 0; i < len(xs); {
		j := i
		for j < len(xs) && xs[j] < xs[i]+sameLeft {
			j++
		}
		if j-i >= 2 && i > 0 {
			out = append(out, xs[i])
		}
		i = j
	}
	return out
}

// clearRuns cuts the fragments, top to bottom, into runs in which none reaches over the white strip of
// that width left of x.
func clearRuns(byRow []fragment, x, width float64) [][]fragment {
	var out [][]fragment
	from := 0
	for i := 0; i < len(byRow); i++ {
		f := byRow[i]
		if f.x0 < x-1 && f.x1 > x-width {
			if i > from {
				out = append(out, byRow[from:i])
			}
			from = i + 1
		}
	}
	if from < len(byRow) {
		out = append(out, byRow[from:])
	}
	return out
}

// shorter returns a run, and what is left of it from the first row on in which two headings stand side by side.
func shorter(run []fragment, x float64, rank fragment) iter.Seq[[]fragment] {
	return func(yield func([]fragment) bool) {
		if !yield(run) {
			return
		}
		for i := 1; i < len(run); i++ {
			if paired(run[i:], x, rank) {
				yield(run[i:])
				return
			}
		}
	}
}

// paired reports whether the first row has a heading on either side of x: nothing but two columns sets it so.
func paired(run []fragment, x float64, rank fragment) bool {
	left, right := false, false
	for _, f := range run {
		if f.baseline > run[0].baseline+2 {
			break
		}
		is := f.kind != "" && f.size > rank.size-headingSize && alike(f, rank)
		left, right = left || is && f.x0 < x-1, right || is && f.x0 > x-1
	}
	return left && right
}

// isGutter reports whether the white strip left of x parts two columns; rank is the surest heading of the whole part,
// top says that nothing stands over the strip.
func isGutter(run []fragment, x float64, known []float64, rank fragment, top bool) bool {
	left, right, aligned := partedAt(run, x)
	if rowsOf(left) < gutterLines || rowsOf(right) < gutterLines || aligned < 2 || isMargin(left, right) {
		return false
	}
	if paired(run, x, rank) || slices.ContainsFunc(known, func(k float64) bool { return math.Abs(k-x) < 4 }) {
		return true
	}
	l, r := sideOf(left), sideOf(right)
	if !top && !opens(left) && !opens(right) || max(l.lines, r.lines) < ownLines ||
		run[len(run)-1].baseline-run[0].baseline < ownHeight {
		return false
	}
	if l.headings > 0 && r.headings > 0 {
		return alike(l.heading, r.heading)
	}
	return l.headings > 0 && r.contact > 0 && r.lines > 3 || r.headings > 0 && l.contact > 0 && l.lines > 3
}

// partedAt returns what stands on the two sides of x, and how many fragments begin there.
func partedAt(run []fragment, x float64) (left, right []fragment, aligned int) {
	for _, f := range run {
		if f.x0 < x-1 {
			left = append(left, f)
			continue
		}
		right = append(right, f)
		if f.x0 < x+sameLeft {
			aligned++
		}
	}
	return left, right, aligned
}

// A gutter that no earlier page has shown must be this tall, in lines and in points: less is a grid inside a section.
const (
	ownLines  = 8
	ownHeight = 110
)

// isMargin reports whether the left side is no column but a margin of headings, dates and short labels: each date
// stands beside a line of the right side, or there is nothing but headings and dates.
func isMargin(left, right []fragment) bool {
	heading := map[int]bool{}
	for _, h := range headsIn(left) {
		for i := h.from; i < h.to; i++ {
			heading[i] = true
		}
	}
	marginal, labels, apart := 0, 0, 0
	for i, f := range left {
		switch {
		case heading[i]:
			marginal++
		case f.mark:
			return false
		case isDateSegment(segment{text: f.text}) || i > 0 && brokenPeriod(left[i-1].text, f.text):
			marginal++
			if !slices.ContainsFunc(right, func(g fragment) bool { return math.Abs(g.baseline-f.baseline) < 2 }) {
				apart++
			}
		case len(f.words) > 3 && f.size > marginShare*right[0].size:
			return false
		default:
			labels++
		}
	}
	if apart > 0 { // a column of hardly more than headings and periods says nothing by itself, wherever its rows stand
		return labels*6 <= marginal && len(heading) >= 2 && len(heading) < marginal
	}
	return marginal >= 2 && marginal >= labels
}

// opens reports whether a column begins with one of these lines: the first or second is a heading, contact data or
// larger than the rest. A strip that opens in the middle of a text is none between columns.
func opens(frags []fragment) bool {
	for i, f := range frags {
		if f.baseline > frags[0].baseline+3*f.size {
			break
		}
		s := sideOf(frags[i : i+1])
		if s.headings+s.contact > 0 || !f.mark && f.size > frags[len(frags)-1].size+3 {
			return true
		}
	}
	return false
}

// alike reports whether two headings can be of one rank: the columns of a page share their headings' look.
func alike(a, b fragment) bool {
	return isUpper(a.text) == isUpper(b.text) && math.Max(a.size, b.size) < oneRank*math.Min(a.size, b.size)
}

// rankOf returns the surest heading of a page part: the largest of those that can name no group inside a section.
func rankOf(frags []fragment) fragment {
	var sure []fragment
	for _, f := range frags {
		if ownKind(f.kind) {
			sure = append(sure, f)
		}
	}
	return sideOf(sure).heading
}

// side sums up what stands on one side of a gutter; heading is its largest heading.
type side struct {
	headings, contact, lines int
	heading                  fragment
}

func sideOf(frags []fragment) side {
	s := side{lines: rowsOf(frags)}
	for _, f := range frags {
		if f.kind != "" {
			s.headings++
			if f.size > s.heading.size+rankSize || isUpper(f.text) && !isUpper(s.heading.text) &&
				f.size > s.heading.size-rankSize {
				s.heading = f
			}
		}
		if f.mark {
			continue
		}
		if hasMail(f.text) || len(phonesIn(f.text)) > 0 {
			s.contact++
		}
	}
	return s
}

func rowsOf(frags []fragment) int {
	n, last := 0, math.Inf(-1)
	for _, f := range frags {
		if f.baseline > last+2 {
			n++
			last = f.baseline
		}
	}
	return n
}
