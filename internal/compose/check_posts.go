package compose

import "strings"

// Posts and places in an order that the original does not give.

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
		if !ownPost(s.tokens, i) || clauseHas(was, t.stem) || k.bearsPost(t, o) || len(o.ranges) > 0 && (k.inTitle(t.low) || !s.tellsI()) {
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

// ownPost says whether a word for a post stands where it is the writer's own.
func ownPost(tokens []token, i int) bool {
	t := &tokens[i]
	if t.kind != wordToken || !posts[t.stem] || strings.HasSuffix(t.low, "s") || t.glued && i > 0 || tellsNoPost(tokens, i) {
		return false
	}
	before, after := lowAt(tokens, i-1), lowAt(tokens, i+1)
	switch {
	case i == 0 || t.pause >= pauseClause:
		return true
	case t.low == "charge":
		return before == "in"
	case t.low == "responsible":
		return before != "the"
	case postOpens[before] && (i == 1 || i < 6 && !placeWords[lowAt(tokens, i-2)]):
		return true
	}
	return i <= 3 && t.pause == pauseNone && (after == "of" || after == "for")
}

// bearsPost says whether the original tells there what makes one that: a charge, or of an author, a thing made.
func (k *comparison) bearsPost(t *token, o *statement) bool {
	if makers[t.low] && deedsOf(o)&1 != 0 {
		return true
	}
	return (leadVerbs[t.stem] || chargeWords[t.stem] || t.low == "leader") && k.inCharge(clause{o, 0, len(o.tokens)})
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
