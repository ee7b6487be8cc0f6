package tailor_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
)

func TestTheDashboardLeadsFromStepToStep(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		next := func(kind, text, path string) {
			t.Helper()
			d, err := w.Dashboard(w.ctx, w.me)
			w.ok(err)
			if d.Next != (tailor.NextStep{Kind: kind, Text: text, Path: path}) {
				t.Errorf("%+v, want %s: %s", d.Next, kind, text)
			}
			if len(d.Others) > 2 || slices.Contains(d.Others, d.Next) {
				t.Errorf("%+v", d.Others)
			}
		}
		next("ADD_RESUME", "Add your resume: upload a file or paste its text.", "/upload")
		r := w.resume()
		next("ADD_JOB", "Add a job you want by pasting its posting.", "/my-resumes/jobs/new")
		j := w.job("Senior Backend Engineer")
		path := "/my-resumes/jobs/" + string(j.ID)
		next("TAILOR", "You haven't matched a resume with Senior Backend Engineer at Initech yet. Tailor your resume for it.",
			"/upload?job="+string(j.ID))
		v, o := w.optimized(r.Latest, j.ID)
		next("REVIEW_CHANGES",
			"Review 5 changes in your resume for Senior Backend Engineer at Initech.",
			"/upload?version="+string(v.ID))
		_, err := w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{TakenBack: []string{o.Proposed[0].ID}})
		w.ok(err)
		next("APPLY", "Your resume for Senior Backend Engineer at Initech is ready. Send it, then mark the job as applied.", path)
		_, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Sent: &v.ID})
		w.ok(err)
		next("ADD_JOB", "You've started on every saved job. Add the next one.", "/my-resumes/jobs/new")
		w.clock.Advance(9 * 24 * time.Hour)
		next("FOLLOW_UP", "You applied for Senior Backend Engineer at Initech 9 days ago. It's a good time to follow up.", path)
		stage := tailor.Interview
		_, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Stage: &stage})
		w.ok(err)
		next("PREPARE_INTERVIEW", "You have an interview for Senior Backend Engineer at Initech. Create an interview guide for it.",
			"/create-interview-guide?job="+string(j.ID))
		second := w.job("Platform Engineer")
		_, err = w.Analyze(w.ctx, w.me, r.Latest, second.ID)
		w.ok(err)
		_, err = w.UpdateJob(w.ctx, w.me, second.ID, tailor.JobChange{Stage: &stage})
		w.ok(err)
		w.coached.tells.Guided = []id.JobDescription{j.ID, second.ID}
		next("CLOSE_GAP", "Your resume doesn't show Kubernetes, which 2 of your 2 matched jobs ask for.", "/skills")
		w.coached.tells.Steps = []tailor.DueStep{{
			Plan: "p", Title: "Kubernetes", Number: 1, Of: 4,
			Since: w.clock.Now(),
		}, {Plan: "q"}, {Plan: "r"}, {Plan: "s"}}
		d, err := w.Dashboard(w.ctx, w.me)
		w.ok(err)
		if d.Matched != 2 || len(d.Steps) != 3 || d.Steps[0].Plan != "p" {
			t.Errorf("%d matched, steps %+v", d.Matched, d.Steps)
		}
	})
}

func TestTheDashboardShowsTheNewestMatchesWithTheScoreBefore(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.resume()
		var jobs []tailor.JobDescription
		for range 7 {
			j := w.job("x")
			_, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
			w.ok(err)
			w.clock.Advance(time.Millisecond)
			jobs = append(jobs, j)
		}
		v, o := w.optimized(r.Latest, jobs[0].ID)
		closed := tailor.Closed
		_, err := w.UpdateJob(w.ctx, w.me, jobs[6].ID, tailor.JobChange{Stage: &closed})
		w.ok(err)
		w.ok(w.DeleteJob(w.ctx, w.me, jobs[5].ID))
		d, err := w.Dashboard(w.ctx, w.me)
		w.ok(err)
		if d.Resumes != 1 || d.Jobs != 6 || d.Stages[tailor.Saved] != 5 || d.Stages[tailor.Closed] != 1 ||
			len(d.Stages) != len(tailor.Stages) || len(d.Matches) != 5 {
			t.Errorf("%+v", d)
		}
		first := d.Matches[0]
		if first.Analysis.ID != o.After || first.Analysis.Version != v.ID || first.Resume != r.ID ||
			first.Previous == nil || *first.Previous != *w.analysis(o.Before).Score || d.Matches[1].Previous != nil {
			t.Errorf("%+v", first)
		}
		if len(d.Missing) != 1 || d.Missing[0] != (tailor.MissingSkill{Skill: "Kubernetes", Jobs: 5, Required: 5}) {
			t.Errorf("%+v", d.Missing)
		}
	})
}

