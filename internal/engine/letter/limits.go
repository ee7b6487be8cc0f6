package letter

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// hedges finds in a line what makes its claim smaller, and orphans at its head what speaks of a line before it.
var (
	hedges  = eachOf(wholeWord, "hedge", "")
	orphans = eachOf(`(?i)^{}(?:[^\pL]|$)`, "orphan", "")
)

// toldOf finds, anywhere in a line, what speaks of a time named before: "since then".
var toldOf = eachOf(wholeWord, "orphan", "since")

// speaksOfPronoun matches a pronoun so near to the head of a line that its noun stands in another: "I check them
// again", "did it in Excel". "IT" is none.
var speaksOfPronoun = regexp.MustCompile(
	`^(?:\S+ ){1,2}(?:it|them|him|these|those)\b|^\S+ (?:this|that|both) (?:in|at|for|with|by|to|and)\b`)

// ownedByAll matches what stands for a noun of another line.
var ownedByAll = regexp.MustCompile(`\b(?:ours|theirs)\b`)

// isOrphan reports whether a line speaks of something that only the line before it names.
func (w *writer) isOrphan(s string) bool {
	return orphans(w.code).MatchString(s) ||
		w.code == "en" && (speaksOfPronoun.MatchString(s) || ownedByAll.MatchString(s))
}

// isHedged reports whether a line says of itself that it is less than it seems. "The only" and "not only" are none.
func (w *writer) isHedged(s string) bool {
	return hedges(w.code).MatchString(noHedge.ReplaceAllString(s, ""))
}

var noHedge = regexp.MustCompile(
	`(?i)\b(?:the|not|only) only\b|\bonly (?:one|person|woman|man)\b|nicht nur|\bnon seulement\b|no s[oó]lo|\breorder only\b|\bread[ -]only\b|\(\pL+ only\)`)

// others finds in a line what somebody else does of the work: "counsel filed", "bigger ones go to the boss", "QS
// entscheidet", "les embauches, c'est le patron".
var others = lang.Each(func(code string) *regexp.Regexp {
	fill := strings.NewReplacer(
		`\{word\}`, `\pL+`, `\{body\}`, `(?-i:\p{Lu}{2,5})`,
		`\{who\}`, "(?:"+choice("others", "who", code)+")",
		`\{does\}`, "(?:"+choice("others", "does", code)+")")
	says := choice("others", "says", code)
	if says == "" {
		return nothing
	}
	said := strings.Split(says, "|")
	for i, s := range said {
		if open, atEnd := strings.CutSuffix(s, `\$`); atEnd {
			said[i] = fill.Replace(open) + `\s*(?:[.,;:)]|$)`
		} else {
			said[i] = fill.Replace(s) + `(?:[^\pL]|$)`
		}
	}
	return matching(`(?i)(?:^|[^\pL]){}`, strings.Join(said, "|"))
})

// leavesToOthers reports whether a line tells of the work of others.
func (w *writer) leavesToOthers(s string) bool { return others(w.code).MatchString(s) }

// holding are the classes of cues that hold a claim down; idle are words of these classes that say little.
var (
	holding = []claim.Class{claim.Helped, claim.Supervised, claim.Progress, claim.Failed, claim.Basic}
	idle    = lang.Each(func(code string) map[string]bool { return lang.SetOf(code, "piece", "idle") })
)

// isHeldDown reports whether a line claims less than work of one's own: help, supervision, something not ended or not
// had. The posting may ask for just that: help is none where what the line shows is help.
func (w *writer) isHeldDown(p *proof) bool {
	denied := p.Denied || w.isDenied(p.text) && !p.Figure && !overTime.MatchString(p.text)
	if denied && !p.Result || w.isHedged(p.text) || w.leavesToOthers(p.text) {
		return true
	}
	r := w.claims(p.text)
	for i := range r.Statements {
		s := &r.Statements[i]
		for _, q := range s.Cues {
			word := s.Words[q.From].Low
			if !slices.Contains(holding, q.Class) || idle(w.code)[text.Fold(word)] {
				continue
			}
			if q.Class != claim.Helped && q.Class != claim.Supervised || !w.asksFor(p, word) {
				return true
			}
		}
	}
	return false
}

// overTime says for how long something did not happen: "No lost-time injuries since I took it over".
var overTime = matching(wholeWord, choice("piece", "time", lang.Codes()...))

// asksFor reports whether one of the requirements that a line shows has a word of help, or the position is a trainee's.
func (w *writer) asksFor(p *proof, word string) bool {
	if w.p.Level == skill.LevelTrainee {
		return true
	}
	stem := text.Stem(word, w.code)
	return slices.ContainsFunc(w.requirements, func(a requirement) bool {
		return evidenceIn(a, p.line) > 0 && contentStems(a.Asked, w.code)[stem]
	})
}

// statesTime matches a line that tells no more than since when something holds: "Seit 2023 80 %".
var statesTime = regexp.MustCompile(`^(?i:since|seit|depuis|desde|until|bis) (?:\pL+\.? )?\d{4}\b`)

// labels are "Team size: 6 … Environment: …": a form's fields in one line.
var labels = regexp.MustCompile(`\p{Lu}\pL*(?: &)?(?: \pL+)?: `)

// tellsLittle reports whether a line is a note rather than work: since when, or several fields of a form.
func tellsLittle(s string) bool {
	return statesTime.MatchString(s) && len(strings.Fields(s)) < shortNote || len(labels.FindAllString(s, 3)) > 2
}

const shortNote = 7

// together joins a line that speaks of the one before it to that one, "" where both are too long for one line.
func (w *writer) together(before, next string) string {
	if n := len(strings.Fields(before)) + len(strings.Fields(next)); n > longTogether || !w.isOrphan(next) {
		return ""
	}
	if last, _ := utf8.DecodeLastRuneInString(before); unicode.IsPunct(last) && last != '.' && last != ')' {
		return ""
	}
	return strings.TrimRight(before, ". ") + ". " + text.Capital(next)
}

// longTogether is how many words two lines have together at most that stand as one.
const longTogether = 34
