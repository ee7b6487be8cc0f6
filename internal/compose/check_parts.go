package compose

import (
	"slices"
	"strings"
)

// Which figure of a statement belongs to which of its parts: "94% in 2021, 103% in 2022" is not "103% in 2021".

// segment gives the part of a statement between commas, brackets, semicolons and "and" in which token i stands.
func (s *statement) segment(i int) clause {
	ends := func(j int) bool {
		return s.tokens[j].pause >= pauseBracket || s.tokens[j].low == "and" || s.tokens[j].low == "against" || s.tokens[j].low == "versus"
	}
	from, to := i, i+1
	for from > 0 && !ends(from) {
		from--
	}
	for to < len(s.tokens) && !ends(to) {
		to++
	}
	return clause{s, from, to}
}

// features gives what the words of a clause are compared by, without its figures.
func (c clause) features() []string {
	var out []string
	for i := c.from; i < c.to; i++ {
		t := &c.st.tokens[i]
		year := t.kind == numberToken && c.st.cover[i]
		if f := t.feature; f != "" && (year || t.kind == wordToken && smallNumbers[t.low] == 0) && !changeWords[t.stem] {
			out = append(out, f)
		}
	}
	return out
}

// checkSwapped finds a figure that stands beside the words of another figure of the same statement and unit.
func (k *comparison) checkSwapped(s, o *statement) {
	if len(s.ranges) > 0 {
		return
	}
	var was []*quantity
	for _, p := range k.old.numbers {
		if p.st == o {
			was = append(was, p)
		}
	}
	if len(was) < 2 {
		return
	}
	for _, q := range k.numbers {
		if q.st != s || q.pair != nil {
			continue
		}
		own, other := k.partsOf(q, was)
		if own == nil || other == nil {
			continue
		}
		k.report(Finding{Kind: "number-context", Value: q.text(), Severity: High}, q.token().line, "Your original resume gives “"+other.text()+"” there, not “"+q.text()+"”: “"+clip(o.text)+"”. Which is right?")
		return
	}
}

// partsOf gives the figure of the original that q is, and another of the same unit beside whose words q stands while it
// stands beside none of its own.
func (k *comparison) partsOf(q *quantity, was []*quantity) (own, other *quantity) {
	for _, p := range was {
		if q.equal(p) && q.compatible(p) {
			if own != nil {
				return nil, nil
			}
			own = p
		}
	}
	if own == nil {
		return nil, nil
	}
	beside := q.st.segment(q.from).features()
	mine := own.st.segment(own.from).features()
	if len(beside) == 0 || overlap(beside, mine) > 0 {
		return nil, nil
	}
	for _, p := range was {
		if p == own || p.unit != own.unit || p.pair == own || own.pair == p {
			continue
		}
		if theirs := p.st.segment(p.from).features(); overlap(beside, theirs) > 0 && len(mine) > 0 {
			return own, p
		}
	}
	return nil, nil
}

func overlap(a, b []string) int {
	n := 0
	for _, f := range a {
		if slices.ContainsFunc(b, func(g string) bool { return f == g || f[0] != '#' && g[0] != '#' && alike(f, g) }) {
			n++
		}
	}
	return n
}

// partWhich are the words behind which a part is told: "of which 11 renewed", "one of whom".
var partWhich = setOf(`which whom them these those`)

// checkSubset finds what the original tells of a part told of all: "35 accounts, of which 11 renewed" as "35 accounts
// renewed".
func (k *comparison) checkSubset(s, o *statement) {
	for i := 1; i < len(o.tokens); i++ {
		if (o.tokens[i-1].low != "of" || !partWhich[o.tokens[i].low]) && o.tokens[i].low != "thereof" {
			continue
		}
		from := i + 1
		part := 0.0
		if o.tokens[i].low != "thereof" {
			part = valueAt(o, i-2)
		}
		for _, q := range k.old.numbers {
			if q.st == o && part == 0 && q.from > i && q.from <= i+2 {
				part, from = q.value, q.to
			}
		}
		if part == 0 || saysNumber(k.numbers, s, part) {
			return
		}
		for j := from; j < len(o.tokens) && j < from+5 && o.tokens[j].pause < pauseClause; j++ {
			w := &o.tokens[j]
			if w.feature == "" || w.kind != wordToken || !clauseHas(clause{s, 0, len(s.tokens)}, w.stem) || anyWord(clause{s, 0, len(s.tokens)}, partWords) {
				continue
			}
			k.report(Finding{Kind: "number-context", Value: w.text, Severity: High}, s.tokens[0].line, "Your original resume says this of a part: “"+clip(o.text)+"”. Which is right?")
			return
		}
	}
}

