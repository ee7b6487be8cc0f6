package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
)

func titles(all []resume.Resume) []string {
	return names(all, func(r resume.Resume) string { return r.Title })
}

func TestAResumeIsFoundAsItWasSaved(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		r := s.resume(a, broken, now)
		got, err := store.Resume(ctx, a, r.ID)
		s.ok(err)
		r.Title = mended
		s.same("as added", got, r)
		r.Title, r.Tags, r.ArchivedAt, r.UpdatedAt = "CV", []string{"a,b", "\"<>", "日本"}, later(1).UTC(), later(2).UTC()
		s.ok(store.SaveResume(ctx, r))
		got, err = store.Resume(ctx, a, r.ID)
		s.ok(err)
		s.same("as saved", got, r)
		foreign := r
		foreign.Owner, foreign.Title = b, "stolen"
		s.missing("to save somebody else's", store.SaveResume(ctx, foreign))
		_, err = store.Resume(ctx, b, r.ID)
		s.missing("somebody else's", err)
		s.missing("a resume for nobody", store.AddResume(ctx, resume.Resume{ID: s.ids.Resume(), Owner: 404}))
		for _, odd := range strange {
			_, err = store.Resume(ctx, a, id.Resume(odd))
			s.missing(fmt.Sprintf("%q", odd), err)
			s.missing(fmt.Sprintf("to save %q", odd),
				store.SaveResume(ctx, resume.Resume{ID: id.Resume(odd), Owner: a}))
			s.missing(fmt.Sprintf("to delete %q", odd), store.MoveToTrash(ctx, a, id.Resume(odd), now))
		}
		got, err = store.Resume(ctx, a, r.ID)
		s.ok(err)
		s.same("after all that", got, r)
	})
}

func TestResumesAreListedByTheirLastChange(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		s.resume(b, "not mine", later(9))
		var same []string
		for i := range 3 { // of one moment: by identifier
			same = append([]string{string(s.resume(a, fmt.Sprint("same", i), now).ID)}, same...)
		}
		s.resume(a, "old", later(-5))
		trashed, changed := s.resume(a, "trashed", later(3)), s.resume(a, "changed", later(-9))
		changed.UpdatedAt = later(5)
		s.ok(store.SaveResume(ctx, changed))
		list := func(p owned.Page) ([]resume.Resume, error) { return store.Resumes(ctx, a, p) }
		key := func(r resume.Resume) string { return string(r.ID) }
		title := func(r resume.Resume) string { return strings.TrimRight(r.Title, "012") }
		s.same("all", eachPage(s, list, title, key), []string{"changed", "trashed", "same", "same", "same", "old"})
		page, err := store.Resumes(ctx, a, owned.Page{First: 1, After: string(trashed.ID)})
		s.ok(err)
		s.ok(store.MoveToTrash(ctx, a, trashed.ID, now))
		again, err := store.Resumes(ctx, a, owned.Page{First: 1, After: string(trashed.ID)})
		s.ok(err)
		s.same("after one that is in the trash by now", again, page)
		s.same("without the trash", eachPage(s, list, title, key), []string{"changed", "same", "same", "same", "old"})
		other, err := store.Resumes(ctx, b, owned.Page{First: 9, After: string(trashed.ID)})
		s.ok(err)
		s.same("after somebody else's", titles(other), []string{})
		for _, odd := range strange[1:] {
			none, err := store.Resumes(ctx, a, owned.Page{First: 9, After: odd})
			s.ok(err)
			s.same(fmt.Sprintf("after %q", odd), titles(none), []string{})
		}
		n, err := store.CountResumes(ctx, a)
		s.ok(err)
		s.same("count", n, 6)
	})
}

