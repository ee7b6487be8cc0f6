package sqlstore_test

import (
	"context"
	"fmt"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/engine/check"
)

// try adds a try at an answer.
func (s accounts) try(owner id.User, guide id.Artifact, question int, text string) coach.Practice {
	s.t.Helper()
	p := coach.Practice{
		ID: s.ids.Practice(), Owner: owner, Guide: guide, Question: question, CreatedAt: now.UTC(), Text: text,
		PracticeChecks: coach.PracticeChecks{
			Checks:   []coach.PracticeCheck{{Kind: "LENGTH", OK: true, Message: "m"}},
			Findings: []check.Finding{},
		},
	}
	s.ok(s.db.Coaching().AddPractice(s.t.Context(), p))
	return p
}

func TestTriesAreKeptWithTheirGuide(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		g, other := s.artifact(a, coach.KindGuide, "one", now), s.artifact(a, coach.KindGuide, "other", now)
		one, two := s.try(a, g.ID, 1, broken), s.try(a, g.ID, 2, "x")
		s.try(a, other.ID, 1, "y")
		one.Text = mended
		got, err := store.Practice(ctx, a, one.ID)
		s.ok(err)
		s.same("as added", got, one)
		_, err = store.Practice(ctx, b, one.ID)
		s.missing("somebody else's", err)
		s.missing("for somebody else's guide",
			store.AddPractice(ctx, coach.Practice{ID: s.ids.Practice(), Owner: b, Guide: g.ID}))
		all, err := store.Practices(ctx, a, []id.Artifact{g.ID, "\x00"})
		s.ok(err)
		s.same("of one guide", len(all[g.ID])+len(all), 3)
		all, err = store.Practices(ctx, b, []id.Artifact{g.ID})
		s.ok(err)
		s.same("of somebody else's guide", len(all), 0)
		s.missing("to delete somebody else's", store.DeletePractice(ctx, b, one.ID))
		s.ok(store.DeletePractice(ctx, a, two.ID))
		for _, odd := range strange {
			_, err = store.Practice(ctx, a, id.Practice(odd))
			s.missing(fmt.Sprintf("%q", odd), err)
			s.missing(fmt.Sprintf("to delete %q", odd), store.DeletePractice(ctx, a, id.Practice(odd)))
		}
		s.ok(store.MoveArtifactToTrash(ctx, a, coach.KindGuide, g.ID, now))
		_, err = store.Practice(ctx, a, one.ID)
		s.missing("of a guide in the trash", err)
		left, err := store.PracticeAfter(ctx, a, g.ID, "", 10)
		s.ok(err)
		s.same("exported from the trash", left, []coach.Practice{one})
		left, err = store.PracticeAfter(ctx, a, g.ID, one.ID, 10)
		s.ok(err)
		s.same("after the last", len(left), 0)
		s.ok(store.EraseArtifact(ctx, a, g.ID))
		s.same("gone with the guide", s.count(`SELECT COUNT(*) FROM practice_answers`), 1)
	})
}
