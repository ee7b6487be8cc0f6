package docparse

import (
	"testing"

	"vitae/internal/engine/document"
)

// TestNamesByTheModels finds names that no rule takes for one.
func TestNamesByTheModels(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"marguerite okafor-dunn\nportland, or\n503 555 0144\nmarguerite@example.com":    "marguerite okafor-dunn",
		"# Callum Strachan-Wells CV: Long Version\n\ncallum@example.org, 01632 960 118": "Callum Strachan-Wells",
		"[Your Name]\nyour.name@example.com":                                            "",
	} {
		text := in + "\n\nexperience\n\n2017-2021   electrician, Lakebed Festival, Burns\n- hung and focused 200 lamps a show\n"
		if got := FromText(text).Document.Basics.Name; got != want {
			t.Errorf("%q: name %q, want %q", in, got, want)
		}
	}
}

// TestNameAndHeadlineInOneLine parts a name from what stands before and behind it in its line.
func TestNameAndHeadlineInOneLine(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"Curriculum vitæ de Marc-Antoine Gélinas, cuisinier en chef": "Marc-Antoine Gélinas: cuisinier en chef",
		"Curriculum Vitae of Nora Brandvik":                          "Nora Brandvik: ",
	} {
		b := FromText(line + "\n\nEXPERIENCE\nTechnician, Calder Foods Ltd, 2019 - present\n- Repairs mixers\n").Document.Basics
		if got := b.Name + ": " + b.Label; got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// TestNameInHeadline takes a name off a headline.
func TestNameInHeadline(t *testing.T) {
	t.Parallel()
	for label, want := range map[string]string{
		"Nora Brandvik | Payroll clerk": "Payroll clerk",
		"Nora Brandvik, CPP":            "",
		"Nora Brandviken":               "Nora Brandviken",
	} {
		res := &Result{Document: &document.Resume{}}
		res.Document.Basics.Name, res.Document.Basics.Label = "Nora Brandvik", label
		if (&reading{}).settleNameInHeadline(res); res.Document.Basics.Label != want {
			t.Errorf("%q: %q, want %q", label, res.Document.Basics.Label, want)
		}
	}
}
