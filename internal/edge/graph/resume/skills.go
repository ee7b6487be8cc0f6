package resume

import (
	"context"
	"strings"

	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/skill"
)

// defaultSkills and defaultAdvice are how many skills are found, and recommendations shown, where a client does not
// say.
const (
	defaultSkills = 10
	defaultAdvice = 20
)

// SearchSkills finds skills of the catalogue.
func (q queries) SearchSkills(_ context.Context, text string, first *int32) ([]model.Skill, error) {
	n, err := toFirst(first, defaultSkills)
	if err != nil {
		return nil, err
	}
	found := q.coaching.SearchSkills(text, n)
	out := make([]model.Skill, 0, len(found))
	for _, s := range found {
		out = append(out, *fromSkill(s))
	}
	return out, nil
}

// UserSkills lists the caller's, the best shown first.
func (q queries) UserSkills(ctx context.Context, userID string, first *int32, after *string) ([]model.UserSkill,
	error,
) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	n, err := toFirst(first, defaultFirst)
	if err != nil {
		return nil, err
	}
	page := owned.Page{First: n, After: orZero(after)}
	all, err := q.coaching.UserSkills(ctx, owner(ctx), page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(s coach.UserSkill) string { return s.Key })
	out := make([]model.UserSkill, 0, len(all))
	for _, s := range all {
		out = append(out, *fromUserSkill(s))
	}
	return out, nil
}

// SkillRecommendations lists what would bring most over the caller's jobs.
func (q queries) SkillRecommendations(ctx context.Context, userID string, first *int32) ([]model.SkillRecommendation,
	error,
) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	n, err := toFirst(first, defaultAdvice)
	if err != nil {
		return nil, err
	}
	all, err := q.coaching.Recommendations(ctx, owner(ctx), n)
	if err != nil {
		return nil, err
	}
	out := make([]model.SkillRecommendation, 0, len(all))
	for _, r := range all {
		out = append(out, fromRecommendation(r))
	}
	return out, nil
}

// HiddenSkills lists what the caller hid.
func (q queries) HiddenSkills(ctx context.Context, userID string) ([]model.HiddenSkill, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	all, err := q.coaching.HiddenSkills(ctx, owner(ctx))
	if err != nil {
		return nil, err
	}
	out := make([]model.HiddenSkill, 0, len(all))
	for _, h := range all {
		out = append(out, model.HiddenSkill{
			UserSkillID: orNil(h.Key), HiddenAt: fromTime(h.At),
			Skill: fromSkill(h.Skill),
		})
	}
	return out, nil
}

// AddUserSkill keeps a skill that the caller says to have.
func (m mutations) AddUserSkill(ctx context.Context, in model.UserSkillInput) (*model.UserSkill, error) {
	return aUserSkill(m.coaching.AddSkill(ctx, owner(ctx), toSkillInput(in)))
}

// UpdateUserSkill keeps the caller's word on one of their skills.
func (m mutations) UpdateUserSkill(ctx context.Context, key string, in model.UserSkillInput) (*model.UserSkill, error) {
	return aUserSkill(m.coaching.UpdateSkill(ctx, owner(ctx), key, toSkillInput(in)))
}

// DeleteUserSkill takes a skill out of the caller's list.
func (m mutations) DeleteUserSkill(ctx context.Context, key string) (*model.DeleteResult, error) {
	return deleted(m.coaching.DeleteSkill(ctx, owner(ctx), key), "The skill was removed from your list")
}

// ForgetUserSkill takes back the caller's word on a skill.
func (m mutations) ForgetUserSkill(ctx context.Context, key string) (*model.DeleteResult, error) {
	return deleted(m.coaching.ForgetSkill(ctx, owner(ctx), key), "Your rating was removed. The estimate from your resumes is used instead")
}

// HideSkillRecommendation hides a recommendation or shows it again.
func (m mutations) HideSkillRecommendation(ctx context.Context, skillID string, hidden *bool) (bool, error) {
	hide := hidden == nil || *hidden
	return hide, m.coaching.HideRecommendation(ctx, owner(ctx), skillID, hide)
}

func toSkillInput(in model.UserSkillInput) coach.SkillInput {
	return coach.SkillInput{
		Skill: orZero(in.SkillID.Value()), Name: orZero(in.Name.Value()), Level: int(in.ProficiencyLevel),
		Years:    in.YearsOfExperience.Value(),
		LastUsed: in.LastUsedDate.Value(), Current: in.IsCurrent.Value(),
	}
}

func fromSkill(s skill.Skill) *model.Skill {
	return &model.Skill{
		ID: string(s.ID), Name: s.Name, Category: string(s.Kind), Description: orNil(s.Description), Family: s.Family,
		Aliases: append([]string{}, s.Aliases...),
	}
}

func aUserSkill(s coach.UserSkill, err error) (*model.UserSkill, error) {
	if err != nil {
		return nil, err
	}
	return fromUserSkill(s), nil
}

func fromUserSkill(s coach.UserSkill) *model.UserSkill {
	out := &model.UserSkill{
		ID: s.Key, UserID: s.Owner.String(), SkillID: string(s.Skill.ID), ProficiencyLevel: int32(s.Level),
		YearsOfExperience: s.Years, LastUsedDate: timeOrNil(s.LastUsed),
		IsCurrent: s.Current, Skill: fromSkill(s.Skill), LevelSource: model.LevelSourceResume, LevelReason: s.Reason,
		Said: s.Said, Strength: s.Strength,
		Evidence: make([]model.SkillEvidence, 0, len(s.Evidence)),
	}
	if s.ByUser {
		out.LevelSource = model.LevelSourceUser
	}
	if s.Grade != "" {
		grade := fromGrade(s.Grade)
		out.Grade = &grade
	}
	for _, e := range s.Evidence {
		out.Evidence = append(out.Evidence, model.SkillEvidence{
			ResumeID: string(e.Resume), ResumeTitle: e.Title, ResumeVersionID: string(e.Version), Path: e.Path,
			Text: e.Text, Grade: fromGrade(e.Grade),
		})
	}
	return out
}

func fromGrade(g string) model.EvidenceGrade { return model.EvidenceGrade(strings.ToUpper(g)) }

func fromRecommendation(r coach.Recommendation) model.SkillRecommendation {
	out := model.SkillRecommendation{
		ID: string(r.Skill.ID), UserID: r.Owner.String(), SkillID: string(r.Skill.ID), RelevanceScore: r.Relevance,
		Reason: r.Reason(), CreatedAt: fromTime(r.At),
		Skill: fromSkill(r.Skill), Points: r.Points, Jobs: int32(r.Jobs), Required: int32(r.Required),
		Compared: int32(r.Compared), Lifts: int32(r.Lifts), Known: r.Known,
		Gains: make([]model.SkillGain, 0, len(r.Gains)),
	}
	for _, g := range r.Gains {
		out.Gains = append(out.Gains, model.SkillGain{
			JobDescriptionID: string(g.Job), Title: g.Title, Before: g.Before,
			After: g.After,
		})
	}
	return out
}
