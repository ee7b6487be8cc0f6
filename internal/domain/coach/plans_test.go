package coach_test

import (
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/learning"
)

// plan makes a plan for Kubernetes.
func (w *world) plan() coach.Plan {
	w.t.Helper()
	p, err := w.CreatePlan(w.ctx, w.me, coach.PlanRequest{Skill: "kubernetes", From: 1, To: 3})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return p
}

func (w *world) steps(p id.Artifact) *learning.Plan {
	w.t.Helper()
	all, err := w.PlanBodies(w.ctx, w.me, []id.Artifact{p})
	w.ok(err)
	return all[p]
}

func TestAPlanIsMadeAndCheckedOff(t *testing.T) {
	each(t, func(w *world) {
		p := w.plan()
		body := w.steps(p.ID)
		hours, done := p.Hours()
		if p.Title != "Kubernetes: from level 1 to level 3" || len(body.Steps) < 3 || len(p.Steps) != len(body.Steps) ||
			hours != body.Hours || done != 0 || p.Next() != 1 || p.Suggestion() != "" {
			t.Errorf("%+v", p)
		}
		p, err := w.SetStepDone(w.ctx, w.me, coach.StepID(p.ID, 2), true)
		w.ok(err)
		if _, done := p.Hours(); done != body.Steps[1].Hours || p.Next() != 1 {
			t.Errorf("%v hours are done, next %d", done, p.Next())
		}
		at := p.Done[2]
		w.clock.Advance(time.Hour)
		p, err = w.SetStepDone(w.ctx, w.me, coach.StepID(p.ID, 2), true)
		w.ok(err)
		w.same("checked off again", p.Done[2], at)
		for i := range p.Steps {
			p, err = w.SetStepDone(w.ctx, w.me, coach.StepID(p.ID, i+1), true)
			w.ok(err)
		}
		if p.DoneAt().IsZero() || p.Next() != 0 || !strings.Contains(p.Suggestion(), "Kubernetes") {
			t.Errorf("finished: %v %q", p.DoneAt(), p.Suggestion())
		}
		p, err = w.SetStepDone(w.ctx, w.me, coach.StepID(p.ID, 1), false)
		w.ok(err)
		if !p.DoneAt().IsZero() || p.Next() != 1 || p.Suggestion() != "" {
			t.Error("opened again, it is still finished")
		}
	})
}

func TestAPlanBeginsFromWhatTheResumeShows(t *testing.T) {
	once(t, func(w *world) {
		bare := w.plan()
		r := w.resume(jane)
		with, err := w.CreatePlan(w.ctx, w.me, coach.PlanRequest{
			Skill: "kubernetes", From: 1, To: 3,
			Version: r.Latest,
		})
		w.ok(err)
		newest := w.plan()
		less, _ := with.Hours()
		more, _ := bare.Hours()
		same, _ := newest.Hours()
		if less >= more || same != less {
			t.Errorf("%v hours without a resume, %v with one that shows Docker, %v with the newest", more, less, same)
		}
	})
}

func TestPlanRequestsOutOfBoundsAreRefused(t *testing.T) {
	once(t, func(w *world) {
		for name, c := range map[string]struct {
			r    coach.PlanRequest
			kind fault.Kind
		}{
			"backwards":  {coach.PlanRequest{Skill: "kubernetes", From: 3, To: 3}, fault.Invalid},
			"level 0":    {coach.PlanRequest{Skill: "kubernetes", From: 0, To: 3}, fault.Invalid},
			"level 6":    {coach.PlanRequest{Skill: "kubernetes", From: 1, To: 6}, fault.Invalid},
			"no skill":   {coach.PlanRequest{From: 1, To: 2}, fault.NotFound},
			"an own one": {coach.PlanRequest{Skill: "juggling", From: 1, To: 2}, fault.NotFound},
			"a stranger's": {coach.PlanRequest{
				Skill: "kubernetes", From: 1, To: 2,
				Version: "00000000000000000000000000",
			}, fault.NotFound},
			"a strange key":  {coach.PlanRequest{Skill: "kubernetes", From: 1, To: 2, Key: "\n"}, fault.Invalid},
			"an odd version": {coach.PlanRequest{Skill: "kubernetes", From: 1, To: 2, Version: "\x00"}, fault.NotFound},
		} {
			_, err := w.CreatePlan(w.ctx, w.me, c.r)
			w.refused(name, err, c.kind)
		}
		p := w.plan()
		for _, step := range []string{
			"", "-", "1", string(p.ID), string(p.ID) + "-", string(p.ID) + "-0",
			string(p.ID) + "-01", string(p.ID) + "-+1", string(p.ID) + "-999", string(p.ID) + "-1-1", "\x00-1",
			"00000000000000000000000000-1",
		} {
			_, err := w.SetStepDone(w.ctx, w.me, step, true)
			w.refused(step, err, fault.NotFound)
		}
		w.fill(coach.KindPlan, 199)
		_, err := w.CreatePlan(w.ctx, w.me, coach.PlanRequest{Skill: "kubernetes", From: 1, To: 3})
		w.refused("one too many", err, fault.Quota)
	})
}

func TestPlansAreTheirOwners(t *testing.T) {
	each(t, func(w *world) {
		p := w.plan()
		again, err := w.CreatePlan(w.ctx, w.me, coach.PlanRequest{Skill: "go", From: 1, To: 2, Key: "k"})
		w.ok(err)
		same, err := w.CreatePlan(w.ctx, w.me, coach.PlanRequest{Skill: "go", From: 1, To: 2, Key: "k"})
		w.ok(err)
		w.same("by one key", same.ID, again.ID)
		for what, f := range map[string]func() error{
			"Plan": func() error { _, err := w.Plan(w.ctx, w.other, p.ID); return err },
			"SetStepDone": func() error {
				_, err := w.SetStepDone(w.ctx, w.other, coach.StepID(p.ID, 1), true)
				return err
			},
			"DeletePlan":  func() error { return w.DeletePlan(w.ctx, w.other, p.ID) },
			"RestorePlan": func() error { _, err := w.RestorePlan(w.ctx, w.other, p.ID); return err },
			"a letter":    func() error { _, err := w.Letter(w.ctx, w.me, p.ID); return err },
		} {
			w.refused(what, f(), fault.NotFound)
		}
		w.ok(w.DeletePlan(w.ctx, w.me, p.ID))
		left, err := w.Plans(w.ctx, w.me, owned.Page{})
		w.ok(err)
		w.same("left", len(left), 1)
		_, err = w.SetStepDone(w.ctx, w.me, coach.StepID(p.ID, 1), true)
		w.refused("a step in the trash", err, fault.NotFound)
		back, err := w.RestorePlan(w.ctx, w.me, p.ID)
		w.ok(err)
		w.same("restored", back, p)
		if file := w.exported(w.me)["plans/"+string(p.ID)+".json"]; !strings.Contains(file,
			`"skillId": "kubernetes"`) || !strings.Contains(file, `"stepNumber": 1`) {
			t.Errorf("exported: %s", file)
		}
	})
}
