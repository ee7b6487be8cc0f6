package check

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"vitae/internal/base/work"
	"vitae/internal/engine/claim"
	"vitae/internal/engine/names"
)

// alignment is a statement of the rewritten text laid over the units of the source.
type alignment struct {
	source  *source
	budget  *work.Budget
	index   int
	st      *claim.Statement
	same    bool // it stands in the source as it is
	weights []float32
	total   float32
	any     []float32 // per word: the best chance that it stands anywhere
	free    []bool    // per word: it needs no words of the source
	states  []bool    // per word: see comparison.states
	units   map[int]*cover
	top     []*cover // the units that cover most, the best first
	union   float32  // share that the top units cover together
	inAll   float32  // share that the source covers anywhere
	tokens  []names.Token
	took    []int        // words of the source that it says
	said    map[int]bool // where the words of the source begin that the top units say
	slots   [2 * slots]float32
}

// cover is what one unit of the source says of a statement.
type cover struct {
	unit   int
	chance []float32 // per word of the statement
	at     []int16   // where in the unit, -1 where nowhere
	score  float32   // share of the statement that it covers
	back   float32   // share of the unit that the statement covers
	taken  []float32 // per word of the unit: the chance that the statement says it
}

// What words weigh, a number weighing 1, and which units a statement rests on. All by hand, on the sets of
// docs/checking.md.
const (
	stopWeight   = 0.05 // of the commonest words
	emptyWeight  = 0.35 // of words that say little
	leastWeight  = 0.5
	mostWeight   = 1.5
	rarityOfOne  = 4    // of a word that weighs 1
	leastTotal   = 0.01 // stands for the weight of what has no words
	mostUnits    = 4    // units that a statement may rest on
	mostTried    = 40   // units that are tried as one of them
	leastAdded   = 0.04 // share of a statement: a unit that adds less adds nothing
	windowWorth  = 0.95 // of a window of lines, since one line is rather it
	halfLike     = 0.5
	roundingSlip = 1e-9 // by which two numbers of one value may differ
)

// What the parts of aligning cost, in steps.
const (
	costOfWord = 20 // to look a word up
	costOfUnit = 20 // to begin what a unit covers

	lettersAStep = 8 // of two words that are compared
)

// weigh returns each word of a statement its weight: rare words say what it is about.
func weigh(st *claim.Statement, text string) (weights []float32, tokens []names.Token, total float32) {
	weights, tokens = make([]float32, len(st.Words)), make([]names.Token, len(st.Words))
	for i := range st.Words {
		w := &st.Words[i]
		tokens[i] = names.Token{Low: w.Low, Stem: names.Stem(w.Low), Text: text[w.Start:w.End]}
		weights[i] = weightOf(w, tokens[i].Stem)
		total += weights[i]
	}
	return weights, tokens, total
}

func weightOf(w *claim.Word, stem string) float32 {
	switch {
	case w.Stop:
		return stopWeight
	case w.Number:
		return 1
	case names.Empty(w.Low):
		return emptyWeight
	}
	return max(leastWeight, min(mostWeight, float32(names.Rarity(stem))/rarityOfOne))
}

// align lays a statement over the source.
func (o *source) align(index int, st *claim.Statement, text string, b *work.Budget) *alignment {
	if o.known == nil {
		return o.alignNew(index, st, text, b)
	}
	key := st.Span.Of(text)
	a := o.known[key]
	if a == nil || len(a.st.Words) != len(st.Words) {
		a = o.alignNew(index, st, text, b)
		o.known[key] = a
	}
	again := *a
	again.index, again.st, again.any = index, st, slices.Clone(a.any)
	return &again
}

