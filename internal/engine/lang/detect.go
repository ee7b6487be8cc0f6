package lang

import (
	"github.com/abadojack/whatlanggo"

	"vitae/internal/engine/text"
)

// Default is the language of a text that says too little to tell.
const Default = "en"

const (
	// enough is how much of a text decides its language, in bytes: more changes no answer and costs time.
	enough = 6000
	// clearly is the number of stop words from which they decide alone.
	clearly = 4
	// ahead is how many times the next language's stop words they must be; both set by hand on resumes and postings of
	// the four languages.
	ahead = 1.5
)

// Detect returns the ISO 639-1 code of the language of a text and whether it is sure. Stop words decide among the
// languages that have a folder; where too few stand in the text, its letters do (whatlanggo's trigrams and scripts).
func Detect(s string) (code string, sure bool) {
	if len(s) > enough {
		s = s[:enough]
	}
	votes := map[string]float64{}
	words := 0
	for _, t := range text.Tokens(s) {
		if t.Kind != text.Word {
			continue
		}
		words++
		codes := stopWords()[text.Fold(t.Of(s))]
		for _, c := range codes {
			votes[c] += 1 / float64(len(codes))
		}
	}
	best, second := "", ""
	for _, c := range Codes() {
		switch {
		case best == "" || votes[c] > votes[best]:
			best, second = c, best
		case second == "" || votes[c] > votes[second]:
			second = c
		}
	}
	if votes[best] >= clearly && votes[best] > ahead*votes[second] {
		return best, true
	}
	info := whatlanggo.Detect(s)
	switch code := info.Lang.Iso6391(); {
	case words == 0 && code == "":
		return Default, false
	case code != "" && info.IsReliable():
		return code, true
	case votes[best] > votes[second]:
		return best, false
	}
	return Default, false
}
