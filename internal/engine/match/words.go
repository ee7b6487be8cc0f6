package match

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/text"
)

// word is one word of a line by its stem.
type word struct {
	stem       string
	start, end int
}

// stemmer stems words and remembers them. It is not safe for concurrent use.
type stemmer struct {
	language  string
	known     map[string]string
	endings   []string        // of words in a language that has no stemmer, longest first; none for English
	empty     map[string]bool // further words that say nothing
	compounds bool            // a word may end in another that says what it is: Finanzbuchhaltung
}

func newStemmer(code string, size int) *stemmer {
	return &stemmer{
		language: code, known: make(map[string]string, size), endings: posting.Endings(code),
		empty:     posting.Empty(code),
		compounds: code == "de" || code == "nl",
	}
}

// leastStem is how many letters a stem keeps.
const leastStem = 4

// cut takes the longest ending off a word of a language that has no stemmer.
func (s *stemmer) cut(w string) string {
	w = posting.Plain(w)
	for _, e := range s.endings {
		if len(w) >= len(e)+leastStem && strings.HasSuffix(w, e) {
			return w[:len(w)-len(e)]
		}
	}
	return w
}

// leastPart is how many letters a word must have to be known as the last part of a compound.
const leastPart = 6

// same reports whether a word of a line is one that is looked for, or a compound that ends in it.
func (s *stemmer) same(have, want string) bool {
	return have == want || s.compounds && len(want) >= leastPart && strings.HasSuffix(have, want)
}

// irregular are forms that no stemmer brings together.
var irregular = map[string]string{
	"led": "lead", "ran": "run", "built": "build", "wrote": "write", "written": "write", "taught": "teach",
	"sold": "sell", "drove": "drive", "driven": "drive", "kept": "keep",
	"made": "make", "held": "hold", "grew": "grow", "grown": "grow", "oversaw": "oversee", "overseen": "oversee",
	"bought": "buy", "took": "take", "taken": "take", "gave": "give", "given": "give",
	"met": "meet", "won": "win", "brought": "bring", "sewn": "sew", "dealt": "deal", "licence": "license",
	"licences": "license", "programme": "program", "programmes": "program", "centre": "center",
	"modelling": "model", "labour": "labor",
}

func (s *stemmer) stem(w string) string {
	if out, ok := s.known[w]; ok {
		return out
	}
	base := strings.ToLower(w)
	if i, ok := irregular[base]; ok {
		base = i
	}
	out := base
	if folded := text.Fold(w); len(base) > 3 && lang.Masculine(folded, s.language) != folded {
		base, w = lang.Masculine(folded, s.language), lang.Masculine(folded, s.language)
		out = base
	}
	switch {
	case s.endings != nil:
		out = s.cut(w)
	case len(base) > 3:
		out = text.Stem(base, "en")
	}
	s.known[w] = out
	return out
}

// words cuts a text into stemmed words. Signs that belong to names stay: "C++", "C#", "A/B" becomes two words.
func (s *stemmer) words(text string) []word {
	out := make([]word, 0, len(text)/6+1)
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			i += size
			continue
		}
		start := i
		for i < len(text) {
			r, size = utf8.DecodeRuneInString(text[i:])
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#' {
				break
			}
			i += size
		}
		out = append(out, word{stem: s.stem(text[start:i]), start: start, end: i})
	}
	return out
}

// emptyWords say nothing about what is asked.
var emptyWords = func() map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(
		`a an the and or of in on at to for with by from as is are be been was were this that these those it its your you our we their i my me will would can could should must may have has had do does did not no
		into over up out per via using use used work working works strong good great excellent solid basic advanced small large new other all any some one two three very well including such etc more most least also both
		experience experienced knowledge skill skills ability expert expertise responsible proficient familiar understanding level year years month months daily team`) {
		out[w] = true
	}
	return out
}()

// contentStems returns the stems of a term's words that say something, each once.
func (s *stemmer) contentStems(text string) []string {
	var out []string
	seen := map[string]bool{}
	for _, w := range s.words(text) {
		if low := strings.ToLower(text[w.start:w.end]); !emptyWords[low] && !s.empty[low] && !seen[w.stem] {
			seen[w.stem] = true
			out = append(out, w.stem)
		}
	}
	return out
}
