package check

import (
	"math"
	"slices"
	"strings"

	"vitae/internal/engine/claim"
)

// numbers suspects each number of a statement: one that the source lacks, one that it has of something else.
func (x *comparison) numbers(a *alignment) {
	for i := range a.st.Quantities {
		q := &a.st.Quantities[i]
		if q.Name && (x.nameStands(a, q) || !x.otherName(a, q)) {
			continue
		}
		if q.InWords && q.Value >= 1000 && multiplies(a.st, q) {
			continue
		}
		if q.InWords && q.Value == 1 {
			continue // "one", "first": articles and order
		}
		x.number(a, q)
	}
}

// multiplies reports whether a magnitude in words belongs to the figures before it: "R9.4 million", "12-million".
func multiplies(st *claim.Statement, q *claim.Quantity) bool {
	before := q.From - 1
	if before < 0 || q.To-q.From > 1 || !strings.ContainsAny(st.Words[before].Low, "0123456789") {
		return false
	}
	w := &st.Words[q.From]
	return w.Glued && w.Before == '-' || w.Before == 0 && !st.InPeriod(before) && !inQuantity(st, before)
}

// nameStands reports whether a number that belongs to a name stands with the same word in the source.
func (x *comparison) nameStands(a *alignment, q *claim.Quantity) bool {
	low := a.st.Words[q.From].Low
	if q.From > 0 {
		if _, ok := x.source.byLow[a.st.Words[q.From-1].Low[:1]+low]; ok {
			return true // "Level 2" of "L2"
		}
	}
	i, ok := x.source.byLow[low]
	if !ok {
		return false
	}
	if q.From == 0 {
		return true
	}
	before := a.st.Words[q.From-1].Stem
	x.budget.Spend(len(x.source.words[i].at))
	for _, p := range x.source.words[i].at {
		if u := &x.source.units[p.unit]; p.word > 0 && u.Words[p.word-1].Stem == before {
			return true
		}
	}
	return false
}

// otherName reports whether a source has the word before a number with another number: "Level 1" of "Level 3" or "L3".
func (x *comparison) otherName(a *alignment, q *claim.Quantity) bool {
	if q.From == 0 {
		return false
	}
	for _, c := range a.top {
		if at := int(c.at[q.From-1]); at >= 0 && c.chance[q.From-1] >= likeEnding {
			if u := &x.source.units[c.unit]; at+1 < len(u.Words) && u.Words[at+1].Number {
				return true
			}
		}
		for i := range x.source.units[c.unit].Words {
			if isShortOf(x.source.units[c.unit].Words[i].Low, &a.st.Words[q.From-1]) {
				return true
			}
		}
	}
	return false
}

// isShortOf reports whether a word is the first letter of another with a number: "L3" of "level".
func isShortOf(low string, of *claim.Word) bool {
	return !of.Number && len(of.Low) > 2 && len(low) > 1 && low[0] == of.Low[0] &&
		strings.Trim(low[1:], "0123456789") == ""
}

func (x *comparison) number(a *alignment, q *claim.Quantity) {
	best, context := x.sameNumber(a, q)
	if best.of == nil && q.High != q.Value { // "15-18" of "between 15 and 18"
		low, high := *q, *q
		low.High, high.Value = q.Value, q.High
		if l, f := x.sameNumber(a, &low); l.of != nil {
			if h, g := x.sameNumber(a, &high); h.of != nil {
				best, context = h, min(f, g)
			}
		}
	}
	if x.countsTheSame(a, q, best) || x.isSpan(a, q) {
		return
	}
	rule := "number-moved"
	if best.of == nil {
		if x.within(a, q) || x.rounded(a, q) || x.coveredYears(a, q) || x.isChange(a, q) || x.isSum(a, q) ||
			x.isShare(a, q) || x.sharesMagnitude(a, q) {
			return
		}
		rule = "number-new"
	}
	if x.isReckoned(a, q) {
		return
	}
	s := x.suspect(rule, a, q.From, q.To)
	v := &s.x
	v[fSeen] = flag(best.of != nil)
	v[fContext] = context
	v[fSmall] = flag(q.Value <= 12)
	v[fInWords] = flag(q.InWords)
	v[fDigit] = flag(q.Name)
	c, local := a.bestAround(q.From, q.To)
	v[fLocal] = local
	if c != nil {
		x.conflict(a, q, c, s)
	}
	for _, t := range a.top {
		if t.chance[q.From] >= likeEnding {
			v[fSeenBest] = 1
		}
	}
	v[fRival] = x.rival(a, q) - context
	if best.of != nil {
		v[fWhole] = x.partMissing(a, c, q.Value)
	}
	v[fHole] = x.asWritten(a, q)
	x.rate(a, q, best, s)
}

