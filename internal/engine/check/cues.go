package check

import (
	"slices"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/names"
)

// against lists the weak classes that a strong one contradicts.
var against = map[claim.Class][]claim.Class{
	claim.Led:     {claim.Helped, claim.Shared, claim.Supervised, claim.Deputy, claim.Others, claim.Attended},
	claim.Reports: {claim.Limit, claim.Helped, claim.Shared, claim.Others},
	claim.Built:   {claim.Helped, claim.Shared, claim.Others, claim.Planned, claim.Aim, claim.Basic},
	claim.Expert:  {claim.Basic, claim.Attended, claim.Limit, claim.Progress},
	claim.Held:    {claim.Progress, claim.Planned, claim.Failed, claim.Aim, claim.Attended, claim.Expired, claim.Limit},
	claim.All:     {claim.Part, claim.Limit, claim.Others},
	claim.Sole:    {claim.Shared, claim.Helped, claim.Supervised, claim.Part},
	claim.Paid:    {claim.Voluntary, claim.Trainee},
	claim.Rank:    {claim.Deputy, claim.Trainee, claim.Helped},
	claim.Wide:    {claim.Part, claim.Limit},
	claim.Cause:   {claim.Became, claim.Others},
}

// group of a weak class: dropping "acting" is made good by "deputy", not by "about".
func group(c claim.Class) int {
	switch {
	case c <= claim.Failed || c == claim.Aim:
		return 1
	case c <= claim.Deputy || c == claim.Others:
		return 2
	case c <= claim.Attended:
		return 3
	case c == claim.Bound || c == claim.Became:
		return 5
	}
	return 4
}

// raised suspects strong words that the unit a statement rests on does not have.
func (x *comparison) raised(a *alignment) {
	last := -1
	for _, q := range a.st.Cues {
		if !q.Class.Strong() || q.To <= last && last > 0 {
			continue
		}
		x.budget.Spend(len(a.st.Words) * len(a.top))
		c, local := a.bestAround(q.From, q.To)
		covered, opposed, by := float32(0), float32(0), claim.None
		if c != nil {
			covered = slices.Min(c.chance[q.From:q.To])
			opposed, by = x.opposed(a, c, q)
		}
		if (covered >= likeEnding || x.neutral(a, q.From, q.To)) && opposed < leastOpposed {
			continue
		}
		if q.Class == claim.Held && c != nil && inLabel(a.st, q.To) && x.namesDegree(c.unit) {
			continue // "Degree: BSc"
		}
		s := x.suspect("raised", a, q.From, q.To)
		v := &s.x
		v[fClass], v[fLocal], v[fCueCovered] = float32(q.Class), local, covered
		v[fOpposed] = opposed
		s.weak, s.window = by, c != nil && c.unit >= x.source.single
		v[fNeighbour] = x.beside(a, q.From, q.To)
		v[fElsewhere] = x.strongHere(c)
		for i := q.From; i < q.To; i++ {
			v[fSeen] = max(v[fSeen], a.any[i])
			s.glue(x, &a.st.Words[i])
		}
		v[fCapital] = flag(a.st.Words[q.From].Capital)
		x.place(a, q.From, q.To, v)
		for _, w := range a.st.Cues {
			if w.Class.Weak() && w.From != q.From {
				v[fWeakNear] = max(v[fWeakNear], 1/float32(absInt(w.From-q.From)+1))
			}
		}
		if c != nil {
			s.near = x.source.line(c.unit)
			v[fWhole] = x.partMissing(a, c, 0)
			v[fBack] = c.back
			v[fLeft] = x.nearestMeaning(a, q.From, c)
		}
		last = q.To
	}
}

// strongHere counts the strong cues of a unit that the statement's other words do not have: it may be one of them that
// the statement says in another word.
func (x *comparison) strongHere(c *cover) float32 {
	if c == nil {
		return 0
	}
	n := float32(0)
	for _, k := range x.source.units[c.unit].Cues {
		n += flag(k.Class.Strong() && x.source.has(c, k) < halfLike)
	}
	return n
}

