package docparse

import (
	"encoding/xml"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// docxFacts is what the parts of a Word document show of how it is made, noted while they are read.
type docxFacts struct {
	layout Layout
	stream strings.Builder // the body's text in document order
	away   int             // over 0 inside what simple software leaves out: text boxes, page headers and footers
	extent float64         // area of the drawing that is being read, in square points
	filled bool            // something has a ground of its own, so that white text may stand on it
	white  []Line          // white text, hidden where nothing is filled
}

// pointsPerEMU: Word measures drawings in 12,700ths of a point (ECMA-376, English Metric Units).
const pointsPerEMU = 1.0 / 12_700

// a4 is the area of a page in square points: what pictures are measured by where the file says no other size.
const a4 = 595.0 * 842

// element notes what an element inside a paragraph says of drawings.
func (f *docxFacts) element(e *xml.StartElement) {
	switch e.Name.Local {
	case "extent":
		w, _ := strconv.ParseFloat(attr(e, "cx"), 64)
		h, _ := strconv.ParseFloat(attr(e, "cy"), 64)
		f.extent = w * pointsPerEMU * h * pointsPerEMU
	case "blip", "imagedata":
		if (f.extent == 0 || f.extent >= pictureArea) && len(f.layout.Images) < maxFacts {
			f.layout.Images = append(f.layout.Images, Image{Share: min(f.extent/a4, 1)})
		}
		f.extent = 0
	case "solidFill", "gradFill", "rect", "roundrect", "shape":
		f.filled = true
	}
}

// ground notes that a paragraph or a table's cell has a ground of its own.
func (f *docxFacts) ground(e *xml.StartElement) { f.filled = f.filled || isGround(e) }

// isGround reports whether an element sets a ground that is not white.
func isGround(e *xml.StartElement) bool {
	switch e.Name.Local {
	case "highlight":
		return attr(e, "val") != "none"
	case "shd":
		fill := strings.ToLower(attr(e, "fill"))
		return attr(e, "themeFill") != "" || fill != "" && fill != "auto" && fill != "ffffff"
	}
	return false
}

// hide notes a span of text that is not shown.
func (f *docxFacts) hide(t string) { f.layout.Hidden = appendText(f.layout.Hidden, t) }

// appendText adds a span of text; spans that follow each other are one.
func appendText(to []Line, t string) []Line {
	t = strings.Join(strings.Fields(t), " ")
	if t == "" || len(to) >= maxFacts {
		return to
	}
	return append(to, Line{Text: t})
}

// written notes what a run of text looks like to people.
func (f *docxFacts) written(t string, run docxStyle) {
	switch {
	case run.size > 0 && run.size <= hiddenSize:
		f.hide(t)
	case run.white == 1 && !run.shaded:
		f.white = appendText(f.white, t)
	}
}

// paragraph adds the rows of a paragraph to the text that simple software reads.
func (f *docxFacts) paragraph(rows [][]segment) {
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

// box notes a text box and whether its text is part of the resume.
func (f *docxFacts) box(lines []line) {
	if len(lines) > 0 && len(f.layout.TextBoxes) < maxFacts {
		f.layout.TextBoxes = append(f.layout.TextBoxes, lines[0].place())
	}
}

// table notes a table that puts text side by side: one with two cells of text or more in a row.
func (f *docxFacts) table(rows []docxRow) {
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
func (f *docxFacts) furniture(outside, body []line) {
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
func (f *docxFacts) into(l *Layout) {
	l.StreamText = f.stream.String()
	l.Tables, l.TextBoxes, l.Furniture, l.Images, l.Hidden = f.layout.Tables, f.layout.TextBoxes, f.layout.Furniture,
		f.layout.Images, f.layout.Hidden
	if !f.filled {
		l.Hidden = append(l.Hidden, f.white...)
	}
}