// countsTheSame reports whether the source has a number with what it counts in the line that the statement rests on
// most, so that it can't have come from elsewhere. “10 plots” of “6 of the 10 plots” leaves a part out.
func (x *comparison) countsTheSame(a *alignment, q *claim.Quantity, same located[claim.Quantity]) bool {
	return same.of != nil && len(a.top) > 0 && same.unit == a.top[0].unit && len(q.Counts) > 0 &&
		len(same.of.Counts) > 0 && q.Counts[0] == same.of.Counts[0] && x.partMissing(a, a.top[0], q.Value) == 0
}

// within reports whether the figures stand inside a word of the source: "section 47" of "s47s".
func (x *comparison) within(a *alignment, q *claim.Quantity) bool {
	low := a.st.Words[q.From].Low
	if q.Unit != "" || strings.Trim(low, "0123456789") != "" {
		return false
	}
	x.budget.Spend(costOfFinding * len(x.source.words))
	for i := range x.source.words {
		w := x.source.words[i].low
		at := strings.Index(w, low)
		if at < 0 || strings.Trim(w, "0123456789.,") == "" {
			continue
		}
		if !endsInDigit(w[:at]) && !beginsWithDigit(w[at+len(low):]) {
			return true
		}
	}
	return false
}

// asWritten reports whether the figures of a number stand in the source with other words or signs ("60 T" for 60
// tonnes, "561/06", "561"): 1 where they stand alone, 2 where a number near by differs by its unit alone (0.9 seconds,
// 900 ms).
func (x *comparison) asWritten(a *alignment, q *claim.Quantity) float32 {
	if x.inOtherUnit(a, q) {
		return 2
	}
	if q.Unit == "%" && slices.ContainsFunc(x.source.units[:x.source.single], func(u claim.Statement) bool {
		return x.isShareIn(&u, q)
	}) {
		return 1 // "60 %" of "6 in 10", somewhere
	}
	if q.InWords {
		return 0 // no figures: "ten" stands in "attended"
	}
	word := &a.st.Words[q.From]
	if word.Glued && word.Before == '/' && q.From > 0 && a.any[q.From-1] == 1 && a.st.Words[q.From-1].Number {
		return 1 // "561/2006" of "561"
	}
	low := strings.TrimSpace(word.Low)
	if x.leavesMagnitude(a, q) {
		return 1
	}
	if len(low) == 4 && strings.Trim(low, "0123456789") == "" &&
		(strings.HasPrefix(low, "19") || strings.HasPrefix(low, "20")) {
		low = low[2:]
	}
	x.budget.Spend(len(x.source.read.Text) / bytesAStep)
	return flag(len(low) > 1 && figuresAlone(x.source.read.Text, low))
}

