package check

import (
	"fmt"
	"slices"

	"vitae/internal/engine/claim"
)

// contradicts returns the chance from which a suspicion is of something that contradicts the source plainly, whatever
// the line as a whole looks like: one thing that both speak of, and another strength, state, number or date of it. 0
// where it doesn't.
func (x *comparison) contradicts(s *suspicion) float64 {
	a := x.aligned[s.statement]
	switch s.rule {
	case "raised":
		return x.raisesOpposed(a, s)
	case "dropped":
		return x.dropsAll(a, s)
	case "date-new":
		if x.movesEnd(a, s) {
			return always
		}
	case "number-moved":
		if s.x[fWhole] == 1 && s.x[fConflict] == 1 && s.x[fSeenBest] == 1 && s.x[fBest] >= halfLike && !limits(a.st) {
			return sureWhole // the whole where the source has a part of it
		}
	}
	return 0
}

// From which chance suspicions of a kind are sure, and how near the two must be. Chosen on the sets of docs/checking.md
// so that hardly an honest page has one.
const (
	always       = 0.001
	sureWhole    = 0.85
	sureRaised   = 0.8
	sureHelped   = 0.9
	surePlanned  = 0.8
	sureState    = 0.6
	surePart     = 0.93
	leastAgainst = 0.3
	leastOfCue   = 0.4 // of the words around a cue that is gone
	wholeKept    = 0.1 // share of a statement's words that may be new
	sameEntry    = 0.6 // of a statement's words that one unit has
)

// limits reports whether a statement has a word that makes its claim smaller, or says how many of a whole it is about.
func limits(st *claim.Statement) bool {
	part := func(q claim.Quantity) bool { return q.Whole > q.Value }
	weak := func(c claim.Cue) bool { return c.Class.Weak() }
	return slices.ContainsFunc(st.Quantities, part) || slices.ContainsFunc(st.Cues, weak)
}

// namesOthers reports whether a statement names somebody else, who may have done what it speaks of.
func (x *comparison) namesOthers(st *claim.Statement) bool {
	return slices.ContainsFunc(st.Words, func(w claim.Word) bool { return x.lists.people[w.Low] })
}

// raisesOpposed is when a stronger word contradicts a weaker one of the source: “led” of “helped”. The source has no
// other strong word that it may stand for, and the statement names nobody else.
func (x *comparison) raisesOpposed(a *alignment, s *suspicion) float64 {
	class := claim.Class(s.x[fClass])
	v := &s.x
	switch {
	case v[fOpposed] < leastAgainst, v[fSeen] >= halfLike, v[fElsewhere] > 0, s.window, limits(a.st),
		x.limitsBeside(a), x.namesOthers(a.st),
		class == claim.Rank, class == claim.Wide, class == claim.Cause, class == claim.Paid,
		class == claim.All && s.weak != claim.Part:
		return 0
	}
	return sureRaised
}

// dropsAll is when a word that limited a claim is gone, and the statement limits nothing and names nobody else.
func (x *comparison) dropsAll(a *alignment, s *suspicion) float64 {
	v := &s.x
	if s.attached || v[fWeakNear] > 0 || v[fScope] < leastAgainst || limits(a.st) || x.limitsBeside(a) ||
		x.keepsNumber(a) {
		return 0
	}
	around := v[fScope] >= leastOfCue && v[fClause] >= halfLike
	switch s.weak {
	case claim.Helped, claim.Deputy, claim.Supervised, claim.Shared, claim.Others, claim.Part:
		if !x.namesOthers(a.st) {
			return x.dropsRole(a, s, around)
		}
	case claim.Planned:
		if around && v[fNew] < wholeKept {
			return surePlanned
		}
	case claim.Progress, claim.Expired, claim.Failed:
		if around && !s.window && v[fNew] < wholeKept && v[fBest] >= sameEntry && s.raisesState() {
			return sureState
		}
	}
	return 0
}

// raisesState reports whether a strong word stands where one for a state is gone. What has expired needs none.
func (s *suspicion) raisesState() bool {
	strong := s.x[fStrongNear]
	return s.weak == claim.Expired || s.weak == claim.Progress && strong > 0 || strong == newOpposing
}

// dropsRole is when a word is gone that said who else did something, or that it was a part.
func (x *comparison) dropsRole(a *alignment, s *suspicion, around bool) float64 {
	raises := s.x[fStrongNear] == newOpposing
	if s.weak == claim.Part {
		switch {
		case s.x[fClause] < leastOfCue:
		case raises:
			return sureRaised
		case around:
			return surePart
		}
		return 0
	}
	switch {
	case raises && !x.strongTaken(a):
		return sureRaised
	case s.weak == claim.Helped && around && len(a.st.Words) > headingWords:
		return sureHelped
	}
	return 0
}

// keepsNumber reports whether a statement says how many of a whole that the source names: "four units" of "4 of 13
// units".
func (x *comparison) keepsNumber(a *alignment) bool {
	return slices.ContainsFunc(a.foremost(), func(c *cover) bool {
		return slices.ContainsFunc(x.source.units[c.unit].Quantities, func(o claim.Quantity) bool {
			return o.Whole > o.Value && slices.ContainsFunc(a.st.Quantities, func(q claim.Quantity) bool {
				return sameAmount(q.Value, o.Value)
			})
		})
	})
}

// strongTaken reports whether a unit that the statement rests on has a strong word of its own that the statement lacks:
// it says the same in another word.
func (x *comparison) strongTaken(a *alignment) bool {
	return slices.ContainsFunc(a.foremost(), func(c *cover) bool { return x.strongHere(c) > 0 })
}

// limitsBeside reports whether another statement of the same line limits what it says: "Rules in Drools; the idea was
// not adopted."
func (x *comparison) limitsBeside(a *alignment) bool {
	for i := max(0, a.index-1); i <= min(a.index+1, len(x.aligned)-1); i++ {
		if st := x.aligned[i].st; i != a.index && st.Line == a.st.Line && limits(st) {
			return true
		}
	}
	return false
}

// movesEnd reports whether a period has one end of the period of what it speaks of, and another year for the other end
// that the source names nowhere.
func (x *comparison) movesEnd(a *alignment, s *suspicion) bool {
	v := &s.x
	if v[fContext] != halfLike || v[fSeen] > 1 || v[fGloss] > 0 || s.named || v[fBest] < sameEntry {
		return false
	}
	for i := range a.st.Periods {
		p := &a.st.Periods[i]
		if p.From != s.from || p.Single {
			continue
		}
		for _, o := range x.source.units[a.top[0].unit].Periods {
			other := p.Start
			if p.Start.Fits(o.Start) {
				other = p.End
			} else if !p.End.Fits(o.End) {
				continue
			}
			return !o.Single && other.Year != claim.Now && !x.hasShortYear(other.Year) && !x.inFigures(other.Year)
		}
	}
	return false
}

// inFigures reports whether the source has a year's last two figures as a number: "Seasons 14, 15 and 16".
func (x *comparison) inFigures(year int) bool {
	_, ok := x.source.byLow[fmt.Sprintf("%02d", year%century)]
	return ok
}
