package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Set returns the words of a list parted by white space.
func Set(list string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		out[w] = true
	}
	return out
}

// OpensSmall reports whether a text begins with a small letter.
func OpensSmall(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(r)
}

// Capital writes the first letter of a text large.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 || r == utf8.RuneError {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// WithStop ends a text as a sentence, with a full stop where it has no end.
func WithStop(s string) string {
	s = strings.TrimSpace(s)
	if s == "" || strings.ContainsAny(s[len(s)-1:], ".!?") {
		return s
	}
	return strings.TrimRight(s, ",;:") + "."
}

// NonEmpty returns the texts that are not empty, trimmed.
func NonEmpty(all ...string) []string {
	var out []string
	for _, s := range all {
		if s = strings.TrimSpace(s); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// Distinct returns the texts that are not empty, trimmed, each once and in their order.
func Distinct(all []string) []string {
	var out []string
	seen := map[string]bool{}
	for _, s := range NonEmpty(all...) {
		if !seen[s] {
			out = append(out, s)
			seen[s] = true
		}
	}
	return out
}
