package compose

import "strings"

// Words by which a statement claims more than the one it comes from: a success, a post, a whole, a cause.

// successes are words for one kind of success each; a word of a kind that the original does not tell is a new claim.
var successes = []map[string]bool{
	stemSet(`win award champion winner prize star medal gold honor laureate reward`),
	stemSet(`pass complete graduate graduation obtain earn achieve defend finish conferred completed completion certified`),
	stemSet(`publish appear publication print`),
	stemSet(`grant patent patented issue approve authorize approval`),
	stemSet(`promote appoint elect promotion appointment`),
	stemSet(`certify license accredit qualify admit chartered charter`),
}

// proposals are verbs of what was only put forward.
var proposals = stemSet(`propose suggest recommend consider nominate`)

// successKind gives the kind of success that a word tells of, -1 for none.
func successKind(stem string) int {
	for i, words := range successes {
		if words[stem] {
			return i
		}
	}
	return -1
}

// recognitions are claimed of a person; nobody else's words carry them.
var recognitions = phrasesOf("award: of the year, of the month, the best, best in, number one, world-class, award-winning, most successful, top performer, leading expert, named best, renowned, unmatched, highest in, record-breaking, been named, voted, best results")

// checkSuccess finds a success that the original does not tell there.
func (k *comparison) checkSuccess(s, o *statement) {
	lesser := fallsShort(o) || hasStem(o, proposals)
	for kind, words := range successes {
		if anyStem(clause{o, 0, len(o.tokens)}, words) && (!lesser || kind == 0) {
			continue
		}
		if kind > 0 && s.bullet && !lesser {
			continue // "completed 40 audits" of "40 audits"
		}
		for i := range s.tokens {
			t := &s.tokens[i]
			if !words[t.stem] || clauseHas(clause{o, 0, len(o.tokens)}, t.stem) || !claimsAt(s, i) || k.flaggedVerb(t) {
				continue
			}
			severity := Review
			if lesser && !fallsShort(s) && (!s.bullet || kind == 0) {
				severity = High
			}
			k.report(Finding{Kind: "verb", Value: t.text, Severity: severity}, t.line, "Your original resume does not say “"+t.text+"” here: “"+clip(o.text)+"”. Is it right?")
			return
		}
	}
}

// fallsShort says whether a statement tells that a thing is not reached, or not yet.
func fallsShort(s *statement) bool {
	return hasClass(s, "open") || hasClass(s, "void") || hasClass(s, "learning") || hasClass(s, "placed") || hasClass(s, "aim")
}

// claimsAt says whether the word at token i may claim something: not denied, no part of a name or of a longer word.
func claimsAt(s *statement, i int) bool {
	t := &s.tokens[i]
	return t.kind == wordToken && (i == 0 || !t.glued) && (!isName(s, i) || s.titled) && !negations[lowAt(s.tokens, i-1)]
}

// checkRecognition finds praise of the writer for which no word of the original stands.
func (k *comparison) checkRecognition(s *statement) {
	for i := range s.tokens {
		p, ok := phraseAt(recognitions, s.tokens, i)
		if !ok || k.old.has(p.words) || k.old.words[p.words[0]] && len(p.words) == 1 {
			continue
		}
		value := s.phraseText(i, p)
		k.report(Finding{Kind: "qualifier", Value: value, Severity: Review}, s.tokens[i].line, "Your original resume does not say “"+value+"”. Is it right?")
		return
	}
}

// checkUndone finds that a thing is not done yet, or that nothing came of it, left out.
func (k *comparison) checkUndone(s, o *statement) {
	for i := range o.tokens {
		p, ok := phraseAt(qualifiers, o.tokens, i)
		if !ok || !undone(p, o.bullet) {
			continue
		}
		if p.class == "void" && !standsApart(o.tokens, i) || !k.sharesSentence(s, o, i) {
			continue
		}
		if anyNegation(s) || hasClass(s, "void") || hasClass(s, "open") || hasClass(s, "learning") || saysAll(s, phrase{words: p.words[:1], stems: p.stems[:1]}) || containsDegree(s) || partly(s) {
			return
		}
		severity := Review
		if p.class == "open" && !o.bullet && !s.bullet {
			severity = High
		}
		words := o.phraseText(i, p)
		if strings.Contains(s.text, words) {
			return
		}
		k.report(Finding{Kind: "qualifier", Value: words, Severity: severity}, s.tokens[0].line, "Your original resume says “"+words+"” of this: “"+clip(o.text)+"”. May it be left out?")
		return
	}
}

// checkDenied finds a denial that stands apart ("…, not kept") left out.
func (k *comparison) checkDenied(s, o *statement) {
	if anyNegation(s) || hasClass(s, "void") || hasClass(s, "open") {
		return
	}
	for i := 1; i < len(o.tokens); i++ {
		if low := o.tokens[i].low; low != "not" && low != "never" && low != "non" || !standsApart(o.tokens, i) || !k.sharesSentence(s, o, i) {
			continue
		}
		end := i + 1
		for end < len(o.tokens) && o.tokens[end].pause < pauseComma {
			end++
		}
		if end-i < 2 || end-i > 4 {
			continue
		}
		words := o.text[o.tokens[i].start:o.tokens[end-1].end]
		if strings.Contains(s.text, words) { // in a sentence that is copied
			return
		}
		k.report(Finding{Kind: "qualifier", Value: words, Severity: Review}, s.tokens[0].line, "Your original resume says “"+words+"” of this: “"+clip(o.text)+"”. May it be left out?")
		return
	}
}

