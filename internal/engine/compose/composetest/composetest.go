// Package composetest holds what the tests of the writing engines share: people, jobs and golden files. It
// never holds a rule of an engine.
package composetest

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// Update says that golden files are written anew.
var Update = flag.Bool("update", false, "write the golden files anew")

// Today is the day of every test.
const Today = document.Date("2026-11-21")

// texts are the people and jobs, as the tests of any package beside this one's parent find them.
const texts = "../compose/testdata"

// Catalogue is the catalogue, read once.
var Catalogue = sync.OnceValue(func() *skill.Catalogue {
	c, err := skill.Load()
	if err != nil {
		panic(err)
	}
	return c
})

// Person reads a resume by its file's name.
func Person(t testing.TB, name string) *document.Resume {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(texts, "people", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := document.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Job reads a posting by its file's name.
func Job(t testing.TB, name string) *posting.Posting {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(texts, "jobs", name+".jd.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return posting.Read(Catalogue(), string(data))
}

// People lists the names of all resumes.
func People(t testing.TB) []string { return names(t, "people", ".json") }

// Jobs lists the names of all postings.
func Jobs(t testing.TB) []string { return names(t, "jobs", ".jd.txt") }

func names(t testing.TB, folder, ending string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(texts, folder, "*"+ending))
	if err != nil || len(files) == 0 {
		t.Fatalf("no %s in %s: %v", ending, folder, err)
	}
	for i, f := range files {
		files[i] = strings.TrimSuffix(filepath.Base(f), ending)
	}
	return files
}

// LinesByPath returns the text of every line of a resume by its path.
func LinesByPath(r *document.Resume) map[string]string {
	out := map[string]string{}
	for _, l := range r.Lines() {
		out[l.Path] = l.Text
	}
	return out
}

// CheckGolden compares a text with a golden file of the package under test; -update writes it.
func CheckGolden(t testing.TB, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name)
	if *Update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (run the test with -update and read the file):\n%s", file, got)
	}
}

// CheckProse looks for what no editor would let pass, and for numbers that nobody can know.
func CheckProse(t testing.TB, text string) {
	t.Helper()
	for _, bad := range []string{
		"%!", "{", "}", " .", "..", "  ", " ,", "“”", "percentile", "chance", "likelihood",
		"guarantee", " 1 points", "NaN", "one postings",
	} {
		if strings.Contains(text, bad) {
			t.Errorf("%q in %q", bad, text)
		}
	}
}
