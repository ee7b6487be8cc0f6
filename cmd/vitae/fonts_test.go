package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const inJapanese = `{"basics": {"name": "山田太郎", "email": "taro@example.com"}}`

// TestExportTellsWhatNoFontShows writes a name that no built-in font has, and again with a folder of fonts.
func TestExportTellsWhatNoFontShows(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "cv.pdf")
	code, _, stderr := vitae(t, inJapanese, "export", "-", "--out", out)
	if code != exitOK || !strings.Contains(stderr,
		"no font can show these characters: 山 田 太 郎 (use --fonts to add a folder of fonts)") {
		t.Errorf("exit %d, %s", code, stderr)
	}
	fonts := "../../internal/engine/docrender/testdata/fonts"
	code, _, stderr = vitae(t, inJapanese, "export", "-", "--out", out, "--fonts", fonts)
	if code != exitOK || strings.Contains(stderr, "no font can show") ||
		!strings.Contains(stderr, "font not used: bad/restricted.ttf: its license does") {
		t.Errorf("with a folder: exit %d, %s", code, stderr)
	}
	if data, err := os.ReadFile(out); err != nil || len(data) < 3000 {
		t.Errorf("%d bytes, %v", len(data), err)
	}
	if code, _, stderr = vitae(t, inJapanese, "export", "-", "--out", out, "--fonts",
		"no/such/folder"); code != exitFailed ||
		!strings.HasPrefix(stderr, "vitae: no/such/folder: The fonts folder cannot be read.") {
		t.Errorf("no folder: exit %d, %s", code, stderr)
	}
}
