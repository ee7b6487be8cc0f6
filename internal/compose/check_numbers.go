package compose

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"vitae/internal/document"
)

// checkNumbers compares the numbers: is there this figure, in this unit, of this thing, in this direction.
func (k *comparison) checkNumbers() {
	for _, q := range k.numbers {
		t := q.token()
		if q.st.heading || q.st.copied || k.isAllowed(q.text()) {
			continue
		}
		switch {
		case q.measure == "year" && q.unit == plainUnit && !q.vague && k.checkYears(q):
		case k.sources(q) != nil && k.checkMoved(q, k.sources(q)):
		case k.sources(q) != nil:
			k.checkThing(q, k.sources(q))
			k.checkTerms(q, k.sources(q))
			k.checkBound(q, k.sources(q))
			k.checkTurned(q)
		case q.vague:
			k.checkVague(q)
		case q.unit == timesUnit && k.derivedTimes(q):
		case k.hedged(q):
		case k.otherUnit(q) != nil:
			o := k.otherUnit(q)
			severity := Review
			if q.unit == percentUnit != (o.unit == percentUnit) && (q.unit == moneyUnit || o.unit == moneyUnit) || q.unit == timesUnit {
				severity = High
			}
			k.report(Finding{Kind: "number", Value: q.text(), Severity: severity}, t.line, "Your original resume says “"+o.text()+"”, not “"+q.text()+"”. Which is right?")
		case k.derived(q):
			k.report(Finding{Kind: "number", Value: q.text(), Severity: Review}, t.line, "“"+q.text()+"” can be worked out from your original resume but does not stand there. Is it right?")
		default:
			k.report(Finding{Kind: "number", Value: q.text(), Severity: High}, t.line, k.numberMessage(q))
		}
	}
}

// numberMessage names the figure that the original gives for the same thing, where there is one.
func (k *comparison) numberMessage(q *quantity) string {
	if p := k.replaced(q, .4); p != nil {
		return "“" + q.text() + "” is not in your original resume (it says " + p.text() + "). Is it right?"
	}
	return "“" + q.text() + "” is not in your original resume. Is it right?"
}

// replaced gives the number of the same thing and unit that the statement q comes from holds and q's own lacks. least is
// how much of its words that statement must share.
func (k *comparison) replaced(q *quantity, least float64) *quantity {
	o, score := k.sourceOfAll(q.st)
	if o == nil || score < least {
		return nil
	}
	for _, p := range k.old.numbers {
		if p.st == o && p.unit == q.unit && anyAlike(p.thing, q.thing) && !slices.ContainsFunc(k.numbers, func(n *quantity) bool { return n.st == q.st && n.equal(p) }) {
			return p
		}
	}
	return nil
}

func anyAlike(a, b []string) bool {
	for _, x := range a {
		for _, y := range b {
			if alike(x, y) {
				return true
			}
		}
	}
	return false
}

// compatible says whether two units can mean the same: a currency or its absence does not part them.
func (q *quantity) compatible(o *quantity) bool {
	if q.unit == o.unit {
		return true
	}
	return (q.unit == moneyUnit || q.unit == plainUnit) && (o.unit == moneyUnit || o.unit == plainUnit)
}

// sources gives the numbers of the original with this figure and unit.
func (k *comparison) sources(q *quantity) []*quantity {
	var out []*quantity
	for _, o := range k.old.numbers {
		if q.equal(o) && q.compatible(o) && (!q.vague || o.vague) {
			out = append(out, o)
		}
	}
	return out
}

// otherUnit gives the number of the original with this figure in another unit, of the same thing or in the same place.
func (k *comparison) otherUnit(q *quantity) *quantity {
	near, _ := k.sourceOfAll(q.st)
	for _, o := range k.old.numbers {
		if q.equal(o) && (o.st == near || anyAlike(q.thing, o.thing)) {
			return o
		}
	}
	return nil
}

// hedged says whether a hedge covers the difference: "over 100,000" of 115,000, "about 30%" of 31%, and decimals left out.
func (k *comparison) hedged(q *quantity) bool {
	for _, o := range k.old.numbers {
		if !q.compatible(o) || o.value == 0 || q.measure != o.measure || !anyAlike(q.thing, o.thing) {
			continue
		}
		ratio := q.value / o.value
		switch {
		case q.bound == above && ratio >= .8 && ratio <= 1, q.bound == near && math.Abs(ratio-1) <= .06:
			return true
		}
	}
	return false
}

func (k *comparison) checkVague(q *quantity) {
	alike := func(o *quantity) bool { return len(q.thing) > 0 && anyAlike(q.thing, o.thing) }
	counted := slices.ContainsFunc(k.old.numbers, alike)
	for _, o := range k.old.numbers {
		if counted && !alike(o) {
			continue // another thing's
		}
		if o.unit != percentUnit && o.value >= q.value*.9 || o.vague && o.value >= q.value {
			return
		}
	}
	k.report(Finding{Kind: "number", Value: q.text(), Severity: High}, q.token().line, "No number of your original resume is as large as “"+q.text()+"”. Is it right?")
}

// derivedTimes says whether two numbers of one statement have this ratio: 12 to 24 "doubled".
func (k *comparison) derivedTimes(q *quantity) bool {
	for i, a := range k.old.numbers {
		if a.unit == timesUnit && same(a.value, q.value) || a.unit == percentUnit && same(a.value, (q.value-1)*100) || q.value < 1 && a.unit == percentUnit && same(a.value, 50) {
			return true
		}
		for _, b := range k.old.numbers[i+1:] {
			if b.st != a.st {
				break
			}
			if a.value <= 0 || b.value <= 0 {
				continue
			}
			ratio, claimed := max(a.value, b.value)/min(a.value, b.value), max(q.value, 1/q.value)
			if math.Abs(ratio-claimed) <= .13*claimed || q.bound == above && ratio >= claimed && ratio <= claimed+1 {
				return true
			}
		}
	}
	return false
}

