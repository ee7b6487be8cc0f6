package docparse

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// columnTitle is what the first row of a table says over one of its columns: "Employer", "Year of passing", "Sign on".
type columnTitle struct {
	words []string // folded
	kind  field    // what they announce, where they are known
	x0    float64
}

// The longest title of a column in words, and how far a cell may stand left of its title, in characters or points.
const (
	longestTitle  = 5
	columnSlack   = 3
	fewestColumns = 2
)

// titleRow returns the columns that a line names; nil for a line that names none. One title must be a known label, or
// two where there are more than three columns; none has a digit, which values have.
func titleRow(l *line) []columnTitle {
	if len(l.segs) < fewestColumns || l.mark || l.solid {
		return nil
	}
	known := 0
	var out []columnTitle
	for _, s := range l.segs {
		words := strings.FieldsFunc(fold(s.text), func(r rune) bool { return !unicode.IsLetter(r) })
		if len(words) > longestTitle || strings.ContainsFunc(s.text, unicode.IsDigit) ||
			utf8.RuneCountInString(s.text) > 40 {
			return nil
		}
		c := columnTitle{words: words, x0: s.x0}
		if c.kind, _ = labelOf(s.text); c.kind == fieldNone && len(words) > 0 {
			if c.kind, _ = labelOf(words[0]); c.kind == fieldNone {
				c.kind, _ = labelOf(words[len(words)-1])
			}
		}
		if c.kind != fieldNone {
			known++
		}
		out = append(out, c)
	}
	if known < fewestColumns {
		return nil
	}
	return out
}

// columnOf returns the column that a segment stands in: by its place among as many cells as there are columns, else by
// where it begins.
func columnOf(columns []columnTitle, segs []segment, i int) *columnTitle {
	if len(segs) == len(columns) {
		return &columns[i]
	}
	k := len(columns) - 1
	for k > 0 && columns[k].x0 > segs[i].x0+columnSlack {
		k--
	}
	return &columns[k]
}

// columnsOver returns for each line the columns of the table that it is a row of, and says which lines name them. A
// table ends at an empty line that another follows, at a heading, and at two lines that have no cells.
func columnsOver(lines []line) (over [][]columnTitle, names []bool) {
	over, names = make([][]columnTitle, len(lines)), make([]bool, len(lines))
	var columns []columnTitle
	singles := 0
	for i := range lines {
		l := &lines[i]
		if t := titleRow(l); t != nil && i+1 < len(lines) && len(lines[i+1].segs) >= fewestColumns {
			columns, names[i], singles = t, true, 0
			continue
		}
		if columns == nil {
			continue
		}
		if len(l.segs) < fewestColumns {
			singles++
		} else {
			singles = 0
		}
		if l.level > 0 || singles > 1 || l.above >= 1 && singles > 0 {
			columns = nil
			continue
		}
		over[i] = columns
	}
	return over, names
}

// columnFeatures are what the title over a token's column says.
func (o *outline) columnFeatures(b *bag, l *line, seg int) {
	columns := o.columns[l.id]
	if columns == nil || seg >= len(l.segs) {
		return
	}
	c := columnOf(columns, l.segs, seg)
	b.num("column", int(c.kind))
	for _, w := range c.words {
		b.add("columnw", w)
	}
}

// rowFeatures say of a line that it is a row of a table, and of which.
func (o *outline) rowFeatures(b *bag, l *line) {
	b.flag("names columns", o.namesColumns[l.id])
	for _, c := range o.columns[l.id] {
		b.num("has column", int(c.kind))
	}
}
