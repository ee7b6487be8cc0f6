package docparse

import (
	"slices"

	"vitae/internal/engine/document"
)

// settleEnds settles which jobs go on, of those with a dash behind their start that no end follows.
func settleEnds(es []readEntry) {
	var latest document.Date
	for i := range es {
		if e := &es[i]; e.kind == 'J' {
			e.endBelow()
			start, _ := e.dates()
			latest = max(latest, start)
		}
	}
	openAtDash(es, latest)
}

// endBelow takes a second start for the end where the dash behind the first has nothing behind it: a period is broken
// over two lines there.
func (e *readEntry) endBelow() {
	s := e.fields['S']
	if !e.open || len(s) != 2 || len(e.fields['E']) > 0 || s[0].unit == s[1].unit ||
		readDate(s[1].text) < readDate(s[0].text) {
		return
	}
	e.fields['S'], e.fields['E'] = s[:1], s[1:]
	e.open = false
}

// openAtDash makes a job whose start has a dash behind it, and no end, a job that goes on, as "Sept 2021 - Baker" above
// jobs with a start and an end, where no other job is written so and none began later. Elsewhere the dash parts the
// date from the title.
func openAtDash(es []readEntry, latest document.Date) {
	at, n := -1, 0
	for i := range es {
		if e := &es[i]; e.kind == 'J' && e.dashed && len(e.fields['E']) == 0 {
			at, n = i, n+1
		}
	}
	if n != 1 || !slices.ContainsFunc(es, func(e readEntry) bool { return e.kind == 'J' && len(e.fields['E']) > 0 }) {
		return
	}
	if start, _ := es[at].dates(); start >= latest {
		es[at].open = true
	}
}

// reopen makes a job that the rules end where it begins, for want of a second date, a job that goes on if the models
// found the word or the dash that says so.
func (r *reading) reopen(res *Result) {
	open := map[document.Date]bool{}
	for i := range r.entries {
		e := &r.entries[i]
		if start, end := e.dates(); e.kind == 'J' && start != "" && end == "" {
			open[start] = true
		}
	}
	for i := range res.Document.Work {
		w := &res.Document.Work[i]
		if w.StartDate != w.EndDate || !open[w.StartDate] {
			continue
		}
		w.EndDate = ""
		path := pathf("work[%d].endDate", i)
		res.Fields = slices.DeleteFunc(res.Fields, func(f Field) bool { return f.Path == path })
	}
}
