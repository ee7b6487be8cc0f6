package check

import (
	"math"
	"slices"

	"vitae/internal/engine/claim"
)

// isSum reports whether a number is the sum of two numbers, or of several in a row, of a unit that the statement rests
// on, and counts them all: "505 staff" of "410 weekly and 95 monthly paid", but not "505 weekly".
func (x *comparison) isSum(a *alignment, q *claim.Quantity) bool {
	if q.Unit == "%" || q.Name || q.High != q.Value || q.Value < leastSum {
		return false
	}
	for _, c := range a.top {
		of := x.standing(&x.source.units[c.unit])
		x.budget.Spend(mostSummed * len(of))
		for i := range of {
			row := 0.0
			for n, o := range of[i:min(i+mostSummed, len(of))] {
				if o.Unit != q.Unit || o.Name || o.High != o.Value || o.Whole != 0 ||
					n > 0 && !x.inARow(&x.source.units[c.unit], &of[i+n-1], &o) {
					break
				}
				row += o.Value
				if n > 0 && sameAmount(row, q.Value) && countsAll(q, of[i:i+n+1]...) ||
					n > 0 && sameAmount(of[i].Value+o.Value, q.Value) && countsAll(q, of[i], o) {
					return true
				}
			}
		}
	}
	return false
}

// inARow reports whether a comma or a word like "and" stands between two quantities of the source: "12 cooks and 40
// waiters", but not "12 nurses in 40 hours".
func (x *comparison) inARow(u *claim.Statement, one, next *claim.Quantity) bool {
	and := wordsOf(x.source.read.Language).and
	return slices.ContainsFunc(u.Words[min(one.To, next.From):next.From+1], func(w claim.Word) bool {
		return w.Parts() || and[w.Low]
	})
}

// standing returns the quantities of a statement that are not the ends of a change: "from 200 to 500" are no 700.
func (x *comparison) standing(st *claim.Statement) []claim.Quantity {
	all := routes(st, x.source.read)
	return slices.DeleteFunc(slices.Clone(st.Quantities), func(q claim.Quantity) bool {
		return slices.ContainsFunc(all, func(r route) bool {
			return r.fromX <= q.From && q.From < r.toX || r.fromY <= q.From && q.From < r.toY
		})
	})
}

// isShare reports whether a number is in percent what a unit that the statement rests on says of a whole: "60 %" of
// "6 in 10".
func (x *comparison) isShare(a *alignment, q *claim.Quantity) bool {
	if q.Unit != "%" {
		return false
	}
	return slices.ContainsFunc(a.top, func(c *cover) bool { return x.isShareIn(&x.source.units[c.unit], q) })
}

// isShareIn reports whether a number is in percent what a unit says of a whole.
func (x *comparison) isShareIn(u *claim.Statement, q *claim.Quantity) bool {
	share := wordsOf(x.source.read.Language).share
	x.budget.Spend(len(u.Quantities))
	for i := 1; i < len(u.Quantities); i++ {
		part, whole := &u.Quantities[i-1], &u.Quantities[i]
		if whole.From == part.To+1 && share[u.Words[part.To].Low] && part.Unit+whole.Unit == "" &&
			part.Value < whole.Value && math.Round(100*part.Value/whole.Value) == q.Value {
			return true
		}
	}
	return false
}

// Sums. By hand: less is the sum of some numbers of most lines.
const (
	leastSum   = 13
	mostSummed = 6 // numbers of one sum
)

// countsAll reports whether what a number counts, the first word behind it, is counted by each of some others or by
// none of them.
func countsAll(q *claim.Quantity, of ...claim.Quantity) bool {
	for _, stem := range q.Counts[:min(1, len(q.Counts))] {
		n := 0
		for i := range of {
			n += int(flag(slices.Contains(of[i].Counts, stem)))
		}
		if n > 0 && n < len(of) {
			return false
		}
	}
	return true
}
