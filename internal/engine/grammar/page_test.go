package grammar

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/docpage"
)

var update = flag.Bool("update", false, "write the rules into docs/writing.md")

// TestThePageListsTheRules holds that docs/writing.md has every rule as it is in use.
func TestThePageListsTheRules(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("\n| rule | languages | level | message | finds | but not |\n|---|---|---|---|---|---|\n")
	for _, r := range Rules() {
		codes := strings.Join(r.Codes, ", ")
		if codes == "" {
			codes = "all"
		}
		if r.Sentence {
			codes += "; sentences only"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s | %s |\n", r.Name, codes, r.Level, r.Message,
			example(r.Wrong[0], ":"), example(r.Right[0], ":"))
	}
	for _, r := range JobRules() {
		fmt.Fprintf(&b, "| `%s` | en; lines of a job | question | %s | %s | %s |\n", r.Name, r.Message,
			example(r.Wrong[0], ""), example(r.Right[0], ""))
	}
	b.WriteString("\n")
	docpage.Hold(t, "../../../docs/writing.md",
		"<!-- The rules of the language check, from internal/engine/grammar. Written by `go test ./internal/engine/grammar -update`. -->",
		"<!-- End of the rules of the language check. -->", b.String(), *update)
}

// example quotes an example without what stands before a sign, for a table.
func example(s, behind string) string {
	if behind != "" {
		_, s, _ = strings.Cut(s, behind)
	}
	return "“" + strings.ReplaceAll(s, "|", "/") + "”"
}
