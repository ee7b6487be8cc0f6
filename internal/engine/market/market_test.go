package market

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

func mustCompare(t testing.TB, person string, jobs ...string) *View {
	t.Helper()
	m, err := Compare(composetest.Catalogue(), composetest.Person(t, person), readJobs(t, jobs...), composetest.Today)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func readJobs(t testing.TB, jobs ...string) []*posting.Posting {
	t.Helper()
	var out []*posting.Posting
	for _, j := range jobs {
		out = append(out, composetest.Job(t, j))
	}
	return out
}

// TestMarketViewsAddUp compares every person with jobs of their field and of others.
func TestMarketViewsAddUp(t *testing.T) {
	t.Parallel()
	jobs := composetest.Jobs(t)
	for i, person := range composetest.People(t) {
		t.Run(person, func(t *testing.T) {
			t.Parallel()
			n := 2 + i%5
			var chosen []string
			for k := range n {
				chosen = append(chosen, jobs[(i+k*3)%len(jobs)])
			}
			checkMarket(t, person, chosen, mustCompare(t, person, chosen...))
		})
	}
}

func checkMarket(t *testing.T, person string, jobs []string, m *View) {
	t.Helper()
	r, posts := composetest.Person(t, person), readJobs(t, jobs...)
	lines := composetest.LinesByPath(r)
	if len(m.Jobs) != len(jobs) {
		t.Fatalf("%d jobs", len(m.Jobs))
	}
	for i, p := range posts {
		if got := match.Analyze(composetest.Catalogue(), r, p, composetest.Today); got.Score != m.Jobs[i].Score {
			t.Errorf("%s: score %.1f, and %.1f by match", jobs[i], m.Jobs[i].Score, got.Score)
		}
	}
	for i, s := range m.Skills {
		required, seen := 0, map[int]bool{}
		for _, c := range s.Cells {
			if seen[c.Job] {
				t.Errorf("%s: job %d counts twice", s.Skill, c.Job)
			}
			seen[c.Job] = true
			if c.Class == posting.Must {
				required++
			}
			if !strings.Contains(posts[c.Job].Text, c.Words) {
				t.Errorf("%s: %q does not stand in posting %s", s.Skill, c.Words, jobs[c.Job])
			}
			if c.Points > c.MaxPoints+0.05 {
				t.Errorf("%s: %.1f of %.1f points", s.Skill, c.Points, c.MaxPoints)
			}
		}
		if s.Asked != len(s.Cells) || s.Required != required || s.Asked < 1 ||
			math.Abs(s.Demand*float64(len(jobs))-float64(s.Asked)) > 1e-9 {
			t.Errorf("counts do not add up: %+v", s)
		}
		if i > 0 && m.Skills[i-1].Asked < s.Asked {
			t.Errorf("%s stands below a smaller demand", s.Skill)
		}
		if s.Status != match.Matched && s.Status != match.Related && s.Status != match.Missing {
			t.Errorf("%s has no standing", s.Skill)
		}
		for _, e := range s.Evidence {
			if lines[e.Path] != e.Text {
				t.Errorf("%s: %q does not stand at %s", s.Skill, e.Text, e.Path)
			}
		}
	}
	checkLevers(t, m)
	for _, text := range append(append([]string{m.Summary}, m.Strengths...), m.Gaps...) {
		composetest.CheckProse(t, text)
	}
}

func checkLevers(t *testing.T, m *View) {
	t.Helper()
	for i, l := range m.Levers {
		sum := 0.0
		for _, g := range l.Gains {
			if g.Before != m.Jobs[g.Job].Score || g.After <= g.Before || g.After > 100 {
				t.Errorf("lever %s: %+v", l.Skill, g)
			}
			sum += g.After - g.Before
		}
		if math.Abs(sum-l.Points) > 0.01 || i > 0 && l.Points > m.Levers[i-1].Points {
			t.Errorf("lever %s: %.2f points, gains of %.2f", l.Skill, l.Points, sum)
		}
		if slices.ContainsFunc(m.Skills, func(s Skill) bool {
			return s.Skill == l.Skill &&
				s.Strength >= worthMending
		}) {
			t.Errorf("lever %s is shown in full", l.Skill)
		}
		composetest.CheckProse(t, l.Text)
	}
}

func TestAMarketViewCountsEachPostingOnce(t *testing.T) {
	t.Parallel()
	read := func(text string) *posting.Posting { return posting.Read(composetest.Catalogue(), text) }
	jobs := []*posting.Posting{
		read("Data Analyst - Norholt\nRequirements: SQL, Python, 3+ years of experience.\nYou will write SQL reports.\nNice to have: Tableau."),
		read("Data Analyst - Vemmel\nRequired: SQL; Tableau or Power BI; statistics."),
		read("Reporting Analyst - Osterby\nMust have: Excel and Power BI.\nNice to have: SQL."),
	}
	m, err := Compare(composetest.Catalogue(), composetest.Person(t, "dataanalyst.best"), jobs, composetest.Today)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][2]int{"SQL": {3, 2}, "Tableau": {2, 1}, "Power BI": {2, 2}, "Python": {1, 1}}
	for name, n := range want {
		i := slices.IndexFunc(m.Skills, func(s Skill) bool { return s.Skill == name })
		if i < 0 {
			t.Errorf("%s is not counted", name)
			continue
		}
		if s := m.Skills[i]; s.Asked != n[0] || s.Required != n[1] {
			t.Errorf("%s: asked %d, required %d, want %v", name, s.Asked, s.Required, n)
		}
	}
	i := slices.IndexFunc(m.Skills, func(s Skill) bool { return s.Skill == "Tableau" })
	if c := m.Skills[i].Cells; len(c) != 2 || c[1].Job != 1 || !reflect.DeepEqual(c[1].Choice, []string{"Power BI"}) {
		t.Errorf("Tableau is one of a choice: %+v", c)
	}
}

