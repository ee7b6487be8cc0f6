package docrender_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// facts are what a reader must find again in what was written.
type facts struct {
	Name, Email, Phone, Place string
	Addresses                 []string
	Work                      []job
	Education                 []course
	Skills                    []string
}

type job struct {
	Title, Employer string
	Start, End      document.Date
	Highlights      []string
}

type course struct {
	School, Degree string
	Start, End     document.Date
}

func factsOf(r *document.Resume) facts {
	f := facts{Name: r.Basics.Name, Email: r.Basics.Email, Phone: r.Basics.Phone, Place: r.Basics.Location.String()}
	addresses := []string{r.Basics.URL}
	for _, p := range r.Basics.Profiles {
		addresses = append(addresses, p.URL)
	}
	for _, a := range addresses {
		if a = strings.TrimSuffix(strings.TrimPrefix(a, "https://"), "/"); a != "" {
			f.Addresses = append(f.Addresses, a)
		}
	}
	slices.Sort(f.Addresses)
	for _, w := range r.Work {
		f.Work = append(f.Work, job{w.Position, w.Name, w.StartDate, w.EndDate, w.Highlights})
	}
	for _, e := range r.Education {
		degree := strings.TrimSuffix(strings.TrimPrefix(e.StudyType+", "+e.Area, ", "), ", ")
		f.Education = append(f.Education, course{e.Institution, degree, e.StartDate, e.EndDate})
	}
	for _, s := range r.Skills {
		if len(s.Keywords) == 0 {
			f.Skills = append(f.Skills, s.Name)
		}
		f.Skills = append(f.Skills, s.Keywords...)
	}
	return f
}

// TestRoundTrip writes resumes of as many professions and reads them again.
func TestRoundTrip(t *testing.T) {
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
	files, err := filepath.Glob("testdata/roundtrip/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no documents: %v", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := document.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range []docrender.Format{docrender.PDF, docrender.DOCX, docrender.TXT, docrender.Markdown} {
			t.Run(filepath.Base(file)+"/"+string(f), func(t *testing.T) {
				out, err := docrender.Resume(r, f, docrender.Options{})
				if err != nil {
					t.Fatal(err)
				}
				got, err := reader.Read(context.Background(), "resume."+string(f), out.Bytes)
				if err != nil {
					t.Fatal(err)
				}
				if d := cmp.Diff(factsOf(r), factsOf(got.Document)); d != "" {
					t.Errorf("%s\n%s", d, got.Text)
				}
			})
		}
	}
}
