package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/posting"
)

// TestConditionsQuoteWhatTheResumeSays holds that a condition that a resume speaks of is never said not to be
// mentioned, and that it stays open: only its owner knows whether it is met.
func TestConditionsQuoteWhatTheResumeSays(t *testing.T) {
	t.Parallel()
	const ad = "Care Assistant\nWillow House, Swindon\n\nYou must have:\n- NVQ Level 2 in Health and Social Care\n" +
		"- experience of dementia care\n- CONDITION\n"
	const cv = "Jo Ward\njo@example.com\n\nExperience\n\nCare Assistant, Northside Lodge, 2019 - present\n" +
		"- Toileting and feeding\n\nLINE\n"
	for _, tc := range []struct{ condition, line, says string }{
		{"right to work in the UK", "British citizen", "British citizen"},
		{"right to work in the UK", "I play chess. Settled status since 2020. References on request", "Settled status since 2020"},
		{"right to work in the UK", "I know my own right hand", ""},
		{"an enhanced DBS check", "Enhanced DBS on the update service", "Enhanced DBS on the update service"},
		{"an enhanced DBS check", "Enhanced first aid", ""},
		{"police clearance (current)", "Current police clearance", "Current police clearance"},
	} {
		resume := docparse.FromText(strings.Replace(cv, "LINE", tc.line, 1)).Whole()
		p := posting.Read(catalogue, strings.Replace(ad, "CONDITION", tc.condition, 1))
		found := false
		for _, k := range For(catalogue, p, asOf).Analyze(resume).KnockOuts {
			if k.Kind != string(posting.KindPermit) {
				continue
			}
			found = true
			if k.Line != tc.says || k.Met || !k.Unclear || !strings.Contains(k.Message, tc.says) {
				t.Errorf("%q beside %q: %+v", tc.condition, tc.line, k)
			}
		}
		if !found {
			t.Errorf("%q is no condition of %+v", tc.condition, p.Requirements)
		}
	}
}
