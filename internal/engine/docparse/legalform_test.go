package docparse

import (
	"os"
	"strings"
	"testing"
)

// TestFormsAreNotSpared holds that the short way of endsInForm misses no form that the search finds.
func TestFormsAreNotSpared(t *testing.T) {
	t.Parallel()
	names := []string{
		"Acme Incorporated", "Acme LIMITED", "Acme Corporation", "Acme S.A.R.L.", "Acme Spółka akcyjna",
		"Acme S. de R.L. de C.V.", "Acme S.A. DE C.V.",
		"Acme EIRELI", "Acme Sp. z o.o.", "Acme S.N.C.", "Acme & Co.", "Acme (Pty) Ltd", "Acme SpA)", "Acme e. V.",
		"Acme S.p.A.", "Acme Holding", "Harrogate Brewing Group plc",
	}
	for _, file := range publicFiles(t, ".txt") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			names = append(names, splitAny(strings.TrimSpace(line), []string{" | ", " - ", ", "})...)
		}
	}
	for _, n := range names {
		if want := strings.ContainsAny(strings.TrimSpace(n), " ,&") &&
			legalForm.MatchString(strings.TrimSpace(n)); endsInForm(n) != want {
			t.Errorf("%q: %v", n, !want)
		}
	}
}
