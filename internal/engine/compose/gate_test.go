package compose

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestChangesThatTheGateMarksAreLeftOut holds that no change stays that adds an error of language or a broken word, and
// that what the user wrote themselves is not held against one.
func TestChangesThatTheGateMarksAreLeftOut(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Electrician\n\nRequirements\n- Motor control center\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{Name: "Acme", Position: "Electrician", StartDate: "2020-01", Highlights: []string{
			"Commissioned a new MCC lineup", "Lift station upgrade", "Kept an ledger of motor control centers",
		}}},
	}
	w := newWriter(loaded(), r, p, DefaultOptions(), "2026-11-28")
	for _, c := range []struct {
		kind, before, after string
		stays               bool
	}{
		{KindTerm, "Commissioned a new MCC lineup", "Commissioned a new motor control centers (MCC) lineup", false},
		{KindTerm, "Commissioned a new MCC lineup", "Commissioned a new motor control center (MCC) lineup", true},
		{KindTerm, "Lift station upgrade", "Lifted station upgrade", false},
		{KindSummary, "", "Electrician with with a ledger.", false},
		{KindTerm, "Kept an ledger of motor control centers", "Kept an ledger of motor control centers (MCC)", true},
		{KindSummary, "Electrician with a ledger.", "Electrician with with a ledger.", false},
		{KindSummary, "An ledger.", "An ledger and an posting.", false},
		{KindSlip, "Kept an ledger", "Kept a ledgerr", true}, // not composed
	} {
		got := w.wellWritten([]Change{{Kind: c.kind, Before: &c.before, After: &c.after}})
		if (len(got) == 1) != c.stays {
			t.Errorf("%s %q: kept %v, want %v", c.kind, c.after, len(got) == 1, c.stays)
		}
	}
}

// TestLanguageIsAskedAboutAndNeverChanged holds that tense, form and titles are questions in the notes.
func TestLanguageIsAskedAboutAndNeverChanged(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Office Manager\n\nRequirements\n- Filing\n- Diary management\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{
			{
				Name: "Acme", Position: "Office Manger", StartDate: "2022-01",
				Highlights: []string{"Manage the diaries of two directors", "Prepare the minutes of the board"},
			},
			{
				Name: "Bolt", Position: "Clerk", StartDate: "2018-01", EndDate: "2021-12",
				Highlights: []string{
					"Maintain a register of 300 files", "Ordering of stationery", "Lift station upgrade",
				},
			},
			{
				Name: "Nuts", Position: "Clerk", StartDate: "2017-01", EndDate: "2026-11",
				Highlights: []string{"Maintain a register of 200 files"},
			},
		},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	for _, want := range []string{
		"Is “Manger” in your job title “Office Manger” meant to be “Manager”? Vitae doesn't change titles.",
		"Check “Maintain a register of 300 files” (Clerk). The line is in the present tense, but the job has ended. " +
			"If you no longer do this, write “Maintained a register of 300 files”.",
	} {
		if !slices.Contains(got.Notes, want) {
			t.Errorf("no note %q in %q", want, got.Notes)
		}
	}
	for _, silent := range []string{"diaries", "stationery", "Lift", "200 files"} {
		if slices.ContainsFunc(got.Notes, func(n string) bool { return strings.Contains(n, silent) }) {
			t.Errorf("a note about %q in %q", silent, got.Notes)
		}
	}
	for _, kept := range []string{"Office Manger", "Maintain a register of 300 files", "Lift station upgrade"} {
		if !strings.Contains(got.Document.Text(), kept) {
			t.Errorf("%q was changed", kept)
		}
	}
}

// TestNamesAreNoSlips holds that what would be a misspelling elsewhere stays in names, quotations and addresses.
func TestNamesAreNoSlips(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Office Administrator\n\nRequirements\n- Filing\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{Name: "Costomer Ltd", Position: "Clerk", StartDate: "2020-01", Highlights: []string{
			"Kept the files of costomer and its sites", "Edited “the spreadsheat view” for print",
			"Answered mail at office@spreadsheat.example",
		}}},
	}
	for _, c := range mustTailor(t, r, p, DefaultOptions()).Changes {
		if c.Kind == KindSlip {
			t.Errorf("%q was offered for %q", *c.After, *c.Before)
		}
	}
}

// TestALongFormOpensASentenceWithACapital holds that a short form at the beginning of a sentence is written out with a
// capital, and one inside it without.
func TestALongFormOpensASentenceWithACapital(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"EOW is the bulk of it":                  "Escape of water (EOW) is the bulk of it",
		"Claims through to cheque. EOW is a lot": "Claims through to cheque. Escape of water (EOW) is a lot",
		"Claims, incl. EOW and theft":            "Claims, incl. escape of water (EOW) and theft",
		"Claims for EOW and theft":               "Claims for escape of water (EOW) and theft",
	} {
		if got, ok := besideName(line, "EOW", "escape of water"); !ok || got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}
