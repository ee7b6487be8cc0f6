package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// What holds words down stands near them: a line without end costs what its words do, not the square of them.
func TestALineIsReadInReachOfItsMentions(t *testing.T) {
	t.Parallel()
	s := newStemmer("en", 8)
	for _, c := range []struct {
		text string
		want bool
	}{
		{"Learning Go", true},
		{"Learning " + strings.Repeat("and ", 90) + "Go", true},
		{"Learning " + strings.Repeat("and ", 200) + "Go", false},
		{"Learning Rust. Go", false},
		{"Go basics", true},
		{"Go from a workshop", true},
		{"Go " + strings.Repeat("and ", 200) + "from a workshop", false},
		{strings.Repeat("ü", 500) + " learning Go" + strings.Repeat("ü", 500), true},
	} {
		start := strings.Index(c.text, "Go")
		if got := qualified(c.text, s.words(c.text), start, start+2); got != c.want {
			t.Errorf("%.30q…: %t", c.text, got)
		}
	}
	flood := &document.Resume{Basics: document.Basics{
		Name:    "J",
		Summary: strings.Repeat("some Go PostgreSQL and Docker ", 2000),
	}}
	if r := Analyze(catalogue, flood, jobText(t, "backend"), asOf); r.Score < 0 || len(r.Skills) == 0 {
		t.Errorf("%+v", r)
	}
}
