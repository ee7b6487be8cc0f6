package docparse

import "testing"

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
