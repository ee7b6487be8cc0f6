package docparse

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// richPara collects one paragraph.
type richPara struct {
	room  *richBudget
	style richStyle
	rows  [][]segment // one a line break
	links []string
	boxes [][]line // text boxes anchored in it
	chars int
	bold  int
	ital  int
	size  float64
	field string // the code of a field that has begun

	trails bool // ends in white space, for flowing
}

func (w *richWriter) newPara(style richStyle) *richPara {
	return &richPara{room: w.room, style: style, rows: [][]segment{{{}}}}
}

// empty reports whether the paragraph holds nothing, not even a space that keeps it open.
func (p *richPara) empty() bool {
	return len(p.rows) == 1 && len(p.rows[0]) == 1 && strings.TrimFunc(p.rows[0][0].text, collapses) == "" &&
		len(p.boxes) == 0
}

// spaced writes a text in which white space stands as it is.
func (p *richPara) spaced(t string, run richStyle) {
	for i, part := range strings.Split(t, "\t") {
		if p.room.take(0, 0); p.room.spent() {
			return
		}
		if i > 0 {
			p.tab()
		}
		p.write(part, run)
	}
}

// flowing writes a text in which white space of any length is one space, and none at the start of a row.
func (p *richPara) flowing(t string, run richStyle) {
	words := strings.FieldsFunc(t, collapses)
	first, _ := utf8.DecodeRuneInString(t)
	last, _ := utf8.DecodeLastRuneInString(t)
	text := strings.Join(words, " ")
	row := p.rows[len(p.rows)-1]
	starts := len(row) == 1 && row[0].text == ""
	if collapses(first) && !p.trails && !starts {
		text = " " + text
	}
	if len(words) > 0 {
		p.trails = false
	}
	if collapses(last) && len(words) > 0 {
		text += " "
	}
	p.trails = p.trails || collapses(last) && text != ""
	if text != "" {
		p.write(text, run)
	}
}

// collapses reports whether white space runs together: that which no break may split stays as it is.
func collapses(r rune) bool { return r == ' ' || r == '\t' || r == '\n' || r == '\r' || r == '\f' }

func (p *richPara) write(t string, run richStyle) {
	if strings.IndexFunc(t, unicode.IsControl) >= 0 {
		t = strings.Map(withoutControls, t)
	}
	if run.hidden || t == "" {
		p.room.facts.hide(t)
		return
	}
	row := &p.rows[len(p.rows)-1]
	seg := &(*row)[len(*row)-1]
	if p.room.take(len(t), len(seg.text)+len(t)); p.room.spent() {
		return
	}
	p.room.facts.written(t, run)
	seg.text += t
	n := len(strings.TrimSpace(t))
	if n == 0 {
		return
	}
	if seg.size == 0 {
		seg.size, seg.bold, seg.italic, seg.caps = run.size, run.bold == 1, run.italic == 1, run.caps == 1
	}
	p.chars += n
	if run.bold == 1 {
		p.bold += n
	}
	if run.italic == 1 {
		p.ital += n
	}
	p.size = max(p.size, run.size)
}

// withoutControls leaves out the control characters that are no white space.
func withoutControls(r rune) rune {
	switch {
	case unicode.IsSpace(r):
		return plainSpace(r)
	case unicode.IsControl(r):
		return -1
	}
	return r
}

func (p *richPara) tab() {
	row := &p.rows[len(p.rows)-1]
	*row = append(*row, segment{})
}

func (p *richPara) newRow() { p.trails, p.rows = false, append(p.rows, []segment{{}}) }

// linksTo takes the address out of the code of a field that is a link: HYPERLINK "https://example.org".
func (p *richPara) linksTo(code string) {
	rest, ok := strings.CutPrefix(strings.TrimSpace(code), "HYPERLINK")
	if parts := strings.Split(rest, `"`); ok && len(parts) > 2 && strings.Contains(parts[1], ":") {
		p.links = append(p.links, parts[1])
	}
}

// emit turns a paragraph into lines: one for each of its rows, but a point of a list, which is one whatever its rows.
func (w *richWriter) emit(p *richPara) {
	w.room.facts.paragraph(p.rows)
	if p.style.list == 1 && p.style.level <= 0 {
		p.rows = [][]segment{pointOf(p.rows)}
	}
	w.gap = max(w.gap, p.style.before)
	written := false
	for _, row := range p.rows {
		l := line{solid: true, bottom: 1, stream: w.stream, level: max(p.style.level, 0)}
		if p.style.list == 1 && l.level == 0 {
			l.mark, l.sign = true, p.style.number
		}
		for _, s := range row {
			l.take(s)
		}
		if len(l.segs) == 0 {
			w.bullet = l.mark
			if len(p.rows) > 1 {
				w.blank++
			}
			continue
		}
		l.bold, l.italic, l.size = l.segs[0].bold, l.segs[0].italic, l.segs[0].size
		l.above, w.blank = w.blank+w.gap/(usualPitch*max(l.size, 6)), 0
		w.gap = 0
		for i := range l.segs {
			l.segs[i].ruled = p.style.ruled == 1
		}
		if !written {
			l.links = p.links
		}
		written = true
		w.out = append(w.out, l)
	}
	for _, box := range p.boxes {
		w.box(box)
	}
	switch {
	case written:
		w.gap = p.style.after
	case len(p.boxes) == 0:
		w.blank++
	}
}

// box places a text box. One with headings is a margin of the page: it is read before a document that it opens, and
// else behind it, so that it parts no section. Any other belongs where it is anchored.
func (w *richWriter) box(lines []line) {
	switch {
	case !slices.ContainsFunc(lines, isHeading):
		w.out = append(w.out, lines...)
	case len(w.out) == 0 && !w.inner:
		w.flow(&w.out, lines)
		w.streams++
		w.stream = w.streams
	default:
		*w.margins = append(*w.margins, lines)
	}
}

// flow adds lines to out as a flow of their own.
func (w *richWriter) flow(out *[]line, lines []line) {
	w.streams++
	for _, l := range lines {
		if l.stream == w.stream {
			l.stream = w.streams
		}
		*out = append(*out, l)
	}
}

func isHeading(l line) bool {
	kind := knownHeading(&para{line: l, rows: 1})
	return kind != "" && kind != sectionPreamble && len(l.segs) > 0
}

// take adds a span between tabs to a line, cut where it is set apart by spaces, without its bullet.
func (l *line) take(s segment) {
	for _, part := range splitGaps(strings.Map(plainSpace, s.text)) {
		c := s
		c.text = strings.Join(strings.Fields(part.text), " ")
		if len(l.segs) == 0 && !l.mark {
			sign, _ := utf8.DecodeRuneInString(c.text)
			if c.text, l.mark = cutMark(c.text); l.mark {
				l.sign = sign
			}
		}
		if c.text == "" {
			continue
		}
		c.x0 = float64(len(l.segs) * 40)
		c.x1 = c.x0 + float64(utf8.RuneCountInString(c.text))
		l.segs = append(l.segs, c)
		l.x1 = c.x1
	}
}

func plainSpace(r rune) rune {
	if unicode.IsSpace(r) {
		return ' '
	}
	return r
}

// pointOf joins the rows of a point of a list.
func pointOf(rows [][]segment) []segment {
	var out []segment
	for _, row := range rows {
		if n := len(out); n > 0 && len(row) > 0 {
			out[n-1].text += " " + row[0].text
			row = row[1:]
		}
		out = append(out, row...)
	}
	return out
}
