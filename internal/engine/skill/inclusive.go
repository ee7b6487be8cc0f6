package skill

import (
	"strings"

	"vitae/internal/engine/lang"
)

// elision returns the size of an article or preposition that French joins to the word by an apostrophe ("l'accueil",
// "d’équipe"), or 0. Such a word is no part of a name.
func (s *scanner) elision() int {
	t := s.text[s.pos:]
	if len(t) < 3 || t[0]|0x20 != 'd' && t[0]|0x20 != 'l' {
		return 0
	}
	size := 0
	switch {
	case t[1] == '\'':
		size = 2
	case strings.HasPrefix(t[1:], "’"):
		size = 1 + len("’")
	}
	if size == 0 || size >= len(t) || !letter(t[size]) || strings.HasPrefix(t[size:], "’") {
		return 0
	}
	return size
}

// shortestGendered is the length from which a word may have an ending for the other gender. Shorter ones are
// abbreviations ("n/a", "A/R").
const shortestGendered = 4

// passGender passes the ending for the other gender after the word just read, so that the name goes on behind it
// ("chargé(e) de clientèle").
func (s *scanner) passGender(t token) {
	if t.end-t.start < shortestGendered || s.pos+1 >= len(s.text) || s.pos == 0 || !letter(s.text[s.pos-1]) {
		return
	}
	s.pos += lang.GenderEnding(s.text[s.pos:])
}

// suspended reports whether the gap just passed holds a hyphen for a part that follows later ("Lohn- und
// Gehaltsabrechnung"): from is where the gap began.
func (s *scanner) suspended(from int) bool {
	if from == 0 || s.text[from] != '-' {
		return false
	}
	next := s.text[s.pos:]
	return strings.HasPrefix(next, "und ") || strings.HasPrefix(next, "oder ") || strings.HasPrefix(next, "& ")
}

// tails are German nouns that make a compound of a skill without making it another one.
var tails = []string{"kenntnisse", "kenntnissen", "erfahrung", "erfahrungen", "bereich", "branche"}

// tailed returns the id of a German compound by its first part: "Englischkenntnisse", "Vertriebserfahrung".
func (l lexicon) tailed(word []byte) uint32 {
	const shortest = len("bereich") + 3
	if len(word) < shortest || strings.IndexByte("enhg", word[len(word)-1]) < 0 {
		return 0
	}
	for _, tail := range tails {
		stem, ok := strings.CutSuffix(string(word), tail)
		if !ok || len(stem) < 3 {
			continue
		}
		if id := l[stem]; id != 0 {
			return id
		}
		return l[strings.TrimSuffix(stem, "s")]
	}
	return 0
}
