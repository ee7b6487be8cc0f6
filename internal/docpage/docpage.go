// Package docpage holds pages of docs/ to what the code says. A page has a part between two marks that a test or a
// benchmark writes from the tables in use. It never reads or writes anything outside the page it is given.
package docpage

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
)

// Hold fails the test if the part of a page between the marks begin and end, each a line of its own without its line
// end, is not the wanted text. With update it writes that text into the page instead.
func Hold(t *testing.T, file, begin, end, want string, update bool) {
	t.Helper()
	if err := hold(file, begin, end, want, update); err != nil {
		t.Fatal(err)
	}
}

// Write writes a text between the marks of a page.
func Write(file, begin, end, text string) error { return hold(file, begin, end, text, true) }

func hold(file, begin, end, want string, update bool) error {
	raw, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	page, err := held(string(raw), begin, end, want, update)
	if err != nil {
		return fmt.Errorf("%s %w", file, err)
	}
	if page == string(raw) {
		return nil
	}
	return os.WriteFile(file, []byte(page), 0o644)
}

// held returns the page with the wanted part. It returns an error if the page has lost its marks, or has another part
// and may not be updated.
func held(page, begin, end, want string, update bool) (string, error) {
	before, rest, found := strings.Cut(page, begin+"\n")
	_, after, closed := strings.Cut(rest, end+"\n")
	if !found || !closed {
		return "", fmt.Errorf("has lost the marks %q and %q", begin, end)
	}
	wanted := before + begin + "\n" + want + end + "\n" + after
	if wanted != page && !update {
		return "", errors.New("is out of date; run the test with -update")
	}
	return wanted, nil
}
