package compose

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/engine/check"
	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
)

// TestARiseIsOneThatShows holds that no text says "from 70 to 70".
var allTones = []Tone{Professional, Confident, Friendly, Concise}

func TestARiseIsOneThatShows(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		before, after float64
		rises         bool
	}{{70, 70, false}, {70.1, 70.4, false}, {70.4, 70.6, true}, {70, 71, true}, {71, 70, false}, {70.5, 70.9, true}} {
		r := Tailored{
			Before: &match.Report{Score: c.before}, After: &match.Report{Score: c.after},
			Changes: []Change{{}},
		}
		if r.Rises() != c.rises || strings.Contains(r.scoreLine(false), "goes from") != c.rises {
			t.Errorf("from %g to %g: %s", c.before, c.after, r.scoreLine(false))
		}
		if shown := fmt.Sprintf("%.0f", c.before) != fmt.Sprintf("%.0f", c.after) &&
			c.after > c.before; shown != c.rises {
			t.Errorf("from %g to %g is shown otherwise", c.before, c.after)
		}
	}
}

const today = composetest.Today

var (
	loaded     = composetest.Catalogue
	readPerson = composetest.Person
	readJob    = composetest.Job
)

func mustTailor(t testing.TB, r *document.Resume, p *posting.Posting, o Options) *Tailored {
	t.Helper()
	got, err := Tailor(loaded(), r, p, o, today)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// TestTailorKeepsItsPromises tailors every person for every job.
func TestTailorKeepsItsPromises(t *testing.T) {
	t.Parallel()
	for i, person := range composetest.People(t) {
		t.Run(person, func(t *testing.T) {
			t.Parallel()
			for j, job := range composetest.Jobs(t) {
				r, p := readPerson(t, person), readJob(t, job)
				before := r.JSON()
				sets := []Options{DefaultOptions()}
				if (i+j)%4 == 0 {
					sets = append(sets, Options{
						Tone: allTones[j%4], Length: OnePage, RewriteSummary: true,
						RewriteBullets: true, ReorderSections: true, Emphasize: []string{"SQL", "Safeguarding"},
					})
				}
				for _, o := range sets {
					got := mustTailor(t, r, p, o)
					name := fmt.Sprintf("%s, %s, %s", job, o.Tone, o.Length)
					if !bytes.Equal(before, r.JSON()) {
						t.Fatalf("%s: the input was changed", name)
					}
					checkTailored(t, name, r, got)
				}
			}
		})
	}
}

func checkTailored(t *testing.T, name string, r *document.Resume, got *Tailored) {
	t.Helper()
	if got.After.Score < got.Before.Score {
		t.Errorf("%s: the score fell from %.2f to %.2f", name, got.Before.Score, got.After.Score)
	}
	if len(got.refused) > 0 {
		t.Errorf("%s: Check had to stop %+v", name, got.refused)
	}
	for _, f := range check.Check(loaded(), check.Text{Text: r.Text(), Document: r},
		check.Text{Text: got.Document.Text(), Document: got.Document, Now: today}) {
		if strings.Contains(r.Text(), strings.TrimSpace(f.Line)) {
			continue // the line stands in the original as it is
		}
		t.Errorf("%s: %s %s %q in %q", name, f.Severity, f.Kind, f.Value, f.Line)
	}
	again, err := Apply(r, got.Changes)
	if err != nil || !bytes.Equal(again.JSON(), got.Document.JSON()) {
		t.Errorf("%s: Document is not Apply(original, Changes): %v", name, err)
	}
	ids := map[string]bool{}
	for i, c := range got.Changes {
		if ids[c.ID] {
			t.Errorf("%s: two changes have the id %s", name, c.ID)
		}
		ids[c.ID] = true
		checkChange(t, name, c)
		if _, err := Apply(r, slices.Delete(slices.Clone(got.Changes), i, i+1)); err != nil {
			t.Errorf("%s: without %s %s: %v", name, c.Kind, c.Path, err)
		}
		if _, err := Apply(r, []Change{c}); err != nil {
			t.Errorf("%s: with %s %s alone: %v", name, c.Kind, c.Path, err)
		}
		checkKeptAgain(t, name, r, got, i)
	}
	checkIdentity(t, name, r, got)
	for _, m := range got.After.Skills {
		if was := statusIn(got.Before, m); was == match.Missing && m.Status == match.Matched {
			t.Errorf("%s: %s was missing and is matched now", name, m.Skill)
		}
	}
}

// checkKeptAgain takes one change back and keeps it again: the document is the same to the byte, whatever the order,
// but for one of several skills added to a list, whose order is that of the changes.
func checkKeptAgain(t *testing.T, name string, r *document.Resume, got *Tailored, i int) {
	t.Helper()
	c, without := got.Changes[i], slices.Delete(slices.Clone(got.Changes), i, i+1)
	if c.Kind == KindSkills &&
		slices.ContainsFunc(without, func(o Change) bool { return o.Kind == c.Kind && o.Path == c.Path }) {
		return
	}
	again, err := Apply(r, append(without, c))
	if err != nil || !bytes.Equal(again.JSON(), got.Document.JSON()) {
		t.Errorf("%s: %s %s taken back and kept again gives another document: %v", name, c.Kind, c.Path, err)
	}
}

func statusIn(r *match.Report, m match.SkillMatch) match.Status {
	for _, x := range r.Skills {
		if x.ID == m.ID && x.Skill == m.Skill && x.Asked == m.Asked {
			return x.Status
		}
	}
	return m.Status
}

func checkChange(t *testing.T, name string, c Change) {
	t.Helper()
	if c.Reason == "" || c.Section == "" || c.ID == "" || c.Path == "" || c.Points < 0 {
		t.Errorf("%s: incomplete change %+v", name, c)
	}
	if c.After != nil && len(c.Evidence) == 0 {
		t.Errorf("%s: %s %s has no evidence", name, c.Kind, c.Path)
	}
	if c.Before != nil && c.After != nil && *c.Before == *c.After {
		t.Errorf("%s: %s %s changes nothing", name, c.Kind, c.Path)
	}
}

// checkIdentity finds every employer, title, date, degree, school and number of the original in the tailored resume.
func checkIdentity(t *testing.T, name string, r *document.Resume, got *Tailored) {
	t.Helper()
	strip := func(d *document.Resume) *document.Resume {
		c := d.Clone()
		c.Basics.Label, c.Basics.Summary, c.Skills, c.Meta, c.Interests, c.References = "", "", nil, nil, nil, nil
		for i := range c.Work {
			c.Work[i].Highlights, c.Work[i].Summary = nil, ""
		}
		for i := range c.Projects {
			c.Projects[i].Highlights, c.Projects[i].Description, c.Projects[i].Keywords = nil, "", nil
		}
		for i := range c.Volunteer {
			c.Volunteer[i].Highlights, c.Volunteer[i].Summary = nil, ""
		}
		for i := range c.Education {
			c.Education[i].Courses = nil
		}
		return c
	}
	if a, b := strip(r), strip(got.Document); !reflect.DeepEqual(a, b) {
		t.Errorf("%s: names, titles, dates or degrees were touched", name)
	}
	kept := got.Document.Text()
	for _, c := range got.Changes {
		if c.Kind == KindCut {
			kept += "\n" + *c.Before
		}
	}
	for _, f := range prose.Figures(r.Text()) {
		if !strings.Contains(kept, f) {
			t.Errorf("%s: the number %s is gone", name, f)
		}
	}
}

// TestAnySubsetApplies takes back changes at random: what is left applies, and each line is either the original's or
// the one that the change wrote.
func TestAnySubsetApplies(t *testing.T) {
	t.Parallel()
	r, p := readPerson(t, "accountant.best"), readJob(t, "accountant")
	o := DefaultOptions()
	o.Length = OnePage
	all := mustTailor(t, r, p, o).Changes
	rapid.Check(t, func(t *rapid.T) {
		var kept []Change
		for _, c := range all {
			if rapid.Bool().Draw(t, c.ID) {
				kept = append(kept, c)
			}
		}
		doc, err := Apply(r, kept)
		if err != nil {
			t.Fatal(err)
		}
		text := doc.Text()
		for _, c := range all {
			if c.Kind != KindBullet && c.Kind != KindTerm {
				continue
			}
			want := *c.Before
			if slices.ContainsFunc(kept, func(k Change) bool { return k.ID == c.ID }) {
				want = *c.After
			}
			if !strings.Contains(text, want) {
				t.Fatalf("%q is not in\n%s", want, text)
			}
		}
	})
}

func TestApplyNothingGivesTheOriginal(t *testing.T) {
	t.Parallel()
	for _, person := range composetest.People(t) {
		r := readPerson(t, person)
		same, err := Apply(r, nil)
		if err != nil || !bytes.Equal(same.JSON(), r.JSON()) {
			t.Errorf("%s: %v", person, err)
		}
	}
}

func TestTailorIsDeterministic(t *testing.T) {
	t.Parallel()
	for _, person := range []string{"jane", "p01", "devops.best", "p05"} {
		r, p := readPerson(t, person), readJob(t, "devops")
		first := mustTailor(t, r, p, DefaultOptions())
		for range 5 {
			if again := mustTailor(t, r, p, DefaultOptions()); !reflect.DeepEqual(first, again) {
				t.Fatalf("%s: two runs differ", person)
			}
		}
	}
}

// TestContractExample is the acceptance test's resume and posting.
func TestContractExample(t *testing.T) {
	t.Parallel()
	got := mustTailor(t, readPerson(t, "jane"), readJob(t, "jane"), DefaultOptions())
	if len(got.Changes) == 0 {
		t.Fatal("nothing was changed")
	}
	text := got.Document.Text()
	for _, w := range []string{"Kafka", "Terraform", "Kubernetes"} {
		if strings.Contains(text, w) {
			t.Errorf("%s was invented", w)
		}
		if !strings.Contains(strings.Join(got.Notes, "\n"), w) {
			t.Errorf("the notes do not name %s", w)
		}
	}
	for _, w := range []string{
		"Jane Example", "jane.example@example.com", "Acme Corp", "Globex", "State University",
		"40%", "2,000", "Go (Golang)",
	} {
		if !strings.Contains(text, w) {
			t.Errorf("%q is not in the tailored resume", w)
		}
	}
}

func TestEmphasis(t *testing.T) {
	t.Parallel()
	o := DefaultOptions()
	o.Emphasize = []string{"Docker", "Kafka"}
	got := mustTailor(t, readPerson(t, "jane"), readJob(t, "jane"), o)
	if first := got.Document.Skills[0]; first.Name != "Docker" &&
		(len(first.Keywords) == 0 || first.Keywords[0] != "Docker") {
		t.Errorf("Docker does not stand first: %+v", got.Document.Skills)
	}
	if notes := strings.Join(got.Notes, "\n"); !strings.Contains(notes, "You asked to highlight “Kafka”") ||
		strings.Contains(notes, "“Docker”") {
		t.Errorf("notes: %s", notes)
	}
}

func TestOptionsAreKept(t *testing.T) {
	t.Parallel()
	o := Options{Tone: Professional, Length: Keep}
	for _, c := range mustTailor(t, readPerson(t, "jane"), readJob(t, "jane"), o).Changes {
		switch {
		case c.Kind == KindSummary, c.Kind == KindHeadline, c.Kind == KindBullet, c.Path == sectionOrder:
			t.Errorf("%s %s was not allowed", c.Kind, c.Path)
		}
	}
}

func TestOnePageCutsTheWeakestLinesOnly(t *testing.T) {
	t.Parallel()
	r := readPerson(t, "p01")
	for i := range 50 {
		r.Work[len(r.Work)-1].Highlights = append(r.Work[len(r.Work)-1].Highlights,
			fmt.Sprintf("Kept the linen room of floor %d in order", i+1))
	}
	o := DefaultOptions()
	o.Length = OnePage
	got := mustTailor(t, r, readJob(t, "pharmacist"), o)
	cuts := 0
	for _, c := range got.Changes {
		if c.Kind == KindCut {
			cuts++
			if !strings.HasPrefix(*c.Before, "Kept the linen room") && cuts <= 10 {
				t.Errorf("cut %q before the weakest lines", *c.Before)
			}
		}
	}
	if cuts < 20 || len(got.Document.Work) != len(r.Work) {
		t.Errorf("%d cuts, %d jobs of %d", cuts, len(got.Document.Work), len(r.Work))
	}
	for i, j := range got.Document.Work {
		if len(r.Work[i].Highlights) > 0 && len(j.Highlights) == 0 {
			t.Errorf("job %d lost all its lines", i)
		}
	}
}

// TestTheLanguageIsTheDocumentsOwn tailors a French resume for an English posting: the summary stays French.
func TestTheLanguageIsTheDocumentsOwn(t *testing.T) {
	t.Parallel()
	r, p := readPerson(t, "p07"), readJob(t, "chef")
	got := mustTailor(t, r, p, DefaultOptions())
	holdsOwnWords(t, "p07", r, got.Document.Basics.Summary)
	without := r.Clone()
	without.Basics.Summary = ""
	if made := mustTailor(t, without, p, DefaultOptions()).Document; made.Basics.Summary == "" ||
		made.Heading(document.SectionSummary) != "Profil" {
		t.Errorf("the new summary %q stands under %q", made.Basics.Summary, made.Heading(document.SectionSummary))
	}
	for _, want := range []string{
		"Chef de cuisine avec quinze ans d'expérience",
		"Réduit le coût matière de 34 % à 28 %",
	} {
		if !strings.Contains(got.Document.Basics.Summary, want) {
			t.Errorf("%q lacks %q", got.Document.Basics.Summary, want)
		}
	}
}

func TestApplyRefusesWhatDoesNotFit(t *testing.T) {
	t.Parallel()
	text := func(s string) *string { return &s }
	r := readPerson(t, "jane")
	for _, c := range []Change{
		{Kind: KindBullet, Path: "work[0].name", Before: text("Acme Corp"), After: text("Initech")},
		{Kind: KindBullet, Path: "work[0].position", Before: text("Senior Software Engineer"), After: text("CTO")},
		{Kind: KindBullet, Path: "work[0].startDate", After: text("2010")},
		{Kind: KindBullet, Path: "education[0].studyType", Before: text("BSc"), After: text("PhD")},
		{Kind: KindBullet, Path: "certificates[0].name", After: text("CKA")},
		{Kind: KindBullet, Path: "work[0].highlights[9]", After: text("x")},
		{Kind: KindBullet, Path: "work[9].highlights[0]", After: text("x")},
		{Kind: KindBullet, Path: "work[0].highlights[0]", Before: text("something else"), After: text("x")},
		{Kind: KindBullet, Path: "work[0].highlights[0]"},
		{Kind: KindBullet, Path: "", After: text("x")},
		{Kind: KindCut, Path: "work[0]"},
		{Kind: KindCut, Path: "work[0].highlights[99]"},
		{Kind: KindOrder, Path: "work", Order: []string{"work[1]", "work[0]"}},
		{Kind: KindOrder, Path: "work[0].highlights", Order: []string{"work[1].highlights[0]"}},
		{Kind: KindSkills, Path: "work", After: text("x")},
		{Kind: KindSkills, Path: "skills"},
	} {
		if got, err := Apply(r, []Change{c}); err == nil {
			t.Errorf("%s %q was applied: %s", c.Kind, c.Path, got.Text())
		}
	}
}

// TestGolden holds what six professions get, to be read by people.
func TestGolden(t *testing.T) {
	t.Parallel()
	for person, job := range map[string]string{
		"jane": "jane", "p01": "pharmacist", "p05": "projectmanager", "accountant.best": "accountant",
		"p02": "accountant", "chef.best": "chef", "p13": "warehouse",
		"frontend.best": "frontend", "socialworker.best": "socialworker", "p10": "productmanager",
	} {
		t.Run(person, func(t *testing.T) {
			t.Parallel()
			r, p := readPerson(t, person), readJob(t, job)
			got := mustTailor(t, r, p, DefaultOptions())
			_, notes, _ := strings.Cut(got.NotesMarkdown(), "\n") // without the score, which is match's to test
			composetest.CheckGolden(t, person+".md", got.Document.Markdown()+"\n---\n"+notes)
		})
	}
}

func BenchmarkTailor(b *testing.B) {
	r, p := readPerson(b, "p03"), readJob(b, "devops")
	b.ReportAllocs()
	for b.Loop() {
		mustTailor(b, r, p, DefaultOptions())
	}
}