func (o *source) alignNew(index int, st *claim.Statement, text string, b *work.Budget) *alignment {
	a := &alignment{source: o, budget: b, index: index, st: st, units: map[int]*cover{}, same: o.says(st.Span.Of(text))}
	a.weights, a.tokens, a.total = weigh(st, text)
	a.any, a.free = make([]float32, len(st.Words)), make([]bool, len(st.Words))
	for i := range st.Words {
		low := st.Words[i].Low
		b.Spend(costOfWord + len(o.words) + len(o.byLetter[low[0]])*(1+len(low)/lettersAStep))
		for _, h := range o.like(&st.Words[i], a.tokens[i], o.read.Language != "de" && st.Words[i].Capital && i > 0 &&
			!st.Words[i].Upper) {
			a.hit(o, i, h)
		}
	}
	o.alignQuantities(a)
	o.alignShortForms(a, text)
	for _, c := range a.units {
		for i, p := range c.chance {
			c.score += p * a.weights[i]
		}
		c.score /= max(a.total, leastTotal)
	}
	for _, c := range a.units {
		a.top = append(a.top, c)
	}
	slices.SortFunc(a.top, func(x, y *cover) int {
		return cmp.Or(cmp.Compare(y.score, x.score),
			cmp.Compare(x.unit, y.unit))
	})
	a.choose(o)
	a.note(o)
	for i, p := range a.any {
		a.inAll += p * a.weights[i]
	}
	a.inAll /= max(a.total, leastTotal)
	return a
}

// says reports whether the source has some text as it is, as a sentence or line by line.
func (o *source) says(s string) bool {
	if o.sentences[plain(s)] {
		return true
	}
	for line := range strings.Lines(s) {
		if !o.sentences[plain(line)] {
			return false
		}
	}
	return true
}

func (a *alignment) hit(o *source, i int, h hit) {
	a.any[i] = max(a.any[i], h.chance)
	if h.chance >= halfLike {
		a.took = append(a.took, h.word)
	}
	a.budget.Spend(len(o.words[h.word].at))
	for _, p := range o.words[h.word].at {
		a.set(i, int(p.unit), int(p.word), h.chance)
	}
}

func (a *alignment) set(i, unit, word int, chance float32) {
	c := a.units[unit]
	if c == nil {
		a.budget.Spend(costOfUnit + len(a.st.Words))
		c = &cover{unit: unit, chance: make([]float32, len(a.st.Words)), at: make([]int16, len(a.st.Words))}
		for j := range c.at {
			c.at[j] = -1
		}
		a.units[unit] = c
	}
	if chance > c.chance[i] || chance == c.chance[i] && c.at[i] < 0 || chance == c.chance[i] && i > 0 &&
		c.at[i-1] >= 0 && absInt(word-int(c.at[i-1])) < absInt(int(c.at[i])-int(c.at[i-1])) {
		c.chance[i], c.at[i] = chance, int16(min(word, math.MaxInt16))
	}
}

func absInt(n int) int { return max(n, -n) }

// choose keeps the units that together cover most: each next one for what it adds.
func (a *alignment) choose(o *source) {
	a.budget.Spend(mostUnits * min(len(a.top), mostTried) * len(a.st.Words))
	covered := make([]float32, len(a.st.Words))
	var chosen []*cover
	for len(chosen) < mostUnits {
		var best *cover
		gain := leastAdded * a.total
		for _, c := range a.top[:min(len(a.top), mostTried)] {
			g := float32(0)
			for i, p := range c.chance {
				g += max(0, p-covered[i]) * a.weights[i]
			}
			if c.unit >= o.single {
				g *= windowWorth
			}
			if g > gain {
				best, gain = c, g
			}
		}
		if best == nil {
			break
		}
		chosen = append(chosen, best)
		for i, p := range best.chance {
			covered[i] = max(covered[i], p)
		}
	}
	for i, p := range covered {
		a.union += p * a.weights[i]
	}
	a.union /= max(a.total, leastTotal)
	a.top = chosen
	for _, c := range chosen {
		c.back = o.back(c)
	}
}

// foremost are the units that a statement rests on most, and on enough.
func (a *alignment) foremost() []*cover {
	n := 0
	for n < min(len(a.top), mostForemost) && a.top[n].score >= leastCover {
		n++
	}
	return a.top[:n]
}

// Of how many units what a statement leaves out is asked for, and what share of it they cover. By hand.
const (
	mostForemost = 3
	leastCover   = 0.15
)

// takenFrom returns for each word of a unit the chance that the statement says it.
func (o *source) takenFrom(c *cover) []float32 {
	if c.taken == nil {
		c.taken = make([]float32, len(o.units[c.unit].Words))
		for i, at := range c.at {
			if at >= 0 {
				c.taken[at] = max(c.taken[at], c.chance[i])
			}
		}
	}
	return c.taken
}

