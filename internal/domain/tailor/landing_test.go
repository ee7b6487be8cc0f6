package tailor_test

import (
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"

	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
)

// The landing page shows one example. What it says is what the engine does.
func TestTheLandingPagesExampleIsTrue(t *testing.T) {
	t.Parallel()
	var shown struct {
		Before, After, NewSkills float64
		Lines                    []struct{ Before, Proof, After string }
	}
	if err := json.Unmarshal(file(t, "../../../web/src/i18n/example.json"), &shown); err != nil {
		t.Fatal(err)
	}
	s := service(t)
	read, err := s.Pasted(t.Context(), string(file(t, "testdata/landing/resume.txt")))
	if err != nil {
		t.Fatal(err)
	}
	posting, err := s.Job(t.Context(), string(file(t, "testdata/landing/job.txt")))
	if err != nil {
		t.Fatal(err)
	}
	done, err := s.Tailor(t.Context(), read.Document, posting, compose.DefaultOptions(), tailor.Decisions{})
	if err != nil {
		t.Fatal(err)
	}
	for what, pair := range map[string][2]float64{
		"score before":      {done.Before.Score, shown.Before},
		"score after":       {done.After.Score, shown.After},
		"points for skills": {done.After.Figures.NewSkills, shown.NewSkills},
	} {
		if math.Round(pair[0]) != pair[1] {
			t.Errorf("%s: the engine gives %v, the page says %v", what, pair[0], pair[1])
		}
	}
	if len(shown.Lines) == 0 {
		t.Error("the page shows no lines")
	}
	for _, line := range shown.Lines {
		if text := line.Before + line.Proof + line.After; !slices.Contains(done.Document.Work[0].Highlights, text) {
			t.Errorf("the tailored resume has no line %q", text)
		}
	}
}

func file(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
