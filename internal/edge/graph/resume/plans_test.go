package resume_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/learning"
)

func (w world) plan(i int) coach.Plan {
	return coach.Plan{
		Artifact: coach.Artifact{
			ID: key[id.Artifact]('s', i), Owner: me, Kind: coach.KindPlan,
			Title: fmt.Sprintf("Plan %d", i), CreatedAt: now, UpdatedAt: now,
		},
		PlanFacts: coach.PlanFacts{
			Skill: "go", From: 1, To: 2, Steps: []float64{10, 30},
			Done: map[int]time.Time{1: now},
		}, Skilled: golang,
	}
}

func (w world) Plans(_ context.Context, _ id.User, p owned.Page) ([]coach.Plan, error) {
	w.note("Plans", p)
	return list(min(p.First, w.n), w.plan), nil
}

func (w world) Plan(_ context.Context, _ id.User, p id.Artifact) (coach.Plan, error) {
	return w.plan(number(p)), nil
}

func (w world) PlanBodies(_ context.Context, _ id.User, of []id.Artifact) (map[id.Artifact]*learning.Plan, error) {
	w.note("PlanBodies", of)
	out := map[id.Artifact]*learning.Plan{}
	for _, p := range of {
		out[p] = &learning.Plan{Notes: []string{"n"}, Steps: []learning.Step{
			{
				Number: 1, Description: "learn", Hours: 10, Basis: "b", Evidence: "e",
				Resources: []learning.Resource{{Type: "book", Title: "T"}},
			},
			{Number: 2, Description: "show", Hours: 30},
		}}
	}
	return out, nil
}

func (w world) CreatePlan(_ context.Context, _ id.User, r coach.PlanRequest) (coach.Plan, error) {
	w.note("CreatePlan", r)
	return w.plan(0), nil
}

func (w world) SetStepDone(_ context.Context, _ id.User, step string, done bool) (coach.Plan, error) {
	w.note("SetStepDone", step, done)
	return w.plan(0), nil
}

func TestAPlanIsReportedWithItsSteps(t *testing.T) {
	t.Parallel()
	got, _ := ask(t, 2, `{skillDevelopmentPlan(id:"`+string(aArtifact)+
		`"){id title skillId skill{name} currentProficiencyLevel targetProficiencyLevel estimatedTimeToComplete hoursDone progress doneAt nextStepId suggestion notes
		steps{id developmentPlanId stepNumber description estimatedTimeInHours done doneAt evidence basis resources{id stepId resourceType title url description}}}}`, nil)
	s := string(aArtifact)
	want := `{"data":{"skillDevelopmentPlan":{"id":"` + s +
		`","title":"Plan 0","skillId":"go","skill":{"name":"Go"},"currentProficiencyLevel":1,"targetProficiencyLevel":2,"estimatedTimeToComplete":40,"hoursDone":10,` +
		`"progress":0.25,"doneAt":null,"nextStepId":"` + s + `-2","suggestion":null,"notes":["n"],"steps":[{"id":"` +
		s + `-1","developmentPlanId":"` + s + `","stepNumber":1,"description":"learn","estimatedTimeInHours":10,` +
		`"done":true,"doneAt":"2026-11-21T09:00:00.123456Z","evidence":"e","basis":"b","resources":[{"id":"` + s +
		`-1-1","stepId":"` + s + `-1","resourceType":"book","title":"T","url":null,"description":null}]},` +
		`{"id":"` + s + `-2","developmentPlanId":"` + s +
		`","stepNumber":2,"description":"show","estimatedTimeInHours":30,"done":false,"doneAt":null,"evidence":"","basis":"","resources":[]}]}}}`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestWhatIsAskedOfPlansReachesTheService(t *testing.T) {
	t.Parallel()
	for query, c := range map[string]struct {
		asked string
		given []any
	}{
		`mutation{createSkillDevelopmentPlan(input:{skillId:"go",currentProficiencyLevel:1,targetProficiencyLevel:2}){id}}`: {"CreatePlan", []any{coach.PlanRequest{Skill: "go", From: 1, To: 2}}},
		`mutation{createSkillDevelopmentPlan(input:{skillId:"go",currentProficiencyLevel:1,targetProficiencyLevel:2,requestKey:"k",resumeVersionId:"` + string(aVersion) + `"}){id}}`: {
			"CreatePlan", []any{coach.PlanRequest{Skill: "go", From: 1, To: 2, Key: "k", Version: aVersion}},
		},
		`mutation{setPlanStepDone(stepId:"x-1",done:true){id}}`: {"SetStepDone", []any{"x-1", true}},
	} {
		body, asked := ask(t, 2, query, nil)
		if diff := cmp.Diff(c.given, asked.given[c.asked]); diff != "" || strings.Contains(body, "errors") {
			t.Errorf("%s: %s\n%s", query, body, diff)
		}
	}
}
