package coach

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// signs are the patterns by which the parts of a spoken story are recognized in one language, by what they are a sign
// of: internal/engine/lang/<code>/story.txt, which also says how they are written.
type signs struct {
	of    map[string][]pattern
	other map[string]bool // words that no ending and no beginning means
}

// pattern is what stands one behind the other.
type pattern []step

// step is a word of a pattern: one of several, which may be missing.
type step struct {
	words    []string
	optional bool
}

// What a pattern has in the place of a word.
const (
	gapSign    = ".."   // some words
	endSign    = "$"    // the end of a part of a sentence
	numberSign = "#"    // a number
	yearSign   = "####" // a year
)

const (
	longestGap = 10 // words
	leastStem  = 2  // letters of a word beside an ending or a beginning
)

// signsOf returns the signs of a language, nil if it has none.
var signsOf = lang.Each(func(code string) *signs {
	entries := lang.Entries(code, "story")
	if len(entries) == 0 {
		return nil
	}
	s := &signs{of: map[string][]pattern{}, other: map[string]bool{}}
	for _, e := range entries {
		p := readPattern(e.Term)
		for kind := range strings.FieldsSeq(e.Value) {
			s.of[kind] = append(s.of[kind], p)
		}
		if e.Value == "other" {
			for _, word := range p[0].words {
				s.other[word] = true
			}
		}
	}
	return s
})

func readPattern(term string) pattern {
	var out pattern
	for word := range strings.FieldsSeq(term) {
		word, optional := strings.CutSuffix(word, "?")
		out = append(out, step{strings.Split(word, "|"), optional})
	}
	return out
}

// spokenWord is a word of an answer in small letters. A name has a capital that no sentence's beginning asks for.
type spokenWord struct {
	low  string
	name bool
}

// spokenSentence is a sentence of an answer, which commas and the like divide into parts.
type spokenSentence struct {
	words []spokenWord
	parts [][]spokenWord
	asks  bool
}

var spokenWords = regexp.MustCompile(`\pL[\pL\pM\pN']*|\d[\d.,]*|[%,;:]`)

// spokenSentences reads an answer.
func spokenSentences(answer string) []spokenSentence {
	answer = strings.ReplaceAll(strings.Join(strings.Fields(answer), " "), "’", "'")
	var out []spokenSentence
	for _, at := range text.Sentences(answer) {
		one := spokenSentence{parts: [][]spokenWord{nil}, asks: strings.HasSuffix(at.Of(answer), "?")}
		for _, word := range spokenWords.FindAllString(at.Of(answer), -1) {
			if strings.Contains(",;:", word) {
				one.parts = append(one.parts, nil)
				continue
			}
			w := spokenWord{strings.TrimRight(strings.ToLower(word), ".,"), len(one.words) > 0 && isCapital(word)}
			last := len(one.parts) - 1
			one.parts[last] = append(one.parts[last], w)
			if strings.HasSuffix(word, ",") {
				one.parts = append(one.parts, nil)
			}
			one.words = append(one.words, w)
		}
		out = append(out, one)
	}
	return out
}

func isCapital(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return unicode.IsUpper(first)
}

// in reports whether some words have a sign of a kind.
func (s *signs) in(words []spokenWord, kind string) bool {
	return slices.ContainsFunc(s.of[kind], func(p pattern) bool {
		for i := range words {
			if s.begins(words[i:], p) {
				return true
			}
		}
		return false
	})
}

// begins reports whether words begin with what a pattern says.
func (s *signs) begins(words []spokenWord, p pattern) bool {
	if len(p) == 0 {
		return true
	}
	switch first := p[0]; {
	case first.words[0] == gapSign:
		for n := range min(longestGap, len(words)) + 1 {
			if s.begins(words[n:], p[1:]) {
				return true
			}
		}
		return false
	case first.words[0] == endSign:
		return len(words) == 0
	case first.optional && s.begins(words, p[1:]):
		return true
	}
	return len(words) > 0 && s.means(p[0].words, words[0]) && s.begins(words[1:], p[1:])
}

// means reports whether one of several words of a pattern means a word.
func (s *signs) means(words []string, w spokenWord) bool {
	return slices.ContainsFunc(words, func(a string) bool {
		end, isEnd := strings.CutPrefix(a, "-")
		beginning, isBeginning := strings.CutSuffix(a, "-")
		switch {
		case a == yearSign:
			return len(w.low) == len(yearSign) && (w.low[:2] == "19" || w.low[:2] == "20") && allDigits(w.low)
		case a == numberSign:
			return isNumber(w.low)
		case isEnd:
			return s.mayMean(w, end) && strings.HasSuffix(w.low, end)
		case isBeginning:
			return s.mayMean(w, beginning) && strings.HasPrefix(w.low, beginning)
		}
		return a == w.low
	})
}

// mayMean reports whether a word may be meant by its ending or beginning: it is no name, long enough and no other word.
func (s *signs) mayMean(w spokenWord, affix string) bool {
	return !w.name && !s.other[w.low] && len(w.low) >= len(affix)+leastStem
}

func isNumber(low string) bool { return low[0] >= '0' && low[0] <= '9' }

func allDigits(low string) bool { return strings.Trim(low, "0123456789") == "" }
