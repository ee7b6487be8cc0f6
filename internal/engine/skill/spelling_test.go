package skill

import (
	"slices"
	"strings"
	"testing"
)

// twoSpellings is how many skills have an American name and the British form of it among their aliases.
const twoSpellings = 168

// TestBothSpellingsNameTheSkill holds that skills bear their American name, and that a text or a search that spells it
// the British way means the same skill.
func TestBothSpellingsNameTheSkill(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	n := 0
	for _, s := range c.All() {
		british := britishForm(c, s)
		if british == "" {
			continue
		}
		n++
		for _, spelled := range []string{s.Name, british, strings.ToLower(s.Name), strings.ToLower(british)} {
			if got, ok := c.Named(spelled); !ok || got.ID != s.ID {
				t.Errorf("%q names %q, not %s", spelled, got.ID, s.ID)
			}
		}
		for _, spelled := range []string{s.Name, british} {
			if got := c.Search(spelled, 3); !slices.ContainsFunc(got, func(g Skill) bool { return g.ID == s.ID }) {
				t.Errorf("a search for %q does not find %s", spelled, s.ID)
			}
		}
	}
	if n < twoSpellings {
		t.Errorf("%d skills in two spellings, not %d", n, twoSpellings)
	}
	for _, text := range []string{"Holds a forklift licence", "Holds a forklift license"} {
		if got := found(c, text); !slices.Equal(got, []ID{"forklift-licence"}) {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// britishForm returns the alias that is the skill's own name in other letters, a plural aside; "" where it has none.
func britishForm(c *Catalogue, s Skill) string {
	for _, alias := range s.Aliases {
		if slices.Equal(folded(c, alias), folded(c, s.Name)) && singulars(alias) != singulars(s.Name) {
			return alias
		}
	}
	return ""
}

// folded returns the words of a name as texts are compared.
func folded(c *Catalogue, name string) []uint32 {
	var out []uint32
	for _, token := range c.words.tokens(name) {
		out = append(out, token.id)
	}
	return out
}

// singulars returns a name in lower case without the s at the end of its words.
func singulars(name string) string {
	words := strings.Fields(plain(name))
	for i := range words {
		words[i] = strings.TrimSuffix(words[i], "s")
	}
	return strings.Join(words, " ")
}
