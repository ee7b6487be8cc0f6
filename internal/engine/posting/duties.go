package posting

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// tellsDeed reports whether a sentence says what the person will do: it addresses them with a verb ("Du planst …",
// "vous planifiez …"), or begins with a verb that does so by its ending ("Prepararás …").
func (w *wording) tellsDeed(low string) bool {
	first, rest, more := strings.Cut(strings.TrimLeft(low, " \"'(-"), " ")
	if !more {
		return false
	}
	if w.addressed[first] {
		second, _, _ := strings.Cut(rest, " ")
		return !w.fillers[second] && !w.prepositions[second]
	}
	return strings.HasSuffix(first, "rás")
}

// germanVerb ends a duty in German ("Rechnungen prüfen"), germanFinite begins one after its subject was said
// ("prüfst").
var (
	germanVerb   = regexp.MustCompile(`^\p{Ll}+(?:en|eln|ern)$`)
	germanFinite = regexp.MustCompile(`^\p{Ll}{2,}t$`)
)

// skipVerbs leaves out of a duty the words that say that it is done, so that what it is done to is left: "Vous réalisez
// les soins", "Elaborar las programaciones", "Rechnungen prüfen".
func (w *wording) skipVerbs(it *item, text, low string) {
	first, rest, more := strings.Cut(low[it.start:it.end], " ")
	if !more {
		return
	}
	next, _, _ := strings.Cut(rest, " ")
	begin := it.end - len(rest)
	switch {
	case w.addressed[first] && len(rest) > len(next):
		it.start = begin + len(next) + 1
	case next != "de" && !strings.HasPrefix(next, "d'") && hasEnding(first, w.verbEndings):
		it.start = begin
	case germanFinite.MatchString(text[it.start:begin-1]) && w.known("de") && holdsCapital(text[begin:it.end]):
		it.start = begin
	}
	if last := strings.LastIndexByte(text[it.start:it.end], ' '); last > 0 && w.known("de") &&
		germanVerb.MatchString(text[it.start+last+1:it.end]) && holdsCapital(text[it.start:it.start+last]) {
		it.end = it.start + last
	}
}

// skipAddress leaves out of what is asked the words that address the reader: "Vous maîtrisez …", "Du kennst …".
func (w *wording) skipAddress(it *item, low string) {
	first, rest, more := strings.Cut(low[it.start:it.end], " ")
	if !more || !w.addressed[first] {
		return
	}
	if next, _, more := strings.Cut(rest, " "); more && wordByte(next[len(next)-1]) {
		it.start = it.end - len(rest) + len(next) + 1
	}
}

func hasEnding(word string, endings []string) bool {
	for _, e := range endings {
		if len(word) > len(e)+2 && strings.HasSuffix(word, e) {
			return true
		}
	}
	return false
}

func holdsCapital(s string) bool {
	for word := range strings.FieldsSeq(s) {
		if r, _ := utf8.DecodeRuneInString(word); unicode.IsUpper(r) {
			return true
		}
	}
	return false
}

// closesEnding reports whether the bracket that closes at i holds but the ending of a word for the other gender:
// "inscrit(e)".
func closesEnding(low string, i int) bool {
	from := max(0, i-8)
	open := from + strings.LastIndexByte(low[from:i], '(')
	if open < from || open == 0 || !wordByte(low[open-1]) {
		return false
	}
	for k := open + 1; k < i; k++ {
		if !wordByte(low[k]) {
			return false
		}
	}
	return true
}

var code = regexp.MustCompile(`^(?:[A-Z]{1,2}\d?[A-Z]?|\d[A-Z]{1,2}|[A-Z]\d[A-Z]\d)$`)

// isCode reports whether an item is but a code of a few capitals and digits, as classes of licences are.
func isCode(it item) bool {
	return len(it.terms) == 1 && it.terms[0].Skill == "" && code.MatchString(it.terms[0].Name)
}

// follows reports whether words stand before a place in its line.
func follows(text string, at int) bool {
	from := max(0, at-longestSentence)
	line := text[from+strings.LastIndexByte(text[from:at], '\n')+1 : at]
	return strings.ContainsFunc(line, unicode.IsLetter)
}