// A posting of two requirements gets no score: nowhere is that a 0.
func TestAMatchWithoutAScoreIsNeverZero(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.resume()
		j, err := w.CreateJob(w.ctx, w.me, tailor.NewJob{
			Title: "Cashier", Company: "Initech",
			Description: "Cashier wanted for our shop in Leeds. Friendly, reliable, weekends.",
		})
		w.ok(err)
		w.clock.Advance(time.Millisecond)
		a, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		again, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		if a.Score != nil || again.ID != a.ID {
			t.Errorf("%v, then %s after %s", a.Score, again.ID, a.ID)
		}
		d, err := w.Dashboard(w.ctx, w.me)
		w.ok(err)
		if len(d.Matches) != 1 || d.Matches[0].Analysis.Score != nil || strings.Contains(d.Next.Text, "0 of 100") {
			t.Errorf("%+v\n%+v", d.Matches, d.Next)
		}
		v, err := w.resumes.AddVersion(w.ctx, w.me, r.ID, resume.NewVersion{Content: jane + "\n- Ran the till\n"})
		w.ok(err)
		w.clock.Advance(time.Millisecond)
		_, err = w.Analyze(w.ctx, w.me, v.ID, j.ID)
		w.ok(err)
		c, err := w.Compare(w.ctx, w.me, r.Latest, v.ID)
		w.ok(err)
		if len(c.Scores) != 0 {
			t.Errorf("scores are compared that are none: %+v", c.Scores)
		}
	})
}

func TestVersionsAreComparedLineByLine(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		changed := strings.NewReplacer(
			"+1 415 555 0100", "+1 415 555 0199", "Responsible for deployment with Docker",
			"Deployed services with Docker",
			"Go, PostgreSQL, Docker", "PostgreSQL, Go, Docker, Redis", "Jan 2020", "Feb 2020",
		).Replace(jane)
		v, err := w.resumes.AddVersion(w.ctx, w.me, r.ID, resume.NewVersion{Content: changed})
		w.ok(err)
		for _, one := range []resume.Version{{ID: r.Latest}, v} {
			_, err = w.Analyze(w.ctx, w.me, one.ID, j.ID)
			w.ok(err)
			w.clock.Advance(time.Millisecond)
		}
		c, err := w.Compare(w.ctx, w.me, r.Latest, v.ID)
		w.ok(err)
		var got []string
		for _, l := range c.Lines {
			got = append(got, l.Section+": "+shownText(l.Before)+" → "+shownText(l.After))
		}
		want := []string{
			"contact: +1 415 555 0100 → +1 415 555 0199",
			"work: Senior Software Engineer, Jan 2020 – Present → Senior Software Engineer, Feb 2020 – Present",
			"work: Responsible for deployment with Docker → Deployed services with Docker",
			"skills: - → Redis",
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q\nwant\n%q", got, want)
		}
		if len(c.Scores) != 1 || c.Scores[0].Job.ID != j.ID || c.From.Number != 1 || c.To.Number != 2 ||
			c.Scores[0].From == 0 || c.Scores[0].To == 0 {
			t.Errorf("%+v", c.Scores)
		}
		same, err := w.Compare(w.ctx, w.me, v.ID, v.ID)
		w.ok(err)
		if len(same.Lines) != 0 {
			t.Errorf("a version differs from itself: %+v", same.Lines)
		}
		back, err := w.Compare(w.ctx, w.me, v.ID, r.Latest)
		w.ok(err)
		if len(back.Lines) != len(c.Lines) {
			t.Errorf("the other way round there are %d differences", len(back.Lines))
		}
	})
}

func shownText(s *string) string {
	if s == nil {
		return "-"
	}
	return *s
}

func TestAnExportHoldsJobsMatchesAndDecisionsTheTrashToo(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.resume()
		var want []string
		for i := range 3 {
			j := w.job("x")
			v, o := w.optimized(r.Latest, j.ID)
			want = append(want, "jobs/"+string(j.ID)+".json", "optimizations/"+string(v.ID)+".json",
				"matches/"+string(o.Before)+".json", "matches/"+string(o.After)+".json")
			if i == 0 {
				w.ok(w.DeleteJob(w.ctx, w.me, j.ID))
			}
		}
		w.ok(w.resumes.Delete(w.ctx, w.me, r.ID))
		got := map[string][]byte{}
		w.ok(w.Export(w.ctx, w.me, func(name string, data []byte) error {
			got[name] = data
			return nil
		}))
		slices.Sort(want)
		if names := slices.Sorted(maps.Keys(got)); !slices.Equal(names, want) {
			t.Errorf("%v\nwant\n%v", names, want)
		}
		for name, data := range got {
			if !json.Valid(data) || len(data) < 100 {
				t.Errorf("%s: %.100s", name, data)
			}
		}
		w.ok(w.Export(w.ctx, w.other,
			func(name string, _ []byte) error { t.Errorf("%s is somebody else's", name); return nil }))
		if !strings.Contains(w.About(), "optimizations/") {
			t.Error("About does not say where decisions are")
		}
	})
}
