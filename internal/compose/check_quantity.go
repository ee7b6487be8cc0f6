package compose

import (
	"math"
	"strings"
)

type unit uint8

const (
	plainUnit unit = iota
	percentUnit
	moneyUnit
	timesUnit // "3x", "threefold"
)

type bound uint8

const (
	exact bound = iota
	above       // "over 20", "20+"
	below       // "up to 20", "under 20"
	near        // "about 20"
)

// quantity is a number of a text with what it measures.
type quantity struct {
	value      float64
	others     []float64 // further readings: "1.200" is 1200 or 1.2, the 4 of "4 to 18 million" also 4 million
	unit       unit
	bound      bound
	rateBefore bool   // the rate stands before the figure: "weekly stock of 90"
	vague      bool   // "hundreds of": at least the value
	measure    string // stem of a unit of measure after it: "day", "year", "mg"
	currency   string // see currencies
	rate       string // see rateWords
	group      string // stem of the group whose size it is: "a crew of six"
	thing      []string
	from, to   int // tokens
	st         *statement
	pair       *quantity // the end that this number goes to: "from 9 to 5"
}

func (q *quantity) text() string {
	s := q.st.text[q.st.tokens[q.from].start:q.st.tokens[q.to-1].end]
	if sign := q.token().money; strings.HasSuffix(q.st.text[:q.token().start], sign) {
		return sign + s
	}
	return s
}

func (q *quantity) token() *token { return &q.st.tokens[q.from] }

var smallNumbers = map[string]float64{
	"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13,
	"fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
	"sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "dozen": 12, "zero": 0,
}

var scaleWords = map[string]float64{
	"hundred": 100, "k": 1e3, "thousand": 1e3, "grand": 1e3, "m": 1e6, "mn": 1e6, "mm": 1e6, "million": 1e6, "mio": 1e6, "bn": 1e9, "b": 1e9, "billion": 1e9, "tn": 1e12, "trillion": 1e12, "lakh": 1e5, "crore": 1e7,
}

var vagueWords = map[string]float64{"dozens": 24, "scores": 40, "hundreds": 100, "thousands": 1000, "millions": 1e6, "billions": 1e9}

var timesWords = map[string]float64{
	"doubled": 2, "doubling": 2, "doubles": 2, "double": 2, "twice": 2, "twofold": 2, "tripled": 3, "tripling": 3, "triple": 3, "trebled": 3, "threefold": 3, "thrice": 3, "quadrupled": 4, "quadrupling": 4, "fourfold": 4,
	"fivefold": 5, "sixfold": 6, "tenfold": 10, "halved": .5, "halving": .5, "halves": .5,
}

// measures are units in which the same figure says another thing.
var measures = map[string]string{
	"second": "second", "seconds": "second", "sec": "second", "secs": "second", "minute": "minute", "minutes": "minute", "min": "minute", "mins": "minute", "hour": "hour", "hours": "hour", "hr": "hour", "hrs": "hour", "h": "hour",
	"day": "day", "days": "day", "week": "week", "weeks": "week", "wk": "week", "wks": "week", "month": "month", "months": "month", "quarter": "quarter", "quarters": "quarter", "year": "year", "years": "year", "year's": "year", "years'": "year", "yr": "year", "yrs": "year",
	"mg": "mg", "g": "g", "kg": "kg", "t": "tonne", "tonne": "tonne", "tonnes": "tonne", "tons": "ton", "ton": "ton", "ml": "ml", "l": "liter", "km": "km", "kilometres": "km", "kilometers": "km", "kms": "km", "litres": "liter", "liters": "liter", "litre": "liter", "kilograms": "kg", "grams": "g", "millilitres": "ml", "miles": "mile", "mile": "mile", "kw": "kw", "mw": "mw", "kwh": "kwh", "mwh": "mwh", "kv": "kv", "v": "v", "gb": "gb", "tb": "tb", "pb": "pb", "mb": "mb", "ms": "ms", "points": "point", "pp": "point",
}

// readQuantities finds the numbers of a statement. skip tells tokens that belong to a known name ("Office 365").
func readQuantities(s *statement, skip func(i int) bool) []*quantity {
	var out []*quantity
	for i := 0; i < len(s.tokens); {
		if s.cover[i] || skip(i) {
			i++
			continue
		}
		q := readQuantity(s, i)
		if q == nil {
			i++
			continue
		}
		q.finish()
		out = append(out, q)
		i = q.to
	}
	pairQuantities(s, out)
	for _, q := range out {
		q.thing = thingOf(q)
		q.readTerms()
	}
	return out
}

