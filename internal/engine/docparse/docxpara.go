package docparse

import (
	"encoding/xml"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// docxPara collects one paragraph.
type docxPara struct {
	room  *docxBudget
	style docxStyle
	rows  [][]segment // one a line break
	links []string
	boxes [][]line // text boxes anchored in it
	chars int
	bold  int
	ital  int
	size  float64
	field string // the code of a field that has begun
}

func (p *docxPara) write(t string, run docxStyle) {
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

func (p *docxPara) tab() {
	row := &p.rows[len(p.rows)-1]
	*row = append(*row, segment{})
}

func (p *docxPara) newRow() { p.rows = append(p.rows, []segment{{}}) }

func (w *docxReader) paragraph(s *xmlStream) error {
	p := &docxPara{room: w.room, style: w.styles.resolve(""), rows: [][]segment{{{}}}}
	if err := w.inline(s, p, p.style); err != nil {
		return err
	}
	w.emit(p)
	return nil
}

// inline reads what a paragraph or run holds.
func (w *docxReader) inline(s *xmlStream, p *docxPara, run docxStyle) error {
	return s.children(func(e *xml.StartElement) error {
		if w.room.take(0, 0); w.room.spent() {
			return errTooLong
		}
		w.room.facts.element(e)
		switch e.Name.Local {
		case "pPr":
			return w.paragraphProperties(s, p, &run)
		case "rPr":
			return w.runProperties(s, &run)
		case "r", "ins", "smartTag", "sdt", "sdtContent", "AlternateContent", "Choice", "drawing", "pict", "moveTo",
			"customXml", "dir", "bdo":
			return w.inline(s, p, run)
		case "fldSimple":
			p.linksTo(attr(e, "instr"))
			return w.inline(s, p, run)
		case "instrText":
			return p.fieldCode(s)
		case "hyperlink":
			if r := w.rels[attr(e, "id")]; r.external {
				p.links = append(p.links, r.target)
			}
			return w.inline(s, p, run)
		case "t":
			return s.children(func(*xml.StartElement) error { return s.discard() }, func(b []byte) {
				for i, part := range strings.Split(string(b), "\t") {
					if i > 0 {
						p.tab()
					}
					p.write(part, run)
				}
			})
		case "tab", "ptab":
			p.tab()
		case "br", "cr":
			if attr(e, "type") != "page" && attr(e, "type") != "column" {
				p.newRow()
			}
		case "noBreakHyphen":
			p.write("-", run)
		case "sym":
			p.write("•", run)
		case "txbxContent":
			return w.textBox(s, p)
		}
		if skipped[fold(e.Name.Local)] {
			return s.discard()
		}
		return w.inline(s, p, run)
	}, nil)
}

// fieldCode reads the instruction of a field, which may be a link.
func (p *docxPara) fieldCode(s *xmlStream) error {
	p.field = ""
	err := s.children(func(*xml.StartElement) error { return s.discard() },
		func(b []byte) { p.field += string(b) })
	p.linksTo(p.field)
	return err
}

// textBox reads the text box of a paragraph, in a flow of its own.
func (w *docxReader) textBox(s *xmlStream, p *docxPara) error {
	inner := w.inside()
	w.room.facts.away++
	err := inner.blocks(s)
	w.room.facts.away--
	if err != nil {
		return err
	}
	w.room.facts.box(inner.out)
	w.streams = inner.streams
	p.boxes = append(p.boxes, inner.out)
	return nil
}

func (w *docxReader) paragraphProperties(s *xmlStream, p *docxPara, run *docxStyle) error {
	own, id := unsaid(), ""
	err := s.children(func(e *xml.StartElement) error {
		w.room.facts.ground(e)
		switch e.Name.Local {
		case "pStyle":
			id = attr(e, "val")
		case "rPr": // the look of the paragraph mark, not of its text
			return s.discard()
		case "numPr", "outlineLvl", "pBdr":
			own.property(e)
			return own.read(s)
		case "spacing":
			own.property(e)
		case "sectPr":
			return w.section(s)
		}
		return s.discard()
	}, nil)
	base := w.styles.resolve(id)
	p.style = own.over(base)
	*run = base
	return err
}

func (w *docxReader) runProperties(s *xmlStream, run *docxStyle) error {
	own, id := unsaid(), ""
	err := s.children(func(e *xml.StartElement) error {
		if e.Name.Local == "rStyle" {
			id = attr(e, "val")
		}
		own.property(e)
		return s.discard()
	}, nil)
	if id != "" {
		own = own.over(w.styles.chain(id))
	}
	*run = own.over(*run)
	return err
}

// linksTo takes the address out of the code of a field that is a link: HYPERLINK "https://example.org".
func (p *docxPara) linksTo(code string) {
	rest, ok := strings.CutPrefix(strings.TrimSpace(code), "HYPERLINK")
	if parts := strings.Split(rest, `"`); ok && len(parts) > 2 && strings.Contains(parts[1], ":") {
		p.links = append(p.links, parts[1])
	}
}

// emit turns a paragraph into lines: one for each of its rows, but a point of a list, which is one whatever its rows.
func (w *docxReader) emit(p *docxPara) {
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
func (w *docxReader) box(lines []line) {
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
func (w *docxReader) flow(out *[]line, lines []line) {
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
