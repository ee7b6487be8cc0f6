package coach_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/guide"
	"vitae/internal/engine/interview"
)

// guide makes a guide.
func (w *world) guide() coach.Guide {
	w.t.Helper()
	g, err := w.GenerateGuide(w.ctx, w.me, coach.GuideRequest{
		Version: w.resume(jane).Latest,
		Job:     w.job("Backend Engineer", job).ID, Key: "k",
	})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return g
}

func (w *world) questions(g id.Artifact) []guide.Question {
	w.t.Helper()
	all, err := w.GuideBodies(w.ctx, w.me, []id.Artifact{g})
	w.ok(err)
	return all[g].Questions()
}

// storied returns the id of a question that a line of the resume answers, and of one that none does.
func (w *world) storied(g id.Artifact) (with, without string) {
	w.t.Helper()
	for i, q := range w.questions(g) {
		if name := coach.QuestionID(g, i+1); len(q.Stories) > 0 {
			with = name
		} else {
			without = name
		}
	}
	return with, without
}

func TestAGuideAsksWhatTheTextsGive(t *testing.T) {
	each(t, func(w *world) {
		g := w.guide()
		all := w.questions(g.ID)
		kinds := map[string]bool{}
		for _, q := range all {
			kinds[q.Category] = true
		}
		if g.Title != "Interview for Backend Engineer at Initech" || len(all) < 8 || g.Questions != len(all) ||
			len(kinds) < 3 || len(g.Tries) != 0 {
			t.Errorf("%+v with %d questions of %v", g, len(all), kinds)
		}
		again, err := w.GenerateGuide(w.ctx, w.me, coach.GuideRequest{Version: g.Version, Job: g.Job, Key: "k"})
		w.ok(err)
		w.same("by one key", again.ID, g.ID)
	})
}

// storyAnswer is an answer with all that a story has; its figures are the resume's.
const storyAnswer = `When I was at Acme Corp, our deployments took far too long and nobody dared to ship on a Friday. My task was to make
them quick enough that everybody would. I moved the builds into Docker and wrote the pipelines for GitHub Actions with the team, one service
after another, and I sat with each team while they tried theirs. In the end I cut the time of a deployment by 40%, and people ship on Fridays again.`

func TestATryIsCheckedAndKept(t *testing.T) {
	each(t, func(w *world) {
		g := w.guide()
		with, without := w.storied(g.ID)
		p, err := w.AddPractice(w.ctx, w.me, with, storyAnswer)
		w.ok(err)
		if len(p.Checks) != 5 ||
			slices.ContainsFunc(p.Checks, func(c coach.PracticeCheck) bool { return !c.OK || c.Message == "" }) {
			t.Errorf("a whole story: %+v", p.Checks)
		}
		w.clock.Advance(time.Millisecond)
		thin, err := w.AddPractice(w.ctx, w.me, with, "Deployments became 90% better with Kafka.")
		w.ok(err)
		missed := 0
		for _, c := range thin.Checks {
			if !c.OK {
				missed++
			}
		}
		if missed < 4 {
			t.Errorf("a thin one: %+v", thin.Checks)
		}
		if without != "" {
			other, err := w.AddPractice(w.ctx, w.me, without, "Because of the work.")
			w.ok(err)
			w.same("a question that wants no story", len(other.Checks), 1)
			w.ok(w.DeletePractice(w.ctx, w.me, other.ID))
		}
		all, err := w.Practices(w.ctx, w.me, []id.Artifact{g.ID})
		w.ok(err)
		w.same("the newest first", []string{all[g.ID][0].Text, all[g.ID][1].Text}, []string{thin.Text, p.Text})
		w.same("as it was kept", all[g.ID][1], p)
		now, err := w.Guide(w.ctx, w.me, g.ID)
		w.ok(err)
		w.same("questions with a try", now.Tries, map[int]int{p.Question: 2})
		w.ok(w.DeletePractice(w.ctx, w.me, p.ID))
		w.ok(w.DeletePractice(w.ctx, w.me, thin.ID))
		w.refused("twice", w.DeletePractice(w.ctx, w.me, p.ID), fault.NotFound)
		now, err = w.Guide(w.ctx, w.me, g.ID)
		w.ok(err)
		w.same("none is left", len(now.Tries), 0)
	})
}

