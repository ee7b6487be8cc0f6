package names

import (
	"strings"
	"sync"
	"unicode"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// part is a piece of a long name that an abbreviation may take letters from: a word, or a piece of one that begins with
// a capital or a digit ("Postgre", "SQL").
type part struct {
	low   string
	minor bool // "of", "and": may be skipped
}

// partsOf cuts the words of a name into parts.
func partsOf(ts []Token) []part {
	out := make([]part, 0, len(ts)+2)
	for _, t := range ts {
		minor := stop[t.Low] && len(ts) > 1
		from := 0
		for i := 1; i < len(t.Text); i++ {
			a, b := t.Text[i-1], t.Text[i]
			if upper(b) && lower(a) || digit(b) != digit(a) && !minor {
				out = append(out, part{low: text.Fold(t.Text[from:i])})
				from = i
			}
		}
		out = append(out, part{low: text.Fold(t.Text[from:]), minor: minor})
	}
	return out
}

func upper(c byte) bool { return c >= 'A' && c <= 'Z' }
func lower(c byte) bool { return c >= 'a' && c <= 'z' }
func digit(c byte) bool { return c >= '0' && c <= '9' }
func vowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

// Worth of a letter of an abbreviation by where it stands in the long name, set by hand on the pairs of same_test.go.
const (
	letterFirst = 1.0 // begins a part
	letterNext  = 0.85
	letterInner = 0.45
	letterVowel = 0.2
)

// oneWordRare is the rarity of a single word from which on it may be a name that letters stand for: "TF" for Terraform.
const oneWordRare = 4

// Chances of abbreviations, set with the letters' worth.
const (
	chanceNumeronym = 0.98 // "K8s"
	twoLetters      = 0.85 // times, for the many things that two letters stand for
	fullInitials    = 1.02 // times, for four letters and more that leave out no part
	plainWord       = 0.6  // times, for what is a word and so rarely an abbreviation
	mostLetters     = 0.97
)

const (
	longestShort = 8 // letters of the longest abbreviation that is looked at
	mostParts    = 9 // parts of the longest name that is abbreviated
)

// abbreviates returns the probability that short is made of the letters of a long name, in order: initials ("QTS"),
// pieces ("C3D", "RMQ"), the first and last letters with the number between ("K8s").
func abbreviates(short Token, long []Token) float64 {
	s := bare(short)
	if len(s) < 2 || len(s) > longestShort || len(long) == 0 || len(long) > mostParts {
		return 0
	}
	if len(long) == 1 {
		if numeronym(s, long[0].Low) {
			return chanceNumeronym
		}
		if len(long[0].Low) < len(s)+3 || strings.ContainsAny(s[1:], "aeiou") || Rarity(long[0].Stem) < oneWordRare {
			return 0 // plain words are cut short, not made into letters
		}
	}
	parts := partsOf(long)
	if len(parts) > mostParts || parts[0].low == "" || s[0] != parts[0].low[0] {
		return 0
	}
	letters, covered := align(s, parts)
	if letters <= 0 {
		return 0
	}
	coverage := coveredShare(parts, covered)
	mean := letters / float64(len(s))
	p := mean * coverage * coverage
	switch {
	case len(s) == 2:
		p *= twoLetters
	case len(s) >= 4 && coverage == 1:
		p *= fullInitials
	}
	if !shortLike(s) {
		p *= plainWord
	}
	return min(mostLetters, p)
}

// coveredShare returns which share of the parts that count gave a letter.
func coveredShare(parts []part, covered int) float64 {
	major, used := 0.0, 0.0
	for i, p := range parts {
		if p.minor {
			continue
		}
		major++
		if covered&(1<<i) != 0 {
			used++
		}
	}
	return used / major
}

// bare returns an abbreviation's letters and digits in lower case without a plural's s ("PIVs").
func bare(t Token) string {
	s := t.Text
	if n := len(s); n > 2 && s[n-1] == 's' && upper(s[n-2]) {
		s = s[:n-1]
	}
	return text.Fold(s)
}

// capitals reports whether a word is written as abbreviations are: more than its first letter in capitals, or with
// digits.
func capitals(s string) bool {
	n, letters := 0, 0
	for _, r := range s {
		if unicode.IsUpper(r) || unicode.IsDigit(r) {
			n++
		}
		letters++
	}
	return n >= 2 || n == letters
}

// shortLike reports whether letters look like an abbreviation rather than a word, whatever their case: few, without a
// vowel, with a digit, or no word that any occupation has.
func shortLike(low string) bool {
	if stop[low] || Empty(low) || len(low) >= leastInitials && functionWords()[low] {
		return false
	}
	vowels := 0
	for _, c := range []byte(low) {
		if digit(c) {
			return true
		}
		if vowel(c) {
			vowels++
		}
	}
	if len(low) <= 3 || vowels == 0 {
		return true
	}
	_, known := load().words[Stem(low)]
	return !known && !everyday()[low]
}

// leastInitials is how many letters a function word has at least that is hardly an abbreviation: "not". "IT" is one.
const leastInitials = 3

var functionWords = sync.OnceValue(func() map[string]bool { return lang.SetOfAll("function") })

// everyday are words that no occupation has and that are still no abbreviations, such as “went”: those that say how far
// a claim goes, and the forms of verbs.
var everyday = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, code := range lang.Codes() {
		for _, list := range []string{"claim", "verb"} {
			for _, e := range lang.Entries(code, list) {
				for _, w := range append(strings.Fields(e.Value), e.Term) {
					out[text.Fold(w)] = true
				}
			}
		}
	}
	return out
})

// numeronym reports whether short is the first and last letter of a word with the number of those between: "k8s",
// "i18n".
func numeronym(short, long string) bool {
	if len(short) < 3 || len(short) > 4 || short[0] != long[0] || short[len(short)-1] != long[len(long)-1] {
		return false
	}
	n := 0
	for _, c := range []byte(short[1 : len(short)-1]) {
		if !digit(c) {
			return false
		}
		n = 10*n + int(c-'0')
	}
	return n == len(long)-2
}

// align finds the best way to take the letters of short from the parts, in order. It gives the sum of what the letters
// are worth and the parts that gave one, 0 where there is no way.
func align(short string, parts []part) (float64, int) {
	type state struct {
		worth   float64
		covered int
	}
	best := map[[3]int]state{}
	var walk func(at, p, from int) state
	walk = func(at, p, from int) state {
		if at == len(short) {
			return state{}
		}
		key := [3]int{at, p, from}
		if s, ok := best[key]; ok {
			return s
		}
		out := state{worth: -100}
		for q := p; q < len(parts); q++ {
			start := 0
			if q == p {
				start = from
			}
			low := parts[q].low
			for i := start; i < len(low); i++ {
				if low[i] != short[at] {
					continue
				}
				worth := letterInner
				switch {
				case i == 0:
					worth = letterFirst
				case q == p && i == from:
					worth = letterNext
				case vowel(low[i]):
					worth = letterVowel
				}
				rest := walk(at+1, q, i+1)
				if worth += rest.worth; worth > out.worth {
					out = state{worth: worth, covered: rest.covered | 1<<q}
				}
			}
		}
		best[key] = out
		return out
	}
	s := walk(0, 0, 0)
	return s.worth, s.covered
}
