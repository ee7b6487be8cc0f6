package docparse

import (
	"slices"
	"unicode/utf8"
)

// richRow is a row of a table.
type richRow struct {
	cells   []richCell
	deleted bool // by a change that is tracked
	header  bool // stands over the table again on each page
}

// richCell is a cell: its lines, and the columns that it covers, counted from 0.
type richCell struct {
	lines    []line
	from, to int
	bullet   bool // it holds a bullet and nothing else: the next cell is its point
}

// place puts a table's cells in reading order. A row that is one cell over all columns stands for itself and parts what
// is above it from what is below. Rows whose columns have headings of their own are a page layout and are read column
// by column; else a row of single lines is one line, and cells follow each other.
func (w *richWriter) place(rows []richRow) {
	w.room.facts.table(rows)
	columns := 0
	for _, r := range rows {
		if n := len(r.cells); n > 0 {
			columns = max(columns, r.cells[n-1].to)
		}
	}
	from := 0
	for i, r := range rows {
		if len(r.cells) == 1 && r.cells[0].to == columns && columns > 1 {
			w.placeRows(rows[from:i])
			w.put(r.cells[0].lines)
			from = i + 1
		}
	}
	w.placeRows(rows[from:])
	w.blank, w.gap = max(w.blank, 1), 0
}

// put adds lines that belong to the flow that goes on here.
func (w *richWriter) put(lines []line) {
	for i, l := range lines {
		if i == 0 {
			l.above = max(l.above, w.blank)
			w.blank = 0
		}
		w.out = append(w.out, l)
	}
}

func (w *richWriter) placeRows(rows []richRow) {
	if columns, ok := layoutColumns(rows); ok {
		for _, c := range columns {
			w.flow(&w.out, c)
		}
		w.streams++
		w.stream = w.streams
		return
	}
	var form []formColumn
	for i, row := range rows {
		row.points()
		if row.fill(form); form == nil {
			form = row.form()
		}
		cells := slices.DeleteFunc(slices.Clone(row.cells), func(c richCell) bool { return len(c.lines) == 0 })
		if l, ok := oneLine(cells); ok {
			l.aside = (i == 0 || row.header) && len(rows) > 1 && columnTitles(l.segs) || formTitles(l.segs) != nil
			w.put([]line{l})
			continue
		}
		w.put(rowLines(cells))
	}
}

// points makes the cell beside a bullet the point that the bullet marks.
func (r richRow) points() {
	for i := 1; i < len(r.cells); i++ {
		if r.cells[i-1].bullet && len(r.cells[i].lines) > 0 {
			r.cells[i].lines[0].mark = true
		}
	}
}

// layoutColumns returns the columns of a page layout, a wide one before a narrow one left of it.
func layoutColumns(rows []richRow) ([][]line, bool) {
	byPlace := map[int][]line{}
	for _, r := range rows {
		for _, c := range r.cells {
			if len(c.lines) > 0 {
				byPlace[c.from] = append(byPlace[c.from], c.lines...)
			}
		}
	}
	var columns [][]line
	var size []int
	withHeadings := 0
	for from := range 100 {
		c := byPlace[from]
		if len(c) == 0 {
			continue
		}
		headings, n := 0, 0
		for k := range c {
			if isHeading(c[k]) {
				headings++
			}
			n += len(c[k].text())
		}
		if headings > 0 && headings < len(c) {
			withHeadings++
		}
		columns, size = append(columns, c), append(size, n)
	}
	if withHeadings < 2 {
		return nil, false
	}
	for i := 0; i+1 < len(columns); i++ {
		if 2*size[i] < size[i+1] {
			columns[i], columns[i+1] = columns[i+1], columns[i]
			i++
		}
	}
	return columns, true
}

// oneLine joins a row whose cells hold one line each.
func oneLine(cells []richCell) (line, bool) {
	var l line
	for i, c := range cells {
		if len(c.lines) > 1 || c.lines[0].mark || c.lines[0].level > 0 {
			return l, false
		}
		if i == 0 {
			l = c.lines[0]
			l.own()
			continue
		}
		l.add(&c.lines[0])
	}
	return l, len(cells) > 0
}

// beside adds a line that stands to the right of l.
func (l *line) beside(r *line) {
	l.own()
	l.add(r)
}

// own parts a line from those that it is a copy of.
func (l *line) own() { l.segs, l.links = slices.Clone(l.segs), slices.Clone(l.links) }

// add is beside for a line that owns what it holds, so that many cells in a row cost what they hold.
func (l *line) add(r *line) {
	for _, s := range r.segs {
		s.x0 = float64(len(l.segs) * 40)
		s.x1 = s.x0 + float64(utf8.RuneCountInString(s.text))
		l.segs = append(l.segs, s)
		l.x1 = s.x1
	}
	l.links = append(l.links, r.links...)
}

// rowLines returns the lines of a row: cell by cell, but for a last cell that holds dates and places alone. Its lines
// stand beside the first lines of the cell before it, where they are read.
func rowLines(cells []richCell) []line {
	var out []line
	n := len(cells)
	if n == 2 && datesOnly(cells[1].lines) && !datesOnly(cells[0].lines) {
		for i, l := range cells[0].lines {
			if i < len(cells[1].lines) && !l.mark {
				l.beside(&cells[1].lines[i])
			} else if i < len(cells[1].lines) {
				out = append(out, cells[1].lines[i:]...)
				cells[1].lines = cells[1].lines[:i]
			}
			out = append(out, l)
		}
		if len(cells[0].lines) < len(cells[1].lines) {
			out = append(out, cells[1].lines[len(cells[0].lines):]...)
		}
		return out
	}
	fillBeside(cells)
	for _, c := range cells {
		out = append(out, c.lines...)
	}
	return out
}

// datesOnly reports whether a cell holds a date and little more: three short lines at most, one of them all date.
func datesOnly(lines []line) bool {
	dated := false
	for i := range lines {
		l := &lines[i]
		if len(lines) > 3 || l.mark || l.level > 0 || len(l.segs) > 1 || utf8.RuneCountInString(l.text()) > 40 {
			return false
		}
		dated = dated || isOnlyDate(&para{line: *l, rows: 1})
	}
	return dated
}
