package compose

import (
	"strings"
	"unicode"

	"vitae/internal/fault"
	"vitae/internal/lang"
	"vitae/internal/posting"
	"vitae/internal/text"
)

// A document's language is its own, by its own text. What is written into it is in that language, or it is a name.

// languageOf is the language of a text. One of few words that could be in several is taken for English where it has as
// many of its small words as of the other's.
func languageOf(s string) string {
	code, sure := lang.Detect(s)
	if sure || code == lang.Default || !inLatin(s) {
		return code
	}
	en, other := phrasesOf(lang.Default).small, phrasesOf(code).small
	n := 0
	for x := range strings.FieldsSeq(s) {
		x = text.Fold(bare(x))
		if en[x] {
			n++
		}
		if other[x] {
			n--
		}
	}
	if n > 0 {
		return lang.Default
	}
	return code
}

// inLatin says that at least two of three letters of a text are Latin ones: names may be in others.
func inLatin(s string) bool {
	latin, all := 0, 0
	for _, r := range s {
		if !unicode.IsLetter(r) {
			continue
		}
		all++
		if unicode.Is(unicode.Latin, r) {
			latin++
		}
	}
	return 3*latin >= 2*all
}

var languageNames = map[string]string{
	"de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese", "nl": "Dutch", "pl": "Polish",
	"sv": "Swedish", "da": "Danish", "no": "Norwegian", "ja": "Japanese", "zh": "Chinese", "ko": "Korean",
}

// postingLanguage names the language of a posting that is not in English, "" where it is.
func postingLanguage(p *posting.Posting) string {
	if p.Language != "en" {
		if name, ok := languageNames[p.Language]; ok {
			return name
		}
		return "another language than English"
	}
	if !inLatin(p.Text) {
		return "another language than English"
	}
	return ""
}

// refuseLetter says why no letter can be written: a letter stands in the posting's language and tells the resume's own
// lines, so that both must be in English. nil where they are.
func (w *writer) refuseLetter(op string) error {
	if name := postingLanguage(w.posting); name != "" {
		return fault.New(op, fault.Invalid, "The posting is in "+name+", and letters are written in English only. Write this letter in your own words.")
	}
	if !w.english {
		return fault.New(op, fault.Invalid, "The resume is not in English, and a letter in English must not translate what it says. Use an English version of the resume.")
	}
	return nil
}
