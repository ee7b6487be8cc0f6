package sqlstore_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
)

// artifact adds an artifact of a kind.
func (s accounts) artifact(owner id.User, k coach.Kind, title string, at time.Time) coach.Artifact {
	s.t.Helper()
	one := coach.Artifact{
		ID: s.ids.Artifact(), Owner: owner, Kind: k, Title: title, CreatedAt: at.UTC(), UpdatedAt: at.UTC(),
		Facts: `{"a":1}`,
	}
	s.ok(s.db.Coaching().AddArtifact(s.t.Context(), one, "body of "+title))
	return one
}

func artifactTitles(all []coach.Artifact) []string {
	return names(all, func(s coach.Artifact) string { return s.Title })
}

func TestAArtifactIsFoundAsItWasSaved(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		one := s.artifact(a, coach.KindLetter, broken, now)
		one.Title = mended
		got, err := store.Artifact(ctx, a, coach.KindLetter, one.ID)
		s.ok(err)
		s.same("as added", got, one)
		_, err = store.Artifact(ctx, a, "guide", one.ID)
		s.missing("of another kind", err)
		_, err = store.Artifact(ctx, b, coach.KindLetter, one.ID)
		s.missing("somebody else's", err)

		one.Title, one.Facts, one.UpdatedAt = "New", `{"b":2}`, later(3).UTC()
		s.ok(store.SaveArtifact(ctx, one, nil))
		bodies, err := store.Bodies(ctx, a, []id.Artifact{one.ID, "\x00", ""})
		s.ok(err)
		s.same("a body that stays", bodies, map[id.Artifact]string{one.ID: "body of " + mended})
		text := broken
		s.ok(store.SaveArtifact(ctx, one, &text))
		bodies, err = store.Bodies(ctx, a, []id.Artifact{one.ID})
		s.ok(err)
		s.same("another body", bodies, map[id.Artifact]string{one.ID: mended})
		got, err = store.Artifact(ctx, a, coach.KindLetter, one.ID)
		s.ok(err)
		s.same("as saved", got, one)

		stolen := one
		stolen.Owner = b
		s.missing("to save somebody else's", store.SaveArtifact(ctx, stolen, nil))
		s.missing("to delete somebody else's", store.MoveArtifactToTrash(ctx, b, coach.KindLetter, one.ID, now))
		s.missing("to delete one of another kind", store.MoveArtifactToTrash(ctx, a, "guide", one.ID, now))
		s.missing("for nobody",
			store.AddArtifact(ctx, coach.Artifact{ID: s.ids.Artifact(), Owner: 404, Kind: coach.KindLetter},
				""))
		bodies, err = store.Bodies(ctx, b, []id.Artifact{one.ID})
		s.ok(err)
		s.same("somebody else's body", len(bodies), 0)
		for _, odd := range strange {
			_, err = store.Artifact(ctx, a, coach.KindLetter, id.Artifact(odd))
			s.missing(fmt.Sprintf("%q", odd), err)
			s.missing(fmt.Sprintf("to save %q", odd),
				store.SaveArtifact(ctx, coach.Artifact{ID: id.Artifact(odd), Owner: a},
					nil))
			s.missing(fmt.Sprintf("to delete %q", odd),
				store.MoveArtifactToTrash(ctx, a, coach.KindLetter, id.Artifact(odd),
					now))
			s.missing(fmt.Sprintf("to restore %q", odd),
				store.RestoreArtifact(ctx, a, coach.KindLetter, id.Artifact(odd)))
			if odd != "" {
				s.missing(fmt.Sprintf("to erase %q", odd), store.EraseArtifact(ctx, a, id.Artifact(odd)))
			}
		}
	})
}

func TestArtifactsAreListedByTheirLastChange(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		s.artifact(b, coach.KindLetter, "not mine", later(9))
		s.artifact(a, "guide", "another kind", later(9))
		for i, title := range []string{"1", "2", "3", "4", "5"} {
			s.artifact(a, coach.KindLetter, title, later(i))
		}
		got := eachPage(s, func(p owned.Page) ([]coach.Artifact, error) {
			return store.Artifacts(ctx, a, coach.KindLetter,
				p)
		},
			func(one coach.Artifact) string { return one.Title },
			func(one coach.Artifact) string { return string(one.ID) })
		s.same("listed", got, []string{"5", "4", "3", "2", "1"})
		n, err := store.CountArtifacts(ctx, a, coach.KindLetter)
		s.ok(err)
		s.same("counted", n, 5)
		for _, odd := range strange[1:] {
			page, err := store.Artifacts(ctx, a, coach.KindLetter, owned.Page{First: 9, After: odd})
			s.ok(err)
			s.same(fmt.Sprintf("after %q", odd), len(page), 0)
		}
	})
}

