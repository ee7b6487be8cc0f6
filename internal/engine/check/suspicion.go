package check

import (
	"strings"

	"vitae/internal/base/work"
	"vitae/internal/engine/claim"
	"vitae/internal/engine/text"
)

// suspicion is a difference between a statement and its source, before it is judged. From and to are words of the
// statement.
type suspicion struct {
	rule      string
	kind      string // of the finding that it becomes
	value     string
	near      string // words of the source that it contradicts
	statement int
	line      int
	from, to  int
	x         vector
	keys      []string    // of the words in the model's Glue
	name      bool        // it is written as a name and is no part of a longer one
	denies    bool        // a word that the text leaves out denies something
	weak      claim.Class // of the cue of the source that is gone or that a stronger word contradicts
	attached  bool        // that cue begins the source's line, as a verb does, or a hyphen joins it to another word
	window    bool        // that cue stands in a window of lines
	sure      float64     // chance from which it contradicts the source plainly, 0 where it doesn't
	plain     bool        // it contradicts the source whatever its chance is; the model has learned none of a grade
	short     bool        // a short form that the text leaves out may stand for it
	named     bool        // the source has both ends of a period, but not together
}

// compare lays a rewritten text over its source and collects what differs in the statements that are not known to be
// honest (in their plain form).
func compare(o *source, rewritten Text, honest map[string]bool, b *work.Budget) *comparison {
	x := &comparison{
		source: o, budget: b, read: claim.Read(rewritten.Text, languageOf(rewritten.Text, o.read.Language)),
		allowed: map[string]bool{},
	}
	x.lists = wordsOf(x.read.Language)
	for _, a := range rewritten.Allow {
		for _, t := range text.Tokens(a) {
			x.allowed[text.Stem(t.Of(a), x.read.Language)] = true
		}
	}
	x.now = max(o.years[1], rewritten.Now.Year())
	if o.catalogue != nil {
		x.skills = o.catalogue.Find(rewritten.Text)
	}
	x.taken = make([]bool, len(o.words))
	sum, total := float32(0), float32(0)
	for i := range x.read.Statements {
		st := &x.read.Statements[i]
		a := o.align(i, st, rewritten.Text, b)
		x.known(a)
		for _, k := range a.took {
			x.taken[k] = true
		}
		x.aligned = append(x.aligned, a)
		sum += a.inAll * a.total
		total += a.total
	}
	x.cover = sum / max(total, leastTotal)
	for _, a := range x.aligned {
		if a.same || honest[plain(a.st.Span.Of(rewritten.Text))] {
			continue
		}
		x.compareSlots(a)
		x.comparePeople(a)
		repeated, enough := x.repeats(a)
		if enough {
			x.dropped(a)
			continue
		}
		if !repeated {
			x.whole(a)
		}
		if !x.contact(a) {
			x.numbers(a)
			x.entries(a)
		}
		x.dates(a)
		x.grades(a)
		x.words(a)
		x.raised(a)
		x.dropped(a)
		x.swapped(a)
	}
	x.mates()
	for _, s := range x.suspicions {
		s.sure = x.contradicts(s)
	}
	return x
}

// mates counts what else is suspected on the same statement.
func (x *comparison) mates() {
	type at struct {
		statement int
		family    string
	}
	count := map[at]int{}
	for _, s := range x.suspicions {
		count[at{s.statement, family(s.rule)}]++
	}
	for _, s := range x.suspicions {
		of := func(family string) int { return count[at{s.statement, family}] }
		names, cues := of("new"), of("raised")+of("dropped")
		all := names + cues + of("number-new") + of("number-moved") + of("date-new")
		s.x[fMates], s.x[fMatesNew], s.x[fMatesCue] = float32(all), float32(names), float32(cues)
	}
}

// known covers what needs no words of the source: what the posting supports, and other names of skills that it names.
func (x *comparison) known(a *alignment) {
	x.budget.Spend(len(x.skills))
	for j := range a.st.Words {
		if x.allowed[a.st.Words[j].Stem] {
			a.any[j], a.free[j] = 1, true
		}
	}
	for _, m := range x.skills {
		if m.End <= a.st.Span.Start || m.Start >= a.st.Span.End || !x.source.skills[m.Skill] &&
			!x.source.implies(m.Skill) {
			continue
		}
		x.budget.Spend(len(a.st.Words))
		for j := range a.st.Words {
			if w := &a.st.Words[j]; w.Start >= m.Start && w.End <= m.End {
				a.free[j] = a.free[j] || a.any[j] < likeEnding
				a.any[j] = max(a.any[j], likeEnding)
			}
		}
	}
}

