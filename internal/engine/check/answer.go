package check

import (
	"cmp"
	"slices"
	"strings"

	"vitae/internal/engine/claim"
)

// contradiction says from which chance on a suspicion of a rule is a question about a spoken answer, and how it is
// asked. An answer may tell what the resume doesn't mention, so new names and words are no contradiction.
type contradiction struct {
	least    float64 // chosen on testdata/practice/tuned.txt: above the chance of every true answer there
	question string  // WORDS and SOURCE are as in a Rule; SAYS and GIVES name who says it
}

var contradictions = map[string]contradiction{
	"number-new":   {0.80, "You say “WORDS”. SAYS: “SOURCE”. Which is right?"},
	"number-moved": {0.80, "You say “WORDS”. SAYS: “SOURCE”. Which is right?"},
	"date-new":     {0.80, "You say “WORDS”. GIVES other dates, or none, for this: “SOURCE”. Is your date right?"},
	"raised":       {0.60, "You say “WORDS”. SAYS: “SOURCE”. Is that the same?"},
	"dropped":      {0.85, "SAYS “WORDS” here: “SOURCE”. Does that still apply?"},
	"grade":        {0.80, "You say “WORDS”. SAYS: “SOURCE”. Is that the same?"},
	"counted":      {0, "You say “WORDS”. SAYS: “SOURCE”. Which is right?"},
	"denied":       {0, "You say “WORDS”. SAYS: “SOURCE”. Which is right?"},
	"title":        {0, "You say “WORDS”. SAYS: “SOURCE”. Which was your title?"},
}

// What an answer must share with a line of the source before the two can contradict each other. Chosen on
// testdata/practice/tuned.txt.
const (
	leastShared    = 0.20 // of the statement's words, by weight
	leastAboutLine = 0.15 // of the words around a limitation that the answer leaves out, and of their clause
	mostlyAround   = 0.25 // of the words around it alone
	surelyLost     = 0.88 // chance of a limitation whose part of the sentence the answer says nothing else of
	leastSameJob   = 0.60 // of the statement's words: it is about the job of that line
)

// Beside are lines that an answer is compared with besides the original.
type Beside struct {
	Story []string // lines of the original that the question is about: they are quoted first
	Facts []string // what its owner said elsewhere; a question says so
}

// Answer lists where a spoken answer contradicts the original: other numbers and dates, a stronger role, a limitation
// that the same claim has there. Each finding is a question. The lines beside it count as source, as for Line.
func (k *Checker) Answer(answer string, beside Beside) []Finding {
	answer = strings.Join(strings.Fields(answer), " ") // lines that were wrapped are no lines
	original := k.with(beside.Story)
	source := original.with(beside.Facts)
	quotes := quoter{source: source, facts: len(original.read.Text), story: beside.Story}
	x := compare(source, Text{Text: answer}, nil, k.budget)
	var out []judged
	for _, j := range x.chosen(k.model.judge(x.suspicions), 0) {
		c, ok := contradictions[j.rule]
		if ok && j.chance >= c.least && x.speaksOfTheSame(j) {
			out = append(out, j)
		}
	}
	out = append(out, x.otherSince()...)
	findings := []Finding{}
	for _, j := range x.contradicted(out) {
		quoted := quotes.quote(x, j.suspicion)
		if x.ofAnotherJob(x.aligned[j.statement].st, quoted.line) {
			continue
		}
		findings = append(findings, Finding{
			Kind: j.kind, Value: j.value, Severity: Review, Line: x.aligned[j.statement].st.Span.Of(answer),
			Message: quoted.ask(contradictions[j.rule].question, j.value),
		})
	}
	return findings
}

