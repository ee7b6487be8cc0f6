package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/work"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
)

// Every text that was once slow now either succeeds or is refused with an error for the user when its budget is spent.
// Tests don't assert times, but unlimited work would never end.
func TestWhatWasSlowEnds(t *testing.T) {
	t.Parallel()
	e, err := newEngines()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../testdata/slow/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d kept texts, %v", len(files), err)
	}
	for _, file := range files {
		piece, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name, _, _ := strings.Cut(filepath.Base(file), "-")
		err = e.run(context.Background(), name, string(piece))
		if err != nil && (fault.Public(err) == "" || fault.KindOf(err) == fault.Internal) {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// What costs more than its text grows is refused in a sentence rather than worked through.
func TestTooMuchWorkIsRefused(t *testing.T) {
	t.Parallel()
	e, err := newEngines()
	if err != nil {
		t.Fatal(err)
	}
	for name, pieces := range map[string][]string{
		"check": {"- Go\n", "5 years of Go ", "SQL; "}, "tailor": {"- Go\n", "AWS/"},
	} {
		for _, piece := range pieces {
			err := e.run(t.Context(), name, piece)
			if fault.KindOf(err) != fault.TooLarge || !strings.Contains(fault.Public(err), "Shorten long lines") {
				t.Errorf("%s of %q: %v", name, piece, err)
			}
		}
	}
}

// No real resume comes near the budget: the longest here need a hundredth of it.
func TestRealResumesNeedLittleOfTheBudget(t *testing.T) {
	t.Parallel()
	e, err := newEngines()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../testdata/wild/*/*/honest.txt")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d resumes, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		d := docparse.FromText(string(text)).Document
		b := work.New(t.Context(), work.Most)
		_, err = work.Within(b, func() (*compose.Tailored, error) {
			return compose.TailorWithProgress(e.Catalogue(), d, e.job, compose.DefaultOptions(), "2026-11",
				compose.Watch{Budget: b})
		})
		if err != nil || b.Spent() > work.Most/100 {
			t.Errorf("%s: %d steps, %v", file, b.Spent(), err)
		}
		said := check.Text{Text: d.Text(), Document: d}
		if found, err := e.Claims(t.Context(), said, said); err != nil || len(found) > 0 {
			t.Errorf("%s: %v, %v", file, found, err)
		}
	}
}
