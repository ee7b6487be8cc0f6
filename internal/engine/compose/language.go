package compose

import (
	"strings"
	"unicode"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// A document's language is its own, by its own text. What is written into it is in that language, or it is a name.

// languageOf is the language of a text. One of few words that could be in several is taken for English where it has as
// many of its small words as of the other's.
func languageOf(s string) string {
	code, sure := lang.Detect(s)
	if sure || code == lang.Default || !inLatin(s) {
		return code
	}
	en, other := phrasesOf(lang.Default).small, phrasesOf(code).small
	n := 0
	for x := range strings.FieldsSeq(s) {
		x = text.Fold(prose.Bare(x))
		if en[x] {
			n++
		}
		if other[x] {
			n--
		}
	}
	if n > 0 {
		return lang.Default
	}
	return code
}

// inLatin reports whether at least two of three letters of a text are Latin ones: names may be in others.
func inLatin(s string) bool {
	latin, all := 0, 0
	for _, r := range s {
		if !unicode.IsLetter(r) {
			continue
		}
		all++
		if unicode.Is(unicode.Latin, r) {
			latin++
		}
	}
	return 3*latin >= 2*all
}
