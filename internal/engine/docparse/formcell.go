package docparse

import (
	"math"
	"slices"
	"strings"
)

// formTables reads the tables of a form in a file that has no cells: under a row of labels, what stands in one column
// of one row is put together. A new row begins where a period begins and the one above it is whole. A table that shows
// no period is left as it is.
func formTables(lines []line) []line {
	out := make([]line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		t := formTable{columns: formTitles(lines[i].segs)}
		if t.dated() < 0 || lines[i].solid || lines[i].mark || !t.inOrder() {
			out = append(out, lines[i])
			continue
		}
		n := t.read(lines[i+1:])
		if n == 0 {
			out = append(out, lines[i])
			continue
		}
		lines[i].aside = true
		out = append(append(out, lines[i]), t.lines()...)
		i += n
	}
	return out
}

// formTable is a table of a form: its columns, and the lines of each row's cells.
type formTable struct {
	columns []formColumn
	rows    [][][]line // by row and column
}

// dated returns the column of periods, -1 where there is none.
func (t *formTable) dated() int {
	return slices.IndexFunc(t.columns, func(c formColumn) bool { return c.first == fieldPeriod })
}

func (t *formTable) inOrder() bool {
	return slices.IsSortedFunc(t.columns, func(a, b formColumn) int { return int(a.x0 - b.x0) })
}

// read takes the lines that stand in the columns and says how many they are.
func (t *formTable) read(lines []line) int {
	for i := range lines {
		cells, ok := t.cells(&lines[i])
		if !ok || lines[i].stream != lines[0].stream {
			return i
		}
		if n := len(t.rows); n == 0 || len(cells[t.dated()]) > 0 && t.whole(n-1) {
			t.rows = append(t.rows, make([][]line, len(t.columns)))
		}
		row := t.rows[len(t.rows)-1]
		for c, ls := range cells {
			row[c] = append(row[c], ls...)
		}
		if i == 0 && len(cells[t.dated()]) == 0 {
			return 0
		}
	}
	return len(lines)
}

// cells cuts a line into the parts that stand in each column; it says false where one reaches over a column's edge, and
// where the line is a heading.
func (t *formTable) cells(l *line) ([][]line, bool) {
	if l.solid || l.level > 0 || len(l.segs) == 1 && (headingWords[headingKey(l.text())] != "" || isUpper(l.text()) &&
		l.above > halfWhite) || formTitles(l.segs) != nil {
		return nil, false
	}
	out := make([][]line, len(t.columns))
	for i, s := range l.segs {
		k := len(t.columns) - 1
		for k > 0 && t.columns[k].x0 > s.x0+4 {
			k--
		}
		if s.x0 < t.columns[k].x0-4 || k+1 < len(t.columns) && s.x1 > t.columns[k+1].x0 {
			return nil, false
		}
		c := *l
		c.segs, c.x0, c.x1, c.textX, c.size, c.bold, c.italic, c.above = []segment{s}, s.x0, s.x1, s.x0, s.size, s.bold,
			s.italic, 0
		if c.mark = s.mark || i == 0 && l.mark; c.mark {
			c.x0 = s.x0 - s.size
		}
		out[k] = append(out[k], c)
	}
	return out, len(l.segs) > 1 || l.above < paraWhite
}

// whole reports whether the period of a row is at its end.
func (t *formTable) whole(row int) bool {
	_, ok := onlyDate(&para{line: cellOf(t.rows[row][t.dated()]), rows: 1})
	s := t.period(row)
	return ok && strings.TrimRight(s, " –—-") == s
}

func (t *formTable) period(row int) string { l := cellOf(t.rows[row][t.dated()]); return l.text() }

// cellOf puts the lines of a cell together.
func cellOf(lines []line) line {
	if len(lines) == 0 {
		return line{segs: []segment{{}}}
	}
	l := lines[0]
	s := l.segs[0]
	for i := 1; i < len(lines); i++ {
		s.text, s.words, s.x1 = s.text+" "+lines[i].text(), nil, math.Max(s.x1, lines[i].x1)
		l.bottom = lines[i].bottom
	}
	l.segs, l.x1 = []segment{s}, s.x1
	return l
}

// lines returns the table row by row and cell by cell.
func (t *formTable) lines() []line {
	joined := make([][][]line, len(t.columns)) // by column and row
	for c := range t.columns {
		joined[c] = t.column(c)
	}
	var out []line
	for r := range t.rows {
		for c := range t.columns {
			t.columns[c].fill(joined[c][r])
			for k, l := range joined[c][r] {
				l.solid, l.above = true, 0
				if c == 0 && k == 0 {
					l.above = 1
				}
				out = append(out, l)
			}
		}
	}
	return out
}

// column joins the wrapped lines in the cells of a column. The town under an employer's name is no part of it, though
// it would not have fitted beside the name.
func (t *formTable) column(c int) [][]line {
	out := make([][]line, len(t.rows))
	right := 0.0
	for _, row := range t.rows {
		for i := range row[c] {
			right = math.Max(right, row[c][i].x1)
		}
	}
	for r, row := range t.rows {
		if c == t.dated() && len(row[c]) > 0 {
			out[r] = []line{cellOf(row[c])}
			continue
		}
		var cell []*para
		for i, l := range row[c] {
			if n := len(cell); n > 0 && t.goesOn(c, cell[n-1], &row[c][i-1], &l, right) {
				cell[n-1].absorb(&l, nil)
				continue
			}
			cell = append(cell, &para{line: l, rows: 1})
		}
		for _, p := range cell {
			out[r] = append(out[r], p.line)
		}
	}
	return out
}

func (t *formTable) goesOn(c int, p *para, prev, l *line, right float64) bool {
	if t.columns[c].first == fieldOrg && !l.mark {
		if openEnd(prev.text()) || startsLower(l.text()) {
			return true
		}
		if placeScore(l.text()) >= 1 {
			return false
		}
	}
	return continues(p, prev, l, right)
}

// openEnd reports whether a text ends in a small word that another must follow: "Hospital de".
func openEnd(s string) bool {
	w := lastWord(s)
	return w == "&" || nameParticles[w] || smallWords[w] || articles[w]
}
