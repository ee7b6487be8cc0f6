package docpage

import (
	"os"
	"path/filepath"
	"testing"
)

func TestHoldWritesThePartBetweenTheMarks(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "page.md")
	if err := os.WriteFile(file, []byte("above\n<begin>\nold\n<end>\nbelow\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	Hold(t, file, "<begin>", "<end>", "new\n", true)
	got, err := os.ReadFile(file)
	if want := "above\n<begin>\nnew\n<end>\nbelow\n"; err != nil || string(got) != want {
		t.Errorf("got %q, %v; want %q", got, err, want)
	}
	Hold(t, file, "<begin>", "<end>", "new\n", false)
}

func TestHoldRefusesAnotherPart(t *testing.T) {
	t.Parallel()
	for name, page := range map[string]string{
		"another part": "<begin>\nold\n<end>\n",
		"no begin":     "new\n<end>\n",
		"no end":       "<begin>\nnew\n",
	} {
		if got, err := held(page, "<begin>", "<end>", "new\n", false); err == nil {
			t.Errorf("%s: got %q and no error", name, got)
		}
	}
}
