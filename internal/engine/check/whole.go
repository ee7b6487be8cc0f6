package check

import (
	"slices"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/names"
)

// whole notes how a statement as a whole compares with the unit that says most of it, whatever its words.
func (x *comparison) whole(a *alignment) {
	s := x.suspect("line", a, 0, len(a.st.Words))
	v := &s.x
	x.added(a, v)
	for _, k := range a.st.Cues {
		v[fWeakNear] += flag(k.Class.Weak())
		v[fStrongNear] += flag(k.Class.Strong())
	}
	if len(a.top) == 0 {
		return
	}
	c := a.top[0]
	u := &x.source.units[c.unit]
	s.near = x.source.line(c.unit)
	own, theirs := names.VectorOf(a.tokens), x.source.vector(c.unit)
	v[fVector] = float32(own.Cosine(&theirs))
	v[fMany] = float32(len(a.top))
	if len(a.top) > 1 {
		v[fOther] = float32(min(20, absInt(a.top[1].unit-c.unit)))
	}
	v[fJump] = x.jump(a, c)
	for _, other := range x.aligned {
		v[fTwice] += flag(other != a && len(other.top) > 0 && other.top[0].unit == c.unit)
	}
	v[fSmall] = float32(len(u.Words))
	v[fRatio] = float32(len(a.st.Words)) / float32(max(1, len(u.Words)))
	x.lostWords(a, c, v)
	x.lostCues(a, u, x.source.takenFrom(c), v)
}

// added notes what a statement says that none of the units it rests on does.
func (x *comparison) added(a *alignment, v *vector) {
	for i := range a.st.Words {
		w := &a.st.Words[i]
		if w.Stop || slices.ContainsFunc(a.top, func(c *cover) bool { return c.chance[i] >= halfLike }) {
			continue
		}
		v[fRun] += a.weights[i]
		v[fRarest] = max(v[fRarest], float32(names.Rarity(a.tokens[i].Stem)))
		v[fCapital] += flag(w.Capital && i > 0)
		v[fUpper] += flag(w.Upper)
		v[fDigit] += flag(w.Number)
		if a.any[i] >= leastLike {
			v[fScope] += a.weights[i] // stands elsewhere
		}
	}
}

// lostWords notes what a unit says that no statement does, and what a statement says in another order.
func (x *comparison) lostWords(a *alignment, c *cover, v *vector) {
	u := &x.source.units[c.unit]
	last := int16(-1)
	for i, at := range c.at {
		if at < 0 || c.chance[i] < halfLike || a.st.Words[i].Stop {
			continue
		}
		v[fDistance] += flag(at < last)
		last = at
	}
	taken, total := x.source.takenFrom(c), float32(0)
	for j := range u.Words {
		w := &u.Words[j]
		if w.Stop {
			continue
		}
		k := weightOf(w, w.Stem)
		total += k
		if taken[j] < halfLike && !x.taken[x.source.byLow[w.Low]] {
			v[fLeft] += k // nobody says it
			v[fHole] += flag(w.Capital) * k
		}
	}
	v[fLeft] /= max(total, 1)
}

// lostCues counts the cues and quantities that only one of a statement and a unit has.
func (x *comparison) lostCues(a *alignment, u *claim.Statement, taken []float32, v *vector) {
	for _, k := range u.Cues {
		if slices.Max(taken[k.From:k.To]) < halfLike {
			v[fOpposed] += flag(k.Class.Weak())
			v[fElsewhere] += flag(k.Class.Strong())
			v[fLostRank] += flag(k.Class == claim.Rank || k.Class == claim.Deputy || k.Class == claim.Helped ||
				k.Class == claim.Shared)
		}
	}
	x.budget.Spend(2 * len(a.st.Quantities) * len(u.Quantities))
	has := func(of []claim.Quantity, q *claim.Quantity) bool {
		for i := range of {
			if sameValue(&of[i], q) {
				return true
			}
		}
		return false
	}
	for i := range a.st.Quantities {
		q := &a.st.Quantities[i]
		v[fConflict] += flag(!has(u.Quantities, q) && !x.isChange(a, q))
	}
	for i := range u.Quantities {
		v[fWhole] += flag(!has(a.st.Quantities, &u.Quantities[i]))
	}
}

// jump is how far the unit that a statement rests on stands from those of the statements beside it.
func (x *comparison) jump(a *alignment, c *cover) float32 {
	out := mostJump // lines
	for _, i := range []int{a.index - 1, a.index + 1} {
		if i >= 0 && i < len(x.aligned) && len(x.aligned[i].top) > 0 {
			d := x.source.units[x.aligned[i].top[0].unit].Line - x.source.units[c.unit].Line
			out = min(out, absInt(d))
		}
	}
	return float32(out)
}

const mostJump = 30
