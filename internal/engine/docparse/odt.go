package docparse

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"

	"vitae/internal/base/fault"
)

const (
	damagedODT = "This OpenDocument file is damaged. Save a new copy and upload that."
	bombODT    = "This OpenDocument file is too large for a resume. Remove images and try again."
	unsafeODT  = "This OpenDocument file contains something a resume doesn't need (a document type declaration, or elements nested too deeply). Save a new copy and upload that."
	emptyODT   = "This OpenDocument file has no text in it. If it is a scan, upload a file with text or paste the text."
	otherODT   = "This is an OpenDocument file, but not a text document. Save it as PDF and try again."
)

var (
	errLocked = errors.New("odt: encrypted")
	errNoText = errors.New("odt: not a text document")
)

// readODT reads an OpenDocument text from its structure, as readDOCX reads a Word document: page headers, the body in
// order with lists, tables and frames, page footers, notes. Deleted text and comments are left out.
func readODT(data []byte) (*Result, error) {
	a, err := openArchive(data)
	if err != nil {
		return nil, odtFault(err)
	}
	w := &odtReader{richWriter: newRichWriter(), styles: newODTStyles(), lists: map[string]rune{}}
	lines, err := w.document(a)
	if err != nil {
		return nil, odtFault(err)
	}
	if len(lines) == 0 {
		return nil, fault.New("docparse.readODT", fault.Unreadable, emptyODT)
	}
	return richResult(ODT, lines, &w.room.facts), nil
}

// odtFault returns the error that the user sees for what went wrong.
func odtFault(err error) error {
	const op = "docparse.readODT"
	switch {
	case errors.Is(err, errLocked):
		return fault.Wrap(op, fault.Unreadable, lockedMessage, err)
	case errors.Is(err, errNoText):
		return fault.Wrap(op, fault.Unsupported, otherODT, err)
	}
	return richFault(op, err, damagedODT, bombODT, unsafeODT)
}

// odtReader walks the parts of an OpenDocument text and collects lines.
type odtReader struct {
	*richWriter
	styles *odtStyles
	lists  map[string]rune // the list styles seen so far, each with the number that stands for it
	list   odtList         // where the reader is among lists
	hidden bool            // inside a section that isn't shown
	notes  *[]line
}

// odtList is the list that encloses what is read.
type odtList struct {
	style string
	depth int
	first bool // the next paragraph is the first of its item, which has the bullet
}

// inside returns a reader for what stands in a cell or a frame, in a flow of its own.
func (w *odtReader) inside() *odtReader {
	in := *w
	in.richWriter, in.list = w.richWriter.inside(), odtList{}
	return &in
}

func (w *odtReader) document(a *archive) ([]line, error) {
	if err := odtKind(a); err != nil {
		return nil, err
	}
	if err := a.declaresNothing("META-INF/manifest.xml"); err != nil {
		return nil, err
	}
	if err := w.styles.part(a, "styles.xml"); err != nil {
		return nil, err
	}
	if err := w.styles.part(a, "content.xml"); err != nil {
		return nil, err
	}
	w.notes = new([]line)
	body, err := w.part(a, "content.xml", "text")
	if err != nil {
		return nil, err
	}
	w.room.facts.away++ // page headers and footers
	var outside [2][]line
	for i, names := range []string{"header-first header header-left", "footer-first footer footer-left"} {
		for _, name := range strings.Fields(names) {
			lines, err := w.part(a, "styles.xml", name)
			if err != nil {
				return nil, err
			}
			outside[i] = append(outside[i], lines...)
		}
	}
	return w.finished(once(outside[0]), body, once(outside[1]), aside(*w.notes))
}

// odtKind refuses a package that is encrypted or holds something other than a text.
func odtKind(a *archive) error {
	kind, err := a.text("mimetype")
	if err != nil {
		return err
	}
	if kind != "" && !strings.HasPrefix(strings.TrimSpace(kind), odtType) {
		return errNoText
	}
	manifest, err := a.text("META-INF/manifest.xml")
	if err != nil {
		return err
	}
	if strings.Contains(manifest, "encryption-data") {
		return errLocked
	}
	return nil
}

// odtType begins the types of texts and of templates for texts.
const odtType = "application/vnd.oasis.opendocument.text"

// part reads the content of each element of a name in a part, in their order.
func (w *odtReader) part(a *archive, name, element string) ([]line, error) {
	rc, err := a.open(name)
	if err != nil {
		return nil, err
	}
	defer rc.Close()
	w.begin()
	for s := newXMLStream(rc); ; {
		start, _, err := s.next()
		if errors.Is(err, io.EOF) {
			return w.end(), nil
		}
		if err != nil {
			return nil, err
		}
		if start == nil || start.Name.Local != element || attr(start, "display") == "false" {
			continue
		}
		if err := w.blocks(s); err != nil {
			return nil, err
		}
	}
}

// odtSkipped are elements whose content is not part of the document as it is shown.
var odtSkipped = set("tracked-changes annotation sequence-decls variable-decls user-field-decls forms scripts script note-citation ruby-text binary-data desc title covered-table-cell object object-ole event-listeners table-column table-columns")

