package learning

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"vitae/internal/docpage"
	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/skill"
)

func mustPlan(t testing.TB, q Request) *Plan {
	t.Helper()
	p, err := MakePlan(composetest.Catalogue(), q)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestEverySkillHasAPlan makes plans for every skill of the catalogue, from the bottom to the top and in between.
func TestEverySkillHasAPlan(t *testing.T) {
	t.Parallel()
	for i, s := range composetest.Catalogue().All() {
		checkPlan(t, mustPlan(t, Request{Skill: s.ID, From: 1, To: 5}))
		from := 1 + i%4
		checkPlan(t, mustPlan(t, Request{
			Skill: s.ID, From: from, To: from + 1,
			Have: []skill.ID{"sql", "excel", "patient-care"},
		}))
	}
}

func checkPlan(t *testing.T, p *Plan) {
	t.Helper()
	sum := 0.0
	for i, s := range p.Steps {
		sum += s.Hours
		if s.Number != i+1 || s.Hours < 1 && s.Basis != askIssuer || s.Basis == "" || s.Evidence == "" ||
			s.Description == "" {
			t.Errorf("%s: step %+v", p.Name, s)
		}
		for _, r := range s.Resources {
			if !catalogued()[skill.Resource{Title: r.Title, URL: r.URL, Kind: r.Type}] ||
				!strings.Contains(r.Description, "About ") {
				t.Errorf("%s: %+v is not of the catalogue", p.Name, r)
			}
		}
		for _, text := range []string{s.Description, s.Evidence, s.Basis} {
			composetest.CheckProse(t, strings.ReplaceAll(text, ".NET", "Net"))
		}
	}
	if len(p.Steps) == 0 || sum != p.Hours || len(p.Notes) == 0 {
		t.Errorf("%s: %d steps, %.0f hours, %.0f in the plan", p.Name, len(p.Steps), sum, p.Hours)
	}
}

var catalogued = sync.OnceValue(func() map[skill.Resource]bool {
	out := map[skill.Resource]bool{}
	for _, s := range composetest.Catalogue().All() {
		for _, r := range composetest.Catalogue().Resources(s.ID) {
			out[r] = true
		}
	}
	return out
})

func TestPlansStandOnWhatComesFirst(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		skill skill.ID
		have  []skill.ID
		want  []skill.ID
	}{
		{"eks", nil, []skill.ID{"kubernetes", "aws"}},
		{"eks", []skill.ID{"kubernetes"}, []skill.ID{"aws"}},
		{"eks", []skill.ID{"gke", "aws"}, nil},
		{"react", nil, []skill.ID{"javascript"}},
		{"pandas", nil, []skill.ID{"python", "data-analysis"}},
		{"month-end-close", nil, []skill.ID{"general-ledger", "journal-entries"}},
		{"tig-welding", nil, nil},
		{"sql", nil, nil},
	} {
		got := Prerequisites(composetest.Catalogue(), x.skill, x.have)
		slices.Sort(got)
		want := slices.Sorted(slices.Values(x.want))
		if !slices.Equal(got, want) {
			t.Errorf("%s with %v stands on %v, want %v", x.skill, x.have, got, x.want)
		}
	}
	if got := LearnOrder(composetest.Catalogue(),
		[]skill.ID{"eks", "negotiation", "kubernetes", "docker"}); !slices.Equal(got,
		[]skill.ID{"negotiation", "docker", "kubernetes", "eks"}) {
		t.Errorf("order %v", got)
	}
}

func TestWhatOneShowsShortensAPlan(t *testing.T) {
	t.Parallel()
	long, short := mustPlan(t, Request{Skill: "postgresql", From: 1, To: 3, Have: []skill.ID{"sql"}}),
		mustPlan(t, Request{Skill: "postgresql", From: 1, To: 3, Have: []skill.ID{"sql", "mysql"}})
	if short.Hours >= long.Hours || !strings.Contains(short.Steps[0].Basis, "MySQL") {
		t.Errorf("%.0f hours with MySQL, %.0f without: %s", short.Hours, long.Hours, short.Steps[0].Basis)
	}
}

func TestPlansRefuseWhatTheyCannotPlan(t *testing.T) {
	t.Parallel()
	for _, q := range []Request{
		{Skill: "no-such-skill", From: 1, To: 2},
		{Skill: "sql", From: 2, To: 2},
		{Skill: "sql", From: 3, To: 2},
		{Skill: "sql", From: 0, To: 2},
		{Skill: "sql", From: 4, To: 6},
	} {
		if _, err := MakePlan(composetest.Catalogue(), q); err == nil {
			t.Errorf("%+v is planned", q)
		}
	}
}

func TestStepsOfALevelShareItsHours(t *testing.T) {
	t.Parallel()
	all := slices.Concat(workSteps[:], softSteps[:], languageSteps[:])
	for _, steps := range all {
		sum := 0.0
		for _, s := range steps {
			sum += s.share
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%q: shares add up to %g", steps[0].do, sum)
		}
	}
}

func TestPlansAreDeterministic(t *testing.T) {
	t.Parallel()
	q := Request{Skill: "eks", From: 1, To: 4, Have: []skill.ID{"gke", "azure", "docker"}}
	first := mustPlan(t, q)
	for range 5 {
		if again := mustPlan(t, q); !reflect.DeepEqual(first, again) {
			t.Fatal("two runs differ")
		}
	}
}

// TestGoldenPlans holds plans for several professions, to be read by people.
func TestGoldenPlans(t *testing.T) {
	t.Parallel()
	for _, q := range []Request{
		{Skill: "eks", From: 1, To: 3, Have: []skill.ID{"docker", "aws"}},
		{Skill: "month-end-close", From: 1, To: 3},
		{Skill: "wound-care", From: 2, To: 4, Have: []skill.ID{"patient-care"}},
		{Skill: "tig-welding", From: 1, To: 2},
		{Skill: "negotiation", From: 3, To: 5},
		{Skill: "french", From: 2, To: 4},
		{Skill: "cpa", From: 1, To: 3},
		{Skill: "communication", From: 1, To: 2},
	} {
		t.Run(string(q.Skill), func(t *testing.T) {
			t.Parallel()
			composetest.CheckGolden(t, string(q.Skill)+".md", mustPlan(t, q).Markdown())
		})
	}
}

// TestCoachingPage holds the page to the table of hours; -update writes it.
func TestCoachingPage(t *testing.T) {
	t.Parallel()
	docpage.Hold(t, "../../../docs/coaching.md",
		"<!-- hours: generated by go test ./internal/engine/learning -run TestCoachingPage -update -->",
		"<!-- end of hours -->", "\n"+hoursTable()+"\n", *composetest.Update)
}

func hoursTable() string {
	var b strings.Builder
	b.WriteString("| kind | 1 → 2 | 2 → 3 | 3 → 4 | 4 → 5 |\n|---|---|---|---|---|\n")
	for _, a := range Allowances() {
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d |\n", a.Kind, a.Hours[0], a.Hours[1], a.Hours[2], a.Hours[3])
	}
	return b.String()
}

func BenchmarkMakePlan(b *testing.B) {
	q := Request{Skill: "eks", From: 1, To: 5, Have: []skill.ID{"gke", "azure", "docker"}}
	b.ReportAllocs()
	for b.Loop() {
		mustPlan(b, q)
	}
}
