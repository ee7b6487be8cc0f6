package lang

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/text"
)

// genderEndings are the endings for the other gender in all languages, the longest first: postings mix them.
var genderEndings = sync.OnceValue(func() []string {
	var out []string
	for _, code := range Codes() {
		for _, e := range Entries(code, "gender") {
			out = append(out, e.Term)
		}
	}
	slices.SortFunc(out, longestFirst)
	return slices.Compact(out)
})

func longestFirst(a, b string) int { return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b)) }

// GenderEnding returns how many bytes of what follows a word are its ending for the other gender, with the sign before
// it: ":in", "(ère)", "/-a", "·e". It is 0 where a word goes on there: "Designer/e-commerce".
func GenderEnding(after string) int {
	sign, size := utf8.DecodeRuneInString(after)
	closing := ""
	switch sign {
	case '(':
		closing = ")"
	case '/', '*', ':', '_', '.', '·':
	default:
		return 0
	}
	rest := strings.TrimPrefix(after[size:], "-")
	for _, end := range genderEndings() {
		behind, ok := strings.CutPrefix(rest, end)
		if ok {
			behind, ok = strings.CutPrefix(behind, closing)
		}
		if r, _ := utf8.DecodeRuneInString(behind); ok && (behind == "" || r != '-' && !unicode.IsLetter(r) &&
			!unicode.IsDigit(r)) {
			return len(after) - len(behind)
		}
	}
	return 0
}

// ending is one of a woman's title with the man's, both folded.
type ending struct{ from, to string }

var feminine = Each(func(code string) []ending {
	var out []ending
	for _, e := range Entries(code, "feminine") {
		out = append(out, ending{text.Fold(e.Term), text.Fold(e.Value)})
	}
	slices.SortFunc(out, func(a, b ending) int { return longestFirst(a.from, b.from) })
	return out
})

// Masculine returns the folded word of a woman's title in the man's form, in which titles are compared, and every other
// word as it is.
func Masculine(low, code string) string {
	for _, e := range feminine(code) {
		if stem, ok := strings.CutSuffix(low, e.from); ok &&
			(len(stem) >= leastTitle || stem == "" && len(e.to) > leastTitle) {
			return stem + e.to
		}
	}
	return low
}

// leastTitle is how many bytes of a title stand before the ending at least: "login" and "plante" are none.
const leastTitle = 3
