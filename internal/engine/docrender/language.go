package docrender

import (
	"regexp"
	"slices"
	"strings"

	"github.com/go-text/typesetting/language"
)

// languageTag is the form of a BCP 47 tag that PDF readers take.
var languageTag = regexp.MustCompile(`^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$`)

// validLanguage returns the tag, or English for what is none; "" stays, to be guessed.
func validLanguage(tag string) string {
	if tag != "" && !languageTag.MatchString(tag) {
		return "en"
	}
	return tag
}

// ofScript are scripts that one language is written in, or nearly so. What is written in one of them within a document
// of another language is marked, so that a screen reader does not spell it out and a font gives its letters the shapes
// that are at home there. Latin and Cyrillic have too many languages for a guess.
var ofScript = map[language.Script]string{
	language.Greek: "el", language.Hebrew: "he", language.Arabic: "ar", language.Armenian: "hy",
	language.Georgian: "ka",
	language.Thai:     "th", language.Hiragana: "ja", language.Katakana: "ja", language.Hangul: "ko",
	language.Han: "zh",
}

// otherwise are the languages that share a script of ofScript: a document in one of them is not marked.
var otherwise = map[language.Script][]string{
	language.Hebrew: {"yi", "lad"}, language.Arabic: {"fa", "ur", "ps", "ckb", "ku", "sd", "ug", "pa", "ks"},
	language.Han: {"ja", "ko", "yue"}, language.Greek: {"cop"},
}

// languageOf returns the language of a span of one script in a document of a language; "" is the document's own.
// Han characters beside kana are Japanese, beside Hangul Korean.
func languageOf(script language.Script, part, paragraph []rune, document string) string {
	base, _, _ := strings.Cut(strings.ToLower(document), "-")
	guess := ofScript[script]
	if guess == "" || guess == base || slices.Contains(otherwise[script], base) {
		return ""
	}
	switch script {
	case language.Greek:
		if len(part) < 3 { // Ω and µ are signs
			return ""
		}
	case language.Arabic:
		if slices.ContainsFunc(part, func(r rune) bool { return strings.ContainsRune("پچژگکیےٹڈڑ", r) }) {
			return "" // Persian, Urdu or one of their kin
		}
	case language.Han:
		for _, r := range paragraph {
			switch language.LookupScript(r) {
			case language.Hiragana, language.Katakana:
				return "ja"
			case language.Hangul:
				return "ko"
			}
		}
	}
	return guess
}
