package docrender

import (
	"unicode"

	"github.com/go-text/typesetting/language"
)

// textRun is a piece of a span with one direction: Word orders the letters within a run by what the run says of itself,
// not by what they are.
type textRun struct {
	text     string
	rtl      bool
	language string // where it is another than the document's
}

// textRunsOf cuts a text where its direction changes. What has none, figures and signs, goes with the letters on both
// sides of it, or with the paragraph where they differ.
func textRunsOf(text string, paragraph bool, document string) []textRun {
	if !paragraph && !hasRightToLeft(text) || !hasLetters(plain(text)) {
		return []textRun{{text: text}}
	}
	runes := []rune(text)
	rtl := make([]bool, len(runes))
	for i, last := 0, paragraph; i < len(runes); {
		k := i
		for k < len(runes) && !unicode.IsLetter(runes[k]) {
			k++
		}
		next := paragraph
		if k < len(runes) {
			next = isRightToLeft(runes[k])
		}
		between := paragraph
		if i > 0 && last == next {
			between = next
		}
		for ; i < k; i++ {
			rtl[i] = between
		}
		if i < len(runes) {
			rtl[i], last = next, next
			i++
		}
	}
	var out []textRun
	for i := 0; i < len(runes); {
		k := i + 1
		for k < len(runes) && rtl[k] == rtl[i] {
			k++
		}
		st := textRun{text: string(runes[i:k]), rtl: rtl[i]}
		if st.rtl {
			st.language = runLanguage(runes[i:k], runes, document)
		}
		out = append(out, st)
		i = k
	}
	return out
}

func runLanguage(part, all []rune, document string) string {
	for _, r := range part {
		if isRightToLeft(r) {
			return languageOf(language.LookupScript(r), part, all, document)
		}
	}
	return ""
}

func hasRightToLeft(s string) bool {
	for _, r := range s {
		if isRightToLeft(r) {
			return true
		}
	}
	return false
}

func readsRightToLeft(spans []span) bool {
	for _, s := range spans {
		for _, r := range s.text {
			if isRightToLeft(r) {
				return true
			}
			if unicode.IsLetter(r) {
				return false
			}
		}
	}
	return false
}

func hasLetters(spans []span) bool {
	for _, s := range spans {
		for _, r := range s.text {
			if unicode.IsLetter(r) {
				return true
			}
		}
	}
	return false
}
