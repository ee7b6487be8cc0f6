package interview_test

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

const resume = `Nora Whitfield
nora@example.com | Leeds

Experience
Operations Coordinator, Harrow & Pike, Mar 2021 - Present
- Planned weekly routes for 38 drivers across 4 depots
Logistics Assistant, Brightwater Foods, Aug 2018 - Feb 2021
- Booked 60 inbound loads a week with 12 suppliers

Skills
Excel, SQL
`

const job = `Operations Analyst
Requirements
- Advanced Excel
- Python
- Full driving licence
- Right to work in the UK
`

func read(t *testing.T) (*skill.Catalogue, *posting.Posting, *document.Resume) {
	t.Helper()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	return c, posting.Read(c, job), docparse.FromText(resume).Document
}

func about(t *testing.T, all []interview.Question, word string) interview.Question {
	t.Helper()
	i := slices.IndexFunc(all, func(q interview.Question) bool { return strings.Contains(q.Requirement, word) })
	if i < 0 {
		t.Fatalf("nothing asks about %s: %+v", word, all)
	}
	return all[i]
}

func TestEachGapIsAskedInItsOwnWay(t *testing.T) {
	t.Parallel()
	c, p, d := read(t)
	all := interview.Ask(p, match.Analyze(c, d, p, "2026-11"), d, nil, nil)

	if q := about(t, all, "Excel"); q.Kind != interview.Evidence ||
		!strings.HasPrefix(q.Text, "You list Excel as a skill.") || q.Points <= 0 {
		t.Errorf("a skill that only a list names: %+v", q)
	}
	python := about(t, all, "Python")
	want := []interview.Place{
		{Path: "work[0].highlights", Label: "Operations Coordinator, Harrow & Pike"},
		{Path: "work[1].highlights", Label: "Logistics Assistant, Brightwater Foods"},
		{Path: "skills", Label: "Skills list only"},
	}
	if d.Skills[0].Keywords != nil {
		want[2].Path = "skills[0].keywords"
	}
	if !slices.Equal(python.Places, want) || python.Text != "Where have you done or used this: Python?" {
		t.Errorf("a skill that is missing: %+v", python)
	}
	if q := about(t, all, "licence"); q.Kind != interview.Holding || q.Places[0].Path != "certificates" {
		t.Errorf("a licence: %+v", q)
	}
	if q := about(t, all, "Right to work"); q.Kind != interview.Condition || len(q.Places) != 0 {
		t.Errorf("a permit: %+v", q)
	}
	for _, q := range all {
		if strings.Contains(q.Requirement, "SQL") {
			t.Errorf("nobody asked for SQL: %+v", q)
		}
	}
}

func TestWhatWasAnsweredIsNotAskedAgain(t *testing.T) {
	t.Parallel()
	c, p, d := read(t)
	r := match.Analyze(c, d, p, "2026-11")
	var answers []interview.Answer
	for all := interview.Ask(p, r, d, nil, nil); len(all) > 0; all = interview.Ask(p, r, d, answers, nil) {
		answers = append(answers, interview.Answer{Requirement: all[0].Requirement, Reply: interview.No})
		if len(answers) > interview.MaxQuestions {
			t.Fatal("a question comes back")
		}
	}
	if len(answers) < 4 {
		t.Errorf("%d questions", len(answers))
	}
}

func TestAnswersAreOneARequirement(t *testing.T) {
	t.Parallel()
	got, err := interview.Tidied([]interview.Answer{
		{Requirement: "Excel", Reply: interview.No},
		{Requirement: "Python", Reply: interview.Yes},
		{
			Requirement: " Excel ", Reply: interview.Line, Path: "work[0].highlights",
			Text: " Built the\n weekly forecast in Excel ",
		},
	})
	want := []interview.Answer{
		{Requirement: "Python", Reply: interview.Yes},
		{
			Requirement: "Excel", Reply: interview.Line, Path: "work[0].highlights",
			Text: "Built the weekly forecast in Excel",
		},
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%+v %v", got, err)
	}
}

func TestAnswersThatAreNoneAreRefused(t *testing.T) {
	t.Parallel()
	line := interview.Answer{Requirement: "Excel", Reply: interview.Line, Path: "work[0].highlights", Text: "x"}
	change := func(f func(*interview.Answer)) interview.Answer {
		a := line
		f(&a)
		return a
	}
	if _, err := interview.Tidied([]interview.Answer{line}); err != nil {
		t.Fatal(err)
	}
	for name, a := range map[string]interview.Answer{
		"no requirement": change(func(a *interview.Answer) { a.Requirement = " " }),
		"no text":        change(func(a *interview.Answer) { a.Text = " " }),
		"a long text":    change(func(a *interview.Answer) { a.Text = strings.Repeat("ä", 501) }),
		"an employer":    change(func(a *interview.Answer) { a.Path = "work[0].name" }),
		"no place":       change(func(a *interview.Answer) { a.Path = "" }),
		"a wild place":   change(func(a *interview.Answer) { a.Path = "work[0].highlights[0]" }),
		"an unknown one": change(func(a *interview.Answer) { a.Reply = "MAYBE" }),
		"yes with text":  change(func(a *interview.Answer) { a.Reply = interview.Yes }),
	} {
		if _, err := interview.Tidied([]interview.Answer{a}); fault.KindOf(err) != fault.Invalid ||
			fault.FieldsOf(err)["answers"] == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := interview.Tidied(make([]interview.Answer, 201)); fault.KindOf(err) != fault.Invalid {
		t.Errorf("201 answers: %v", err)
	}
}