// inOtherUnit reports whether a unit that a statement rests on has as much as its number by another unit of
// measurement.
func (x *comparison) inOtherUnit(a *alignment, q *claim.Quantity) bool {
	own, ok := x.lists.unitOf(a.st, q)
	if !ok {
		return false
	}
	lists := wordsOf(x.source.read.Language)
	for _, c := range a.top {
		u := &x.source.units[c.unit]
		for i := range u.Quantities {
			o := &u.Quantities[i]
			other, ok := lists.unitOf(u, o)
			value := o.Value + lists.halfMore(u, o)
			if ok && other.of == own.of && sameAmount(value*other.size, q.Value*own.size) {
				return true
			}
		}
	}
	return false
}

// leavesMagnitude reports whether a unit that the statement rests on writes a number without the magnitude of another:
// "3.1M" of "$3.9M (was 3.1)".
func (x *comparison) leavesMagnitude(a *alignment, q *claim.Quantity) bool {
	v, rest, ok := claim.ParseNumber(a.st.Words[q.From].Low)
	if !ok || rest == "" || v == math.Trunc(v) || q.Value == v {
		return false
	}
	for _, c := range a.top {
		own, other := false, false
		for _, o := range x.source.units[c.unit].Quantities {
			own, other = own || o.Value == v, other || o.Value >= q.Value/v
		}
		if own && other {
			return true
		}
	}
	return false
}

// figuresAlone reports whether a text has some figures that are no part of a longer number.
func figuresAlone(s, figures string) bool {
	for at := 0; ; {
		i := strings.Index(s[at:], figures)
		if i < 0 {
			return false
		}
		i += at
		before, after := strings.TrimRight(s[:i], groupSigns), strings.TrimLeft(s[i+len(figures):], groupSigns)
		if !endsInDigit(before) && !beginsWithDigit(after) {
			return true
		}
		at = i + 1
	}
}

// groupSigns part the groups of figures of one number, such as a telephone number's.
const groupSigns = " .-()"

func endsInDigit(s string) bool { return s != "" && s[len(s)-1] >= '0' && s[len(s)-1] <= '9' }

func beginsWithDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

// rounding is how far a rounded number may be from what it rounds. By hand: "about 50" of 45 to 56.
const rounding = 0.12

// rounded reports whether a number behind "about" or "more than" is near one of the source.
func (x *comparison) rounded(a *alignment, q *claim.Quantity) bool {
	bound := false
	for _, c := range a.st.Cues {
		bound = bound || (c.Class == claim.Bound || c.Class == claim.About) && c.To <= q.From && q.From-c.To <= 1
	}
	if !bound {
		return false
	}
	for _, c := range a.top {
		for _, o := range x.source.units[c.unit].Quantities {
			if math.Abs(o.Value-q.Value) <= rounding*o.Value || q.Value >= o.Value && q.Value <= o.High {
				return true
			}
		}
	}
	return false
}

// sameNumber finds the quantity of the source with the same value that stands among the same words.
func (x *comparison) sameNumber(a *alignment, q *claim.Quantity) (best located[claim.Quantity], context float32) {
	x.budget.Spend(len(x.source.quantities))
	for _, o := range x.source.quantities {
		if x.otherKind(a, q, o.of) ||
			!sameValue(q, o.of) && !(o.of.High != o.of.Value && (q.Value == o.of.Value || q.Value == o.of.High)) {
			continue
		}
		if f := x.context(a, q.From, q.To, o.unit, o.of.From); best.of == nil || f > context {
			best, context = o, f
		}
	}
	return best, context
}

// otherKind reports whether one of two numbers is an amount of money and the other counts something that the text of
// the amount does not name: "250 TEUR", "250.000 Kunden".
func (x *comparison) otherKind(a *alignment, q, o *claim.Quantity) bool {
	switch {
	case o.Unit != "" && o.Unit == q.Perhaps, q.Unit != "" && q.Unit == o.Perhaps:
		return false
	case claim.IsCurrency(o.Unit) && q.Unit == "" && !q.InWords && q.To < len(a.st.Words):
		w := &a.st.Words[q.To]
		return !w.Stop && !w.Parts() && !w.Number && a.any[q.To] < leastLike
	case claim.IsCurrency(q.Unit) && o.Unit == "" && len(o.Counts) > 0:
		return !slices.ContainsFunc(a.st.Words, func(w claim.Word) bool { return w.Stem == o.Counts[0] })
	}
	return false
}

