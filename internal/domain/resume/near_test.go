package resume_test

import (
	"crypto/rand"
	"strings"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/resume"
)

func TestNineTenthsOfTheResumesAreReportedOnce(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		ids := id.Maker{Now: w.clock.Now, Random: rand.Reader}
		w.ok(w.db.Resumes().InTx(w.ctx, func(tx resume.Store) error {
			for range 448 {
				r := resume.Resume{
					ID: ids.Resume(), Owner: w.me, Title: "x", Tags: []string{}, CreatedAt: start,
					UpdatedAt: start,
				}
				if err := tx.AddResume(w.ctx, r); err != nil {
					return err
				}
			}
			return nil
		}))
		for i, notified := range []int{0, 1, 1} {
			w.jane("x")
			got, err := w.db.Identity().Notifications(w.ctx, w.me, "", 10)
			w.ok(err)
			if len(got) != notified {
				t.Fatalf("%d resumes: notified %+v", 449+i, got)
			}
			if notified == 1 && (got[0].Kind != notice.NearBound ||
				!strings.HasPrefix(got[0].Body, "You have 450 of 500 resumes.")) {
				t.Errorf("%+v", got[0])
			}
		}
	})
}