func TestPracticeOutOfBoundsIsRefused(t *testing.T) {
	once(t, func(w *world) {
		g := w.guide()
		first := coach.QuestionID(g.ID, 1)
		for name, text := range map[string]string{"nothing": " \n", "too much": strings.Repeat("x", 5001)} {
			_, err := w.AddPractice(w.ctx, w.me, first, text)
			w.refused(name, err, fault.Invalid)
		}
		for _, q := range []string{
			"", string(g.ID), coach.QuestionID(g.ID, 0), coach.QuestionID(g.ID, 999), "\x00-1",
			"00000000000000000000000000-1",
		} {
			_, err := w.AddPractice(w.ctx, w.me, q, "x")
			w.refused(q, err, fault.NotFound)
		}
		for range 20 {
			_, err := w.AddPractice(w.ctx, w.me, first, "x")
			w.ok(err)
		}
		_, err := w.AddPractice(w.ctx, w.me, first, "x")
		w.refused("one too many", err, fault.Quota)
		_, err = w.AddPractice(w.ctx, w.me, coach.QuestionID(g.ID, 2), strings.Repeat("word ", 300))
		w.ok(err)
		w.fill(coach.KindGuide, 199)
		_, err = w.GenerateGuide(w.ctx, w.me, coach.GuideRequest{Version: g.Version, Job: g.Job})
		w.refused("a guide too many", err, fault.Quota)
		_, err = w.GenerateGuide(w.ctx, w.me, coach.GuideRequest{Version: g.Version, Job: "x"})
		w.refused("no job", err, fault.NotFound)
		_, err = w.GenerateGuide(w.ctx, w.me, coach.GuideRequest{Version: "x", Job: g.Job})
		w.refused("no version", err, fault.NotFound)
		_, err = w.GenerateGuide(w.ctx, w.me, coach.GuideRequest{Key: "\n"})
		w.refused("a key", err, fault.Invalid)
	})
}

func TestGuidesAndTriesAreTheirOwners(t *testing.T) {
	each(t, func(w *world) {
		g := w.guide()
		p, err := w.AddPractice(w.ctx, w.me, coach.QuestionID(g.ID, 1), "My own words.")
		w.ok(err)
		for what, f := range map[string]func() error{
			"Guide": func() error { _, err := w.Guide(w.ctx, w.other, g.ID); return err },
			"AddPractice": func() error {
				_, err := w.AddPractice(w.ctx, w.other, coach.QuestionID(g.ID, 1), "x")
				return err
			},
			"DeletePractice": func() error { return w.DeletePractice(w.ctx, w.other, p.ID) },
			"DeleteGuide":    func() error { return w.DeleteGuide(w.ctx, w.other, g.ID) },
			"RestoreGuide":   func() error { _, err := w.RestoreGuide(w.ctx, w.other, g.ID); return err },
			"an odd answer":  func() error { return w.DeletePractice(w.ctx, w.me, "\x00") },
		} {
			w.refused(what, f(), fault.NotFound)
		}
		tries, err := w.Practices(w.ctx, w.other, []id.Artifact{g.ID})
		w.ok(err)
		w.same("somebody else's tries", len(tries), 0)
		w.ok(w.DeleteGuide(w.ctx, w.me, g.ID))
		w.refused("a try in the trash", w.DeletePractice(w.ctx, w.me, p.ID), fault.NotFound)
		tries, err = w.Practices(w.ctx, w.me, []id.Artifact{g.ID})
		w.ok(err)
		w.same("tries in the trash", len(tries), 0)
		if file := w.exported(w.me)["guides/"+string(g.ID)+".json"]; !strings.Contains(file, "My own words.") ||
			!strings.Contains(file, `"rounds"`) {
			t.Errorf("exported: %s", file)
		}
		_, err = w.RestoreGuide(w.ctx, w.me, g.ID)
		w.ok(err)
		left, err := w.Guides(w.ctx, w.me, owned.Page{})
		w.ok(err)
		w.same("left", len(left), 1)
		w.ok(w.DeleteGuide(w.ctx, w.me, g.ID))
		w.ok(w.EraseArtifact(w.ctx, w.me, g.ID))
		w.same("nothing is left", len(w.exported(w.me)), 0)
	})
}

