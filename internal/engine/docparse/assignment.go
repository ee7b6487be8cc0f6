package docparse

import (
	"slices"

	"vitae/internal/engine/document"
)

// assigned gives a job what stands under it as an assignment: a client or a site with dates inside the job's own and
// without a title.
func assigned(es []readEntry) []readEntry {
	out := make([]readEntry, 0, len(es))
	over := -1 // the job in out that assignments can stand under
	for i := range es {
		e := &es[i]
		if over >= 0 && e.kind == 'J' && e.first('T') == "" && e.follows(&out[len(out)-1]) && out[over].spans(e) {
			job := &out[over]
			job.body = append(append(slices.Clone(job.body), e.units...), e.body...)
			continue
		}
		over = -1
		if e.kind == 'J' && e.first('T') != "" && e.first('G') != "" {
			over = len(out)
		}
		out = append(out, *e)
	}
	return out
}

// spans reports whether another entry's dates lie within those of this one, as exactly as both say them, and are not
// the same.
func (e *readEntry) spans(other *readEntry) bool {
	start, end := e.dates()
	from, to := other.dates()
	if from == "" {
		from = to
	}
	return start != "" && from != "" && notAfter(start, from) && (end == "" || to != "" && notAfter(to, end)) &&
		(from != start || to != end)
}

// notAfter reports whether a date is no later than another, where one says a month and the other none too.
func notAfter(a, b document.Date) bool {
	n := min(len(a), len(b))
	return a[:n] <= b[:n]
}
