package docparse

import (
	"math"
	"slices"
	"strings"
)

// fieldEntries takes the labels of a form off a section's lines and notes with each value what it is. A label counts
// before a colon and in a column or cell of its own, and only where the section is filled in as a form: its first line
// begins with one, or several lines do. led says that every entry begins with a label.
func fieldEntries(paras []*para) (out []*para, led bool) {
	paras = slices.DeleteFunc(slices.Clone(paras), func(p *para) bool {
		columns := formTitles(p.segs) != nil
		p.used = p.used || columns
		return columns
	})
	named, found := 0, 0
	first := false
	for i, p := range paras {
		if f, _, _ := p.label(paras, i); f != fieldNone {
			found++
			if f.names() {
				named++
				first = first || i == 0
			}
		}
	}
	if named == 0 || !first && named < 2 || first && found < 2 {
		return paras, false
	}
	left := fieldNone // what the label on a line of its own announces, or what follows the first value
	for i, p := range paras {
		f, second, rest := p.label(paras, i)
		switch {
		case f == fieldNone && left != fieldNone:
			p.segs = p.withField(left)
			if left != fieldDuties {
				left = fieldNone
			}
		case f == fieldNone:
		case len(rest) == 0: // the value stands below
			p.used, left = true, f
			continue
		default:
			p.segs, left = rest, fieldNone
			p.segs = p.withField(f)
		}
		if f == fieldDuties || second == fieldDuties {
			left = fieldDuties
		}
		out = append(out, p)
	}
	return joinFieldDates(out), first
}

// label returns the label that line i begins with, and what stands behind it.
func (p *para) label(paras []*para, i int) (first, second field, rest []segment) {
	s := p.segs[0]
	if s.field != fieldNone { // it stood in a cell or over the column
		return s.field, fieldNone, p.segs
	}
	if p.mark || p.level > 0 {
		return fieldNone, fieldNone, p.segs
	}
	if first, second, text := cutEntryLabel(s.text); first != fieldNone {
		if text == "" {
			return first, second, p.segs[1:]
		}
		s.text, s.words = text, nil
		return first, second, append([]segment{s}, p.segs[1:]...)
	}
	if len(p.segs) > 1 || inLabelColumn(paras, i) {
		if first, second = labelOf(s.text); first != fieldNone {
			return first, second, p.segs[1:]
		}
	}
	return fieldNone, fieldNone, p.segs
}

// inLabelColumn reports whether line i stands alone in the column where a label of a neighbouring line stands beside
// its value.
func inLabelColumn(paras []*para, i int) bool {
	for _, k := range []int{i - 1, i - 2, i + 1, i + 2} {
		if k < 0 || k >= len(paras) || len(paras[k].segs) < 2 || math.Abs(paras[k].x0-paras[i].x0) > 2 {
			continue
		}
		if f, _ := labelOf(paras[k].segs[0].text); f != fieldNone {
			return true
		}
	}
	return false
}

// withField returns a line's segments with the field of the first.
func (p *para) withField(f field) []segment {
	segs := append([]segment{}, p.segs...)
	segs[0].field = f
	return segs
}

// field returns what a form says that the line is.
func (p *para) field() field { return p.segs[0].field }

// joinFieldDates makes the beginning and the end of a period, which a form asks for apart, one period.
func joinFieldDates(paras []*para) []*para {
	out := paras[:0:0]
	for _, p := range paras {
		p.segs = joinDates(p.segs)
		if n := len(out); n > 0 && out[n-1].field() == fieldStart && p.field() == fieldEnd {
			q := out[n-1]
			q.segs = joinDates(append(append([]segment{}, q.segs...), p.segs...))
			p.used = true
			continue
		}
		out = append(out, p)
	}
	return out
}

// joinDates is joinFieldDates for one line.
func joinDates(segs []segment) []segment {
	var out []segment
	for _, s := range segs {
		if n := len(out); n > 0 && out[n-1].field == fieldStart && s.field == fieldEnd {
			from := &out[n-1]
			from.text, from.words, from.x1, from.field = strings.TrimSpace(from.text)+" – "+strings.TrimSpace(s.text),
				nil, s.x1, fieldPeriod
			continue
		}
		out = append(out, s)
	}
	return out
}

