package compose

import (
	"strings"
	"unicode"

	"vitae/internal/engine/prose"
)

// at returns word i, "" where there is none.
func at(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// persons are people one works with or for.
var persons = prose.Words("persons")

// isMany reports whether a noun is in its plural or is not counted, and so needs no article behind a verb.
func isMany(noun string) bool {
	return uncounted[noun] || strings.HasSuffix(noun, "s") && !strings.HasSuffix(noun, "ss") &&
		!strings.HasSuffix(noun, "us") && !strings.HasSuffix(noun, "is")
}

var finite = prose.Words("finite")

// sureOpener are verbs that are nouns elsewhere but hardly ever at the head of a line about the current job, whatever
// follows: "Run toolbox talks", "Teach".
var sureOpener = prose.Words("sure-opener")

// uncounted things take no article.
var uncounted = prose.Words("uncounted")

var determiners = prose.Words("determiners")

// startsNounGroup reports whether a word can only begin the object of a verb: a determiner or a number.
func startsNounGroup(word string) bool {
	w := prose.Bare(word)
	if w == "" {
		return false
	}
	return determiners[w] || unicode.IsDigit(rune(w[0])) || strings.HasPrefix(word, "$") ||
		strings.HasPrefix(word, "£") || strings.HasPrefix(word, "€")
}
