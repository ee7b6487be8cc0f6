package coach_test

import (
	"crypto/rand"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
)

func TestAnAccountHoldsSoManyLetters(t *testing.T) {
	each(t, func(w *world) {
		r := coach.LetterRequest{Version: w.resume(jane).Latest, Job: w.job("Engineer", job).ID}
		w.fill(coach.KindLetter, 500)
		_, err := w.GenerateLetter(w.ctx, w.me, r)
		w.refused("one too many", err, fault.Quota)
		if !strings.Contains(fault.Public(err), "500 cover letters") {
			t.Error(fault.Public(err))
		}
	})
}

// fill keeps so many artifacts of a kind.
func (w *world) fill(k coach.Kind, n int) {
	w.t.Helper()
	ids := id.Maker{Now: w.clock.Now, Random: rand.Reader}
	w.ok(w.db.Coaching().InTx(w.ctx, func(tx coach.Store) error {
		for i := range n {
			one := coach.Artifact{
				ID: ids.Artifact(), Owner: w.me, Kind: k, Title: fmt.Sprint(i), CreatedAt: start,
				UpdatedAt: start, Facts: "{}",
			}
			if err := tx.AddArtifact(w.ctx, one, "{}"); err != nil {
				return err
			}
		}
		return nil
	}))
}

func TestALetterKeepsItsLastHundredVersions(t *testing.T) {
	each(t, func(w *world) {
		l := w.letter()
		for i := range coach.MaxLetterVersions + 3 {
			text := fmt.Sprintf("Text %d.", i)
			_, err := w.UpdateLetter(w.ctx, w.me, l.ID, coach.LetterChange{Content: &text})
			w.ok(err)
		}
		all, err := w.LetterVersions(w.ctx, w.me, []id.Artifact{l.ID}, 1000)
		w.ok(err)
		got := all[l.ID]
		if len(got) != coach.MaxLetterVersions || got[0].Number != 104 || got[0].Content != "Text 102.\n" ||
			got[99].Number != 5 {
			t.Errorf("%d versions, the newest %+v", len(got), got[0])
		}
	})
}

func TestAServiceNeedsAllItsParts(t *testing.T) {
	t.Parallel()
	if _, err := coach.New(coach.Deps{}); err == nil {
		t.Error("a service of nothing")
	}
}
