package compose

import (
	"slices"
	"strings"
	"sync"
)

// Check thinks in English words. A resume in another language keeps its text, but the words by which claims are made
// (help, lead, about, in progress, basic, months, numbers) are read as the English ones; other words are compared by
// their beginning. English texts pass as they are.

type language uint8

const (
	english language = iota
	german
	french
	spanish
	languages // how many there are
)

// tellWords are frequent words that tell the languages apart.
var tellWords = [languages]map[string]bool{
	english: setOf(`the and of with for to in from at on by as is was my i an`),
	german:  setOf(`und der die das mit für bei von im als zur zum heute den eine auf des einer`),
	french:  setOf(`et le la les des du pour dans avec une au aux sur ans en par présent de à d'un d'une chez je`),
	spanish: setOf(`y el los las del con para por una al actualidad años en como unas unos la de`),
}

// languageOf tells in which language a text is written, or otherwise where it is too short to say.
func languageOf(text string, otherwise language) language {
	var seen [languages]int
	for w := range strings.FieldsFuncSeq(strings.ToLower(text), partsWords) {
		if bits := tellBits[w]; bits != 0 {
			for l := range languages {
				seen[l] += int(bits >> l & 1)
			}
		}
		if l := letterLanguage(w); l != english {
			seen[l]++
		}
	}
	best := otherwise
	for l := range languages {
		if seen[l] > seen[best] && seen[l] >= 2 {
			best = l
		}
	}
	return best
}

// tellBits holds tellWords as one table: a bit for each language that has the word.
var tellBits = func() map[string]uint8 {
	out := map[string]uint8{}
	for l, words := range tellWords {
		for w := range words {
			out[w] |= 1 << l
		}
	}
	return out
}()

func partsWords(r rune) bool {
	switch r {
	case ' ', '\n', '\t', ',', '.', ';', ':', '(', ')', '|', '-', '–':
		return true
	}
	return false
}

// letterLanguage tells a language by letters that no other of them has.
func letterLanguage(w string) language {
	plain := true
	for i := range len(w) {
		plain = plain && w[i] < 0x80
	}
	switch {
	case plain && strings.HasSuffix(w, "ung"):
		return german
	case plain && (strings.HasPrefix(w, "l'") || strings.HasPrefix(w, "d'")):
		return french
	case plain:
		return english
	case strings.ContainsAny(w, "äß") || strings.HasSuffix(w, "ung"):
		return german
	case strings.ContainsAny(w, "çèêœ") || strings.HasPrefix(w, "l'") || strings.HasPrefix(w, "d'"):
		return french
	case strings.ContainsAny(w, "ñ") || strings.HasSuffix(w, "ción"):
		return spanish
	}
	return english
}

// glossary holds claimWords by first word, the longest first.
type glossary map[string][]gloss

type gloss struct{ words, as []string }

var glossaries = sync.OnceValue(func() (out [languages]glossary) {
	for l, lines := range claimWords {
		out[l] = glossary{}
		for _, line := range lines {
			left, right, _ := strings.Cut(line, ": ")
			as := strings.Fields(right)
			for w := range strings.FieldsSeq(left) {
				out[l].add(strings.Split(w, "_"), as)
			}
		}
	}
	return out
})

func (g glossary) add(words, as []string) {
	if words[len(words)-1] == "|" {
		as = append(slices.Clip(as), "")
	}
	for len(as) < len(words) { // a bar ends the phrase and is no word of it
		as = append([]string{"of"}, as...)
	}
	g[words[0]] = append(g[words[0]], gloss{words, as})
}

// speak reads the tokens of a statement in a language.
func speak(tokens []token, l language) {
	if l == english {
		return
	}
	g := glossaries()[l]
	for i := 0; i < len(tokens); i++ {
		t := &tokens[i]
		if t.kind != wordToken {
			continue
		}
		if n := g.translate(tokens, i); n > 0 {
			i += n - 1
			continue
		}
		if foreignStops[l][t.low] && (!isCapitals(t.text) || len(t.text) == 1) {
			t.low, t.stem = "of", "of"
			if articles[strings.ToLower(t.text)] {
				t.low, t.stem = "the", "the"
			}
			continue
		}
		t.stem = beginning(withoutAccents(t.low), l)
	}
}

// articles are read as "the".
var articles = setOf(`der die das den dem ein eine einen einem einer le la les un une l el los las una`)

// translate reads the longest phrase that begins at token i as its English, and says how many tokens it takes.
func (g glossary) translate(tokens []token, i int) int {
	best := gloss{}
	for _, s := range g.at(tokens[i].low) {
		if len(s.words) > len(best.words) && s.standsAt(tokens, i) {
			best = s
		}
	}
	n := 0
	for j, w := range best.words {
		if w != "|" {
			tokens[i+j].low, tokens[i+j].stem = best.as[j], stemOf(best.as[j])
			n++
		}
	}
	return n
}

// adjectiveEndings are what German adjectives may end with.
var adjectiveEndings = [...]string{"e", "er", "es", "en", "em"}

// at gives what begins with the word, or where nothing does, with the word without the ending of an adjective.
func (g glossary) at(word string) []gloss {
	if found := g[word]; found != nil {
		return found
	}
	for _, e := range adjectiveEndings {
		if base, ok := strings.CutSuffix(word, e); ok && len(base) > 7 {
			if found := g[base]; found != nil && len(found[0].words) == 1 {
				return found
			}
		}
	}
	return nil
}

func (s gloss) standsAt(tokens []token, i int) bool {
	for j, w := range s.words {
		at := i + j
		switch {
		case w == "|":
			if at < len(tokens) && tokens[at].pause < pauseComma {
				return false
			}
		case at >= len(tokens) || j > 0 && tokens[at].low != w || j > 0 && tokens[at].pause > pauseNone:
			return false
		}
	}
	return true
}

// beginning gives the part of a word that its forms share, about: five letters, in German without the "ge" of participles.
func beginning(w string, l language) string {
	if l == german && len(w) > 6 && strings.HasPrefix(w, "ge") && (strings.HasSuffix(w, "t") || strings.HasSuffix(w, "en")) {
		w = w[2:]
	}
	for _, e := range []string{"ungen", "ung", "en", "es", "er", "t", "e", "n", "s"} {
		if l == german && len(w)-len(e) >= 4 && strings.HasSuffix(w, e) {
			w = w[:len(w)-len(e)]
			break
		}
	}
	switch {
	case l != german && len(w) > 5:
		return w[:5]
	case l != german && len(w) > 3:
		return strings.TrimRight(w, "s")
	}
	return w
}
