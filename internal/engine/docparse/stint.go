package docparse

import (
	"maps"
	"slices"

	"vitae/internal/engine/document"
)

// When a title was held, beside the one that is named before it.
const (
	heldUntold = iota
	heldLater
	heldEarlier
)

// stint is a title that a head names, when it was held, and what says so.
type stint struct {
	words      []headWord // of the title
	held       int
	start, end document.Date
	open       bool // it goes on
	ranged     bool // both ends are told
	torn       bool // its dates stand among words that say something else
}

func (s *stint) dated() bool { return s.start != "" || s.end != "" || s.open }

// stints parts a job whose head tells of promotions, "clerk until 2019, afterwards supervisor", into a job for each
// title with its own dates. Where the dates don't tell, it is one job that shows the latest title and keeps the words.
func (e *readEntry) stints(words []headWord) []readEntry {
	all, base := e.titlesHeld(words)
	if len(all) < 2 || len(e.fields['G']) > 1 {
		return []readEntry{*e}
	}
	row, ok := heldInOrder(all)
	if !ok {
		return []readEntry{*e}
	}
	first, last := row[0], row[len(row)-1]
	if first.start == "" {
		first.start = base.start
	}
	if last.end == "" && (!last.open || !notAfter(base.end, last.start)) {
		last.end = base.end
	}
	known := first.start != ""
	for i, b := range row[1:] {
		a := row[i]
		if b.start == "" {
			b.start = a.end
		}
		if a.end == "" {
			a.end = b.start
		}
		known = known && a.end != ""
	}
	for _, s := range row {
		if s.end != "" && !notAfter(s.start, s.end) {
			return []readEntry{*e}
		}
	}
	if !known {
		return []readEntry{e.latest(last, saidBetween(words, all))}
	}
	out := make([]readEntry, 0, len(row))
	for _, s := range slices.Backward(row) {
		out = append(out, e.heldAs(s, s == last))
	}
	for _, b := range e.body {
		i := under(out, b)
		out[i].body = append(out[i].body, b)
	}
	return out
}

// under returns which of the jobs of a head a line below is about: the one whose title stands last above it, and of
// those in one line the latest.
func under(jobs []readEntry, line int) int {
	at, above := 0, -1
	for i := range jobs {
		if u := jobs[i].fields['T'][0].unit; u < line && u > above {
			at, above = i, u
		}
	}
	return at
}

// heldInOrder sorts the titles of a head by when they were held, where the head tells.
func heldInOrder(all []*stint) ([]*stint, bool) {
	row := []*stint{all[0]}
	for i, s := range all[1:] {
		before := all[i]
		at := slices.Index(row, before)
		switch {
		case s.held == heldLater:
			at++
		case s.held == heldEarlier:
		case s.start != "" && before.start != "" && (s.ranged || s.open):
			if notAfter(before.start, s.start) {
				at++
			}
		case s.open && !s.ranged:
			at++
		case s.end != "" && !s.ranged:
		default:
			return nil, false
		}
		row = slices.Insert(row, at, s)
	}
	return row, true
}

// title returns the words of a title and the field that they make.
func (s *stint) title() found {
	f := found{unit: s.words[0].unit, sure: 1}
	for i, w := range s.words {
		switch {
		case i > 0 && !w.goes:
			f.text += ", "
		case i > 0 && !w.glued:
			f.text += " "
		}
		f.text += w.text
		f.sure = min(f.sure, w.sure)
	}
	return f
}

// heldAs returns the job of one title of a head. What else the head says stays with the latest.
func (e *readEntry) heldAs(s *stint, latest bool) readEntry {
	out := *e
	out.fields = map[byte][]found{}
	for c, fs := range e.fields {
		if c == 'G' || c == 'P' || latest {
			out.fields[c] = fs
		}
	}
	t := s.title()
	out.fields['T'] = []found{t}
	out.fields['S'], out.fields['E'] = []found{{unit: t.unit, sure: t.sure}}, nil
	if s.end != "" {
		out.fields['E'] = []found{{unit: t.unit, sure: t.sure}}
	}
	out.spoken = dateSpan{start: s.start, end: s.end, open: s.end == "", isRange: true}
	out.shown, out.dashed, out.open, out.told = nil, false, s.end == "", true
	out.body = nil
	if !latest {
		out.rest = nil
	}
	return out
}

