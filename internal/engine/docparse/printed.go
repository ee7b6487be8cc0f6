package docparse

import "unicode/utf8"

// fewestMarkedHeadings is how many lines of a page have to be headings of Markdown before it counts as a print of it.
const fewestMarkedHeadings = 2

// withoutPrintedMarks takes the marks of Markdown off the lines of pages that show its source.
func withoutPrintedMarks(lines []line) []line {
	n := 0
	for i := range lines {
		if _, level := atxHeading(lines[i].text()); level > 0 {
			n++
		}
	}
	if n < fewestMarkedHeadings {
		return lines
	}
	out := make([]line, 0, len(lines))
	for _, l := range lines {
		if rule(l.text()) > 0 || tableRule(l.text()) {
			continue
		}
		var segs []segment
		for k, s := range cellsOf(l.segs) {
			text := s.text
			if k == 0 {
				rest, level := atxHeading(text)
				if level > 0 {
					text, l.level, l.solid = rest, level, true
				}
			}
			text, links := withoutLinks(text)
			text, bold, italic := emphasised(text)
			if text == "" {
				continue
			}
			l.links = append(l.links[:len(l.links):len(l.links)], links...)
			if text != s.text {
				s.text, s.words = text, nil
			}
			s.bold, s.italic = s.bold || bold, s.italic || italic
			segs = append(segs, s)
		}
		if len(segs) > 0 {
			l.segs = segs
			l.bold, l.italic = segs[0].bold, segs[0].italic
			out = append(out, l)
		}
	}
	return out
}

// cellsOf parts the cells of a table's row that stands in one segment: "| Name | Ann Lee |".
func cellsOf(segs []segment) []segment {
	if len(segs) != 1 || tableCells(segs[0].text) == segs[0].text {
		return segs
	}
	s := segs[0]
	parts := splitGaps(tableCells(s.text))
	out := make([]segment, len(parts))
	wide := (s.x1 - s.x0) / float64(max(1, utf8.RuneCountInString(s.text)))
	for i, p := range parts {
		out[i] = s
		out[i].text, out[i].words = p.text, nil
		out[i].x0 = s.x0 + wide*float64(p.at)
		out[i].x1 = out[i].x0 + wide*float64(utf8.RuneCountInString(p.text))
	}
	return out
}
