package skill

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// onlyEnglish hides the names in other languages.
type onlyEnglish struct{ fs.FS }

func (e onlyEnglish) Open(name string) (fs.File, error) {
	if strings.HasPrefix(name, "data/names") {
		return nil, fs.ErrNotExist
	}
	return e.FS.Open(name)
}

func (e onlyEnglish) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(e.FS, name)
	return slices.DeleteFunc(entries, func(d fs.DirEntry) bool { return d.Name() == "names" }), err
}

// TestEnglishTextsReadAsBefore: names in other languages change nothing in the English postings and resumes of
// testdata.
func TestEnglishTextsReadAsBefore(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	english, err := load(onlyEnglish{data})
	if err != nil {
		t.Fatal(err)
	}
	texts := 0
	for _, root := range []string{"ranking/public", "truth/cases"} {
		err := filepath.WalkDir(filepath.Join("../../../testdata", root),
			func(path string, e fs.DirEntry, err error) error {
				if err != nil || e.IsDir() {
					return err
				}
				raw, err := os.ReadFile(path)
				if err != nil {
					return err
				}
				texts++
				text := string(raw)
				if got, want := c.Find(text), english.Find(text); !slices.Equal(got, want) {
					t.Errorf("%s: %d mentions instead of %d: %v", path, len(got), len(want), differing(got, want))
				}
				for line := range strings.Lines(text) {
					got, _ := c.FindTitle(line)
					if want, _ := english.FindTitle(line); got != want {
						t.Errorf("%s: %q is %v instead of %v", path, line, got, want)
					}
				}
				return nil
			})
		if err != nil {
			t.Fatal(err)
		}
	}
	if texts < 100 {
		t.Errorf("%d texts", texts)
	}
}

// differing returns the mentions that only one of two lists holds.
func differing(a, b []Mention) []Mention {
	var out []Mention
	for _, m := range a {
		if !slices.Contains(b, m) {
			out = append(out, m)
		}
	}
	for _, m := range b {
		if !slices.Contains(a, m) {
			out = append(out, m)
		}
	}
	return out
}
