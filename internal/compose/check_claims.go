package compose

// Claims that a thing was fulfilled: none of what was counted, a plan carried out, a target passed, a first place.

// none are words that say there was nothing of a thing.
var none = setOf(`no zero without`)

// checkNone finds "no complaints" where the original counts some.
func (k *comparison) checkNone(a aligned) {
	tokens := a.now.st.tokens
	for i := a.now.from; i+1 < a.now.to; i++ {
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

// Verbs by how far something got. beyondVerbs claim more than was asked for; first words of firstPlaces, more than all
// others.
var (
	intendVerbs = stemSet(`plan propose recommend suggest pitch draft outline request explore evaluate investigate begin start consider target goal aim objective`)
	finishVerbs = stemSet(`complete deliver execute finish finalise implement introduce launch achieve approve accomplish secure`)
	beyondVerbs = stemSet(`exceed surpass outperform beat overachieve outstrip`)
	beyondWords = setOf(`over above ahead beyond more record best highest top first outperformed exceeding plus`)
	firstPlaces = phrasesOf("first: ranked first, placed first, came first, finished first, first place, 1st place, first prize, number one, top of the, gold medal, gold award, ranked top, ranked 1st, best in")
	firstWords  = setOf(`first 1st won win winner winners champion champions top best gold one highest`)
)

// checkFulfilled finds a plan told as done, a target told as passed, a place told as the first.
func (k *comparison) checkFulfilled(a aligned) {
	tokens := a.now.st.tokens
	ask := func(i int, value string) {
		k.report(Finding{Kind: "verb", Value: value, Severity: Review}, tokens[i].line, "Your original resume says less than “"+value+"” here: “"+clip(a.old.st.text)+"”. Is it right?")
	}
	whole := clause{a.old.st, 0, len(a.old.st.tokens)}
	for i := a.now.from; i < a.now.to; i++ {
		t := &tokens[i]
		if p, ok := phraseAt(firstPlaces, tokens, i); ok && !anyWord(whole, firstWords) {
			ask(i, a.now.st.text[t.start:tokens[i+len(p.words)-1].end])
		}
		switch {
		case finishVerbs[t.stem] && (i == a.now.from || len(t.low) > 2 && t.low[len(t.low)-2:] == "ed") && intends(whole):
			ask(i, t.text)
		case beyondVerbs[t.stem] && !anyWord(whole, beyondWords) && !passed(k.old.numbers, a.old.st) && !anyStem(whole, beyondVerbs):
			ask(i, t.text)
		}
	}
}

// intends says whether a clause tells of plans alone: a verb of planning, and none of doing but those that plans share.
func intends(c clause) bool {
	found := false
	for i := c.from; i < c.to; i++ {
		t := &c.st.tokens[i]
		switch {
		case intendVerbs[t.stem] && isVerbForm(c.st.tokens, i):
			found = true
		case finishVerbs[t.stem], makeVerbs[t.stem] && isVerbForm(c.st.tokens, i), leadVerbs[t.stem] && isVerbForm(c.st.tokens, i):
			return false
		}
	}
	return found
}

// isVerbForm says whether a word stands as a verb tells deeds: in the past, or at the beginning.
func isVerbForm(tokens []token, i int) bool {
	low := tokens[i].low
	return len(low) > 3 && low[len(low)-2:] == "ed" || i == 0 || irregular[low] != "" && irregular[low] != low || lowAt(tokens, i-1) == "and" && isDeed(&tokens[i])
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
