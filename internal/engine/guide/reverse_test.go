package guide

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

func TestWhatThePostingStatesIsNotAskedOfTheEmployer(t *testing.T) {
	t.Parallel()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	const head, needs = "Shift Manager\nNorthgate Foods\n", "\nRequirements\n- Experience of leading pickers\n- Excel\n"
	r := &document.Resume{
		Basics: document.Basics{Name: "Dana Whitlock"},
		Work: []document.Work{{
			Name: "Bellamy", Position: "Shift Leader", StartDate: "2019-03",
			Highlights: []string{"Lead 34 pickers on two shifts in an ambient warehouse"},
		}},
	}
	const both = "What are the working hours and the location in a typical week?"
	const hours, place = "What are the working hours in a typical week?", "Where would I work in a typical week?"
	for said, want := range map[string]string{
		"":                              both,
		"Location: Wakefield":           hours,
		"You will work on two shifts":   place,
		"Monday to Friday":              place,
		"Mon-Fri, 6am to 2pm":           place,
		"06:00 - 14:00":                 place,
		"4 on 4 off":                    place,
		"Location: Wakefield\n37.5 hrs": "",
		"Wakefield, on site, nights":    "",
	} {
		p := posting.Read(c, head+said+needs)
		g := &writer{reading: &reading{posting: p}}
		got := ""
		for _, q := range g.whenAndWhere() {
			got = q.Question
		}
		if got != want {
			t.Errorf("%q (location %q): %q, want %q", said, p.Location, got, want)
		}
	}
	g := mustPrepare(t, r, posting.Read(c, head+"Location: Wakefield\n6am to 2pm"+needs))
	for _, q := range g.Ask {
		if strings.Contains(q.Question, "hours") || strings.Contains(q.Question, "location") {
			t.Errorf("asked though it is said: %s", q.Question)
		}
	}
}
