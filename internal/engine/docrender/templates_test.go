package docrender_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// TestEveryTemplateIsReadBack sets every public resume in every template and reads it again: of all facts at least
// 99 in a hundred must be found where they belong, and no more than that may be found that are not there.
func TestEveryTemplateIsReadBack(t *testing.T) {
	t.Parallel()
	reader, err := docparse.NewReader(docparse.Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := reader.Close(); err != nil {
			t.Error(err)
		}
	})
	resumes := publicResumes(t)
	for _, tm := range docrender.Templates() {
		t.Run(tm.Name, func(t *testing.T) {
			want, got, found := 0, 0, 0
			for _, r := range resumes {
				out, err := docrender.Resume(r, docrender.PDF, docrender.Options{Template: tm.Name})
				if err != nil {
					t.Fatal(err)
				}
				read, err := reader.Read(context.Background(), "resume.pdf", out.Bytes)
				if err != nil {
					t.Fatal(err)
				}
				w, g := listed(r), listed(read.Document)
				want, got = want+len(w), got+len(g)
				for _, f := range w {
					if i := slices.Index(g, f); i >= 0 {
						g = slices.Delete(g, i, i+1)
						found++
					} else {
						t.Logf("%s: not read back: %s", r.Basics.Name, f)
					}
				}
			}
			if f1 := 2 * float64(found) / float64(want+got); f1 < .99 {
				t.Errorf("%.4f of the facts are read back", f1)
			}
		})
	}
}

// listed returns the facts of a resume one by one.
func listed(r *document.Resume) []string {
	f := factsOf(r)
	out := []string{
		"name " + f.Name, "email " + f.Email, "phone " + f.Phone, "place " + f.Place,
		"summary " + r.Basics.Summary,
	}
	for _, a := range f.Addresses {
		out = append(out, "address "+a)
	}
	for _, w := range f.Work {
		out = append(out, "title "+w.Title, "employer "+w.Employer, fmt.Sprintf("dates %s %s", w.Start, w.End))
		for _, h := range w.Highlights {
			out = append(out, "line "+h)
		}
	}
	for _, e := range f.Education {
		out = append(out, "school "+e.School, "degree "+e.Degree, fmt.Sprintf("years %s %s", e.Start, e.End))
	}
	for _, s := range f.Skills {
		out = append(out, "skill "+s)
	}
	return out
}

// publicResumes returns one resume for each person of the public parsing set.
func publicResumes(t *testing.T) []*document.Resume {
	t.Helper()
	files, err := filepath.Glob("../../../testdata/parsing/truth/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no truth files: %v", err)
	}
	var out []*document.Resume
	seen := map[string]bool{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var truth struct {
			Person, Name, Email, Phone, Location, Summary string
			URLs                                          []string
			Work                                          []struct {
				Company, Title, Start, End string
				Highlights                 []string
			}
			Education []struct{ Institution, Degree, Area, Start, End string }
			Skills    []string
		}
		if err := json.Unmarshal(data, &truth); err != nil {
			t.Fatal(err)
		}
		if seen[truth.Person] {
			continue
		}
		seen[truth.Person] = true
		r := &document.Resume{Basics: document.Basics{
			Name: truth.Name, Email: truth.Email, Phone: truth.Phone,
			Summary: truth.Summary,
		}}
		if truth.Location != "" {
			r.Basics.Location = &document.Location{City: truth.Location}
		}
		for _, u := range truth.URLs {
			r.Basics.Profiles = append(r.Basics.Profiles, document.Profile{URL: u})
		}
		for _, w := range truth.Work {
			r.Work = append(r.Work, document.Work{
				Name: w.Company, Position: w.Title, StartDate: document.Date(w.Start),
				EndDate: ended(w.End), Highlights: w.Highlights,
			})
		}
		for _, e := range truth.Education {
			r.Education = append(r.Education, document.Education{
				Institution: e.Institution, StudyType: e.Degree,
				Area: e.Area, StartDate: document.Date(e.Start), EndDate: ended(e.End),
			})
		}
		for _, s := range truth.Skills {
			r.Skills = append(r.Skills, document.Skill{Name: s})
		}
		out = append(out, r)
	}
	return out
}

func ended(s string) document.Date {
	if s == "present" {
		return ""
	}
	return document.Date(s)
}