func TestMarketViewBounds(t *testing.T) {
	t.Parallel()
	p := composetest.Job(t, "devops")
	for _, n := range []int{0, 1, MostJobs + 1} {
		if _, err := Compare(composetest.Catalogue(), composetest.Person(t, "jane"),
			slices.Repeat([]*posting.Posting{p}, n),
			composetest.Today); err == nil {
			t.Errorf("%d postings are compared", n)
		}
	}
	if _, err := Compare(composetest.Catalogue(), nil, []*posting.Posting{p, p}, composetest.Today); err == nil {
		t.Error("no resume is compared")
	}
}

func TestMarketViewsAreDeterministic(t *testing.T) {
	t.Parallel()
	first := mustCompare(t, "p03", "devops", "frontend", "dataanalyst", "jane")
	for range 5 {
		if again := mustCompare(t, "p03", "devops", "frontend", "dataanalyst", "jane"); !reflect.DeepEqual(first,
			again) {
			t.Fatal("two runs differ")
		}
	}
}

// TestGoldenMarket holds views to be read by people.
func TestGoldenMarket(t *testing.T) {
	t.Parallel()
	for person, jobs := range map[string][]string{
		"p03":                 {"devops", "jane", "frontend", "dataanalyst", "datascientist", "support"},
		"finanalyst.best":     {"accountant", "finanalyst", "dataanalyst"},
		"p13":                 {"warehouse", "truckdriver"},
		"socialworker.best":   {"socialworker", "hr", "projectmanager", "support"},
		"productmanager.best": {"productmanager", "projectmanager", "marketing", "sales"},
	} {
		t.Run(person, func(t *testing.T) {
			t.Parallel()
			composetest.CheckGolden(t, person+".md", mustCompare(t, person, jobs...).Markdown())
		})
	}
}

func BenchmarkCompare(b *testing.B) {
	for _, n := range []int{4, 10} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			r, jobs := composetest.Person(b, "p03"), readJobs(b, composetest.Jobs(b)[:n]...)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Compare(composetest.Catalogue(), r, jobs, composetest.Today); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
