package document

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"vitae/internal/engine/lang"
)

// wordsOf holds what a resume in a language calls its own parts: lang's list "resume", by its terms.
var wordsOf = lang.Each(func(code string) map[string]string {
	words := map[string]string{}
	for _, e := range lang.Entries(code, "resume") {
		words[e.Term] = e.Value
	}
	return words
})

// word returns what a part is called in a language, in English where the engines have no words of the language.
func word(code, part string) string {
	if !slices.Contains(lang.Codes(), code) {
		code = lang.Default
	}
	return wordsOf(code)[part]
}

// Language returns the ISO 639-1 code of the language that the resume is written in; English where nothing says.
func (r *Resume) Language() string {
	if code := r.layout().Language; code != "" {
		return code
	}
	return lang.Default
}

// StandardHeading returns what a section is called in a language where its resume gives it no heading of its own. A
// section that the schema lacks is one of other things.
func StandardHeading(code string, s Section) string {
	if h := word(code, "heading."+string(s)); h != "" {
		return h
	}
	return word(code, "heading.other")
}

// PhotoWord returns what a photo of the owner is called in a language.
func PhotoWord(code string) string { return word(code, "photo") }

// In returns the date as a resume in a language shows it: "Mar 2020", "März 2020" or "2020". The day is never shown.
func (d Date) In(code string) string {
	y, m := d.Year(), d.Month()
	switch {
	case y == 0:
		return string(d)
	case m == 0:
		return strconv.Itoa(y)
	}
	return word(code, "month."+strconv.Itoa(m)) + " " + strconv.Itoa(y)
}

// String returns the date in English, as messages of the app show it.
func (d Date) String() string { return d.In(lang.Default) }

// Span returns a period as a resume in a language shows it: "Mar 2020 – Present", "2016 – 2020", "2018". A start
// without an end goes on.
func Span(start, end Date, code string) string {
	switch {
	case start == "" && end == "":
		return ""
	case start == "" || start == end:
		return end.In(code)
	case end == "":
		return start.In(code) + " – " + word(code, "present")
	}
	return start.In(code) + " – " + end.In(code)
}

// Grade returns a bare number with the word for what it is; a score in words speaks for itself.
func (e *Education) Grade(code string) string {
	if s := strings.TrimSpace(e.Score); s != "" && !strings.ContainsFunc(s, unicode.IsLetter) {
		return strings.Replace(word(code, "grade"), "{grade}", s, 1)
	}
	return e.Score
}
