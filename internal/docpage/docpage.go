// Package docpage holds pages of docs/ to what the code says. A page has a part between two marks that a test writes
// anew from the tables in use. It never reads or writes anything outside the page it is given.
package docpage

import (
	"os"
	"strings"
	"testing"
)

// Hold fails the test if the part of a page between the marks begin and end, each a line of its own without its line
// end, is not the wanted text. With update it writes that text into the page instead.
func Hold(t *testing.T, file, begin, end, want string, update bool) {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	page := string(raw)
	before, rest, found := strings.Cut(page, begin+"\n")
	_, after, closed := strings.Cut(rest, end+"\n")
	if !found || !closed {
		t.Fatalf("%s has lost the marks %q and %q", file, begin, end)
	}
	wanted := before + begin + "\n" + want + end + "\n" + after
	switch {
	case wanted == page:
	case !update:
		t.Fatalf("%s shows something else than what is in use; run with -update", file)
	default:
		if err := os.WriteFile(file, []byte(wanted), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
