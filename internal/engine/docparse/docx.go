package docparse

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"

	"vitae/internal/base/fault"
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
		return nil, fault.New("docparse.readDOCX", fault.Unreadable,
			"This Word document has no text in it. If it is a scan, upload a DOCX with text or paste the text.")
	}
	return richResult(DOCX, lines, facts), nil
}

// docxReader walks the parts of a document and collects lines.
type docxReader struct {
	*richWriter
	styles    *styles
	rels      map[string]relation
	pages     []pageRef // the headers and footers that pages show
	titlePage bool      // the first page has its own
}

// inside returns a reader for what stands in a cell or a text box, in a flow of its own.
func (w *docxReader) inside() *docxReader {
	return &docxReader{richWriter: w.richWriter.inside(), styles: w.styles, rels: w.rels}
}

func docxLines(a *archive) ([]line, *richFacts, error) {
	if err := a.declaresNothing("[Content_Types].xml"); err != nil {
		return nil, nil, err
	}
	main, err := mainPart(a)
	if err != nil {
		return nil, nil, err
	}
	rels, err := a.relations(main)
	if err != nil {
		return nil, nil, err
	}
	w := &docxReader{richWriter: newRichWriter()}
	if w.styles, err = stylesOf(a, rels); err != nil {
		return nil, nil, err
	}
	body, err := w.part(a, main)
	if err != nil {
		return nil, nil, err
	}
	w.room.facts.away++ // page headers and footers
	heads, err := w.furniture(a, rels, "header")
	if err != nil {
		return nil, nil, err
	}
	feet, err := w.furniture(a, rels, "footer")
	if err != nil {
		return nil, nil, err
	}
	notes, err := w.notes(a, rels)
	if err != nil {
		return nil, nil, err
	}
	lines, err := w.finished(heads, body, feet, notes)
	return lines, &w.room.facts, err
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

// pageRanks orders the headers and footers of a document as its first pages show them.
var pageRanks = map[string]int{"first": 0, "default": 1, "even": 2}

// furniture reads the header or footer parts that pages show, each once, and each line once: the header of the first
// page often says what that of the others says too.
func (w *docxReader) furniture(a *archive, rels map[string]relation, kind string) ([]line, error) {
	var refs []pageRef
	for _, id := range sortedKeys(rels) {
		if rels[id].kind != kind {
			continue
		}
		ref := pageRef{id: id, page: "default"}
		if i := slices.IndexFunc(w.pages, func(r pageRef) bool { return r.id == id }); i >= 0 {
			ref = w.pages[i]
		} else if len(w.pages) > 0 {
			continue // no page shows it
		}
		refs = append(refs, ref)
	}
	slices.SortStableFunc(refs, func(a, b pageRef) int { return pageRanks[a.page] - pageRanks[b.page] })
	var out []line
	seen := map[string]bool{}
	for _, ref := range refs {
		if ref.page == "first" && !w.titlePage || seen[rels[ref.id].target] {
			continue
		}
		seen[rels[ref.id].target] = true
		lines, err := w.part(a, rels[ref.id].target)
		if err != nil {
			return nil, err
		}
		out = append(out, lines...)
	}
	return once(out), nil
}

// notes reads the footnotes and endnotes. They end in no field: what they say hangs on a word elsewhere.
func (w *docxReader) notes(a *archive, rels map[string]relation) ([]line, error) {
	var out []line
	for _, id := range sortedKeys(rels) {
		if k := rels[id].kind; k != "footnotes" && k != "endnotes" {
			continue
		}
		lines, err := w.part(a, rels[id].target)
		if err != nil {
			return nil, err
		}
		out = append(out, aside(lines)...)
	}
	return out, nil
}

var docxRoots = set("body hdr ftr footnotes endnotes")

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
	w.rels = rels
	w.begin()
	s := newXMLStream(rc)
	for {
		start, _, err := s.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if start != nil && docxRoots[start.Name.Local] {
			if err := w.blocks(s); err != nil {
				return nil, err
			}
		}
	}
	return w.end(), nil
}

// skipped are elements whose content is not part of the document as it is shown.
var skipped = set("Fallback del moveFrom delText delInstrText rPrChange pPrChange sectPrChange commentReference footnotePr rt sdtPr tblPr")

// blocks reads paragraphs and tables up to the end of the element that has just begun.
func (w *docxReader) blocks(s *xmlStream) error {
	return s.children(func(e *xml.StartElement) error { return w.block(s, e) }, nil)
}

// block reads one element that holds paragraphs or is one.
func (w *docxReader) block(s *xmlStream, e *xml.StartElement) error {
	if w.room.take(0, 0); w.room.spent() {
		return errTooLong
	}
	w.room.facts.ground(e)
	switch {
	case e.Name.Local == "p":
		return w.paragraph(s)
	case e.Name.Local == "tbl":
		return w.table(s)
	case e.Name.Local == "sectPr":
		return w.section(s)
	case skipped[fold(e.Name.Local)]:
		return s.discard()
	}
	return w.blocks(s)
}

// pageRef is a header or footer that a section's pages show.
type pageRef struct{ id, page string }

// section reads which headers and footers pages show.
func (w *docxReader) section(s *xmlStream) error {
	return s.children(func(e *xml.StartElement) error {
		switch e.Name.Local {
		case "headerReference", "footerReference":
			w.pages = append(w.pages, pageRef{attr(e, "id"), attr(e, "type")})
		case "titlePg":
			w.titlePage = w.titlePage || on(e)
		}
		return s.discard()
	}, nil)
}
