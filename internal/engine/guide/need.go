package guide

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// need is something concrete that a posting wants done, as an infinitive without "to": "keep the general ledger clean".
type need struct {
	phrase string
	source string // the posting's sentence
	worth  float64
}

const (
	minNeed = 3 // words
	maxNeed = 15
)

// needs lists what the posting wants done, what the resume answers best first. A phrase that holds a number, names
// something the resume lacks, or speaks of "you" is left out: no question asks for it.
func (d *reading) needs() []need {
	var out []need
	for _, s := range postingSentences(d.posting) {
		for _, phrase := range infinitives(s) {
			words := strings.Fields(phrase)
			if len(words) < minNeed || len(words) > maxNeed || len(prose.Figures(phrase)) > 0 ||
				slices.ContainsFunc(words, func(x string) bool { return numberWords[prose.Bare(x)] }) ||
				d.namesMissing(phrase) {
				continue
			}
			if phrase, ok := fromYourSide(words); ok {
				out = append(out, need{phrase, s, d.needWorth(phrase)})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b need) int { return cmp.Compare(b.worth, a.worth) })
	return out
}

// postingSentences returns the posting's sentences without its first line (the title) and its boilerplate.
func postingSentences(p *posting.Posting) []string {
	var out []string
	at := 0
	for i, line := range strings.SplitAfter(p.Text, "\n") {
		start := at
		at += len(line)
		dropped := slices.ContainsFunc(p.Dropped, func(d posting.Span) bool { return start < d.End && d.Start < at })
		if i == 0 || dropped {
			continue
		}
		for _, item := range itemMarks.Split(line, -1) {
			out = append(out, text.Prose(strings.TrimLeft(strings.TrimSpace(item), "-–•*·▪◦>» \t"))...)
		}
	}
	return out
}

// itemMarks part the items of a list that was pasted into one line.
var itemMarks = regexp.MustCompile(`\s[*•·▪◦–]\s|\s\d\. |(?:^|\s)[a-z]\) `)

var needLeads = []string{
	"in this role you will", "in this role, you will", "in this position you will", "as part of this role you will",
	"you will be expected to", "you will also", "you will", "you'll also", "you'll", "you’ll", "your job is to",
	"your role is to",
	"your job", "the job", "the role", "key duties", "duties", "responsibilities", "key responsibilities",
	"what you will do",
}

// infinitives finds the deeds that a sentence asks for: after "You will", after a colon, after "looking for … to".
func infinitives(s string) []string {
	s = strings.TrimRight(s, ".!")
	lower := strings.ToLower(s)
	if len(lower) != len(s) {
		return nil
	}
	for _, lead := range needLeads {
		if rest, ok := strings.CutPrefix(lower, lead); ok &&
			(strings.HasPrefix(rest, " ") || strings.HasPrefix(rest, ":")) {
			return deedsBehind(strings.TrimLeft(s[len(lead):], ": "), strings.HasPrefix(rest, " "))
		}
	}
	if deeds := whoDoes(s); len(deeds) > 0 {
		return deeds
	}
	if rest, ok := strings.CutPrefix(s, "To "); ok {
		return deedsBehind(rest, true)
	}
	for _, seek := range []string{"looking for ", "seeking ", "we need ", "to join "} {
		if i := strings.Index(lower, seek); i >= 0 {
			if j := strings.Index(lower[i:], " to "); j >= 0 {
				return deedsBehind(s[i+j+4:], true)
			}
			return nil
		}
	}
	return deedsBehind(s, false)
}

// whoDoes reads what the one who is looked for does: "We need someone who turns messy data into answers".
func whoDoes(s string) []string {
	for _, who := range []string{"someone who ", "somebody who ", "a person who ", "a colleague who "} {
		_, rest, ok := strings.Cut(s, who)
		if !ok {
			continue
		}
		words := strings.Fields(rest)
		verb, ok := baseOfThird(prose.Bare(prose.At(words, 0)))
		if !ok || strings.ContainsAny(rest, ",;") || slices.ContainsFunc(words[1:], func(x string) bool {
			_, f, ok := prose.ReadVerb(prose.Bare(x))
			return ok && f == prose.Third && prose.IsJoint(before(words, x))
		}) {
			return nil
		}
		words[0] = verb
		return []string{strings.TrimRight(strings.Join(words, " "), ".")}
	}
	return nil
}

// baseOfThird is the base form of a verb that stands behind "who": "turns", "carries".
func baseOfThird(word string) (string, bool) {
	if v, f, ok := prose.ReadVerb(word); ok {
		return v.Base, f == prose.Third
	}
	b, ok := strings.CutSuffix(word, "s")
	switch {
	case !ok, len(b) < 3, strings.HasSuffix(b, "s"), word == "does", word == "goes":
		return "", false
	case strings.HasSuffix(b, "ie"):
		return strings.TrimSuffix(b, "ie") + "y", true
	}
	return b, true
}

// before is the word before the first place of another.
func before(words []string, x string) string {
	if i := slices.Index(words, x); i > 0 {
		return words[i-1]
	}
	return ""
}

// deedsBehind parts "own the close, keep the ledger clean and prepare schedules" into its deeds, each with a verb of
// its own; nothing where the text does not open with a verb. sure says that its first word can be nothing else: "You
// will build user interfaces".
func deedsBehind(s string, sure bool) []string {
	words := fromGerund(strings.Fields(s))
	if len(words) == 0 || !opensDeed(words) && (!sure || !opensVerb(words)) {
		return nil
	}
	var out []string
	start := 0
	for i := 1; i <= len(words); i++ {
		if i < len(words) && !endsDeed(words[i-1], words[i:]) {
			continue
		}
		if deed := withoutJoint(words[start:i]); len(deed) > 0 && (opensDeed(deed) || sure && start == 0) {
			text, _, _ := strings.Cut(strings.Join(deed, " "), ",")
			out = append(out, strings.TrimRight(prose.Small(text), ",;:"))
		}
		start = i
	}
	return out
}

// fromGerund turns words that open with a gerund to its base: "Processing weekly payrolls".
func fromGerund(words []string) []string {
	if len(words) <= 2 || prose.IsShouted(words[0]) {
		return words
	}
	if v, f, ok := prose.ReadVerb(prose.Bare(words[0])); ok && f == prose.Gerund &&
		prose.IsProven(v, prose.Gerund, words[1:]) {
		if done, ok := prose.BaseOf(words); ok {
			return strings.Fields(done)
		}
	}
	return words
}

// withoutJoint leaves out the joints and dashes that words end with.
func withoutJoint(words []string) []string {
	for n := len(words); n > 0; n-- {
		if last := words[n-1]; !prose.IsJoint(last) && last != "–" && last != "-" {
			return words[:n]
		}
	}
	return nil
}

// endsDeed reports whether a deed ends with a word: at a colon or semicolon, or before the next deed of a list.
func endsDeed(last string, rest []string) bool {
	joined := prose.IsJoint(last) || strings.HasSuffix(last, ",")
	return strings.ContainsAny(last, ":;") || joined && opensDeed(rest)
}

// opensVerb reports whether words begin with a verb in its base form, noun or not.
func opensVerb(words []string) bool {
	_, f, ok := prose.ReadVerb(prose.Bare(words[0]))
	return ok && f == prose.Base && len(words) > 2 && text.OpensSmall(words[0]) && !prose.IsJoint(words[1]) &&
		!strings.ContainsAny(words[0], ",;:")
}

// opensDeed reports whether words begin with a verb in its base form.
func opensDeed(words []string) bool {
	v, f, ok := prose.ReadVerb(prose.Bare(words[0]))
	return ok && f == prose.Base && len(words) > 1 && !prose.IsShouted(words[0]) &&
		(prose.IsProven(v, prose.Base, words[1:]) || sureOpener[v.Base]) && !strings.HasSuffix(words[0], ":")
}

// fromYourSide turns the employer's "our" into "your"; false where the phrase speaks of "we" or of "you".
func fromYourSide(words []string) (string, bool) {
	out := slices.Clone(words)
	for i, x := range words {
		switch prose.Bare(x) {
		case "our":
			out[i] = prose.SwapWord(x, "your")
		case "us":
			out[i] = prose.SwapWord(x, "you")
		case "we", "you", "your", "they", "their", "etc", "including", "such":
			return "", false
		}
	}
	phrase := strings.Join(out, " ")
	if strings.Count(phrase, "(") != strings.Count(phrase, ")") || strings.ContainsAny(phrase, "!?“”\"") {
		return "", false
	}
	return phrase, true
}

// namesMissing reports whether a phrase names something asked for that the resume does not show.
func (d *reading) namesMissing(text string) bool {
	for _, m := range d.c.Find(text) {
		if !d.shows(m.Skill) {
			return true
		}
	}
	return slices.ContainsFunc(d.requirements, func(a required) bool {
		return a.Status != match.Matched &&
			prose.HasPhrase(text, a.Skill)
	})
}

// sharedNeed is what a word counts that a phrase and the resume have; a skill that the resume shows counts 1. By hand.
const sharedNeed = 0.2

// needWorth is more for a phrase whose skills the resume shows, and a little for each word that the resume has too.
func (d *reading) needWorth(phrase string) float64 {
	worth := 0.0
	for _, m := range d.c.Find(phrase) {
		if d.shows(m.Skill) {
			worth++
		}
	}
	for _, x := range strings.Fields(phrase) {
		if b := prose.Bare(x); len(b) > 3 && !articles[b] {
			if _, ok := prose.IndexPhrase(d.words, b); ok {
				worth += sharedNeed
			}
		}
	}
	return worth
}

// articles and the like say nothing of the work.
var articles = prose.Words("determiners")

var numberWords = prose.Words("number-words")

// sureOpener are verbs that are nouns elsewhere but hardly ever at the head of a line about the current job, whatever
// follows: "Run toolbox talks", "Teach".
var sureOpener = prose.Words("sure-opener")