// A true answer uses words of its own: the resume cut deployments by 40%, from twice a week.
func TestATrueAnswerIsNotAccused(t *testing.T) {
	once(t, func(w *world) {
		g := w.guide()
		p, err := w.AddPractice(w.ctx, w.me, coach.QuestionID(g.ID, 1),
			storyAnswer+" I ran the releases, moved them twice a week, and built the checks.")
		w.ok(err)
		all, err := w.Practices(w.ctx, w.me, []id.Artifact{g.ID})
		w.ok(err)
		if len(p.Findings) != 0 || len(all[g.ID]) != 1 || len(all[g.ID][0].Findings) != 0 {
			t.Errorf("%+v %+v", p.Findings, all[g.ID])
		}
	})
}

// The resume assisted with something and cut deployments by 40%.
func TestAContradictionIsAQuestion(t *testing.T) {
	once(t, func(w *world) {
		g := w.guide()
		p, err := w.AddPractice(w.ctx, w.me, coach.QuestionID(g.ID, 1),
			"Our deployments took far too long. I cut deployment time by 75%.")
		w.ok(err)
		if len(p.Findings) != 1 || !strings.HasSuffix(p.Findings[0].Message, "?") {
			t.Errorf("%+v", p.Findings)
		}
		all, err := w.Practices(w.ctx, w.me, []id.Artifact{g.ID})
		w.ok(err)
		w.same("kept", len(all[g.ID][0].Findings), 1)
	})
}

// A kept fact says what the resume doesn't: its owner has confirmed it.
func TestAFactIsASourceOfAnAnswer(t *testing.T) {
	once(t, func(w *world) {
		q := coach.QuestionID(w.guide().ID, 1)
		try := func() int {
			p, err := w.AddPractice(w.ctx, w.me, q, "Our deployments took far too long. I cut deployment time by 75%.")
			w.ok(err)
			return len(p.Findings)
		}
		w.same("before", try(), 1)
		_, err := w.jobs.AddFact(w.ctx, w.other, deployments)
		w.ok(err)
		w.same("with another user's fact", try(), 1)
		_, err = w.jobs.AddFact(w.ctx, w.me, deployments)
		w.ok(err)
		w.same("with a fact", try(), 0)
	})
}

// A question never says that the resume says what only a fact says.
func TestAQuestionNamesTheFactsOfItsOwner(t *testing.T) {
	once(t, func(w *world) {
		q := coach.QuestionID(w.guide().ID, 1)
		_, err := w.jobs.AddFact(w.ctx, w.me, tailor.NewFact{Fact: interview.Fact{
			Requirement: "Training", Reply: interview.Line, Text: "Trained 40 apprentices on reach trucks",
		}})
		w.ok(err)
		p, err := w.AddPractice(w.ctx, w.me, q, "I trained 60 apprentices on reach trucks.")
		w.ok(err)
		if len(p.Findings) != 1 || !strings.Contains(p.Findings[0].Message, "In My facts, you said: “Trained 40") {
			t.Errorf("%+v", p.Findings)
		}
	})
}

var deployments = tailor.NewFact{Fact: interview.Fact{
	Requirement: "CI/CD", Reply: interview.Line, Text: "Cut deployment time by 75%",
}}

func TestATryOutlivesItsResume(t *testing.T) {
	once(t, func(w *world) {
		g := w.guide()
		v, err := w.resumes.Version(w.ctx, w.me, g.Version)
		w.ok(err)
		w.ok(w.resumes.Delete(w.ctx, w.me, v.Resume))
		w.ok(w.jobs.DeleteJob(w.ctx, w.me, g.Job))
		p, err := w.AddPractice(w.ctx, w.me, coach.QuestionID(g.ID, 1), "I raised sales by 90%.")
		w.ok(err)
		if len(p.Findings) != 0 || len(p.Checks) == 0 {
			t.Errorf("%+v", p)
		}
	})
}