// blocks reads paragraphs, lists and tables up to the end of the element that has just begun.
func (w *odtReader) blocks(s *xmlStream) error {
	return s.children(func(e *xml.StartElement) error { return w.block(s, e) }, nil)
}

// block reads one element that holds paragraphs or is one.
func (w *odtReader) block(s *xmlStream, e *xml.StartElement) error {
	if w.room.take(0, 0); w.room.spent() {
		return errTooLong
	}
	switch e.Name.Local {
	case "p", "h":
		return w.paragraph(s, e)
	case "list":
		return w.listItems(s, e)
	case "table":
		return w.table(s)
	case "section":
		was := w.hidden
		w.hidden = was || attr(e, "display") == "none"
		err := w.blocks(s)
		w.hidden = was
		return err
	case "frame", "custom-shape", "rect", "ellipse":
		p := w.newPara(w.styles.resolve(""))
		if err := w.drawing(s, e, p, p.style); err != nil {
			return err
		}
		for _, box := range p.boxes {
			w.box(box)
		}
		return nil
	}
	if odtSkipped[e.Name.Local] {
		return s.discard()
	}
	return w.blocks(s)
}

// listItems reads a list, which may stand in an item of another one.
func (w *odtReader) listItems(s *xmlStream, e *xml.StartElement) error {
	was := w.list
	w.list.depth++
	if name := attr(e, "style-name"); name != "" {
		w.list.style = name
	}
	err := s.children(func(e *xml.StartElement) error {
		w.list.first = e.Name.Local == "list-item"
		return w.blocks(s)
	}, nil)
	w.list = was
	w.list.first = false
	return err
}

// number returns what stands for the list that the reader is in.
func (w *odtReader) number() rune {
	n, ok := w.lists[w.list.style]
	if !ok {
		n = firstNumber + rune(len(w.lists)) + 1
		w.lists[w.list.style] = n
	}
	return n
}

func (w *odtReader) paragraph(s *xmlStream, e *xml.StartElement) error {
	p := w.newPara(w.styles.resolve(attr(e, "style-name")))
	p.style.hidden = p.style.hidden || w.hidden
	if n, err := strconv.Atoi(attr(e, "outline-level")); e.Name.Local == "h" && err == nil && n > 0 && n < 10 {
		p.style.level = n
	}
	p.style.list = 0
	if w.list.depth > 0 && w.list.first && w.styles.signed(w.list) {
		p.style.list, p.style.number = 1, w.number()
	}
	w.list.first = false
	if err := w.inline(s, p, p.style); err != nil {
		return err
	}
	w.emit(p)
	return nil
}

// inline reads what a paragraph or a span holds.
func (w *odtReader) inline(s *xmlStream, p *richPara, run richStyle) error {
	return s.children(func(e *xml.StartElement) error {
		if w.room.take(0, 0); w.room.spent() {
			return errTooLong
		}
		switch e.Name.Local {
		case "span":
			return w.inline(s, p, w.styles.run(attr(e, "style-name")).over(run))
		case "a":
			if to := attr(e, "href"); strings.Contains(to, ":") {
				p.links = append(p.links, to)
			}
		case "s":
			n, err := strconv.Atoi(attr(e, "c"))
			if err != nil || n < 1 {
				n = 1
			}
			p.write(strings.Repeat(" ", min(n, mostSpaces)), run)
		case "tab":
			p.tab()
		case "line-break":
			p.newRow()
		case "note":
			return w.note(s)
		case "hidden-text", "hidden-paragraph":
			run := run
			run.hidden = run.hidden || attr(e, "is-hidden") == "true"
			return w.inline(s, p, run)
		case "frame", "custom-shape", "rect", "ellipse":
			return w.drawing(s, e, p, run)
		}
		if odtSkipped[e.Name.Local] {
			return s.discard()
		}
		return w.inline(s, p, run)
	}, func(b []byte) { p.flowing(string(b), run) })
}

// mostSpaces bounds the blanks of one element: more set nothing further apart.
const mostSpaces = 100

// note reads a footnote or an endnote.
func (w *odtReader) note(s *xmlStream) error {
	in := w.inside()
	in.margins = new([][]line)
	w.room.facts.away++
	err := in.blocks(s)
	w.room.facts.away--
	*w.notes = append(*w.notes, in.end()...)
	return err
}

// drawing reads a frame or a shape: a picture, or text in a box.
func (w *odtReader) drawing(s *xmlStream, e *xml.StartElement, p *richPara, run richStyle) error {
	width, ok := points(attr(e, "width"))
	height, ok2 := points(attr(e, "height"))
	if w.styles.fills(attr(e, "style-name")) {
		w.room.facts.filled = true
	}
	in := w.inside()
	in.hidden = run.hidden
	w.room.facts.away++
	err := s.children(func(e *xml.StartElement) error {
		if e.Name.Local == "image" && ok && ok2 {
			w.room.facts.picture(width * height)
		}
		return in.block(s, e)
	}, nil)
	w.room.facts.away--
	if len(in.out) > 0 {
		w.room.facts.box(in.out)
		w.streams = in.streams
		p.boxes = append(p.boxes, in.out)
	}
	return err
}
