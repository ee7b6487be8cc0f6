package compose

import (
	"slices"
	"strings"
)

// What a number counts.

// thingOf gives the stems of what a number counts: the words after it, what a change by it is told of, or the words
// before it.
func thingOf(q *quantity) []string {
	out := thingAfter(q)
	switch {
	case len(out) > 0:
		return out
	case q.pair != nil && q.pair.from > q.from:
		q.pair.thing = thingOf(q.pair)
		return q.pair.thing
	case q.token().pause > pauseNone:
		return nil
	}
	if out = changed(q); len(out) > 0 {
		return out
	}
	return thingBefore(q)
}

func thingAfter(q *quantity) []string {
	s := q.st
	var out []string
	for i := q.to; i < len(s.tokens) && len(out) < 3; i++ {
		t := &s.tokens[i]
		if t.kind != wordToken || t.pause > pauseNone || s.cover[i] || smallNumbers[t.low] > 0 {
			break
		}
		switch {
		case !stopWords[t.low] && !changeWords[t.stem] && (len(out) > 0 || measures[t.low] == ""):
			out = append(out, t.stem)
		case len(out) == 0 && !stopWords[t.low], len(out) == 0 && i < q.to+3 && thingLinks[t.low]:
		case stopWords[t.low] || !measureWord(t.low):
			return out
		}
	}
	return out
}

func thingBefore(q *quantity) []string {
	s := q.st
	var out []string
	for i := q.from - 1; i >= 0 && len(out) < 3; i-- {
		t := &s.tokens[i]
		says := t.kind == wordToken && smallNumbers[t.low] == 0 && !stopWords[t.low] && !changeWords[t.stem]
		if says && !helpVerbs[t.stem] {
			out = append(out, t.stem)
		}
		if !says && len(out) > 0 || t.pause > pauseNone {
			break
		}
	}
	return out
}

// changed gives what a change by or to a figure is told of: the object of "cut water use on line 3 by 18%", or where the
// verb has none ("water use fell by 18%"), the words before it.
func changed(q *quantity) []string {
	s := q.st
	at := -1
	for i := q.from - 1; i >= 0 && s.tokens[i+1].pause < pauseClause; i-- {
		if t := &s.tokens[i]; (upVerbs[t.stem] || downVerbs[t.stem]) && t.low != "up" && t.low != "down" && !strings.HasSuffix(t.low, "er") {
			at = i
			break
		}
	}
	if at < 0 {
		return nil
	}
	var out []string
	for i := at + 1; i < q.from && s.tokens[i].kind == wordToken && s.tokens[i].pause == pauseNone; i++ {
		t := &s.tokens[i]
		if stopWords[t.low] && !thingLinks[t.low] || t.low == "of" {
			break
		}
		if !stopWords[t.low] && !changeWords[t.stem] {
			out = append(out, t.stem)
		}
	}
	for i := at - 1; len(out) == 0 && i >= 0 && s.tokens[i+1].pause < pauseComma; i-- {
		if t := &s.tokens[i]; t.kind != wordToken || stopWords[t.low] {
			break
		} else if !changeWords[t.stem] {
			out = append(out, t.stem)
		}
	}
	return out
}

// thingLinks may stand between a number and what it counts.
var thingLinks = setOf(`the a my our their its more new other of own all these those such`)

func measureWord(w string) bool {
	return measures[w] != "" || w == "weekly" || w == "monthly" || w == "yearly"
}

// checkThing asks whether the figure still belongs to the same thing: one of the words for what it counts must stand, as
// itself or a synonym, beside one of its sources.
func (k *comparison) checkThing(q *quantity, sources []*quantity) {
	if len(q.thing) == 0 || len(q.st.ranges) > 0 {
		return
	}
	measured := false
	for _, o := range sources {
		if len(o.thing) == 0 || len(o.st.ranges) > 0 {
			return
		}
		if k.sameThing(q, o) {
			measured = true
			if q.measure == "" || o.measure == "" || q.measure == o.measure || o.unit == percentUnit {
				k.checkDirection(q, o)
				return
			}
		}
	}
	severity := Review
	if measured && len(sources) == 1 {
		severity = High
	}
	if p := k.replaced(q, .5); p != nil && !slices.ContainsFunc(sources, func(o *quantity) bool { return o.st == p.st }) {
		k.report(Finding{Kind: "number-context", Value: q.text(), Severity: High}, q.token().line, "Your original resume says “"+p.text()+"”, not “"+q.text()+"”: “"+clip(p.st.text)+"”. Which is right?")
		return
	}
	k.report(Finding{Kind: "number-context", Value: q.text(), Severity: severity}, q.token().line,
		"Your original resume gives “"+q.text()+"” for something else: “"+clip(sources[0].st.text)+"”. Is this right?")
}

