package letter

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/match"
	"vitae/internal/engine/text"
)

// requirement is one requirement of the posting that the resume shows.
type requirement struct {
	match.SkillMatch
	weight float64
}

// requirementsOf lists what the resume shows of the posting, what counts most first.
func requirementsOf(r *match.Report) []requirement {
	var out []requirement
	for _, s := range r.Skills {
		if s.Status != match.Matched || len(s.Proof) == 0 {
			continue
		}
		out = append(out, requirement{s, s.Weight()})
	}
	slices.SortStableFunc(out, func(a, b requirement) int { return cmp.Compare(b.weight, a.weight) })
	return out
}

// proof is a line with what it is worth for this posting. It argues where it plainly shows a requirement.
type proof struct {
	line
	value  float64
	argues bool
	claim.Wording
}

// What a line is worth. A requirement counts with its weight in the posting. All by hand, on the pairs of
// docs/writing.md.
const (
	forFigure   = 0.35 // it holds a quantity
	forMoney    = 0.3  // an amount of money or a share
	forResult   = 0.35 // it says what came of the work
	forSameWord = 0.12 // a word of substance that the posting has too; five at most
	forNow      = 0.25 // it is of the latest place
	forWeak     = -0.7 // help, study, something not ended
	forSelf     = -0.6 // it is of the summary: no place stands behind it
	forShort    = -0.2
	forLimit    = -0.25 // a part, something shared
	forDenied   = -0.6  // something denied or not yet
	forSlip     = -0.5  // an error of language
	forNames    = -0.4  // names of places rather than work
	forDeed     = 0.3   // it opens with what the person does or did
	forList     = -0.35 // a list of names without a deed
	forBack     = -0.5  // it speaks of something said before it
	forTense    = -2.0  // it tells of a job that has ended in the present
	forLead     = 0.5   // at the head of a letter: it says what came of the work
	forArgument = 0.3   // the argument rests on it
	mostForAsks = 2.2   // of requirements and words together
	leastProof  = 0.6   // the least weight of evidence that the argument rests on
	leastWorth  = 0.15  // of a line that stands in a letter which has enough others
)

// enoughProofs is how many lines of some worth are enough for a letter of a length.
var enoughProofs = map[int]int{150: 5, 250: 9, 350: 14}

// argue values the lines and puts the argument first: for each of the requirements that count most, the line that shows
// it best, and then the others by value.
func (w *writer) argue() {
	theirs := contentStems(w.p.Text, w.code)
	for i := range w.proofs {
		w.value(&w.proofs[i], theirs)
	}
	slices.SortStableFunc(w.proofs, func(a, b proof) int { return cmp.Compare(b.value, a.value) })
	w.proofs = slices.CompactFunc(w.proofs, func(a, b proof) bool { return a.text == b.text })
	var first, rest []proof
	taken := map[int]bool{}
	for _, a := range w.requirements {
		best := -1
		for k := range w.proofs {
			if p := &w.proofs[k]; p.value > 0 && w.shownIn(a, p.line) && (best < 0 || taken[k]) {
				best = k
				if taken[k] {
					break // a line that is quoted anyway shows it
				}
			}
		}
		if best >= 0 && !taken[best] {
			p := &w.proofs[best]
			taken[best], p.argues = true, true
			p.value += forArgument
			first = append(first, *p)
		}
	}
	for k := range w.proofs {
		if !taken[k] {
			rest = append(rest, w.proofs[k])
		}
	}
	head := first[:min(len(first), argued[w.o.Words])]
	rest = append(rest, first[len(head):]...)
	slices.SortStableFunc(rest, func(a, b proof) int { return cmp.Compare(b.value, a.value) })
	w.proofs = w.kept(append(slices.Clone(head), rest...))
}

const (
	mostProofs = 18 // no letter quotes more

	spareProofs = 3 // lines kept beyond those that a letter may quote
)

// argued is how many lines a letter of a length quotes for the requirements that count most, one for each.
var argued = map[int]int{150: 3, 250: 6, 350: 9}

