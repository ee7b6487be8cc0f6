package compose

import (
	"slices"
	"strings"
)

// Claims that grew while their words stayed near: a part told as the whole, a place told as a win, a change to a figure told
// as a change by it, a figure taken from its neighbour.

var (
	// partWords say that not all is meant; wholeWords, that all is.
	partWords  = setOf(`some most mostly many partly partially several mainly largely part parts half sometimes often usually`)
	wholeWords = setOf(`all only every entire whole always fully exclusively completely throughout`)
	// winWords say that a prize was won.
	winWords = setOf(`won win wins winning winner winners awarded champion champions`)
	// sums say that a figure is of all together; singles, that it is of each.
	sums    = setOf(`total altogether combined overall`)
	singles = setOf(`each apiece every`)
)

// checkRaised runs these checks on one statement and the one that it comes from.
func (k *comparison) checkRaised(s *statement) {
	o, score := k.sourceOfAll(s)
	if o == nil || o.heading || score < .4 {
		return
	}
	whole, was := clause{s, 0, len(s.tokens)}, clause{o, 0, len(o.tokens)}
	if anyWord(was, partWords) && !anyWord(whole, partWords) && !hasClass(s, "partial") {
		k.reportWord(s, o, wholeWords, "qualifier", !anyWord(was, wholeWords))
	}
	if hasClass(o, "placed") && !hasClass(s, "placed") && !anyWord(was, winWords) {
		k.reportWord(s, o, winWords, "verb", true)
	}
	if anyWord(was, sums) && !anyWord(whole, sums) && !anyWord(was, singles) {
		k.reportWord(s, o, singles, "number-context", true)
	}
	k.checkSingular(s, o)
	k.checkPartOf(s, o)
	k.checkWhole(s, o)
	k.checkSwapped(s, o)
	k.checkSubset(s, o)
	k.checkOften(s, o)
	k.checkSuccess(s, o)
	k.checkOrder(s, o)
	k.checkUndone(s, o)
	k.checkDenied(s, o)
	k.checkSeveral(s, o)
	k.checkLength(s, o)
	k.checkSince(s, o)
	k.checkWidened(s, o)
	if len(o.ranges) == 0 || o.bullet || !s.bullet && len(s.ranges) == 0 {
		k.checkPosts(s, o)
	}
	if len(o.ranges) == 0 || o.bullet {
		k.checkActor(s, o)
		k.checkDeeds(s, o)
		k.checkCause(s, o)
		k.checkGroupDeed(s, o)
	}
}

// checkPartOf finds "three plants" where the original says "one of three plants".
func (k *comparison) checkPartOf(s, o *statement) {
	for i := range k.old.numbers {
		all := k.old.numbers[i]
		if all.st != o || all.unit != plainUnit || all.from < 2 || lowAt(o.tokens, all.from-1) != "of" {
			continue
		}
		some := o.tokens[all.from-2].low
		value := smallNumbers[some]
		if some == "one" {
			value = 1
		} else if o.tokens[all.from-2].kind == numberToken {
			value, _ = readDigits(o.tokens[all.from-2].digits)
		}
		if value == 0 || value >= all.value {
			continue
		}
		for _, q := range k.numbers {
			if q.st != s || !q.equal(all) || lowAt(s.tokens, q.from-1) == "of" || lowAt(s.tokens, q.from-1) == "in" || !anyAlike(append(slices.Clone(q.thing), q.next().stem), append(slices.Clone(all.thing), all.next().stem)) {
				continue
			}
			if slices.ContainsFunc(k.numbers, func(n *quantity) bool { return n.st == s && same(n.value, value) }) {
				continue
			}
			k.report(Finding{Kind: "number-context", Value: q.text(), Severity: High}, q.token().line, "Your original resume says “"+some+" of "+all.text()+"”: “"+clip(o.text)+"”. Which is right?")
			return
		}
	}
}

// reportWord reports the first of the words in the statement.
func (k *comparison) reportWord(s, o *statement, words map[string]bool, kind string, sure bool) {
	for i := range s.tokens {
		t := &s.tokens[i]
		if before := lowAt(s.tokens, i-1); !sure || !words[t.low] || before == "nearly" || before == "almost" || before == "not" {
			continue
		}
		k.report(Finding{Kind: kind, Value: t.text, Severity: High}, t.line, "Your original resume does not say “"+t.text+"” here: “"+clip(o.text)+"”. Which is right?")
		return
	}
}

// checkSingular finds one thing told as several: "one church" as "churches".
func (k *comparison) checkSingular(s, o *statement) {
	for i := range o.tokens {
		if o.tokens[i].low != "one" && o.tokens[i].low != "single" {
			continue
		}
		for j := i + 1; j < len(o.tokens) && j < i+3 && o.tokens[j].pause == pauseNone; j++ {
			w := &o.tokens[j]
			if w.low == "of" {
				break
			}
			if strings.HasSuffix(w.low, "s") || stopWords[w.low] || k.old.hasPlural(w.stem) {
				continue
			}
			for n := range s.tokens {
				t := &s.tokens[n]
				if t.stem == w.stem && strings.HasSuffix(t.low, "s") && !strings.HasSuffix(t.low, "'s") && !strings.HasSuffix(t.low, "ss") && lowAt(s.tokens, n-1) != "one" {
					k.report(Finding{Kind: "number", Value: t.text, Severity: Review}, t.line, "Your original resume names one, not several “"+t.text+"”: “"+clip(o.text)+"”. Which is right?")
					return
				}
			}
		}
	}
}

