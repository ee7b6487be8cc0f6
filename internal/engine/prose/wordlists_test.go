package prose

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestEveryWordSetIsThere holds that each set that the code names has words, and each set of the lists is named.
func TestEveryWordSetIsThere(t *testing.T) {
	t.Parallel()
	named := map[string]bool{}
	files, err := filepath.Glob("../*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`= (?:prose\.)?Words\("([\w-]+)"\)`).FindAllStringSubmatch(string(b), -1) {
			named[m[1]] = true
			if len(Words(m[1])) == 0 {
				t.Errorf("%s: no words for %s", f, m[1])
			}
		}
	}
	for name := range sets() {
		if !named[name] {
			t.Errorf("nothing asks for %s", name)
		}
	}
}
