package coach_test

import (
	"crypto/rand"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/coach"
)

const day = 24 * time.Hour

func TestAPlansNextStepIsReportedOnceAWeekForFourWeeks(t *testing.T) {
	each(t, func(w *world) {
		p := w.plan()
		wants := func(when string, n int) {
			t.Helper()
			for range 2 { // the second finds nothing new
				w.ok(w.RemindOfSteps(w.ctx))
			}
			if got := w.notices(); len(got) != n {
				t.Errorf("%s: notified %d times, want %d", when, len(got), n)
			}
		}
		wants("at once", 0)
		w.clock.Advance(7*day - time.Second)
		wants("before a week is over", 0)
		w.clock.Advance(time.Second)
		wants("after a week", 1)
		got := w.notices()[0]
		if got.Kind != notice.PlanStep || !strings.HasPrefix(got.Title, "Kubernetes: step 1 of ") ||
			!strings.HasSuffix(got.Title, " is due") || got.Path != "/skill-development-plan/"+string(p.ID) {
			t.Errorf("%+v", got)
		}
		w.clock.Advance(6 * day)
		wants("six days later", 1)
		w.clock.Advance(day)
		wants("after two weeks", 2)

		_, err := w.SetStepDone(w.ctx, w.me, coach.StepID(p.ID, 1), true)
		w.ok(err)
		w.clock.Advance(7*day - time.Second)
		wants("less than a week after a step", 2)
		w.clock.Advance(time.Second)
		wants("a week after a step", 3)
		if got := w.notices()[0]; !strings.HasPrefix(got.Title, "Kubernetes: step 2 of ") {
			t.Errorf("%+v", got)
		}
		for range 10 {
			w.clock.Advance(7 * day)
			w.ok(w.RemindOfSteps(w.ctx))
		}
		wants("after ten silent weeks", 6)
	})
}

func TestFinishedAndDeletedPlansAreNotDue(t *testing.T) {
	each(t, func(w *world) {
		done, deleted := w.plan(), w.plan()
		for i := range done.Steps {
			_, err := w.SetStepDone(w.ctx, w.me, coach.StepID(done.ID, i+1), true)
			w.ok(err)
		}
		w.ok(w.DeletePlan(w.ctx, w.me, deleted.ID))
		w.clock.Advance(8 * day)
		w.ok(w.RemindOfSteps(w.ctx))
		if got := w.notices(); len(got) != 0 {
			t.Errorf("%+v", got)
		}
	})
}

// More plans than one look-up gives, all of the same moment.
func TestEveryPlanIsLookedAt(t *testing.T) {
	once(t, func(w *world) {
		p := w.plan()
		w.ok(w.db.Coaching().InTx(w.ctx, func(tx coach.Store) error {
			for range 450 {
				one := p.Artifact
				one.ID = id.Maker{Now: w.clock.Now, Random: rand.Reader}.Artifact()
				if err := tx.AddArtifact(w.ctx, one, "{}"); err != nil {
					return err
				}
			}
			return nil
		}))
		w.clock.Advance(8 * day)
		w.ok(w.RemindOfSteps(w.ctx))
		if n, err := w.db.Identity().UnreadNotifications(w.ctx, w.me); n != 451 || err != nil {
			t.Errorf("%d of 451 plans were announced, %v", n, err)
		}
	})
}
