package skill

import (
	"slices"
	"testing"
)

// TestASkillThatIsAskedForIsKnownByItsCapital holds where a name that is also a plain word counts: only for a skill
// that is asked for, and only if it is written as a name.
func TestASkillThatIsAskedForIsKnownByItsCapital(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	asked := map[ID]bool{"excel": true, "go": true}
	for _, x := range []struct {
		text string
		want []ID
	}{
		{"Used Excel in two projects", []ID{"excel"}},
		{"Ledgers kept in Go for years", []ID{"go"}},
		{"Two cats; Excel; rugby", []ID{"excel"}},
		{"Pupils excel in two subjects", nil},
		{"Excel in two subjects", nil},            // a capital opens every sentence
		{"Ready. Excel in two subjects", nil},     // also a later one
		{"Our Pupils Excel In Two Subjects", nil}, // a heading
		{"Ready to go for years", nil},
	} {
		if got := idsOf(c.FindAsked(x.text, asked)); !slices.Equal(got, x.want) {
			t.Errorf("%q: %v, want %v", x.text, got, x.want)
		}
		if got := idsOf(c.FindAsked(x.text, nil)); !slices.Equal(got, idsOf(c.Find(x.text))) {
			t.Errorf("%q, nothing asked for: %v", x.text, got)
		}
	}
	if got := idsOf(c.FindAsked("Used Excel in two projects", map[ID]bool{"go": true})); len(got) > 0 {
		t.Errorf("another skill is asked for: %v", got)
	}
}
