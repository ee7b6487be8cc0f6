package posting

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/crf"
)

// mark is a run of words that may be asked for, or be title, employer or place.
type mark struct {
	from, to int     // its words
	kind     string  // one of wordKinds
	p        float64 // how sure the model of words is of it
	any      float64 // and that it is one of some kind
	best     bool    // the best path of the model of words holds it
	draft    int     // the requirement of the draft that stands there, -1 where none does
	term     int     // its term, -1 for the whole of it
	likely   [5]float64
}

// wordKinds are what a run of words may be.
var wordKinds = []string{
	"ask", "no", "years", "degree", "licence", "lang", "permit", "title", "employer", "place",
	"pay",
}

// wordLabels are the labels of the model of words: outside, and beginning and inside of each kind.
var wordLabels = func() []string {
	out := []string{"O"}
	for _, k := range wordKinds {
		out = append(out, "B-"+k, "I-"+k)
	}
	return out
}()

// beginning and inside give the labels of the nth kind.
func beginning(kind int) int { return 1 + 2*kind }
func inside(kind int) int    { return 2 + 2*kind }

// forbiddenPair reports whether a label of words never follows another: the inside of a kind follows its beginning or
// inside.
func forbiddenPair(from, to int) bool {
	return to > 0 && to%2 == 0 && from != to && from != to-1
}

// verdicts are what the model of marks says of one.
var verdicts = []string{"must", "nice", "duty", "no", "none"}

// The places of verdicts.
const (
	isMust = iota
	isNice
	isDuty
	isNo
	isNone
)

// asks is how likely it is that a mark is asked for.
func (m *mark) asks() float64 { return m.likely[isMust] + m.likely[isNice] }

// readings are what the models of roles and words make of a view.
type readings struct {
	roles [][]float64 // of passages
	words [][]float64 // of words, their marginals
	marks []mark      // in the order of the text
}

// How likely a word must begin a mark, and stand within one, for the mark to be weighed; and how likely the word behind
// it must not. Set low by hand: what is asked for is lost where it is not weighed, and the model drops the rest.
const (
	leastBegun = 0.08
	leastOn    = 0.1
	leastOff   = 0.2
)

// mostEnds is at how many places a mark that begins at a word may end.
const mostEnds = 3

// offerFrom adds the marks of a kind that may begin at the kth word of a passage, whose words have the likelihoods ps.
func (r *readings) offerFrom(at map[[2]int][]int, from int, ps [][]float64, k, kind int) {
	ends := 0
	for j := k + 1; ends < mostEnds; j++ {
		on := 0.0
		if j < len(ps) {
			on = ps[j][inside(kind)]
		}
		if on < 1-leastOff {
			r.offer(at, mark{from: from + k, to: from + j, kind: wordKinds[kind], draft: -1, term: -1}, false)
			ends++
		}
		if on < leastOn {
			return
		}
	}
}

// isHeadKind reports whether the nth kind is of the head.
func isHeadKind(kind int) bool { return kind >= slices.Index(wordKinds, "title") }

// marksOf returns every run of words that a likely reading of its passage, or the draft, holds for something.
func (v *view) marksOf(ctx context.Context, roles [][]float64, items []sentenceItems, words *crf.Model) (*readings,
	error,
) {
	r := &readings{roles: roles, words: make([][]float64, 0, len(v.words))}
	at := map[[2]int][]int{}
	for i := range v.passages {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		p := &v.passages[i]
		l := items[i].lattice(words)
		ps := l.Marginals()
		r.words = append(r.words, ps...)
		for _, m := range spansOf(l.Decode(), p.from) {
			r.offer(at, m, true)
		}
		for k := range ps {
			for kind := range wordKinds {
				if ps[k][beginning(kind)] > leastBegun && !isHeadKind(kind) {
					r.offerFrom(at, p.from, ps, k, kind)
				}
			}
		}
	}
	v.offerDrafted(r, at)
	slices.SortStableFunc(r.marks, func(a, b mark) int { return cmp.Or(a.from-b.from, b.to-a.to) })
	for i := range r.marks {
		r.marks[i].p, r.marks[i].any = r.sure(&r.marks[i])
	}
	return r, nil
}

// offerDrafted adds the marks that the draft asks for.
func (v *view) offerDrafted(r *readings, at map[[2]int][]int) {
	for i := range v.d.requirements {
		q := &v.d.requirements[i]
		for t, s := range placesOf(q) {
			m := mark{from: v.at(s[0]), kind: kindOf(q), draft: i, term: t}
			m.to = m.from
			for m.to < len(v.words) && v.words[m.to].start < s[1] {
				m.to++
			}
			if len(q.Terms) == 0 || s[0] == q.Start && s[1] == q.End && q.Kind != KindSkill &&
				q.Kind != KindCredential && q.Kind != KindLanguage {
				m.term = -1
			}
			if m.from < m.to {
				r.offer(at, m, false)
			}
		}
	}
}