// sharesSentence says whether a word of the sentence in which token i of the original stands is kept; a sentence may go
// as a whole.
func (k *comparison) sharesSentence(s, o *statement, i int) bool {
	from, to := i, i+1
	for from > 0 && o.tokens[from].pause < pauseSentence {
		from--
	}
	for to < len(o.tokens) && o.tokens[to].pause < pauseSentence {
		to++
	}
	_, n := k.old.shared(clause{s, 0, len(s.tokens)}, clause{o, from, to})
	return n > 0
}

// standsApart says whether the word at token i tells what became of a thing and is no adjective: "(cancelled)", "was
// rejected", not "failed webhooks".
func standsApart(tokens []token, i int) bool {
	for j := i; j > 0 && j >= i-1; j-- {
		if tokens[j].pause >= pauseBracket {
			return true
		}
	}
	before := lowAt(tokens, i-1)
	return before == "was" || before == "were" || before == "but" || before == "be" || before == "of" && i > 1 && i+1 == len(tokens)
}

// undone says whether a phrase tells that a thing is not done, or came to nothing; of work fewer words do.
func undone(p phrase, bullet bool) bool {
	switch p.class {
	case "void":
		return true
	case "open":
		return !bullet || waits[p.words[0]]
	case "learning":
		return bullet && waits[p.words[0]]
	}
	return false
}

// waits are words that tell also of work that it is not done or granted yet.
var waits = setOf(`submitted submission under filed application applied provisional handed unpublished preprint requested expected pending awaiting`)

// partly says whether a statement tells that a course is half done.
func partly(s *statement) bool {
	for i := range s.tokens {
		if partDone(s, i) > 0 {
			return true
		}
	}
	return false
}

// cameAbout are verbs that say what became of a thing; changing, verbs that say who changed it.
var (
	cameAbout = setOf(`rose fell grew went was were climbed sank dropped`)
	changing  = stemSet(`raise increase cut reduce lower improve boost grow lift decrease shorten double halve drive`)
)

// checkCause finds a change that happened told as one that the writer made: "takings rose" as "raised takings".
func (k *comparison) checkCause(s, o *statement) {
	if beginsWithDeed(o) && hasStem(o, changing) {
		return
	}
	at := -1
	for i := range o.tokens {
		if cameAbout[o.tokens[i].low] && i > 0 && o.tokens[i].low != lowAt(o.tokens, 0) {
			at = i
			break
		}
	}
	if at < 0 || beginsWithDeed(o) && (o.tokens[at].low == "was" || o.tokens[at].low == "were") {
		return
	}
	for i := range s.tokens {
		if t := &s.tokens[i]; changing[t.stem] && beginsDeed(s.tokens, i) && !clauseHas(clause{o, 0, at}, t.stem) && (i == 0 || lowAt(s.tokens, i-1) != "and") {
			k.report(Finding{Kind: "verb", Value: t.text, Severity: Review}, t.line, "Your original resume says that this happened, not that you did it: “"+clip(o.text)+"”. Is “"+t.text+"” right?")
			return
		}
	}
}

func hasStem(s *statement, stems map[string]bool) bool {
	return anyStem(clause{s, 0, len(s.tokens)}, stems)
}

// checkWhole finds "all" where the original counts some.
func (k *comparison) checkWhole(s, o *statement) {
	if anyWord(clause{o, 0, len(o.tokens)}, wholeWords) {
		return
	}
	counted := false
	for _, q := range k.old.numbers {
		counted = counted || q.st == o
	}
	if !counted {
		return
	}
	for i := range s.tokens {
		t := &s.tokens[i]
		if !wholeWords[t.low] || t.low == "only" || t.low == "always" || t.low == "every" || i+1 >= len(s.tokens) || k.saysAllNumbers(s, o) {
			continue
		}
		k.report(Finding{Kind: "qualifier", Value: t.text, Severity: Review}, t.line, "Your original resume does not say “"+t.text+"” here: “"+clip(o.text)+"”. Is it right?")
		return
	}
}

// saysAllNumbers says whether a statement keeps all figures of the other.
func (k *comparison) saysAllNumbers(s, o *statement) bool {
	for _, q := range k.old.numbers {
		if q.st == o && !saysNumber(k.numbers, s, q.value) {
			return false
		}
	}
	return true
}

// checkWidened finds a denial that covers more: "no lost-time accident" told as "no accident".
func (k *comparison) checkWidened(s, o *statement) {
	if !anyNegation(s) || !anyNegation(o) {
		return
	}
	for i := range o.tokens { // the words between "no" and what is denied
		if !none[o.tokens[i].low] && o.tokens[i].low != "never" {
			continue
		}
		lost := -1
		for j := i + 1; j < len(o.tokens) && j < i+5 && o.tokens[j].pause < pauseComma; j++ {
			t := &o.tokens[j]
			has := clauseHas(clause{s, 0, len(s.tokens)}, t.stem)
			if has && lost >= 0 {
				k.report(Finding{Kind: "qualifier", Value: o.tokens[lost].text, Severity: Review}, s.tokens[0].line, "Your original resume says “"+o.tokens[lost].text+"” here: “"+clip(o.text)+"”. May it be left out?")
				return
			}
			if !has && t.kind == wordToken && !stopWords[t.low] && lost < 0 {
				lost = j
			}
			if has && !stopWords[t.low] {
				if w := j + 1; s.lang != english && w < len(o.tokens) && o.tokens[w].pause == pauseNone && o.tokens[w].kind == wordToken && !stopWords[o.tokens[w].low] && !clauseHas(clause{s, 0, len(s.tokens)}, o.tokens[w].stem) {
					k.report(Finding{Kind: "qualifier", Value: o.tokens[w].text, Severity: Review}, s.tokens[0].line, "Your original resume says “"+o.tokens[w].text+"” here: “"+clip(o.text)+"”. May it be left out?")
					return
				}
				break
			}
		}
	}
}
