package check

import (
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/names"
)

// place notes where some words stand that the source does not have: in a list's label, as a gloss in brackets, in the
// head of a job that the source has with the same dates; and whether the source has another word for them.
func (x *comparison) place(a *alignment, from, to int, v *vector) {
	v[fLabel] = flag(inLabel(a.st, to))
	v[fAnd] = x.joined(a, from, to)
	v[fGloss] = x.gloss(a, from, to)
	v[fOther] = x.otherWord(a, from, to)
	v[fHead] = x.inHead(a, from, to)
	v[fDegree] = x.degreeAbove(a, from, to)
	v[fCaps] = flag(shouted(a.st))
}

const longestLabel = 5 // words before a colon that name what follows

// inLabel reports whether words that end at to stand before the colon of "Tools: Go, Redis".
func inLabel(st *claim.Statement, to int) bool {
	for j := to; j < len(st.Words) && j <= longestLabel; j++ {
		if st.Words[j].Before == ':' {
			return true
		}
	}
	return false
}

// gloss reports whether some words explain others that the source has, in brackets behind them, or are explained so:
// "Kafka (MSK)", "Rave (EDC)".
func (x *comparison) gloss(a *alignment, from, to int) float32 {
	if a.st.Words[from].Before == '(' && from > 0 && a.any[from-1] >= likeEnding {
		return 1
	}
	for i := to; i < len(a.st.Words) && a.st.Words[to].Before == '(' && (i == to || !a.st.Words[i].Parts()); i++ {
		if a.any[i] >= likeEnding && (i == to || a.st.Words[i].Upper) { // "Kafka (Amazon MSK)"
			return 1
		}
	}
	return 0
}

const (
	leastInside = 4   // letters of a word that another one may hold: "torch" in "PyTorch"
	leastWord   = 0.3 // what package names gives two words that it holds apart is less
)

// otherWord is the chance that a word of the source that no statement of the text says is another form of some words.
func (x *comparison) otherWord(a *alignment, from, to int) float32 {
	var letters strings.Builder
	for i := from; i < to; i++ {
		letters.WriteString(a.st.Words[i].Low)
	}
	all := letters.String()
	said := x.read.Of(a.st, from, to)
	best := float32(0)
	x.budget.Spend(len(x.source.words))
	for k := range x.source.words {
		w := &x.source.words[k]
		if x.taken[k] || w.stop || len(w.low) < 2 {
			continue
		}
		switch {
		case len(w.low) >= leastInside && strings.Contains(all, w.low), len(all) >= leastInside &&
			strings.Contains(w.low, all):
			if to-from > 1 || !apart(a.tokens[from], w.token) {
				return 1
			}
		case w.low[0] == all[0] && len(w.low) <= longestShort && len(said) <= longestLike &&
			abbreviationLike(w.token.Text):
			x.budget.Spend(costOfLetters * len(w.low) * len(said))
			best = max(best, float32(names.Same(w.token.Text, said, names.Context{})))
		}
	}
	return best
}

// apart reports whether one word holds another and people know them to be two: "Java" and "JavaScript".
func apart(a, b names.Token) bool {
	p := names.Word(a, b)
	return p > 0 && p < leastWord
}

// inHead compares some words of the head of a job or study with the source's head of the same dates: 1 where that lacks
// one, 2 where it has all, 0 where there is none.
func (x *comparison) inHead(a *alignment, from, to int) float32 {
	if !x.header(a) {
		return 0
	}
	out := float32(0)
	for i := max(0, a.index-1); i <= min(a.index+1, len(x.aligned)-1); i++ {
		for _, p := range x.aligned[i].st.Periods {
			if p.Single && i != a.index {
				continue
			}
			x.budget.Spend(len(x.source.units))
			for u := range x.source.units {
				if len(x.source.units[u].Words) <= 4*shortLine && x.hasPeriod(u, &p) {
					out = max(out, headLacks+flag(a.has(u, from, to)))
				}
			}
		}
	}
	return out
}

const headLacks = 1

func (x *comparison) hasPeriod(unit int, p *claim.Period) bool {
	for k := range x.source.units[unit].Periods {
		if fits(p, &x.source.units[unit].Periods[k]) {
			return true
		}
	}
	return false
}

// has reports whether a unit has each of some words.
func (a *alignment) has(unit, from, to int) bool {
	c := a.units[unit]
	for i := from; i < to; i++ {
		if !a.st.Words[i].Stop && (c == nil || c.chance[i] < leastLike) {
			return false
		}
	}
	return true
}

// degreeAbove compares the degree that a statement names among some words with those of the source: 2 where it stands
// above each of them, 1 where the source names none, 0 otherwise.
func (x *comparison) degreeAbove(a *alignment, from, to int) float32 {
	own := 0
	for i := from; i < to; i++ {
		own = max(own, x.lists.degreeOf(&a.st.Words[i]))
	}
	switch {
	case own == 0 || own <= x.source.degree:
		return 0
	case x.source.degree == 0:
		return 1
	}
	return degreeAboveAll
}

const degreeAboveAll = 2

// highestDegree is how high the highest degree stands that a text names, 0 where it names none.
func highestDegree(r *claim.Reading) int {
	lists, out := wordsOf(r.Language), 0
	for i := range r.Statements {
		for j := range r.Statements[i].Words {
			out = max(out, lists.degreeOf(&r.Statements[i].Words[j]))
		}
	}
	return out
}

// shouted reports whether a line is written in capitals, which then say nothing of its words.
func shouted(st *claim.Statement) bool {
	long := false
	for i := range st.Words {
		w := &st.Words[i]
		if !w.Upper && !w.Number && len(w.Low) > 2 {
			return false
		}
		long = long || len(w.Low) > longestShort
	}
	return long
}
