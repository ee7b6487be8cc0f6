package match

import (
	"math"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestSubstanceOfShortResumes holds what of a short resume counts as its own, how much of the score it keeps, and that
// the advice says why: somebody who says little repeats nothing.
func TestSubstanceOfShortResumes(t *testing.T) {
	t.Parallel()
	judge := For(catalogue, posting.Read(catalogue, wantedParalegal), asOf)
	own := []string{
		"Opened the mail for eleven lawyers and sorted it by desk.", "Booked couriers, rooms and lunches.",
		"Kept the archive in the cellar dry and shelved.",
	}
	asked := "Westlaw, e-filing, drafting of motions, trial preparation, discovery, exhibits"
	for _, tc := range []struct {
		name            string
		start           document.Date
		lines           []string
		skills          string
		substance       Substance
		keeps           float64
		little, repeats bool
	}{
		{"months", "2019-04", own, "", Substance{Lines: 3, Employers: 1, Months: 1}, 0.94, true, false},
		{"years", "2019", own, "", Substance{Lines: 3, Employers: 1}, 0.44, true, false},
		{"two lines", "2019", own[:2], "", Substance{Lines: 2, Employers: 1}, 0.35, true, false},
		{"a list beside", "2019", own, "Westlaw", Substance{Lines: 3, Employers: 1, Named: 1}, 0.34, true, false},
		{"a list alone", "", nil, asked, Substance{Named: 5}, 0.25, false, true},
	} {
		r := &document.Resume{Basics: document.Basics{Name: "Ann Lee"}}
		if tc.lines != nil {
			r.Work = []document.Work{{Name: "Loughran LPA", StartDate: tc.start, Highlights: tc.lines}}
		}
		if tc.skills != "" {
			r.Skills = []document.Skill{{Keywords: strings.Split(tc.skills, ", ")}}
		}
		a := judge.analysis(r)
		if keeps := learned.leftOf(a.substance); a.substance != tc.substance || math.Abs(keeps-tc.keeps) > 0.005 {
			t.Errorf("%s: %+v keeps %.3f", tc.name, a.substance, keeps)
		}
		little, repeats := false, false
		for _, x := range a.improvements() {
			little = little || strings.Contains(x.Text, "says little about your work")
			repeats = repeats || strings.Contains(x.Text, "says little beyond the posting's words")
		}
		if little != tc.little || repeats != tc.repeats {
			t.Errorf("%s: told that it says little %v, that it repeats %v", tc.name, little, repeats)
		}
	}
}