func TestWhatIsInTheTrashIsNotThere(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		r := s.resume(a, "CV", now)
		v := s.version(a, r.ID, now)
		s.upload(a, r.ID, 7)
		s.missing("to restore what is not in the trash", store.Restore(ctx, a, r.ID))
		s.missing("to erase what is not in the trash", store.Erase(ctx, a, r.ID))
		s.missing("to delete somebody else's", store.MoveToTrash(ctx, b, r.ID, now))
		s.ok(store.MoveToTrash(ctx, a, r.ID, later(1)))
		s.missing("to delete it again", store.MoveToTrash(ctx, a, r.ID, later(2)))
		_, err := store.Resume(ctx, a, r.ID)
		s.missing("the resume", err)
		s.missing("to save it", store.SaveResume(ctx, r))
		_, err = store.AddVersion(ctx, resume.Version{ID: s.ids.Version(), Resume: r.ID, Owner: a}, resume.Text{})
		s.missing("a version for it", err)
		s.missing("a file for it", store.AddUpload(ctx, resume.Upload{ID: s.ids.Upload(), Resume: r.ID, Owner: a}))
		s.missing("a text for it", store.SaveText(ctx, a, v.ID, said("x"), now))
		s.same("its versions", s.versionsThere(ctx, a, r.ID, v.ID), []int{0, 0, 0, 0})
		files, err := store.UploadsOf(ctx, a, []id.Resume{r.ID})
		s.ok(err)
		s.same("its file, which is kept", len(files), 1)
		trash, err := store.Trashed(ctx, a)
		s.ok(err)
		s.same("the trash", titles(trash), []string{"CV"})
		s.same("deleted", trash[0].DeletedAt, later(1).UTC())
		s.missing("to restore somebody else's", store.Restore(ctx, b, r.ID))
		s.missing("to erase somebody else's", store.Erase(ctx, b, r.ID))
		s.ok(store.Restore(ctx, a, r.ID))
		s.same("restored", s.versionsThere(ctx, a, r.ID, v.ID), []int{1, 1, 1, 1})
		got, err := store.Resume(ctx, a, r.ID)
		s.ok(err)
		s.same("as it was", []any{got.DeletedAt.IsZero(), got.Versions, got.Latest}, []any{true, 1, v.ID})
		s.ok(store.MoveToTrash(ctx, a, r.ID, later(1)))
		s.ok(store.Erase(ctx, a, r.ID))
		s.same("rows", s.count(`SELECT COUNT(*) FROM resumes`)+s.count(`SELECT COUNT(*) FROM versions`)+s.count(
			`SELECT COUNT(*) FROM uploads`), 0)
	})
}

// versionsThere counts what each way of asking finds of a resume with one version.
func (s accounts) versionsThere(ctx context.Context, a id.User, r id.Resume, v id.Version) []int {
	s.t.Helper()
	store := s.db.Resumes()
	byID, err := store.VersionsByID(ctx, a, []id.Version{v})
	s.ok(err)
	all, err := store.VersionsOf(ctx, a, r, owned.Page{First: 9})
	s.ok(err)
	newest, err := store.NewestVersions(ctx, a, []id.Resume{r}, 9)
	s.ok(err)
	texts, err := store.Texts(ctx, a, []id.Version{v})
	s.ok(err)
	_, err = store.Version(ctx, a, v)
	there, err := found(err)
	s.ok(err)
	s.same("one", there, len(byID) == 1)
	return []int{len(byID), len(all), len(newest[r]), len(texts)}
}

func TestAProfileCountsResumesOutsideTheTrash(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		s.resume(b, "not mine", later(9))
		s.resume(a, "1", later(1))
		s.resume(a, "2", later(2))
		newest := s.resume(a, "3", later(3))
		for _, want := range []struct {
			resumes int
			last    time.Time
		}{{3, later(3)}, {2, later(2)}} {
			p, err := s.Profile(ctx, a)
			s.ok(err)
			s.same("resumes", []any{p.Resumes, p.LastResume}, []any{want.resumes, want.last.UTC()})
			if want.resumes == 3 {
				s.ok(s.SaveProfile(ctx, p)) // writes no count
				s.ok(s.db.Resumes().MoveToTrash(ctx, a, newest.ID, now))
			}
		}
		p, err := s.Profile(ctx, s.add("eve"))
		s.ok(err)
		s.same("none", []any{p.Resumes, p.LastResume.IsZero()}, []any{0, true})
	})
}

