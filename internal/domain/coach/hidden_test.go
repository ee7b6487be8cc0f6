package coach_test

import (
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
)

func TestWhatIsHiddenIsListedUntilItIsShownAgain(t *testing.T) {
	each(t, func(w *world) {
		hidden := func(owner id.User) []string {
			t.Helper()
			all, err := w.HiddenSkills(w.ctx, owner)
			w.ok(err)
			out := []string{}
			for _, one := range all {
				out = append(out, one.Key+" "+one.Skill.Name)
			}
			return out
		}
		w.resume(jane)
		w.same("nothing", hidden(w.me), []string{})
		all, err := w.UserSkills(w.ctx, w.me, owned.Page{})
		w.ok(err)
		mine := all[0]
		w.ok(w.DeleteSkill(w.ctx, w.me, mine.Key))
		w.clock.Advance(time.Minute)
		w.ok(w.HideRecommendation(w.ctx, w.me, "kubernetes", true))
		_, err = w.AddSkill(w.ctx, w.me, coach.SkillInput{Name: "Terraform", Level: 2})
		w.ok(err)
		w.same("both", hidden(w.me), []string{" Kubernetes", mine.Key + " " + mine.Skill.Name})
		w.same("somebody else's", hidden(w.other), []string{})
		w.ok(w.HideRecommendation(w.ctx, w.me, "kubernetes", false))
		w.ok(w.ForgetSkill(w.ctx, w.me, mine.Key))
		w.same("shown again", hidden(w.me), []string{})
	})
}
