package coach_test

import (
	"context"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
)

func (w *world) underway(owner id.User) tailor.OpenWork {
	w.t.Helper()
	u, err := w.begun.OpenWork(w.ctx, owner)
	w.ok(err)
	return u
}

func TestWhatWasBegunIsReported(t *testing.T) {
	each(t, func(w *world) {
		w.same("nothing yet", w.underway(w.me), tailor.OpenWork{})
		l := w.letter()
		w.same("a letter that is whole", w.underway(w.me), tailor.OpenWork{})
		for owner, own := range map[id.User]bool{w.me: true, w.other: false} {
			has, err := w.begun.HasLetter(w.ctx, owner, l.ID)
			w.ok(err)
			w.same("its owner has it", has, own)
		}
		open := "Dear [Name],\n\nI write to [Company].\n"
		_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &open})
		w.ok(err)
		w.clock.Advance(time.Minute)
		older, newer := w.plan(), w.plan()
		w.clock.Advance(time.Minute)
		done, err := w.SetStepDone(w.ctx, w.me, coach.StepID(older.ID, 1), true)
		w.ok(err)
		g, err := w.GenerateGuide(w.ctx, w.me, coach.GuideRequest{Version: l.Version, Job: l.Job})
		w.ok(err)
		_, err = w.CreateComparison(w.ctx, w.me, coach.ComparisonRequest{
			Version: l.Version,
			Jobs:    []id.JobDescription{l.Job, w.job("Second", job).ID},
		})
		w.ok(err)
		of := w.steps(older.ID).Steps
		step := func(p coach.Plan, n int) tailor.DueStep {
			return tailor.DueStep{
				Plan: p.ID, Title: p.Title, Number: n, Of: len(of), Text: of[n-1].Description,
				Hours: of[n-1].Hours, Since: p.UpdatedAt,
			}
		}
		w.same("everything", w.underway(w.me), tailor.OpenWork{
			Letters: []tailor.OpenLetter{{Letter: l.ID, Title: l.Title, Places: []string{"[Name]", "[Company]"}}},
			Steps:   []tailor.DueStep{step(newer, 1), step(done, 2)}, Guided: []id.JobDescription{l.Job},
			Compared: true,
		})
		w.same("somebody else's", w.underway(w.other), tailor.OpenWork{})
		for n := range of {
			_, err := w.SetStepDone(w.ctx, w.me, coach.StepID(newer.ID, n+1), true)
			w.ok(err)
		}
		w.ok(w.DeleteLetter(w.ctx, w.me, l.ID))
		w.ok(w.DeleteGuide(w.ctx, w.me, g.ID))
		w.same("done and deleted", w.underway(w.me), tailor.OpenWork{
			Steps:    []tailor.DueStep{step(done, 2)},
			Compared: true,
		})
	})
}

type store = coach.Artifacts

// counted counts look-ups, and the artifacts and texts that they gave.
type counted struct {
	store
	asked, artifacts, texts int
}

func (c *counted) Artifacts(ctx context.Context, owner id.User, k coach.Kind, p owned.Page) ([]coach.Artifact, error) {
	out, err := c.store.Artifacts(ctx, owner, k, p)
	c.asked++
	c.artifacts += len(out)
	return out, err
}

func (c *counted) Bodies(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact]string, error) {
	out, err := c.store.Bodies(ctx, owner, of)
	c.asked++
	c.texts += len(out)
	return out, err
}

// An account that holds as much as it can costs as many look-ups as any, and few more rows.
func TestTheCostOfWhatWasBegunIsFlat(t *testing.T) {
	each(t, func(w *world) {
		l, _ := w.letter(), w.plan()
		for _, k := range []coach.Kind{coach.KindLetter, coach.KindPlan, coach.KindGuide, coach.KindComparison} {
			w.fill(k, 150)
		}
		c := &counted{store: w.db.Coaching()}
		b, err := coach.NewOpenWork(c)
		w.ok(err)
		u, err := b.OpenWork(w.ctx, w.me)
		w.ok(err)
		if c.asked != 6 || c.texts > 13 || c.artifacts > 10+20+200+1 || len(u.Guided) != 150 {
			t.Errorf("%d look-ups, %d texts, %d artifacts, %d guides; letter %s", c.asked, c.texts, c.artifacts,
				len(u.Guided), l.ID)
		}
	})
}
