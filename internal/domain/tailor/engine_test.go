package tailor_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

const jane = `Jane Example
jane.example@example.com | +1 415 555 0100

Experience
Senior Software Engineer, Acme Corp, Jan 2020 - Present
- Built payment services in Go handling 2,000 requests per second
- Responsible for deployment with Docker

Skills
Go, PostgreSQL, Docker
`

const job = `Senior Backend Engineer
Requirements:
- 5+ years of experience with Golang
- Docker, Postgres and Kubernetes
`

func service(t *testing.T) *tailor.Engine {
	t.Helper()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	r, err := docparse.NewReader(docparse.Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.Close() })
	s, err := tailor.NewEngine(tailor.EngineDeps{
		Catalogue: c, Reader: r,
		Clock: clock.NewManual(time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)),
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// pair reads the resume and the job that the tests share.
func pair(t *testing.T, s *tailor.Engine) (*docparse.Result, *posting.Posting) {
	t.Helper()
	read, err := s.Pasted(t.Context(), jane)
	if err != nil {
		t.Fatal(err)
	}
	p, err := s.Job(t.Context(), job)
	if err != nil {
		t.Fatal(err)
	}
	return read, p
}

func TestAServiceNeedsAllItsParts(t *testing.T) {
	t.Parallel()
	if _, err := tailor.NewEngine(tailor.EngineDeps{}); err == nil {
		t.Error("a service without parts was made")
	}
}

func TestWhatHoldsNothingIsRefusedWithASentence(t *testing.T) {
	t.Parallel()
	s := service(t)
	_, pasted := s.Pasted(t.Context(), " \n")
	_, empty := s.Job(t.Context(), "")
	_, greeting := s.Job(t.Context(), "Hello there.")
	_, long := s.Job(t.Context(), strings.Repeat("Go ", tailor.MaxJobBytes))
	for name, c := range map[string]struct {
		err  error
		kind fault.Kind
	}{
		"pasted nothing": {pasted, fault.Invalid}, "no job": {empty, fault.Invalid},
		"a job that asks nothing": {greeting, fault.Invalid}, "a long job": {long, fault.TooLarge},
	} {
		if fault.KindOf(c.err) != c.kind || fault.Public(c.err) == "" {
			t.Errorf("%s: %v", name, c.err)
		}
	}
	if p, err := s.Requirements(t.Context(), "Hello there."); err != nil || len(p.Requirements) != 0 {
		t.Errorf("while typing, a job that asks nothing is no error: %v", err)
	}
}

func TestEachChangeCanBeTakenBackOnItsOwn(t *testing.T) {
	t.Parallel()
	s := service(t)
	read, p := pair(t, s)
	all, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), tailor.Decisions{})
	if err != nil || len(all.Changes) < 2 {
		t.Fatalf("%d changes, %v", len(all.Changes), err)
	}
	for _, c := range all.Changes {
		one, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(),
			tailor.Decisions{TakenBack: []string{c.ID}})
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Equal(one.Document.JSON(), all.Document.JSON()) {
			t.Errorf("taking back %s (%s) changed nothing", c.ID, c.Kind)
		}
		if got := s.Match(one.Document, p).Score; got != one.After.Score {
			t.Errorf("without %s the score is said to be %v and is %v", c.ID, one.After.Score, got)
		}
	}
}

func TestOwnWritingHasNoFinding(t *testing.T) {
	t.Parallel()
	s := service(t)
	read, p := pair(t, s)
	made, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), tailor.Decisions{})
	if err != nil {
		t.Fatal(err)
	}
	text := made.Document.Text()
	if f := s.Check(read, &docparse.Result{Text: text, Document: made.Document}); len(f) != 0 {
		t.Errorf("%+v", f)
	}
	lie := strings.Replace(text, "2,000", "20,000", 1)
	if f := s.Check(read, docparse.FromText(lie)); len(f) == 0 || f[0].Severity != check.High {
		t.Errorf("a planted number is not found: %+v", f)
	}
}

// The dates of work would allow ten years too, but the resume says eight.
func TestAnEditOfYearsIsAskedAbout(t *testing.T) {
	t.Parallel()
	s := service(t)
	read, err := s.Pasted(t.Context(), `Dana Whitlock
Wakefield, UK

Summary
Shift leader with eight years of experience in ambient warehousing.

Experience
Shift Leader, Northgate Foods, Mar 2014 - present
- Lead 34 pickers on two shifts in an ambient warehouse
- Raised pick rate from 92 to 118 lines per hour with slotting changes
- Trained 15 new starters on the Manhattan WMS

Skills
Excel, Manhattan WMS
`)
	if err != nil {
		t.Fatal(err)
	}
	p, err := s.Job(t.Context(),
		"Warehouse Shift Manager\nRequirements\n- Slotting\n- Pick rate improvement\n- Manhattan WMS\n- Excel\n")
	if err != nil {
		t.Fatal(err)
	}
	all, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), tailor.Decisions{})
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for _, c := range all.Changes {
		if c.After == nil || !strings.Contains(*c.After, "eight years") {
			continue
		}
		tried++
		for years, want := range map[string]string{"ten years": "ten years", "8 years": ""} {
			made, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), tailor.Decisions{
				Edits: map[string]string{c.ID: strings.Replace(*c.After, "eight years", years, 1)},
			})
			got := ""
			for _, f := range made.Findings {
				got += f.Value
			}
			if err != nil || got != want {
				t.Errorf("%s: %+v, %v", years, made.Findings, err)
			}
		}
	}
	if tried == 0 {
		t.Errorf("no change has the years: %+v", all.Changes)
	}
}

