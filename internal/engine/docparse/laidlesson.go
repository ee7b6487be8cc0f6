package docparse

import (
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/crf"
)

// The measures of a page that a tagged resume is laid out on for training, in points: those of a plain one on A4.
const (
	pageLeft, pageTop, pageEnd = 50.0, 40.0, 780.0
	pageSize, pageLeading      = 10.0, 14.0
	letterWidth                = 5.2
)

// pageLook is how a tagged resume is set on a page: how many letters a row has, and whether its headings and its name
// are larger or bold, or set like the text.
type pageLook struct {
	wrap           int
	heading, name  float64
	bold           bool
	headings, said map[string]bool
}

// lookOf draws the look of a resume's page by its name.
func lookOf(t *Tagged) pageLook {
	h := crf.Hash(t.Name)
	look := pageLook{
		wrap: 78 + int(h%5)*8, heading: pageSize, name: pageSize, bold: h>>8%2 == 0,
		headings: map[string]bool{}, said: map[string]bool{},
	}
	if h>>9%3 > 0 { // two in three
		look.heading, look.name = pageSize+float64(h>>12%4), pageSize+2+float64(h>>14%12)
	}
	for _, s := range t.Spans {
		switch letters := lettersOf(t.Text[s.From:s.To]); s.Tag {
		case "h":
			look.headings[letters] = true
		case "name":
			look.said[letters] = true
		}
	}
	return look
}

// laidLines returns the lines of a text as they stand on a page: in points, long ones broken into rows.
func laidLines(text string, look pageLook) []line {
	var out []line
	y, page := pageTop, 1
	for _, l := range textLines(text) {
		size, bold, letters := pageSize, l.bold, lettersOf(l.text())
		switch {
		case look.headings[letters]:
			size, bold = look.heading, bold || look.bold
		case look.said[letters]:
			size, bold = look.name, bold || look.bold
		}
		l.level, l.size, l.bold = 0, size, bold
		for k, row := range brokenRows(&l, look.wrap) {
			if k == 0 {
				y += pageLeading * l.above
			}
			if y += pageLeading; y > pageEnd {
				y, page = pageTop, page+1
			}
			row.page, row.top, row.bottom = page, y, y+size
			row.x0, row.x1, row.textX = pageLeft+letterWidth*row.x0, pageLeft+letterWidth*row.x1,
				pageLeft+letterWidth*row.textX
			for s := range row.segs {
				seg := &row.segs[s]
				seg.x0, seg.x1, seg.size = pageLeft+letterWidth*seg.x0, pageLeft+letterWidth*seg.x1, size
				seg.bold = seg.bold || bold
			}
			out = append(out, row)
		}
	}
	return out
}

// brokenRows breaks a line that is one span of text where a row of so many letters is full.
func brokenRows(l *line, wrap int) []line {
	if len(l.segs) != 1 || utf8.RuneCountInString(l.segs[0].text) <= wrap {
		return []line{*l}
	}
	var out []line
	row := ""
	end := func() {
		r := *l
		s := l.segs[0]
		s.text, s.x0, s.x1 = row, l.textX, l.textX+float64(utf8.RuneCountInString(row))
		r.segs, r.x1 = []segment{s}, s.x1
		if len(out) > 0 {
			r.mark, r.sign, r.above, r.x0, r.links = false, 0, 0, l.textX, nil
		}
		out = append(out, r)
	}
	for _, w := range strings.Fields(l.segs[0].text) {
		if row != "" && utf8.RuneCountInString(row)+1+utf8.RuneCountInString(w) > wrap {
			end()
			row = ""
		}
		if row != "" {
			row += " "
		}
		row += w
	}
	end()
	return out
}

// LessonOfLaid makes a lesson of a tagged resume as it would stand on a page.
func LessonOfLaid(t *Tagged, weight float64) *Lesson {
	lines := joinName(joinAddresses(formTables(laidLines(t.Text, lookOf(t)))))
	for i := range lines {
		lines[i].id = i
	}
	return lessonOf(t, outlineOf(PDF, lines), weight)
}
