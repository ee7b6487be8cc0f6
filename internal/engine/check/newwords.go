package check

import (
	"slices"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/names"
	"vitae/internal/engine/skill"
)

// words suspects what stands nowhere in the source.
func (x *comparison) words(a *alignment) {
	if x.contact(a) {
		return
	}
	for i := 0; i < len(a.st.Words); i++ {
		if !x.isNew(a, i) {
			continue
		}
		to := i + 1
		for j := i + 1; j < len(a.st.Words) && !a.st.Words[j].Parts() && (a.st.Words[j].Stop || x.isNew(a, j) &&
			x.named(a, j) == x.named(a, i)); j++ {
			if x.isNew(a, j) {
				to = j + 1
			}
		}
		x.newRun(a, i, to)
		i = to - 1
	}
	x.skillsOf(a)
}

// named reports whether a word is written as a name: with a capital that no sentence's beginning and no language asks
// for.
func (x *comparison) named(a *alignment, i int) bool {
	w := &a.st.Words[i]
	return x.read.Language != "de" &&
		(w.Upper || w.Capital && i > 0 && (!w.Parts() || x.header(a) || a.st.Words[i].Before == ',') || w.Number)
}

// contact reports whether a statement is part of the lines that say who one is and where: an address, a telephone
// number, the name of a town at the top.
func (x *comparison) contact(a *alignment) bool {
	said := x.read.Line(a.st.Line)
	if i := strings.IndexByte(said, '+'); strings.Contains(said, "@") || i >= 0 && i+1 < len(said) &&
		said[i+1] >= '1' && said[i+1] <= '9' && len(a.st.Words) <= shortLine {
		return true
	}
	for i := range a.st.Words {
		low := a.st.Words[i].Low
		if a.st.Words[i].Number && len(low) >= 5 && strings.Trim(low, "0123456789") == "" && !a.st.Bullet &&
			a.st.Line <= headLines {
			return true // a postal code
		}
	}
	if a.st.Line > topLines || len(a.st.Words) > headingWords {
		return false
	}
	for _, c := range a.st.Cues {
		if c.Class.Strong() {
			return false
		}
	}
	return len(a.st.Cues) == 0 && a.inAll > contactKnown
}

// Where a line is taken for one of name and address. By hand, on the sets of docs/checking.md.
const (
	topLines     = 3
	headLines    = 10  // with the addresses of a letter
	contactKnown = 0.3 // share of the line that the source has
)

// skillsOf suspects skills of the catalogue that the source does not name, whatever words it has in common with them.
func (x *comparison) skillsOf(a *alignment) {
	x.budget.Spend(len(x.skills))
	for _, m := range x.skills {
		if m.Start < a.st.Span.Start || m.End > a.st.Span.End || x.source.skills[m.Skill] || x.source.implies(m.Skill) {
			continue
		}
		x.budget.Spend(len(a.st.Words))
		from, to := -1, 0
		covered := true
		for i := range a.st.Words {
			if x.lists.own[a.st.Words[i].Low] {
				continue
			}
			if a.st.Words[i].Start >= m.Start && a.st.Words[i].End <= m.End {
				if from < 0 {
					from = i
				}
				to = i + 1
				covered = covered && a.any[i] >= likeEnding
			}
		}
		if from >= 0 && !covered && !x.suspected(a, from, to) {
			x.newRun(a, from, to)
		}
	}
}

// suspected reports whether a finding speaks of these words already.
func (x *comparison) suspected(a *alignment, from, to int) bool {
	for n := len(x.suspicions) - 1; n >= 0 && x.suspicions[n].statement == a.index; n-- {
		if s := x.suspicions[n]; s.from == from && s.to == to && family(s.rule) == "new" {
			return true
		}
	}
	return false
}

func (x *comparison) isNew(a *alignment, i int) bool {
	w := &a.st.Words[i]
	return !w.Stop && a.any[i] < leastLike && !x.lists.own[w.Low] && !claim.IsDateWord(w.Low, x.read.Language) &&
		!inQuantity(a.st, i) && !a.st.InPeriod(i) && (!w.Number || len(w.Low) > 1)
}

func inQuantity(st *claim.Statement, i int) bool {
	for _, q := range st.Quantities {
		if q.From <= i && i < q.To && !q.Name {
			return true
		}
	}
	return false
}

// neutral reports whether a run only says that there is work, which every source does.
func (x *comparison) neutral(a *alignment, from, to int) bool {
	for i := from; i < to; i++ {
		if !a.st.Words[i].Stop && !x.lists.work[a.st.Words[i].Low] {
			return false
		}
	}
	return true
}

// weaker reports whether a run is only words that make a claim smaller.
func (x *comparison) weaker(a *alignment, from, to int) bool {
	for i := from; i < to; i++ {
		weak := a.st.Words[i].Stop
		for _, c := range a.st.Cues {
			weak = weak || c.From <= i && i < c.To && (c.Class.Weak() || c.Class.Rate())
		}
		if !weak {
			return false
		}
	}
	return true
}

