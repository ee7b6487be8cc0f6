package check

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"vitae/internal/engine/claim"
)

// route is what stands in "from X to Y", as ranges of words.
type route struct{ fromX, toX, fromY, toY int }

const longestRoute = 6 // words of X

// routes finds what a statement moves from where to where.
func routes(st *claim.Statement, read *claim.Reading) []route {
	var out []route
	w, text := wordsOf(read.Language), read.Text
	for k := 1; k < len(st.Words); k++ {
		gap := text[st.Words[k-1].End:st.Words[k].Start]
		arrow := strings.ContainsAny(gap, "→>")
		at := k + 1
		if arrow {
			at = k
		} else if !w.to[st.Words[k].Low] || k+1 >= len(st.Words) {
			continue
		}
		from := k - 1
		for from > 0 && k-from <= longestRoute && !w.from[st.Words[from].Low] && !(arrow && st.Words[from].Parts()) {
			from--
		}
		switch {
		case w.from[st.Words[from].Low]:
			from++
		case !arrow && at < len(st.Words) && st.Words[k-1].Number && st.Words[at].Number: // "62% to 79%"
			from = k - 1
		case !arrow:
			continue
		}
		end := at + 1
		for end < len(st.Words) && end-at < k-from && !st.Words[end].Parts() {
			end++
		}
		if from < k {
			out = append(out, route{from, k, at, end})
		}
	}
	return out
}

// swapped suspects what a statement moves from A to B where its source moves it from B to A.
func (x *comparison) swapped(a *alignment) {
	for _, own := range routes(a.st, x.read) {
		if x.keepsRoute(a, own) {
			continue
		}
		for _, c := range a.top[:min(2, len(a.top))] {
			for _, other := range routes(&x.source.units[c.unit], x.source.read) {
				kept := meets(a, c, own.fromX, own.toX, other.fromX, other.toX) + meets(a, c, own.fromY, own.toY,
					other.fromY, other.toY)
				turned := meets(a, c, own.fromX, own.toX, other.fromY, other.toY) + meets(a, c, own.fromY, own.toY,
					other.fromX, other.toX)
				if turned <= kept || turned < 1 {
					continue
				}
				s := x.suspect("swapped", a, own.fromX, own.toY)
				s.near = x.source.line(c.unit)
				v := &s.x
				v[fContext] = turned - kept
				v[fBack] = c.back
			}
		}
	}
}

// keepsRoute reports whether some unit that a statement rests on moves the same from and to the same.
func (x *comparison) keepsRoute(a *alignment, own route) bool {
	for _, c := range a.top {
		for _, o := range routes(&x.source.units[c.unit], x.source.read) {
			if meets(a, c, own.fromX, own.toX, o.fromX, o.toX) > halfLike &&
				meets(a, c, own.fromY, own.toY, o.fromY, o.toY) > halfLike {
				return true
			}
		}
	}
	return false
}

// meets is the share of the words from..to of a statement that the words lo..hi of a unit say.
func meets(a *alignment, c *cover, from, to, lo, hi int) float32 {
	sum, total := float32(0), float32(0)
	for i := from; i < to; i++ {
		if a.st.Words[i].Stop {
			continue
		}
		total += a.weights[i]
		for j := lo; j < hi; j++ {
			if c.says(a, i, j) {
				sum += a.weights[i]
				break
			}
		}
	}
	if total == 0 {
		return 0
	}
	return sum / total
}

// says reports whether a unit's word is the statement's word.
func (c *cover) says(a *alignment, i, j int) bool {
	return int(c.at[i]) == j && c.chance[i] >= halfLike || a.source.units[c.unit].Words[j].Stem == a.st.Words[i].Stem
}

// isChange reports whether a number says by how much a unit that the statement rests on changes something, and the
// statement says from or to how much too: "by 23 points to 71 %" of "from 48 to 71 %".
func (x *comparison) isChange(a *alignment, q *claim.Quantity) bool {
	if q.From == 0 || !x.lists.by[a.st.Words[q.From-1].Low] {
		return false
	}
	for _, r := range routes(a.st, x.read) {
		before := a.st.Words[q.From-1].Low
		if r.fromX == q.From && wordsOf(x.read.Language).from[before] {
			return false // where it begins, in a language with one word for both: "de 20 à 50"
		}
	}
	for _, c := range a.top {
		u := &x.source.units[c.unit]
		for _, r := range routes(u, x.source.read) {
			from, to := quantityIn(u, r.fromX, r.toX), quantityIn(u, r.fromY, r.toY)
			if from != nil && to != nil && sameAmount(math.Abs(from.Value-to.Value), q.Value) &&
				x.countsAs(a, q, from, to) && x.namesEnd(a.st, from, to) {
				return true
			}
		}
	}
	return false
}

// countsAs reports whether a number counts what two others do: percentage points where these are percentages.
func (x *comparison) countsAs(a *alignment, q, from, to *claim.Quantity) bool {
	unit := cmp.Or(to.Unit, from.Unit)
	if from.Unit != "" && from.Unit != unit {
		return false
	}
	points := false
	for i := q.To; i < min(q.To+2, len(a.st.Words)); i++ { // "percentage points"
		points = points || x.lists.points[a.st.Words[i].Low]
	}
	if unit == "%" {
		return points && (q.Unit == "" || q.Unit == unit)
	}
	return q.Unit == unit && !slices.ContainsFunc(q.Counts, func(stem string) bool {
		return !slices.Contains(from.Counts, stem) && !slices.Contains(to.Counts, stem)
	})
}

// quantityIn returns the first quantity that begins at one of some words of a statement.
func quantityIn(st *claim.Statement, from, to int) *claim.Quantity {
	for i := range st.Quantities {
		if q := &st.Quantities[i]; q.From >= from && q.From < to {
			return q
		}
	}
	return nil
}

// namesEnd reports whether a statement names one of two quantities, and the first not where the second one belongs,
// behind a word like "to", unless the second stands so too: "to 20, compared to 50".
func (x *comparison) namesEnd(st *claim.Statement, from, to *claim.Quantity) bool {
	named, turned, reached := false, false, false
	for i := range st.Quantities {
		q := &st.Quantities[i]
		begins, ends := sameValue(q, from), sameValue(q, to)
		if q.From > 0 && x.lists.to[st.Words[q.From-1].Low] {
			turned, reached = turned || begins && !ends, reached || ends
		}
		named = named || begins || ends
	}
	return named && (!turned || reached)
}
