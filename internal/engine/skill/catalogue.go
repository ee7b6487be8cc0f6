package skill

import (
	"slices"
	"strings"
)

// Catalogue is the catalogue, loaded. It never changes and is safe for use by many goroutines.
type Catalogue struct {
	version   string
	skills    []entry // by ID
	index     map[ID]int
	families  []string
	words     lexicon
	skillTrie *trie
	links     [][]Relation // by the place of From: both directions of Related
	backlinks [][]Relation // by the place of To
	resources map[ID][]Resource

	titles     []titleEntry // by ID
	titleIndex map[string]int
	titleTrie  *trie
	titleLinks map[[2]string]float64
	seniority  *trie
	fields     *trie   // what is studied or traded in
	levels     []Level // by entry of seniority

	languages []language      // the languages beside English; a name's language is its place here, from 1
	articles  map[uint32]bool // words passed over inside a name
	small     map[uint32]bool // those of them that titles have too
	cues      cueWords
}

// entry is a skill with what its ambiguous names need.
type entry struct {
	Skill
	near map[uint32]bool // words that speak for an ambiguous name
	not  map[uint32]bool // words that, right after it, speak against it
}

// Version identifies the data: it changes whenever a file of the catalogue does.
func (c *Catalogue) Version() string { return c.version }

// Skill returns the skill with this ID.
func (c *Catalogue) Skill(id ID) (Skill, bool) {
	i, ok := c.index[id]
	if !ok {
		return Skill{}, false
	}
	return c.skills[i].Skill, true
}

// All returns every skill, by ID.
func (c *Catalogue) All() []Skill {
	out := make([]Skill, len(c.skills))
	for i, e := range c.skills {
		out[i] = e.Skill
	}
	return out
}

// Families returns the families of professions, sorted.
func (c *Catalogue) Families() []string { return slices.Clone(c.families) }

// Resources returns places to learn the skill, best first; none where the catalogue knows none for certain.
func (c *Catalogue) Resources(id ID) []Resource { return slices.Clone(c.resources[id]) }

// Named returns the skill that has exactly this name or alias. Case, hyphens, plural and British or American spelling
// do not matter; where two skills share it, the one that is written like this, or has it as its own name, is meant.
func (c *Catalogue) Named(text string) (Skill, bool) {
	tokens := c.words.tokens(text)
	if len(tokens) == 0 {
		return Skill{}, false
	}
	for i := range tokens[1:] {
		tokens[i+1].gap &^= gapBreak
	}
	hits, _ := c.skillTrie.walk(tokens, 0, c.small, nil)
	if len(hits) == 0 || hits[len(hits)-1].end != len(tokens) {
		return Skill{}, false
	}
	names := hits[len(hits)-1].names
	text = strings.TrimSpace(text)
	best, points := 0, -1
	for i, n := range names {
		p := 0
		if n.text == text {
			p += 2
		}
		if n.main {
			p++
		}
		if p > points {
			best, points = i, p
		}
	}
	return c.skills[names[best].entry].Skill, true
}
