package sqlstore_test

import (
	"context"
	"testing"
	"time"

	"vitae/internal/domain/coach"
	"vitae/internal/engine/skill"
)

func TestWordsOnSkillsAreKept(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		years, current := 2.5, true
		one := coach.SaidSkill{
			Key: "go", Owner: a, CreatedAt: now.UTC(), UpdatedAt: now.UTC(),
			SaidFacts: coach.SaidFacts{
				Skill: "go", Level: 3, Years: &years, LastUsed: later(-9).UTC(),
				Current: &current,
			},
		}
		s.ok(store.SaveSaidSkill(ctx, one))
		other := coach.SaidSkill{
			Key: "own", Owner: a, CreatedAt: now.UTC(), UpdatedAt: now.UTC(),
			SaidFacts: coach.SaidFacts{Name: broken, Level: 1, Hidden: true},
		}
		s.ok(store.SaveSaidSkill(ctx, other))
		changed := one
		changed.Level, changed.CreatedAt, changed.UpdatedAt = 5, later(9).UTC(), later(9).UTC()
		s.ok(store.SaveSaidSkill(ctx, changed))
		changed.CreatedAt = one.CreatedAt
		got, err := store.SaidSkills(ctx, a)
		s.ok(err)
		s.same("kept", len(got), 2)
		s.same("written anew", got[0], changed)
		s.same("a name, whatever it holds", got[1].Hidden && got[1].Key == "own" && got[1].Name != "", true)
		s.missing("for nobody", store.SaveSaidSkill(ctx, coach.SaidSkill{Key: "x", Owner: 404}))
		s.missing("to delete somebody else's", store.DeleteSaidSkill(ctx, b, "go"))
		s.ok(store.DeleteSaidSkill(ctx, a, "go"))
		for _, odd := range strange {
			s.missing(odd, store.DeleteSaidSkill(ctx, a, odd))
		}
		got, err = store.SaidSkills(ctx, b)
		s.ok(err)
		s.same("somebody else's", len(got), 0)
	})
}

func TestRecommendationsAreHiddenAndShown(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Coaching()
		s.ok(store.HideRecommendation(ctx, a, "kafka", now))
		s.ok(store.HideRecommendation(ctx, a, "kafka", later(1)))
		s.ok(store.HideRecommendation(ctx, b, "go", now))
		s.missing("for nobody", store.HideRecommendation(ctx, 404, "kafka", now))
		got, err := store.HiddenRecommendations(ctx, a)
		s.ok(err)
		s.same("hidden", got, map[skill.ID]time.Time{"kafka": later(1).UTC()})
		s.ok(store.ShowRecommendation(ctx, a, "kafka"))
		s.ok(store.ShowRecommendation(ctx, a, "kafka"))
		got, err = store.HiddenRecommendations(ctx, a)
		s.ok(err)
		s.same("shown again", len(got), 0)
	})
}
