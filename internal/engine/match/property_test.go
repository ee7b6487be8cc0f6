package match

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

var pairs = []string{
	"accountant-best", "accountant-near", "devops-best", "devops-near", "dataanalyst-best",
	"dataanalyst-near", "backend-jane",
}

func draw(t *rapid.T, tt *testing.T) (*document.Resume, *posting.Posting) {
	r := resume(tt, rapid.SampledFrom(pairs).Draw(t, "resume"))
	p := jobText(tt, rapid.SampledFrom([]string{"accountant", "devops", "dataanalyst", "backend"}).Draw(t, "job"))
	return r, p
}

// shown writes a line of work that shows a term.
func shown(p *posting.Posting, i int) string {
	var names []string
	for _, q := range p.Requirements {
		for _, term := range q.Terms {
			if q.Kind == posting.KindSkill {
				names = append(names, term.Name)
			}
		}
	}
	return "Delivered results with " + names[i%len(names)] + " at three sites."
}

func TestATrueSkillNeverLowersTheScore(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		r, p := draw(rt, t)
		before := Analyze(catalogue, r, p, asOf)
		more := r.Clone()
		at := rapid.IntRange(0, len(more.Work)-1).Draw(rt, "job entry")
		more.Work[at].Highlights = append(more.Work[at].Highlights, shown(p, rapid.IntRange(0, 30).Draw(rt, "term")))
		after := Analyze(catalogue, more, p, asOf)
		consistent(rt, before)
		consistent(rt, after)
		if after.Score < before.Score-inTenths {
			rt.Errorf("%q lowered the score from %g to %g", more.Work[at].Highlights[len(more.Work[at].Highlights)-1],
				before.Score, after.Score)
		}
	})
}

func TestStuffingGainsNothing(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		r, p := draw(rt, t)
		before := Analyze(catalogue, r, p, asOf)
		once, often := r.Clone(), r.Clone()
		line := shown(p, rapid.IntRange(0, 30).Draw(rt, "term"))
		n := rapid.IntRange(2, 12).Draw(rt, "times")
		once.Work[0].Highlights = append(once.Work[0].Highlights, line)
		for range n {
			often.Work[0].Highlights = append(often.Work[0].Highlights, line)
		}
		if a, b := Analyze(catalogue, once, p, asOf).Score, Analyze(catalogue, often, p, asOf).Score; a != b {
			rt.Errorf("%d times %q: %g, once %g", n, line, b, a)
		}
		copied := r.Clone()
		copied.Basics.Summary += " " + p.Text
		if got := Analyze(catalogue, copied, p, asOf).Score; got > before.Score+inTenths {
			rt.Errorf("the posting pasted into the summary raised the score from %g to %g", before.Score, got)
		}
	})
}

func TestABareKeywordListEarnsNextToNothing(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"accountant", "devops", "dataanalyst"} {
		p := jobText(t, name)
		var words []string
		for _, q := range p.Requirements {
			for _, term := range q.Terms {
				words = append(words, term.Name)
			}
		}
		list := strings.Join(words, ", ")
		for what, r := range map[string]*document.Resume{
			"skills": {Skills: []document.Skill{{Name: "Skills", Keywords: words}}},
			"bullet": {Work: []document.Work{{
				Name: "Acme", Position: "Lifeguard", StartDate: "2020-01",
				Highlights: []string{"Responsible for " + list + "."},
			}}},
			"summary": {Basics: document.Basics{Label: p.Title, Summary: "Expert in " + strings.Join(words, " and ") +
				". 9+ years of experience."}},
			"keywords": {Meta: &document.Meta{
				Vitae: &document.Layout{Other: []document.OtherSection{{
					Heading: "KEYWORDS",
					Lines:   []string{list, list},
				}}},
			}},
		} {
			if rep := Analyze(catalogue, r, p, asOf); rep.Score > 1 { // whole points
				t.Errorf("%s, %s: %g", name, what, rep.Score)
			}
		}
	}
}

func TestOrderAndCaseDoNotMatter(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		r, p := draw(rt, t)
		want := Analyze(catalogue, r, p, asOf).Score
		turned := r.Clone()
		for i := range turned.Work {
			slices.Reverse(turned.Work[i].Highlights)
		}
		slices.Reverse(turned.Skills)
		slices.Reverse(turned.Work)
		if got := Analyze(catalogue, turned, p, asOf).Score; math.Abs(got-want) > inTenths {
			rt.Errorf("order moved the score from %g to %g", want, got)
		}
	})
}

func TestCapitalsDoNotMatter(t *testing.T) {
	t.Parallel()
	for _, name := range pairs[:6] { // not Jane's: "IN GO HANDLING" could be a verb
		job, _, _ := strings.Cut(name, "-")
		p := jobText(t, job)
		r := resume(t, name)
		loud := r.Clone()
		for i := range loud.Work {
			loud.Work[i].Position = strings.ToUpper(loud.Work[i].Position)
			for k, h := range loud.Work[i].Highlights {
				loud.Work[i].Highlights[k] = strings.ToUpper(h)
			}
		}
		if a, b := Analyze(catalogue, r, p, asOf).Score,
			Analyze(catalogue, loud, p, asOf).Score; math.Abs(a-b) > 0.05*a {
			t.Errorf("%s: capitals moved the score from %g to %g", name, a, b)
		}
	}
}

