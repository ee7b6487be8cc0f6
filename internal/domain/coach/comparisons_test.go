package coach_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/market"
)

// near and far are two more jobs: one that asks for what Jane shows, one that asks for little of it.
const (
	near = "Go Developer\nRequirements\n- Go\n- PostgreSQL\n- Docker\n"
	far  = "Platform Engineer\nRequirements\n- Kubernetes\n- Terraform\n- Ansible\n- Go\n"
)

// comparison compares Jane with three jobs: job, near and far.
func (w *world) comparison() coach.Comparison {
	w.t.Helper()
	c, err := w.CreateComparison(w.ctx, w.me, coach.ComparisonRequest{
		Version: w.resume(jane).Latest, Jobs: []id.JobDescription{
			w.job("Backend", job).ID, w.job("Near", near).ID,
			w.job("Far", far).ID,
		}, Key: "k",
	})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return c
}

func (w *world) view(c id.Artifact) *market.View {
	w.t.Helper()
	all, err := w.ComparisonBodies(w.ctx, w.me, []id.Artifact{c})
	w.ok(err)
	return all[c]
}

func TestJobsAreComparedWithCounts(t *testing.T) {
	each(t, func(w *world) {
		c := w.comparison()
		m := w.view(c.ID)
		if len(m.Jobs) != 3 || m.Jobs[1].Title != "Near" || m.Jobs[1].Company != "Initech" || m.Summary == "" ||
			len(m.Strengths) == 0 || len(m.Gaps) == 0 || c.Title == "" {
			t.Errorf("%+v", m)
		}
		i := slices.IndexFunc(m.Skills, func(s market.Skill) bool { return s.ID == "kubernetes" })
		if i < 0 || m.Skills[i].Asked != 2 || len(m.Skills[i].Cells) != 2 ||
			math.Abs(m.Skills[i].Demand-2.0/3) > 0.001 {
			t.Errorf("%+v", m.Skills)
		}
		if at := c.Closest(m); at != 1 {
			t.Errorf("the closest is %d", at)
		}
		again, err := w.CreateComparison(w.ctx, w.me, coach.ComparisonRequest{
			Version: c.Version, Jobs: c.Jobs,
			Key: "k",
		})
		w.ok(err)
		w.same("by one key", again.ID, c.ID)
	})
}

func TestWeightsMoveTheFit(t *testing.T) {
	each(t, func(w *world) {
		c := w.comparison()
		m := w.view(c.ID)
		before, asked := c.Fit(m, 2)
		if !asked || before <= 0 || before >= 100 {
			t.Fatalf("fit %v", before)
		}
		only, err := w.SetWeights(w.ctx, w.me, c.ID, map[string]float64{
			"terraform": 0, "ansible": 0, "kubernetes": 0,
			"go": 1,
		})
		w.ok(err)
		if after, _ := only.Fit(m, 2); after <= before || len(only.Weights) != 3 || only.Weight("go") != 1 ||
			!only.UpdatedAt.After(c.UpdatedAt) {
			t.Errorf("fit %v after %v with %v", after, before, only.Weights)
		}
		kept, err := w.Comparison(w.ctx, w.me, c.ID)
		w.ok(err)
		w.same("kept", kept, only)
		none := map[string]float64{}
		for _, row := range m.Skills {
			none[coach.RowKey(row)] = 0
		}
		nothing, err := w.SetWeights(w.ctx, w.me, c.ID, none)
		w.ok(err)
		if at := nothing.Closest(m); at != -1 {
			t.Errorf("nothing counts, and %d is closest", at)
		}
		for name, weights := range map[string]map[string]float64{
			"an unknown row": {"juggling": 1}, "negative": {"go": -0.1}, "too much": {"go": 3.1},
			"no number": {"go": math.NaN()},
		} {
			_, err := w.SetWeights(w.ctx, w.me, c.ID, weights)
			w.refused(name, err, fault.Invalid)
		}
	})
}

func TestTheBiggestLeverFollowsTheWeights(t *testing.T) {
	once(t, func(w *world) {
		c := w.comparison()
		m := w.view(c.ID)
		all := c.Levers(m)
		if len(all) < 2 || all[0].Points < all[1].Points || len(all[0].Gains) == 0 {
			t.Fatalf("%+v", all)
		}
		moved, err := w.SetWeights(w.ctx, w.me, c.ID, map[string]float64{coach.LeverKey(all[0]): 0})
		w.ok(err)
		if now := moved.Levers(m); now[0].Skill == all[0].Skill || now[len(now)-1].Skill != all[0].Skill {
			t.Errorf("%+v", now)
		}
	})
}

