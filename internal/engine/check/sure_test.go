package check_test

import (
	"testing"

	"vitae/internal/engine/check"
	"vitae/internal/engine/skill"
)

// What contradicts the source plainly is high, and the same without the contradiction is not.
func TestPlainContradictions(t *testing.T) {
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		original, rewritten string
		high                bool
	}{
		{
			"Nurse, Elm Clinic, Leeds, March 2018 to June 2021", "Nurse, Elm Clinic, Leeds, March 2013 to June 2021",
			true,
		},
		{
			"Nurse, Elm Clinic, Leeds, March 2018 to June 2021", "Nurse, Elm Clinic, Leeds, March 2018 to June 2021",
			false,
		},
		{"- French: B1, German: A2", "- French: C1, German: A2", true},
		{"- French: B1, German: A2", "- German: A2, French: B1", false},
		{
			"- Helped the pharmacist roll out barcode scanning for syringes",
			"- Rolled out barcode scanning for syringes together with the pharmacist",
			false,
		},
		{
			"- Set up 6 of the 10 demonstration plots for farmers", "- Set up 6 of 10 demonstration plots for farmers",
			false,
		},
		{
			"- Set up 6 of the 10 demonstration plots for farmers",
			"- Set up all 10 demonstration plots for farmers", true,
		},
		{
			"2002 bis 2010 RA u. Notar Dr. Kimpel, Eschwege: Büro, Post, Termine",
			"Bürokraft, Rechtsanwalt und Notar Dr. Kimpel, Eschwege, 2002 bis 2010", false,
		},
	} {
		high := false
		for _, f := range check.Check(c, check.Text{Text: k.original}, check.Text{Text: k.rewritten}) {
			high = high || f.Severity == check.High
		}
		if high != k.high {
			t.Errorf("%q of %q: high %v", k.rewritten, k.original, high)
		}
	}
}
