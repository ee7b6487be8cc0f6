package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// What holds words down stands near them: a line without end costs what its words do, not the square of them.
func TestALineIsReadInReachOfItsMentions(t *testing.T) {
	t.Parallel()
	flood := &document.Resume{Basics: document.Basics{
		Name:    "J",
		Summary: strings.Repeat("some Go PostgreSQL and Docker ", 2000),
	}}
	if r := Analyze(catalogue, flood, jobText(t, "backend"), asOf); r.Score < 0 || len(r.Skills) == 0 {
		t.Errorf("%+v", r)
	}
}
