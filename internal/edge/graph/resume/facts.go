package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/skill"
)

// Facts lists the caller's, the latest first.
func (q queries) Facts(ctx context.Context, userID string) ([]model.Fact, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	all, err := q.tailoring.Facts(ctx, owner(ctx))
	if err != nil {
		return nil, err
	}
	out := make([]model.Fact, 0, len(all))
	for _, f := range all {
		out = append(out, *fromFact(f))
	}
	return out, nil
}

// AddFact keeps a fact.
func (m mutations) AddFact(ctx context.Context, in model.FactInput) (*model.Fact, error) {
	n := tailor.NewFact{Key: orZero(in.RequestKey.Value()), Fact: interview.Fact{
		Requirement: in.Requirement, Kind: orZero(in.Kind.Value()), Skill: skill.ID(orZero(in.SkillID.Value())),
		Level: orZero(in.Level.Value()), Reply: in.Reply, Text: orZero(in.Text.Value()),
		Place: orZero(in.Place.Value()), Section: orZero(in.Section.Value()), SaidAt: orZero(in.SaidAt.Value()),
	}}
	return aFact(m.tailoring.AddFact(ctx, owner(ctx), n))
}

// UpdateFact gives a fact other words.
func (m mutations) UpdateFact(ctx context.Context, factID string, in model.FactChangeInput) (*model.Fact, error) {
	f, err := toID[id.Fact](factID)
	if err != nil {
		return nil, err
	}
	return aFact(m.tailoring.ChangeFact(ctx, owner(ctx), f, tailor.FactChange{
		Reply: in.Reply.Value(), Text: in.Text.Value(), Place: in.Place.Value(),
	}))
}

// DeleteFact removes a fact.
func (m mutations) DeleteFact(ctx context.Context, factID string) (*model.DeleteResult, error) {
	f, err := toID[id.Fact](factID)
	if err != nil {
		return nil, err
	}
	return deleted(m.tailoring.DeleteFact(ctx, owner(ctx), f), "The fact was deleted")
}

func aFact(f tailor.Fact, err error) (*model.Fact, error) {
	if err != nil {
		return nil, err
	}
	return fromFact(f), nil
}

func fromFact(f tailor.Fact) *model.Fact {
	return &model.Fact{
		ID: string(f.ID), Requirement: f.Requirement, Kind: f.Kind, SkillID: orNil(string(f.Skill)),
		Level: orNil(f.Level), Reply: f.Reply, Text: orNil(f.Text), Place: orNil(f.Place), Section: orNil(f.Section),
		CreatedAt: fromTime(f.CreatedAt), SaidAt: fromTime(f.SaidAt),
	}
}
