package check

import (
	"math"
	"slices"

	"vitae/internal/engine/claim"
)

// isReckoned reports whether a number follows from two other numbers of its statement that one line of the source has:
// their difference or sum ("98.6 %, 2.5 points above the 96.1 %"), by how much one is more than the other ("from 610 to
// 740, or 21 %"), a share ("61 of 82, about 74 %"), or, in brackets, their product ("three nights of ten hours (30
// hours)").
func (x *comparison) isReckoned(a *alignment, q *claim.Quantity) bool {
	if q.Name || q.High != q.Value {
		return false
	}
	if x.isRest(a, q) {
		return true
	}
	x.budget.Spend(len(a.st.Quantities) * len(a.st.Quantities) * (1 + len(a.top)))
	for i := range a.st.Quantities {
		for j := range i {
			one, two := &a.st.Quantities[j], &a.st.Quantities[i]
			if one != q && two != q && x.follows(a, q, one, two) && x.sayTogether(a, one, two) {
				return true
			}
		}
	}
	return false
}

// isRest reports whether a unit that the statement rests on has the whole that a number is a part of, and what is left
// of it: "30 of 33" where three are missing.
func (x *comparison) isRest(a *alignment, q *claim.Quantity) bool {
	return q.Whole > q.Value && slices.ContainsFunc(a.top, func(c *cover) bool {
		has := func(v float64) bool {
			return slices.ContainsFunc(x.source.units[c.unit].Quantities, func(o claim.Quantity) bool {
				return sameAmount(o.Value, v)
			})
		}
		return has(q.Whole) && has(q.Whole-q.Value)
	})
}

// sayTogether reports whether a unit that the statement rests on has both of two numbers.
func (x *comparison) sayTogether(a *alignment, one, two *claim.Quantity) bool {
	return slices.ContainsFunc(a.top, func(c *cover) bool {
		has := func(q *claim.Quantity) bool {
			return slices.ContainsFunc(x.source.units[c.unit].Quantities, func(o claim.Quantity) bool {
				return sameValue(q, &o)
			})
		}
		return has(one) && has(two)
	})
}

// follows reports whether a number is what two others make.
func (x *comparison) follows(a *alignment, q, one, two *claim.Quantity) bool {
	bracket := a.st.Words[q.From].Before == '('
	low, high := min(one.Value, two.Value), max(one.Value, two.Value)
	switch {
	case q.Unit == "%" && one.Unit != "%" && two.Unit != "%" && low > 0:
		slip := roundedPercent
		if slices.ContainsFunc(a.st.Cues, func(c claim.Cue) bool { return c.Class == claim.About && c.To == q.From }) {
			slip = aboutPercent
		}
		near := func(v float64) bool { return math.Abs(100*v-q.Value) <= slip }
		return near((high-low)/one.Value) || near(low/high)
	case one.Unit == two.Unit && (sameAmount(math.Round((high-low)*hundredths)/hundredths, q.Value) ||
		sameAmount(low+high, q.Value)):
		return true
	}
	return bracket && sameAmount(one.Value*two.Value, q.Value)
}

// How far a percentage may be from what two numbers make. By hand: rounded, and behind "about".
const (
	roundedPercent = 0.6
	aboutPercent   = 1.5
	hundredths     = 100.0 // to which a difference is written
)

// isSpan reports whether a number of years or months is how long a period of the statement lasts: "August 2016 to June
// 2020 (3 years 11 months)".
func (x *comparison) isSpan(a *alignment, q *claim.Quantity) bool {
	unit := rateNear(a.st, q)
	if unit != claim.Year && unit != claim.Month || a.st.Words[q.From].Before != '(' && q.From > 0 &&
		!inQuantity(a.st, q.From-2) {
		return false
	}
	return slices.ContainsFunc(a.st.Periods, func(p claim.Period) bool {
		if p.Single || p.End.Year == claim.Now || !x.hasDates(&p) {
			return false
		}
		months := float64((p.End.Year-p.Start.Year)*monthsOfYear + p.End.Month - p.Start.Month + 1)
		if unit == claim.Year {
			return math.Abs(months/monthsOfYear-q.Value) < 1
		}
		return math.Abs(math.Mod(months, monthsOfYear)-q.Value) <= 1 || math.Abs(months-q.Value) <= 1
	})
}

// sharesMagnitude reports whether the source writes a number without the thousands or millions that an amount beside it
// has: "900.000" of "910k, goal 900".
func (x *comparison) sharesMagnitude(a *alignment, q *claim.Quantity) bool {
	bare, other := false, false
	for _, c := range a.top {
		u := &x.source.units[c.unit]
		for _, o := range u.Quantities {
			counts := o.To < len(u.Words) && u.Words[o.To].Line == u.Words[o.From].Line && len(o.Counts) > 0
			bare = bare || !o.Name && !counts && o.Value >= leastBare &&
				(sameAmount(o.Value*thousand, q.Value) || sameAmount(o.Value*thousand*thousand, q.Value))
			other = other || o.Value > q.Value/otherMagnitude && o.Value < q.Value*otherMagnitude
		}
	}
	return bare && other && q.Value >= thousand
}

// Amounts that are written alike. By hand: what is ten times another is of another magnitude.
const (
	thousand       = 1000
	leastBare      = 100 // a smaller number may be a mark or a count
	otherMagnitude = 10
)
