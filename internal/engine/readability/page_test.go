package readability_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/docpage"
	"vitae/internal/engine/readability"
)

var update = flag.Bool("update", false, "write the table of docs/parsing.md anew from the checks")

func TestParsingPageShowsTheChecksInUse(t *testing.T) {
	t.Parallel()
	var table strings.Builder
	table.WriteString("\n| check | level | points | at most | formats |\n|---|---|---|---|---|\n")
	for _, r := range readability.Rules() {
		formats := make([]string, len(r.Formats))
		for i, f := range r.Formats {
			formats[i] = string(f)
		}
		fmt.Fprintf(&table, "| %s | %s | %d for each %s | %d | %s |\n", r.Title, r.Level, r.Points, r.Each, r.Most,
			strings.Join(formats, ", "))
	}
	table.WriteByte('\n')
	docpage.Hold(t, "../../../docs/parsing.md", "<!-- checks -->", "<!-- /checks -->", table.String(), *update)
}
