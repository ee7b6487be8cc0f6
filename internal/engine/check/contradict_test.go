package check

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/skill"
)

// shiftLeader is a resume whose owner has never used SAP.
var shiftLeader = document.Resume{
	Basics: document.Basics{
		Name: "Dana Whitlock",
		Summary: "Shift leader with eight years in ambient and chilled warehousing. Leads 34 pickers on two shifts and trains " +
			"new starters. I have never used SAP or Oracle.",
	},
	Work: []document.Work{
		{
			Name: "Northgate Foods", Position: "Shift Leader", StartDate: "2019-03",
			Highlights: []string{
				"Lead 34 pickers on two shifts in a 20,000 m2 ambient warehouse",
				"Trained 15 new starters on the Manhattan WMS", "Reported to the warehouse manager",
			},
		},
		{
			Name: "Bellamy Logistics", Position: "Warehouse Operative", StartDate: "2016-06", EndDate: "2019-02",
			Highlights: []string{"Picked and packed 120 lines an hour"},
		},
	},
}

func shiftLeaderChecker(t *testing.T) *Checker {
	t.Helper()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	return NewChecker(c, Text{Text: shiftLeader.Text(), Document: &shiftLeader})
}

func TestPlainContradictionsAreAskedAbout(t *testing.T) {
	t.Parallel()
	k := shiftLeaderChecker(t)
	for answer, want := range map[string]string{
		"I was responsible for 12 pickers, and nobody had trained them.":   "You say “12 pickers”. Your resume says: “Lead 34",
		"I have 12 pickers under me and we work in a chilled warehouse.":   "You say “12 pickers”. Your resume says: “Lead 34",
		"I run five shifts at Northgate.":                                  "You say “five shifts”. Your resume says: “Lead 34",
		"I used SAP every day at Northgate for the stock bookings.":        "You say “used SAP”. Your resume says: “I have",
		"I've worked with Oracle for years.":                               "You say “worked with Oracle”. Your resume says: “I have",
		"As Warehouse Manager at Northgate Foods I decided on the budget.": "You say “Warehouse Manager”. Your resume says: “Shift",
		"I was the operations manager at Northgate when this happened.":    "“operations manager”. Your resume says: “Shift Leader",
		"I was promoted to warehouse manager in 2022.":                     "“warehouse manager”. Your resume says: “Shift Leader",
		"I was head of operations at Northgate.":                           "You say “head”. Your resume says: “Shift Leader",
		"I was the shift leader at Bellamy Logistics.":                     "“shift leader”. Your resume says: “Warehouse Operative",
	} {
		if got := question(t, k, answer, Beside{}); !strings.Contains(got, want) || !strings.HasSuffix(got, "?") {
			t.Errorf("%q: %s", answer, got)
		}
	}
	const several = "I wrote a plan, I used SAP to book the stock and I ran five shifts."
	if found := k.Answer(several, Beside{}); len(found) != 2 {
		t.Errorf("%q: %+v", several, found)
	}
	const used = "Booked goods in with SAP at Northgate Foods"
	for _, f := range k.Answer("I used SAP every day at Northgate.", Beside{Facts: []string{used}}) {
		t.Errorf("a kept fact is questioned: %+v", f)
	}
}

func TestWhatIsNoContradictionIsNotAskedAbout(t *testing.T) {
	t.Parallel()
	k := shiftLeaderChecker(t)
	for _, answer := range []string{
		"I lead thirty-four pickers over two shifts.",
		"I look after 34 pickers, and six of them started last year.",
		"Last winter two pickers called in sick, so I asked three pickers from the other shift to stay.",
		"At Bellamy Logistics I trained 3 new starters.",
		"At Bellamy I led 4 pickers on the night shift.",
		"It took five shifts to clear the backlog.",
		"I have never used SAP, but I learned the Manhattan WMS in two weeks.",
		"The new site uses SAP, and I would learn it quickly.",
		"I used Excel to check what the SAP team sent us.",
		"I reported to the shift manager at Northgate.",
		"My warehouse manager asked me to plan it, so I did.",
		"As our warehouse manager was ill, I planned the shifts.",
		"I was always the operations manager's first call.",
		"I stood in as warehouse manager twice.",
		"I'd like to become a warehouse manager one day.",
		"I was promoted to shift leader in 2019.",
	} {
		for _, f := range k.Answer(answer, Beside{}) {
			t.Errorf("%q: %s", answer, f.Message)
		}
	}
}

// TestWhatADenialDoesNotDeny holds that a name behind a denial isn't denied by that alone.
func TestWhatADenialDoesNotDeny(t *testing.T) {
	t.Parallel()
	catalogue, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	for source, answer := range map[string]string{
		"Drove three years without accident for Hollins Parcels.": "I worked for Hollins Parcels as a driver.",
		"Kommissionierte drei Jahre ohne Fehler im Versand.":      "Ich habe im Versand gearbeitet.",
	} {
		for _, f := range NewChecker(catalogue, Text{Text: source}).Answer(answer, Beside{}) {
			t.Errorf("%q after %q: %s", answer, source, f.Message)
		}
	}
	if got := wordsOf("de").rank("zugbegleiter"); got != 0 {
		t.Errorf("a Zugbegleiter leads: %d", got)
	}
}

// questionedRewrites is how many of 1,816 lines of honest rewrites are questioned, most for a limitation that stands in
// another line: "volunteer". Lower it when fewer are.
const questionedRewrites = 125

func TestHonestRewritesAreSeldomQuestioned(t *testing.T) {
	t.Parallel()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	read := func(path string) string {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return resumeTags.ReplaceAllString(string(data), "")
	}
	originals := map[string]string{} // by honest rewrite
	for pattern, of := range map[string]func(honest string) string{
		"truth3/cases/*.honest?.txt": func(h string) string { return h[:len(h)-len("honestN.txt")] + "original.txt" },
		"wild/*/*/honest.txt":        func(h string) string { return filepath.Join(filepath.Dir(h), "best.tag") },
	} {
		found, err := filepath.Glob(filepath.Join("../../../testdata", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range found {
			originals[h] = of(h)
		}
	}
	lines, asked := 0, 0
	for honest, original := range originals {
		k := NewChecker(c, Text{Text: read(original)})
		for line := range strings.Lines(read(honest)) {
			if len(strings.Fields(line)) < 4 {
				continue
			}
			lines++
			if len(k.Answer(line, Beside{})) > 0 {
				asked++
			}
		}
	}
	if lines < 1800 || asked > questionedRewrites {
		t.Errorf("%d of %d lines are questioned, at most %d before", asked, lines, questionedRewrites)
	}
}
