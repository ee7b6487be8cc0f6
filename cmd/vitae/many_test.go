package main

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Several files are read in one process, a line each; one that cannot be read holds up no other.
func TestParseReadsManyFiles(t *testing.T) {
	t.Parallel()
	missing := filepath.Join(t.TempDir(), "none.pdf")
	files := []string{docs + "p05__txt-caps.txt", missing, docs + "p02__docx-pandoc.docx"}
	code, out, stderr := vitae(t, "", append([]string{"parse"}, files...)...)
	var read []string
	for line := range strings.Lines(out) {
		var one struct {
			File   string
			Resume struct{ Basics struct{ Name string } }
		}
		if err := json.Unmarshal([]byte(line), &one); err != nil || one.Resume.Basics.Name == "" {
			t.Fatalf("%v: %.200s", err, line)
		}
		read = append(read, one.File)
	}
	if code != exitFailed || !slices.Equal(read, []string{files[0], files[2]}) ||
		!strings.Contains(stderr, "vitae: "+missing+": ") {
		t.Errorf("exit %d, %q, %q", code, read, stderr)
	}
	if code, _, stderr := vitae(t, "", "parse", files[0], files[2]); code != exitOK ||
		strings.Contains(stderr, "none.pdf") {
		t.Errorf("exit %d, %q", code, stderr)
	}
	_, one, _ := vitae(t, "", "parse", files[0])
	if !strings.HasPrefix(one, "{\n") {
		t.Errorf("one file: %.80q", one)
	}
}
