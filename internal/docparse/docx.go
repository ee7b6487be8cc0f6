package docparse

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/fault"
)

// readDOCX reads a Word document from its structure: the header's text, the body in order with tables and text boxes,
// then the footer's. Deleted text, fallbacks of drawings and field codes are left out.
func readDOCX(data []byte) (*Result, error) {
	a, err := openArchive(data)
	if err != nil {
		return nil, docxFault(err)
	}
	lines, facts, err := docxLines(a)
	if err != nil {
		return nil, docxFault(err)
	}
	if len(lines) == 0 {
		return nil, fault.New("docparse.readDOCX", fault.Unreadable, "This Word document has no text in it. If it is a scan, upload a DOCX with text or paste the text.")
	}
	res := build(DOCX, lines)
	facts.into(&res.Layout)
	return res, nil
}

// docxReader walks the parts of a document and collects lines.
type docxReader struct {
	styles  *styles
	rels    map[string]relation
	out     []line
	stream  int
	streams int
	blank   float64
	room    *docxRoom // shared by all parts and text boxes
}

// docxRoom is what one document may still bring. A resume is far below it; a file made to fill memory is not.
type docxRoom struct {
	pieces, bytes int
	facts         docxFacts
}

func newDOCXRoom() *docxRoom { return &docxRoom{pieces: 100_000, bytes: maxText} }

// take spends room for one piece of text that makes a line of so many bytes.
func (r *docxRoom) take(bytes, line int) {
	r.pieces--
	r.bytes -= bytes
	if line > maxLine {
		r.bytes = -1
	}
}

func (r *docxRoom) spent() bool { return r.pieces < 0 || r.bytes < 0 }

