package docparse

import "slices"

// promoted returns the jobs that stand under one employer's line that employer: a line that names an employer and no
// title, above a title with its dates, is no job of its own, and what follows such a title without an employer was held
// there too.
func promoted(es []readEntry) []readEntry {
	out := make([]readEntry, 0, len(es))
	over := -1 // the job in out whose employer stands above its title
	for i := range es {
		e := &es[i]
		if e.kind != 'J' {
			out, over = append(out, *e), -1
			continue
		}
		titled, employed := e.first('T') != "", e.first('G') != ""
		if employed && !titled && len(e.body) == 0 && i+1 < len(es) && es[i+1].wantsEmployer() && es[i+1].follows(e) {
			next := &es[i+1]
			next.borrow(e, "GP")
			if next.fields['S'] == nil && next.fields['E'] == nil {
				next.borrow(e, "SE")
			}
			next.units, next.rest = append(slices.Clone(e.units), next.units...),
				append(slices.Clone(e.rest), next.rest...)
			continue
		}
		switch {
		case employed && titled && e.fields['G'][0].unit < e.fields['T'][0].unit:
			over = len(out)
		case over >= 0 && e.wantsEmployer() && e.follows(&out[len(out)-1]):
			e.borrow(&out[over], "GP")
		default:
			over = -1
		}
		out = append(out, *e)
	}
	return out
}

// wantsEmployer reports whether an entry is a job with a title and dates of its own, and without an employer.
func (e *readEntry) wantsEmployer() bool {
	return e.kind == 'J' && e.first('T') != "" && e.first('G') == "" && len(e.fields['S'])+len(e.fields['E']) > 0
}

// follows reports whether an entry begins where another ends, with nothing between them.
func (e *readEntry) follows(before *readEntry) bool {
	last := slices.Max(before.units)
	if len(before.body) > 0 {
		last = max(last, slices.Max(before.body))
	}
	return len(e.units) > 0 && e.units[0] <= last+1
}

// borrowedWorth is what the word for a field is worth in the entry that borrows it, set by hand with eight
// authors left out.
const borrowedWorth = 0.95

// borrow gives an entry the fields of another that it lacks.
func (e *readEntry) borrow(from *readEntry, letters string) {
	for _, c := range []byte(letters) {
		if len(e.fields[c]) > 0 {
			continue
		}
		for _, f := range from.fields[c] {
			f.sure *= borrowedWorth
			e.fields[c] = append(e.fields[c], f)
		}
	}
}
