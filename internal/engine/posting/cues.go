package posting

import (
	"slices"
	"strings"
	"unicode"
)

// role is what a part of a posting is about.
type role uint8

const (
	intro role = iota // before any heading, or under one that says nothing
	must
	nice
	duty
	drop  // about the firm, benefits, equal opportunity, how to apply
	fact  // "Salary: …", "Closing date: …": one statement that asks for nothing
	place // "Location: Leeds"
	name  // "Company: …"
	title // "Job title: …"
)

// phrases cuts a list at its bars.
func phrases(list string) []string {
	var out []string
	for p := range strings.SplitSeq(list, "|") {
		out = append(out, strings.TrimSpace(p))
	}
	return out
}

type cuePhrase struct {
	text         string
	words        int
	role         role
	first, later string // of a lead: what a sentence begins with, and what it must hold behind that
}

// headingRole reports what a heading announces. spare is how many words it may hold besides the phrase; where sure is
// not set, the line may as well be no heading, and one word must be a telling one.
func (w *wording) headingRole(s string, spare int, sure bool) (role, bool) {
	s = strings.TrimFunc(lower(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' &&
			r != ')'
	})
	if s == "" || len(s) > 80 {
		return intro, false
	}
	if r, ok := w.exactRole(s); ok {
		return r, true
	}
	words := len(strings.Fields(s))
	for _, c := range w.headings {
		if extra := words - c.words; extra > 0 && extra <= spare && c.role <= drop &&
			(c.words > 1 && sure || w.broad[c.text] && sure || w.plural[c.text]) && find(s, c.text) >= 0 {
			return c.role, true
		}
	}
	return aboutRole(s, words)
}

// exactRole returns the role of a heading that the lists have word for word.
func (w *wording) exactRole(s string) (role, bool) {
	if r, ok := w.exact[s]; ok {
		return r, true
	}
	if first, rest, more := strings.Cut(s, " "); more && w.possessive[first] {
		if r, ok := w.exact[rest]; ok {
			return r, true // "Dein Ansprechpartner"
		}
	}
	if i := strings.IndexByte(s, '('); i > 0 {
		if r, ok := w.exact[strings.TrimSpace(s[:i])]; ok {
			return r, true // "Person specification (E = essential)"
		}
	}
	return intro, false
}

// aboutRole returns the role of a short heading that asks why, or says what the part is about.
func aboutRole(s string, words int) (role, bool) {
	if first, _, more := strings.Cut(s, " "); more && words <= 5 &&
		(whyWords[first] || strings.HasPrefix(s, "por qué ")) {
		return drop, true
	}
	if rest, ok := strings.CutPrefix(s, "about "); ok && words <= 5 {
		for _, of := range []string{"you", "the role", "the job", "the team", "the position"} {
			if strings.HasPrefix(rest, of) {
				return duty, true
			}
		}
		return drop, true
	}
	return intro, false
}

// signRole reports what a line announces that is surely a heading, by the words in it that say most.
func (w *wording) signRole(s string) (role, bool) {
	low := lower(s)
	for _, c := range w.signs {
		if find(low, c.text) >= 0 {
			return c.role, true
		}
	}
	return intro, false
}

// whyWords begin a heading that praises the firm: "Why Tecnoval", "Warum wir".
var whyWords = map[string]bool{
	"why": true, "warum": true, "pourquoi": true, "perché": true, "waarom": true,
	"dlaczego": true,
}

// leadRole reports what the opening words of a sentence announce, and whether what follows is a list of just that.
func (w *wording) leadRole(low string) (r role, stated, ok bool) {
	trimmed := strings.TrimLeft(low, " \t\"'(-")
	for _, c := range w.leads {
		first := c.first
		if strings.HasPrefix(trimmed, first) && (len(trimmed) == len(first) || !wordByte(trimmed[len(first)])) &&
			(c.later == "" || find(trimmed, c.later) >= 0) {
			return c.role, strings.Contains(low, ";") || !slices.Contains(w.loose, c.text), true
		}
	}
	return intro, false, false
}

func holdsAny(low string, list []string) bool {
	for _, p := range list {
		if find(low, p) >= 0 {
			return true
		}
	}
	return false
}

// firstOf returns the first place in a text where one of the phrases stands, -1 where none does.
func firstOf(low string, list []string) int {
	at := -1
	for _, p := range list {
		if s := find(low, p); s >= 0 && (at < 0 || s < at) {
			at = s
		}
	}
	return at
}