// rival is how well another number of the source stands among the same words.
func (x *comparison) rival(a *alignment, q *claim.Quantity) float32 {
	best := float32(0)
	x.budget.Spend(len(x.source.quantities))
	for _, o := range x.source.quantities {
		if !sameValue(q, o.of) && o.of.Unit == q.Unit {
			best = max(best, x.context(a, q.From, q.To, o.unit, o.of.From))
		}
	}
	return best
}

// context is how much of what a number stands among stands around the other one too, the nearer words counting more.
func (x *comparison) context(a *alignment, from, to, unit, other int) float32 {
	c := a.units[unit]
	if c == nil {
		return 0
	}
	x.budget.Spend(len(a.st.Words))
	sum, total := float32(0), float32(0)
	for i := range a.st.Words {
		if i >= from && i < to || a.st.Words[i].Stop {
			continue
		}
		d := from - i
		if i >= to {
			d = i - to + 1
		}
		if d > 7 {
			continue
		}
		k := a.weights[i] / float32(d)
		if i >= to && d <= 2 {
			k *= 2 // what it counts
		}
		total += k
		if c.at[i] >= 0 {
			away := absInt(int(c.at[i]) - other)
			sum += k * c.chance[i] * float32(math.Min(1, 6/float64(away+1)))
		}
	}
	if total == 0 {
		return 0.5
	}
	return sum / total
}

// conflict looks for another number of what this one counts in the unit that the statement rests on.
func (x *comparison) conflict(a *alignment, q *claim.Quantity, c *cover, s *suspicion) {
	u := &x.source.units[c.unit]
	for _, o := range u.Quantities {
		if o.Name || sameValue(q, &o) || o.Unit != q.Unit {
			continue
		}
		for i := q.To; i < min(q.To+counted, len(a.st.Words)); i++ {
			if at := int(c.at[i]); at >= o.To && at < o.To+counted && c.chance[i] >= likeEnding && !a.st.Words[i].Stop {
				s.x[fConflict] = 1
				s.near = x.source.line(c.unit)
				s.x[fRatio] = float32(math.Log(math.Max(q.Value, leastCount) / math.Max(o.Value, leastCount)))
			}
		}
	}
}

// What a number counts, and ratios of it. By hand.
const (
	counted    = 4    // words behind a number that may be what it counts
	leastCount = 0.01 // stands for nought in a ratio
)

// coveredYears reports whether a number of years is no more than the source's dates make.
func (x *comparison) coveredYears(a *alignment, q *claim.Quantity) bool {
	first, last := x.source.years[0], max(x.now, x.source.years[1])
	return first > 0 && q.Value < mostYears && q.Value <= float64(last-first+1) &&
		slices.ContainsFunc(a.st.Cues, func(c claim.Cue) bool {
			return c.Class == claim.Year && c.From >= q.To && c.From <= q.To+1
		})
}

const mostYears = 60 // of work

// rate compares by what time something is counted: a day, a week.
func (x *comparison) rate(a *alignment, q *claim.Quantity, o located[claim.Quantity], s *suspicion) {
	own := rateNear(a.st, q)
	if own == claim.None || o.of == nil {
		return
	}
	if other := rateNear(&x.source.units[o.unit], o.of); other != claim.None && other != own {
		s.x[fConflict] = 2
		s.near = x.source.line(o.unit)
	}
}

const rateReach = 5

func rateNear(st *claim.Statement, q *claim.Quantity) claim.Class {
	for _, c := range st.Cues {
		if c.Class.Rate() && c.From >= q.To && c.From <= q.To+rateReach {
			return c.Class
		}
	}
	return claim.None
}
