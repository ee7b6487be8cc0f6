package check

import (
	"maps"
	"slices"
	"strings"

	"vitae/internal/engine/claim"
)

// plainly suspects what an answer plainly contradicts, whatever the model makes of it: another number of what one
// leads, work with something that the source denies, and a higher title.
func (x *comparison) plainly() []judged {
	var out []judged
	for _, a := range x.aligned {
		out = append(out, x.otherCounts(a)...)
		out = append(out, x.usesDenied(a)...)
		out = append(out, x.higherTitle(a)...)
	}
	return out
}

// plain returns what is certain of some words of a statement: they contradict a unit.
func (x *comparison) plain(rule, kind string, a *alignment, from, to, unit int) judged {
	return judged{&suspicion{
		rule: rule, kind: kind, value: x.read.Of(a.st, from, to), near: x.source.line(unit),
		statement: a.index, line: a.st.Words[from].Line, from: from, to: to,
	}, 1}
}

// leadReach is how many words after a word that leads a number is of what is led: "lead a team of 12". By hand.
const leadReach = 5

// otherCounts suspects numbers of what an answer's speaker leads, where the source has one other number of the same.
func (x *comparison) otherCounts(a *alignment) []judged {
	var out []judged
	for i := range a.st.Quantities {
		q := &a.st.Quantities[i]
		if q.Name || q.Unit != "" || q.High != q.Value || q.Value < 2 || len(q.Counts) == 0 || !x.leads(a.st, q) {
			continue
		}
		if _, measured := x.lists.unitOf(a.st, q); measured || x.rounded(a, q) || x.isSum(a, q) {
			continue
		}
		if unit := x.otherCount(a.st, q); unit >= 0 {
			out = append(out, x.plain("counted", "number", a, q.From, min(q.To+1, len(a.st.Words)), unit))
		}
	}
	return out
}

// leads reports whether a number is of what the speaker leads: "I run five shifts", "12 pickers under me".
func (x *comparison) leads(st *claim.Statement, q *claim.Quantity) bool {
	return slices.ContainsFunc(st.Cues, func(c claim.Cue) bool {
		switch {
		case c.Class == claim.Part && c.From <= q.From && q.From <= c.To:
			return false
		case c.Class == claim.Bound && c.To < len(st.Words) && st.Words[c.To].Low == "me":
			return q.To <= c.From && c.From-q.To <= leadReach
		case c.Class != claim.Led && c.Class != claim.Reports || x.lists.rank(st.Words[c.From].Low) > 0:
			return false
		}
		return c.To <= q.From && q.From-c.To <= leadReach &&
			!slices.ContainsFunc(st.Words[c.To:q.From], func(w claim.Word) bool { return w.Parts() || w.Low == "when" })
	})
}

// otherCount returns a statement of the source that has another number of what is counted, -1 if there is none or the
// source has several. What is led for a time may be less.
func (x *comparison) otherCount(st *claim.Statement, q *claim.Quantity) int {
	unit, value := -1, 0.0
	x.budget.Spend(len(x.source.quantities))
	for _, o := range x.source.quantities {
		switch {
		case o.unit >= x.source.single || !countsAlike(q, o.of):
		case slices.ContainsFunc(x.source.units[o.unit].Quantities, func(p claim.Quantity) bool {
			return q.Value >= p.Value && q.Value <= p.High // itself, or the part of it that is meant
		}), unit >= 0 && o.of.Value != value:
			return -1
		default:
			unit, value = o.unit, o.of.Value
		}
	}
	if q.Value < value && (len(st.Periods) > 0 || slices.ContainsFunc(st.Cues, func(c claim.Cue) bool {
		return c.Class.Rate() && c.Class != claim.Shift
	})) {
		return -1
	}
	return unit
}