// contradicted returns all that statements plainly contradict, and for each other statement what is likeliest, in the
// order of the statements.
func (x *comparison) contradicted(likely []judged) []judged {
	out := x.plainly()
	slices.SortStableFunc(likely, func(a, b judged) int { return cmp.Compare(b.chance, a.chance) })
	for _, j := range likely {
		if !slices.ContainsFunc(out, func(o judged) bool { return o.statement == j.statement }) {
			out = append(out, j)
		}
	}
	slices.SortStableFunc(out, func(a, b judged) int { return cmp.Compare(a.statement, b.statement) })
	return out
}

// ofAnotherJob reports whether a statement names an employer of the resume and a line stands under another one.
func (x *comparison) ofAnotherJob(st *claim.Statement, line string) bool {
	if x.source.document == nil {
		return false
	}
	named, under, other := false, false, false
	for _, w := range x.source.document.Work {
		names := x.names(st, w.Name)
		has := slices.ContainsFunc(w.Highlights, func(h string) bool { return strings.Contains(h, line) })
		named, under, other = named || names, under || names && has, other || !names && has
	}
	return named && other && !under
}

// speaksOfTheSame reports whether a suspicion is about something that the source has a line on, and names that line.
func (x *comparison) speaksOfTheSame(s judged) bool {
	a := x.aligned[s.statement]
	if s.near == "" {
		if c, _ := a.bestAround(s.from, s.to); c != nil {
			s.near = x.source.line(c.unit)
		}
	}
	switch {
	case s.near == "" || s.x[fBest] < leastShared:
		return false
	case s.rule == "number-new":
		return !x.ofSome(s, a)
	case s.rule == "dropped":
		around, clause := s.x[fScope], s.x[fClause]
		about := around >= mostlyAround && s.chance >= surelyLost || min(around, clause) >= leastAboutLine
		return about && !x.shareWord(s.value, a.st)
	case s.rule == "raised":
		said := claim.Read(s.near, x.source.read.Language).Statements
		return slices.ContainsFunc(said, limited) &&
			!slices.ContainsFunc(said, func(st claim.Statement) bool { return x.shareWord(s.value, &st) })
	}
	return true
}

// limited reports whether a statement limits what it claims: helped, one of several, in progress.
func limited(st claim.Statement) bool {
	return slices.ContainsFunc(st.Cues, func(k claim.Cue) bool { return k.Class.Weak() && k.Class != claim.Became })
}

// shareWord reports whether a statement has a word of some words, in any form.
func (x *comparison) shareWord(words string, of *claim.Statement) bool {
	for _, st := range claim.Read(words, x.source.read.Language).Statements {
		for _, w := range st.Words {
			if !w.Stop && slices.ContainsFunc(of.Words, func(o claim.Word) bool { return o.Stem == w.Stem }) {
				return true
			}
		}
	}
	return false
}

// otherSince suspects a beginning that isn't the one that the source gives what goes on until today.
func (x *comparison) otherSince() []judged {
	var out []judged
	for _, a := range x.aligned {
		if len(a.top) == 0 || a.top[0].score < leastSameJob {
			continue
		}
		for i := range a.st.Periods {
			if p := &a.st.Periods[i]; p.End.Year == claim.Now && x.beganOtherwise(a.top[0].unit, p) {
				s := x.suspect("date-new", a, p.From, p.To)
				s.near = x.source.line(a.top[0].unit)
				out = append(out, judged{s, 1})
			}
		}
	}
	return out
}

// beganOtherwise reports whether all that goes on in a unit began at another time. A period that led up to it, as
// before a promotion, may be meant too.
func (x *comparison) beganOtherwise(unit int, p *claim.Period) bool {
	goesOn := false
	for _, o := range x.source.units[unit].Periods {
		if o.End.Year != claim.Now {
			continue
		}
		goesOn = true
		if o.Start.Fits(p.Start) || slices.ContainsFunc(x.source.periods, func(b located[claim.Period]) bool {
			return b.of.Start.Fits(p.Start) && b.of.End.Fits(o.Start)
		}) {
			return false
		}
	}
	return goesOn
}