func TestTheTrashOfArtifacts(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		one, other, kept := s.artifact(a, coach.KindLetter, "one", now), s.artifact(a, "guide", "other", now),
			s.artifact(a, coach.KindLetter, "kept", now)
		s.ok(store.MoveArtifactToTrash(ctx, a, coach.KindLetter, one.ID, later(1)))
		s.ok(store.MoveArtifactToTrash(ctx, a, "guide", other.ID, later(2)))
		s.missing("twice", store.MoveArtifactToTrash(ctx, a, coach.KindLetter, one.ID, later(1)))
		trash, err := store.TrashedArtifacts(ctx, a)
		s.ok(err)
		s.same("trash", artifactTitles(trash), []string{"other", "one"})
		bodies, err := store.Bodies(ctx, a, []id.Artifact{one.ID, kept.ID})
		s.ok(err)
		s.same("bodies", len(bodies), 1)
		s.missing("to save what is in the trash", store.SaveArtifact(ctx, one, nil))
		s.missing("to restore somebody else's", store.RestoreArtifact(ctx, b, coach.KindLetter, one.ID))
		s.missing("to erase somebody else's", store.EraseArtifact(ctx, b, one.ID))
		s.missing("to erase what is not in the trash", store.EraseArtifact(ctx, a, kept.ID))
		s.ok(store.RestoreArtifact(ctx, a, coach.KindLetter, one.ID))
		s.missing("to restore it twice", store.RestoreArtifact(ctx, a, coach.KindLetter, one.ID))
		more, err := store.EraseOutdatedArtifacts(ctx, later(2), 10)
		s.ok(err)
		s.same("not yet outdated", []any{more, s.count(`SELECT COUNT(*) FROM sheets`)}, []any{false, 3})
		more, err = store.EraseOutdatedArtifacts(ctx, later(3), 1)
		s.ok(err)
		s.same("outdated", []any{more, s.count(`SELECT COUNT(*) FROM sheets`)}, []any{true, 2})
		s.ok(store.MoveArtifactToTrash(ctx, a, coach.KindLetter, one.ID, later(1)))
		s.ok(store.EraseArtifact(ctx, a, ""))
		s.same("left", s.count(`SELECT COUNT(*) FROM sheets`), 1)
	})
}

func TestLetterVersionsAreKeptInTheirOrder(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		one, other := s.artifact(a, coach.KindLetter, "one", now), s.artifact(a, coach.KindLetter, "other", now)
		for i := range 4 {
			s.ok(store.AddLetterVersion(ctx, coach.LetterVersion{
				Letter: one.ID, Owner: a, Number: i + 1,
				CreatedAt: later(i), Content: broken,
			}, 3))
		}
		s.ok(store.AddLetterVersion(ctx, coach.LetterVersion{
			Letter: other.ID, Owner: a, Number: 1, CreatedAt: now,
			Content: "x",
		}, 3))
		s.missing("of somebody else's letter",
			store.AddLetterVersion(ctx, coach.LetterVersion{Letter: one.ID, Owner: b, Number: 9}, 3))
		numbers := func(all []coach.LetterVersion) []string {
			return names(all, func(v coach.LetterVersion) string { return fmt.Sprint(v.Number, v.Content == mended) })
		}
		got, err := store.LetterVersions(ctx, a, []id.Artifact{one.ID, other.ID, "\x00"}, 2)
		s.ok(err)
		s.same("the newest", [][]string{numbers(got[one.ID]), numbers(got[other.ID])},
			[][]string{{"4 true", "3 true"}, {"1 false"}})
		got, err = store.LetterVersions(ctx, b, []id.Artifact{one.ID}, 2)
		s.ok(err)
		s.same("somebody else's", len(got), 0)
		all, err := store.LetterVersionsAfter(ctx, a, one.ID, 0, 10)
		s.ok(err)
		s.same("the last three", numbers(all), []string{"2 true", "3 true", "4 true"})
		all, err = store.LetterVersionsAfter(ctx, b, one.ID, 0, 10)
		s.ok(err)
		s.same("somebody else's, exported", len(all), 0)
	})
}

func TestArtifactsAreExportedFromTheTrashToo(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		s.artifact(b, coach.KindLetter, "not mine", now)
		one, other := s.artifact(a, coach.KindLetter, "one", now), s.artifact(a, "guide", "other", now)
		s.ok(store.MoveArtifactToTrash(ctx, a, coach.KindLetter, one.ID, later(1)))
		got := map[id.Artifact]string{}
		for after := id.Artifact(""); ; {
			page, err := store.ArtifactsAfter(ctx, a, after, 1)
			s.ok(err)
			if len(page) == 0 {
				break
			}
			after, got[page[0].ID] = page[0].ID, page[0].Body
		}
		s.same("exported", got, map[id.Artifact]string{one.ID: "body of one", other.ID: "body of other"})
	})
}