// shortLine is how many words a line of a short letter has at most where there are others.
const shortLine = 27

// kept are the lines that a letter may quote, and a few that stand in for what the check takes out.
func (w *writer) kept(all []proof) []proof {
	if w.o.Words < shortLetter { // long lines leave no room for a second one
		slices.SortStableFunc(all, func(a, b proof) int {
			return cmp.Compare(len(strings.Fields(a.text))/shortLine, len(strings.Fields(b.text))/shortLine)
		})
	}
	all = w.worthwhile(all)
	return all[:min(len(all), mostProofs+spareProofs)]
}

// worthwhile leaves out the lines that hold a claim down, unless there is no other, and those that are worth little,
// where there are enough others for the length.
func (w *writer) worthwhile(all []proof) []proof {
	out := slices.DeleteFunc(slices.Clone(all), func(p proof) bool { return w.isHeldDown(&p) })
	if len(out) == 0 {
		out = slices.DeleteFunc(slices.Clone(all), func(p proof) bool { return p.Denied || w.isHedged(p.text) })
	}
	good := 0
	for _, p := range out {
		if p.value >= leastWorth {
			good++
		}
	}
	plain := enoughProofs[w.o.Words] - good
	return slices.DeleteFunc(out, func(p proof) bool {
		if p.value < leastWorth {
			plain--
			return plain < 0
		}
		return false
	})
}

func (w *writer) value(p *proof, theirs map[string]bool) {
	for _, a := range w.requirements {
		if weight := evidenceIn(a, p.line); weight > 0 {
			p.value += a.weight * weight
		}
	}
	same := 0
	for s := range contentStems(p.text, w.code) {
		if theirs[s] {
			same++
		}
	}
	p.value += forSameWord * float64(min(same, 5))
	p.value = min(p.value, mostForAsks)
	if amount.MatchString(p.text) {
		p.value += forMoney
	}
	p.Wording = w.wording(p.text)
	if p.Figure {
		p.value += forFigure
	}
	if p.Result {
		p.value += forResult
	}
	switch {
	case p.Denied, w.leavesToOthers(p.text):
		p.value += forDenied
	case p.Limited:
		p.value += forLimit
	}
	if !grammar.Passes(p.text, w.code, grammar.Line) {
		p.value += forSlip
	}
	p.value += w.styleWorth(p)
	p.value += forWeak * float64(p.Weak)
	at := w.places[p.at]
	switch {
	case at.kind == ofSelf:
		p.value += forSelf
	case at.kind == atWork && p.at == 0:
		p.value += forNow
	}
	if w.inWrongTense(p) {
		p.value += forTense
	}
	if len(strings.Fields(p.text)) < 7 {
		p.value += forShort
	}
}

// inWrongTense reports whether an English line tells of a job that has ended as if it went on.
func (w *writer) inWrongTense(p *proof) bool {
	at := w.places[p.at]
	if w.code != "en" || at.kind != atWork || at.end == "" || at.end.Months() >= w.asOf.Months() {
		return false
	}
	said := text.Capital(strings.TrimPrefix(p.text, "I "))
	return slices.ContainsFunc(grammar.Ask([]string{said}, true),
		func(q grammar.Question) bool { return q.Rule.Name == "present-in-ended-job" })
}

// styleWorth is what the way in which a line is written is worth in a letter.
func (w *writer) styleWorth(p *proof) float64 {
	out := 0.0
	deed := w.code == "en" && compose.OpensAsWork(p.text) || speaksOfSelf.MatchString(p.text)
	switch {
	case deed:
		out += forDeed
	case isList(p.text):
		out += forList
	}
	if mostlyNames(p.text) && w.code != "de" {
		out += forNames
	}
	if speaksBack.MatchString(p.text) {
		out += forBack
	}
	return out
}