// sameThing says whether a word for what q counts stands near o in the original and belongs to no other figure there.
func (k *comparison) sameThing(q, o *quantity) bool {
	if anyAlike(q.thing, o.thing) || o.pair != nil && anyAlike(q.thing, o.pair.thing) {
		return true
	}
	skills := k.skillsIn(q)
	for _, m := range k.old.mentions {
		if &k.old.all[m.statement] == o.st && skills[string(m.skill)] {
			return true
		}
	}
	for i := range o.st.tokens {
		t := &o.st.tokens[i]
		if t.kind != wordToken || stopWords[t.low] {
			continue
		}
		for _, w := range q.thing {
			if alike(w, t.stem) && !changeWords[t.stem] && !k.belongsElsewhere(o, t.stem) {
				return true
			}
		}
	}
	return false
}

// skillsIn gives the skills named by the words that q counts.
func (k *comparison) skillsIn(q *quantity) map[string]bool {
	out := map[string]bool{}
	for _, m := range k.mentions {
		if &k.now.all[m.statement] == q.st && slices.ContainsFunc(q.st.tokens[m.from:m.to], func(t token) bool { return slices.Contains(q.thing, t.stem) }) {
			out[string(m.skill)] = true
		}
	}
	return out
}

// belongsElsewhere says whether the word is what another figure of the same statement counts.
func (k *comparison) belongsElsewhere(o *quantity, stem string) bool {
	for _, p := range k.old.numbers {
		if p == o || p.st != o.st || p.pair == o || o.pair == p {
			continue
		}
		for _, w := range p.thing {
			if w == stem {
				return true
			}
		}
	}
	return false
}

// checkTurned finds a change told backwards: "from 5 to 9" of "from 9 to 5".
func (k *comparison) checkTurned(q *quantity) {
	if q.pair == nil || q.equal(q.pair) {
		return
	}
	turned := false
	for _, o := range k.old.numbers {
		if o.pair == nil {
			continue
		}
		if o.equal(q) && o.pair.equal(q.pair) {
			return
		}
		if o.equal(q.pair) && o.pair.equal(q) {
			turned = true
		}
	}
	if turned {
		value := q.text() + " to " + q.pair.text()
		k.report(Finding{Kind: "number-context", Value: value, Severity: High}, q.token().line, "Your original resume tells this the other way round: from "+q.pair.text()+" to "+q.text()+". Which is right?")
	}
}

// checkDirection finds a rise told as a fall.
func (k *comparison) checkDirection(q, o *quantity) {
	a, b := direction(q), direction(o)
	if a*b < 0 && q.unit == o.unit {
		k.report(Finding{Kind: "number-context", Value: q.text(), Severity: Review}, q.token().line, "Your original resume tells the change the other way: “"+clip(o.st.text)+"”. Which is right?")
	}
}

// direction gives 1 where the clause of a figure tells a rise, -1 a fall, 0 where it tells neither or both.
func direction(q *quantity) int {
	up, down := 0, 0
	for _, c := range q.st.clauses() {
		if q.from < c.from || q.from >= c.to {
			continue
		}
		for i := c.from; i < c.to; i++ {
			t := &q.st.tokens[i]
			if i+1 < len(q.st.tokens) && (t.low == "up" && q.st.tokens[i+1].low == "to" || t.low == "more" || t.low == "less" || t.low == "higher" || t.low == "fewer") || t.glued || strings.HasSuffix(t.low, "er") {
				continue
			}
			if upVerbs[t.stem] {
				up++
			}
			if downVerbs[t.stem] {
				down++
			}
		}
	}
	switch {
	case up > 0 && down == 0:
		return 1
	case down > 0 && up == 0:
		return -1
	}
	return 0
}