// quantityWords are all that a number in words begins with.
var quantityWords = func() map[string]bool {
	all := setOf(`a the one two three half`)
	for _, list := range []map[string]float64{timesWords, vagueWords, smallNumbers, scaleWords} {
		for w := range list {
			all[w] = true
		}
	}
	return all
}()

func readQuantity(s *statement, i int) *quantity {
	t := &s.tokens[i]
	if t.kind != numberToken && (t.kind != wordToken || !quantityWords[t.low]) {
		return nil
	}
	q := &quantity{st: s, from: i, to: i + 1}
	if t.kind == numberToken {
		if s.lang == german && len(t.digits) == 1 && t.end < len(s.text) && s.text[t.end] == '.' && i+1 < len(s.tokens) && s.tokens[i+1].capital() && s.tokens[i+1].pause < pauseSentence {
			return nil // "1. Staatsexamen"
		}
		return readFigure(q, t)
	}
	if v, ok := timesWords[t.low]; ok && (t.low != "double" || i+1 == len(s.tokens) || s.tokens[i+1].kind != wordToken || s.tokens[i+1].stem == "revenue") {
		q.value, q.unit = v, timesUnit
		return q
	}
	if v, ok := vagueWords[t.low]; ok && i+1 < len(s.tokens) && s.tokens[i+1].low == "of" {
		q.value, q.vague = v, true
		if n := i + 2; n < len(s.tokens) && vagueWords[s.tokens[n].low] > 0 {
			q.value *= vagueWords[s.tokens[n].low]
			q.to = n + 1
		}
		return q
	}
	if v, n := fraction(s, i); n > 0 {
		q.value, q.others, q.unit, q.to = v*100, []float64{v}, percentUnit, i+n
		return q
	}
	return readWords(q)
}

// fraction reads "half", "a third of", "three quarters of": its value and how many tokens it takes.
func fraction(s *statement, i int) (float64, int) {
	low := func(j int) string {
		if j < len(s.tokens) {
			return s.tokens[j].low
		}
		return ""
	}
	if v, n := namedFraction(s, i); n > 0 {
		return v, n
	}
	next := low(i+1) == "of" || low(i+1) == "the"
	switch {
	case low(i) == "half" && (i == 0 || !monthish(low(i-1))) && (next || i > 0 && low(i-1) == "by" || low(i+1) == "a" || low(i+1) == "my"):
		return .5, 1
	case (low(i) == "a" || low(i) == "one") && low(i+2) == "of" && parts[low(i+1)] > 0:
		return parts[low(i+1)], 2
	case low(i) == "a" && i > 0 && low(i-1) == "by" && parts[low(i+1)] > 0:
		return parts[low(i+1)], 2
	case low(i) == "two" && low(i+1) == "thirds":
		return 2. / 3, 2
	case low(i) == "three" && low(i+1) == "quarters" && low(i+2) == "of":
		return .75, 2
	}
	return 0, 0
}

// namedFraction reads "a tenth", and in other languages what is read as "the tenth" and "the half".
func namedFraction(s *statement, i int) (float64, int) {
	low, foreign := s.tokens[i].low, s.lang != english
	if before := lowAt(s.tokens, i-1); low == "half" && foreign && (before == "of" || before == "the") {
		return .5, 1
	}
	if v := fractions[lowAt(s.tokens, i+1)]; v > 0 && (low == "a" || foreign && low == "the") && (foreign || fractionLeads[lowAt(s.tokens, i-1)] || fractionEnds[lowAt(s.tokens, i+2)]) {
		return v, 2
	}
	return 0, 0
}

// fractions by name; before or after one stand words by which it is no ordinal.
var (
	fractions     = map[string]float64{"third": 1. / 3, "quarter": .25, "fifth": .2, "sixth": 1. / 6, "eighth": .125, "tenth": .1, "twentieth": .05}
	fractionLeads = setOf(`by about around roughly approximately almost nearly down up over than some under one`)
	fractionEnds  = setOf(`of less fewer more lower higher faster cheaper`)
)

// parts are fractions that "a" may stand before.
var parts = map[string]float64{"quarter": .25, "third": 1. / 3}

func monthish(w string) bool { return w == "first" || w == "second" || w == "latter" }

// finish reads what stands around the figure: scale, percent, currency, unit of measure, bound.
func (q *quantity) finish() {
	q.readScale()
	q.readUnit()
	if q.measure == "" {
		q.measure = measures[q.next().low]
	}
	if q.measure == "" && beforeMeasures[q.next().low] {
		q.measure = measures[lowAt(q.st.tokens, q.to+1)]
	}
	if before := q.from - 1; q.unit == plainUnit && before >= 0 && len(lowAt(q.st.tokens, before)) == 3 && q.token().pause == pauseNone {
		q.pay(currencies[lowAt(q.st.tokens, before)]) // "EUR 45,000"
	}
	q.bound = boundOf(q)
}

