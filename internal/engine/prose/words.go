package prose

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/text"
)

// Bare is a word without the punctuation around it, in lower case: "Team," gives "team". A trailing + or # stays.
func Bare(word string) string {
	return strings.ToLower(strings.TrimFunc(word, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#' && r != '%'
	}))
}

// SwapWord puts another word in a word's place and keeps its capital and the punctuation around it.
func SwapWord(word, with string) string {
	core := strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if r, _ := utf8.DecodeRuneInString(core); unicode.IsUpper(r) {
		with = text.Capital(with)
	}
	return strings.Replace(word, core, with, 1)
}

// Small writes the first letter small.
func Small(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 || r == utf8.RuneError {
		return s
	}
	return string(unicode.ToLower(r)) + s[n:]
}

// IsShouted reports whether a word of more than one letter is written in capitals: "SQL", "NASA's".
func IsShouted(w string) bool {
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

// Figures lists the numbers of a text as they stand ("2,000", "40%", "$2.3M"): no rewording may change the list.
func Figures(text string) []string {
	var out []string
	for _, w := range strings.Fields(text) {
		if strings.IndexFunc(w, unicode.IsDigit) >= 0 {
			out = append(out, strings.Trim(w, ".,;:()"))
		}
	}
	return out
}

// HasPhrase reports whether a phrase stands in a text as whole words, whatever the case.
func HasPhrase(text, phrase string) bool {
	_, found := IndexPhrase(strings.ToLower(text), strings.ToLower(phrase))
	return found
}

// IndexPhrase finds a phrase as whole words. Both must be in lower case.
func IndexPhrase(lower, phrase string) (int, bool) {
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
		if !IsWordRune(before) && !IsWordRune(after) {
			return i, true
		}
		from = i + 1
	}
	return 0, false
}

// IsWordRune reports whether a sign is part of a word: "C++" and "C#" are words.
func IsWordRune(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '+' || r == '#')
}

// List joins names as English does: "a", "a and b", "a, b and c".
func List(items []string) string {
	switch n := len(items); n {
	case 0:
		return ""
	case 1:
		return items[0]
	default:
		return strings.Join(items[:n-1], ", ") + " and " + items[n-1]
	}
}

// Quote puts a text into quotation marks.
func Quote(s string) string { return "“" + s + "”" }

// WordCount is how many words a text has.
func WordCount(s string) int { return len(strings.Fields(s)) }

// NumberWord writes a number to twelve as a word.
func NumberWord(n int) string {
	words := [...]string{
		"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
		"eleven", "twelve",
	}
	if n < len(words) {
		return words[n]
	}
	return fmt.Sprint(n)
}

const longestQuote = 110 // characters

// Shortened cuts a quote at a word, with a sign that it goes on.
func Shortened(s string) string {
	s = strings.TrimRight(strings.TrimPrefix(strings.TrimSpace(s), ". "), ". ")
	r := []rune(s)
	if len(r) <= longestQuote {
		return s
	}
	cut := string(r[:longestQuote])
	if i := strings.LastIndexByte(cut, ' '); i > longestQuote/2 {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,;:–-") + "…"
}

// WriteList writes a heading with its items, nothing where there are none.
func WriteList(b *strings.Builder, heading string, items []string) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintf(b, "\n## %s\n\n", heading)
	for _, s := range items {
		fmt.Fprintf(b, "- %s\n", s)
	}
}
