package docrender

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/go-text/typesetting/language"
)

// inLanguage settles the language of a document that nobody named: a screen reader reads a German resume badly in
// English.
func (s *setting) inLanguage(p *piece) *piece {
	if s.language == "" {
		s.language = guessLanguage(p.blocks)
	}
	return p
}

// smallWords are the commonest words of languages in Latin letters, as resumes have them. Words that several have count
// for each.
var smallWords = map[string][]string{
	"en": strings.Fields("the and of to in with for on at by from a"),
	"de": strings.Fields("und der die das mit für von bei zur zum im den des ein eine auf als"),
	"fr": strings.Fields("et de la le les des du pour avec dans une au aux sur en par"),
	"es": strings.Fields("y de la el los las en con para por del una al"),
	"it": strings.Fields("e di la il per con del della delle nel dei gli una da"),
	"pt": strings.Fields("e de do da em para com os na no dos das uma por"),
	"nl": strings.Fields("en de het van een met voor bij op in aan door"),
	"sv": strings.Fields("och att för med av på som i till en ett vid från"),
	"da": strings.Fields("og af av til med for på i som en et ved fra"),
	"fi": strings.Fields("ja sekä on oli että kanssa mukaan"),
	"pl": strings.Fields("i w z na do oraz się dla od po ze przez"),
	"cs": strings.Fields("a v na se pro s při z do ve od k"),
	"ro": strings.Fields("și de în cu la pentru din a pe ale"),
	"hu": strings.Fields("és a az egy hogy volt"),
	"tr": strings.Fields("ve bir ile için bu olarak"),
	"vi": strings.Fields("và của trong cho với các những được"),
}

// fewest is how many of its small words a text must have to be of a language other than English, and clearly how many
// times as many as of any other. Both set by hand: a short page says too little, and close relatives share small words.
const (
	fewest  = 6
	clearly = 1.2
)

// guessLanguage returns the language that a document is most probably written in: by its script where that says it,
// else by its small words; English where nothing is clear.
func guessLanguage(blocks []block) string {
	scripts, words := map[language.Script]int{}, map[string]int{}
	for _, b := range blocks {
		if b.role == roleSection { // may be a standard one, in English
			continue
		}
		for _, s := range b.spans {
			for _, w := range strings.FieldsFunc(strings.ToLower(s.text),
				func(r rune) bool { return !unicode.IsLetter(r) && !unicode.Is(unicode.M, r) }) {
				words[w]++
				for _, r := range w {
					weight := 1
					if unspaced(r) {
						weight = 3 // a character is half a word
					}
					scripts[language.LookupScript(r)] += weight
				}
			}
		}
	}
	main := language.Latin
	for _, sc := range slices.Sorted(maps.Keys(scripts)) {
		if sc.Strong() && scripts[sc] > scripts[main] {
			main = sc
		}
	}
	switch {
	case main == language.Han && scripts[language.Hiragana]+scripts[language.Katakana] > 0:
		return "ja"
	case main == language.Cyrillic:
		return cyrillic(words)
	case ofScript[main] != "":
		return ofScript[main]
	}
	return bySmallWords(words)
}

// cyrillic tells Ukrainian, Serbian and Bulgarian from Russian by letters and words of their own.
func cyrillic(words map[string]int) string {
	all := strings.Join(slices.Collect(maps.Keys(words)), "")
	switch {
	case strings.ContainsAny(all, "їєґ"):
		return "uk"
	case strings.ContainsAny(all, "ђћљњџ"):
		return "sr"
	case strings.ContainsAny(all, "ыэё"):
		return "ru"
	}
	return "bg"
}

func bySmallWords(words map[string]int) string {
	best, most, next := "en", 0, 0
	for _, tag := range slices.Sorted(maps.Keys(smallWords)) {
		n := 0
		for _, w := range smallWords[tag] {
			n += words[w]
		}
		if n > most {
			best, most, next = tag, n, most
		} else {
			next = max(next, n)
		}
	}
	if most < fewest || float64(most) < clearly*float64(next) {
		return "en"
	}
	if best == "da" && words["av"] > words["af"] {
		return "nb"
	}
	return best
}