// saidBetween returns the words of a head from its first title to its last.
func saidBetween(words []headWord, all []*stint) string {
	first, last := all[0].words, all[len(all)-1].words
	var said stint
	within := false
	for _, w := range words {
		within = within || w.token == first[0].token
		if within {
			w.goes = true
			said.words = append(said.words, w)
		}
		if w.token == last[len(last)-1].token {
			break
		}
	}
	return said.title().text
}

// latest returns the job with its latest title, and the words of the head that name them all as its note.
func (e *readEntry) latest(last *stint, said string) readEntry {
	out := *e
	out.fields = maps.Clone(e.fields)
	out.fields['T'] = []found{last.title()}
	out.rest = append([]headNote{{text: said, unit: said, line: said}}, e.rest...)
	return out
}

// titlesHeld returns the titles that a head names, and the period of the job as a whole.
func (e *readEntry) titlesHeld(words []headWord) (all []*stint, base stint) {
	base.start, base.end = e.dates()
	parts := headClauses(words)
	ranges, titles := 0, 0
	for _, s := range parts {
		if s.ranged {
			ranges++
		}
		if len(s.words) > 0 {
			titles++
		}
	}
	left := ranges
	var ahead *stint // dates that stand before the title that they are of
	for i, s := range parts {
		n := len(all)
		switch {
		case len(s.words) > 0 && n > 0 && ahead == nil && s.goesOn(all[n-1], parts[i+1:]):
			all[n-1].words = append(all[n-1].words, s.words...)
		case len(s.words) > 0:
			if ahead != nil && !s.dated() {
				s.hold(ahead)
			}
			all, ahead = append(all, s), nil
		case !s.dated() && s.held != heldUntold && s.leads(parts[i+1:]):
			parts[i+1].held = s.held
		case !s.dated() && s.held != heldUntold && n > 1:
			all[n-1].held = s.held // "clerk before that"
		case !s.dated() || s.torn:
		case s.ranged && (ranges == 1 || n == 0 && left != titles):
			base.start, base.end = s.start, s.end
			left--
		case n > 0 && !all[n-1].dated():
			all[n-1].hold(s)
		case s.ranged && left != titles:
			base.start, base.end = s.start, s.end
		case n > 0 && s.start == "" && all[n-1].end == "":
			all[n-1].end = s.end
		case s.ranged:
			ahead = s
		}
	}
	if ranges == 1 {
		base.whole(all)
	}
	return all, base
}

// whole takes the one period of a head off the title beside it, where no other title was held before or behind it: it
// is that of the whole job.
func (s *stint) whole(all []*stint) {
	at := slices.IndexFunc(all, func(x *stint) bool { return x.ranged })
	if at < 0 {
		return
	}
	x := all[at]
	apart := func(y *stint) bool {
		return y != x && (x.end != "" && y.start != "" && notAfter(x.end, y.start) ||
			y.start != "" && notAfter(y.start, x.start) || y.end != "" && notAfter(y.end, x.start))
	}
	if !slices.ContainsFunc(all, apart) {
		s.start, s.end = x.start, x.end
		x.hold(&stint{})
	}
}

// leads reports whether words for a promotion stand apart from the title behind them, "before: clerk".
func (s *stint) leads(behind []*stint) bool {
	return !s.torn && len(behind) > 0 && len(behind[0].words) > 0 && behind[0].held == heldUntold
}

// goesOn reports whether a title is a second part of the one before it: nothing tells when it was held.
func (s *stint) goesOn(before *stint, behind []*stint) bool {
	if s.held != heldUntold || s.dated() {
		return false
	}
	for i, p := range behind {
		if len(p.words) > 0 {
			break
		}
		if p.dated() && !p.torn {
			return i > 0 && !before.dated() || p.ranged && !before.ranged
		}
	}
	return true
}

// hold gives a title the dates that stand apart from it.
func (s *stint) hold(dates *stint) {
	s.start, s.end, s.open, s.ranged = dates.start, dates.end, dates.open, dates.ranged
}
