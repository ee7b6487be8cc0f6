package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold returns a text as it is looked up: small letters without accents, full-width forms and ligatures made plain,
// "ß" as "ss". Text of small ASCII letters is returned as it is.
func Fold(s string) string {
	plain := true
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf || isUpperASCII(s[i]) {
			plain = false
			break
		}
	}
	if plain {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range norm.NFKD.String(s) {
		switch {
		case unicode.Is(unicode.Mn, r):
		case special[r] != "":
			b.WriteString(special[r])
		default:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return b.String()
}

// special are letters that no decomposition takes apart, and signs written in several ways.
var special = map[rune]string{
	'ß': "ss", 'ẞ': "ss", 'æ': "ae", 'Æ': "ae", 'œ': "oe", 'Œ': "oe", 'ø': "o", 'Ø': "o", 'ł': "l", 'Ł': "l", 'đ': "d",
	'Đ': "d", 'ı': "i",
	'’': "'", '‘': "'", '“': `"`, '”': `"`, '–': "-", '—': "-", '‐': "-", '‑': "-", '−': "-",
}
