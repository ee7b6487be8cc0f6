package compose

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestSlipsAreChangesOfTheirOwn holds that a slip is offered for correction by itself, with its reason, and can be
// declined.
func TestSlipsAreChangesOfTheirOwn(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Office Administrator\n\nRequirements\n- Filing\n- Diary management\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{Name: "Acme", Position: "Administrator", StartDate: "2020-01", Highlights: []string{
			"Ordering of stationary for 40 people", "Kept the the diary of two directors", "Filed 300 contracts",
		}}},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	text := got.Document.Text()
	for _, want := range []string{
		"Ordering of stationery for 40 people", "Kept the diary of two directors",
		"Filed 300 contracts",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	n := 0
	for _, c := range got.Changes {
		if c.Kind != KindSlip {
			continue
		}
		n++
		if !strings.HasPrefix(c.Reason, "Fixed in your line: ") || len(c.Evidence) == 0 {
			t.Errorf("%+v", c)
		}
		kept, err := Apply(r, nil)
		if err != nil || !strings.Contains(kept.Text(), *c.Before) {
			t.Errorf("declined: %v\n%s", err, kept.Text())
		}
	}
	if n != 2 {
		t.Errorf("%d slips, want 2: %+v", n, got.Changes)
	}
}

// TestTheSummaryPassesTheGate holds that nothing stands in a summary that the language gate marks.
func TestTheSummaryPassesTheGate(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(),
		"Office Administrator\n\nRequirements\n- Purchase orders\n- Diary management\n- Invoices\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{Name: "Acme", Position: "Administrator", StartDate: "2020-01", Highlights: []string{
			"Raised 400 purchase orders a month and", "Diary management for an team of six directors across 4 sites",
			"Cut the invoices that waited from 90 to 12 in the first year",
		}}},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	for _, bad := range []string{"a month and.", "an team"} {
		if strings.Contains(got.Document.Basics.Summary, bad) {
			t.Errorf("%q in %q", bad, got.Document.Basics.Summary)
		}
	}
}
