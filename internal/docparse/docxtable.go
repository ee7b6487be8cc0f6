package docparse

import "encoding/xml"

func (w *docxReader) table(s *xmlStream) error {
	var rows [][][]line
	err := s.children(func(e *xml.StartElement) error { return w.tableRows(s, e, &rows) }, nil)
	if err != nil {
		return err
	}
	w.place(rows)
	return nil
}

func (w *docxReader) tableRows(s *xmlStream, e *xml.StartElement, rows *[][][]line) error {
	switch e.Name.Local {
	case "tr":
		*rows = append(*rows, nil)
		return s.children(func(e *xml.StartElement) error { return w.tableCells(s, e, rows) }, nil)
	case "sdt", "sdtContent", "ins":
		return s.children(func(e *xml.StartElement) error { return w.tableRows(s, e, rows) }, nil)
	}
	return s.discard()
}

func (w *docxReader) tableCells(s *xmlStream, e *xml.StartElement, rows *[][][]line) error {
	switch e.Name.Local {
	case "tc":
		inner := &docxReader{styles: w.styles, rels: w.rels, stream: w.stream, streams: w.streams, blank: 1, room: w.room}
		if err := inner.blocks(s); err != nil {
			return err
		}
		w.streams = inner.streams
		last := len(*rows) - 1
		(*rows)[last] = append((*rows)[last], inner.out)
		return nil
	case "sdt", "sdtContent", "ins":
		return s.children(func(e *xml.StartElement) error { return w.tableCells(s, e, rows) }, nil)
	}
	return s.discard()
}

// place puts a table's cells in reading order. A table whose columns have headings of their own is a page layout and
// is read column by column; a row of single lines is one line; else cells follow each other.
func (w *docxReader) place(rows [][][]line) {
	w.room.facts.table(rows)
	if columns, ok := layoutColumns(rows); ok {
		for _, c := range columns {
			w.streams++
			for _, l := range c {
				if l.stream == w.stream {
					l.stream = w.streams
				}
				w.out = append(w.out, l)
			}
		}
		w.streams++
		w.stream = w.streams
		return
	}
	for _, row := range rows {
		if l, ok := oneLine(row); ok {
			w.out = append(w.out, l)
			continue
		}
		for _, cell := range row {
			w.out = append(w.out, cell...)
		}
	}
	w.blank = 1
}

func layoutColumns(rows [][][]line) ([][]line, bool) {
	n := 0
	for _, r := range rows {
		n = max(n, len(r))
	}
	if n < 2 {
		return nil, false
	}
	columns := make([][]line, n)
	for _, r := range rows {
		for i, c := range r {
			columns[i] = append(columns[i], c...)
		}
	}
	withHeadings, size := 0, make([]int, n)
	for i, c := range columns {
		found := 0
		for k := range c {
			p := &para{line: c[k], rows: 1}
			if kind := knownHeading(p); kind != "" && kind != sectionPreamble {
				found++
			}
			size[i] += len(c[k].text())
		}
		if found > 0 && found < len(c) {
			withHeadings++
		}
	}
	if withHeadings < 2 {
		return nil, false
	}
	for i := 0; i+1 < n; i++ { // a wide column comes before a narrow one left of it
		if 2*size[i] < size[i+1] {
			columns[i], columns[i+1] = columns[i+1], columns[i]
			i++
		}
	}
	return columns, true
}

// oneLine joins a row whose cells hold one line each.
func oneLine(row [][]line) (line, bool) {
	var l line
	cells := 0
	for _, c := range row {
		if len(c) == 0 {
			continue
		}
		if len(c) > 1 || c[0].mark || c[0].level > 0 {
			return l, false
		}
		cells++
		if cells == 1 {
			l = c[0]
			continue
		}
		for _, s := range c[0].segs {
			s.x0 = float64(len(l.segs) * 40)
			l.segs = append(l.segs, s)
		}
		l.links = append(l.links, c[0].links...)
	}
	return l, cells > 0
}