// has is the chance that the statement has all words of a cue of a unit.
func (o *source) has(c *cover, k claim.Cue) float32 { return slices.Min(o.takenFrom(c)[k.From:k.To]) }

// back is the share of a unit's words that a statement covers.
func (o *source) back(c *cover) float32 {
	u := &o.units[c.unit]
	taken := o.takenFrom(c)
	sum, total := float32(0), float32(0)
	for j := range u.Words {
		w := weightOf(&u.Words[j], o.words[o.byLow[u.Words[j].Low]].token.Stem)
		total += w
		sum += w * flag(taken[j] >= halfLike)
	}
	return sum / max(total, leastTotal)
}

// alignQuantities covers numbers by value, however they are written, and dates by their year.
func (o *source) alignQuantities(a *alignment) {
	a.budget.Spend(len(a.st.Quantities)*len(o.quantities) + len(a.st.Periods)*len(o.periods))
	for i := range a.st.Quantities {
		q := &a.st.Quantities[i]
		for _, other := range o.quantities {
			if sameValue(q, other.of) {
				a.setAll(q.From, q.To, other.unit, other.of.From)
				if q.Perhaps != "" && q.Perhaps == other.of.Unit {
					a.setAll(q.To, q.To+1, other.unit, other.of.From) // "£40,000" is "40,000 pounds"
				}
			}
		}
	}
	for i := range a.st.Periods {
		p := &a.st.Periods[i]
		for _, other := range o.periods {
			if p.Start.Fits(other.of.Start) || p.End.Fits(other.of.End) {
				a.setAll(p.From, p.To, other.unit, other.of.From)
			}
		}
	}
}

// setAll covers some words by what begins at a word of a unit.
func (a *alignment) setAll(from, to, unit, word int) {
	for i := from; i < to; i++ {
		a.any[i] = 1
		a.set(i, unit, word, 1)
	}
}

// sameValue reports whether a number of the statement is one of the source.
func sameValue(a, b *claim.Quantity) bool {
	if isFraction(a, b) && b.InWords || isFraction(b, a) {
		return true
	}
	if a.Unit != b.Unit && claim.IsCurrency(a.Unit) && claim.IsCurrency(b.Unit) {
		return false
	}
	return sameAmount(a.Value, b.Value) && sameAmount(a.High, b.High) || sameShared(a, b) || sameShared(b, a)
}

// isFraction reports whether a percentage is a number below one: "25 %" of "a quarter". As figures, such a number of
// the source may count something, "0.4 s".
func isFraction(percent, of *claim.Quantity) bool {
	return percent.Unit == "%" && of.Unit == "" && of.Value < 1 &&
		sameAmount(of.Value*100, percent.Value)
}

// sameShared reports whether a number is another one with the magnitude that is said before it.
func sameShared(a, b *claim.Quantity) bool {
	return b.Shared > 0 && sameAmount(a.Value, b.Value*b.Shared) && sameAmount(a.High, b.High*b.Shared)
}

// sameAmount reports whether two numbers differ by no more than what reckoning loses.
func sameAmount(x, y float64) bool { return x == y || math.Abs(x-y) <= roundingSlip*math.Max(x, y) }

// local is how well a unit covers the words around some words of the statement, the nearer counting more.
func (a *alignment) local(c *cover, from, to int) float32 {
	sum, total := float32(0), float32(0)
	for i := range a.st.Words {
		if i >= from && i < to {
			continue
		}
		d := from - i
		if i >= to {
			d = i - to + 1
		}
		if d > 8 {
			continue
		}
		k := a.weights[i] / float32(d+1)
		total += k
		sum += k * c.chance[i]
	}
	if total == 0 {
		return 0
	}
	return sum / total
}

// bestAround finds the unit that covers the words around some words best.
func (a *alignment) bestAround(from, to int) (*cover, float32) {
	var best *cover
	score := float32(0)
	for _, c := range a.top {
		if s := a.local(c, from, to); s > score {
			best, score = c, s
		}
	}
	return best, score
}
