package docparse

import "slices"

// rtfTables bounds how deep tables nest.
const rtfTables = 8

// rtfTable is a table that is read: RTF has rows and cells, but no word for where a table begins or ends.
type rtfTable struct {
	outer *richWriter
	cell  *richWriter // the cell that is read
	cells []richCell  // of the row that is read
	rows  []richRow
	edges [][]int // of each row: where its cells end
}

// rtfRowLook is what is said of the next row to end: where its cells end, in twips.
type rtfRowLook struct {
	edges  []int
	header bool
}

// flow returns what paragraphs are added to: the innermost cell, or what holds the tables.
func (r *rtfReader) flow() *richWriter {
	if n := len(r.tables); n > 0 {
		return r.tables[n-1].cell
	}
	return r.w
}

// tablesTo begins and ends tables until so many enclose what follows.
func (r *rtfReader) tablesTo(depth int) {
	for len(r.tables) > depth {
		t := r.tables[len(r.tables)-1]
		if len(t.cell.out) > 0 {
			t.endCell()
		}
		if len(t.cells) > 0 {
			t.endRow(rtfRowLook{})
		}
		r.tables = r.tables[:len(r.tables)-1]
		t.columns()
		t.outer.place(t.rows)
	}
	for len(r.tables) < depth {
		outer := r.flow()
		r.tables = append(r.tables, &rtfTable{outer: outer, cell: outer.inside()})
	}
}

// endCell ends a cell of the table at a depth with the paragraph that is written.
func (r *rtfReader) endCell(st *rtfState, depth int) {
	in := *st
	in.para.depth = min(depth, rtfTables)
	r.endPara(in)
	r.tables[len(r.tables)-1].endCell()
}

func (t *rtfTable) endCell() {
	t.cells = append(t.cells, richCell{lines: t.cell.out, bullet: t.cell.bullet && len(t.cell.out) == 0})
	t.outer.streams = t.cell.streams
	t.cell = t.outer.inside()
}

// endRow ends a row of the table at a depth.
func (r *rtfReader) endRow(depth int) {
	if len(r.tables) < depth {
		return
	}
	r.tablesTo(depth)
	r.tables[depth-1].endRow(r.row)
}

func (t *rtfTable) endRow(look rtfRowLook) {
	edges := slices.Clone(look.edges)
	if len(edges) != len(t.cells) || !slices.IsSorted(edges) {
		edges = nil
	}
	t.rows = append(t.rows, richRow{cells: t.cells, header: look.header})
	t.edges = append(t.edges, edges)
	t.cells = nil
}

// cellEdge is how far apart in twips two edges of cells are one line of the page: a millimetre.
const cellEdge = 57

// columns finds which columns each cell covers: those between all places where a cell of any row ends.
func (t *rtfTable) columns() {
	all := slices.Sorted(slices.Values(slices.Concat(t.edges...)))
	all = slices.CompactFunc(all, func(a, b int) bool { return b-a < cellEdge })
	column := func(edge int) int {
		n, _ := slices.BinarySearchFunc(all, edge, func(e, edge int) int { return e - edge - cellEdge + 1 })
		return n
	}
	for i, row := range t.rows {
		from := 0
		for k := range row.cells {
			to := from + 1
			if edges := t.edges[i]; edges != nil {
				to = max(to, column(edges[k]))
			}
			row.cells[k].from, row.cells[k].to = from, to
			from = to
		}
	}
}