func TestOwnWordsTakeThePlaceOfAChangeAndAreChecked(t *testing.T) {
	t.Parallel()
	s := service(t)
	read, p := pair(t, s)
	all, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), tailor.Decisions{})
	if err != nil || len(all.Findings) != 0 {
		t.Fatal(err, all.Findings)
	}
	for _, c := range all.Changes {
		made, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(),
			tailor.Decisions{Edits: map[string]string{c.ID: "Led 900 people"}})
		if c.After == nil || c.Kind == compose.KindOrder {
			if fault.KindOf(err) != fault.Invalid {
				t.Errorf("words for %s: %v", c.Kind, err)
			}
			continue
		}
		if err != nil || !strings.Contains(made.Document.Text(), "Led 900 people") || len(made.Findings) == 0 ||
			len(made.Changes) != len(all.Changes) {
			t.Errorf("%s (%s): %+v, %v", c.Kind, c.Path, made.Findings, err)
		}
	}
	made, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(),
		tailor.Decisions{Edits: map[string]string{"gone": "x"}})
	if err != nil || !bytes.Equal(made.Document.JSON(), all.Document.JSON()) {
		t.Errorf("words for a change that is gone: %v", err)
	}
}

func TestAResumeOfTooManyLinesIsRefused(t *testing.T) {
	t.Parallel()
	s := service(t)
	_, p := pair(t, s)
	long := docparse.FromText("Jane\n\nExperience\nEngineer, Acme, 2019 - 2020\n" +
		strings.Repeat("- Deployed with Docker\n", tailor.MaxLines)).Document
	_, err := s.Tailor(t.Context(), long, p, compose.DefaultOptions(), tailor.Decisions{})
	if fault.KindOf(err) != fault.Invalid ||
		!strings.Contains(fault.Public(err), "lines") {
		t.Errorf("%v", err)
	}
}

func TestBatchAnswersInOrderAndNamesABadLine(t *testing.T) {
	t.Parallel()
	s := service(t)
	var out bytes.Buffer
	in := `{"id":"a","resume":"Jane\nExperience\nEngineer, Acme, 2019 - 2024\n- Built services in Go","job":"Must have: Go; Docker; SQL"}` + "\n" + `{"id":"b","resume":"x","job":"Must have: Go; Docker; SQL"}` + "\n"
	if err := s.MatchBatch(strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 2 || !strings.Contains(lines[0], `"id":"a"`) || !strings.Contains(lines[1], `"id":"b"`) {
		t.Errorf("%q", lines)
	}
	if err := s.MatchBatch(strings.NewReader("{"), &out); fault.KindOf(err) != fault.Invalid {
		t.Errorf("a broken line: %v", err)
	}
}

func TestAnAnswerBecomesALineAndMovesTheScore(t *testing.T) {
	t.Parallel()
	s := service(t)
	read, p := pair(t, s)
	first, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), tailor.Decisions{})
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(first.Questions, func(q interview.Question) bool { return q.Term == "Kubernetes" })
	if i < 0 {
		t.Fatalf("nothing asks about Kubernetes: %+v", first.Questions)
	}
	q := first.Questions[i]
	line := "Moved 14 services to Kubernetes, which cut releases from 2 days to 3 hours"
	d := tailor.Decisions{Answers: []interview.Answer{{
		Requirement: q.Requirement, Reply: interview.Line,
		Path: q.Places[0].Path, Text: line,
	}}}
	got, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), d)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(got.Document.Work[0].Highlights, line) || got.After.Score <= first.After.Score {
		t.Errorf("score %g, then %g\n%s", first.After.Score, got.After.Score, got.Document.Text())
	}
	if len(got.Findings) != 0 {
		t.Errorf("the owner's word is a source: %+v", got.Findings)
	}
	if slices.ContainsFunc(got.Questions, func(o interview.Question) bool { return o.Requirement == q.Requirement }) {
		t.Error("what was answered is asked again")
	}
	again, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(),
		tailor.Decisions{Answers: []interview.Answer{{Requirement: q.Requirement, Reply: interview.No}}})
	if err != nil || again.After.Score != first.After.Score {
		t.Errorf("no changes the score: %v", err)
	}
	d.Answers[0].Path = "work[7].highlights"
	if _, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), d); fault.KindOf(err) !=
		fault.Invalid {
		t.Errorf("a job that is not there: %v", err)
	}
}

func TestAnswersAddToEveryList(t *testing.T) {
	t.Parallel()
	s := service(t)
	read, p := pair(t, s)
	var d tailor.Decisions
	for path, text := range map[string]string{
		"certificates": "CKA, 2025", "languages": "Spanish (B2)",
		"education": "BSc Computer Science", "skills": "Kubernetes",
	} {
		d.Answers = append(d.Answers, interview.Answer{
			Requirement: path, Reply: interview.Line, Path: path,
			Text: text,
		})
	}
	got, err := s.Tailor(t.Context(), read.Document, p, compose.DefaultOptions(), d)
	if err != nil {
		t.Fatal(err)
	}
	r := got.Document
	if len(r.Certificates) != 1 || r.Certificates[0].Name != "CKA, 2025" || len(r.Languages) != 1 ||
		r.Languages[0].Language != "Spanish" || r.Languages[0].Fluency != "B2" ||
		len(r.Education) != 1 || r.Education[0].StudyType != "BSc Computer Science" ||
		r.Skills[len(r.Skills)-1].Name != "Kubernetes" {
		t.Errorf("%s", r.JSON())
	}
	for _, section := range []string{"Certifications", "Spanish", "BSc Computer Science"} {
		if !strings.Contains(r.Markdown(), section) {
			t.Errorf("%s is not shown:\n%s", section, r.Markdown())
		}
	}
}