func TestTheOutdatedAreListedOfAllOwners(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		store := s.db.Resumes()
		for i, name := range []string{"ada", "bob", "eve"} {
			u := s.add(name)
			s.resume(u, "kept", now)
			s.ok(store.MoveToTrash(ctx, u, s.resume(u, name, now).ID, later(i)))
		}
		got, err := store.Outdated(ctx, later(2), 9)
		s.ok(err)
		s.same("before", titles(got), []string{"ada", "bob"})
		got, err = store.Outdated(ctx, later(9), 1)
		s.ok(err)
		s.same("bounded", titles(got), []string{"ada"})
	})
}

func TestAResumeAndItsVersionAreKeptTogetherOrNotAtAll(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, stop := s.add("ada"), errors.New("stop")
		r := resume.Resume{ID: s.ids.Resume(), Owner: a, Title: "CV", CreatedAt: now, UpdatedAt: now}
		err := s.db.Resumes().InTx(ctx, func(tx resume.Store) error {
			s.ok(tx.AddResume(ctx, r))
			_, err := tx.AddVersion(ctx, resume.Version{ID: s.ids.Version(), Resume: r.ID, Owner: a}, said("x"))
			s.ok(err)
			s.ok(tx.InTx(ctx, func(inner resume.Store) error {
				_, err := inner.Resume(ctx, a, r.ID)
				return err
			}))
			return stop
		})
		if !errors.Is(err, stop) {
			t.Fatal(err)
		}
		s.same("rows", s.count(`SELECT COUNT(*) FROM resumes`)+s.count(`SELECT COUNT(*) FROM versions`), 0)
	})
}

func TestOneFileAResume(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		one, two, none := s.resume(a, "1", now), s.resume(a, "2", now), s.resume(a, "3", now)
		first, second := s.upload(a, one.ID, 1<<40), s.upload(a, two.ID, 5)
		s.ok(store.MoveToTrash(ctx, a, two.ID, now))
		got, err := store.UploadsOf(ctx, a, []id.Resume{one.ID, two.ID, none.ID, "\x00"})
		s.ok(err)
		s.same("files", got, map[id.Resume]resume.Upload{one.ID: first, two.ID: second})
		got, err = store.UploadsOf(ctx, b, []id.Resume{one.ID, two.ID})
		s.ok(err)
		s.same("somebody else's", len(got), 0)
		s.missing("a file of somebody else's resume",
			store.AddUpload(ctx, resume.Upload{ID: s.ids.Upload(), Resume: none.ID, Owner: b}))
		if err := store.AddUpload(ctx, resume.Upload{ID: s.ids.Upload(), Resume: one.ID, Owner: a}); err == nil {
			t.Error("a resume has two files")
		}
		for after, want := range map[id.Upload]int{
			"": 2, min(first.ID, second.ID): 1, max(first.ID, second.ID): 0,
			"\x00": 0,
		} {
			page, err := store.UploadsAfter(ctx, a, after, 9)
			s.ok(err)
			s.same(fmt.Sprintf("after %q", after), len(page), want)
		}
		files, bytes, err := store.UploadsUsed(ctx, a)
		s.ok(err)
		s.same("used", []int64{int64(files), bytes}, []int64{2, 1<<40 + 5})
		files, bytes, err = store.UploadsUsed(ctx, b)
		s.ok(err)
		s.same("used by another", []int64{int64(files), bytes}, []int64{0, 0})
	})
}

// A user with room for one more file sends eight at once.
func TestUploadsAreCountedOneAfterAnother(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.add("ada")
		kept := s.together(8, func(i int) (bool, error) {
			r := s.resume(a, fmt.Sprint(i), now)
			took := false
			err := s.db.Resumes().InTx(ctx, func(tx resume.Store) error {
				files, _, err := tx.UploadsUsed(ctx, a)
				took = err == nil && files < 1
				if !took {
					return err
				}
				return tx.AddUpload(ctx, resume.Upload{ID: s.ids.Upload(), Resume: r.ID, Owner: a})
			})
			return took, err
		})
		s.same("kept", []int{kept, s.count(`SELECT COUNT(*) FROM uploads`)}, []int{1, 1})
	})
}
