package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/engine/annotation"
)

// wild writes a tagged file of testdata/wild as plain text and gives its path.
func wild(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile("../../testdata/wild/" + name + ".tag")
	if err != nil {
		t.Fatal(err)
	}
	d, err := annotation.Parse(string(data))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), filepath.Base(name)+".txt")
	if err := os.WriteFile(file, []byte(d.Text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestNoLineIsLostInSilence tailors a resume with lines that fit no field: they stand in the file word for word, and
// the command fails unless that is allowed.
func TestNoLineIsLostInSilence(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "out.txt")
	args := []string{
		"tailor", "--resume", wild(t, "birch/executive_assistant/best"), "--job",
		wild(t, "birch/executive_assistant/jd"), "--out", out,
	}
	for _, allowed := range []bool{false, true} {
		want := exitFailed
		if allowed {
			want, args = exitOK, append(args, "--allow-unplaced")
		}
		code, _, stderr := vitae(t, "", args...)
		if code != want || strings.Contains(stderr, "--allow-unplaced") == allowed {
			t.Errorf("allowed %v: exit %d, %s", allowed, code, stderr)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		holdsUnplaced(t, stderr, data)
		if err := os.Remove(out); err != nil {
			t.Error(err)
		}
	}
}

// TestExportKeepsEveryLine exports a resume with lines that fit no field: they stand in the file word for word.
func TestExportKeepsEveryLine(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "out.txt")
	code, _, stderr := vitae(t, "", "export", "--out", out, wild(t, "birch/executive_assistant/best"))
	if code != exitOK {
		t.Fatalf("exit %d, %s", code, stderr)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	holdsUnplaced(t, stderr, data)
}

// holdsUnplaced holds that a file has the lines of which standard error says that they stand at its end, and that there
// are some.
func holdsUnplaced(t *testing.T, stderr string, file []byte) {
	t.Helper()
	reported := 0
	for line := range strings.Lines(stderr) {
		if _, words, ok := strings.Cut(strings.TrimSpace(line), "at the end: "); ok {
			reported++
			if !strings.Contains(strings.Join(strings.Fields(string(file)), " "),
				strings.Join(strings.Fields(words), " ")) {
				t.Errorf("%q is not in\n%s", words, file)
			}
		}
	}
	if reported == 0 {
		t.Error("this resume has no such line any more: take another")
	}
}
