package coach_test

import (
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
)

func TestNineTenthsOfTheLettersAreReportedOnceUntilThereAreFewer(t *testing.T) {
	each(t, func(w *world) {
		r := coach.LetterRequest{Version: w.resume(jane).Latest, Job: w.job("Engineer", job).ID}
		w.fill(coach.KindLetter, 448)
		var last id.Artifact
		write := func(n int) {
			t.Helper()
			for range n {
				l, err := w.GenerateLetter(w.ctx, w.me, r)
				w.ok(err)
				last = l.ID
			}
		}
		wants := func(when string, n int) {
			t.Helper()
			if got := w.notices(); len(got) != n {
				t.Errorf("%s: notified %d times, want %d", when, len(got), n)
			}
		}
		write(1)
		wants("449", 0)
		write(1)
		wants("450", 1)
		want := notice.Notice{
			Kind: notice.NearBound, Title: "Almost at your limit for cover letters",
			Body: "You have 450 of 500 cover letters. Delete some and empty the trash to free up space.",
			Path: "/subscription",
		}
		if got := w.notices()[0]; got != want {
			t.Errorf("%+v", got)
		}
		write(1)
		wants("451", 1)
		for range 2 {
			w.ok(w.DeleteLetter(w.ctx, w.me, last))
			w.ok(w.EraseArtifact(w.ctx, w.me, last))
			all, err := w.Letters(w.ctx, w.me, owned.Page{First: 1})
			w.ok(err)
			last = all[0].ID
		}
		write(1)
		wants("450 again, after 449", 2)
	})
}
