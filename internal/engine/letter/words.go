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
	var terms []string
	for _, code := range codes {
		for _, term := range lang.Terms(code, list, kind) {
			begun, beginning := strings.CutSuffix(term, "-")
			if begun = regexp.QuoteMeta(begun); beginning {
				begun += `\pL*`
			}
			terms = append(terms, begun)
		}
	}
	return strings.Join(terms, "|")
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
	var terms []string
	for _, code := range lang.Codes() {
		for _, term := range lang.Terms(code, list, kind) {
			term, beginning := strings.CutSuffix(text.Fold(term), "-")
			if term = regexp.QuoteMeta(term); beginning {
				term += `[a-z]*`
			}
			terms = append(terms, term)
		}
	}
	return strings.Join(terms, "|")
}

// eachOf returns a function that compiles a pattern with the terms of a kind of a language.
func eachOf(pattern, list, kind string) func(code string) *regexp.Regexp {
	return lang.Each(func(code string) *regexp.Regexp { return matching(pattern, choice(list, kind, code)) })
}
