package compose

import (
	"testing"

	"vitae/internal/check"
	"vitae/internal/document"
)

func TestDeedsReadAsClauses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		bullet string
		tense  tense
		want   string // empty: it cannot be told
	}{
		{"Audited manufacturers; wrote findings for partners", pastTense, "audited manufacturers and wrote findings for partners"},
		{"Audited firms that make tools; wrote findings", pastTense, "audited firms that make tools, and I wrote findings"},
		{"Run payroll in SAP; moved it from paper", present, "run payroll in SAP, and I moved it from paper"},
		{"Moved fixed asset register into NetSuite", pastTense, "moved the fixed asset register into NetSuite"},
		{"Took food cost from 34% to 28.5% by weekly counts", pastTense, "took food cost from 34% to 28.5% by weekly counts"},
		{"Set up an antenatal class in two languages", pastTense, "set up an antenatal class in two languages"},
		{"Help plan campaigns and write reports", present, "help plan campaigns and write reports"},
		{"Schedule interviews, post adverts and use HRIS data", present, "schedule interviews, post adverts and use HRIS data"},
		{"Mentor for two interns from the local college", present, ""},
	} {
		got, ok := firstPerson(c.bullet, c.tense)
		if got != c.want || ok != (c.want != "") {
			t.Errorf("%q: %q, %v; want %q", c.bullet, got, ok, c.want)
		}
	}
	if got, ok := partOf("Mentor for two interns from the local college", present); !ok || got != "am a mentor for two interns from the local college" {
		t.Errorf("%q, %v", got, ok)
	}
	for text, want := range map[string]string{
		"Patient medication record systems, stock orders": "patient medication record systems and stock orders",
		"One week each July":                              "", // it says when, not what
		"410,000 hours without an accident":               "",
	} {
		if got, ok := thing(text, func(string) bool { return false }); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v; want %q", text, got, ok, want)
		}
	}
}

// TestNeighboursTellAVerb reads a line whose first word may be a noun by the lines beside it.
func TestNeighboursTellAVerb(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lines []string
		told  bool
	}{
		{[]string{"Advise managers on offers", "Update titles on the website"}, true},
		{[]string{"Sales of two million a year", "Update titles on the website"}, false},
		{[]string{"Advise managers on offers", "Interview lead for the platform group"}, false},
		{[]string{"Advise managers on offers", "Search engine optimisation programme raised organic visits"}, false},
	} {
		r := &document.Resume{Basics: document.Basics{Name: "Ann Example"}, Work: []document.Work{{Name: "Linden", Position: "Assistant", StartDate: "2020-01", Highlights: c.lines}}}
		w := newWriter(loaded(), r, readJob(t, "marketing"), Options{}, today)
		for _, l := range w.lines {
			if l.Text != c.lines[1] {
				continue
			}
			if got, ok := w.likeItsNeighbours(l, present); ok != c.told {
				t.Errorf("%q: %q, %v", l.Text, got, ok)
			}
		}
	}
}

// TestLettersPassCheckInEveryTone holds that no sentence of a letter names something that Check does not know: "I'd" is
// no name.
func TestLettersPassCheckInEveryTone(t *testing.T) {
	t.Parallel()
	for _, person := range []string{"jane", "p01", "p02", "p13", "hr.best", "chef.best", "marketing.near"} {
		r, p := readPerson(t, person), readJob(t, "hr")
		for _, tone := range allTones {
			for _, words := range []int{150, 250, 350} {
				l := mustWrite(t, r, p, LetterOptions{Tone: tone, Words: words})
				for _, f := range check.Check(loaded(), check.Text{Text: r.Text(), Document: r}, check.Text{Text: l.Markdown(), Allow: []string{p.Company, p.Title}, Now: today}) {
					if f.Severity == check.High && f.Kind == "entity" {
						t.Errorf("%s, %s, %d: %q in %q", person, tone, words, f.Value, f.Line)
					}
				}
			}
		}
	}
}
