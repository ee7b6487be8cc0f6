package compose

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestWhatIsNoInterestIsNotCut holds that a list that was read as interests is left alone where it holds a name, an
// address or a licence.
func TestWhatIsNoInterestIsNotCut(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Bookkeeper\n\nRequirements\n- Purchase ledger\n")
	for _, c := range []struct {
		interests []string
		cut       bool
	}{
		{[]string{"Chess", "Gardening"}, true},
		{[]string{"Ann Example", "married", "one child"}, false},
		{[]string{"ann@example.org", "Leeds"}, false},
		{[]string{"Driving licence", "Chess"}, false},
	} {
		r := &document.Resume{
			Basics: document.Basics{Name: "Ann Example"},
			Work: []document.Work{{
				Name: "Acme", Position: "Bookkeeper", StartDate: "2020-01",
				Highlights: []string{"Kept the purchase ledger of 300 suppliers"},
			}},
		}
		for _, x := range c.interests {
			r.Interests = append(r.Interests, document.Interest{Name: x})
		}
		cut := false
		for _, ch := range mustTailor(t, r, p, DefaultOptions()).Changes {
			cut = cut || ch.Kind == KindCut
		}
		if cut != c.cut {
			t.Errorf("%v: cut %v", c.interests, cut)
		}
	}
}

// TestAHalfOfATitleIsNoHeadline holds that what is left of a title is no role.
func TestAHalfOfATitleIsNoHeadline(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Data Engineer\n\nRequirements\n- Spark\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{
			Name: "Acme", Position: "Data", StartDate: "2020-01",
			Highlights: []string{"Built Spark jobs for 40 tables"},
		}},
	}
	if got := mustTailor(t, r, p, DefaultOptions()).Document.Basics; got.Label != "" ||
		strings.HasPrefix(got.Summary, "Data since") {
		t.Errorf("%q %q", got.Label, got.Summary)
	}
}