func TestComparisonRequestsOutOfBoundsAreRefused(t *testing.T) {
	once(t, func(w *world) {
		v := w.resume(jane).Latest
		a, b := w.job("A", job).ID, w.job("B", near).ID
		eleven := []id.JobDescription{}
		for range 11 {
			eleven = append(eleven, w.job("x", near).ID)
		}
		empty, err := w.jobs.CreateJob(w.ctx, w.me, tailor.NewJob{Title: "Hollow", Description: "Hello there."})
		w.ok(err)
		for name, c := range map[string]struct {
			r    coach.ComparisonRequest
			kind fault.Kind
		}{
			"none":      {coach.ComparisonRequest{Version: v}, fault.Invalid},
			"one":       {coach.ComparisonRequest{Version: v, Jobs: []id.JobDescription{a}}, fault.Invalid},
			"one twice": {coach.ComparisonRequest{Version: v, Jobs: []id.JobDescription{a, a}}, fault.Invalid},
			"eleven":    {coach.ComparisonRequest{Version: v, Jobs: eleven}, fault.Invalid},
			"a missing one": {coach.ComparisonRequest{
				Version: v,
				Jobs:    []id.JobDescription{a, "00000000000000000000000000"},
			}, fault.NotFound},
			"an odd one": {
				coach.ComparisonRequest{Version: v, Jobs: []id.JobDescription{a, "\x00"}},
				fault.NotFound,
			},
			"no version": {coach.ComparisonRequest{Jobs: []id.JobDescription{a, b}}, fault.NotFound},
			"a long title": {coach.ComparisonRequest{
				Version: v, Jobs: []id.JobDescription{a, b},
				Title: strings.Repeat("x", 201),
			}, fault.Invalid},
			"asks for nothing": {
				coach.ComparisonRequest{Version: v, Jobs: []id.JobDescription{a, empty.ID}},
				fault.Invalid,
			},
		} {
			_, err := w.CreateComparison(w.ctx, w.me, c.r)
			if w.refused(name, err, c.kind); name == "asks for nothing" &&
				!strings.Contains(fault.Public(err), "Hollow") {
				t.Errorf("which job? %s", fault.Public(err))
			}
		}
		ten, err := w.CreateComparison(w.ctx, w.me, coach.ComparisonRequest{
			Version: v, Jobs: eleven[:10],
			Title: " Mine ",
		})
		w.ok(err)
		w.same("ten", ten.Title, "Mine")
		w.fill(coach.KindComparison, 199)
		_, err = w.CreateComparison(w.ctx, w.me, coach.ComparisonRequest{Version: v, Jobs: []id.JobDescription{a, b}})
		w.refused("one too many", err, fault.Quota)
	})
}

func TestComparisonsAreTheirOwners(t *testing.T) {
	each(t, func(w *world) {
		c := w.comparison()
		for what, f := range map[string]func() error{
			"Comparison": func() error { _, err := w.Comparison(w.ctx, w.other, c.ID); return err },
			"SetWeights": func() error {
				_, err := w.SetWeights(w.ctx, w.other, c.ID,
					map[string]float64{"go": 2})
				return err
			},
			"DeleteComparison":  func() error { return w.DeleteComparison(w.ctx, w.other, c.ID) },
			"RestoreComparison": func() error { _, err := w.RestoreComparison(w.ctx, w.other, c.ID); return err },
			"their jobs": func() error {
				_, err := w.CreateComparison(w.ctx, w.other, coach.ComparisonRequest{Version: c.Version, Jobs: c.Jobs})
				return err
			},
		} {
			w.refused(what, f(), fault.NotFound)
		}
		w.ok(w.DeleteComparison(w.ctx, w.me, c.ID))
		left, err := w.Comparisons(w.ctx, w.me, owned.Page{})
		w.ok(err)
		w.same("left", len(left), 0)
		if file := w.exported(w.me)["comparisons/"+string(c.ID)+".json"]; !strings.Contains(file, `"marketSkills"`) ||
			!strings.Contains(file, string(c.Jobs[2])) {
			t.Errorf("exported: %s", file)
		}
		back, err := w.RestoreComparison(w.ctx, w.me, c.ID)
		w.ok(err)
		w.same("restored", back, c)
	})
}