func (x *comparison) newRun(a *alignment, from, to int) {
	if x.weaker(a, from, to) || x.neutral(a, from, to) {
		return
	}
	x.budget.Spend(2 * len(x.skills))
	rule := "word"
	if x.isName(a, from, to) {
		rule = "new"
	}
	s := x.suspect(rule, a, from, to)
	v := &s.x
	empty := 0
	for i := from; i < to; i++ {
		w := &a.st.Words[i]
		if w.Stop {
			continue
		}
		v[fRun]++
		v[fRarest] = max(v[fRarest], float32(names.Rarity(a.tokens[i].Stem)))
		s.glue(x, w)
		v[fCapital] += flag(w.Capital && (i > 0 || x.read.Language == "de"))
		v[fUpper] = max(v[fUpper], flag(w.Upper))
		v[fLike] = max(v[fLike], a.any[i])
		v[fDigit] = max(v[fDigit], flag(strings.ContainsAny(w.Low, "0123456789")))
		if names.Empty(w.Low) {
			empty++
		}
		for _, c := range a.st.Cues {
			if c.From == i {
				v[fClass] = max(v[fClass], float32(c.Class))
			}
		}
	}
	v[fSmall] = float32(empty) / max(1, v[fRun])
	v[fNeighbour] = x.beside(a, from, to)
	v[fSkill] = x.skillAt(a, from, to, s)
	if c, _ := a.bestAround(from, to); c != nil {
		v[fLeft] = x.nearestMeaning(a, from, c)
		v[fBack] = c.back
	}
	v[fDistance] = flag(from == 0 || a.st.Words[from].Parts()) + flag(to == len(a.st.Words) || a.st.Words[to].Parts())
	x.likeSource(a, from, to, v)
	x.hole(a, from, to, v)
	x.phrase(a, from, to, v)
	x.place(a, from, to, v)
	s.short = x.mayStandFor(a, from, to)
	s.name = v[fCapital]+v[fUpper] > 0 || a.st.Words[from].Capital && v[fDistance] == betweenSigns
	s.name = s.name && (v[fNeighbour] == 0 || !a.besideName(from, to))
	if s.kind == "entity" {
		x.name(a, s)
	}
}

// isName reports whether a run looks like a name: a capital that no sentence's beginning asks for, figures, a known
// skill.
func (x *comparison) isName(a *alignment, from, to int) bool {
	if shouted(a.st) && len(a.st.Words) <= headingWords && !x.header(a) || x.saysNothing(a, from, to) {
		return false
	}
	for i := from; i < to; i++ {
		w := &a.st.Words[i]
		if w.Upper || w.Number || w.Capital && (i > 0 && !a.st.Words[i].Parts() || x.header(a) || to-from > 1 &&
			i > from) {
			return true
		}
	}
	start, end := a.st.Words[from].Start, a.st.Words[to-1].End
	for _, m := range x.skills {
		if m.Start >= start && m.End <= end && !x.source.skills[m.Skill] && !x.source.implies(m.Skill) {
			return true
		}
	}
	return false
}

// saysNothing reports whether a run is a whole line of small words and words of any resume: the heading "ABOUT ME".
func (x *comparison) saysNothing(a *alignment, from, to int) bool {
	return from == 0 && to == len(a.st.Words) && !slices.ContainsFunc(a.st.Words[from:to], func(w claim.Word) bool {
		return !w.Stop && !names.Empty(w.Low) && !functionWords(x.read.Language)[w.Low]
	})
}

// beside reports whether the words at both sides of a run, with no sign between, are such as the source has.
func (x *comparison) beside(a *alignment, from, to int) float32 {
	v := float32(0)
	if from > 0 && !a.st.Words[from].Parts() && a.any[from-1] >= likeEnding && !a.st.Words[from-1].Stop {
		v++
	}
	if to < len(a.st.Words) && !a.st.Words[to].Parts() && a.any[to] >= likeEnding && !a.st.Words[to].Stop {
		v++
	}
	return v
}

// besideName reports whether a name stands at one side of a run, with no sign between.
func (a *alignment) besideName(from, to int) bool {
	name := func(i int) bool { return a.st.Words[i].Capital && !a.st.Words[i].Stop }
	return from > 0 && !a.st.Words[from].Parts() && name(from-1) ||
		to < len(a.st.Words) && !a.st.Words[to].Parts() && name(to)
}

const betweenSigns = 2 // what fDistance is of a run between two signs

// skillAt reports how sure it is that a run names a skill or a credential that the source does not: 2 where it does not
// know it, 1 where the source names the same in other words, 0 where it is none.
func (x *comparison) skillAt(a *alignment, from, to int, s *suspicion) float32 {
	start, end := a.st.Words[from].Start, a.st.Words[to-1].End
	best := float32(0)
	for _, m := range x.skills {
		if m.Start >= end || m.End <= start {
			continue
		}
		if x.source.skills[m.Skill] || x.source.implies(m.Skill) {
			best = max(best, 1)
			continue
		}
		best = 2
		if k, ok := x.source.catalogue.Skill(m.Skill); ok {
			s.kind = "skill"
			if k.Kind == skill.Tool {
				best = skillIsTool
			}
			if strings.Contains(string(k.Kind), "cert") || strings.Contains(string(k.Kind), "lic") ||
				strings.Contains(string(k.Kind), "cred") {
				s.kind, best = "credential", 4
			}
		}
	}
	return best
}

