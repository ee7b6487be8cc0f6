package check

import (
	"vitae/internal/engine/claim"
	"vitae/internal/engine/names"
)

// entries suspects each part of a line that states a fact (a job's head, a degree, a certificate, a list) and that no
// one part of the source has whole: a title of another level, a school of another field, a certificate's other number.
func (x *comparison) entries(a *alignment) {
	parts := partsOf(a.st)
	if len(a.st.Words) > longestEntry && len(parts) < len(a.st.Words)/wordsOfPart {
		return
	}
	x.budget.Spend(len(a.st.Words) * (1 + len(a.st.Quantities) + len(a.st.Periods) + len(a.st.Cues)))
	a.states = make([]bool, len(a.st.Words))
	for i := range a.states {
		a.states[i] = x.states(a, i)
	}
	for k, p := range parts {
		if p.to-p.from <= longestPartWords && (p.from > 0 || !inLabel(a.st, p.to)) {
			x.entry(a, p, float32(k))
		}
	}
}

// Which lines are entries, and what backs a part of one. All by hand, on the sets of docs/checking.md.
const (
	longestEntry     = 18 // words of a line that states a fact and is no list
	wordsOfPart      = 4  // of a list, on average
	longestPartWords = 12
	wholeEntry       = 0.97 // share of a part that one part of the source has to say for it to stand there whole
	worthLooking     = 0.6  // of what the best unit says
	twoParts         = 0.9  // what backing by two parts counts, of backing by one
	sameDates        = 0.1  // what the line's dates add to a unit's backing
	costOfPart       = 20   // steps to compare two parts
	coverShare       = 0.8  // of the score of a backing, the rest is how much of the source's part is said
)

// part is a run of words that no sign parts.
type part struct{ from, to int }

func partsOf(st *claim.Statement) []part {
	var out []part
	from := 0
	for i := 1; i <= len(st.Words); i++ {
		if i == len(st.Words) || st.Words[i].Parts() && (!st.InPeriod(i) || !st.InPeriod(i-1)) {
			out = append(out, part{from, i})
			from = i
		}
	}
	return out
}

// backing is the part of the source that says most of a part, and how the two differ.
type backing struct {
	unit        int
	of          part
	cover, back float32 // share of the part that it says, and of it that the part says
	score       float32
	lostRank    float32 // words of rank that the part lacks
	lostWeak    float32 // words that make a claim smaller that the part lacks
	inUnit      float32 // share that the unit around it says
	period      float32 // 2 where the unit has the line's dates, 1 where it has others
}

func (x *comparison) entry(a *alignment, p part, nth float32) {
	total, said := float32(0), 0
	for i := p.from; i < p.to; i++ {
		if a.states[i] || p.to-p.from == 1 && a.st.Words[i].Capital && a.any[i] < leastLike { // "(First)"
			total += a.weights[i]
			said++
		}
	}
	if said == 0 {
		return
	}
	best := x.backed(a, p, total)
	newRank := a.newRank(p, &best)
	if best.cover >= wholeEntry && best.lostRank+best.lostWeak+newRank == 0 || x.otherNameOf(a, p) {
		return
	}
	s := x.suspect("entry", a, p.from, p.to)
	v := &s.x
	v[fCover], v[fBack], v[fInUnit], v[fScope] = best.cover, best.back, best.inUnit, best.period
	v[fLostRank], v[fWeakNear], v[fClass] = best.lostRank, best.lostWeak, newRank
	v[fRun], v[fPosition], v[fTop] = float32(said), nth, float32(min(a.st.Line, topWindow))
	_, v[fLocal] = a.bestAround(p.from, p.to)
	v[fDegree] = x.degreeAbove(a, p.from, p.to)
	v[fHead] = x.inHead(a, p.from, p.to)
	v[fLabel], v[fGloss], v[fCaps] = flag(inLabel(a.st, p.to)), x.gloss(a, p.from, p.to), flag(shouted(a.st))
	v[fSkill] = x.skillAt(a, p.from, p.to, s)
	x.unbacked(a, p, &best, s)
	if best.score > 0 {
		x.likeBacking(a, p, &best, s)
	}
	if s.kind == "entity" {
		x.name(a, s)
	}
}

// newRank counts the words of rank in a part that the one that backs it does not have.
func (a *alignment) newRank(p part, best *backing) float32 {
	n := float32(0)
	c := a.units[best.unit]
	for _, q := range a.st.Cues {
		if q.From >= p.from && q.To <= p.to &&
			(q.Class == claim.Rank || q.Class == claim.Led || q.Class == claim.Held) &&
			(best.score == 0 || !c.saysWithin(q.From, halfLike, best.of)) {
			n++
		}
	}
	return n
}

// saysWithin reports whether a part of the unit says a word of the statement, with some chance at least.
func (c *cover) saysWithin(i int, chance float32, of part) bool {
	return c.chance[i] >= chance && int(c.at[i]) >= of.from && int(c.at[i]) < of.to
}

// likeBacking notes what backs a part, and how like the two are as names and as titles.
func (x *comparison) likeBacking(a *alignment, p part, best *backing, s *suspicion) {
	s.near = x.source.line(best.unit)
	said := x.read.Of(a.st, p.from, p.to)
	theirs := x.source.read.Of(&x.source.units[best.unit], best.of.from, best.of.to)
	x.budget.Spend(len(said) * len(theirs))
	s.x[fLike] = float32(names.Same(said, theirs, names.Context{}))
	if own := names.ReadTitle(said); own.Sure() > 0 {
		s.x[fVector] = float32(own.Like(names.ReadTitle(theirs)))
	}
}