func docxLines(a *archive) ([]line, *docxFacts, error) {
	main, err := mainPart(a)
	if err != nil {
		return nil, nil, err
	}
	rels, err := a.relations(main)
	if err != nil {
		return nil, nil, err
	}
	w := &docxReader{room: newDOCXRoom()}
	if w.styles, err = stylesOf(a, rels); err != nil {
		return nil, nil, err
	}
	headers, footers := furniture(rels)
	var lines []line
	read := func(part string) error {
		got, err := w.part(a, part)
		lines = append(lines, got...)
		return err
	}
	w.room.facts.away++ // page headers and footers
	for _, h := range headers {
		if err := read(h); err != nil {
			return nil, nil, err
		}
	}
	for i := range lines { // a page header belongs to the flow that the body begins with
		lines[i].stream = 0
	}
	head := len(lines)
	w.room.facts.away--
	if err := read(main); err != nil {
		return nil, nil, err
	}
	w.room.facts.away++
	before := len(lines)
	for _, f := range footers {
		if err := read(f); err != nil {
			return nil, nil, err
		}
	}
	for i := before; i < len(lines); i++ { // a footer is a flow of its own: it goes on with no section
		lines[i].stream = w.streams + 1
	}
	if w.room.spent() || len(lines) > maxTextLines {
		return nil, nil, errTooLong
	}
	facts := &w.room.facts
	facts.furniture(append(slices.Clone(lines[:head]), lines[before:]...), lines[head:before])
	return withoutPageNumbers(lines), facts, nil
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

func mainPart(a *archive) (string, error) {
	rels, err := a.relations("")
	if err != nil {
		return "", err
	}
	for _, id := range sortedKeys(rels) {
		if r := rels[id]; r.kind == "officeDocument" && a.has(r.target) {
			return r.target, nil
		}
	}
	return "word/document.xml", nil
}

func stylesOf(a *archive, rels map[string]relation) (*styles, error) {
	name := "word/styles.xml"
	for _, id := range sortedKeys(rels) {
		if rels[id].kind == "styles" {
			name = rels[id].target
		}
	}
	rc, err := a.open(name)
	if err != nil {
		return nil, err
	}
	defer rc.Close()
	return readStyles(rc)
}

// furniture lists the header and footer parts, each once.
func furniture(rels map[string]relation) (headers, footers []string) {
	seen := map[string]bool{}
	for _, id := range sortedKeys(rels) {
		r := rels[id]
		if seen[r.target] {
			continue
		}
		seen[r.target] = true
		switch r.kind {
		case "header":
			headers = append(headers, r.target)
		case "footer":
			footers = append(footers, r.target)
		}
	}
	return headers, footers
}

// part reads one part with the relations that belong to it.
func (w *docxReader) part(a *archive, name string) ([]line, error) {
	rels, err := a.relations(name)
	if err != nil {
		return nil, err
	}
	rc, err := a.open(name)
	if err != nil {
		return nil, err
	}
	defer rc.Close()
	w.rels, w.out, w.blank = rels, nil, 1
	s := newXMLStream(rc)
	for {
		start, _, err := s.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if start != nil && (start.Name.Local == "body" || start.Name.Local == "hdr" || start.Name.Local == "ftr") {
			if err := w.blocks(s); err != nil {
				return nil, err
			}
		}
	}
	return w.out, nil
}

// skipped are elements whose content is not part of the document as it is shown.
var skipped = set("Fallback del moveFrom instrText delText delInstrText sectPr rPrChange pPrChange commentReference footnotePr")

// blocks reads paragraphs and tables up to the end of the element that has just begun.
func (w *docxReader) blocks(s *xmlStream) error {
	return s.children(func(e *xml.StartElement) error {
		if w.room.take(0, 0); w.room.spent() {
			return errTooLong
		}
		w.room.facts.ground(e)
		switch {
		case e.Name.Local == "p":
			return w.paragraph(s)
		case e.Name.Local == "tbl":
			return w.table(s)
		case skipped[fold(e.Name.Local)]:
			return s.discard()
		}
		return w.blocks(s)
	}, nil)
}

// docxPara collects one paragraph.
type docxPara struct {
	room  *docxRoom
	style docxStyle
	rows  [][]segment // one a line break
	links []string
	boxes [][]line // text boxes anchored in it
	chars int
	bold  int
	ital  int
	size  float64
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
		seg.size, seg.bold, seg.italic = run.size, run.bold == 1, run.italic == 1
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
		case "r", "ins", "smartTag", "sdt", "sdtContent", "fldSimple", "AlternateContent", "Choice", "drawing", "pict", "moveTo", "customXml", "dir", "bdo":
			return w.inline(s, p, run)
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
			inner := &docxReader{styles: w.styles, rels: w.rels, stream: w.stream, streams: w.streams, blank: 1, room: w.room}
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
		if skipped[fold(e.Name.Local)] {
			return s.discard()
		}
		return w.inline(s, p, run)
	}, nil)
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
		case "numPr", "outlineLvl":
			own.property(e)
			return own.read(s)
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
	if st, ok := w.styles.byID[id]; ok && id != "" {
		own = own.over(st)
	}
	*run = own.over(*run)
	return err
}

// emit turns a paragraph into lines.
func (w *docxReader) emit(p *docxPara) {
	w.room.facts.paragraph(p.rows)
	written := false
	for i, row := range p.rows {
		l := line{size: p.size, solid: true, bottom: 1, stream: w.stream, above: w.blank}
		if p.style.level > 0 {
			l.level = p.style.level
		}
		l.mark = p.style.list == 1 && l.level == 0
		for _, s := range row {
			s.text = strings.Join(strings.Fields(s.text), " ")
			if s.text == "" {
				continue
			}
			if len(l.segs) == 0 && !l.mark {
				s.text, l.mark = cutMark(s.text)
				if s.text == "" {
					continue
				}
			}
			s.x0 = float64(len(l.segs) * 40)
			s.x1 = s.x0 + float64(utf8.RuneCountInString(s.text))
			l.segs = append(l.segs, s)
			l.x1 = s.x1
		}
		if len(l.segs) == 0 {
			continue
		}
		if i > 0 && written {
			l.above = 0
			l.mark = false
		}
		l.bold, l.italic, l.size = l.segs[0].bold, l.segs[0].italic, l.segs[0].size
		if !written {
			l.links = p.links
		}
		written = true
		w.out = append(w.out, l)
	}
	for _, box := range p.boxes {
		w.out = append(w.out, box...)
	}
	if written {
		w.blank = 0
	} else if len(p.boxes) == 0 {
		w.blank++
	}
}
