package compose

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

func writerFor(t *testing.T, asks string, lines ...string) *writer {
	t.Helper()
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work:   []document.Work{{Name: "Acme", Position: "Accountant", StartDate: "2018-01", Highlights: lines}},
	}
	return newWriter(loaded(), r, posting.Read(loaded(), asks), DefaultOptions(), today)
}

const accountantAsks = "Accountant\n\nRequirements\n- Payroll\n- Month-end close\n- NetSuite\n"

// TestWhatALineIsWorth holds the order of lines that answer a posting.
func TestWhatALineIsWorth(t *testing.T) {
	t.Parallel()
	w := writerFor(t, accountantAsks,
		"Cut the month-end close from 9 to 4 days in NetSuite", "Ran the month-end close in NetSuite",
		"Helped with the month-end close in NetSuite",
		"Watered the plants", "Various other duties as required")
	var worth []float64
	for _, l := range w.lines {
		if l.Kind == document.LineBullet {
			worth = append(worth, w.value(l))
		}
	}
	if !slices.IsSortedFunc(worth, func(a, b float64) int {
		if a > b {
			return -1
		}
		return 1
	}) {
		t.Errorf("%v", worth)
	}
}

// TestAResultStaysAboveADuty: lines that show the same keep the one with the result in front, and filler never rises.
func TestAResultStaysAboveADuty(t *testing.T) {
	t.Parallel()
	for _, lines := range [][]string{
		{"Cut the month-end close from 9 to 4 days", "Responsible for month-end close", "Other duties as assigned"},
		{"Other duties as assigned", "Responsible for month-end close", "Cut the month-end close from 9 to 4 days"},
	} {
		w := writerFor(t, accountantAsks, lines...)
		got := slices.Clone(lines)
		for _, c := range w.bulletOrders() {
			got = strings.Split(*c.After, "\n")
		}
		if got[2] != "Other duties as assigned" || lines[0] == "Cut the month-end close from 9 to 4 days" &&
			got[0] != lines[0] {
			t.Errorf("%q", got)
		}
	}
}

// TestWhatWasHelpedWithDoesNotLead: a line of a lesser part stays where the user put it, but still passes filler.
func TestWhatWasHelpedWithDoesNotLead(t *testing.T) {
	t.Parallel()
	w := writerFor(t, accountantAsks, "Answered the phones",
		"Helped with payroll and the month-end close in NetSuite for 40 staff")
	if got := w.bulletOrders(); len(got) > 0 {
		t.Errorf("%q", *got[0].After)
	}
	w = writerFor(t, accountantAsks, "Various other duties",
		"Helped with payroll and the month-end close in NetSuite for 40 staff")
	if got := w.bulletOrders(); len(got) != 1 {
		t.Error("filler stays in front")
	}
}

// TestProofsStandForThemselves quotes what can be quoted, and never what was helped with, denied or only a part.
func TestProofsStandForThemselves(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"Cut the month-end close from 9 to 4 days":                          "Cut the month-end close from 9 to 4 days",
		"– ran payroll for 40 staff":                                        "Ran payroll for 40 staff",
		"ii) Ran payroll for 40 staff":                                      "Ran payroll for 40 staff",
		"Ran payroll for 40 staff. It was late twice.":                      "Ran payroll for 40 staff.",
		"Helped with payroll for 40 staff":                                  "",
		"Payroll for 40 staff, but the firm did the close":                  "",
		"Evaluated NetSuite for 40 staff":                                   "",
		"This cut the month-end close from 9 to 4 days":                     "",
		"Payroll, month-end close for 40 staff (shared with two colleagues": "",
	} {
		got := ""
		if ps := writerFor(t, accountantAsks, line).proofs(); len(ps) > 0 {
			got = ps[0].text
		}
		if got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// TestListsThatRunOnKeepTheirOrder: a line that breaks off is not parted from the next, and neither are skills of which
// one speaks of those behind it.
func TestListsThatRunOnKeepTheirOrder(t *testing.T) {
	t.Parallel()
	w := writerFor(t, accountantAsks, "Matched receipts; got the old ones over", "60 days down",
		"Ran payroll and the month-end close in NetSuite for 40 staff")
	if got := w.bulletOrders(); len(got) > 0 {
		t.Errorf("%q", *got[0].After)
	}
	for _, items := range [][]string{
		{"React", "Used once or twice: Storybook", "GraphQL"},
		{"Excel: pivots", "XLOOKUP", "SAP"},
		{"SAP", "nur Anzeige", "DATEV", "Excel"},
	} {
		if parted(items) {
			t.Errorf("%q", items)
		}
	}
	for _, items := range [][]string{{"Go", "SQL", "gRPC", "Docker"}, {"payroll", "month-end close"}} {
		if !parted(items) {
			t.Errorf("%q", items)
		}
	}
}
