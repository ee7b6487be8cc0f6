package check

import (
	"fmt"
	"math"
	"strings"

	"vitae/internal/claim"
)

// numbers suspects each number of a statement: one that the source lacks, one that it has of something else.
func (x *comparison) numbers(a *alignment) {
	for i := range a.st.Quantities {
		q := &a.st.Quantities[i]
		if q.Name && (x.nameStands(a, q) || !x.otherName(a, q)) {
			continue
		}
		if q.InWords && q.Value == 1 {
			continue // "one", "first": articles and order
		}
		x.number(a, q)
	}
}

// nameStands says whether a number that belongs to a name stands with the same word in the source.
func (x *comparison) nameStands(a *alignment, q *claim.Quantity) bool {
	low := a.st.Words[q.From].Low
	i, ok := x.source.byLow[low]
	if !ok {
		return false
	}
	if q.From == 0 {
		return true
	}
	before := a.st.Words[q.From-1].Stem
	for _, p := range x.source.words[i].at {
		if u := &x.source.units[p.unit]; p.word > 0 && u.Words[p.word-1].Stem == before {
			return true
		}
	}
	return false
}

// otherName says whether a source has the word before a number with another number: "Level 1" of "Level 3".
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
	}
	return false
}

func (x *comparison) number(a *alignment, q *claim.Quantity) {
	best, context := x.sameNumber(a, q)
	if best == nil && q.High != q.Value { // "15-18" of "between 15 and 18"
		low, high := *q, *q
		low.High, high.Value = q.Value, q.High
		if l, f := x.sameNumber(a, &low); l != nil {
			if h, g := x.sameNumber(a, &high); h != nil {
				best, context = h, min(f, g)
			}
		}
	}
	rule := "number-moved"
	if best == nil {
		if x.within(a, q) || x.rounded(a, q) || x.yearsOf(a, q) > 0 {
			return
		}
		rule = "number-new"
	}
	s := x.suspect(rule, a, q.From, q.To)
	v := &s.x
	v[fSeen] = flag(best != nil)
	v[fContext] = context
	v[fSmall] = flag(q.Value <= 12)
	v[fInWords] = flag(q.InWords)
	v[fUnit] = flag(q.Unit != "")
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
	if best != nil {
		v[fSame] = flag(best.Unit == q.Unit)
		v[fWhole] = x.whole(a, q, c)
	}
	v[fYears] = x.yearsOf(a, q)
	x.rate(a, q, best, s)
}

// within says whether the figures stand inside a word of the source: "section 47" of "s47s".
func (x *comparison) within(a *alignment, q *claim.Quantity) bool {
	low := a.st.Words[q.From].Low
	if q.Unit != "" || strings.Trim(low, "0123456789") != "" {
		return false
	}
	for i := range x.source.words {
		w := x.source.words[i].low
		at := strings.Index(w, low)
		if at < 0 || strings.Trim(w, "0123456789.,") == "" {
			continue
		}
		digit := func(k int) bool { return k >= 0 && k < len(w) && w[k] >= '0' && w[k] <= '9' }
		if !digit(at-1) && !digit(at+len(low)) {
			return true
		}
	}
	return false
}

const rounding = 0.12

// rounded says whether a number behind "about" or "more than" is near one of the source.
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
func (x *comparison) sameNumber(a *alignment, q *claim.Quantity) (*claim.Quantity, float32) {
	var best *claim.Quantity
	score := float32(-1)
	for u := range x.source.units {
		for k := range x.source.units[u].Quantities {
			o := &x.source.units[u].Quantities[k]
			if !sameValue(q, o) && !(o.High != o.Value && (q.Value == o.Value || q.Value == o.High)) {
				continue
			}
			if f := x.context(a, q, u, o); f > score {
				best, score = o, f
			}
		}
	}
	return best, max(0, score)
}

// context is how much of what a number stands among stands around the other one too, the nearer words counting more.
func (x *comparison) context(a *alignment, q *claim.Quantity, unit int, o *claim.Quantity) float32 {
	c := a.units[unit]
	if c == nil {
		return 0
	}
	sum, total := float32(0), float32(0)
	for i := range a.st.Words {
		if i >= q.From && i < q.To || a.st.Words[i].Stop {
			continue
		}
		d := q.From - i
		if i >= q.To {
			d = i - q.To + 1
		}
		if d > 7 {
			continue
		}
		k := a.weights[i] / float32(d)
		if i >= q.To && d <= 2 {
			k *= 2 // what it counts
		}
		total += k
		if c.at[i] >= 0 {
			away := absInt(int(c.at[i]) - o.From)
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
				s.x[fRatio] = float32(math.Log(math.Max(q.Value, 0.01) / math.Max(o.Value, 0.01)))
			}
		}
	}
}

