package docparse

import (
	"encoding/xml"
	"slices"
	"strconv"
)

func (w *docxReader) table(s *xmlStream) error {
	var rows []richRow
	if err := s.children(func(e *xml.StartElement) error { return w.tableRows(s, e, &rows) }, nil); err != nil {
		return err
	}
	w.place(slices.DeleteFunc(rows, func(r richRow) bool { return r.deleted }))
	return nil
}

func (w *docxReader) tableRows(s *xmlStream, e *xml.StartElement, rows *[]richRow) error {
	switch e.Name.Local {
	case "tr":
		*rows = append(*rows, richRow{})
		row := &(*rows)[len(*rows)-1]
		return s.children(func(e *xml.StartElement) error { return w.tableCells(s, e, row) }, nil)
	case "sdt", "sdtContent", "ins", "customXml":
		return s.children(func(e *xml.StartElement) error { return w.tableRows(s, e, rows) }, nil)
	}
	return s.discard()
}

func (w *docxReader) tableCells(s *xmlStream, e *xml.StartElement, row *richRow) error {
	switch e.Name.Local {
	case "trPr":
		return s.children(func(e *xml.StartElement) error {
			row.deleted = row.deleted || e.Name.Local == "del"
			row.header = row.header || e.Name.Local == "tblHeader" && on(e)
			return s.discard()
		}, nil)
	case "tc":
		inner, span := w.inside(), 1
		err := s.children(func(e *xml.StartElement) error {
			if e.Name.Local == "tcPr" {
				return s.children(func(e *xml.StartElement) error {
					w.room.facts.ground(e)
					if n, err := strconv.Atoi(attr(e, "val")); e.Name.Local == "gridSpan" && err == nil && n > 1 &&
						n < 100 {
						span = n
					}
					return s.discard()
				}, nil)
			}
			return inner.block(s, e)
		}, nil)
		if err != nil {
			return err
		}
		w.streams = inner.streams
		from := 0
		if n := len(row.cells); n > 0 {
			from = row.cells[n-1].to
		}
		row.cells = append(row.cells, richCell{inner.out, from, from + span, inner.bullet && len(inner.out) == 0})
		return nil
	case "sdt", "sdtContent", "ins", "customXml":
		return s.children(func(e *xml.StartElement) error { return w.tableCells(s, e, row) }, nil)
	}
	return s.discard()
}
