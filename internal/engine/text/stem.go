package text

import (
	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/dutch"
	"github.com/blevesearch/snowballstem/english"
	"github.com/blevesearch/snowballstem/french"
	"github.com/blevesearch/snowballstem/german"
	"github.com/blevesearch/snowballstem/italian"
	"github.com/blevesearch/snowballstem/portuguese"
	"github.com/blevesearch/snowballstem/spanish"
)

// stemmers are the Snowball stemmers (snowballstem.org) by ISO 639-1 code.
var stemmers = map[string]func(*snowballstem.Env) bool{
	"de": german.Stem, "en": english.Stem, "es": spanish.Stem, "fr": french.Stem, "it": italian.Stem, "nl": dutch.Stem,
	"pt": portuguese.Stem,
}

// Stem returns the stem of a word of the language with that ISO 639-1 code, folded. Of a language without a stemmer, of
// names with signs or digits and of words under four letters it returns the folded word.
func Stem(word, language string) string {
	stem, ok := stemmers[language]
	low := Fold(word)
	if !ok || len(low) < 4 || !onlyLetters(low) {
		return low
	}
	env := snowballstem.NewEnv(low)
	stem(env)
	return env.Current()
}

func onlyLetters(s string) bool {
	for i := range len(s) {
		if s[i] < 'a' || s[i] > 'z' {
			return false
		}
	}
	return true
}
