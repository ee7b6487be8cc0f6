package compose

import (
	"slices"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// Where a reading contradicts itself, or a list is numbered, what is above it is not built on it.
func TestNothingIsBuiltOnWhatWasMisread(t *testing.T) {
	t.Parallel()
	resume := func(end document.Date, summary string, lines ...string) *document.Resume {
		return &document.Resume{
			Basics: document.Basics{Name: "Jane Example", Summary: summary},
			Work: []document.Work{
				{
					Name: "Acme Corp", Position: "Senior Engineer", StartDate: "2017", EndDate: end,
					Highlights: lines,
				},
				{Name: "Globex", Position: "Junior Engineer", StartDate: "2015", EndDate: "2016-07"},
			},
		}
	}
	p := posting.Read(loaded(), "Engineer\n\nRequirements:\n- Python\n- Kubernetes\n")
	deed := "Moved 40 services to Python and Kubernetes"
	tailored := func(r *document.Resume) *document.Resume { return mustTailor(t, r, p, DefaultOptions()).Document }

	if got := tailored(resume("2025", "", deed)).Basics.Label; got != "Senior Engineer" {
		t.Errorf("the latest job's title is %q", got)
	}
	if got := tailored(resume("2006", "", deed)).Basics.Label; got != "" {
		t.Errorf("of a job that ends before it begins, and one before it: %q", got)
	}
	if got := tailored(resume("2025", "Jane Example / builds what lasts", deed)).Basics.Summary; got !=
		"Jane Example / builds what lasts" {
		t.Errorf("a deed stands before the head of the page: %q", got)
	}
	numbered := []string{"3.1.1 Answered the phone", "3.1.2 Kept the diary", "3.1.3 " + deed}
	if got := tailored(resume("2025", "", numbered...)).Work[0].Highlights; !slices.Equal(got, numbered) {
		t.Errorf("numbered lines: %q", got)
	}
}