// fieldBodies settles which lines of a form are bodies: what stands behind the label of duties, and nothing that
// another label stands before.
func fieldBodies(paras []*para, body []bool) {
	for i, p := range paras {
		if f := p.field(); f != fieldNone {
			body[i] = f == fieldDuties
		}
	}
}

// fieldStarts returns the first line of each entry of a form: where the label that the first one begins with stands
// again, or one that the entry has already.
func fieldStarts(paras []*para) []int {
	starts := []int{0}
	seen := map[field]bool{}
	for i, p := range paras {
		fs := p.fields()
		again := false
		for _, f := range fs {
			again = again || f.names() && (seen[f] || f == paras[0].field())
		}
		if i > 0 && again {
			starts = append(starts, i)
			clear(seen)
		}
		for _, f := range fs {
			seen[f] = true
		}
	}
	return starts
}

// fields returns what a form says of each part of a line.
func (p *para) fields() []field {
	var out []field
	for _, s := range p.segs {
		if s.field != fieldNone {
			out = append(out, s.field)
		}
	}
	return out
}

// has reports whether a form says of a part of a line that it is f.
func (p *para) has(f field) bool { return slices.Contains(p.fields(), f) }

// undated reports whether a form says that a line holds no date, whatever its words are: "Manager, Expo 2020".
func (p *para) undated() bool {
	fs := p.fields()
	for _, f := range fs {
		if f == fieldPeriod || f == fieldStart || f == fieldEnd {
			return false
		}
	}
	return len(fs) > 0
}

// fieldPieces cuts the value of a form's field into pieces and gives their roles: behind an employer may stand its
// town, behind a degree its subject.
func fieldPieces(p *para, row int, s segment, study bool) (ps []piece, rs []role) {
	add := func(t string, r role) {
		if t = tidyPiece(t); t != "" {
			ps = append(ps, piece{text: t, strong: len(ps) == 0, para: p, row: row, bold: s.bold, size: s.size})
			rs = append(rs, r)
		}
	}
	switch s.field {
	case fieldPeriod, fieldStart, fieldEnd:
		if rest := tidyPiece(strings.ReplaceAll(cut(s.text, findDates(s.text)), "\x00", " ")); hasLetter(rest) &&
			!openWords[fold(rest)] {
			add(rest, roleNote)
		}
	case fieldOrg:
		name, place := orgAndPlace(s.text, study)
		add(name, roleOrg)
		add(place, rolePlace)
	case fieldTitle, fieldCourse:
		parts := splitCommas(s.text)
		if study && s.field == fieldCourse && degreeScore(s.text) <= 0 {
			add(s.text, roleArea)
			break
		}
		if !study || len(parts) < 2 {
			add(s.text, roleTitle)
			break
		}
		add(parts[0], roleTitle)
		add(strings.TrimPrefix(s.text, parts[0]), roleArea)
	default:
		add(s.text, s.field.role())
	}
	return ps, rs
}

// orgAndPlace parts an employer or school from the town or address behind it.
func orgAndPlace(s string, study bool) (name, place string) {
	score := orgScore
	if study {
		score = schoolScore
	}
	s = withStates(s)
	for _, sign := range []string{" | ", " · ", " – ", " — ", " - ", " ("} {
		if i := strings.LastIndex(s, sign); i > 0 && placeScore(strings.Trim(s[i:], " |·–—-()")) >= 1 &&
			score(s[i:]) < 1 {
			return s[:i], strings.Trim(s[i:], " |·–—-()")
		}
	}
	parts := splitCommas(s)
	for i := 1; i < len(parts); i++ {
		t := strings.TrimSpace(parts[i])
		town := startsUpper(t) && !isUpper(t) && len(strings.Fields(t)) <= 4 && !strings.ContainsAny(t, "&")
		if hasDigit(t) || placeScore(t) >= 1 || town && score(t) < 1 && titleScore(t) <= 0 &&
			!campusSystems[fold(parts[0])] {
			return strings.Join(parts[:i], ","), strings.Join(parts[i:], ",")
		}
	}
	return s, ""
}
