package docparse

import (
	"maps"
	"slices"
	"strings"
)

// richFacts is what the parts of a Word document show of how it is made, noted while they are read.
type richFacts struct {
	layout Layout
	stream strings.Builder // the body's text in document order
	away   int             // over 0 inside what simple software leaves out: text boxes, page headers and footers
	extent float64         // area of the drawing that is being read, in square points
	filled bool            // something has a ground of its own, so that white text may stand on it
	white  []Line          // white text, hidden where nothing is filled
}

// a4 is the area of a page in square points: what pictures are measured by where the file says no other size.
const a4 = 595.0 * 842

// hide notes a span of text that is not shown.
func (f *richFacts) hide(t string) { f.layout.Hidden = appendText(f.layout.Hidden, t) }

// longestHidden is how many bytes are noted of a span of text that is not shown: enough to see what it is. None of it
// counts against the bounds of a document, and a small packed file can hold megabytes of it.
const longestHidden = 1_000

// appendText adds the beginning of a span of text.
func appendText(to []Line, t string) []Line {
	if len(to) >= maxFacts {
		return to
	}
	if len(t) > longestHidden {
		t = strings.ToValidUTF8(t[:longestHidden], "") + "…"
	}
	if t = strings.Join(strings.Fields(t), " "); t == "" || t == "…" {
		return to
	}
	return append(to, Line{Text: t})
}

// written notes what a run of text looks like to people.
func (f *richFacts) written(t string, run richStyle) {
	switch {
	case run.size > 0 && run.size <= hiddenSize:
		f.hide(t)
	case run.white == 1 && !run.shaded:
		f.white = appendText(f.white, t)
	}
}

// paragraph adds the rows of a paragraph to the text that simple software reads.
func (f *richFacts) paragraph(rows [][]segment) {
	if f.away > 0 {
		return
	}
	for _, row := range rows {
		for i, s := range row {
			if i > 0 {
				f.stream.WriteByte('\t')
			}
			f.stream.WriteString(s.text)
		}
		f.stream.WriteByte('\n')
	}
}

// picture notes a picture of so many square points, 0 where that is not known, if it is larger than an icon.
func (f *richFacts) picture(area float64) {
	if (area == 0 || area >= pictureArea) && len(f.layout.Images) < maxFacts {
		f.layout.Images = append(f.layout.Images, Image{Share: min(area/a4, 1)})
	}
}

// box notes a text box and whether its text is part of the resume.
func (f *richFacts) box(lines []line) {
	if len(lines) > 0 && len(f.layout.TextBoxes) < maxFacts {
		f.layout.TextBoxes = append(f.layout.TextBoxes, lines[0].place())
	}
}

// table notes a table that puts text side by side: one with two cells of text or more in a row.
func (f *richFacts) table(rows []richRow) {
	for _, row := range rows {
		var cells []string
		for _, c := range row.cells {
			if len(c.lines) > 0 {
				cells = append(cells, c.lines[0].text())
			}
		}
		if len(cells) < 2 {
			continue
		}
		if len(f.layout.Tables) < maxFacts {
			f.layout.Tables = append(f.layout.Tables, Line{Text: strings.Join(cells, " | ")})
		}
		return
	}
}

// furniture notes the contact data of page headers and footers that the body does not have.
func (f *richFacts) furniture(outside, body []line) {
	at := map[string]int{}
	for i := range outside {
		for _, c := range contactsIn(outside[i].text()) {
			at[c] = i
		}
	}
	for i := 0; i < len(body) && len(at) > 0; i++ {
		for _, c := range contactsIn(body[i].text()) {
			delete(at, c)
		}
	}
	for _, i := range slices.Compact(slices.Sorted(maps.Values(at))) {
		f.layout.Furniture = append(f.layout.Furniture, outside[i].place())
	}
}

// contactsIn returns the e-mail addresses and the digits of the telephone numbers in a text.
func contactsIn(t string) []string {
	out := emailShape.FindAllString(strings.ToLower(t), -1)
	for _, m := range phonesIn(t) {
		out = append(out, strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return r
			}
			return -1
		}, t[m[0]:m[1]]))
	}
	return out
}

// into adds the facts to those of the text.
func (f *richFacts) into(l *Layout) {
	l.StreamText = f.stream.String()
	l.Tables, l.TextBoxes, l.Furniture, l.Images, l.Hidden = f.layout.Tables, f.layout.TextBoxes, f.layout.Furniture,
		f.layout.Images, f.layout.Hidden
	if !f.filled {
		l.Hidden = append(l.Hidden, f.white...)
	}
}
