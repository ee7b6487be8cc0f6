package market

import (
	"strings"
	"testing"

	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// TestWordsThatSayNothingAreNoRows holds which of a posting's own words compare something where no other has them.
func TestWordsThatSayNothingAreNoRows(t *testing.T) {
	t.Parallel()
	v := &comparison{c: composetest.Catalogue()}
	for _, x := range []struct {
		name, language string
		want           bool
	}{
		{"patients", "en", false},
		{"MS", "en", false},
		{"l'oral", "fr", false},
		{"élevage", "fr", false},
		{"Éditique", "fr", true},
		{"Plan", "de", false},
		{"Altenpfleger/", "de", false},
		{"IDDSI", "en", true},
		{"nRF52", "en", true},
		{"Bluespier", "en", true},
		{"blood gas interpretation", "en", true},
		{"SQL", "en", true},
	} {
		if got := v.saysSomething(posting.Term{Name: x.name}, x.language); got != x.want {
			t.Errorf("%q: %t", x.name, got)
		}
	}
}

// TestASkillIsOneRow holds that a skill and words that are its name are one row, and that other words aren't guessed.
func TestASkillIsOneRow(t *testing.T) {
	t.Parallel()
	v := &comparison{c: composetest.Catalogue()}
	if a, b := v.termKey(posting.Term{Name: "sql"}), v.termKey(posting.Term{Name: "SQL", Skill: "sql"}); a != b {
		t.Errorf("%q and %q", a, b)
	}
	if got := v.skillOf(posting.Term{Name: "audit"}); got != skill.ID("") {
		t.Errorf("audit may be any: %q", got)
	}
	if got := v.termKey(posting.Term{Name: "red flags"}); !strings.HasPrefix(got, "words ") {
		t.Error(got)
	}
}