// nearestMeaning is how close a word of the statement comes in meaning to a word of a unit.
func (x *comparison) nearestMeaning(a *alignment, i int, c *cover) float32 {
	own := names.VectorOf(a.tokens[i : i+1])
	best := float32(0)
	x.budget.Spend(costOfMeaning * len(x.source.units[c.unit].Words))
	for j := range x.source.units[c.unit].Words {
		if x.source.units[c.unit].Words[j].Stop {
			continue
		}
		v := &x.source.wordVectors[x.source.byLow[x.source.units[c.unit].Words[j].Low]]
		best = max(best, float32(own.Cosine(v)))
	}
	return best
}

// opposed is how near to what the statement takes from a unit a cue stands that says the opposite, and its class.
func (x *comparison) opposed(a *alignment, c *cover, q claim.Cue) (out float32, by claim.Class) {
	for _, k := range x.source.units[c.unit].Cues {
		own := slices.ContainsFunc(a.st.Cues, func(own claim.Cue) bool { return own.Class == k.Class })
		plans := k.Class == claim.Planned && k.From == 0 // "Planned and read tests" plans nothing
		if !own && !plans && x.source.has(c, k) < likePart && slices.Contains(against[q.Class], k.Class) {
			if near := x.takenAround(c, k); near > out {
				out, by = near, k.Class
			}
		}
	}
	return out, by
}

// scope is how much of the words around a cue of the source the statement takes over, the nearer counting more.
func (x *comparison) scope(c *cover, k claim.Cue) float32 {
	u := &x.source.units[c.unit]
	taken := x.source.takenFrom(c)
	sum, total := float32(0), float32(0)
	for j := max(0, k.From-7); j < min(len(u.Words), k.To+7); j++ {
		if j >= k.From && j < k.To || u.Words[j].Stop {
			continue
		}
		d := k.From - j
		if j >= k.To {
			d = j - k.To + 1
		}
		w := weightOf(&u.Words[j], u.Words[j].Stem) / float32(d)
		total += w
		sum += w * taken[j]
	}
	if total == 0 {
		return 0
	}
	return sum / total
}

// takenAround is how much of what a cue of the source speaks of the statement takes over: of the words around it and of
// its part of the sentence, the lesser.
func (x *comparison) takenAround(c *cover, k claim.Cue) float32 {
	if scope := x.scope(c, k); scope > 0 {
		return min(scope, x.clause(c, k))
	}
	return 0
}

// clause is how much of the part of a sentence that a cue stands in the statement takes over: the words between two
// signs, or, where a cue fills them alone, the part before. The cost is linear in the words that it walks over.
func (x *comparison) clause(c *cover, k claim.Cue) float32 {
	u := &x.source.units[c.unit]
	taken := x.source.takenFrom(c)
	x.budget.Spend(len(u.Words))
	sum, total := float32(0), float32(0)
	add := func(j int) {
		if !u.Words[j].Stop {
			w := weightOf(&u.Words[j], u.Words[j].Stem)
			total += w
			sum += w * taken[j]
		}
	}
	for to := k.To; to < len(u.Words) && !u.Words[to].Parts(); to++ {
		add(to)
	}
	from := k.From
	for {
		for from > 0 && !u.Words[from].Parts() {
			from--
			add(from)
		}
		if total > 0 {
			return sum / total
		}
		if from == 0 {
			return 0
		}
		from--
		add(from)
	}
}

// partMissing reports whether a unit names a part of a whole ("6 of 10") that the statement leaves out: of one whole,
// or where that is 0, of any.
func (x *comparison) partMissing(a *alignment, c *cover, whole float64) float32 {
	if c == nil {
		return 0
	}
	for _, o := range x.source.units[c.unit].Quantities {
		if o.Whole != 0 && o.Whole != o.Value && (whole == 0 || o.Whole == whole) &&
			!slices.ContainsFunc(a.st.Quantities, func(own claim.Quantity) bool { return own.Value == o.Value }) {
			return 1
		}
	}
	return 0
}

// When a unit's weak word is one that a statement left out. All by hand, on the sets of docs/checking.md.
const (
	leastScope   = 0.15 // share of the words around the weak one that the statement takes over
	leastOpposed = 0.3  // the same, for a strong word of the statement to be contradicted
	otherWeak    = 0.5  // what a weak word of another group makes good
	mostAway     = 99   // words, more than a unit has
	mostDistance = 20   // words, from where on away is away

	costOfMeaning = 10 // steps to compare two words in meaning
)

