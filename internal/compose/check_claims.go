package compose

import "strings"

// Claims that a thing was fulfilled: none of what was counted, a plan carried out, a target passed, a first place.

// none are words that say there was nothing of a thing.
var none = setOf(`no zero without`)

// checkNone finds "no complaints" where the original counts some, and "never" of what it tells.
func (k *comparison) checkNone(a aligned) {
	tokens := a.now.st.tokens
	for i := a.now.from; i+1 < a.now.to; i++ {
		if w := &tokens[i+1]; tokens[i].low == "never" && w.kind == wordToken && !stopWords[w.low] && clauseHas(a.old, w.stem) && !anyNegation(a.old.st) {
			words := tokens[i].text + " " + w.text
			k.report(Finding{Kind: "qualifier", Value: words, Severity: High}, w.line, "Your original resume does not say “"+words+"”: “"+clip(a.old.st.text)+"”. Which is right?")
		}
		if !none[tokens[i].low] || tokens[i+1].kind != wordToken {
			continue
		}
		for _, o := range k.old.numbers {
			if o.st == a.old.st && o.unit == plainUnit && o.value > 0 && !o.vague && lowAt(o.st.tokens, o.to) == tokens[i+1].low && !anyNegation(o.st) {
				words := tokens[i].text + " " + tokens[i+1].text
				k.report(Finding{Kind: "number", Value: words, Severity: High}, tokens[i].line, "Your original resume says “"+o.text()+"”, not “"+words+"”: “"+clip(o.st.text)+"”. Which is right?")
			}
		}
	}
}

func anyNegation(s *statement) bool {
	for i := range s.tokens {
		if negations[s.tokens[i].low] {
			return true
		}
	}
	return false
}

// stages are verbs of what was begun, and verbs that say it was done.
var stages = []struct{ was, now map[string]bool }{
	{stemSet(`plan propose pitch draft outline target goal aim objective`), finishVerbs},
	{stemSet(`recommend suggest request explore evaluate investigate consider`), finishVerbs},
	{stemSet(`recommend suggest request`), makeVerbs},
	{stemSet(`begin start`), stemSet(`complete finish finalise accomplish achieve`)},
}

// beyondVerbs claim more than was asked for; firstPlaces, more than all others.
var (
	finishVerbs = stemSet(`complete deliver execute finish finalise implement introduce launch achieve approve accomplish secure`)
	beyondVerbs = stemSet(`exceed surpass outperform beat overachieve outstrip`)
	beyondWords = setOf(`over above ahead beyond more record best highest top first exceeding plus`)
	firstPlaces = phrasesOf("first: ranked first, placed first, came first, finished first, first place, 1st place, first prize, number one, top of the, gold medal, gold award, ranked top, ranked 1st, best in, first in the, first of")
	firstWords  = setOf(`first 1st won win winner winners champion champions top best gold one highest`)
)

// checkFulfilled finds a plan told as done, a target told as passed, a place told as the first.
func (k *comparison) checkFulfilled(a aligned) {
	tokens := a.now.st.tokens
	whole := clause{a.old.st, 0, len(a.old.st.tokens)}
	for i := a.now.from; i < a.now.to; i++ {
		t, words := &tokens[i], 0
		if p, ok := phraseAt(firstPlaces, tokens, i); ok && !anyWord(whole, firstWords) {
			words = len(p.words)
		} else if beyondVerbs[t.stem] && !anyWord(whole, beyondWords) && !anyStem(whole, beyondVerbs) && !passed(k.old.numbers, a.old.st) {
			words = 1
		} else if (i == a.now.from || strings.HasSuffix(t.low, "ed")) && doneOf(t.stem, whole) {
			words = 1
		}
		if words > 0 {
			value := a.now.st.text[t.start:tokens[i+words-1].end]
			k.report(Finding{Kind: "verb", Value: value, Severity: Review}, t.line, "Your original resume says less than “"+value+"” here: “"+clip(a.old.st.text)+"”. Is it right?")
		}
	}
}

// doneOf says whether the verb says that something was done of which the clause tells only the plan or the start.
func doneOf(verb string, was clause) bool {
	for _, stage := range stages {
		if stage.now[verb] && only(was, stage.was) {
			return true
		}
	}
	return false
}

// only says whether a verb of the set stands in the clause and no other verb of doing.
func only(c clause, set map[string]bool) bool {
	found := false
	for i := c.from; i < c.to; i++ {
		t := &c.st.tokens[i]
		switch verb := tellsDeed(c.st.tokens, i); {
		case set[t.stem]:
			found = found || verb
		case finishVerbs[t.stem], verb && (makeVerbs[t.stem] || leadVerbs[t.stem]):
			return false
		}
	}
	return found
}

// tellsDeed says whether a word stands as verbs that tell deeds do: in the past, or at the beginning.
func tellsDeed(tokens []token, i int) bool {
	low := tokens[i].low
	return i == 0 || strings.HasSuffix(low, "ed") || irregular[low] != "" && irregular[low] != low || tokens[i-1].low == "and" && isDeed(&tokens[i])
}

// passed says whether a figure of the statement is over a hundred percent, or a multiple.
func passed(numbers []*quantity, s *statement) bool {
	for _, q := range numbers {
		if q.st == s && (q.unit == percentUnit && q.value > 100 || q.unit == timesUnit && q.value > 1) {
			return true
		}
	}
	return false
}

func anyWord(c clause, words map[string]bool) bool {
	for i := c.from; i < c.to; i++ {
		if words[c.st.tokens[i].low] {
			return true
		}
	}
	return false
}

func anyStem(c clause, stems map[string]bool) bool {
	for i := c.from; i < c.to; i++ {
		if stems[c.st.tokens[i].stem] {
			return true
		}
	}
	return false
}
