package posting

import (
	"strings"
	"testing"
)

// A posting of many thousands of lines that ask for the same is read like any other, and asks for it once.
func TestAFloodAsksOnce(t *testing.T) {
	t.Parallel()
	for flood, want := range map[string]string{
		"- Go\n": "Go", "- English\n": "English",
		"- 5+ years of experience with Kubernetes\n": "Kubernetes",
	} {
		p := Read(catalogue, "Requirements\n"+strings.Repeat(flood, 4000))
		named := 0
		for _, q := range p.Requirements {
			if len(q.Terms) > 0 && q.Terms[0].Name == want && q.Kind != KindYears {
				named++
			}
		}
		if named != 1 {
			t.Errorf("%q: %d requirements of %q", flood, named, want)
		}
	}
}
