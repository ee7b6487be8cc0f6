package grammar

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/lang"
)

// TestRulesFindWhatTheirExamplesSay holds that each rule finds something in what its examples call wrong, and that no
// rule of its level finds anything in what they call right.
func TestRulesFindWhatTheirExamplesSay(t *testing.T) {
	t.Parallel()
	names := map[string]bool{}
	for _, rule := range Rules() {
		if names[rule.Name] || rule.Message == "" || len(rule.Wrong) == 0 || len(rule.Right) == 0 {
			t.Errorf("%s: a second rule of this name, or one without message or examples", rule.Name)
		}
		names[rule.Name] = true
		as := Line
		if rule.Sentence {
			as = Sentence
		}
		finds := func(example string) bool {
			code, s, _ := strings.Cut(example, ":")
			return slices.ContainsFunc(Read(s, code, as), func(f Finding) bool { return f.Rule.Name == rule.Name })
		}
		for _, s := range rule.Wrong {
			if !finds(s) {
				t.Errorf("%s finds nothing in %q", rule.Name, s)
			}
		}
		for _, s := range rule.Right {
			if finds(s) {
				t.Errorf("%s finds something in %q", rule.Name, s)
			}
		}
	}
}

func TestErrorsAreCorrected(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{
			"en", "Ordering of stationary and a audit , seperate books",
			"Ordering of stationery and an audit, separate books",
		},
		{"en", "Kept the the books for 1 years", "Kept the books for 1 year"},
		{"en", "Ran three teams", "Ran three teams"},
		{"es", "Atencion a el cliente", "Atención al cliente"},
		{"de", "Maschiene gewartet", "Maschine gewartet"},
	} {
		got, findings := Corrected(c[1], c[0])
		if got != c[2] || (findings == nil) != (c[1] == c[2]) {
			t.Errorf("%q: %q %v, want %q", c[1], got, findings, c[2])
		}
		if again, more := Corrected(got, c[0]); again != got || more != nil {
			t.Errorf("%q is corrected again to %q", got, again)
		}
	}
}

// TestMisspellingsLeadToRightWords holds that what a wrong spelling gives way to is no wrong spelling itself.
func TestMisspellingsLeadToRightWords(t *testing.T) {
	t.Parallel()
	for _, code := range lang.Codes() {
		for _, e := range lang.Entries(code, "misspelt") {
			if e.Value == "" || strings.EqualFold(e.Value, e.Term) {
				t.Errorf("%s: %q has no other spelling", code, e.Term)
			}
			if got, f := Corrected(e.Value, code); f != nil {
				t.Errorf("%s: %q becomes %q", code, e.Value, got)
			}
		}
	}
}

func BenchmarkPasses(b *testing.B) {
	for b.Loop() {
		Passes("Reconciled 400 invoices a week for two entities and cut queries from 14 days to 3.", "en", Sentence)
	}
}

// TestTitlesInQuotationMarksAreNotCorrected holds that only words between an opening mark and a closing one are left.
func TestTitlesInQuotationMarksAreNotCorrected(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]int{
		"Wrote “how to seperate” and seperate lists": 1,
		"Wrote “how to and seperate lists":           1, // never closed
		"Wrote how” to seperate lists":               1,
		`Wrote "how to seperate" for 5" seperate`:    1,
		`Kept 5" pipes and seperate lists`:           1,
		"Artikel „how to seperate“ und “seperate”":   0,
		"«seperate» and seperate and «seperate»":     1,
		"Wrote “a” seperate “b” seperate":            2,
	} {
		n := 0
		for _, f := range Read(line, "en", Line) {
			if line[f.Start:f.End] == "seperate" {
				n++
			}
		}
		if n != want {
			t.Errorf("%s: %d findings, want %d", line, n, want)
		}
	}
}
