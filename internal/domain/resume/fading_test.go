package resume_test

import (
	"slices"
	"testing"
	"time"

	"vitae/internal/base/notice"
	"vitae/internal/domain/owned"
)

func TestWhatGoesFromTheTrashIsReportedThreeDaysAhead(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		const day = 24 * time.Hour
		first, second, kept := w.jane("first"), w.jane("second"), w.jane("kept")
		w.ok(w.Delete(w.ctx, w.me, first.ID))
		w.ok(w.Delete(w.ctx, w.me, kept.ID))
		w.clock.Advance(day)
		w.ok(w.Delete(w.ctx, w.me, second.ID))
		_, err := w.Restore(w.ctx, w.me, kept.ID)
		w.ok(err)
		var bodies []string
		var days []int
		for i := range 32 { // each day
			w.ok(w.WarnOfTrash(w.ctx))
			w.ok(w.WarnOfTrash(w.ctx))
			got, err := w.db.Identity().Notifications(w.ctx, w.me, "", 10)
			w.ok(err)
			if len(got) > len(bodies) {
				if n := got[0]; n.Kind != notice.TrashSoon || n.Path != "/my-resumes/trash" {
					t.Errorf("%+v", n)
				}
				bodies, days = append(bodies, got[0].Body), append(days, i)
			}
			if len(got) > len(bodies) {
				t.Fatalf("day %d: %d notifications", i+1, len(got))
			}
			w.clock.Advance(day)
			w.ok(w.Purge(w.ctx))
		}
		want := []string{
			"1 item will be permanently deleted on December 21, 2026. Restore what you want to keep.",
			"1 item will be permanently deleted on December 22, 2026. Restore what you want to keep.",
		}
		if !slices.Equal(bodies, want) || !slices.Equal(days, []int{26, 27}) {
			t.Errorf("notified on the days %v: %q", days, bodies)
		}
		if got, err := w.db.Identity().Notifications(w.ctx, w.other, "", 10); err != nil || len(got) != 0 {
			t.Errorf("somebody else was notified %+v, %v", got, err)
		}
	})
}

// What is deleted an hour after something else comes near its end when its owner was just notified, and is reported in
// time all the same: whatever the day on which the first is deleted.
func TestWhatFollowsInTheTrashIsReportedADayBeforeItGoes(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		const day = 24 * time.Hour
		for range 3 {
			w.ok(w.Delete(w.ctx, w.me, w.jane("first").ID))
			w.clock.Advance(time.Hour)
			w.ok(w.Delete(w.ctx, w.me, w.jane("second").ID))
			goes := w.clock.Now().Add(owned.TrashFor)
			w.clock.Advance(-time.Hour + 20*day)
			for range 11 { // each day
				w.ok(w.WarnOfTrash(w.ctx))
				w.ok(w.Purge(w.ctx))
				w.clock.Advance(day)
			}
			got, err := w.db.Identity().Notifications(w.ctx, w.me, "", 100)
			w.ok(err)
			inTime := false
			for _, n := range got {
				ahead := goes.Sub(n.CreatedAt)
				inTime = inTime || day <= ahead && ahead <= 4*day
			}
			if !inTime {
				t.Errorf("what goes at %s was not announced a day ahead: %+v", goes, got)
			}
		}
	})
}
