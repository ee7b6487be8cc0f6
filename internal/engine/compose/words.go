package compose

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/text"
)

// bare is a word without the punctuation around it, in lower case: "Team," gives "team". A trailing + or # stays.
func bare(word string) string {
	return strings.ToLower(strings.TrimFunc(word, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#' && r != '%'
	}))
}

// swapWord puts another word in a word's place and keeps its capital and the punctuation around it.
func swapWord(word, with string) string {
	core := strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if r, _ := utf8.DecodeRuneInString(core); unicode.IsUpper(r) {
		with = text.Capital(with)
	}
	return strings.Replace(word, core, with, 1)
}

// small writes the first letter small.
func small(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 || r == utf8.RuneError {
		return s
	}
	return string(unicode.ToLower(r)) + s[n:]
}

// isShouted reports whether a word of more than one letter is written in capitals: "SQL", "NASA's".
func isShouted(w string) bool {
	upper := 0
	for _, r := range w {
		if unicode.IsLower(r) && upper < 2 {
			return false
		}
		if unicode.IsUpper(r) {
			upper++
		}
	}
	return upper > 1
}

var determiners = listed("determiners")

// startsNounGroup reports whether a word can only begin the object of a verb: a determiner or a number.
func startsNounGroup(word string) bool {
	w := bare(word)
	if w == "" {
		return false
	}
	return determiners[w] || unicode.IsDigit(rune(w[0])) || strings.HasPrefix(word, "$") ||
		strings.HasPrefix(word, "£") || strings.HasPrefix(word, "€")
}

// figures lists the numbers of a text as they stand ("2,000", "40%", "$2.3M"): no rewording may change the list.
func figures(text string) []string {
	var out []string
	for _, w := range strings.Fields(text) {
		if strings.IndexFunc(w, unicode.IsDigit) >= 0 {
			out = append(out, strings.Trim(w, ".,;:()"))
		}
	}
	return out
}

// hasPhrase reports whether a phrase stands in a text as whole words, whatever the case.
func hasPhrase(text, phrase string) bool {
	_, found := indexPhrase(strings.ToLower(text), strings.ToLower(phrase))
	return found
}

// indexPhrase finds a phrase as whole words. Both must be in lower case.
func indexPhrase(lower, phrase string) (int, bool) {
	from := 0
	if phrase == "" {
		return 0, false
	}
	for from <= len(lower)-len(phrase) {
		i := strings.Index(lower[from:], phrase)
		if i < 0 {
			return 0, false
		}
		i += from
		before, _ := utf8.DecodeLastRuneInString(lower[:i])
		after, _ := utf8.DecodeRuneInString(lower[i+len(phrase):])
		if !isWordRune(before) && !isWordRune(after) {
			return i, true
		}
		from = i + 1
	}
	return 0, false
}

func isWordRune(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '+' || r == '#')
}

// list joins names as English does: "a", "a and b", "a, b and c".
func list(items []string) string {
	switch n := len(items); n {
	case 0:
		return ""
	case 1:
		return items[0]
	default:
		return strings.Join(items[:n-1], ", ") + " and " + items[n-1]
	}
}

func quote(s string) string { return "“" + s + "”" }

func wordCount(s string) int { return len(strings.Fields(s)) }

func numberWord(n int) string {
	words := [...]string{
		"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
		"eleven", "twelve",
	}
	if n < len(words) {
		return words[n]
	}
	return fmt.Sprint(n)
}

// isMany reports whether a noun is in its plural or is not counted, and so needs no article behind a verb.
func isMany(noun string) bool {
	return uncounted[noun] || strings.HasSuffix(noun, "s") && !strings.HasSuffix(noun, "ss") &&
		!strings.HasSuffix(noun, "us") && !strings.HasSuffix(noun, "is")
}

var finite = listed("finite")

// sureOpener are verbs that are nouns elsewhere but hardly ever at the head of a line about the current job, whatever
// follows: "Run toolbox talks", "Teach".
var sureOpener = listed("sure-opener")

// uncounted things take no article.
var uncounted = listed("uncounted")
