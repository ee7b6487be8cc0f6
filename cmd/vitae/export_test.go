package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/engine/readback"
)

// odd has an address where a title belongs: no software can tell which of the two is the way to reach her.
const odd = `{"basics":{"name":"Jane Example","label":"jane@example.com","email":"jane.example@example.org"},` +
	`"work":[{"position":"Nurse","name":"Hill Hospital","startDate":"2018"}]}`

func TestExportTellsWhatSoftwareDoesNotRead(t *testing.T) {
	t.Parallel()
	for _, ending := range []string{"pdf", "docx", "txt", "md"} {
		out := filepath.Join(t.TempDir(), "out."+ending)
		code, _, stderr := vitae(t, odd, "export", "-", "--out", out, "--accent", "teal", "--font", "noto-sans",
			"--density", "close", "--pages", "1")
		if code != exitOK || !strings.Contains(stderr,
			"vitae: "+out+": other software finds Headline under “Email”: jane@example.com\n") {
			t.Errorf("%s: exit %d, %s", ending, code, stderr)
		}
		if data, err := os.ReadFile(out); err != nil || len(data) < 80 {
			t.Errorf("%s: %d bytes, %v", ending, len(data), err)
		}
		sound := strings.Replace(odd, "jane@example.com", "Ward Nurse", 1)
		if code, _, stderr := vitae(t, sound, "export", "-", "--out", out); code != exitOK || stderr != "" {
			t.Errorf("%s, nothing lost: exit %d, %s", ending, code, stderr)
		}
	}
	if code, _, stderr := vitae(t, odd, "export", "-", "--out", filepath.Join(t.TempDir(), "x.pdf"), "--accent",
		"mauve"); code != exitFailed || !strings.Contains(stderr, "mauve") {
		t.Errorf("an unknown accent: exit %d, %s", code, stderr)
	}
}

// A file that no software reads is said to be one, also of a resume without a name.
func TestAnUnreadableFileIsSaidToBeOne(t *testing.T) {
	t.Parallel()
	for _, l := range []readback.Loss{
		{Path: "basics", Label: "The whole file", Got: "The file is empty.", At: readback.NoField},
		{Path: "basics", Label: "The whole file", Wanted: "Jane", Got: "The file is empty.", At: readback.NoField},
	} {
		if got := lossLine(l); got != "other software can't read the file: The file is empty." {
			t.Errorf("%q: %q", l.Wanted, got)
		}
	}
}

// What no page shows is said, and what was read only in part.
func TestAPhotoAndAPoorReadingAreSaid(t *testing.T) {
	t.Parallel()
	photo := `{"basics":{"name":"Ada Lovelace","image":"https://example.org/ada.jpg"},"work":[{"name":"Acme","position":"Engineer","startDate":"2019-08"}]}`
	code, _, stderr := vitae(t, photo, "export", "-", "--out", filepath.Join(t.TempDir(), "out.pdf"))
	if code != exitOK || !strings.Contains(stderr, "includes a photo") {
		t.Errorf("a photo: exit %d, %s", code, stderr)
	}
	blob := `{"basics":{"name":"Ada Lovelace","summary":"` + strings.Repeat("security analyst ", 200) + `"}}`
	code, _, stderr = vitae(t, blob, "parse", "-")
	if code != exitOK || !strings.Contains(stderr, "words fit a field, and no jobs were found") {
		t.Errorf("a career in a summary: exit %d, %s", code, stderr)
	}
	undated := `{"basics":{"name":"Ada Lovelace"},"work":[{"name":"Acme","position":"Engineer"}]}`
	code, _, stderr = vitae(t, undated, "parse", "-")
	if code != exitOK || !strings.Contains(stderr, "check the result. 5 of 5 words fit a field") {
		t.Errorf("a job without dates: exit %d, %s", code, stderr)
	}
}
