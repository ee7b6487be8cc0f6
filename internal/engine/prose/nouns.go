package prose

import (
	"strings"
	"unicode"
)

// At returns word i, "" where there is none.
func At(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// persons are people one works with or for.
var persons = Words("persons")

var determiners = Words("determiners")

// StartsNounGroup reports whether a word can only begin the object of a verb: a determiner or a number.
func StartsNounGroup(word string) bool {
	w := Bare(word)
	if w == "" {
		return false
	}
	return determiners[w] || unicode.IsDigit(rune(w[0])) || strings.HasPrefix(word, "$") ||
		strings.HasPrefix(word, "£") || strings.HasPrefix(word, "€")
}
