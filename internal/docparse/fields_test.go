package docparse

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// errorer is a test of any kind.
type errorer interface {
	Helper()
	Errorf(format string, args ...any)
}

// holdFields fails where a string of a result's document has no field with a place, or a field names no string.
func holdFields(t errorer, name string, res *Result) {
	t.Helper()
	values := map[string]string{}
	for _, v := range valuesOf(res.Document) {
		values[v.path] = v.text
	}
	seen := map[string]bool{}
	for _, f := range res.Fields {
		if values[f.Path] == "" {
			t.Errorf("%s: field %q names nothing in the document", name, f.Path)
		}
		if f.Confidence <= 0 || f.Confidence > 1 || strings.TrimSpace(f.Line.Text) == "" || (res.Format == PDF) != (f.Line.Box != nil) {
			t.Errorf("%s: field %+v", name, f)
		}
		seen[f.Path] = true
	}
	for path, text := range values {
		if !seen[path] {
			t.Errorf("%s: %s (%q) has no field", name, path, text)
		}
	}
}

// publicFiles are the files of the public set, which stand outside this package's own testdata.
func publicFiles(t testing.TB, ending string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("..", "..", "testdata", "parsing", "docs", "*"+ending))
	if err != nil || len(names) == 0 {
		t.Fatalf("no %s in testdata/parsing: %v", ending, err)
	}
	return names
}

// TestEveryFieldHasItsPlace holds that each string of each public document says where it stands and how sure it is.
func TestEveryFieldHasItsPlace(t *testing.T) {
	t.Parallel()
	for _, name := range publicFiles(t, "") {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		res, err := testReader().Read(context.Background(), name, data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		holdFields(t, filepath.Base(name), res)
	}
}
