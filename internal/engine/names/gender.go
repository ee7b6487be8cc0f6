package names

import (
	"strings"
	"unicode"

	"vitae/internal/engine/lang"
)

// leastGendered is how many letters a word has at least that an ending for the other gender stands behind: "n/a" has
// none.
const leastGendered = 3

// OneGender returns a title without the endings for the other gender: "Pfleger:in", "infirmier(ère)", "enfermero/a".
func OneGender(title string) string {
	var out strings.Builder
	kept, letters := 0, 0
	for at, r := range title {
		switch {
		case unicode.IsLetter(r):
			letters++
			continue
		case at >= kept && letters >= leastGendered:
			if n := lang.GenderEnding(title[at:]); n > 0 {
				out.WriteString(title[kept:at])
				kept = at + n
			}
		}
		letters = 0
	}
	return out.String() + title[kept:]
}

// CutIn cuts a text into words, of which women's titles in its language stand as men's, as far as the list of endings
// goes: the stems of "Ärztin" and "Arzt" are one. Text, Start and End stay as they are written.
func CutIn(s, code string) []Token { return masculine(Cut(s), code) }

func masculine(ts []Token, code string) []Token {
	for i := range ts {
		if low := lang.Masculine(ts[i].Low, code); low != ts[i].Low {
			ts[i].Low, ts[i].Stem = low, Stem(low)
		}
	}
	return ts
}

// InMasculine returns a title with each woman's form replaced by the man's, which the catalogue has.
func InMasculine(title, code string) string {
	var out strings.Builder
	kept := 0
	for _, t := range Cut(title) {
		if low := lang.Masculine(t.Low, code); low != t.Low {
			out.WriteString(title[kept:t.Start] + low)
			kept = t.End
		}
	}
	return out.String() + title[kept:]
}
