package docparse

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// fold returns the form in which words are looked up: lower case, without accents, white space single, no edges.
func fold(s string) string {
	if folded, ok := foldASCII(s); ok {
		return folded
	}
	s = norm.NFKD.String(s)
	var b strings.Builder
	b.Grow(len(s))
	space := false
	for _, r := range s {
		switch {
		case r >= 0x300 && unicode.Is(unicode.Mn, r) || r == '\u00ad' || r == '\u200b' || r == '\ufeff':
			continue
		case unicode.IsSpace(r):
			space = b.Len() > 0
			continue
		}
		if space {
			b.WriteByte(' ')
			space = false
		}
		switch r = unicode.ToLower(r); r {
		case 'ß':
			b.WriteString("ss")
		case 'ł':
			b.WriteByte('l')
		case 'ø':
			b.WriteByte('o')
		case 'æ':
			b.WriteString("ae")
		case 'œ':
			b.WriteString("oe")
		case 'đ':
			b.WriteByte('d')
		case 'ı':
			b.WriteByte('i')
		case '’', '‘', 'ʼ':
			b.WriteByte('\'')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// foldASCII folds what consists of ASCII alone, as most of what is looked up does: without any copy where nothing
// changes.
func foldASCII(s string) (string, bool) {
	same, blank := true, true
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c >= 0x80:
			return "", false
		case c >= 'A' && c <= 'Z', c >= '\t' && c <= '\r', c == ' ' && blank:
			same = false
		}
		blank = c == ' '
	}
	if same && !blank || s == "" {
		return s, true
	}
	out := make([]byte, 0, len(s))
	blank = false
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == ' ' || c >= '\t' && c <= '\r' {
			blank = len(out) > 0
			continue
		}
		if blank {
			out, blank = append(out, ' '), false
		}
		if c >= 'A' && c <= 'Z' {
			c += 'a' - 'A'
		}
		out = append(out, c)
	}
	return string(out), true
}

// words splits folded text into its words; signs that belong to a name (C++, C#, .NET, R&D) stay with it.
func words(folded string) []string { return strings.FieldsFunc(folded, partsWords) }

// partsWords reports whether a rune belongs to no word.
func partsWords(r rune) bool {
	switch {
	case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r >= 'A' && r <= 'Z', r == '+', r == '#', r == '&':
		return false
	}
	return r < 0x80 || !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// set makes a lookup table from words that stand between white space; an underscore stands for a space.
func set(lists ...string) map[string]bool {
	m := map[string]bool{}
	for _, l := range lists {
		for _, w := range strings.Fields(l) {
			m[fold(strings.ReplaceAll(w, "_", " "))] = true
		}
	}
	return m
}

// exactSet is set for words that are looked up as they are written here.
func exactSet(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = true
	}
	return m
}

func isUpper(s string) bool {
	up := false
	for _, r := range s {
		if unicode.IsLower(r) {
			return false
		}
		up = up || unicode.IsUpper(r)
	}
	return up
}

func startsUpper(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) {
			return !unicode.IsLower(r)
		}
		if unicode.IsDigit(r) {
			return false
		}
	}
	return false
}

func startsLower(s string) bool {
	for _, r := range s {
		return unicode.IsLower(r)
	}
	return false
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }

func hasLetter(s string) bool { return strings.IndexFunc(s, unicode.IsLetter) >= 0 }

// tidy trims white space and the signs that separate fields from both ends, and makes inner white space single.
func tidy(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	for {
		t := strings.Trim(s, " ,;|·•‧∙–—-:/\\~*_")
		t = strings.TrimSuffix(strings.TrimPrefix(t, "()"), "()")
		if t == s {
			return s
		}
		s = t
	}
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
