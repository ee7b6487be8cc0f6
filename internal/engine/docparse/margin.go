package docparse

import (
	"math"
	"strings"
	"unicode/utf8"
)

// splitAligned cuts a line where one of its words stands, behind a gap, exactly where several other lines begin: text
// beside a margin column whose gap is too narrow to show by itself.
func splitAligned(lines []line) []line {
	begins := map[int]int{}
	for _, l := range lines {
		begins[int(math.Round(l.x0))]++
	}
	for i, l := range lines {
		var segs []segment
		for _, s := range l.segs {
			var at []int
			for k := 1; k < len(s.words); k++ {
				x := int(math.Round(s.words[k].x0))
				if s.words[k].x0-s.words[k-1].x1 > columnSpace*s.size && begins[x]+begins[x-1]+begins[x+1] >= 3 &&
					math.Abs(s.words[k].x0-l.x0) > 8 {
					at = append(at, k)
				}
			}
			segs = append(segs, s.cutAt(at...)...)
		}
		lines[i].segs = segs
	}
	return lines
}

// joinMargin puts together what a narrow column at the left breaks over several lines: a period ("03/2023 –" beside a
// title, "Present" beside the line below), a heading ("EDUCATION AND" above "TRAINING").
func joinMargin(lines []line) []line {
	var out []line
	body := textSize(lines)
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		for i+1 < len(lines) && goesOnInMargin(&l, &lines[i+1], body) {
			n := lines[i+1]
			l.segs = append([]segment{}, l.segs...)
			l.segs[0].text, l.segs[0].words = l.segs[0].text+" "+n.segs[0].text, nil
			if len(n.segs) > 1 {
				lines[i+1] = n.from(1)
				break
			}
			i++
		}
		out = append(out, l)
	}
	return out
}

// columnSpace is the gap, in font sizes, from which on what stands behind it can be another column, tuned as the bounds
// of white.
const columnSpace = 0.5

// goesOnInMargin reports whether the first piece of line n goes on the first piece of line l above it; body is the size
// of the text around them.
func goesOnInMargin(l, n *line, body float64) bool {
	head, tail := l.segs[0], n.segs[0]
	beside := len(l.segs) > 1 && tail.x1 <= l.segs[1].x0-2 && (len(n.segs) == 1 || n.segs[1].x0 >= l.segs[1].x0-3)
	switch {
	case beside && brokenPeriod(head.text, tail.text):
		return true
	case n.above > headWhite || !beside && len(l.segs)+len(n.segs) > 2 || head.bold != tail.bold ||
		math.Abs(head.size-tail.size) > sameSize:
		return false
	}
	set := beside || head.bold || head.size > body+headingSize || isUpper(head.text) && isUpper(tail.text)
	return set && brokenHeading(head.text, tail.text)
}

// brokenPeriod reports whether two texts are the halves of one period: the first ends in a dash, the second goes on
// with a word for "to", or the first is no period by itself.
func brokenPeriod(head, tail string) bool {
	if !isPeriod(head + " " + tail) {
		return false
	}
	r, _ := utf8.DecodeLastRuneInString(head)
	first, _, _ := strings.Cut(fold(tail), " ")
	return isDash(string(r)) || isDash(first) || rangeWords[first] || !isPeriod(head)
}

// isPeriod reports whether a text is one period and nothing else.
func isPeriod(s string) bool {
	ds := findDates(s)
	return len(ds) == 1 && ds[0].isRange && strings.TrimSpace(cut(s, ds)) == "\x00"
}

// brokenHeading reports whether two texts are one heading, and the first is no whole one of another kind by itself.
func brokenHeading(head, tail string) bool {
	kind := headingKind(head + " " + tail)
	if kind == "" {
		return false
	}
	if last := lastWord(head); headingAnds[last] || last == "&" {
		return true
	}
	own := headingKind(head)
	return own == "" || own == kind && headingKind(tail) == kind
}

// from returns the line without its first n segments.
func (l line) from(n int) line {
	l.segs = l.segs[n:]
	s := l.segs[0]
	l.x0, l.textX, l.size, l.bold, l.italic, l.mark = s.x0, s.x0, s.size, s.bold, s.italic, s.mark
	if len(l.segs) > 1 && s.mark && s.text == "" {
		return l.from(1)
	}
	return l
}

// splitMargin parts headings that stand in the margin from the line that they stand beside.
func splitMargin(lines []line) []line {
	var out []line
	for _, l := range lines {
		if len(l.segs) > 1 && !l.mark && headingKind(l.segs[0].text) != "" && inMargin(lines, l.segs[1].x0) {
			head, rest := l, l
			head.segs, head.x1 = l.segs[:1], l.segs[0].x1
			rest = rest.from(1)
			rest.above = 1
			head.above, head.links = max(l.above, 1), nil
			out = append(out, head, rest)
			continue
		}
		out = append(out, l)
	}
	return out
}

// inMargin reports whether hardly a line but headings and dates begins left of x.
func inMargin(lines []line, x float64) bool {
	left := 0
	for _, l := range lines {
		if l.x0 < x-3 && headingKind(l.segs[0].text) == "" && (len(l.segs) == 1 || !isDateSegment(l.segs[0])) {
			left++
		}
	}
	return left*5 <= len(lines)
}