// beforeMeasures may stand between a figure and its measure: "90 business days".
var beforeMeasures = setOf(`working full business calendar school`)

// next gives the word right after the figure, an empty token where there is none.
func (q *quantity) next() *token {
	if tokens := q.st.tokens; q.to < len(tokens) && tokens[q.to].pause == pauseNone && tokens[q.to].kind == wordToken {
		return &tokens[q.to]
	}
	return &token{}
}

// readScale takes "million" or "k" after the figure. A lone m may be metres.
func (q *quantity) readScale() {
	w, first := q.next(), q.token()
	v := scaleWords[w.low]
	letter := len(w.low) <= 2
	if v == 0 || q.vague || q.unit == percentUnit || first.suffix != "" || letter && (first.kind != numberToken || w.glued || w.low == "m") {
		return
	}
	q.scale(v)
	q.to++
}

// readUnit takes "percent", "euros" or "times" after the figure.
func (q *quantity) readUnit() {
	switch w := q.next(); {
	case w.low == "percentage" && strings.HasPrefix(lowAt(q.st.tokens, q.to+1), "point"):
		q.unit, q.measure = percentUnit, "point"
		q.to += 2
	case w.low == "percent" || w.low == "percentage" || w.low == "pct":
		q.unit = percentUnit
		q.to++
	case w.low == "per" && lowAt(q.st.tokens, q.to+1) == "cent":
		q.unit = percentUnit
		q.to += 2
	case currencies[w.low] != "":
		q.pay(currencies[w.low])
		q.to++
	case w.low == "times" || w.low == "fold":
		q.unit = timesUnit
		q.to++
	}
}

// bounds are words before a figure that say how far it goes.
var bounds = map[string]bound{
	"over": above, "above": above, "exceeding": above, "beyond": above, "more than": above, "least": above,
	"than": below, "up to": below,
	"under": near, "below": near, "almost": near, "nearly": near, "about": near, "around": near, "approximately": near, "roughly": near, "some": near, "circa": near, "approx": near,
}

func boundOf(q *quantity) bound {
	s := q.st
	if end := s.tokens[q.to-1].end; end < len(s.text) && s.text[end] == '+' {
		return above
	}
	if q.from == 0 || s.tokens[q.from].pause > pauseNone {
		return exact
	}
	last := s.tokens[q.from-1].low
	if b, ok := bounds[lowAt(s.tokens, q.from-2)+" "+last]; ok {
		return b
	}
	return bounds[last]
}

// pairQuantities ties the ends of a change: "from 9 to 5", "up to 97% from 61%", "9 instead of 40". The end of a range
// with a scale or a percent sign lends it to the beginning ("4 to 18 million").
func pairQuantities(s *statement, all []*quantity) {
	for i := 0; i+1 < len(all); i++ {
		a, b := all[i], all[i+1]
		if b.from-a.to > 7 || s.tokens[b.from].pause >= pauseClause && s.tokens[b.from].pause != pauseNone {
			continue
		}
		last := ""
		if b.from > 0 {
			last = s.tokens[b.from-1].low
		}
		first := ""
		if a.from > 0 {
			first = s.tokens[a.from-1].low
		}
		ranged := b.from == a.to && s.tokens[b.from].glued
		switch {
		case last == "to" && first != "to" || ranged:
			a.pair = b
			a.lend(b)
		case last == "from" || last == "of" && b.from > 1 && s.tokens[b.from-2].low == "instead":
			b.pair = a
		}
	}
}

func (q *quantity) lend(end *quantity) {
	if q.unit == plainUnit && q.measure == "" {
		if end.unit == percentUnit && len(q.others) == 0 {
			q.unit = percentUnit
		}
		if end.unit == moneyUnit {
			q.pay(end.currency)
		}
	}
	if end.value >= 1000 && q.value < 1000 && q.st.tokens[q.from].suffix == "" {
		for _, v := range []float64{1e9, 1e6, 1e3} {
			if end.value >= v && math.Mod(end.value*10, v) == 0 && (end.to-end.from > 1 || scaleWords[end.token().suffix] > 0) {
				q.others = append(q.others, q.value*v)
				return
			}
		}
	}
}

// equal says whether two numbers can be the same figure.
func (q *quantity) equal(o *quantity) bool {
	if same(q.value, o.value) {
		return true
	}
	for _, v := range q.others {
		if same(v, o.value) {
			return true
		}
	}
	for _, w := range o.others {
		if same(q.value, w) {
			return true
		}
	}
	return false
}

func same(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(1, math.Abs(a)) }
