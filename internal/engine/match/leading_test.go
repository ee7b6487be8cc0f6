package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/posting"
)

// TestPeopleWhoWereLedAreShownByWhatWasDone holds that words which only sound like it don't show that others were led.
func TestPeopleWhoWereLedAreShownByWhatWasDone(t *testing.T) {
	t.Parallel()
	const ad = "Registrar\nHollow Museum, Hull\n\nRequirements:\n- Line management experience\n- Loan agreements\n- Spectrum\n"
	const cv = "Jo Ward\njo@example.com\n\nExperience\n\nRegistrar, Northside Museum, 2014 - present\n" +
		"- Loan agreements in line with Spectrum for 70 objects\n- LINE\n"
	for line, want := range map[string]Status{
		"Held the production line budget":                                  Missing,
		"Appraisals and rosters for a team of four technicians":            Matched,
		"Individual contributor, no direct reports, one team of strangers": Missing,
	} {
		resume := docparse.FromText(strings.Replace(cv, "LINE", line, 1)).Document
		r := For(catalogue, posting.Read(catalogue, ad), asOf).Analyze(resume)
		for _, k := range r.Skills {
			if k.Skill == "People management" && k.Status != want {
				t.Errorf("%q: %s by %q, want %s", line, k.Status, k.Evidence, want)
			}
		}
	}
}

// TestShortNamesOfOtherFieldsAreNoTools holds that letters which another field uses don't name a tool.
func TestShortNamesOfOtherFieldsAreNoTools(t *testing.T) {
	t.Parallel()
	resume := docparse.FromText("Jo Ward\n\nSkills\nExcel\n").Document
	for ad, not := range map[string]string{
		"Payroll Manager\n\nRequirements:\n- CPP preferred\n- Garnishments\n- Payroll tax\n":                       "C++",
		"Museum Registrar\n\nRequirements:\n- TMS or Axiell Collections\n- Loan agreements\n- Condition reports\n": "Transport management systems",
	} {
		r := For(catalogue, posting.Read(catalogue, ad), asOf).Analyze(resume)
		for _, k := range r.Skills {
			if k.Skill == not {
				t.Errorf("%q asks for %s", ad, not)
			}
		}
	}
}
