package docparse

import "slices"

// formColumn is a column of a form's table whose head says what stands in it: "Zeitraum", "Position und Aufgaben".
type formColumn struct {
	first, second field   // what its first line is, and what the lines below it are where the head says that too
	x0            float64 // where it begins, in a file with positions
	from          int     // where it begins, in a table of cells
}

// formTitles reads a row whose every part is the label of a form, of two fields at least; nil where it is none.
func formTitles(segs []segment) []formColumn {
	var out []formColumn
	kinds := map[field]bool{}
	for _, s := range segs {
		c := formColumn{x0: s.x0}
		if c.first, c.second = labelOf(s.text); c.first == fieldNone {
			return nil
		}
		kinds[c.first] = true
		out = append(out, c)
	}
	if len(kinds) < 2 {
		return nil
	}
	return out
}

// form returns the columns that a row of a table names, nil where it names none.
func (r richRow) form() []formColumn {
	var segs []segment
	var from []int
	for _, c := range r.cells {
		if len(c.lines) == 1 && len(c.lines[0].segs) == 1 {
			segs, from = append(segs, c.lines[0].segs[0]), append(from, c.from)
		} else if len(c.lines) > 0 {
			return nil
		}
	}
	out := formTitles(segs)
	for i := range out {
		out[i].from = from[i]
	}
	return out
}

// fill notes with the cells of a row what the heads of their columns say.
func (r richRow) fill(form []formColumn) {
	for _, c := range r.cells {
		k := slices.IndexFunc(form, func(f formColumn) bool { return f.from == c.from })
		if k >= 0 {
			form[k].fill(c.lines)
		}
	}
}

// fill notes with the lines of one cell what the head of its column says.
func (c formColumn) fill(lines []line) {
	for i := range lines {
		f := c.first
		switch {
		case i > 0 && c.second == fieldDuties:
			f = fieldDuties
		case i > 0 && f == fieldOrg && orgScore(lines[i].text()) < ratherName &&
			schoolScore(lines[i].text()) < ratherName:
			f = fieldPlace
		case i > 0 && f != fieldDuties:
			f = fieldNone
		}
		lines[i].segs = slices.Clone(lines[i].segs)
		lines[i].segs[0].field = f
	}
}

// fillBeside notes with the lines of a cell what the label in the cell before it says.
func fillBeside(cells []richCell) {
	if len(cells) != 2 || len(cells[0].lines) != 1 || len(cells[0].lines[0].segs) != 1 {
		return
	}
	label := &cells[0].lines[0]
	if first, second := labelOf(label.text()); first != fieldNone && !label.mark && label.level == 0 {
		label.aside = true
		formColumn{first: first, second: second}.fill(cells[1].lines)
	}
}