// repeats reports whether the text says the statement's words in the source in the same order, as part of a longer
// line, and whether these are enough words to be no other line's.
func (x *comparison) repeats(a *alignment) (repeated, enough bool) {
	words := plain(a.st.Span.Of(x.read.Text))
	x.budget.Spend(costOfFinding*len(x.source.sentences) + len(x.source.read.Text)/bytesAStep)
	for line := range x.source.sentences {
		if i := strings.Index(line, words); i >= 0 && (i == 0 || line[i-1] == ' ') &&
			(i+len(words) == len(line) || line[i+len(words)] == ' ') {
			repeated = true
			enough = enough || len(a.st.Words) > 3 || len(words) == len(line)
		}
	}
	return repeated, enough
}

// What finding a text in another one costs, in steps.
const (
	costOfFinding = 3
	bytesAStep    = 16
)

// suspect notes a difference at some words of a statement, with what is the same for every rule.
func (x *comparison) suspect(rule string, a *alignment, from, to int) *suspicion {
	s := &suspicion{
		rule: rule, value: x.read.Of(a.st, from, to), statement: a.index, line: a.st.Words[from].Line,
		from: from, to: to, kind: rules[rule].Kind,
	}
	v := &s.x
	v[fRule] = float32(rules[rule].number)
	if len(a.top) > 0 {
		v[fBest], v[fBack] = a.top[0].score, a.top[0].back
	}
	if len(a.top) > 1 {
		v[fSecond] = a.top[1].score
	}
	v[fUnion], v[fInAll] = a.union, a.inAll
	x.budget.Spend(len(vector{}) + len(a.st.Words)*(2+len(a.top)))
	_, v[fLocal] = a.bestAround(from, to)
	v[fWords] = float32(min(40, len(a.st.Words)))
	v[fHeader] = flag(x.header(a))
	v[fBullet] = flag(a.st.Bullet)
	v[fEnglish] = flag(x.read.Language == "en")
	v[fPage] = x.cover
	v[fPosition] = float32(from) / float32(len(a.st.Words))
	parts := 0
	for i := range a.st.Words {
		if a.st.Words[i].Parts() {
			parts++
		}
		if a.any[i] < halfLike && !a.st.Words[i].Stop {
			v[fNew] += a.weights[i] / max(a.total, leastTotal)
		}
	}
	v[fList] = float32(parts) / float32(len(a.st.Words))
	for _, c := range a.st.Cues {
		if c.Class.Strong() && a.any[c.From] < halfLike {
			v[fStrongNew] = 1
		}
	}
	x.first(a, v)
	copy(v[fSlots:], a.slots[:])
	s.lineKey(x, a)
	x.suspicions = append(x.suspicions, s)
	return s
}

// header reports whether a statement is, or stands beside, the head of a job or a study.
func (x *comparison) header(a *alignment) bool {
	for i := max(0, a.index-1); i <= min(a.index+1, len(x.aligned)-1); i++ {
		st := x.aligned[i].st
		for _, p := range st.Periods {
			if len(a.st.Words) <= 2*shortLine && len(st.Words) <= 3*shortLine && !a.st.Bullet &&
				(i == a.index || !p.Single && len(st.Words) < shortLine) {
				return true
			}
		}
	}
	return false
}

func flag(b bool) float32 {
	if b {
		return 1
	}
	return 0
}

// lineKey notes a short line as a whole: headings recur.
func (s *suspicion) lineKey(x *comparison, a *alignment) {
	if len(a.st.Words) <= headingWords {
		s.keys = append(s.keys, x.read.Language+" line "+plain(a.st.Span.Of(x.read.Text)))
	}
}

const headingWords = 4

// glue notes a word whose place in the model's Glue speaks for or against a suspicion.
func (s *suspicion) glue(x *comparison, w *claim.Word) {
	s.keys = append(s.keys, x.read.Language+" "+s.rule+" "+w.Stem)
}
