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
	for kind, words := range successes {
		lesser := hasClass(o, "open") || hasClass(o, "void") || hasClass(o, "learning") || hasClass(o, "placed") || hasClass(o, "aim") || hasStem(o, proposals)
		if anyStem(clause{o, 0, len(o.tokens)}, words) && (!lesser || kind == 0) {
			continue
		}
		if kind > 0 && s.bullet && !lesser {
			continue // "completed 40 audits" of "40 audits"
		}
		for i := range s.tokens {
			t := &s.tokens[i]
			if !words[t.stem] || t.kind != wordToken || clauseHas(clause{o, 0, len(o.tokens)}, t.stem) || i > 0 && t.glued || isName(s, i) && !s.titled || negations[lowAt(s.tokens, i-1)] || k.flaggedVerb(t) {
				continue
			}
			severity := Review
			if lesser && !hasClass(s, "open") && !hasClass(s, "void") && !hasClass(s, "learning") && !hasClass(s, "placed") && !hasClass(s, "aim") && (!s.bullet || kind == 0) {
				severity = High
			}
			k.report(Finding{Kind: "verb", Value: t.text, Severity: severity}, t.line, "Your original resume does not say “"+t.text+"” here: “"+clip(o.text)+"”. Is it right?")
			return
		}
	}
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
		if !ok || p.class != "void" && p.class != "open" && !(o.bullet && p.class == "learning" && waits[p.words[0]]) || p.class == "open" && o.bullet && !waits[p.words[0]] {
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

// posts are nouns for what somebody is; one that the original does not tell there is a new claim.
var (
	posts      = stemSet(`leader chair chairman head manager director supervisor coordinator chief captain principal author maintainer editor inventor founder winner holder lecturer professor examiner expert specialist trainer investigator counsel champion deputy responsible charge spokesperson ambassador moderator instructor owner`)
	makers     = setOf(`author editor inventor founder`) // of whom the first kind of deeds is told
	postOpens  = setOf(`as am was a an the lead my first`)
	orderWords = map[string]int{"first": 1, "lead": 1, "chief": 1, "principal": 1, "best": 1, "second": 2, "second-best": 2, "third": 3, "third-best": 3, "fourth": 4, "fifth": 5, "sixth": 6, "assistant": 2, "deputy": 2, "co": 2}
)

// checkPosts finds a post or charge of the writer that the original does not tell there.
func (k *comparison) checkPosts(s, o *statement) {
	was := clause{o, 0, len(o.tokens)}
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind != wordToken || !posts[t.stem] || strings.HasSuffix(t.low, "s") && t.low != "responsibilities" || t.glued && i > 0 {
			continue
		}
		opens := i == 0 || s.tokens[i].pause >= pauseClause || postOpens[lowAt(s.tokens, i-1)] && (i == 1 || i < 6 && !placeWords[lowAt(s.tokens, i-2)])
		if t.low == "charge" && lowAt(s.tokens, i-1) == "in" || t.low == "responsible" && lowAt(s.tokens, i-1) != "the" {
			opens = true
		}
		if !opens && i <= 3 && s.tokens[i].pause == pauseNone && (lowAt(s.tokens, i+1) == "of" || lowAt(s.tokens, i+1) == "for") {
			opens = true
		}
		if !opens || clauseHas(was, t.stem) || (leadVerbs[t.stem] || chargeWords[t.stem] || t.low == "leader") && k.inCharge(was) || tellsNoPost(s.tokens, i) || len(o.ranges) > 0 && (k.inTitle(t.low) || !s.tellsI()) || makers[t.low] && deedsOf(o)&1 != 0 {
			continue
		}
		k.report(Finding{Kind: "title", Value: t.text, Severity: Review}, t.line, "Your original resume does not say “"+t.text+"” here: “"+clip(o.text)+"”. Is it right?")
		return
	}
	for i := 0; i+1 < len(s.tokens); i++ {
		if (s.tokens[i].low == "to" || s.tokens[i].low == "under") && s.tokens[i+1].low == "me" && i > 0 && !k.inCharge(was) {
			k.report(Finding{Kind: "title", Value: s.tokens[i-1].text + " " + s.tokens[i].text + " me", Severity: Review}, s.tokens[i].line, "Your original resume does not say who reported to you here: “"+clip(o.text)+"”. Is it right?")
			return
		}
	}
}

// tellsI says whether a statement tells what the writer is.
func (s *statement) tellsI() bool {
	for i := range s.tokens {
		switch s.tokens[i].low {
		case "i", "am", "as":
			return true
		}
	}
	return s.lang != english
}

// tellsNoPost says whether the word is a verb, or somebody else's post.
func tellsNoPost(tokens []token, i int) bool {
	low := tokens[i].low
	return strings.HasSuffix(low, "ed") || strings.HasSuffix(low, "ing") || low == "authority" || low == "lead" && i > 0 || lowAt(tokens, i-1) == "the" && i > 1 && placeWords[lowAt(tokens, i-2)]
}

// checkOrder finds a place in an order that rose: "third author" told as "first author" or "author".
func (k *comparison) checkOrder(s, o *statement) {
	whole, was := clause{s, 0, len(s.tokens)}, clause{o, 0, len(o.tokens)}
	if anyWord(was, laterPlaces) && !anyWord(whole, laterPlaces) && !anyWord(was, firstPlace) {
		k.reportWord(s, o, firstPlace, "qualifier", true)
	}
	for i := 0; i+1 < len(o.tokens); i++ {
		low := o.tokens[i].low
		if g := gluedWord(o.tokens, i); orderWords[g] > 0 {
			low = g
		}
		was := orderWords[low]
		if was < 2 {
			continue
		}
		at := i + 1
		if g := gluedWord(o.tokens, i); g == low {
			at = i + 2
		}
		if at >= len(o.tokens) || o.tokens[at].pause > pauseNone || !occupation(o.tokens[at].low) && !posts[o.tokens[at].stem] && !places[o.tokens[at].low] {
			continue
		}
		k.orderOf(s, o, o.tokens[i].low, o.tokens[at].stem, was)
		return
	}
}

// firstPlace and laterPlaces are words for places in an order.
var (
	firstPlace  = setOf(`first 1st best top`)
	laterPlaces = setOf(`second third fourth fifth sixth 2nd 3rd 4th 5th second-best third-best`)
)

// places are what an order is told of beside posts.
var places = setOf(`place chair author seller prize rank seat reader counsel inventor examiner speaker violin keeper`)

func (k *comparison) orderOf(s, o *statement, word, stem string, was int) {
	for i := range s.tokens {
		if s.tokens[i].stem != stem {
			continue
		}
		now := orderWords[lowAt(s.tokens, i-1)]
		if now == 0 && i > 1 && s.tokens[i-1].glued {
			now = orderWords[s.tokens[i-2].low]
		}
		switch {
		case now >= was, anyWord(clause{s, 0, len(s.tokens)}, map[string]bool{word: true}):
			return
		case now == 0:
			k.report(Finding{Kind: "qualifier", Value: s.tokens[i].text, Severity: Review}, s.tokens[i].line, "Your original resume says “"+word+"” of this: “"+clip(o.text)+"”. May it be left out?")
		default:
			k.report(Finding{Kind: "qualifier", Value: s.tokens[i-1].text + " " + s.tokens[i].text, Severity: High}, s.tokens[i].line, "Your original resume says “"+word+"” here: “"+clip(o.text)+"”. Which is right?")
		}
		return
	}
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
