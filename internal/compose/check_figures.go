package compose

import (
	"math"
	"strconv"
	"strings"
)

// Figures in digits and in words.

// readFigure reads digits with their scale, percent sign and currency.
func readFigure(q *quantity, t *token) *quantity {
	q.value, q.others = readDigits(t.digits)
	q.pay(currencies[t.money])
	s := q.st
	switch {
	case t.suffix == "%" || t.suffix == "pct":
		q.unit = percentUnit
	case t.suffix == "x":
		q.unit = timesUnit
	case scaleWords[t.suffix] > 0 && (t.suffix != "m" || q.scalesMetres()):
		q.scale(scaleWords[t.suffix])
	case measures[t.suffix] != "":
		q.measure = measures[t.suffix]
	default:
		q.pay(currencies[t.suffix])
	}
	// "40 000": a space between thousands
	for q.to < len(s.tokens) && t.suffix == "" && len(t.digits) <= 3 && s.tokens[q.to].kind == numberToken && len(s.tokens[q.to].digits) == 3 &&
		s.tokens[q.to].pause == pauseNone && !s.tokens[q.to].glued && s.tokens[q.to].start == s.tokens[q.to-1].end+1 && s.tokens[q.to].money == "" {
		v, _ := readDigits(s.tokens[q.to].digits)
		q.value = q.value*1000 + v
		if s.tokens[q.to].suffix == "%" {
			q.unit = percentUnit
		}
		q.to++
	}
	return q
}

// checkBound finds "over 25" where the original says "about 25" or "up to 25".
func (k *comparison) checkBound(q *quantity, sources []*quantity) {
	from, score := k.sourceOfAll(q.st)
	if q.bound != above || from == nil || score < .4 {
		return
	}
	for _, o := range sources {
		if o.st == from && o.bound == below {
			k.report(Finding{Kind: "qualifier", Value: q.text(), Severity: High}, q.token().line, "Your original resume says less than “more than "+o.text()+"”: “"+clip(from.text)+"”. Which is right?")
			return
		}
		if o.st == from && o.bound == near {
			k.report(Finding{Kind: "qualifier", Value: q.text(), Severity: Review}, q.token().line, "Your original resume says “about”, not “more than "+o.text()+"”: “"+clip(from.text)+"”. Which is right?")
			return
		}
	}
}

// pay makes the figure an amount of money, unless the currency is "".
func (q *quantity) pay(currency string) {
	if currency != "" {
		q.unit, q.currency = moneyUnit, currency
	}
}

// scalesMetres says that an m after the figure means million: beside money, or an amount that is no length.
func (q *quantity) scalesMetres() bool {
	if q.unit == moneyUnit {
		return true
	}
	next := q.to
	return next >= len(q.st.tokens) || !strings.HasPrefix(q.st.tokens[next].low, "sprint") && !strings.HasPrefix(q.st.tokens[next].low, "race") && q.st.tokens[next].low != "high" && q.st.tokens[next].low != "long" && q.st.tokens[next].low != "deep"
}

func (q *quantity) scale(by float64) {
	q.value *= by
	for i := range q.others {
		q.others[i] *= by
	}
}

// readDigits reads a figure. A separator before exactly three digits parts thousands; a comma before one or two, and a
// dot before other than three, begin decimals; "1.200" and "4,125" keep the other reading beside.
func readDigits(s string) (float64, []float64) {
	s = strings.ReplaceAll(s, "'", "")
	commas, dots := strings.Count(s, ","), strings.Count(s, ".")
	parse := func(s string) float64 { v, _ := strconv.ParseFloat(s, 64); return v }
	switch {
	case commas == 0 && dots == 0:
		return parse(s), nil
	case commas > 0 && dots > 0:
		if strings.LastIndexByte(s, ',') > strings.LastIndexByte(s, '.') {
			return parse(strings.ReplaceAll(strings.ReplaceAll(s, ".", ""), ",", ".")), nil
		}
		return parse(strings.ReplaceAll(s, ",", "")), nil
	case commas > 1 || dots > 1:
		return parse(strings.NewReplacer(",", "", ".", "").Replace(s)), nil
	}
	sep := max(strings.IndexByte(s, ','), strings.IndexByte(s, '.'))
	joined, decimal := parse(s[:sep]+s[sep+1:]), parse(s[:sep]+"."+s[sep+1:])
	thousands := len(s)-sep-1 == 3 && s[0] != '0'
	switch {
	case thousands && commas == 1:
		return joined, nil
	case thousands:
		return decimal, []float64{joined}
	}
	return decimal, nil
}

// readWords reads a number in words: "twenty-five", "two hundred and fifty", "a hundred". nil where none begins.
func readWords(q *quantity) *quantity {
	s, n, end := q.st, wordNumber{}, q.from
	for i := q.from; i < len(s.tokens); i++ {
		t := &s.tokens[i]
		started := end > q.from
		if started && t.pause > pauseNone {
			break
		}
		if t.low == "and" && n.group >= 100 && smallNumbers[lowAt(s.tokens, i+1)] > 0 {
			continue
		}
		if !n.add(t.low, started, articleBefore(s, i)) {
			break
		}
		end = i + 1
	}
	if end == q.from {
		return nil
	}
	q.value, q.to = n.total+n.group, end
	return q
}

// wordNumber adds up a number in words: the thousands so far, and the rest.
type wordNumber struct{ total, group float64 }

// add takes one more word, and says whether it belongs to the number. A dozen or a hundred needs something before it.
func (n *wordNumber) add(word string, started, article bool) bool {
	v, small := smallNumbers[word]
	scale := scaleWords[word]
	switch {
	case word == "dozen" && (started || article):
		n.group = max(n.group, 1) * 12
	case word != "dozen" && small && (!started || n.takes(v)):
		n.group += v
	case scale == 0 || len(word) <= 2 || !started && !article:
		return false
	case scale == 100:
		n.group = max(n.group, 1) * 100
	default:
		n.total, n.group = n.total+max(n.group, 1)*scale, 0
	}
	return true
}

// takes says whether v goes on with the group: "five" after "twenty" or "hundred".
func (n *wordNumber) takes(v float64) bool {
	return n.group == 0 || math.Mod(n.group, 100) == 0 && v < 100 || v < 10 && math.Mod(n.group, 10) == 0 && math.Mod(n.group, 100) >= 20
}

// articleBefore says whether "a" or "one" stands before token i: "a hundred", "one dozen".
func articleBefore(s *statement, i int) bool {
	return i > 0 && (s.tokens[i-1].low == "a" || s.tokens[i-1].low == "one" || s.tokens[i-1].low == "half")
}