const skillIsTool = 3 // what skillAt gives for a tool

// likeSource compares the meaning of a run with that of the unit it stands in and of the statement.
func (x *comparison) likeSource(a *alignment, from, to int, v *vector) {
	own := names.VectorOf(a.tokens[from:to])
	for _, c := range a.top {
		o := x.source.vector(c.unit)
		v[fVector] = max(v[fVector], float32(own.Cosine(&o)))
	}
}

// hole looks for what the source has beside the words around a run, and no statement of the text says: a name that was
// replaced, or a short form that the run may spell out.
func (x *comparison) hole(a *alignment, from, to int, v *vector) {
	for _, c := range a.top {
		u := &x.source.units[c.unit]
		x.budget.Spend(len(a.st.Words) + len(u.Words))
		before, after := a.edges(c, from, to)
		sum := float32(0)
		for j := range u.Words {
			near := before >= 0 && absInt(j-before) <= holeReach || after >= 0 && absInt(after-j) <= holeReach
			if w := &u.Words[j]; near && x.unsaidName(u, j) {
				sum += weightOf(w, x.source.words[x.source.byLow[w.Low]].token.Stem)
			}
		}
		v[fHole] = max(v[fHole], sum)
	}
}

// edges returns where in a unit the last word before a run and the first one behind it stand, -1 where nowhere.
func (a *alignment) edges(c *cover, from, to int) (before, after int) {
	before, after = -1, -1
	for i, at := range c.at {
		if at < 0 || c.chance[i] < halfLike || a.st.Words[i].Stop {
			continue
		}
		if i < from {
			before = int(at)
		} else if i >= to && after < 0 {
			after = int(at)
		}
	}
	return before, after
}

// unsaidName reports whether a word of a unit is written as a name, and no statement of the text says it.
func (x *comparison) unsaidName(u *claim.Statement, j int) bool {
	w := &u.Words[j]
	return (w.Capital || w.Upper) && !w.Stop && !w.Number && !x.taken[x.source.byLow[w.Low]] && !u.InPeriod(j) &&
		!inQuantity(u, j)
}

const holeReach = 5

// phrase measures the name that a run is part of: words with a capital that no sign parts.
func (x *comparison) phrase(a *alignment, from, to int, v *vector) {
	in := func(i int) bool {
		w := &a.st.Words[i]
		return w.Capital || w.Upper || w.Stop && i > 0 && i+1 < len(a.st.Words) && a.st.Words[i-1].Capital &&
			a.st.Words[i+1].Capital
	}
	for from > 0 && !a.st.Words[from].Parts() && in(from-1) {
		from--
	}
	for to < len(a.st.Words) && !a.st.Words[to].Parts() && in(to) {
		to++
	}
	sum, total := float32(0), float32(0)
	for i := from; i < to; i++ {
		total += a.weights[i]
		if a.any[i] < halfLike {
			sum += a.weights[i]
		}
	}
	v[fPhrase], v[fPhraseNew] = float32(to-from), sum/max(total, leastTotal)
}

// name guesses what kind of name a run is.
func (x *comparison) name(a *alignment, s *suspicion) {
	rank, held := false, false
	for _, c := range a.st.Cues {
		rank = rank || c.Class == claim.Rank && c.From >= s.from && c.From < s.to
		held = held || c.Class == claim.Held
	}
	switch {
	case x.isDegree(a.st, s.from, s.to):
		s.kind = "degree"
	case x.header(a) && rank:
		s.kind = "title"
	case x.header(a) && a.st.Words[s.from].Capital:
		s.kind = "employer"
	case held && a.st.Words[s.from].Capital:
		s.kind = "credential"
	case s.x[fCapital] == 0 && s.x[fUpper] == 0:
		s.kind = "qualifier"
	}
}

// isDegree reports whether some words name a degree.
func (x *comparison) isDegree(st *claim.Statement, from, to int) bool {
	for i := from; i < to; i++ {
		if x.lists.degree(st.Words[i].Low) > 0 {
			return true
		}
	}
	return false
}

// namesDegree reports whether a unit of the source names a degree.
func (x *comparison) namesDegree(unit int) bool {
	for i := range x.source.units[unit].Words {
		if x.lists.degreeOf(&x.source.units[unit].Words[i]) > 0 {
			return true
		}
	}
	return false
}

// vector is the meaning of a unit.
func (o *source) vector(unit int) names.Vector { return o.vectors[unit] }

// line is a unit's text, for a message.
func (o *source) line(unit int) string {
	return strings.Join(strings.Fields(o.units[unit].Span.Of(o.read.Text)), " ")
}
