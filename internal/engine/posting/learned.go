package posting

import (
	"context"
	"slices"
	"strings"

	"vitae/internal/engine/skill"
)

// leastSure is how likely a mark must be asked for to count as a requirement, set by hand on the open postings, authors
// left out: lower finds more of what is asked and falls into more traps.
const leastSure = 0.4

// leastWords is how many words and signs a text must have, but for what its wording shows to be boilerplate, for the
// models to have something to go by; one that is shorter is read by its wording alone.
const leastWords = 80

// leastDone is how likely something the draft has found must be asked for or be part of the work, set as leastSure.
const leastDone = 0.5

// mostAsked is how much a text may seem to ask for: one that asks for more is no posting, and is read by its wording
// alone. The most of 236 real and made postings is 44.
const mostAsked = 250

// Read reads a posting. It never fails: a text that asks for nothing gives a Posting without requirements. Text of
// the result is the given text made plain; every offset counts in it. The cost is linear in the text.
func (r *Reader) Read(ctx context.Context, cat *skill.Catalogue, text string) (*Posting, error) {
	d, err := draftOf(ctx, cat, text)
	if err != nil {
		return nil, err
	}
	if len(d.requirements) > mostAsked {
		d.finish(d.requirements)
		return d.p, nil
	}
	v := newView(cat, d)
	roles := v.rolesBy(r.roles)
	found, err := v.marksOf(ctx, roles, v.wordItems(roles), r.words)
	if err != nil {
		return nil, err
	}
	r.head(v, found)
	if v.size() < leastWords {
		d.finish(d.requirements)
		return d.p, nil
	}
	r.judge(v, found)
	d.finish(v.requirements(found))
	return d.p, nil
}

// judge asks the model of marks about each.
func (r *Reader) judge(v *view, found *readings) {
	for i := range found.marks {
		m := &found.marks[i]
		if m.isHead() {
			continue
		}
		if v.offered(m) {
			m.likely[isNone] = 1
			continue
		}
		p := r.marks.Marginals([][]uint32{v.markFeatures(found, m)})
		copy(m.likely[:], p[0])
	}
}

// offered reports whether a mark stands under a heading that its wording shows to be one of what the employer offers.
func (v *view) offered(m *mark) bool {
	p := &v.passages[v.words[m.from].passage]
	return v.words[m.from].clause == "drop" && (p.announces == "drop" || p.heading >= 0 &&
		v.passages[p.heading].announces == "drop")
}

// of returns the words of a mark.
func (v *view) of(m *mark) string {
	return strings.TrimSpace(v.text[v.words[m.from].start:v.words[m.to-1].end])
}

// chosen returns the marks that count, the likelier of two that overlap, in the order of the text.
func (found *readings) chosen() []*mark {
	var all []*mark
	for i := range found.marks {
		m := &found.marks[i]
		if asks := m.asks(); !m.isHead() && (asks >= leastSure || m.draft >= 0 && asks+m.likely[isDuty] >= leastDone) {
			all = append(all, m)
		}
	}
	slices.SortStableFunc(all, func(a, b *mark) int {
		switch x, y := a.worth(), b.worth(); {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	wide, narrow := make([]string, len(found.words)), make([]string, len(found.words)) // the kind that has a word
	var out []*mark
	for _, m := range all {
		mine, other := narrow, wide
		if m.wide() {
			mine, other = wide, narrow
		}
		free := true
		for k := m.from; k < m.to; k++ {
			free = free && mine[k] == "" && other[k] != m.kind
		}
		if !free {
			continue
		}
		for k := m.from; k < m.to; k++ {
			mine[k] = m.kind
		}
		out = append(out, m)
	}
	slices.SortFunc(out, func(a, b *mark) int { return a.from - b.from })
	return out
}

// What orders marks that overlap, set by hand on the open postings: how likely they are asked for, the more so the
// surer it is that their words are of any kind and of their own, and that the draft names a requirement so.
const (
	askedShare = 0.5
	anyShare   = 0.4
	kindShare  = 0.1
	namedBonus = 0.15
)

// worth orders marks that overlap.
func (m *mark) worth() float64 {
	w := m.asks() * (askedShare + anyShare*m.any + kindShare*m.p)
	if m.draft >= 0 {
		w += namedBonus
	}
	return w
}

// wide reports whether a mark may hold others: years and what they are asked of.
func (m *mark) wide() bool {
	return m.kind == "years" || m.kind == "permit" || m.kind == "degree" && m.draft >= 0
}

// Draft reads a posting by its wording alone, as Read did before it learnt.
func Draft(cat *skill.Catalogue, text string) *Posting {
	d, _ := draftOf(context.Background(), cat, text) // which is never done
	d.finish(d.requirements)
	return d.p
}
