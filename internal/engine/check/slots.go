package check

import (
	"slices"

	"vitae/internal/engine/claim"
)

// slot is one thing that a cue says of a claim. Two texts of the same claim are compared slot by slot.
type slot int

const (
	stateWeak  slot = iota // not held yet, or no longer
	roleWeak               // not done alone, or not in charge
	little                 // known a little
	share                  // not the whole
	roleStrong             // in charge, or done alone
	held                   // held, or known well
	extent                 // all, wide
	cause                  // what somebody brought about
	course                 // what became of something
	people                 // who else is named
	slots
)

// slotOf is the slot of each class of cue, slots where it has none.
var slotOf = func() (of [claim.Classes]slot) {
	for c := range of {
		of[c] = slots
	}
	for s, classes := range map[slot][]claim.Class{
		stateWeak: {claim.Progress, claim.Planned, claim.Expired, claim.Failed, claim.Aim},
		roleWeak: {
			claim.Helped, claim.Shared, claim.Supervised, claim.Deputy, claim.Voluntary, claim.Trainee, claim.Others,
		},
		little:     {claim.Basic, claim.Attended},
		share:      {claim.Part, claim.Limit, claim.Bound},
		roleStrong: {claim.Led, claim.Reports, claim.Built, claim.Sole, claim.Rank, claim.Paid},
		held:       {claim.Held, claim.Expert},
		extent:     {claim.All, claim.Wide},
		cause:      {claim.Cause},
		course:     {claim.Became},
	} {
		for _, c := range classes {
			of[c] = s
		}
	}
	return of
}()

// compareSlots notes how much of each slot's cues a statement leaves out of what it rests on, and how much it adds.
func (x *comparison) compareSlots(a *alignment) {
	var own [slots + 1]bool
	for _, k := range a.st.Cues {
		own[slotOf[k.Class]] = true
	}
	for _, c := range a.foremost() {
		for _, k := range x.source.units[c.unit].Cues {
			s := slotOf[k.Class]
			if s == slots || x.source.has(c, k) >= likeEnding || x.saidBeside(a, c, k) {
				continue
			}
			lost := x.takenAround(c, k)
			if own[s] {
				lost *= keptSlot
			}
			a.slots[s] = max(a.slots[s], lost)
		}
	}
	for _, k := range a.st.Cues {
		s := slotOf[k.Class]
		if s == slots {
			continue
		}
		x.budget.Spend(len(a.st.Words) * len(a.top))
		c, local := a.bestAround(k.From, k.To)
		if c == nil || slices.Min(c.chance[k.From:k.To]) >= likeEnding {
			continue
		}
		gained := 1 + local
		for _, o := range x.source.units[c.unit].Cues {
			if slotOf[o.Class] == s {
				gained = keptSlot
			}
		}
		a.slots[slots+s] = max(a.slots[slots+s], gained)
	}
}

// comparePeople notes how near to what a statement takes over its source names somebody, where it names nobody.
func (x *comparison) comparePeople(a *alignment) {
	named := false
	for i := range a.st.Words {
		named = named || x.lists.people[a.st.Words[i].Low]
	}
	for _, c := range a.foremost() {
		u := &x.source.units[c.unit]
		for j := range u.Words {
			k := claim.Cue{From: j, To: j + 1}
			person := x.source.words[x.source.byLow[u.Words[j].Low]].person
			if !person || a.said[u.Words[j].Start] || x.saidBeside(a, c, k) {
				continue
			}
			lost := x.takenAround(c, k)
			if named {
				lost *= keptSlot
			}
			a.slots[people] = max(a.slots[people], lost)
		}
	}
	for i := range a.st.Words {
		if x.lists.people[a.st.Words[i].Low] {
			a.slots[slots+people] = max(a.slots[slots+people], 1-a.any[i])
		}
	}
}

// keptSlot is what a lost cue counts where the other side has another one of the slot. By hand.
const keptSlot = 0.4

// saidBeside reports whether another statement near by that rests on the same words of the source says the whole cue.
func (x *comparison) saidBeside(a *alignment, c *cover, k claim.Cue) bool {
	cue := x.source.units[c.unit].Words[k.From:k.To]
	for i := max(0, a.index-besideReach); i <= min(a.index+besideReach, len(x.aligned)-1); i++ {
		said := x.aligned[i].said
		if i != a.index && !slices.ContainsFunc(cue, func(w claim.Word) bool { return !said[w.Start] }) {
			return true
		}
	}
	return false
}

const besideReach = 4 // statements

// note keeps which words of the source the units that a statement rests on say.
func (a *alignment) note(o *source) {
	a.said = map[int]bool{}
	for _, c := range a.top {
		for i, at := range c.at {
			if at >= 0 && c.chance[i] >= halfLike {
				a.said[o.units[c.unit].Words[at].Start] = true
			}
		}
	}
}

// first compares how a statement and what it rests on begin, where bullets have their verb.
func (x *comparison) first(a *alignment, v *vector) {
	i := 0
	for i+1 < len(a.st.Words) && a.st.Words[i].Stop {
		i++
	}
	for _, c := range a.top {
		v[fFirst] = max(v[fFirst], c.chance[i])
	}
	for _, k := range a.st.Cues {
		if k.From <= i && i < k.To {
			v[fFirstSlot] = float32(slotOf[k.Class]) + 1
		}
	}
	if len(a.top) == 0 {
		return
	}
	u := &x.source.units[a.top[0].unit]
	j := 0
	for j+1 < len(u.Words) && u.Words[j].Stop {
		j++
	}
	v[fTheirFirst] = flag(a.said[u.Words[j].Start])
}

// joined reports whether words stand in a row with others: behind "and" or a comma (1), before one (2).
func (x *comparison) joined(a *alignment, from, to int) float32 {
	out := float32(0)
	joins := func(i int) bool {
		return i >= 0 && i < len(a.st.Words) && x.lists.and[a.st.Words[i].Low]
	}
	if joins(from-1) || from > 0 && (a.st.Words[from].Before == ',' || a.st.Words[from].Before == '&') {
		out = 1
	}
	if joins(to) || to < len(a.st.Words) && (a.st.Words[to].Before == ',' || a.st.Words[to].Before == '&') {
		out += 2
	}
	return out
}