// checkMoved finds a figure that took the place of another of the same thing and unit, though the original has it
// elsewhere. It says whether it did.
func (k *comparison) checkMoved(q *quantity, sources []*quantity) bool {
	near, score := k.sourceOfAll(q.st)
	if near == nil || score < .5 || len(q.st.ranges) > 0 {
		return false
	}
	for _, o := range sources {
		if o.st == near {
			return k.checkMeasure(q, sources, near) || k.checkChange(q, o) || k.checkRate(q, o)
		}
	}
	p := k.replaced(q, .5)
	if p == nil || len(p.st.ranges) > 0 {
		return false
	}
	k.report(Finding{Kind: "number-context", Value: q.text(), Severity: High}, q.token().line, "Your original resume says “"+p.text()+"”, not “"+q.text()+"”: “"+clip(near.text)+"”. Which is right?")
	return true
}

// checkMeasure finds a figure kept with another measure: minutes told as hours, percent as percentage points.
func (k *comparison) checkMeasure(q *quantity, sources []*quantity, near *statement) bool {
	var other *quantity
	for _, o := range sources {
		points := q.unit == percentUnit && o.unit == percentUnit && o.pair == nil && q.measure != o.measure && (q.measure == "point" || o.measure == "point")
		parted := q.unit == plainUnit && o.unit == plainUnit && q.measure != "" && o.measure != "" && q.measure != o.measure
		if o.st != near {
			continue
		}
		if !points && !parted {
			return false
		}
		other = o
	}
	if other == nil {
		return false
	}
	k.report(Finding{Kind: "number", Value: q.st.text[q.token().start:q.st.tokens[min(q.to, len(q.st.tokens)-1)].end], Severity: High}, q.token().line, "Your original resume gives “"+other.text()+"” in another measure: “"+clip(near.text)+"”. Which is right?")
	return true
}

// withWhom says how many words at token i tell with whom one worked: "with the owner", "with other staff".
func withWhom(tokens []token, i int) int {
	if tokens[i].low != "with" || i > 0 && (tokens[i-1].glued || tokens[i].glued) {
		return 0
	}
	for j := i + 1; j < len(tokens) && j < i+5 && tokens[j].pause == pauseNone; j++ {
		if w := &tokens[j]; w.kind == wordToken && (coworkers[w.stem] || formsOfAddress[w.low] || endsAsPerson(w) || titleNouns[w.low] || ranks[w.low] > 0 || withPeople[w.stem] || titleNouns[strings.TrimSuffix(w.low, "s")]) {
			return j - i + 1
		} else if w.kind == numberToken {
			return 0
		}
	}
	return 0
}

// formsOfAddress are forms of address before a name.
var formsOfAddress = setOf(`dr prof professor mr mrs ms`)

// personEndings end names of people by what they do, in French, Spanish and German.
var personEndings = [...]string{"ante", "eur", "euse", "trice", "ière", "iste", "ista", "dora", "ador", "edor", "idor", "ero", "era", "erin", "leiter", "meister", "ärztin"}

func endsAsPerson(t *token) bool {
	low := strings.ToLower(t.text)
	for _, e := range personEndings {
		if len(low) > len(e)+2 && strings.HasSuffix(low, e) {
			return true
		}
	}
	return false
}

// withPeople are others than those of titles with whom work is done.
var withPeople = stemSet(`crew team volunteer partner agency curator owner broker contractor friend peer`)

// withAnyone says whether a statement tells of others.
func withAnyone(s *statement) bool {
	for i := range s.tokens {
		if low := s.tokens[i].low; low == "with" || low == "alongside" || low == "we" || low == "our" || low == "together" || low == "jointly" {
			return true
		}
	}
	return false
}

// checkChange finds "by 16%" where the original says "to 16%".
func (k *comparison) checkChange(q, o *quantity) bool {
	if lowAt(q.st.tokens, q.from-1) != "by" || q.pair != nil || lowAt(o.st.tokens, o.from-1) != "to" {
		return false
	}
	k.report(Finding{Kind: "number-context", Value: q.text(), Severity: High}, q.token().line, "Your original resume says “to "+o.text()+"”, not “by”: “"+clip(o.st.text)+"”. Which is right?")
	return true
}

// checkRate finds a rate where the statement of the original tells none, or one of shifts and nights.
func (k *comparison) checkRate(q, o *quantity) bool {
	if q.rate == "" || o.rate != "" {
		return false
	}
	for i := range o.st.tokens {
		if rateWords[o.st.tokens[i].low] != "" {
			return false
		}
	}
	k.report(Finding{Kind: "number", Value: q.text(), Severity: Review}, q.token().line, "Your original resume does not say “"+q.text()+"” per "+q.rate+": “"+clip(o.st.text)+"”. Is it right?")
	return true
}