const counted = 4

// whole says whether a number is the whole of a part that the source names and the statement does not.
func (x *comparison) whole(a *alignment, q *claim.Quantity, c *cover) float32 {
	if c == nil {
		return 0
	}
	for _, o := range x.source.units[c.unit].Quantities {
		if o.Whole != q.Value || o.Whole == 0 {
			continue
		}
		for _, own := range a.st.Quantities {
			if own.Value == o.Value {
				return 0
			}
		}
		return 1
	}
	return 0
}

// yearsOf says how a number of years compares with what the source's dates make: 1 where they cover it, -1 where not.
func (x *comparison) yearsOf(a *alignment, q *claim.Quantity) float32 {
	for _, c := range a.st.Cues {
		if c.Class == claim.Year && c.From >= q.To && c.From <= q.To+1 && q.Value < 60 {
			if x.source.years[0] > 0 && q.Value <= float64(max(x.now, x.source.years[1])-x.source.years[0]+1) {
				return 1
			}
			return -1
		}
	}
	return 0
}

// rate compares by what time something is counted: a day, a week.
func (x *comparison) rate(a *alignment, q, o *claim.Quantity, s *suspicion) {
	own := rateNear(a.st, q)
	if own == claim.None || o == nil {
		return
	}
	for u := range x.source.units {
		for k := range x.source.units[u].Quantities {
			if &x.source.units[u].Quantities[k] != o {
				continue
			}
			other := rateNear(&x.source.units[u], o)
			if other != claim.None && other != own {
				s.x[fConflict] = 2
				s.near = x.source.line(u)
			}
			return
		}
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

// dates suspects periods and single dates that the source does not have, or has of something else.
func (x *comparison) dates(a *alignment) {
	for i := range a.st.Periods {
		p := &a.st.Periods[i]
		fit, near := x.fitting(a, p)
		if fit && near || x.pieced(a, p) || x.shortDate(p) || fit && (!x.header(a) || len(a.st.Words)-(p.To-p.From) < 3) {
			continue
		}
		rule := "date-new"
		if fit {
			rule = "date-moved"
		}
		s := x.suspect(rule, a, p.From, p.To)
		v := &s.x
		start, startNear := x.names(a, p.Start)
		end, endNear := x.names(a, p.End)
		v[fSeen], v[fSeenBest] = flag(start)+flag(end), flag(startNear)+flag(endNear)
		v[fCueCovered] = flag(x.hasYear(p.Start.Year)) + flag(x.hasYear(p.End.Year))
		v[fWhole] = flag(p.Single)
		v[fSame] = flag(p.End.Year == claim.Now)
		v[fDigit] = float32(p.Start.Month)
		v[fGloss] = flag(rule == "date-new" && x.writtenShort(p))
		c, local := a.bestAround(p.From, p.To)
		v[fLocal] = local
		if c == nil {
			continue
		}
		s.near = x.source.line(c.unit)
		for _, o := range x.source.units[c.unit].Periods {
			v[fConflict] = 1
			v[fContext] = max(v[fContext], (flag(p.Start.Fits(o.Start))+flag(p.End.Fits(o.End)))/2)
			if p.Start.Year != 0 && o.Start.Year != 0 {
				v[fRatio] = float32(p.Start.Year - o.Start.Year)
			}
		}
	}
}

// fitting says whether the source has a period, and whether it has it where the words around come from.
func (x *comparison) fitting(a *alignment, p *claim.Period) (anywhere, near bool) {
	for u := range x.source.units {
		for i := range x.source.units[u].Periods {
			if fits(p, &x.source.units[u].Periods[i]) {
				anywhere, near = true, near || x.beneath(a, u)
			}
		}
	}
	return anywhere, near
}

// shortDate says whether the source writes a period as two short numbers: "20-21", "6.21 – 8.23".
func (x *comparison) shortDate(p *claim.Period) bool {
	if p.Single || p.End.Year == claim.Now {
		return false
	}
	for u := range x.source.single {
		for _, q := range x.source.units[u].Quantities {
			if p.Start.Month == 0 && q.Value == float64(p.Start.Year%century) && q.High == float64(p.End.Year%century) && q.Unit == "" {
				return true
			}
		}
	}
	short := func(o claim.Point) bool {
		_, ok := x.source.byLow[fmt.Sprintf("%d.%02d", o.Month, o.Year%century)]
		return ok
	}
	return short(p.Start) && short(p.End)
}

const century = 100

// writtenShort says whether each year of a period that the source does not name may stand in it as two figures: "2/17",
// "'08", "m.19".
func (x *comparison) writtenShort(p *claim.Period) bool {
	missing := false
	for _, o := range []claim.Point{p.Start, p.End} {
		if o.Year == claim.Now || x.hasYear(o.Year) {
			continue
		}
		if !x.hasShortYear(o.Year) {
			return false
		}
		missing = true
	}
	return missing
}

func (x *comparison) hasShortYear(year int) bool {
	yy := fmt.Sprintf("%02d", year%century)
	for u := range x.source.single {
		st := &x.source.units[u]
		for i := range st.Words {
			w := &st.Words[i]
			if strings.HasSuffix(w.Low, "."+yy) && len(w.Low) <= len("12.31.99") {
				return true
			}
			if w.Low != yy || i == 0 && w.Before == 0 {
				continue
			}
			if w.Before == '"' || w.Glued && (w.Before == '/' || w.Before == '-' || w.Before == '.') || i > 0 && claim.IsDateWord(st.Words[i-1].Low, x.source.read.Language) {
				return true
			}
			if next := i + 1; next < len(st.Words) && st.Words[next].Glued && (st.Words[next].Before == '-' || st.Words[next].Before == '/') {
				return true
			}
		}
	}
	return false
}

// beneath says whether a unit is, or stands next to, one of those that a statement rests on.
func (x *comparison) beneath(a *alignment, u int) bool {
	for _, c := range a.top {
		if u == c.unit || u < x.source.single && c.unit < x.source.single && absInt(u-c.unit) <= windowSize {
			return true
		}
	}
	return len(a.top) == 0
}

// fits says whether a period is the source's: the same ends, or for a single date one of its ends.
func fits(p, o *claim.Period) bool {
	switch {
	case p.Single:
		return p.Start.Fits(o.Start) || p.Start.Fits(o.End)
	case o.Single: // "since 2021" of "2021"
		return p.End.Year == claim.Now && p.Start.Fits(o.Start)
	}
	return p.Start.Fits(o.Start) && p.End.Fits(o.End)
}

// pieced says whether a period is made of points that one statement of the source names, or of its beginning and now:
// "since 2017" of a job that began then, one period of two at one employer, a year within a period.
func (x *comparison) pieced(a *alignment, p *claim.Period) bool {
	for u := range x.source.single {
		start, end, inside := false, p.Single, false
		for _, o := range x.source.units[u].Periods {
			end = end || p.End.Year == claim.Now && (o.Single || o.End.Year == claim.Now)
			for _, q := range []claim.Point{o.Start, o.End} {
				start, end = start || meetsPoint(q, p.Start), end || meetsPoint(q, p.End)
			}
			inside = inside || p.Single && p.Start.Month == 0 && o.Start.Year < p.Start.Year && p.Start.Year < o.End.Year && o.End.Year != claim.Now
		}
		if (start && end || inside) && x.beneath(a, u) {
			return true
		}
	}
	return false
}

// meetsPoint says whether a point of the source is one of the text: as exact, or next to it, since what follows begins the
// month after.
func meetsPoint(q, o claim.Point) bool {
	if q.Year == o.Year && (o.Month == 0 || q.Month == o.Month) {
		return true
	}
	if o.Month == 0 {
		o.Month = monthsOfYear
	}
	return q.Month > 0 && absInt((q.Year-o.Year)*monthsOfYear+q.Month-o.Month) == 1
}

const monthsOfYear = 12

// names says whether the source has a date as exactly as this one, anywhere and beneath a statement.
func (x *comparison) names(a *alignment, o claim.Point) (anywhere, near bool) {
	if o.Year == claim.Now {
		return true, true
	}
	for u := range x.source.units {
		for _, p := range x.source.units[u].Periods {
			if meetsPoint(p.Start, o) || meetsPoint(p.End, o) {
				anywhere, near = true, near || x.beneath(a, u)
			}
		}
	}
	return anywhere, near
}

func (x *comparison) hasYear(y int) bool {
	for u := range x.source.single {
		for _, p := range x.source.units[u].Periods {
			if p.Start.Year == y || p.End.Year == y {
				return true
			}
		}
	}
	return false
}
