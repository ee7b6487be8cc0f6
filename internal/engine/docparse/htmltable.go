package docparse

import "golang.org/x/net/html"

// htmlTable is a table that has begun, and what goes on behind it.
type htmlTable struct {
	rows  []richRow
	outer *richWriter
	depth int // of its element
	cell  int // of the cell's element that is read, 0 outside cells
}

// cell begins a cell of the innermost table.
func (r *htmlReader) cell(t html.Token) {
	n := len(r.tables)
	if n == 0 || r.tables[n-1].cell > 0 {
		return
	}
	table := &r.tables[n-1]
	if len(table.rows) == 0 {
		table.rows = append(table.rows, richRow{})
	}
	row := &table.rows[len(table.rows)-1]
	from := 0
	if n := len(row.cells); n > 0 {
		from = row.cells[n-1].to
	}
	row.cells = append(row.cells, richCell{from: from, to: min(from+count(attribute(t, "colspan")), odtColumns)})
	table.cell = len(r.open)
	r.w, r.term = table.outer.inside(), 0
}

func (r *htmlReader) endCell(table *htmlTable) {
	row := &table.rows[len(table.rows)-1]
	c := &row.cells[len(row.cells)-1]
	c.lines, c.bullet = r.w.out, r.w.bullet && len(r.w.out) == 0
	table.outer.streams = r.w.streams
	r.w, r.term, table.cell = table.outer, 0, 0
}