// readDenied notes what a source says that it is not known: names behind a denial, besides the skills of the catalog.
func (o *source) readDenied() {
	lists := wordsOf(o.read.Language)
	for u := range o.single {
		words := o.units[u].Words
		denies, used := -1, false
		for i := range words {
			switch w := &words[i]; {
			case w.Parts():
				denies = -1
			case denies >= 0 && used && i-denies <= deniedReach && w.Capital && o.once(w.Low):
				o.denied[w.Low] = u
			}
			used = used || lists.uses[words[i].Low]
			if lists.not[words[i].Low] {
				denies, used = i, false
			}
		}
	}
}

// deniedReach is how many words after a denial a name is that it denies, behind a word of use: "never worked with SAP",
// but not "without accident for DHL". By hand.
const deniedReach = 4

// once reports whether a word of the source stands in one place.
func (o *source) once(low string) bool {
	n := 0
	for _, at := range o.words[o.byLow[low]].at {
		n += int(flag(int(at.unit) < o.single))
	}
	return n == 1
}

// unitAt returns the statement of the source that a byte of its text belongs to.
func (o *source) unitAt(at int) int {
	return slices.IndexFunc(o.units[:o.single], func(u claim.Statement) bool { return at < u.Span.End })
}

// usesDenied suspects that an answer's speaker claims to have worked with what the source denies.
func (x *comparison) usesDenied(a *alignment) []judged {
	denied := x.source.denied
	for _, what := range slices.Sorted(maps.Keys(denied)) {
		of := strings.Fields(what)
		for i := 1; i+len(of) <= len(a.st.Words) && denied[what] >= 0; i++ {
			if from := x.claimsUse(a.st.Words, i, i+len(of), of); from >= 0 {
				return []judged{x.plain("denied", "skill", a, from, max(from+1, i+len(of)), denied[what])}
			}
		}
	}
	return nil
}

// claimsUse returns where the speaker claims to have worked with what some words name, -1 where they name something
// else or the claim isn't the speaker's: "I know people who use SAP", "I would use SAP", "the SAP team".
func (x *comparison) claimsUse(words []claim.Word, from, to int, name []string) int {
	if !slices.EqualFunc(words[from:to], name, func(w claim.Word, low string) bool { return w.Low == low }) {
		return -1
	}
	is := func(list map[string]bool) func(claim.Word) bool {
		return func(w claim.Word) bool { return list[w.Low] }
	}
	x.budget.Spend(len(words))
	self := slices.IndexFunc(words[:from], is(x.lists.self))
	if self < 0 ||
		slices.ContainsFunc(words[:from], is(x.lists.not)) || slices.ContainsFunc(words[:from], is(x.lists.wish)) ||
		slices.ContainsFunc(words[self:min(to+1, len(words))], is(x.lists.people)) {
		return -1
	}
	for i := from - 1; i >= self; i-- {
		if x.lists.uses[words[i].Low] {
			return i
		}
	}
	if slices.ContainsFunc(words[to:], is(x.lists.uses)) { // "Ich habe mit SAP gearbeitet"
		return from
	}
	return -1
}

// ofSome reports whether a number may be of some of what the source counts: the statement has a greater one that is the
// source's ("34 pickers, and six of them"), or it is less, nobody leads what it counts, and the statement is about
// something else.
func (x *comparison) ofSome(s judged, a *alignment) bool {
	q := quantityAt(a.st, s.from)
	if q == nil || s.x[fConflict] != 1 {
		return false
	}
	c, _ := a.bestAround(q.From, q.To)
	for _, o := range x.source.units[c.unit].Quantities {
		for i := range a.st.Quantities {
			if own := &a.st.Quantities[i]; own.From < q.From && own.Value > q.Value && sameValue(own, &o) &&
				countsAlike(own, &o) {
				return true
			}
		}
	}
	return s.x[fRatio] < 0 && s.x[fBest] < leastSaid && len(q.Counts) > 0 && !x.leads(a.st, q)
}

const leastSaid = 0.45 // of a statement's words, by weight: it is about the line's own number. By hand.