// dropped suspects weak words of the units a statement rests on that it leaves out.
func (x *comparison) dropped(a *alignment) {
	for n, c := range a.foremost() {
		u := &x.source.units[c.unit]
		x.budget.Spend((1 + len(u.Quantities)) * (1 + len(a.st.Quantities)))
		for _, k := range u.Cues {
			if k.Class == claim.Planned && k.From == 0 && k.To < len(u.Words) && !u.Words[k.To].Stop {
				continue // "Scheduled Airflow jobs" plans nothing
			}
			if x.source.inHeading(u, k) || isCounted(u, k) || k.Class == claim.Progress && u.InPeriod(k.To-1) {
				continue // "2019 to date" is no progress
			}
			if k.Class.Weak() && k.Class != claim.Became {
				x.drop(a, c, n, k)
			}
		}
		for _, o := range u.Quantities {
			if o.Whole > o.Value && !u.InPeriod(o.From) && x.partMissing(a, c, 0) > 0 {
				x.drop(a, c, n, claim.Cue{Class: claim.Part, From: o.From, To: o.To})
			}
		}
	}
}

// isCounted reports whether a cue is what a number counts, which then says nothing of who writes: "five sessions a
// week", "two apprentices".
func isCounted(u *claim.Statement, k claim.Cue) bool {
	return (k.Class == claim.Attended || k.Class == claim.Trainee) &&
		slices.ContainsFunc(u.Quantities, func(q claim.Quantity) bool {
			return q.To == k.From && !q.Name && q.Unit == ""
		})
}

// inHeading reports whether a cue stands in a heading of what follows: a line in capitals, or the capitals before a
// colon or a bracket, that are no job's title.
func (o *source) inHeading(u *claim.Statement, k claim.Cue) bool {
	if w := &u.Words[k.From]; !w.Upper || len(w.Low) <= longestShort || shouted(u) {
		return false
	}
	inLine := func(i int) bool { return i >= 0 && i < len(u.Words) && u.Words[i].Line == u.Words[k.From].Line }
	capital := func(i int) bool { return inLine(i) && (u.Words[i].Upper || u.Words[i].Stop) }
	from, to := k.From, k.From+1
	for capital(from - 1) {
		from--
	}
	for capital(to) && !opens(&u.Words[to]) {
		to++
	}
	if inLine(from-1) || inLine(to) && !opens(&u.Words[to]) {
		return false
	}
	return names.ReadTitle(o.read.Of(u, from, to)).Sure() < halfLike
}

// opens reports whether a word is the first of what a colon or a bracket opens.
func opens(w *claim.Word) bool { return w.Before == ':' || w.Before == '(' }

func (x *comparison) drop(a *alignment, c *cover, nth int, k claim.Cue) {
	u := &x.source.units[c.unit]
	x.budget.Spend(len(a.st.Words) + len(x.aligned) + len(x.source.units))
	covered := x.source.has(c, k)
	first, nearest := a.nearestTo(c, k.From)
	scope := x.scope(c, k)
	if scope < leastScope || first < 0 || covered >= likeEnding {
		return
	}
	if slices.ContainsFunc(a.st.Cues, func(own claim.Cue) bool { return own.Class == k.Class }) {
		return
	}
	s := x.suspect("dropped", a, first, first+1)
	s.value, s.near = x.source.read.Of(u, k.From, k.To), x.source.line(c.unit)
	s.denies = wordsOf(x.source.read.Language).not[u.Words[k.From].Low] &&
		(k.To == len(u.Words) || !u.Words[k.To].Glued) // "no-code" denies nothing
	s.weak, s.window = k.Class, c.unit >= x.source.single
	cue := &u.Words[k.From]
	s.attached = cue.Glued || k.Class == claim.Planned && (k.From == 0 || x.keepsDate(c, k)) ||
		x.source.read.Language == "de" && cue.Capital && group(k.Class) == 1 // "Termine", "Stand"
	v := &s.x
	v[fClass], v[fScope], v[fWeakNear], v[fCueCovered] = float32(k.Class), scope, x.madeGood(a, k), covered
	v[fClause] = x.clause(c, k)
	v[fSaid] = flag(x.saidBeside(a, c, k))
	for _, own := range a.st.Cues {
		v[fMany] += flag(own.Class.Weak())
	}
	v[fLeft] = x.elsewhereCovered(a, c, k)
	v[fBest], v[fBack], v[fDistance], v[fRun] = c.score, c.back, float32(min(nearest, mostDistance)), float32(nth)
	v[fElsewhere] = x.elsewhere(a, u, k)
	v[fWhole] = flag(k.Class == claim.Part && x.partMissing(a, c, 0) > 0)
	v[fStrongNear] = x.opposing(a, k.Class)
	s.keys = append(s.keys, x.source.read.Language+" drop "+u.Words[k.From].Stem)
}

