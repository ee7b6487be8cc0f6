package owned

import (
	"strings"
	"unicode/utf8"
)

// Clean gives a user's text as it is kept: its words untouched, line ends as line feeds, without what is no text in a
// database or a file (NUL, broken UTF-8).
func Clean(s string) string {
	s = strings.ReplaceAll(strings.ToValidUTF8(s, ""), "\x00", "")
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
}

// CleanLine makes one line of a text: single spaces, none at the ends, and nothing that a text cannot hold.
func CleanLine(s string) string { return strings.Join(strings.Fields(Clean(s)), " ") }

// Longer reports whether a text has more characters than n.
func Longer(s string, n int) bool { return len(s) > n && utf8.RuneCountInString(s) > n }

// Clip cuts a text to n characters, without a space at its new end.
func Clip(s string, n int) string {
	if !Longer(s, n) {
		return s
	}
	return strings.TrimSpace(string([]rune(s)[:n]))
}
