package resume

import (
	"context"
	"fmt"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/learning"
)

// SkillDevelopmentPlans lists the caller's, the latest changed first.
func (q queries) SkillDevelopmentPlans(ctx context.Context, userID string, first *int32,
	after *string,
) ([]model.SkillDevelopmentPlan, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.coaching.Plans(ctx, owner(ctx), page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(s coach.Plan) string { return string(s.ID) })
	l := &level.Plans{Looked: level.Under(level.NewBudget()), All: all}
	return each(all, l, fromPlan), l.Budget().Take(len(all), level.Light)
}

// SkillDevelopmentPlan returns one.
func (q queries) SkillDevelopmentPlan(ctx context.Context, plan string) (*model.SkillDevelopmentPlan, error) {
	p, err := toID[id.Artifact](plan)
	if err != nil {
		return nil, err
	}
	return aPlan(q.coaching.Plan(ctx, owner(ctx), p))
}

// CreateSkillDevelopmentPlan makes a plan.
func (m mutations) CreateSkillDevelopmentPlan(ctx context.Context,
	in model.CreateSkillDevelopmentPlanInput,
) (*model.SkillDevelopmentPlan, error) {
	r := coach.PlanRequest{
		Skill: in.SkillID, From: int(in.CurrentProficiencyLevel), To: int(in.TargetProficiencyLevel),
		Key: orZero(in.RequestKey.Value()),
	}
	if v := in.ResumeVersionID.Value(); v != nil {
		var err error
		if r.Version, err = toID[id.Version](*v); err != nil {
			return nil, err
		}
	}
	return aPlan(m.coaching.CreatePlan(ctx, owner(ctx), r))
}

// SetPlanStepDone checks a step off, or opens it again.
func (m mutations) SetPlanStepDone(ctx context.Context, step string, done bool) (*model.SkillDevelopmentPlan, error) {
	return aPlan(m.coaching.SetStepDone(ctx, owner(ctx), step, done))
}

// DeleteSkillDevelopmentPlan moves a plan to the trash.
func (m mutations) DeleteSkillDevelopmentPlan(ctx context.Context, plan string) (*model.DeleteResult, error) {
	p, err := toID[id.Artifact](plan)
	if err != nil {
		return nil, err
	}
	return deleted(m.coaching.DeletePlan(ctx, owner(ctx), p), "The learning plan was moved to the trash. It will be deleted after 30 days")
}

// RestoreSkillDevelopmentPlan takes a plan out of the trash.
func (m mutations) RestoreSkillDevelopmentPlan(ctx context.Context, plan string) (*model.SkillDevelopmentPlan, error) {
	p, err := toID[id.Artifact](plan)
	if err != nil {
		return nil, err
	}
	return aPlan(m.coaching.RestorePlan(ctx, owner(ctx), p))
}

// aPlan is a level of its own.
func aPlan(p coach.Plan, err error) (*model.SkillDevelopmentPlan, error) {
	if err != nil {
		return nil, err
	}
	l := &level.Plans{Looked: level.Under(level.NewBudget()), All: []coach.Plan{p}}
	return fromPlan(&l.All[0], l), nil
}

func fromPlan(p *coach.Plan, l *level.Plans) *model.SkillDevelopmentPlan {
	hours, done := p.Hours()
	out := &model.SkillDevelopmentPlan{
		ID: string(p.ID), UserID: p.Owner.String(), SkillID: string(p.Skilled.ID), Title: p.Title,
		CurrentProficiencyLevel: int32(p.From), TargetProficiencyLevel: int32(p.To),
		EstimatedTimeToComplete: hours, HoursDone: done, CreatedAt: fromTime(p.CreatedAt),
		UpdatedAt: fromTime(p.UpdatedAt), DoneAt: timeOrNil(p.DoneAt()),
		Progress: p.Progress(), Suggestion: orNil(p.Suggestion()), Skill: fromSkill(p.Skilled), From: p, Level: l,
	}
	if next := p.Next(); next > 0 {
		step := coach.StepID(p.ID, next)
		out.NextStepID = &step
	}
	return out
}

// body returns a plan's steps.
func (r planFields) body(ctx context.Context, of *model.SkillDevelopmentPlan) (*learning.Plan, error) {
	return bodyOf(&of.Level.Looked, of.From.ID, of.Level.All, func(p *coach.Plan) id.Artifact { return p.ID },
		func(ids []id.Artifact) (map[id.Artifact]*learning.Plan, error) {
			return r.coaching.PlanBodies(ctx, owner(ctx), ids)
		})
}

// Steps returns the steps in their order.
func (r planFields) Steps(ctx context.Context, of *model.SkillDevelopmentPlan) ([]model.SkillDevelopmentStep, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.SkillDevelopmentStep, 0, len(b.Steps))
	for _, s := range b.Steps {
		out = append(out, fromStep(of.From, s))
	}
	return out, nil
}

func fromStep(p *coach.Plan, s learning.Step) model.SkillDevelopmentStep {
	step := coach.StepID(p.ID, s.Number)
	at := p.Done[s.Number]
	out := model.SkillDevelopmentStep{
		ID: step, DevelopmentPlanID: string(p.ID), StepNumber: int32(s.Number), Description: s.Description,
		EstimatedTimeInHours: s.Hours, Done: !at.IsZero(),
		DoneAt: timeOrNil(at), Evidence: s.Evidence, Basis: s.Basis, Resources: make([]model.SkillDevelopmentResource,
			0, len(s.Resources)),
	}
	for i, r := range s.Resources {
		out.Resources = append(out.Resources, model.SkillDevelopmentResource{
			ID: fmt.Sprint(step, "-", i+1), StepID: step, ResourceType: r.Type, Title: r.Title, URL: orNil(r.URL),
			Description: orNil(r.Description),
		})
	}
	return out
}

// Notes reports where the hours come from.
func (r planFields) Notes(ctx context.Context, of *model.SkillDevelopmentPlan) ([]string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	return append([]string{}, b.Notes...), nil
}