// keepsDate reports whether a statement says the month behind a cue of a unit: "set for January" of "schedule:
// January".
func (x *comparison) keepsDate(c *cover, k claim.Cue) bool {
	u := &x.source.units[c.unit]
	taken := x.source.takenFrom(c)
	for j := k.To; j < min(k.To+leadReach, len(u.Words)); j++ {
		if taken[j] >= halfLike && claim.IsDateWord(u.Words[j].Low, x.source.read.Language) {
			return true
		}
	}
	return false
}

// nearestTo finds the word of the statement whose place in a unit is nearest to another, -1 where there is none.
func (a *alignment) nearestTo(c *cover, place int) (word, distance int) {
	word, distance = -1, mostAway
	for i, at := range c.at {
		if at < 0 || c.chance[i] < halfLike || a.st.Words[i].Stop {
			continue
		}
		if d := absInt(int(at) - place); d < distance {
			word, distance = i, d
		}
	}
	return word, distance
}

// madeGood is how much of a weak cue's meaning the other weak words of a statement keep.
func (x *comparison) madeGood(a *alignment, k claim.Cue) float32 {
	if k.Class == claim.Shared && x.with(a) || group(k.Class) == 1 && x.keepsPart(a) {
		return 1
	}
	good := float32(0)
	for _, own := range a.st.Cues {
		if own.Class.Weak() && group(own.Class) == group(k.Class) {
			return 1
		}
		if own.Class.Weak() {
			good = otherWeak
		}
	}
	return good
}

// with reports whether a statement says with whom.
func (x *comparison) with(a *alignment) bool {
	for i := range a.st.Words {
		if x.lists.with[a.st.Words[i].Low] {
			return true
		}
	}
	return false
}

// keepsPart reports whether a statement says how much of a whole is had: "two of three modules".
func (x *comparison) keepsPart(a *alignment) bool {
	for _, q := range a.st.Quantities {
		if q.Whole > q.Value {
			return true
		}
	}
	return false
}

// elsewhereCovered is how well other units cover what the statement takes from around a cue: where they do, it need not
// come from this one.
func (x *comparison) elsewhereCovered(a *alignment, c *cover, k claim.Cue) float32 {
	best := float32(0)
	for _, other := range a.top {
		if other == c {
			continue
		}
		sum, total := float32(0), float32(0)
		for i, at := range c.at {
			if at >= 0 && c.chance[i] >= halfLike && absInt(int(at)-k.From) <= 7 && !a.st.Words[i].Stop {
				total += a.weights[i]
				sum += a.weights[i] * other.chance[i]
			}
		}
		if total > 0 {
			best = max(best, sum/total)
		}
	}
	return best
}

// newOpposing is what opposing returns where the source lacks the word of the strong cue.
const newOpposing = 2

// opposing reports whether a statement has a strong cue that contradicts a weak class: 1, or newOpposing.
func (x *comparison) opposing(a *alignment, weak claim.Class) float32 {
	out := float32(0)
	for _, own := range a.st.Cues {
		for _, w := range against[own.Class] {
			if w == weak {
				out = max(out, 1)
				if a.any[own.From] < halfLike {
					return newOpposing
				}
			}
		}
	}
	return out
}

// elsewhere reports how much of what a cue speaks of stands with a cue of its class in another statement of the text.
func (x *comparison) elsewhere(a *alignment, u *claim.Statement, k claim.Cue) float32 {
	best := float32(0)
	for _, other := range x.aligned {
		if other == a {
			continue
		}
		has := false
		for _, own := range other.st.Cues {
			has = has || own.Class == k.Class || own.Class.Weak() && group(own.Class) == group(k.Class)
		}
		if !has {
			continue
		}
		if c := other.units[unitOf(x.source, u)]; c != nil {
			best = max(best, x.scope(c, k))
		}
	}
	return best
}

func unitOf(o *source, u *claim.Statement) int {
	for i := range o.units {
		if &o.units[i] == u {
			return i
		}
	}
	return -1
}
