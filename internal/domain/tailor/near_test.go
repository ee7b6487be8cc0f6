package tailor_test

import (
	"crypto/rand"
	"strings"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/posting"
)

func TestNineTenthsOfTheJobDescriptionsAreReportedOnce(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		ids := id.Maker{Now: w.clock.Now, Random: rand.Reader}
		w.ok(w.db.Tailoring().InTx(w.ctx, func(tx tailor.Store) error {
			for range 1798 {
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
		for i, notices := range []int{0, 1, 1} {
			w.job("x")
			if got := w.notices(); len(got) != notices {
				t.Fatalf("%d jobs: notified %+v", 1799+i, got)
			}
		}
		if n := w.notices()[0]; n.Kind != notice.NearBound ||
			!strings.HasPrefix(n.Body, "You have 1800 of 2000 job descriptions.") {
			t.Errorf("%+v", n)
		}
	})
}