// counted are things that a reader can count in a resume: "three jobs".
var counted = stemSet(`role job position employer company firm organization site language certificate certification qualification degree discipline area department school hospital industry sector team country continent`)

// derived says whether a figure follows from others: a difference, a change in percent, the sum of two, the rest of a
// hundred, a rounded decimal, or a small count of jobs and the like.
func (k *comparison) derived(q *quantity) bool {
	if q.value <= 12 && q.unit == plainUnit {
		for _, w := range q.thing {
			if counted[w] {
				return true
			}
		}
	}
	for i, a := range k.old.numbers {
		if a.compatible(q) && a.value != math.Trunc(a.value) && q.value == math.Trunc(q.value) && math.Abs(a.value-q.value) < 1 {
			return true
		}
		if q.unit == percentUnit && a.unit == percentUnit && same(a.value+q.value, 100) {
			return true
		}
		for _, b := range k.old.numbers[i+1:] {
			if b.st != a.st {
				break
			}
			if a.compatible(b) && follows(q, a, b) {
				return true
			}
		}
	}
	return false
}

func follows(q, a, b *quantity) bool {
	paired := a.pair == b || b.pair == a
	if q.compatible(a) && anyAlike(q.thing, a.thing) && (!paired && same(q.value, a.value+b.value) && a.unit != percentUnit && anyAlike(a.thing, b.thing) || paired && same(q.value, math.Abs(a.value-b.value))) {
		return true
	}
	if q.unit == percentUnit && paired && a.value > 0 && b.value > 0 {
		from, to := a.value, b.value
		if b.pair == a {
			from, to = to, from
		}
		return math.Abs(math.Abs(to-from)/from*100-q.value) < .6
	}
	return false
}

// checkYears judges a length of time in years: the original says so, or its dates bear it. It returns false where the
// figure is no length of experience.
func (k *comparison) checkYears(q *quantity) bool {
	s := q.st
	if q.to < len(s.tokens) && s.tokens[q.to].glued && q.to+1 < len(s.tokens) && s.tokens[q.to+1].low != "experience" && s.tokens[q.to+1].low != "career" && s.tokens[q.to+1].low != "track" {
		return false // "three-year terms"
	}
	near, score := k.sourceOfAll(s)
	var year, other *quantity
	for _, o := range k.old.numbers {
		switch {
		case !q.equal(o):
		case o.measure == "year" && (year == nil || o.st == near):
			year = o
		case o.measure != "" && o.measure != "year" && o.st == near && score >= .5:
			other = o
		}
	}
	if other != nil && (year == nil || year.st != near) {
		k.report(Finding{Kind: "number", Value: q.text() + " years", Severity: High}, q.token().line, "Your original resume says “"+other.text()+" "+lowAt(near.tokens, other.to)+"” here, not years. Which is right?")
		return true
	}
	if year != nil {
		return true
	}
	most := 0.0
	for _, o := range k.old.numbers {
		if o.measure == "year" {
			most = max(most, o.value)
		}
	}
	sure, perhaps := k.yearsOfWork()
	switch {
	case q.value <= sure+.5 || q.value < most:
		if most > 0 && q.value > most {
			k.report(Finding{Kind: "number", Value: q.text() + " years", Severity: Review}, q.token().line, fmt.Sprintf("Your original resume says %s years; the dates allow %s. Which is right?", number(most), number(q.value)))
		}
	case q.value <= perhaps+.5 && most == 0:
		k.report(Finding{Kind: "number", Value: q.text() + " years", Severity: Review}, q.token().line, "Your original resume does not say “"+q.text()+" years”. Is it right?")
	default:
		k.report(Finding{Kind: "number", Value: q.text() + " years", Severity: High}, q.token().line, "Neither the words nor the dates of your original resume bear “"+q.text()+" years”. Is it right?")
	}
	return true
}

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// yearsOfWork gives the years from the first date of the original to its last, and where work goes on and no month is
// given for the present, also how many there may be.
func (k *comparison) yearsOfWork() (sure, perhaps float64) {
	first, last, open := 0, 0, false
	for _, p := range k.old.spans {
		if from := p.from.months(0); first == 0 || from < first {
			first = from
		}
		if p.to.year == ongoing {
			open = true
			last = max(last, p.from.months(11))
		} else {
			last = max(last, p.to.months(11))
		}
	}
	if first == 0 {
		for y := range k.old.years {
			if y != ongoing && (first == 0 || y*12 < first) {
				first = y * 12
			}
			if y != ongoing {
				last = max(last, y*12+11)
			}
		}
	}
	if now := k.text.Now; now != "" && open {
		last = max(last, pointOf(now).months(11))
	}
	sure = float64(last-first) / 12
	perhaps = sure
	if open && k.text.Now == document.Date("") {
		for y := range k.old.years {
			if y != ongoing {
				last = max(last, y*12+11)
			}
		}
		perhaps = float64(last-first)/12 + 8
	}
	if first == 0 {
		return 0, 0
	}
	return sure, perhaps
}

// months counts months; month stands for one that is unknown.
func (p point) months(month int) int {
	if p.month > 0 {
		month = p.month - 1
	}
	return p.year*12 + month
}
