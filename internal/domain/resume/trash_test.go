package resume_test

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
)

func TestTheTrashKeepsAndGivesBack(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		w.ok(w.Delete(w.ctx, w.me, r.ID))
		w.refused("deleted twice", w.Delete(w.ctx, w.me, r.ID), fault.NotFound)
		_, err := w.Version(w.ctx, w.me, r.Latest)
		w.refused("a version in the trash", err, fault.NotFound)
		if n, err := w.CountResumes(w.ctx, w.me); n != 0 || err != nil {
			t.Errorf("%d resumes beside the trash, %v", n, err)
		}
		trash, err := w.Trashed(w.ctx, w.me)
		w.ok(err)
		if len(trash) != 1 || trash[0].ID != r.ID {
			t.Errorf("%+v", trash)
		}
		back, err := w.Restore(w.ctx, w.me, r.ID)
		w.ok(err)
		if back.Title != "Base" || len(w.versions(r.ID)) != 1 {
			t.Errorf("%+v", back)
		}
		w.refused("erasing what is not in the trash", w.Erase(w.ctx, w.me, r.ID), fault.NotFound)
	})
}

func TestErasingRemovesTheFileToo(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		var ids []id.Resume
		for range 3 {
			got, err := w.Upload(w.ctx, w.me, resume.File{Name: "cv.txt", Data: []byte(jane)})
			w.ok(err)
			ids = append(ids, got.Resume.ID)
			w.ok(w.Delete(w.ctx, w.me, got.Resume.ID))
		}
		w.ok(w.Erase(w.ctx, w.me, ids[0]))
		if w.blobs.count() != 2 {
			t.Errorf("%d files after one was erased", w.blobs.count())
		}
		w.blobs.refuse = errors.New("away")
		w.ok(w.Erase(w.ctx, w.me, ids[1]))
		w.blobs.refuse = nil
		if trash, err := w.Trashed(w.ctx, w.me); len(trash) != 1 || err != nil {
			t.Errorf("%d in the trash, %v", len(trash), err)
		}
		w.ok(w.eraseLater())
		w.ok(w.Erase(w.ctx, w.me, ""))
		w.ok(w.Erase(w.ctx, w.me, ""))
		if trash, err := w.Trashed(w.ctx, w.me); len(trash) != 0 || err != nil || w.blobs.count() != 0 {
			t.Errorf("%d in the trash, %d files, %v", len(trash), w.blobs.count(), err)
		}
	})
}

// eraseLater runs the jobs that remove files, a minute later.
func (w *world) eraseLater() error {
	w.clock.Advance(time.Minute)
	for {
		j, some, err := w.db.Queue().Take(w.ctx, w.clock.Now(), time.Minute)
		if err != nil || !some {
			return err
		}
		if j.Kind == job.Erase {
			err = w.blobs.Delete(w.ctx, string(j.Payload))
		}
		if err = errors.Join(err, w.db.Queue().Done(w.ctx, j.ID)); err != nil {
			return err
		}
	}
}

// Of restoring and erasing at the same moment one wins, and what is restored has its file.
func TestWhatIsRestoredHasItsFile(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		for range 20 {
			got, err := w.Upload(w.ctx, w.me, resume.File{Name: "cv.txt", Data: []byte(jane)})
			w.ok(err)
			r := got.Resume.ID
			w.ok(w.Delete(w.ctx, w.me, r))
			won := together(w, 2, func(i int) (bool, error) {
				var err error
				if i == 0 {
					err = w.Erase(w.ctx, w.me, r)
				} else {
					_, err = w.Restore(w.ctx, w.me, r)
				}
				if fault.KindOf(err) == fault.NotFound {
					return false, nil
				}
				return err == nil, err
			})
			if won[0] == won[1] {
				t.Errorf("erased %v, restored %v", won[0], won[1])
			}
			if _, _, err := w.Original(w.ctx, w.me, r); won[1] != (err == nil) {
				t.Errorf("restored %v, its file: %v", won[1], err)
			}
		}
	})
}

func TestThePurgeTakesWhatIsOldAndNothingElse(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		old, err := w.Upload(w.ctx, w.me, resume.File{Name: "cv.txt", Data: []byte(jane), Key: "k"})
		w.ok(err)
		kept := w.jane("kept")
		w.ok(w.Delete(w.ctx, w.me, old.Resume.ID))
		w.clock.Advance(owned.TrashFor - time.Minute)
		young := w.jane("young")
		w.ok(w.Delete(w.ctx, w.me, young.ID))
		w.ok(w.Purge(w.ctx))
		if w.blobs.count() != 1 {
			t.Error("purged before 30 days")
		}
		w.clock.Advance(2 * time.Minute)
		w.ok(w.Purge(w.ctx))
		trash, err := w.Trashed(w.ctx, w.me)
		w.ok(err)
		if len(trash) != 1 || trash[0].ID != young.ID || w.blobs.count() != 0 {
			t.Errorf("%+v, %d files", trash, w.blobs.count())
		}
		if _, err := w.Resume(w.ctx, w.me, kept.ID); err != nil {
			t.Error(err)
		}
		if more, err := w.db.Resumes().ForgetRequests(w.ctx, w.clock.Now(), 1); more || err != nil {
			t.Errorf("the purge left request keys: %v", err)
		}
	})
}

func TestAnExportHoldsEverythingTheTrashToo(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		up, err := w.Upload(w.ctx, w.me, resume.File{Name: "cv.txt", Data: []byte(jane)})
		w.ok(err)
		r := w.jane("Base")
		_, err = w.AddVersion(w.ctx, w.me, r.ID, resume.NewVersion{Content: jane + "\nMore\n"})
		w.ok(err)
		w.ok(w.Delete(w.ctx, w.me, up.Resume.ID))
		got := map[string]string{}
		put := func(name string, data []byte) error {
			if got[name] != "" {
				t.Errorf("%s twice", name)
			}
			got[name] = string(data)
			return nil
		}
		w.ok(w.Export(w.ctx, w.me, put))
		a, b := "resumes/"+string(up.Resume.ID)+"/", "resumes/"+string(r.ID)+"/"
		want := []string{
			a + "resume.json", a + "versions/1.json", a + "file/cv.txt", b + "resume.json",
			b + "versions/1.json", b + "versions/2.json",
		}
		slices.Sort(want)
		if names := slices.Sorted(maps.Keys(got)); !slices.Equal(names, want) {
			t.Errorf("%v\nwant %v", names, want)
		}
		var v struct{ Content, Origin string }
		w.ok(json.Unmarshal([]byte(got[b+"versions/2.json"]), &v))
		if v.Content != jane+"\nMore\n" || v.Origin != "WRITTEN" || got[a+"file/cv.txt"] != jane ||
			!strings.Contains(got[a+"resume.json"], `"deletedAt": "2026`) {
			t.Errorf("%v", got)
		}
		w.ok(w.Export(w.ctx, w.other,
			func(name string, _ []byte) error { t.Errorf("%s is somebody else's", name); return nil }))
		full := errors.New("full")
		if err := w.Export(w.ctx, w.me, func(string, []byte) error { return full }); !errors.Is(err, full) {
			t.Errorf("a full disk: %v", err)
		}
		if !strings.Contains(w.About(), "versions/") {
			t.Error("About does not say where versions are")
		}
	})
}
