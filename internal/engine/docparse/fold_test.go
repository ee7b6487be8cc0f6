package docparse

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestFoldsAgree holds that ASCII is folded on its short way as on the long one, which a sign that folds to nothing
// leads to.
func TestFoldsAgree(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringOfN(rapid.SampledFrom([]rune("abZ \t\n'.-9")), 0, 12, -1).Draw(t, "s")
		if got, long := fold(s), fold(s+"\u200b"); got != long || got != fold(got) || strings.Contains(got, "  ") {
			t.Fatalf("%q: %q, the long way %q", s, got, long)
		}
	})
}
