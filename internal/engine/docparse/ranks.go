package docparse

import (
	"cmp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
)

// rank is a title of a job with the time in which it was held.
type rank struct {
	title  found
	period spell
	place  *found // its own, where each has one
}

// spell is a time that a head states: its words, and what they say. A spell without an end may be open or may just
// state when something began.
type spell struct {
	words      map[byte]found
	at         int // of its first word
	start, end document.Date
	ended      bool // it states an end, perhaps that there is none
}

func (s *spell) whole() bool { return s.start != "" && s.ended }

// within reports whether a spell lies in another that states its beginning.
func (s *spell) within(whole *spell) bool {
	later := s.start == "" || s.start.Year() >= whole.start.Year()
	earlier := whole.end == "" || s.start == "" || s.start.Year() <= whole.end.Year()
	return whole.start != "" && later && earlier &&
		(s.end == "" || whole.end == "" || s.end.Year() <= whole.end.Year())
}

// ranked gives each job whose head has several titles with times of their own the latest title and its time. The
// earlier ones, with theirs, are told in its description: what is told below cannot be told apart.
func ranked(es []readEntry) []readEntry {
	for i := range es {
		if ranks := es[i].ranks(); ranks != nil {
			slices.SortStableFunc(ranks, func(a, b rank) int { return cmp.Compare(b.period.start, a.period.start) })
			es[i] = es[i].as(&ranks[0], ranks[1:])
		}
	}
	return es
}

// as returns an entry with one title and the time of that title, and the earlier ones.
func (e *readEntry) as(r *rank, earlier []rank) readEntry {
	out := *e
	out.fields = map[byte][]found{}
	for c, fs := range e.fields {
		if strings.IndexByte("TSE", c) < 0 {
			out.fields[c] = slices.Clone(fs)
		}
	}
	out.fields['T'] = []found{r.title}
	for c, f := range r.period.words {
		out.fields[c] = []found{f}
	}
	if r.place != nil {
		out.fields['P'] = []found{*r.place}
	}
	out.held, out.earlier = &r.period, earlier
	out.rest = slices.DeleteFunc(slices.Clone(e.rest), func(n headNote) bool {
		return !slices.ContainsFunc(words(fold(n.text)), func(w string) bool {
			return !succession[w] && !connectors[w] && !articles[w] && !joining[w] && !sinceWords[w]
		})
	})
	return out
}

// told returns a title with its time and its place, in the words of the head.
func (r *rank) told() string {
	var time []string
	for _, c := range []byte("SE") {
		if f, ok := r.period.words[c]; ok {
			time = append(time, tidyField(f.text))
		}
	}
	out := tidyField(r.title.text) + ", " + strings.Join(time, " – ")
	if r.place != nil {
		out += ", " + tidyField(r.place.text)
	}
	return out
}

// succession are words that say that one title followed another; folded.
var succession = set(`promoted first later then before that earlier previously formerly was were became til till until from since as to now roles positions held progressed advanced
	puis d'abord promu promue des auparavant avant ensuite depuis jusqu'en zuerst dann danach spater vorher zuvor davor ab seit bis befordert luego despues antes primero ascendido ascendida desde hasta`)

// ranks returns the titles of a job with the times in which they were held; nil where it has but one, or where they do
// not go together.
func (e *readEntry) ranks() []rank {
	titles, spells := e.fields['T'], e.spells()
	if e.kind != 'J' || len(titles) < 2 || len(spells) < 2 || len(e.fields['G']) > 1 {
		return nil
	}
	if len(spells) == len(titles)+1 {
		if i := wholeOf(spells); i >= 0 {
			spells = slices.Delete(spells, i, i+1)
		}
	}
	var out []rank
	switch {
	case len(titles) == 2 && len(spells) == 2 && spells[0].whole() && !spells[1].whole() &&
		spells[1].within(&spells[0]) && !(titles[0].at < spells[0].at && spells[0].at < titles[1].at):
		out = e.changed(&spells[0], &spells[1])
	case len(titles) == len(spells):
		out = inTurns(titles, spells)
	}
	places := e.fields['P']
	for i := range out {
		if len(places) == len(titles) {
			out[i].place = &places[slices.IndexFunc(titles, func(t found) bool { return t.at == out[i].title.at })]
		}
		p := &out[i].period
		n := min(len(p.start), len(p.end))
		if p.start == "" || p.end[:n] < p.start[:n] {
			return nil
		}
	}
	return out
}

