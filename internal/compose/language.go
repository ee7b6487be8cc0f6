package compose

import (
	"strings"
	"unicode"

	"vitae/internal/fault"
	"vitae/internal/posting"
)

// The writer has sentences in English alone. Of a text in another language it moves lines and names skills, by the
// texts' own words, and writes no sentence: an English one among German ones would be worse than none.

var englishWords = wordSet("the and of in for to with a on by at from an is as")

var foreignWords = wordSet(`le la les des et du une dans pour avec sur der die und das mit für von ein eine den im el los las con para
una por y en de il di che per con della nel og av på med som att och för het een van voor met i w z na do oraz się
auf aus bei zur zum au aux par e o da em com um uma dos del al gli ed`)

// englishText says that a text in lower case reads as English: by its commonest words and by its letters. A text in
// Latin letters with too few of those words is taken as English.
func englishText(lower string) bool {
	en, other := 0, 0
	for _, x := range strings.Fields(lower) {
		switch b := bare(x); {
		case englishWords[b]:
			en++
		case foreignWords[b]:
			other++
		}
	}
	return en >= other && inLatin(lower)
}

// inLatin says that at least two of three letters of a text are Latin ones: names may be in others.
func inLatin(text string) bool {
	latin, all := 0, 0
	for _, r := range text {
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
