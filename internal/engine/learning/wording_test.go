package learning

import (
	"strings"
	"testing"

	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/skill"
)

func TestAPlanAsksForOneOfAPaper(t *testing.T) {
	t.Parallel()
	for id, want := range map[skill.ID]string{
		"hgv-class-1":        "Do you already have an HGV Class 1 licence, part of it",
		"nmc-registration":   "Do you already have NMC registration, part of it",
		"forklift-licence":   "Do you already have a Forklift licence, part of it",
		"journeyman-plumber": "Do you already have",
	} {
		p := mustPlan(t, Request{Skill: id, From: 1, To: 2, Country: "GB"})
		if !strings.HasPrefix(p.Steps[0].Description, want) {
			t.Errorf("%s: %q", id, p.Steps[0].Description)
		}
	}
	for word, want := range map[string]string{
		"HGV": "an", "NEBOSH": "a", "UEFA": "a", "FAA": "an", "MEWP": "a", "NVQ": "an", "CSCS": "a", "Officer": "an",
		"Order": "an", "University": "a", "Forklift": "a", "EASA": "an", "HVAC": "an", "RTITB": "an",
	} {
		if got := article(word); got != want {
			t.Errorf("%s %s", got, word)
		}
	}
}

// TestAPlanSpellsLicenseInOneWay holds that a plan doesn't mix two spellings, and has the resume's.
func TestAPlanSpellsLicenseInOneWay(t *testing.T) {
	t.Parallel()
	for _, s := range composetest.Catalogue().All() {
		if s.Kind != skill.Credential {
			continue
		}
		for _, q := range []Request{
			{Country: "GB"}, {Country: "US"}, {}, {Spelling: "licence"}, {Country: "GB", Spelling: "license"},
		} {
			q.Skill, q.From, q.To = s.ID, 1, 2
			p := mustPlan(t, q)
			text := p.Markdown()
			for _, step := range p.Steps {
				for _, r := range step.Resources {
					text = strings.ReplaceAll(text, r.Title, "") // the title of a page is its own
					text = strings.ReplaceAll(text, r.URL, "")
				}
			}
			spelt := map[string]bool{}
			for _, word := range licenseWord.FindAllString(strings.ToLower(text), -1) {
				spelt[strings.TrimSuffix(word, "s")] = true
			}
			if len(spelt) > 1 || len(spelt) == 1 && q.Spelling != "" && !spelt[q.Spelling] {
				t.Errorf("%s, %+v: %s", s.ID, q, text)
			}
		}
	}
	if SpellingOf("HGV licence, driving licence, license") != "licence" || SpellingOf("Excel") != "" ||
		SpellingOf("Driver's License") != "license" {
		t.Error("the spelling of a text")
	}
}