func TestBoilerplateDoesNotMatter(t *testing.T) {
	t.Parallel()
	const plate = "\n\nWhat we offer\n- 25 days of annual leave\n- Python and SQL courses\n\nWe are an equal opportunity employer and consider applicants regardless of race.\n"
	for _, name := range pairs {
		job, _, _ := strings.Cut(name, "-")
		text := string(file(t, job+".txt"))
		r := resume(t, name)
		a := Analyze(catalogue, r, posting.Read(catalogue, text), asOf).Score
		b := Analyze(catalogue, r, posting.Read(catalogue, text+plate), asOf).Score
		if a != b {
			t.Errorf("%s: boilerplate moved the score from %g to %g", name, a, b)
		}
	}
}

func TestSameInSameOut(t *testing.T) {
	t.Parallel()
	for _, name := range pairs {
		r, p := resume(t, name), jobText(t, "devops")
		first, err := json.Marshal(Analyze(catalogue, r, p, asOf))
		if err != nil {
			t.Fatal(err)
		}
		judge := For(catalogue, p, asOf)
		for range 5 {
			again, err := json.Marshal(judge.Analyze(r))
			if err != nil || !bytes.Equal(first, again) {
				t.Fatalf("%s: two analyses differ (%v)", name, err)
			}
		}
	}
}

func TestSynonyms(t *testing.T) {
	t.Parallel()
	for _, tc := range [][3]string{
		{"devops-best", "Amazon Web Services", "AWS"},
		{"devops-best", "EKS (k8s)", "EKS (Kubernetes)"},
		{"accountant-best", "GL", "general ledger"},
		{"accountant-best", "Generally Accepted Accounting Principles", "US GAAP"},
		{"accountant-best", "Certified Public Accountant", "CPA"},
		{"backend-jane", "PostgreSQL", "Postgres"},
	} {
		name, _, _ := strings.Cut(tc[0], "-")
		p := jobText(t, name)
		r := resume(t, tc[0])
		swapped, err := document.Decode(bytes.ReplaceAll(r.JSON(), []byte(tc[1]), []byte(tc[2])))
		if err != nil {
			t.Fatal(err)
		}
		a, b := Analyze(catalogue, r, p, asOf).Score, Analyze(catalogue, swapped, p, asOf).Score
		if math.Abs(a-b) > 0.05*a {
			t.Errorf("%s: %q for %q moved the score from %g to %g", tc[0], tc[2], tc[1], a, b)
		}
	}
}

func TestBatch(t *testing.T) {
	t.Parallel()
	parse := func(string) *document.Resume { return resume(t, "backend-jane") }
	in := strings.NewReader(`{"id":"a","resume":"x","job":"Data Engineer\nRequirements:\n- 3+ years of experience\n- Python\n- Go\nNice to have:\n- Kafka"}` + "\n\n" + `{"id":7,"resume":"x","job":""}` + "\n")
	var out bytes.Buffer
	if err := Batch(catalogue, parse, in, &out, asOf); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 2 {
		t.Fatalf("two records in, %d lines out: %s", len(lines), out.String())
	}
	var got struct {
		ID         string
		Score      float64
		Years      float64
		Must, Nice []string
	}
	if err := json.Unmarshal([]byte(lines[0]), &got); err != nil || got.ID != "a" || got.Years != 3 ||
		!slices.Equal(got.Must, []string{"Python", "Go"}) || !slices.Equal(got.Nice, []string{"Kafka"}) ||
		got.Score <= 0 {
		t.Errorf("got %s, %v", lines[0], err)
	}
	if lines[1] != `{"id":7,"score":0,"years":0,"must":[],"nice":[]}` {
		t.Errorf("got %s", lines[1])
	}
	if err := Batch(catalogue, parse, strings.NewReader("{broken\n"), &out, asOf); err == nil ||
		!strings.Contains(err.Error(), "Line 1") {
		t.Errorf("a broken line gives %v", err)
	}
}

func BenchmarkAnalyze(b *testing.B) {
	r, p := longResume(b), jobText(b, "backend")
	for b.Loop() {
		Analyze(catalogue, r, p, asOf)
	}
}

func BenchmarkReadAndAnalyze(b *testing.B) {
	r, text := longResume(b), string(file(b, "backend.txt"))
	for b.Loop() {
		Analyze(catalogue, r, posting.Read(catalogue, text), asOf)
	}
}

func BenchmarkJudgeAgain(b *testing.B) {
	r := longResume(b)
	j := For(catalogue, jobText(b, "backend"), asOf)
	j.Analyze(r)
	for b.Loop() {
		j.Analyze(r)
	}
}

// longResume is a resume of two pages: eight jobs with six lines each.
func longResume(b *testing.B) *document.Resume {
	r := resume(b, "backend-jane")
	lines := []string{}
	for _, name := range pairs {
		for _, w := range resume(b, name).Work {
			lines = append(lines, w.Highlights...)
		}
	}
	for i := range 6 {
		w := document.Work{Name: "Norwell", Position: "Software Engineer", StartDate: "2008-01", EndDate: "2010-01"}
		for k := range 6 {
			w.Highlights = append(w.Highlights, lines[(i*6+k)%len(lines)])
		}
		r.Work = append(r.Work, w)
	}
	return r
}
