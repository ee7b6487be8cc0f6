package interview_test

import (
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

var said = time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)

// asked returns the questions of a posting of these requirements, with facts.
func asked(t *testing.T, facts []interview.Fact, requirements ...string) []interview.Question {
	t.Helper()
	_, _, out := asking(t, facts, requirements...)
	return out
}

func asking(t *testing.T, facts []interview.Fact, requirements ...string) (*posting.Posting, *document.Resume,
	[]interview.Question,
) {
	t.Helper()
	c, _, d := read(t)
	p := posting.Read(c, "Operations Analyst\nRequirements\n- "+strings.Join(requirements, "\n- ")+
		"\n- SQL\n- Advanced Excel\n- Budget planning\n")
	return p, d, interview.Ask(p, match.Analyze(c, d, p, "2026-11"), d, nil, facts)
}

// factOn returns the fact that an answer about a requirement is.
func factOn(t *testing.T, a interview.Answer, requirement string) interview.Fact {
	t.Helper()
	p, d, all := asking(t, nil, requirement)
	a.Requirement = p.Requirements[0].Text
	about(t, all, a.Requirement)
	f := interview.FactOf(a, p, d)
	f.ID, f.SaidAt = "f1", said
	return f
}

func line(words string) interview.Answer {
	return interview.Answer{Reply: interview.Line, Path: "work[1].highlights", Text: words}
}

func TestAFactIsOfferedForTheSameSkillInOtherWords(t *testing.T) {
	t.Parallel()
	f := factOn(t, line("Built stock reports in Python"), "Python")
	if f.Skill != "python" || f.Place != "Logistics Assistant, Brightwater Foods" || f.Section != "work" {
		t.Fatalf("%+v", f)
	}
	for _, words := range []string{"Python", "Solid Python skills", "Python or Ruby"} {
		q := about(t, asked(t, []interview.Fact{f}, words), "Python")
		want := interview.Recalled{
			ID: "f1", Reply: interview.Line, Text: f.Text, Place: f.Place, Path: "work[1].highlights", SaidAt: said,
		}
		if q.Fact == nil || *q.Fact != want {
			t.Errorf("%s: %+v", words, q.Fact)
		}
	}
	for _, words := range []string{"Ruby", "Java"} {
		if q := about(t, asked(t, []interview.Fact{f}, words), words); q.Fact != nil {
			t.Errorf("%s: %+v", words, q.Fact)
		}
	}
}

func TestADenialAnswersWhatAsksForMoreAndNothingElse(t *testing.T) {
	t.Parallel()
	no := factOn(t, interview.Answer{Reply: interview.No}, "Python")
	all := asked(t, []interview.Fact{no}, "Python", "Ruby")
	last := all[len(all)-1]
	if last.Requirement != "Python" || last.Fact == nil || last.Fact.Reply != interview.No {
		t.Errorf("a denial does not come last: %+v", all)
	}
	if q := about(t, asked(t, []interview.Fact{no}, "Python or Ruby"), "Python"); q.Fact != nil {
		t.Errorf("Ruby would do: %+v", q)
	}
	german := factOn(t, interview.Answer{Reply: interview.No}, "Fluent German (C1)")
	if q := about(t, asked(t, []interview.Fact{german}, "Basic German (A2)"), "German"); q.Fact != nil {
		t.Errorf("who is not fluent may speak some: %+v", q.Fact)
	}
	if q := about(t, asked(t, []interview.Fact{german}, "German C1"), "German"); q.Fact == nil {
		t.Error("the same level is asked again")
	}
}

func TestAConditionIsRecalledInOtherWordingButNotForAnotherCountry(t *testing.T) {
	t.Parallel()
	yes := factOn(t, interview.Answer{Reply: interview.Yes}, "Right to work in the UK")
	if q := about(t, asked(t, []interview.Fact{yes}, "You must have the right to work in the UK"), "right"); q.Fact ==
		nil || q.Fact.Reply != interview.Yes {
		t.Errorf("%+v", q)
	}
	if q := about(t, asked(t, []interview.Fact{yes}, "Right to work in the US"), "Right"); q.Fact != nil {
		t.Errorf("%+v", q.Fact)
	}
}

func TestDenialsLeaveRoomForOpenQuestions(t *testing.T) {
	t.Parallel()
	skills := []string{
		"Python", "Ruby", "Java", "Kafka", "Kubernetes", "Docker", "Terraform", "MongoDB", "React", "Angular", "Scala",
		"Redis", "Jenkins", "Ansible", "Django", "Perl",
	}
	var facts []interview.Fact
	for _, name := range skills[:8] {
		facts = append(facts, factOn(t, interview.Answer{Reply: interview.No}, name))
	}
	all := asked(t, facts, skills...)
	for i, name := range skills {
		if q := about(t, all, name); (q.Fact != nil) != (i < len(facts)) {
			t.Errorf("%s: %+v", name, q.Fact)
		}
	}
}

