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

// headRead is what has been read of the parts of a head: its titles, the period of the job as a whole, and dates that
// stand before the title that they are of.
type headRead struct {
	all                  []*stint
	base                 stint
	ahead                *stint
	ranges, titles, left int // periods and titles in the head, and periods that can be of a title
}

// titlesHeld returns the titles that a head names, and the period of the job as a whole.
func (e *readEntry) titlesHeld(words []headWord) (all []*stint, base stint) {
	var h headRead
	h.base.start, h.base.end = e.dates()
	parts := headClauses(words)
	for _, s := range parts {
		if s.ranged {
			h.ranges++
		}
		if len(s.words) > 0 {
			h.titles++
		}
	}
	h.left = h.ranges
	for i, s := range parts {
		switch {
		case len(s.words) > 0:
			h.title(s, parts[i+1:])
		case s.dated():
			h.dates(s)
		case s.held != heldUntold && s.leads(parts[i+1:]):
			parts[i+1].held = s.held
		case s.held != heldUntold && len(h.all) > 1:
			h.all[len(h.all)-1].held = s.held // "clerk before that"
		}
	}
	if h.ranges == 1 {
		h.base.whole(h.all)
	}
	return h.all, h.base
}

// title adds a part that names a title.
func (h *headRead) title(s *stint, behind []*stint) {
	if n := len(h.all); n > 0 && h.ahead == nil && s.goesOn(h.all[n-1], behind) {
		h.all[n-1].words = append(h.all[n-1].words, s.words...)
		return
	}
	if h.ahead != nil && !s.dated() {
		s.hold(h.ahead)
	}
	h.all, h.ahead = append(h.all, s), nil
}

// dates gives dates without a title to the one that they are of.
func (h *headRead) dates(s *stint) {
	n := len(h.all)
	switch {
	case s.torn:
	case s.ranged && (h.ranges == 1 || n == 0 && h.left != h.titles):
		h.base.start, h.base.end = s.start, s.end
		h.left--
	case n > 0 && !h.all[n-1].dated():
		h.all[n-1].hold(s)
	case s.ranged && h.left != h.titles:
		h.base.start, h.base.end = s.start, s.end
	case n > 0 && s.start == "" && h.all[n-1].end == "":
		h.all[n-1].end = s.end
	case s.ranged:
		h.ahead = s
	}
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
