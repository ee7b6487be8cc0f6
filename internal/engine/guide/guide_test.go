package guide

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

func mustPrepare(t testing.TB, r *document.Resume, p *posting.Posting) *Guide {
	t.Helper()
	g, err := Prepare(composetest.Catalogue(), r, p, composetest.Today)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestGuidesKeepTheirPromises prepares every person for every third job, in turn.
func TestGuidesKeepTheirPromises(t *testing.T) {
	t.Parallel()
	for i, person := range composetest.People(t) {
		t.Run(person, func(t *testing.T) {
			t.Parallel()
			for j, job := range composetest.Jobs(t) {
				if (i+j)%3 != 0 {
					continue
				}
				r, p := composetest.Person(t, person), composetest.Job(t, job)
				checkGuide(t, job, r, p, mustPrepare(t, r, p))
			}
		})
	}
}

func checkGuide(t *testing.T, job string, r *document.Resume, p *posting.Posting, g *Guide) {
	t.Helper()
	asked, texts := map[string]bool{}, saidIn(r, p)
	if len(g.Rounds) == 0 || len(g.Ask) < 3 {
		t.Errorf("%s: %d rounds, %d questions to ask", job, len(g.Rounds), len(g.Ask))
	}
	for _, round := range g.Rounds {
		for _, q := range round.Questions {
			name := job + ", " + q.Question
			if asked[q.Question] {
				t.Errorf("%s: asked twice", name)
			}
			asked[q.Question] = true
			if q.Category != round.Name || q.Rationale == "" || !strings.HasSuffix(q.Question, "?") &&
				!strings.HasSuffix(q.Question, ".") {
				t.Errorf("%s: %+v", name, q)
			}
			if len(q.Stories)+len(q.Prepare)+len(q.Cited) == 0 {
				t.Errorf("%s: rests on nothing", name)
			}
			checkCited(t, name, r, p, q.Cited)
			for _, s := range q.Stories {
				checkStory(t, name, r, s)
			}
			if len(q.Good) > 0 {
				checkBanked(t, p, q)
			} else {
				texts.check(t, name, q.Question)
			}
			for _, text := range append(append([]string{q.Rationale}, q.Prepare...), q.Care...) {
				texts.check(t, name, text)
			}
		}
	}
	for _, q := range g.Ask {
		checkCited(t, job, r, p, q.Cited)
		texts.check(t, job, q.Question+" "+q.Why)
	}
}

// checkCited holds that every cited line stands in its text.
func checkCited(t *testing.T, name string, r *document.Resume, p *posting.Posting, cited []Cited) {
	t.Helper()
	lines := composetest.LinesByPath(r)
	for _, c := range cited {
		switch {
		case c.Path != "" && lines[c.Path] != c.Text:
			t.Errorf("%s: %q does not stand at %s", name, c.Text, c.Path)
		case c.Path == "" && !strings.Contains(flat(p.Text), flat(c.Text)):
			t.Errorf("%s: %q does not stand in the posting", name, c.Text)
		}
	}
}

func flat(s string) string { return strings.Join(strings.Fields(s), " ") }

// checkStory holds that a story is a line of the resume, its parts are pieces of it, and what it lacks is asked.
func checkStory(t *testing.T, name string, r *document.Resume, s Story) {
	t.Helper()
	checkCited(t, name, r, nil, []Cited{s.Cited})
	for _, p := range s.Frame.parts() {
		switch {
		case (p.piece.Words == "") == (p.piece.Ask == ""):
			t.Errorf("%s: %s of %q: %+v", name, p.name, s.Text, p.piece)
		case p.name != "Situation" && !strings.Contains(s.Text, p.piece.Words):
			t.Errorf("%s: %s %q does not stand in %q", name, p.name, p.piece.Words, s.Text)
		}
	}
}

// bothTexts is what a resume and a posting say: their words in lower case, and the skills that they name.
type bothTexts struct {
	words  string
	skills map[skill.ID]bool
}

func saidIn(r *document.Resume, p *posting.Posting) bothTexts {
	s := bothTexts{words: strings.ToLower(r.Text() + "\n" + p.Text), skills: map[skill.ID]bool{}}
	for _, m := range composetest.Catalogue().Find(s.words) {
		s.skills[m.Skill] = true
	}
	for _, q := range p.Requirements {
		for _, t := range q.Terms {
			s.skills[t.Skill] = true
		}
	}
	return s
}

// check holds that a text names no skill and no figure that neither text has.
func (s bothTexts) check(t *testing.T, name, text string) {
	t.Helper()
	for _, x := range prose.Figures(text) {
		if x = strings.Trim(x, "“”.,?:;…"); !strings.Contains(s.words, strings.ToLower(x)) &&
			!strings.Contains(text, x+" year") {
			t.Errorf("%s: the figure %s of %q stands in neither text", name, x, text)
		}
	}
	for _, m := range composetest.Catalogue().Find(text) {
		if !s.skills[m.Skill] && !strings.Contains(s.words, strings.ToLower(m.Text)) &&
			!guideWords[strings.ToLower(m.Text)] {
			t.Errorf("%s: %q in %q stands in neither text", name, m.Text, text)
		}
	}
	for _, bad := range []string{
		"%!", "{", "  ", "..", " .", "“”", "Your resume doesn't show it. Your", "??",
		"percentile",
	} {
		if strings.Contains(text, bad) && !strings.Contains(s.words, bad) {
			t.Errorf("%s: %q in %q", name, bad, text)
		}
	}
}

// guideWords are words of the guide's own sentences that the catalogue knows as skills elsewhere.
var guideWords = text.Set("training interview recruiter recruiting planning teaching")

func TestGuidesAreDeterministic(t *testing.T) {
	t.Parallel()
	r, p := composetest.Person(t, "p03"), composetest.Job(t, "devops")
	first := mustPrepare(t, r, p)
	for range 5 {
		if again := mustPrepare(t, r, p); !reflect.DeepEqual(first, again) {
			t.Fatal("two runs differ")
		}
	}
}

func TestAGuideNeedsAResume(t *testing.T) {
	t.Parallel()
	for _, r := range []*document.Resume{nil, {}} {
		if _, err := Prepare(composetest.Catalogue(), r, composetest.Job(t, "devops"), composetest.Today); err == nil {
			t.Error("nothing is prepared")
		}
	}
}

func TestGapsAreThoseOfTheDates(t *testing.T) {
	t.Parallel()
	job := func(from, to document.Date) document.Work {
		return document.Work{Name: "Norholt", Position: "Cook", StartDate: from, EndDate: to}
	}
	school := document.Education{StudyType: "Diploma", Area: "Cookery", StartDate: "2019-06", EndDate: "2020-06"}
	for _, x := range []struct {
		name  string
		jobs  []document.Work
		learn []document.Education
		want  []string
	}{
		{"none", []document.Work{job("2020-01", ""), job("2018-01", "2019-12")}, nil, nil},
		{
			"months",
			[]document.Work{job("2020-09", ""), job("2018-01", "2019-12")},
			nil,
			[]string{"between Dec 2019 and Sep 2020"},
		},
		{"too short", []document.Work{job("2020-04", ""), job("2018-01", "2019-12")}, nil, nil},
		{
			"school covers",
			[]document.Work{job("2020-07", ""), job("2018-01", "2019-05")},
			[]document.Education{school},
			nil,
		},
		{"years alone", []document.Work{job("2020", ""), job("2016", "2019")}, nil, nil},
		{
			"years with a gap",
			[]document.Work{job("2021", ""), job("2016", "2019")},
			nil,
			[]string{"between 2019 and 2021"},
		},
		{"since", []document.Work{job("2018-01", "2025-12")}, nil, []string{"since Dec 2025"}},
		{"a job inside another", []document.Work{job("2015-01", ""), job("2016-01", "2016-05")}, nil, nil},
		{"long ago", []document.Work{job("2012-01", ""), job("2005-01", "2009-01")}, nil, nil},
		{"no dates", []document.Work{job("", "")}, nil, nil},
	} {
		r := &document.Resume{Basics: document.Basics{Name: "Ana Brandt"}, Work: x.jobs, Education: x.learn}
		g := newWriter(read(composetest.Catalogue(), r, composetest.Job(t, "chef"), composetest.Today))
		var got []string
		for _, q := range g.gapQuestions() {
			got = append(got, q.Question)
			checkCited(t, x.name, r, nil, q.Cited)
		}
		if len(got) != len(x.want) {
			t.Errorf("%s: %q, want %q", x.name, got, x.want)
			continue
		}
		for i, w := range x.want {
			if !strings.Contains(got[i], w) {
				t.Errorf("%s: %q, want %q", x.name, got[i], w)
			}
		}
	}
}

// TestAWeakPlaceIsAskedAbout holds how each standing of a skill is asked, and that nobody is advised to claim one.
func TestAWeakPlaceIsAskedAbout(t *testing.T) {
	t.Parallel()
	r := &document.Resume{
		Basics: document.Basics{Name: "Ana Brandt"},
		Work: []document.Work{
			{
				Name: "Vemmel", Position: "Data Analyst", StartDate: "2022-01",
				Highlights: []string{
					"Wrote SQL reports for 40 shops.",
					"Helped with Tableau dashboards for the board.",
				},
			},
			{
				Name: "Osterby", Position: "Analyst", StartDate: "2012-01", EndDate: "2014-01",
				Highlights: []string{"Built stock forecasts in SAS for 12 depots."},
			},
		},
		Skills: []document.Skill{{Name: "Tools", Keywords: []string{"Power BI"}}},
	}
	p := posting.Read(composetest.Catalogue(),
		"Data Analyst - Norholt\nRequired: SQL, Power BI, Tableau, SAS, Snowflake, 3+ years as a data analyst.")
	g := mustPrepare(t, r, p)
	for name, want := range map[string]string{
		"SQL": "expect to be asked how you did it", "Power BI": "mentions it, but no job shows it",
		"Tableau": "shows only limited experience with it",
		"SAS":     "ended in 2014", "Snowflake": "Your resume doesn't show it",
	} {
		q := questionOn(g, name)
		if q == nil || !strings.Contains(q.Rationale, want) {
			t.Errorf("%s: %+v", name, q)
		}
	}
	if q := questionOn(g, "Snowflake"); q != nil && (len(q.Stories) > 0 || len(q.Care) == 0) {
		t.Errorf("a story is told of what is missing: %+v", q)
	}
}

// TestWhatIsRequiredAndNotHeldIsAskedOnce holds one question for all credentials that are not shown.
func TestWhatIsRequiredAndNotHeldIsAskedOnce(t *testing.T) {
	t.Parallel()
	r := &document.Resume{
		Basics: document.Basics{Name: "Tomas Vrana"},
		Work: []document.Work{{
			Name: "Hollin Electrical", Position: "Electrician", StartDate: "2022-01",
			Highlights: []string{"Rewired 14 houses and tested each of them."},
		}},
	}
	p := posting.Read(composetest.Catalogue(),
		"Electrical Supervisor - Caldmoor Services\nYou must have\n- JIB card\n- Full UK driving licence\n- Fault finding on three-phase systems\n- Right to work in the UK")
	g := mustPrepare(t, r, p)
	n := 0
	for _, q := range g.Questions() {
		if strings.Contains(q.Question, "Do you have this") ||
			strings.Contains(q.Question, "Which of these do you have") {
			n++
			checkCited(t, q.Question, r, p, q.Cited)
		}
		if strings.Contains(q.Question, "so far has been different") {
			t.Error("an electrician's step to supervisor is called a change of field")
		}
	}
	if n != 1 || questionOn(g, "legal requirements") == nil {
		t.Errorf("%d questions about credentials", n)
	}
}

// TestHelpIsReportedAsHelp holds lines about help in several languages, and lines that only look like them.
func TestHelpIsReportedAsHelp(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]bool{
		"Half bei der Wundversorgung":                 true,
		"Unterstützte das Team bei der Inventur":      true,
		"Aidé à la mise en place de la caisse":        true,
		"Apoyé al equipo de cocina":                   true,
		"Helped with containment on two schools":      true,
		"Half of the claims settled within a week":    false,
		"Leitete sechs Auszubildende an":              false,
		"Réduit les retours de 12 %":                  false,
		"Assembled and tested 40 switchboards a week": false,
	} {
		if prose.InPart(line) != want {
			t.Errorf("%q: %t", line, !want)
		}
	}
}

func questionOn(g *Guide, name string) *Question {
	for _, r := range g.Rounds {
		for i, q := range r.Questions {
			if strings.Contains(q.Question, name) {
				return &r.Questions[i]
			}
		}
	}
	return nil
}

// TestGoldenGuides holds guides for several professions, to be read by people.
func TestGoldenGuides(t *testing.T) {
	t.Parallel()
	for _, pair := range [][2]string{
		{"jane", "jane"},
		{"devops.best", "devops"},
		{"accountant.near", "accountant"},
		{"p13", "warehouse"},
		{"socialworker.best", "socialworker"},
		{"chef.near", "chef"},
		{"p14", "dataanalyst"},
	} {
		t.Run(pair[0], func(t *testing.T) {
			t.Parallel()
			composetest.CheckGolden(t, fmt.Sprintf("%s.md", pair[0]),
				mustPrepare(t, composetest.Person(t, pair[0]), composetest.Job(t, pair[1])).Markdown())
		})
	}
}

func BenchmarkPrepare(b *testing.B) {
	r, p := composetest.Person(b, "p03"), composetest.Job(b, "devops")
	b.ReportAllocs()
	for b.Loop() {
		mustPrepare(b, r, p)
	}
}
