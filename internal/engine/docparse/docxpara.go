package docparse

import (
	"encoding/xml"
)

func (w *docxReader) paragraph(s *xmlStream) error {
	p := w.newPara(w.styles.resolve(""))
	if err := w.inline(s, p, p.style); err != nil {
		return err
	}
	w.emit(p)
	return nil
}

// inline reads what a paragraph or run holds.
func (w *docxReader) inline(s *xmlStream, p *richPara, run richStyle) error {
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
				p.spaced(string(b), run)
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
func (p *richPara) fieldCode(s *xmlStream) error {
	p.field = ""
	err := s.children(func(*xml.StartElement) error { return s.discard() },
		func(b []byte) { p.field += string(b) })
	p.linksTo(p.field)
	return err
}

// textBox reads the text box of a paragraph, in a flow of its own.
func (w *docxReader) textBox(s *xmlStream, p *richPara) error {
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

func (w *docxReader) paragraphProperties(s *xmlStream, p *richPara, run *richStyle) error {
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

func (w *docxReader) runProperties(s *xmlStream, run *richStyle) error {
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
