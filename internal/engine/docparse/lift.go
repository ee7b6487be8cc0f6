package docparse

import (
	"cmp"
	"math"
	"slices"
)

// liftMargin sets each heading that stands in a margin, beside its section, over the section's first row, whatever
// their baselines are, and puts together a heading that the margin breaks over several rows.
func liftMargin(frags []fragment) []fragment {
	byRow := slices.Clone(frags)
	slices.SortStableFunc(byRow, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
	for _, x := range leftEdgesOf(frags) {
		for _, run := range clearRuns(byRow, x, gutterWidth) {
			if liftRun(run, x) {
				byRow = slices.DeleteFunc(byRow, func(f fragment) bool { return f.text == "" })
				slices.SortStableFunc(byRow, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
				return byRow
			}
		}
	}
	return frags
}

// liftRun does so for the fragments of a clear run, where what stands left of x is a margin with several headings. The
// pieces that went into another are left without text.
func liftRun(run []fragment, x float64) bool {
	var margin []*fragment
	var left, right []fragment
	for i := range run {
		if f := &run[i]; f.x0 < x-1 {
			margin, left = append(margin, f), append(left, *f)
		} else {
			right = append(right, *f)
		}
	}
	if len(left) < 2 || len(right) < 2*len(left) {
		return false
	}
	heads := headsIn(left)
	if len(heads) < 2 || !isMargin(left, right) {
		return false
	}
	settleDates(margin, heads, right)
	for _, h := range heads {
		f := margin[h.from]
		at := slices.IndexFunc(right, func(g fragment) bool { return g.baseline > f.baseline-headReach*f.size })
		if at < 0 {
			continue
		}
		for k := h.from + 1; k < h.to; k++ {
			f.text, f.words, f.x1 = f.text+" "+margin[k].text, nil, math.Max(f.x1, margin[k].x1)
			margin[k].text = ""
		}
		f.kind = f.heads()
		f.baseline = right[at].baseline - overRow*math.Max(f.size, right[at].size)
	}
	return true
}

// settleDates sets each period of a margin that stands beside no row of what it dates upon the row that it belongs to:
// below a heading the heading's first row, else the nearest.
func settleDates(margin []*fragment, heads []span, right []fragment) {
	head := map[int]*fragment{} // by the piece behind it
	for _, h := range heads {
		head[h.to] = margin[h.from]
	}
	for i, f := range margin {
		if !isDateSegment(segment{text: f.text}) {
			continue
		}
		at := nearest(right, f.baseline)
		if math.Abs(right[at].baseline-f.baseline) < 2 {
			continue
		}
		if h := head[i]; h != nil && f.baseline-h.baseline < 3*f.size {
			at = nearest(right, h.baseline)
		}
		if math.Abs(right[at].baseline-f.baseline) < 3*f.size {
			f.baseline = right[at].baseline
		}
	}
}

// nearest returns the fragment whose baseline is nearest to y.
func nearest(frags []fragment, y float64) int {
	best := 0
	for i := range frags {
		if math.Abs(frags[i].baseline-y) < math.Abs(frags[best].baseline-y) {
			best = i
		}
	}
	return best
}

// span is a run of fragments from from, up to but without to.
type span struct{ from, to int }

// headsIn finds the headings among the fragments of a margin, each of one to three rows.
func headsIn(left []fragment) []span {
	var out []span
	for i := 0; i < len(left); i++ {
		n := 0
		text := ""
		for k := i; k < min(i+3, len(left)) && (k == i || nextRow(left[k-1], left[k])); k++ {
			if text += " " + left[k].text; headingKind(text) != "" &&
				(n == 0 || left[k].kind == "" || left[k].kind == left[i].kind) {
				n = k - i + 1
			}
		}
		if n > 0 && startsUpper(cutOrdinal(left[i].text)) && !left[i].mark {
			out = append(out, span{i, i + n})
			i += n - 1
		}
	}
	return out
}

// Distances of baselines, in font sizes, tuned as the bounds of white are.
const (
	nextBaseline = 1.7 // of two rows of one text
	headReach    = 1.2 // that the row which a heading in the margin stands beside may lie above it
	overRow      = 0.7 // that a heading is lifted above that row, so that it is read first
)

// nextRow reports whether b stands right below a and is set alike.
func nextRow(a, b fragment) bool {
	d := b.baseline - a.baseline
	return d > 0 && d < nextBaseline*a.size && a.bold == b.bold && math.Abs(a.size-b.size) < sameSize
}