// valueAt reads the small number at token i, 0 where none stands.
func valueAt(s *statement, i int) float64 {
	if i < 0 || i >= len(s.tokens) {
		return 0
	}
	if t := &s.tokens[i]; t.kind == numberToken {
		v, _ := readDigits(t.digits)
		return v
	}
	if s.tokens[i].low == "one" {
		return 1
	}
	return smallNumbers[s.tokens[i].low]
}

// saysNumber says whether a statement holds the number.
func saysNumber(numbers []*quantity, s *statement, v float64) bool {
	for i := range s.tokens {
		if v == 1 && (s.tokens[i].low == "one" || s.tokens[i].low == "single") {
			return true
		}
	}
	return slices.ContainsFunc(numbers, func(n *quantity) bool { return n.st == s && same(n.value, v) })
}

// checkGroupDeed finds what a group did told as the writer's own: "the team moved 14 services" as "moved 14 services".
func (k *comparison) checkGroupDeed(s, o *statement) {
	at := groupSubject(o)
	if at < 0 {
		at = otherSubject(s, o)
	}
	if at < 0 || withAnyone(s) || !beginsWithDeed(s) {
		return
	}
	for i := range s.tokens {
		if low := s.tokens[i].low; groupSubjects[strings.TrimSuffix(low, "s")] || low == "us" {
			return
		}
	}
	k.report(Finding{Kind: "qualifier", Value: o.tokens[at].text, Severity: Review}, s.tokens[0].line, "Your original resume tells this of “"+o.tokens[at].text+"”: “"+clip(o.text)+"”. Did you do it yourself?")
}

// groupSubjects are who does a thing together.
var groupSubjects = setOf(`team we department company shop branch store school kitchen ward unit clinic hospital firm office group crew agency choir club project staff colleague studio lab consortium board équipe`)

// groupSubject gives the token of a group that does what the statement tells, -1 where it is no group.
func groupSubject(s *statement) int {
	for i := 0; i < len(s.tokens) && i < 4; i++ {
		t := &s.tokens[i]
		if i > 0 && t.pause >= pauseComma || t.kind != wordToken {
			return -1
		}
		if !groupSubjects[t.low] || t.low != "we" && (i == 0 || lowAt(s.tokens, i-1) != "the" && lowAt(s.tokens, i-1) != "our" && lowAt(s.tokens, i-1) != "my") {
			continue
		}
		if i+1 < len(s.tokens) && s.tokens[i+1].pause == pauseNone && (strings.HasSuffix(s.tokens[i+1].low, "ed") || irregular[s.tokens[i+1].low] != "" || periods[s.tokens[i+1].low] > 0) {
			return i
		}
	}
	return -1
}

// otherSubject gives the token of a thing that does in the original what the rewritten statement begins with, -1 where
// none does: "the paper won an award" as "won an award".
func otherSubject(s, o *statement) int {
	if len(o.tokens) < 3 || o.tokens[0].low != "the" && o.tokens[0].low != "my" && o.tokens[0].low != "our" {
		return -1
	}
	for i := 2; i < len(o.tokens) && i < 4 && o.tokens[i].pause == pauseNone; i++ {
		t := &o.tokens[i]
		if kindsOf[t.stem] == 0 && !cameAbout[t.low] && successKind(t.stem) < 0 || clauseHas(clause{s, 0, len(s.tokens)}, o.tokens[i-1].stem) {
			continue
		}
		for j := 0; j < len(s.tokens) && j < 3; j++ {
			if s.tokens[j].stem == t.stem && beginsDeed(s.tokens, j) {
				return i - 1
			}
		}
	}
	return -1
}

func beginsWithDeed(s *statement) bool {
	for i := 0; i < len(s.tokens) && i < 3; i++ {
		if beginsDeed(s.tokens, i) && (kindsOf[s.tokens[i].stem] != 0 || isDeed(&s.tokens[i])) {
			return true
		}
	}
	return false
}
