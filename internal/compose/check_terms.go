package compose

import (
	"slices"
	"strings"
)

// The terms of a figure: its currency, what it happens per, and whether it is the size of a group or the number of groups.

// currencies by sign and word. Dollars of all countries are one.
var currencies = map[string]string{
	"$": "dollar", "€": "euro", "£": "pound", "¥": "yen", "₹": "rupee", "usd": "dollar", "dollar": "dollar", "dollars": "dollar", "cad": "dollar", "aud": "dollar", "nzd": "dollar", "eur": "euro", "euro": "euro", "euros": "euro",
	"gbp": "pound", "pound": "pound", "pounds": "pound", "sterling": "pound", "chf": "franc", "francs": "franc", "inr": "rupee", "rupees": "rupee", "yen": "yen", "jpy": "yen",
	"krone": "krone", "kroner": "krone", "kronor": "krone", "sek": "krone", "nok": "krone", "dkk": "krone", "zloty": "zloty", "pln": "zloty", "rand": "rand", "zar": "rand", "reais": "real", "brl": "real", "pesos": "peso", "mxn": "peso", "yuan": "yuan", "rmb": "yuan", "cny": "yuan", "lira": "lira", "forint": "forint", "baht": "baht", "dirhams": "dirham", "aed": "dirham",
}

// rateWords are what something happens per. Shifts and nights are as long as their trade makes them and not compared.
var rateWords = map[string]string{
	"second": "second", "minute": "minute", "hour": "hour", "hourly": "hour", "day": "day", "daily": "day", "week": "week", "weekly": "week", "fortnight": "fortnight", "fortnightly": "fortnight", "month": "month", "monthly": "month",
	"quarter": "quarter", "quarterly": "quarter", "year": "year", "yearly": "year", "annually": "year", "annual": "year", "annum": "year",
}

// groupNouns count people or things together: a crew of six is not six crews.
var groupNouns = stemSet(`team crew class squad unit fleet group department batch series panel committee department cohort`)

// readTerms reads the rate and the group of a figure.
func (q *quantity) readTerms() {
	s := q.st
	if q.from >= 2 && s.tokens[q.from-1].low == "of" && groupNouns[s.tokens[q.from-2].stem] {
		q.group = s.tokens[q.from-2].stem
	}
	for i := q.to; i < len(s.tokens) && i < q.to+7; i++ {
		t := &s.tokens[i]
		if t.kind != wordToken || t.pause >= pauseComma || t.low == "and" || smallNumbers[t.low] > 0 {
			break
		}
		if rateWords[t.low] != "" && perBefore(s, i) {
			q.rate = rateWords[t.low]
			return
		}
	}
	for i := q.from - 1; i >= 0 && i >= q.from-4 && s.tokens[i+1].pause < pauseComma && s.tokens[i].low != "and"; i-- {
		if t := &s.tokens[i]; strings.HasSuffix(t.low, "ly") || t.low == "annual" {
			if q.rate = rateWords[t.low]; q.rate != "" {
				q.rateBefore = true
				return
			}
		}
	}
}

// perBefore says whether the word at token i tells a rate: "weekly", "a week", "/week"; not "within a week".
func perBefore(s *statement, i int) bool {
	if low := s.tokens[i].low; strings.HasSuffix(low, "ly") || low == "annum" || s.tokens[i].glued {
		return true
	}
	switch lowAt(s.tokens, i-1) {
	case "per":
		return true
	case "a", "an", "each", "every":
		switch lowAt(s.tokens, i-2) {
		case "in", "within", "over", "for", "after", "during", "of", "by", "than", "from", "to", "before":
			return false
		}
		return true
	}
	return false
}

// checkTerms finds a figure kept with other terms.
func (k *comparison) checkTerms(q *quantity, sources []*quantity) {
	if q.terms() == (terms{}) {
		return
	}
	var other *quantity
	severity := High
	near, score := k.sourceOfAll(q.st)
	if score < .5 || !slices.ContainsFunc(sources, func(o *quantity) bool { return o.st == near }) {
		near = nil
	}
	for _, o := range sources {
		if near != nil && o.st != near {
			continue
		}
		if q.currency == "" && len(q.thing) > 0 && len(o.thing) > 0 && !k.sameThing(q, o) {
			continue // another figure of the same size
		}
		if q.terms().fit(o.terms()) {
			return
		}
		other = o
		if o.rateBefore || q.rateBefore {
			severity = Review
		}
	}
	if other != nil {
		k.report(Finding{Kind: "number", Value: q.text(), Severity: severity}, q.token().line, "Your original resume gives “"+other.text()+"” in other terms: “"+clip(other.st.text)+"”. Which is right?")
	}
}

// terms of a figure; count is the group it counts, group the one it is the size of.
type terms struct{ currency, rate, group, count string }

func (q *quantity) terms() terms {
	t := terms{currency: q.currency, rate: q.rate, group: q.group}
	if next := q.next(); groupNouns[next.stem] && !q.token().glued {
		t.count = next.stem
	}
	return t
}

// fit says whether two figures' terms can be the same: one that is silent does not part them.
func (t terms) fit(o terms) bool {
	agree := func(a, b string) bool { return a == "" || b == "" || a == b }
	return agree(t.currency, o.currency) && agree(t.rate, o.rate) && (t.count == "" || t.count != o.group) && (t.group == "" || t.group != o.count)
}