// inTurns pairs titles and times that take turns. A time that states but its beginning lasts until the next one begins.
func inTurns(titles []found, spells []spell) []rank {
	out := make([]rank, len(titles))
	before := titles[0].at < spells[0].at
	for i := range titles {
		if (titles[i].at < spells[i].at) != before ||
			i > 0 && max(titles[i-1].at, spells[i-1].at) > min(titles[i].at, spells[i].at) {
			return nil
		}
		out[i] = rank{title: titles[i], period: spells[i]}
	}
	for i := range out {
		p := &out[i].period
		if p.ended {
			continue
		}
		for k := range out {
			if s := out[k].period.start; s > p.start && (p.end == "" || s < p.end) {
				p.end = s
			}
		}
	}
	return out
}

// changed pairs two titles with a whole time and with the one change of titles in it: "2013 – 2021, Analyst, promoted
// Manager 1/2019".
func (e *readEntry) changed(whole, change *spell) []rank {
	first, second := e.fields['T'][0], e.fields['T'][1]
	own, other := second, first // whose title the change states the time of
	if first.at < change.at && change.at < second.at && !e.wordBetween(first.end, change.at) {
		own, other = first, second
	}
	a, b := *change, *whole
	if change.start != "" {
		a.end, a.ended, b.end = whole.end, true, change.start
	} else {
		a.start, b.start = whole.start, change.end
	}
	b.ended = true
	return []rank{{title: own, period: a}, {title: other, period: b}}
}

// wordBetween reports whether the head has a word between two of its tokens that belongs to no field.
func (e *readEntry) wordBetween(from, to int) bool {
	return slices.ContainsFunc(e.rest, func(n headNote) bool {
		return n.at >= from && n.at < to && hasLetter(n.text)
	})
}

// wholeOf returns the spell that holds all others; -1 where none does.
func wholeOf(spells []spell) int {
	return slices.IndexFunc(spells, func(w spell) bool {
		return !slices.ContainsFunc(spells, func(s spell) bool { return s.at != w.at && !s.within(&w) })
	})
}

// spells returns the times that a head states in their order; nil where one cannot be read.
func (e *readEntry) spells() []spell {
	type word struct {
		c byte
		found
	}
	var all []word
	for _, c := range []byte("SE") {
		for _, f := range e.fields[c] {
			all = append(all, word{c, f})
		}
	}
	slices.SortFunc(all, func(a, b word) int { return cmp.Compare(a.at, b.at) })
	var out []spell
	for i, w := range all {
		if w.c == 'E' && i > 0 && all[i-1].c == 'S' && !e.titleBetween(all[i-1].at, w.at) {
			s := &out[len(out)-1]
			s.words['E'], s.ended = w.found, true
			s.start, s.end, _ = periodOf(tidyField(s.words['S'].text), tidyField(w.text))
			if s.end == "" && hasDigit(w.text) {
				return nil
			}
			continue
		}
		d := readDate(tidyField(w.text))
		if d == "" {
			return nil
		}
		s := spell{words: map[byte]found{w.c: w.found}, at: w.at}
		if w.c == 'S' {
			s.start = d
		} else {
			s.end, s.ended = d, true
		}
		out = append(out, s)
	}
	return out
}

func (e *readEntry) titleBetween(from, to int) bool {
	return slices.ContainsFunc(e.fields['T'], func(f found) bool { return f.at > from && f.at < to })
}
