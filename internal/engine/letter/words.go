package letter

import (
	"regexp"
	"strings"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// choice returns a pattern of the terms of a kind in a list of some languages, "" where there are none. A term with "-"
// at its end is the beginning of a word.
func choice(list, kind string, codes ...string) string {
	return alternation(termsOf(list, kind, codes), `\pL*`, "")
}

// termsOf returns the terms of a kind in a list of some languages; an empty kind means all of them.
func termsOf(list, kind string, codes []string) []string {
	var out []string
	for _, code := range codes {
		out = append(out, lang.Terms(code, list, kind)...)
	}
	return out
}

// alternation returns a pattern of terms, with what it has behind the beginning of a word and behind any other term.
func alternation(terms []string, behindBeginning, behindOther string) string {
	out := make([]string, len(terms))
	for i, term := range terms {
		if begun, ok := strings.CutSuffix(term, "-"); ok {
			out[i] = regexp.QuoteMeta(begun) + behindBeginning
		} else {
			out[i] = regexp.QuoteMeta(term) + behindOther
		}
	}
	return strings.Join(out, "|")
}

// matching compiles a pattern in which a choice stands for {}; where there is none, it matches nothing.
func matching(pattern, choice string) *regexp.Regexp {
	if choice == "" {
		return nothing
	}
	return regexp.MustCompile(strings.ReplaceAll(pattern, "{}", "(?:"+choice+")"))
}

var nothing = regexp.MustCompile(`[^\x00-\x{10FFFF}]`)

// folded is a choice of all languages for texts that are folded.
func folded(list, kind string) string {
	terms := termsOf(list, kind, lang.Codes())
	for i, term := range terms {
		terms[i] = text.Fold(term)
	}
	return alternation(terms, `[a-z]*`, "")
}

// eachOf returns a function that compiles a pattern with the terms of a kind of a language.
func eachOf(pattern, list, kind string) func(code string) *regexp.Regexp {
	return lang.Each(func(code string) *regexp.Regexp { return matching(pattern, choice(list, kind, code)) })
}
