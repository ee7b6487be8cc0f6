package docparse

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

// publicFiles are the files of the public set, which stand outside this package's own testdata.
func publicFiles(t testing.TB, ending string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("..", "..", "..", "testdata", "parsing", "docs", "*"+ending))
	if err != nil || len(names) == 0 {
		t.Fatalf("no %s in testdata/parsing: %v", ending, err)
	}
	return names
}

// TestEveryWordHasItsPlace holds that each string of each public document says where it stands and how sure it is, that
// it holds no word the file lacks, and that no word of the file is lost.
func TestEveryWordHasItsPlace(t *testing.T) {
	t.Parallel()
	for _, name := range publicFiles(t, "") {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		res, err := testReader().Read(context.Background(), name, data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		holdAnswer(t, filepath.Base(name), res, err)
	}
}
