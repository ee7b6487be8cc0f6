package check

import "testing"

// TestNumbersInAnotherForm asks nothing about a number that the original has in another form or that follows from two.
func TestNumbersInAnotherForm(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{
			"number", "Unit test coverage of the service from 48 to 71 %.",
			"Raised unit test coverage of the service by 23 percentage points to 71 %.",
		},
		{"number", "Raised: 1.9M (2021), 1.7 (2022), 2.6 (2023).", "Raised 1.9M in 2021, 1.7M in 2022, 2.6M in 2023."},
		{"number", "Anträge bis 250 TEUR prüfe ich vor.", "Vorprüfung von Anträgen bis 250.000 Euro."},
		{
			"number", "una novela juvenil, los caps. 1-14 de 32",
			"catorce de los treinta y dos capítulos de una novela juvenil",
		},
		{"date", "Pósteres: Sevilla 21, Oporto 23", "Pósteres en Sevilla (2021) y Oporto (2023)"},
	} {
		for _, f := range Check(catalogue(t), Text{Text: c[1]}, Text{Text: c[2]}) {
			if f.Kind == c[0] {
				t.Errorf("%q of %q: %+v", c[2], c[1], f)
			}
		}
	}
	other := Text{Text: "Coverage up by 33 % to 71 %."}
	if len(Check(catalogue(t), Text{Text: "Coverage from 48 to 71 %."}, other)) == 0 {
		t.Error("another difference passes")
	}
}
