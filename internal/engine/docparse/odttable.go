package docparse

import (
	"encoding/xml"
	"strconv"
)

// odtColumns bounds the columns of a table.
const odtColumns = 100

func (w *odtReader) table(s *xmlStream) error {
	var rows []richRow
	err := s.children(func(e *xml.StartElement) error { return w.tableRows(s, e, &rows, false) }, nil)
	w.place(rows)
	return err
}

func (w *odtReader) tableRows(s *xmlStream, e *xml.StartElement, rows *[]richRow, header bool) error {
	switch e.Name.Local {
	case "table-row":
		row, at := richRow{header: header}, 0
		err := s.children(func(e *xml.StartElement) error { return w.tableCell(s, e, &row, &at) }, nil)
		*rows = append(*rows, row)
		return err
	case "table-rows", "table-row-group", "table-header-rows":
		header = header || e.Name.Local == "table-header-rows"
		return s.children(func(e *xml.StartElement) error { return w.tableRows(s, e, rows, header) }, nil)
	}
	return s.discard()
}

// tableCell reads a cell that begins at a column. Cells that another one covers stand in the file too, without text.
func (w *odtReader) tableCell(s *xmlStream, e *xml.StartElement, row *richRow, at *int) error {
	if w.room.take(0, 0); w.room.spent() {
		return errTooLong
	}
	from := *at
	*at = min(*at+count(attr(e, "number-columns-repeated")), odtColumns)
	if e.Name.Local != "table-cell" {
		return s.discard()
	}
	if w.styles.fills(attr(e, "style-name")) {
		w.room.facts.filled = true
	}
	in := w.inside()
	if err := in.blocks(s); err != nil {
		return err
	}
	w.streams = in.streams
	to := min(from+count(attr(e, "number-columns-spanned")), odtColumns)
	row.cells = append(row.cells, richCell{in.out, from, max(to, from+1), in.bullet && len(in.out) == 0})
	return nil
}

// count returns a number of columns, 1 where there is none.
func count(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		return 1
	}
	return min(n, odtColumns)
}
