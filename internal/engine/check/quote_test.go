package check

import (
	"strings"
	"testing"
)

const warehouse = `DANA WHITLOCK
Wakefield, UK

SUMMARY
shift leader since 2016 in ambient and chilled warehousing. Leads 34 pickers on two shifts and trains new starters

WORK
Shift Leader | Northgate Foods, Wakefield | Mar 2019 - present
- Lead 34 pickers on two shifts in a 20,000 m2 warehouse
- Trained 15 new starters on the Manhattan WMS

Warehouse Operative | Bellamy Logistics, Leeds | Jun 2016 - Feb 2019
- Picked and packed 120 lines an hour
`

// question returns the only question about an answer.
func question(t *testing.T, k *Checker, answer string, beside Beside) string {
	t.Helper()
	found := k.Answer(answer, beside)
	if len(found) != 1 {
		t.Fatalf("%q: %+v", answer, found)
	}
	return found[0].Message
}

func TestAQuestionSaysWhoseWordsItQuotes(t *testing.T) {
	t.Parallel()
	const fact = "Trained 40 apprentices on reach trucks"
	k := NewChecker(nil, Text{Text: warehouse})
	for _, c := range []struct {
		answer string
		facts  []string
		want   string
	}{
		{
			"I trained 60 apprentices on reach trucks.",
			[]string{fact},
			"You say “60”. In My facts, you said: “" + fact + "”. Which is right?",
		},
		{
			"I trained 60 new starters on the Manhattan WMS.",
			[]string{fact},
			"You say “60”. Your resume says: “Trained 15 new starters on the Manhattan WMS”. Which is right?",
		},
		{
			"I trained 60 new starters on the Manhattan WMS.",
			[]string{fact, "Trained 15 new starters on the Manhattan WMS"},
			"You say “60”. Your resume says: “Trained 15 new starters on the Manhattan WMS”. Which is right?",
		},
	} {
		if got := question(t, k, c.answer, Beside{Facts: c.facts}); got != c.want {
			t.Errorf("%q:\n got %s\nwant %s", c.answer, got, c.want)
		}
	}
}

func TestAQuestionQuotesTheLineOfTheJob(t *testing.T) {
	t.Parallel()
	const line = "Lead 34 pickers on two shifts in a 20,000 m2 warehouse"
	k := NewChecker(nil, Text{Text: warehouse})
	for _, answer := range []string{
		"I lead 12 pickers on two shifts and I train new starters.",
		"As a shift leader I lead 12 pickers.",
	} {
		if got := question(t, k, answer, Beside{Story: []string{line}}); !strings.Contains(got, "“"+line+"”") {
			t.Errorf("%q: %s", answer, got)
		}
	}
	got := question(t, k, "I've been a shift leader in ambient and chilled warehousing since 2010.", Beside{})
	if strings.Contains(got, "SUMMARY") || strings.Contains(got, "Leads 34") {
		t.Errorf("quoted with its heading: %s", got)
	}
}