// offer adds a mark, or what it tells of one that stands there. at are the marks at each place.
func (r *readings) offer(at map[[2]int][]int, m mark, best bool) {
	m.best = best
	place := [2]int{m.from, m.to}
	for _, i := range at[place] {
		if o := &r.marks[i]; o.kind == m.kind || m.draft >= 0 && o.draft < 0 && similarKind(o.kind, m.kind) {
			o.best = o.best || best
			if m.draft >= 0 && o.draft < 0 {
				o.draft, o.term = m.draft, m.term
			}
			return
		}
	}
	at[place] = append(at[place], len(r.marks))
	r.marks = append(r.marks, m)
}

func similarKind(a, b string) bool {
	return a == b || (a == "ask" || a == "licence" || a == "no") && (b == "ask" || b == "licence")
}

// sure is how sure the model of words is of a mark, and that something that is asked begins and goes on there.
func (r *readings) sure(m *mark) (p, required float64) {
	kind := slices.Index(wordKinds, m.kind)
	p, required = 1, 1
	for k := m.from; k < m.to; k++ {
		label := inside
		if k == m.from {
			label = beginning
		}
		p = min(p, r.words[k][label(kind)])
		sum := 0.0
		for other := range wordKinds {
			if !isHeadKind(other) {
				sum += r.words[k][label(other)]
			}
		}
		required = min(required, sum)
	}
	return p, required
}

// kindly is how likely the words of a mark are of a kind, on average.
func (r *readings) kindly(m *mark, kind int) float64 {
	sum := 0.0
	for k := m.from; k < m.to; k++ {
		sum += r.words[k][beginning(kind)] + r.words[k][inside(kind)]
	}
	return sum / float64(m.to-m.from)
}

func spansOf(labels []int, from int) []mark {
	var out []mark
	for i := 0; i < len(labels); i++ {
		if labels[i]%2 != 1 {
			continue
		}
		j := i + 1
		for j < len(labels) && labels[j] == labels[i]+1 {
			j++
		}
		out = append(out, mark{from: from + i, to: from + j, kind: wordKinds[(labels[i]-1)/2], draft: -1, term: -1})
	}
	return out
}

// kindOf returns the kind of mark that a requirement of the draft is.
func kindOf(q *Requirement) string {
	switch q.Kind {
	case KindYears:
		return "years"
	case KindCredential:
		return "licence"
	case KindEducation:
		return "degree"
	case KindLanguage:
		return "lang"
	case KindPermit, KindLocation:
		return "permit"
	default:
		return "ask"
	}
}

// isHead reports whether a mark is of the head rather than something asked for.
func (m *mark) isHead() bool {
	return m.kind == "title" || m.kind == "employer" || m.kind == "place" || m.kind == "pay"
}

// markFeatures describes a mark for the model of marks.
func (v *view) markFeatures(r *readings, m *mark) features {
	f := make(features, 0, 160)
	p := &v.passages[v.words[m.from].passage]
	at := v.words[m.from].passage
	source := "draft"
	switch {
	case m.draft < 0:
		source = "words"
	case m.best:
		source = "both"
	}
	f.add("lang", v.d.p.Language)
	f.add("kind", m.kind)
	f.add("source", source+m.kind)
	f.flag("best", m.best)
	f.share("p", m.p)
	for k, name := range wordKinds {
		f.share("is "+name, r.kindly(m, k))
	}
	best, second := roleOf(r.roles[at])
	f.add("role", best)
	f.add("role or", best+second)
	for k, name := range passageRoles {
		f.share("role "+name, r.roles[at][k])
	}
	for _, k := range [...]int{-1, 1} {
		if at+k >= 0 && at+k < len(v.passages) {
			b, _ := roleOf(r.roles[at+k])
			f.add("role"+strconv.Itoa(k), b)
		}
	}
	v.draftFeatures(&f, m, best)
	f.add("clause", v.words[m.from].clause)
	f.add("cue", v.words[m.from].cue)
	f.add("clause role", v.words[m.from].clause+best)
	f.number("size", m.to-m.from)
	named := 0
	for k := m.from; k < m.to; k++ {
		w := &v.words[k]
		f.add("w", w.low)
		f.add("p5", prefix(w.low, 5))
		if w.named != "" {
			named++
			f.add("named", w.named[2:])
		}
	}
	f.flag("all named", named == m.to-m.from)
	f.flag("none named", named == 0)
	f.add("first", v.words[m.from].low)
	f.add("last", v.words[m.to-1].low)
	f.add("shape", shapeOf(v.text[v.words[m.from].start:v.words[m.from].end]))
	f.add("text", v.low[v.words[m.from].start:v.words[m.to-1].end])
	v.markContext(&f, m, p, at)
	return f
}