func TestWhatReplacesWhat(t *testing.T) {
	t.Parallel()
	python := factOn(t, line("Built stock reports in Python"), "Python")
	change := func(f func(*interview.Fact)) interview.Fact {
		out := python
		f(&out)
		return out
	}
	no := factOn(t, interview.Answer{Reply: interview.No}, "Python")
	wider := factOn(t, interview.Answer{Reply: interview.No}, "Solid Python skills")
	for name, c := range map[string]struct {
		now, old interview.Fact
		replaces bool
	}{
		"other words for the same job": {change(func(f *interview.Fact) { f.Text = "x" }), python, true},
		"another job":                  {change(func(f *interview.Fact) { f.Place = "Chef, Inn" }), python, false},
		"another skill": {
			change(func(f *interview.Fact) { f.Requirement, f.Skill = "Ruby", "ruby" }), python, false,
		},
		"a name in a list": {
			change(func(f *interview.Fact) { f.Section, f.Place = "skills", "Skills" }), python, false,
		},
		"a line after a denial":           {python, no, true},
		"a denial after a line":           {no, python, true},
		"a line after a denial of more":   {python, wider, wider.Requirement == no.Requirement},
		"a denial after a denial":         {no, no, true},
		"a denial of more after a lesser": {wider, no, wider.Requirement == no.Requirement},
	} {
		if got := c.now.Replaces(c.old); got != c.replaces {
			t.Errorf("%s: %v", name, got)
		}
	}
	if !python.Known([]interview.Fact{no, python}) || python.Known([]interview.Fact{no}) {
		t.Error("what is known")
	}
}

func TestFactsThatSayNothingAreRefused(t *testing.T) {
	t.Parallel()
	good := interview.Fact{Requirement: "Python", Reply: interview.Line, Text: "x", Place: "y"}
	if f, err := good.Tidied(); err != nil || f.Kind != interview.Evidence {
		t.Fatal(f, err)
	}
	for field, f := range map[string]interview.Fact{
		"requirement": {Reply: interview.No},
		"text":        {Requirement: "x", Reply: interview.Line},
		"reply":       {Requirement: "x", Reply: "MAYBE"},
		"kind":        {Requirement: "x", Reply: interview.No, Kind: "OTHER"},
		"place":       {Requirement: "x", Reply: interview.Line, Text: "x", Place: strings.Repeat("ä", 301)},
		"level":       {Requirement: "x", Reply: interview.No, Level: strings.Repeat("ä", 41)},
		"section":     {Requirement: "x", Reply: interview.Line, Text: "x", Section: strings.Repeat("ä", 41)},
	} {
		if _, err := f.Tidied(); fault.KindOf(err) != fault.Invalid || fault.FieldsOf(err)[field] == "" {
			t.Errorf("%s: %v", field, err)
		}
	}
	for name, f := range map[string]interview.Fact{
		"a long text":        {Requirement: "x", Reply: interview.Line, Text: strings.Repeat("ä", 501)},
		"a text of a denial": {Requirement: "x", Reply: interview.No, Text: "x"},
		"a long requirement": {Requirement: strings.Repeat("ä", 2001), Reply: interview.No},
	} {
		if _, err := f.Tidied(); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAFactKeepsABoundedPlace holds that what a resume calls a job is cut, since it may say anything.
func TestAFactKeepsABoundedPlace(t *testing.T) {
	t.Parallel()
	d := &document.Resume{Work: []document.Work{{Name: "Mill", Position: strings.Repeat("ä", 5_000)}}}
	f := interview.FactOf(interview.Answer{
		Requirement: "SQL", Reply: interview.Line, Path: "work[0].highlights", Text: "x",
	}, nil, d)
	if _, err := f.Tidied(); err != nil || f.Place == "" {
		t.Errorf("%d bytes: %v", len(f.Place), err)
	}
}

// TestAKeyedFactIsTheSame holds that a fact's key changes no comparison.
func TestAKeyedFactIsTheSame(t *testing.T) {
	t.Parallel()
	all := []interview.Fact{
		{Requirement: "Python", Skill: "python", Reply: interview.No},
		{Requirement: "10 years of Python", Skill: "python", Reply: interview.Line, Text: "x", Place: "Mill"},
		{Requirement: "You must have Python", Skill: "python", Reply: interview.Line, Text: "y", Place: "Mill"},
		{Requirement: "German", Level: "B2", Reply: interview.Yes},
		{Requirement: "…", Reply: interview.No},
	}
	for _, f := range all {
		for _, old := range all {
			if f.Replaces(old) != f.Keyed().Replaces(old.Keyed()) ||
				f.Known([]interview.Fact{old}) != f.Keyed().Known([]interview.Fact{old.Keyed()}) {
				t.Errorf("%q and %q", f.Requirement, old.Requirement)
			}
		}
	}
}
