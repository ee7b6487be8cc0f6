package readability_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"vitae/internal/engine/readability"
)

var update = flag.Bool("update", false, "write the table of docs/parsing.md anew from the checks")

const (
	parsingPage = "../../../docs/parsing.md"
	tableBegins = "<!-- checks -->\n"
	tableEnds   = "<!-- /checks -->\n"
)

func TestParsingPageShowsTheChecksInUse(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(parsingPage)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(page), tableBegins)
	_, tail, ok2 := strings.Cut(rest, tableEnds)
	if !ok || !ok2 {
		t.Fatal("docs/parsing.md has lost the marks around its table")
	}
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
	want := head + tableBegins + table.String() + tableEnds + tail
	if want == string(page) {
		return
	}
	if !*update {
		t.Fatal("docs/parsing.md shows other checks than those in use; run with -update")
	}
	if err := os.WriteFile(parsingPage, []byte(want), 0o644); err != nil {
		t.Fatal(err)
	}
}
