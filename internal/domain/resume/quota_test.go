package resume_test

import (
	"crypto/rand"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
)

func TestAnAccountHoldsSoManyResumesTheTrashIncluded(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		ids := id.Maker{Now: w.clock.Now, Random: rand.Reader}
		first := w.jane("Base")
		w.ok(w.db.Resumes().InTx(w.ctx, func(tx resume.Store) error {
			for range 500 - 1 {
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
		_, err := w.Create(w.ctx, w.me, resume.New{Title: "x", Content: jane, Key: "k"})
		w.refused("one resume too many", err, fault.Quota)
		_, err = w.Duplicate(w.ctx, w.me, first.ID, "")
		w.refused("one duplicate too many", err, fault.Quota)
		_, err = w.Upload(w.ctx, w.me, resume.File{Name: "cv.txt", Data: []byte(jane)})
		w.refused("one upload too many", err, fault.Quota)
		if w.blobs.count() != 0 {
			t.Error("a refused upload left its file")
		}
		w.ok(w.Delete(w.ctx, w.me, first.ID))
		_, err = w.Create(w.ctx, w.me, resume.New{Title: "x", Content: jane})
		w.refused("with one in the trash", err, fault.Quota)
		w.ok(w.Erase(w.ctx, w.me, first.ID))
		_, err = w.Create(w.ctx, w.me, resume.New{Title: "x", Content: jane, Key: "k"})
		w.ok(err)
	})
}
