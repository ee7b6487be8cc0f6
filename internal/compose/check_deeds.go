package compose

import (
	"slices"
	"strings"
)

// What was done, by kind of deed: a verb of another kind than the original's tells another deed ("built" of "fixed",
// "won" of "quoted"). Verbs of one kind are taken for another way of saying it.

// deedKinds lists the kinds. A verb may be of several; a trailing mark says that the kind claims something when the
// original tells only others.
var deedKinds = []struct {
	claims bool
	verbs  map[string]bool
}{
	{true, stemSet(`build create design develop make produce construct engineer write author draft compose devise invent rebuild redesign code program establish set found formulate prepare draw rewrite assemble cook bake craft`)},
	{true, stemSet(`introduce introduction launch implement roll deploy start initiate establish set pilot deliver complete execute migrate move install ship release migration replace switch adopt implementation piloting`)},
	{false, stemSet(`organize plan coordinate arrange run hold host manage schedule stage deliver lead direct administer`)},
	{true, stemSet(`conduct hold run perform deliver give carry moderate facilitate lead do execute`)},
	{true, stemSet(`negotiate argue represent defend plead agree`)},
	{true, stemSet(`close sign win secure land acquire gain sell obtain attract`)},
	{true, stemSet(`approve authorize release decide clear certify grant sign`)},
	{true, stemSet(`teach train coach instruct tutor mentor educate lecture onboard brief show explain supervise guide demonstrate class lesson`)},
	{false, stemSet(`care treat nurse look attend serve manage supply provide dispense administer handle process`)},
	{false, stemSet(`repair fix service maintain restore solve resolve debug correct replace troubleshoot`)},
	{false, stemSet(`analyze research study examine evaluate assess test measure review audit check inspect verify survey monitor compare investigate explore validate`)},
	{true, stemSet(`hire recruit appoint select staff`)},
	{true, stemSet(`publish appear print`)},
	{false, stemSet(`quote offer tender bid pitch propose suggest recommend apply request submit`)},
	{false, stemSet(`decrease reduce lower cut drop fall shrink trim slash halve minimize shorten save increase grow raise lift rise improve boost double triple climb optimize`)},
	{false, helpVerbs},
	{false, stemSet(`load pull carry drive shelve pick pack fetch clean sort move transport deliver file scan type bring`)},
	{true, stemSet(`audit`)},
	{true, stemSet(`own maintain maintainer`)},
}

// kindsOf gives the kinds of a verb as bits, and those by which it claims something.
var kindsOf, claimsOf = func() (all, claims map[string]uint32) {
	all, claims = map[string]uint32{}, map[string]uint32{}
	for i, kind := range deedKinds {
		for verb := range kind.verbs {
			all[verb] |= 1 << i
			if kind.claims {
				claims[verb] |= 1 << i
			}
		}
	}
	return all, claims
}()

// checkDeeds finds a deed of another kind than those that the original tells there.
func (k *comparison) checkDeeds(s, o *statement) {
	was, told := deedsOf(o), false
	if was == 0 {
		return
	}
	for i := range s.tokens {
		t := &s.tokens[i]
		if !beginsDeed(s.tokens, i) || kindsOf[t.stem] == 0 {
			continue
		}
		if told = told || kindsOf[t.stem]&was != 0; told {
			return // the rest is told as a part of it
		}
		if claimsOf[t.stem] != 0 && kindsOf[t.stem]&was == 0 && !k.flaggedVerb(t) {
			k.report(Finding{Kind: "verb", Value: t.text, Severity: Review}, t.line, "Your original resume does not say “"+t.text+"” here: “"+clip(o.text)+"”. Is it right?")
			return
		}
	}
}

// checkActor finds what another did told as the writer's: "supervised by a solicitor" as "supervising a solicitor", "a routine
// that the manager introduced" as "I introduced".
func (k *comparison) checkActor(s, o *statement) {
	if slices.ContainsFunc(o.tokens, func(t token) bool { return t.low == "i" }) {
		return // who did what is told apart
	}
	for i := range s.tokens {
		t := &s.tokens[i]
		own := lowAt(s.tokens, i-1) == "i" || i == 0 || (leadVerbs[t.stem] || signVerbs[t.stem]) && strings.HasSuffix(t.low, "ing")
		if !own || kindsOf[t.stem] == 0 || occupation(t.low) && !strings.HasSuffix(t.low, "ed") {
			continue
		}
		for j := range o.tokens {
			if o.tokens[j].stem != t.stem {
				continue
			}
			if lowAt(o.tokens, j-1) == "i" || j == 0 {
				return
			}
			others := byPerson(o.tokens, j+1) && lowAt(s.tokens, i+1) != "by" || personAt(o.tokens, j-1)
			if personAt(o.tokens, j-1) && clauseHas(clause{s, 0, i}, o.tokens[j-1].stem) {
				others = false
			}
			if !others {
				continue
			}
			k.report(Finding{Kind: "verb", Value: t.text, Severity: High}, t.line, "Your original resume says that another did this: “"+clip(o.text)+"”. Is “"+t.text+"” right?")
			return
		}
	}
}

// byPerson says whether the words from token i tell who did it: "by the manager".
func byPerson(tokens []token, i int) bool {
	if lowAt(tokens, i) != "by" {
		return false
	}
	for j := i + 2; j < len(tokens) && j < i+5 && tokens[j].pause == pauseNone; j++ {
		if personAt(tokens, j) {
			return true
		}
	}
	return false
}

// personAt says whether token i names somebody else by a post: "the manager introduced".
func personAt(tokens []token, i int) bool {
	if i < 1 || tokens[i].kind != wordToken || tokens[i].pause > pauseNone {
		return false
	}
	if low := tokens[i].low; !titleNouns[low] && !chiefs[low] && !coworkers[tokens[i].stem] && low != "team" && low != "colleague" {
		return false
	}
	for j := i - 1; j >= 0 && j >= i-3; j-- {
		if low := tokens[j].low; low == "the" || low == "a" || low == "an" || low == "our" || low == "my" {
			return true
		}
	}
	return false
}

// flaggedVerb says whether a check has asked about the verb already.
func (k *comparison) flaggedVerb(t *token) bool {
	for i := range k.found {
		if k.found[i].Kind == "verb" && strings.EqualFold(k.found[i].Value, t.text) {
			return true
		}
	}
	return false
}

// deedsOf gives the kinds of all deeds of a statement, told as verbs or as nouns; what is done "by" others is none.
func deedsOf(s *statement) uint32 {
	var kinds uint32
	for i := range s.tokens {
		if next := lowAt(s.tokens, i+1); next == "by" && i > 0 {
			continue
		}
		kinds |= kindsOf[s.tokens[i].stem]
	}
	return kinds
}

// beginsDeed says whether token i stands where a verb tells what the writer did: at the beginning, after "I", or joined to
// such a verb.
func beginsDeed(tokens []token, i int) bool {
	t := &tokens[i]
	if t.kind != wordToken || t.glued || i+1 < len(tokens) && tokens[i+1].glued {
		return false
	}
	past := strings.HasSuffix(t.low, "ed") || irregular[t.low] != "" && irregular[t.low] != t.low
	switch before := lowAt(tokens, i-1); {
	case i == 0:
		return !strings.HasSuffix(t.low, "ing") || lowAt(tokens, 1) != "of"
	case before == "i" || before == "have" || before == "has" || before == "also":
		return true
	case before == "and" || t.pause >= pauseComma:
		return past
	}
	return false
}
