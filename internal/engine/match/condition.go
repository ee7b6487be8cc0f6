package match

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/text"
)

// rightToWork finds the right to work somewhere, and a nationality, in any language.
var rightToWork = sync.OnceValue(func() *regexp.Regexp {
	return bounded(anyTerm("aside", "permit") + "|" + anyTerm("citizen", "label"))
})

// leastTelling is how many words of a condition a line has that speaks of it, where none of them is an abbreviation.
const leastTelling = 2

// longestFact is how many words a fact about the person has at most that was read as a line about their last job,
// because no heading parts them. Longer lines tell of work: "checked right to work documents of new starters".
const longestFact = 6

// stated returns what the resume says of a condition: a right to work, a check, a place. It returns "" where it says
// nothing. Whether the condition is met by it, only its owner can tell: a nationality is a right to work somewhere.
func (a *analysis) stated(q posting.Requirement) string {
	if rightToWork().MatchString(q.Text) {
		return a.firstSaid(rightToWork().MatchString)
	}
	if q.Kind == posting.KindLocation {
		if l := a.p.doc.Basics.Location; l != nil {
			lives := strings.Join(text.NonEmpty(l.Address, l.City, l.Region), ", ")
			if sharesName(lives, q.Text) {
				return lives
			}
		}
	}
	asked, abbreviated := tellingWords(q.Text, a.j.post.Language)
	if !abbreviated && len(asked) < leastTelling {
		return ""
	}
	return a.firstSaid(func(line string) bool {
		said := stemsOf(line, a.p.language)
		return !slices.ContainsFunc(asked, func(w string) bool { return !said[w] })
	})
}

// firstSaid returns the first fact about the person or line of the resume that matches. A line about a job is returned
// only where nothing else matches.
func (a *analysis) firstSaid(matches func(line string) bool) string {
	if m := a.p.doc.Meta; m != nil && m.Vitae != nil {
		for _, f := range m.Vitae.Private {
			if whole := strings.Join(text.NonEmpty(f.Label, f.Text), ": "); matches(whole) {
				return whole
			}
		}
	}
	ofJob := ""
	for _, e := range a.p.entries {
		inJob := e.job >= 0
		if e.line.Kind == document.LineHeadline || inJob && (ofJob != "" || len(e.read.words) > longestFact) {
			continue
		}
		for _, s := range text.Sentences(e.line.Text) {
			one := strings.TrimRight(s.Of(e.line.Text), ". ")
			switch {
			case !matches(one):
			case !inJob:
				return one
			case ofJob == "":
				ofJob = one
			}
		}
	}
	return ofJob
}

// tellingWords returns the stems of the words that tell a condition from others: its abbreviations ("DBS", "SC") where
// it has some, else all that are no function words.
func tellingWords(condition, language string) (stems []string, abbreviated bool) {
	var short, long []string
	for _, t := range text.Tokens(condition) {
		w := t.Of(condition)
		switch {
		case t.Kind == text.Sign:
		case utf8.RuneCountInString(w) > 1 && strings.ToUpper(w) == w && strings.ContainsFunc(w, unicode.IsLetter):
			short = append(short, text.Stem(w, language))
		case !lang.IsStop(w, language):
			long = append(long, text.Stem(w, language))
		}
	}
	if len(short) > 0 {
		return short, true
	}
	return long, false
}

func stemsOf(line, language string) map[string]bool {
	out := map[string]bool{}
	for _, t := range text.Tokens(line) {
		out[text.Stem(t.Of(line), language)] = true
	}
	return out
}

// sharesName reports whether a capitalized word of a place stands in a condition: "Leeds" in "within an hour of Leeds".
func sharesName(place, condition string) bool {
	asked := map[string]bool{}
	for _, t := range text.Tokens(condition) {
		asked[t.Of(condition)] = true
	}
	return slices.ContainsFunc(text.Tokens(place), func(t text.Token) bool {
		w := t.Of(place)
		first, _ := utf8.DecodeRuneInString(w)
		return unicode.IsUpper(first) && len(w) >= leastName && asked[w]
	})
}

// leastName is how many bytes a word of a place has at least that tells it from others: "La" and "St" do not.
const leastName = 3