var (
	speaksOfSelf = regexp.MustCompile(`\b(?:I|ich|Ich|je|Je)\b|\b[Jj]['’]|\b(?i:mein|meine|meinem|meiner|ma|mon|mes)\b`)
	speaksBack   = regexp.MustCompile(`^\S+ (?:it|them|this|these|that|both)\b|^(?i:the )?(?i:first|second|other) one\b|^Otherwise\b|\b(?i:the above|as above|same as|ditto|siehe oben|ci-dessus)\b`)
	// writtenInSigns matches signs in the place of words, which stand in no letter: "Yardline = yard management"
	writtenInSigns = regexp.MustCompile(` = |->|\+\+\+|\?\?`)
)

// isList reports whether a line is mostly short names between commas or slashes.
func isList(s string) bool {
	pieces := strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(",/;+&", r) })
	return len(pieces) > shortPieces && len(strings.Fields(s)) <= 2*len(pieces)
}

const shortPieces = 3

// evidenceIn is the weight of the evidence that a line gives for a requirement, 0 for none.
func evidenceIn(a requirement, l line) float64 {
	best := 0.0
	for _, e := range a.Proof {
		if (e.Grade == "used" || e.Grade == "implied") && slices.Contains(l.paths, e.Path) &&
			strings.Contains(l.text, tidy(e.Text[e.Start:e.End])) {
			best = max(best, e.Weight)
		}
	}
	return best
}

// shownIn reports whether a line plainly shows a requirement, as work of one's own.
func (w *writer) shownIn(a requirement, l line) bool {
	if evidenceIn(a, l) < leastProof {
		return false
	}
	for _, e := range a.Proof {
		named := e.Text[e.Start:e.End]
		if slices.Contains(l.paths, e.Path) &&
			(alike(named, a.Asked) || allCapitals(named) || a.ID != "" && e.Via == "" && e.Grade == "used") {
			is := w.wording(l.text)
			return is.Weak == 0 && !is.Denied
		}
	}
	return false
}

// stemLength is how many letters of two words make them alike.
const stemLength = 4

// alike reports whether two texts share a word of substance, by its beginning.
func alike(a, b string) bool {
	for _, x := range tokensOf(a) {
		for _, y := range tokensOf(b) {
			if x == y || len(x) >= stemLength && len(y) >= stemLength && (strings.HasPrefix(x, y[:stemLength]) &&
				common(x, y) >= stemLength) {
				return true
			}
		}
	}
	return false
}

func common(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// tokensOf returns the words of a text that say something, folded.
func tokensOf(s string) []string {
	var out []string
	for _, t := range text.Tokens(s) {
		word := text.Fold(t.Of(s))
		if t.Kind == text.Word && len(word) > 1 && !lang.IsStop(word, "en") && !lang.IsStop(word, "de") &&
			!lang.IsStop(word, "fr") && !lang.IsStop(word, "es") {
			out = append(out, word)
		}
	}
	return out
}

// contentStems are the stems of the words of a text that are no small change.
func contentStems(s, code string) map[string]bool {
	out := map[string]bool{}
	for _, t := range text.Tokens(s) {
		word := t.Of(s)
		if t.Kind == text.Word && len([]rune(word)) >= stemLength && !lang.IsStop(strings.ToLower(word), code) {
			out[text.Stem(strings.ToLower(word), code)] = true
		}
	}
	return out
}

var amount = regexp.MustCompile(`[$€£¥₹]\s?\d|\d\s?(?:[€£$]|%|percent|Prozent|USD|EUR|AED|CHF|mdp|MXN)`)

// mostlyNames reports whether nearly all words of a line begin large: a list of places or clients.
func mostlyNames(s string) bool {
	words, large := 0, 0
	for x := range strings.FieldsSeq(s) {
		r, _ := utf8.DecodeRuneInString(strings.TrimLeft(x, "(“\""))
		if unicode.IsLetter(r) {
			words++
			if unicode.IsUpper(r) {
				large++
			}
		}
	}
	return words > 3 && !allCapitals(s) && 10*large >= 6*words
}

// allCapitals reports whether a text has no small letter.
func allCapitals(s string) bool {
	return strings.IndexFunc(s, unicode.IsLower) < 0 && strings.IndexFunc(s, unicode.IsUpper) >= 0
}