// backed finds the part of the source that says most of a part.
func (x *comparison) backed(a *alignment, p part, total float32) backing {
	var best backing
	most := float32(0)
	says := make([]float32, x.source.single)
	x.budget.Spend(len(says))
	for u := range says {
		if c := a.units[u]; c != nil {
			x.budget.Spend(p.to - p.from)
			for i := p.from; i < p.to; i++ {
				if a.states[i] {
					says[u] += c.chance[i] * a.weights[i]
				}
			}
			most = max(most, says[u])
		}
	}
	for u, n := range says {
		if n > 0 && n >= most*worthLooking {
			if b := x.back(a, p, a.units[u], total, n); b.score > best.score {
				best = b
			}
		}
	}
	return best
}

// unbacked notes the words of a part that the one that backs it does not have.
func (x *comparison) unbacked(a *alignment, p part, best *backing, s *suspicion) {
	v := &s.x
	v[fOther] = 1
	for i := p.from; i < p.to; i++ {
		w := &a.st.Words[i]
		if !a.states[i] {
			continue
		}
		if best.score > 0 && a.units[best.unit].saysWithin(i, leastLike, best.of) {
			continue
		}
		v[fRarest] = max(v[fRarest], float32(names.Rarity(a.tokens[i].Stem)))
		v[fCapital] += flag(w.Capital)
		v[fUpper] = max(v[fUpper], flag(w.Upper))
		v[fDigit] = max(v[fDigit], flag(w.Number || isRoman(w)))
		v[fOther] = min(v[fOther], a.any[i])
		s.glue(x, w)
	}
}

const topWindow = 12 // lines of the top of a page

// states reports whether a word states something: no small word, no date, no amount, no word that every source has.
func (x *comparison) states(a *alignment, i int) bool {
	w := &a.st.Words[i]
	for _, c := range a.st.Cues {
		if c.Class.Rate() && c.From <= i && i < c.To {
			return false
		}
	}
	return (!w.Stop || isRoman(w)) && !a.free[i] && !a.st.InPeriod(i) && !inQuantity(a.st, i) && !x.lists.own[w.Low] &&
		!x.lists.work[w.Low] && !claim.IsDateWord(w.Low, x.read.Language)
}

// otherNameOf reports whether a part is another name of what the source has: "PostgreSQL (Postgres)".
func (x *comparison) otherNameOf(a *alignment, p part) bool {
	for i := p.from; i < p.to; i++ {
		if a.any[i] < leastLike {
			return false
		}
	}
	return x.gloss(a, p.from, p.to) > 0
}

// isRoman reports whether a word is a Roman numeral, as grades are written.
func isRoman(w *claim.Word) bool {
	if !w.Capital || len(w.Low) > 4 {
		return false
	}
	for i := range len(w.Low) {
		if c := w.Low[i]; c != 'i' && c != 'v' && c != 'x' {
			return false
		}
	}
	return true
}

// back finds the part of a unit that says most of a part.
func (x *comparison) back(a *alignment, p part, c *cover, total, inUnit float32) backing {
	u := &x.source.units[c.unit]
	best := backing{unit: c.unit}
	parts := x.source.parts[c.unit]
	for k := range parts {
		for n := 1; n <= 2 && k+n <= len(parts); n++ {
			of := part{parts[k].from, parts[k+n-1].to}
			b := x.compareParts(a, p, c, u, of, total)
			if n == 2 {
				b.score *= twoParts
			}
			if b.score > best.score {
				best = b
			}
		}
	}
	best.inUnit = inUnit / total
	best.period = flag(len(a.st.Periods) > 0 && len(u.Periods) > 0)
	for i := range a.st.Periods {
		if x.hasPeriod(c.unit, &a.st.Periods[i]) {
			best.period = 2
			best.score += sameDates
			break
		}
	}
	return best
}

func (x *comparison) compareParts(a *alignment, p part, c *cover, u *claim.Statement, of part, total float32) backing {
	out := backing{unit: c.unit, of: of}
	x.budget.Spend(costOfPart + (p.to-p.from)*(of.to-of.from) + len(u.Cues))
	hit := make([]bool, of.to-of.from)
	for i := p.from; i < p.to; i++ {
		if !a.states[i] || c.chance[i] < leastLike {
			continue
		}
		for j := of.from; j < of.to; j++ {
			if c.says(a, i, j) {
				out.cover += c.chance[i] * a.weights[i]
				hit[j-of.from] = true
				break
			}
		}
	}
	if out.cover == 0 {
		return out
	}
	out.cover /= total
	sum, all := float32(0), float32(0)
	for j := of.from; j < of.to; j++ {
		if w := &u.Words[j]; !w.Stop && !u.InPeriod(j) {
			k := weightOf(w, w.Stem)
			all += k
			if hit[j-of.from] {
				sum += k
			}
		}
	}
	for _, q := range u.Cues {
		if q.From >= of.from && q.To <= of.to && !hit[q.From-of.from] {
			out.lostRank += flag(q.Class == claim.Rank || q.Class == claim.Deputy || q.Class == claim.Trainee ||
				q.Class == claim.Helped)
			out.lostWeak += flag(q.Class.Weak())
		}
	}
	out.back = sum / max(all, leastTotal)
	out.score = out.cover*coverShare + out.back*(1-coverShare)
	return out
}
