package docparse

import (
	"math"
	"slices"
	"strings"
)

// levelStarts returns the lines that the file's own structure marks as entries.
func levelStarts(paras []*para) []int {
	var out []int
	level := 0
	for _, p := range paras {
		if p.level > 0 && (level == 0 || p.level < level) {
			level = p.level
		}
	}
	if level == 0 {
		return nil
	}
	for i, p := range paras {
		if p.level == level {
			out = append(out, i)
		}
	}
	if out[0] > 0 && len(out) == 1 && len(paras) > 3 {
		return nil
	}
	return out
}

// anchoredStarts finds where entries begin from their dates. Between two dates the next entry begins after the body
// of the one before; where both heads touch, the distance of the first date from its entry's first line decides.
func anchoredStarts(paras []*para, body []bool) []int {
	var anchors []int
	ranges := false
	for i, p := range paras {
		if d, ok := period(p.dates()); ok && !body[i] {
			ranges = ranges || d.isRange
			anchors = append(anchors, i)
		}
	}
	if len(anchors) == 0 {
		return nil
	}
	kept := anchors[:0:0]
	for _, a := range anchors { // a year inside a title is no entry of its own
		d, _ := period(paras[a].dates())
		beside := ranges && adjacentAnchor(paras, anchors, a)
		if d.isRange || endsWithDate(paras[a].text(), d) && !beside {
			kept = append(kept, a)
		}
	}
	if anchors = kept; len(anchors) == 0 {
		return nil
	}
	first := headStart(body, anchors[0], -1)
	depth := anchors[0] - first
	starts := []int{first}
	for k := 1; k < len(anchors); k++ {
		s := nextStart(paras, body, anchors[k-1], anchors[k], depth, paras[first])
		if s == anchors[k-1]+1 && s < anchors[k] && barePlace(paras[s]) && !barePlace(paras[first]) {
			s++ // the place under the date of the entry above
		}
		starts = append(starts, s)
	}
	return starts
}

// barePlace reports whether a line is a place and nothing else.
func barePlace(p *para) bool {
	t := p.text()
	return len(p.segs) == 1 && len(p.dates()) == 0 && placeScore(t) >= 2 && titleScore(t) <= 0 && orgScore(t) < 1
}

// withUndated adds the entries without a date: lines set apart from what stands above them that look like the first
// one.
func withUndated(paras []*para, body []bool, starts []int) []int {
	model := paras[starts[0]]
	out := []int{}
	for i := range paras {
		if slices.Contains(starts, i) {
			out = append(out, i)
			continue
		}
		p := paras[i]
		apart := p.above >= headWhite && p.page > 0 && p.bold || p.above >= 1 && p.page == 0
		if i > starts[0] && !body[i] && apart && sameLook(p, model) &&
			!slices.ContainsFunc(starts, func(s int) bool { return s > i && s <= i+1 }) {
			out = append(out, i)
		}
	}
	return out
}

// adjacentAnchor reports whether a line with little but a single date ("Graduated 2016") stands right beside one with a
// period.
func adjacentAnchor(paras []*para, anchors []int, a int) bool {
	if len(strings.Fields(cut(paras[a].text(), paras[a].dates()))) > 3 {
		return false
	}
	for _, b := range anchors {
		if b == a-1 || b == a+1 {
			if d, ok := period(paras[b].dates()); ok && d.isRange {
				return true
			}
		}
	}
	return false
}

// headStart walks up from a date to the first line of its head.
func headStart(body []bool, anchor, floor int) int {
	s := anchor
	for s-1 > floor && !body[s-1] && anchor-s < 4 {
		s--
	}
	return s
}

// nextStart finds the first line of the head around the date at b, which follows the entry dated at a.
func nextStart(paras []*para, body []bool, a, b, depth int, model *para) int {
	top := headStart(body, b, a)
	if s := afterGap(paras, max(top, a+1), b, depth); s > 0 {
		return s
	}
	if top > a+1 && body[top-1] || top == b {
		return startBelowBody(paras, top, b, depth, model)
	}
	return startBelowHead(paras, a, b, depth, model)
}

// startBelowBody finds the first line of a head where a body stands above it: the head is the run of lines from top,
// less those that do not look like a first line.
func startBelowBody(paras []*para, top, b, depth int, model *para) int {
	if b-top <= depth {
		return top
	}
	if s := setAs(paras, top, b, depth+2, model); s > 0 {
		return s
	}
	if sameLook(paras[b-depth], model) {
		return b - depth
	}
	for s := top; s <= b; s++ {
		if sameLook(paras[s], model) && b-s <= depth+1 {
			return s
		}
	}
	return max(top, b-depth)
}

// startBelowHead finds the first line of a head that touches the one dated at a: a look shared with the very first
// line, an empty line, or the first entry's depth decides.
func startBelowHead(paras []*para, a, b, depth int, model *para) int {
	if s := setAs(paras, a+1, b, depth+2, model); s > 0 {
		return s
	}
	for s := a + 1; s <= b; s++ {
		if sameLook(paras[s], model) && !sameLook(paras[min(s+1, len(paras)-1)], model) && b-s <= depth+1 {
			return s
		}
	}
	widest, at := 0.0, -1
	for s := a + 1; s <= b; s++ {
		if paras[s].above > widest+widerWhite && paras[s].page == paras[a].page {
			widest, at = paras[s].above, s
		}
	}
	if at > 0 && widest >= halfWhite && b-at <= depth+1 {
		return at
	}
	return max(a+1, b-depth)
}

// afterGap finds the first line behind an empty one among the lines top to b, where the head above the date at b can
// begin: as far above the date as the first entry's head does, give or take a line. It gives 0 where there is none.
func afterGap(paras []*para, top, b, depth int) int {
	best := 0
	for s := top; s <= b; s++ {
		off := b - s - depth
		if paras[s].page > 0 || paras[s].above < 1 || off > 1 || off < -1 {
			continue
		}
		if best == 0 || off*off < (b-best-depth)*(b-best-depth) {
			best = s
		}
	}
	return best
}

// setAs returns the one line from a to b that is set as model is and larger than the lines around it, at most depth
// above b: employers stand so over their posts. It gives 0 where no line or several are.
func setAs(paras []*para, a, b, depth int, model *para) int {
	at := 0
	for s := a; s <= b; s++ {
		p := paras[s]
		switch {
		case !sameLook(p, model) || math.Abs(p.size-model.size) > sizeNoise:
		case at > 0 || b-s > depth || s == b || paras[s+1].size > p.size-largerSize:
			return 0
		default:
			at = s
		}
	}
	return at
}

func sameLook(p, model *para) bool {
	a, b := p.look(), model.look()
	return a.bold == b.bold && a.caps == b.caps && a.size > b.size-sameSize && a.size < b.size+sameSize &&
		p.segs[0].italic == model.segs[0].italic
}

// plainStarts finds entries in a section without dates.
func plainStarts(paras []*para, body []bool) []int {
	if len(paras) == 0 {
		return nil
	}
	starts := []int{0}
	for i := 1; i < len(paras); i++ {
		if body[i] {
			continue
		}
		p := paras[i]
		switch {
		case body[i-1], p.above >= entryWhite:
			starts = append(starts, i)
		case sameLook(p, paras[0]) && !sameLook(paras[i-1], paras[0]) &&
			(p.bold || p.size > paras[i-1].size+largerSize):
			starts = append(starts, i)
		}
	}
	return starts
}
