package readback

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// alike maps signs that differ in type and not in what they say.
var alike = strings.NewReplacer(
	"ﬀ", "ff", "ﬁ", "fi", "ﬂ", "fl", "ﬃ", "ffi", "ﬄ", "ffl", "ﬅ", "st", "ﬆ", "st",
	"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-",
	"‘", "'", "’", "'", "‚", "'", "‛", "'", "′", "'", "“", `"`, "”", `"`, "„", `"`, "‟", `"`, "″", `"`,
	"…", "...",
)

// plain returns a text as it is compared: composed, its white space single blanks, dashes, quotes and ligatures in
// their plain form, without what no page shows. Case and every other sign count.
func plain(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co) || r == unicode.ReplacementChar || r >= 0xfe00 &&
			r <= 0xfe0f || r >= 0xe0100 && r <= 0xe01ef:
			return -1
		}
		return r
	}, alike.Replace(norm.NFC.String(strings.ToValidUTF8(s, ""))))
	return strings.Join(strings.Fields(s), " ")
}

// address returns a web address as it is compared: pages show it with or without its scheme and the slash at its end.
func address(s string) string {
	s = plain(s)
	for _, scheme := range []string{"https://", "http://", "mailto:"} {
		if len(s) > len(scheme) && strings.EqualFold(s[:len(scheme)], scheme) {
			s = s[len(scheme):]
		}
	}
	return strings.TrimSuffix(s, "/")
}

// words counts the words of a text.
func words(s string) map[string]int {
	out := map[string]int{}
	for w := range strings.FieldsFuncSeq(strings.ToLower(plain(s)), func(r rune) bool {
		return !unicode.IsLetter(r) &&
			!unicode.IsDigit(r)
	}) {
		out[w]++
	}
	return out
}

// likeness is the share of words that two texts have in common, 0 to 1.
func likeness(a, b map[string]int) float64 {
	all, both := 0, 0
	for w, n := range a {
		all += n
		both += min(n, b[w])
	}
	for _, n := range b {
		all += n
	}
	if all == 0 {
		return 0
	}
	return 2 * float64(both) / float64(all)
}
