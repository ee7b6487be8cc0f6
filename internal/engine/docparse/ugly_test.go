package docparse

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

// uglyResume is what every file of testdata/reading/ugly holds, in the words of its README.
func uglyResume() *document.Resume {
	return &document.Resume{
		Basics: document.Basics{
			Name: "Hanna Lindqvist-Moreau", Email: "hanna.lm@example.net", Phone: "+1 503 555 0177",
			Location: &document.Location{City: "Portland", Region: "OR"},
		},
		Work: []document.Work{
			{
				Name: "Cascade Light Rail Co.", Position: "Safety Officer", StartDate: "2019-05",
				Highlights: []string{
					"Cut signal incidents by 31% in two years",
					"Trained 140 operators in hazard reporting",
				},
			},
			{
				Name: "Fern & Fallow", Position: "Site Assistant", StartDate: "2015-08", EndDate: "2019-04",
				Highlights: []string{"Kept the accident log for three building sites"},
			},
		},
		Education: []document.Education{{
			Institution: "Willamette Falls College", StudyType: "BSc",
			Area: "Environmental Health", StartDate: "2011", EndDate: "2015",
		}},
		Skills: []document.Skill{
			{Name: "Risk assessment"},
			{Name: "Incident analysis"},
			{Name: "First aid"},
			{Name: "Excel"},
		},
	}
}

// uglyNames are the files whose name is another one; nothing stands for a name that cannot be read.
var uglyNames = map[string]string{
	"right-to-left-name.docx": "נועה בן־דוד", "right-to-left-name.pdf": "נועה בן־דוד", "name-as-outlines.pdf": "",
}

// uglyRefused are the files that hold no letters, with a word of what is said of them.
var uglyRefused = map[string]string{"scan-without-text.pdf": "scan", "no-tounicode.pdf": "letters"}

// TestUglyFiles holds that files as they come in are read in full, or refused with the reason.
func TestUglyFiles(t *testing.T) {
	t.Parallel()
	names, err := filepath.Glob(filepath.Join("..", "..", "..", "testdata", "reading", "ugly", "*.*"))
	if err != nil || len(names) < 10 {
		t.Fatalf("%d files: %v", len(names), err)
	}
	for _, file := range names {
		name := filepath.Base(file)
		if name == "README.md" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res, err := testReader().Read(context.Background(), name, testFile(t, file))
			if word, refused := uglyRefused[name]; refused || err != nil {
				if fault.KindOf(err) != fault.Unreadable || word == "" || !strings.Contains(fault.Public(err), word) {
					t.Errorf("%v", err)
				}
				return
			}
			holdAnswer(t, name, res, err)
			want := uglyResume()
			if other, ok := uglyNames[name]; ok {
				want.Basics.Name = other
			}
			got := res.Document.Clone()
			got.Meta = nil
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("%s\n%s", d, res.Text)
			}
		})
	}
}
