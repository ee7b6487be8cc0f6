package tailor_test

import (
	"crypto/rand"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/posting"
)

func TestAnAccountHoldsSoManyJobDescriptions(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		ids := id.Maker{Now: w.clock.Now, Random: rand.Reader}
		w.ok(w.db.Tailoring().InTx(w.ctx, func(tx tailor.Store) error {
			for range 2000 {
				j := tailor.JobDescription{
					ID: ids.JobDescription(), Owner: w.me, Title: "x", Description: "x",
					Corrections: []posting.Correction{}, Stage: tailor.Saved, CreatedAt: start, UpdatedAt: start,
				}
				if err := tx.AddJob(w.ctx, j); err != nil {
					return err
				}
			}
			return nil
		}))
		_, err := w.CreateJob(w.ctx, w.me, tailor.NewJob{Title: "x", Description: job})
		w.refused("one job description too many", err, fault.Quota)
		_, err = w.CreateJob(w.ctx, w.other, tailor.NewJob{Title: "x", Description: job})
		w.ok(err)
		d, err := w.Dashboard(w.ctx, w.me)
		w.ok(err)
		if d.Jobs != 2000 || len(d.Matches) != 0 {
			t.Errorf("%d jobs, %d matches", d.Jobs, len(d.Matches))
		}
	})
}