// draftFeatures adds what the rules' draft says of a mark in a passage whose likeliest role is role.
func (v *view) draftFeatures(f *features, m *mark, role string) {
	if m.draft < 0 {
		f.add("draft", v.words[m.from].requirement)
		f.add("draft role", role)
		return
	}
	q := &v.d.requirements[m.draft]
	f.add("draft", string(q.Class)+string(q.Kind))
	f.add("draft role", string(q.Class)+role)
	f.flag("draft either", q.Either)
	if m.term >= 0 && q.Terms[m.term].Skill != "" {
		f.flag("draft named", true)
		f.add("draft named", string(q.Class)+role)
	}
}

// roleOf returns the two likeliest roles of a passage.
func roleOf(ps []float64) (best, second string) {
	a, b := 0, -1
	for i := 1; i < len(ps); i++ {
		switch {
		case ps[i] > ps[a]:
			a, b = i, a
		case b < 0 || ps[i] > ps[b]:
			b = i
		}
	}
	return passageRoles[a], passageRoles[b]
}

// contextWords is how many words on each side of a mark tell of it.
const contextWords = 14

// neighbours adds the three words on each side of some words, "" where their passage begins or ends.
func (v *view) neighbours(f *features, from, to int, p *passage) {
	for k := 1; k <= 3; k++ {
		before, after := "", ""
		if from-k >= p.from {
			before = v.words[from-k].low
		}
		if to-1+k < p.to {
			after = v.words[to-1+k].low
		}
		f.add("b"+strconv.Itoa(k), before)
		f.add("a"+strconv.Itoa(k), after)
	}
}

// markContext adds what stands around a mark.
func (v *view) markContext(f *features, m *mark, p *passage, at int) {
	v.neighbours(f, m.from, m.to, p)
	last := ""
	for k := max(p.from, m.from-contextWords); k < m.from; k++ {
		w := v.words[k].low
		f.add("before", w)
		f.add("before2", last+" "+w)
		f.flag("denied before", denying[w])
		last = w
	}
	last = ""
	for k := m.to; k < min(p.to, m.to+contextWords); k++ {
		w := v.words[k].low
		f.add("after", w)
		f.add("after2", last+" "+w)
		f.flag("denied after", denying[w])
		last = w
	}
	v.markCues(f, m, p)
	f.flag("bullet", p.line.bullet)
	f.flag("in label", m.to <= p.label)
	f.flag("begins", m.from == p.from || m.from == p.label)
	f.flag("ends", m.to >= p.to-1)
	if p.heading >= 0 {
		h := &v.passages[p.heading]
		f.add("heading", h.announces)
		for k := h.from; k < min(h.to, h.from+8); k++ {
			f.add("hw", v.words[k].low)
			f.flag("heading denies", denying[v.words[k].low])
		}
	}
	if p.label > p.from {
		f.add("label is", p.announces)
		for k := p.from; k < p.label-1; k++ {
			f.add("label", v.words[k].low)
		}
	}
	f.add("opens", v.words[p.from].low)
	f.add("opens2", v.words[p.from].low+" "+v.words[min(p.from+1, p.to-1)].low)
	for _, k := range [...]int{-1, 1} {
		if at+k < 0 || at+k >= len(v.passages) {
			continue
		}
		n := &v.passages[at+k]
		name := "p" + strconv.Itoa(k)
		for i := n.from; i < min(n.to, n.from+10); i++ {
			f.add(name, v.words[i].low)
		}
	}
	low := v.low[v.words[m.from].start:v.words[m.to-1].end]
	f.flag("in title", strings.Contains(lower(v.d.p.Title), low))
	f.number("again", min(3, v.counts[v.words[m.from].low]))
}

// markCues adds what the wording says of a mark in its sentence: "… is a must" behind it, ", ideally …" before it.
func (v *view) markCues(f *features, m *mark, p *passage) {
	start, end := v.words[m.from].start, v.words[m.to-1].end
	for _, c := range p.cues {
		switch {
		case c.start >= end && !c.turn:
			near := "far"
			if n := strings.Count(v.low[end:c.start], " "); n <= 2 {
				near = "near"
			}
			f.add("tail", roleName(c.role)+near)
			return
		case c.turn && c.end <= start:
			f.flag("turned", true)
		}
	}
}
