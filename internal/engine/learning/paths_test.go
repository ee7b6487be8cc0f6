package learning

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/skill"
)

// TestPathsAreWellFormed holds that each path is for a credential of the catalog, in a known country, at most one a
// country, and that its texts have no errors.
func TestPathsAreWellFormed(t *testing.T) {
	t.Parallel()
	table, countries := paths(), map[string]bool{}
	if table.date == "" || len(table.of) < 80 {
		t.Errorf("%d credentials as of %q", len(table.of), table.date)
	}
	for id, of := range table.of {
		s, ok := composetest.Catalogue().Skill(id)
		if !ok || s.Kind != skill.Credential {
			t.Errorf("%s: %+v is no credential", id, s)
		}
		seen := map[string]bool{}
		for _, w := range of {
			countries[w.country] = true
			if countryNames[w.country] == "" || seen[w.country] || w.title == "" || w.issuer == "" || w.renewal == "" ||
				len(w.steps) == 0 {
				t.Errorf("%s: %+v", id, w)
			}
			seen[w.country] = true
			for _, step := range w.steps {
				for _, text := range []string{step.do, step.show} {
					if !grammar.Passes(text, lang.Default, grammar.Line) {
						t.Errorf("%s: %q: %+v", id, text, grammar.Read(text, lang.Default, grammar.Line))
					}
				}
			}
		}
	}
	for code := range countryNames {
		if !countries[code] {
			t.Errorf("no path in %s", code)
		}
	}
}

func TestAPlanFollowsTheCountry(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		skill   skill.ID
		country string
		want    string
	}{
		{"nursing-licence", "US", "NCLEX-RN"},
		{"nursing-licence", "GB", "OSCE"},
		{"nursing-licence", "DE", "Anerkennung"},
		{"driver-cpc", "ES", "CAP"},
		{"forklift-licence", "FR", "CACES"},
		{"pmp", "AT", "PMI may audit"},
		{"sia-licence", "", "licence-linked"},
	} {
		p := mustPlan(t, Request{Skill: x.skill, From: 1, To: 2, Country: x.country})
		text := p.Markdown()
		if !strings.Contains(text, x.want) || !strings.Contains(text, "November 2026") ||
			!strings.HasPrefix(p.Steps[0].Description, "Do you already have") {
			t.Errorf("%s in %q:\n%s", x.skill, x.country, text)
		}
	}
}

// TestAnUnknownCountryIsNoOther holds that nobody gets the steps of a country that isn't theirs.
func TestAnUnknownCountryIsNoOther(t *testing.T) {
	t.Parallel()
	for _, country := range []string{"", "NZ"} {
		p := mustPlan(t, Request{Skill: "nursing-licence", From: 1, To: 2, Country: country})
		if len(p.Steps) != len(credentialSteps) || p.Hours != 0 ||
			!slices.ContainsFunc(p.Notes, func(n string) bool { return strings.Contains(n, "differ by country") }) {
			t.Errorf("%q: %+v", country, p)
		}
	}
}

// TestNothingIsLearnedBeforeItIsAsked holds that a plan asks whether a thing was done before it says to learn it.
func TestNothingIsLearnedBeforeItIsAsked(t *testing.T) {
	t.Parallel()
	for _, s := range composetest.Catalogue().All() {
		p := mustPlan(t, Request{Skill: s.ID, From: 1, To: 2})
		if s.Kind != skill.Language && !strings.Contains(p.Steps[0].Description, "? If so, add it to your resume") {
			t.Errorf("%s: %q", s.ID, p.Steps[0].Description)
		}
	}
}
