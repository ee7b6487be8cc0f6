package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// TestOnePageIsReachedBySpacingBeforeAnythingIsCut: what fits one page when set closer loses nothing; what does not is
// cut, line by line and listed, and fits then.
func TestOnePageIsReachedBySpacingBeforeAnythingIsCut(t *testing.T) {
	t.Parallel()
	for lines, wantCuts := range map[int]bool{26: false, 60: true} {
		r := &document.Resume{Basics: document.Basics{Name: "Imogen Hartwell", Email: "imogen@example.org"}}
		for k := range 3 {
			w := document.Work{
				Position: "Data Analyst", Name: fmt.Sprintf("Firm %d", k),
				StartDate: document.Date(fmt.Sprint(2012 + 3*k)), EndDate: document.Date(fmt.Sprint(2015 + 3*k)),
			}
			for i := range lines / 3 {
				w.Highlights = append(w.Highlights,
					fmt.Sprintf("Kept the figures of shop %d in order and told the people there what they say", 10*k+i))
			}
			r.Work = append(r.Work, w)
		}
		for i := range 8 {
			r.Education = append(r.Education, document.Education{
				Institution: fmt.Sprintf("School %d", i),
				StudyType:   "Certificate", EndDate: "2010",
			})
		}
		dir := t.TempDir()
		in, out, notes := filepath.Join(dir, "in.json"), filepath.Join(dir, "out.json"),
			filepath.Join(dir, "notes.json")
		if err := os.WriteFile(in, r.JSON(), 0o600); err != nil {
			t.Fatal(err)
		}
		if code, _, stderr := vitae(t, "", "tailor", "--resume", in, "--job", jobs+"dataanalyst/jd.txt", "--length",
			"one-page", "--out", out, "--notes", notes); code != exitOK {
			t.Fatalf("exit %d: %s", code, stderr)
		}
		var changes []struct{ Kind, Reason string }
		raw, _ := os.ReadFile(notes)
		if err := json.Unmarshal(raw, &changes); err != nil {
			t.Fatal(err)
		}
		cuts := 0
		for _, c := range changes {
			if c.Kind == "cut" {
				cuts++
			}
		}
		raw, _ = os.ReadFile(out)
		tailored, err := document.Decode(raw)
		if err != nil {
			t.Fatal(err)
		}
		free, err := docrender.Resume(r, docrender.PDF, docrender.Options{})
		if err != nil || free.Pages < 2 {
			t.Fatalf("%d lines: the resume has %d pages before, %v", lines, free.Pages, err)
		}
		fitted, err := docrender.Resume(tailored, docrender.PDF, docrender.Options{MaxPages: 1})
		if err != nil || fitted.Pages != 1 || (cuts > 0) != wantCuts {
			t.Errorf("%d lines: %d cuts, %d pages, %v", lines, cuts, fitted.Pages, err)
		}
	}
}
