package docparse

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// richWriter collects the lines of a document of formatted text: DOCX, ODT, RTF or HTML.
type richWriter struct {
	out     []line
	stream  int
	streams int
	blank   float64
	gap     float64     // the space that the last paragraph asks for below itself, in points
	room    *richBudget // shared by all parts and text boxes

	margins *[][]line // text boxes that are read behind the part
	inner   bool      // collects a cell or a text box
	bullet  bool      // the last line was a bullet without words
}

func newRichWriter() *richWriter {
	w := &richWriter{room: newRichBudget()}
	w.begin()
	return w
}

// begin starts a part of the document: its body, a page header, its notes.
func (w *richWriter) begin() { w.out, w.blank, w.gap, w.margins = nil, 1, 0, new([][]line) }

// end returns the lines of the part that begin started.
func (w *richWriter) end() []line {
	for _, m := range *w.margins {
		w.flow(&w.out, m)
	}
	return w.out
}

// inside returns a writer for what stands in a cell or a text box, in a flow of its own.
func (w *richWriter) inside() *richWriter {
	return &richWriter{
		stream: w.stream, streams: w.streams, blank: 1, room: w.room, margins: w.margins, inner: true,
	}
}

// finished puts the parts of a document together: page headers, the body, page footers, notes.
func (w *richWriter) finished(heads, body, feet, notes []line) ([]line, error) {
	for i := range heads { // a page header belongs to the flow that the body begins with
		heads[i].stream = 0
	}
	for i := range feet { // a footer is a flow of its own: it goes on with no section
		feet[i].stream = w.streams + 1
	}
	lines := slices.Concat(heads, body, feet, notes)
	if w.room.spent() || len(lines) > maxTextLines {
		return nil, errTooLong
	}
	w.room.facts.furniture(slices.Concat(heads, feet), body)
	lines = withoutPageNumbers(lines)
	relativeGaps(lines)
	headingSigns(lines)
	return lines, nil
}

// richBudget is what one document may still bring. A resume is far below it; a file made to fill memory is not.
type richBudget struct {
	pieces, bytes int
	facts         richFacts
}

func newRichBudget() *richBudget { return &richBudget{pieces: 100_000, bytes: maxText} }

// take spends room for one piece of text that makes a line of so many bytes.
func (r *richBudget) take(bytes, line int) {
	r.pieces--
	r.bytes -= bytes
	if line > maxLine {
		r.bytes = -1
	}
}

func (r *richBudget) spent() bool { return r.pieces < 0 || r.bytes < 0 }

// richResult reads the lines of a document of formatted text.
func richResult(format Format, lines []line, facts *richFacts) *Result {
	res := guardedBuild(format, lines, build)
	facts.into(&res.Layout)
	return res
}

// aside marks lines as notes: what they say hangs on a word elsewhere, so they end in no field.
func aside(lines []line) []line {
	for i := range lines {
		lines[i].aside = true
	}
	return lines
}

// once keeps each line of some page headers or footers once: that of the first page often says what the others say.
func once(lines []line) []line {
	seen := map[string]bool{}
	return slices.DeleteFunc(lines, func(l line) bool {
		t := l.text()
		defer func() { seen[t] = true }()
		return seen[t]
	})
}

// pointsPer are the units of lengths in ODT and HTML, in points. An em is that of the usual text.
var pointsPer = map[string]float64{
	"pt": 1, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "pc": 12, "px": 0.75, "em": usualSize, "rem": usualSize,
}

// usualSize is the size of text in points where a file says none, as in browsers.
const usualSize = 12

// points returns a length such as "0.5in" in points.
func points(s string) (float64, bool) {
	s = strings.ToLower(strings.TrimSpace(s))
	unit := strings.TrimLeft(s, "+-.0123456789")
	n, err := strconv.ParseFloat(strings.TrimSuffix(s, unit), 64)
	if err != nil || n < -maxLength || n > maxLength {
		return 0, false
	}
	per, ok := pointsPer[unit]
	return n * per, ok || n == 0
}

// maxLength bounds the number of a length: no page is longer.
const maxLength = 100_000

// relativeGaps leaves of the space over each line what it has more than most lines have: only that sets lines apart.
func relativeGaps(lines []line) {
	count := map[float64]int{}
	usual := 0.0
	for i := range lines {
		g := lines[i].above
		if count[g]++; count[g] > count[usual] || count[g] == count[usual] && g < usual {
			usual = g
		}
	}
	if usual >= 1 { // empty paragraphs everywhere still part what they part
		return
	}
	for i := range lines {
		lines[i].above = max(0, lines[i].above-usual)
	}
}

func withoutPageNumbers(lines []line) []line {
	out := lines[:0]
	for _, l := range lines {
		if t := l.text(); pageNumber(t) && utf8.RuneCountInString(t) < 16 && len(findDates(t)) == 0 {
			continue
		}
		out = append(out, l)
	}
	return out
}
