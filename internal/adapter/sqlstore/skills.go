package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/engine/skill"
)

type saidSkillRow struct {
	User      int64  `db:"user_id"`
	Key       string `db:"skill_key"`
	CreatedAt int64  `db:"created_at"`
	UpdatedAt int64  `db:"updated_at"`
	Facts     string `db:"facts"`
}

func scanSaidSkill(r saidSkillRow) (coach.SaidSkill, error) {
	s := coach.SaidSkill{
		Key: r.Key, Owner: id.User(r.User), CreatedAt: moment(r.CreatedAt),
		UpdatedAt: moment(r.UpdatedAt),
	}
	return s, decoded(r.Facts, &s.SaidFacts)
}

const (
	saidSkills    = `SELECT user_id, skill_key, created_at, updated_at, facts FROM user_skills WHERE user_id = ? ORDER BY skill_key`
	saveSaidSkill = `INSERT INTO user_skills (user_id, skill_key, created_at, updated_at, facts) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (user_id, skill_key) DO UPDATE SET updated_at = excluded.updated_at, facts = excluded.facts`
	deleteSaidSkill    = `DELETE FROM user_skills WHERE user_id = ? AND skill_key = ?`
	hiddenAdvice       = `SELECT skill_key, hidden_at FROM hidden_recommendations WHERE user_id = ? ORDER BY skill_key`
	hideRecommendation = `INSERT INTO hidden_recommendations (user_id, skill_key, hidden_at) VALUES (?, ?, ?)
		ON CONFLICT (user_id, skill_key) DO UPDATE SET hidden_at = excluded.hidden_at`
	showRecommendation = `DELETE FROM hidden_recommendations WHERE user_id = ? AND skill_key = ?`
)

// SaidSkills lists all the owner's by key.
func (s *Coaching) SaidSkills(ctx context.Context, owner id.User) ([]coach.SaidSkill, error) {
	var rows []saidSkillRow
	if err := s.list(ctx, &rows, saidSkills, owner); err != nil {
		return nil, err
	}
	return eachOf(rows, scanSaidSkill)
}

// SaveSaidSkill adds one or writes it anew.
func (s *Coaching) SaveSaidSkill(ctx context.Context, one coach.SaidSkill) error {
	facts, err := encodedFigures(one.SaidFacts)
	if err != nil {
		return err
	}
	return s.one(ctx, saveSaidSkill, one.Owner, text(one.Key), micros(one.CreatedAt), micros(one.UpdatedAt),
		text(facts))
}

// DeleteSaidSkill removes one.
func (s *Coaching) DeleteSaidSkill(ctx context.Context, owner id.User, key string) error {
	return s.one(ctx, deleteSaidSkill, owner, text(key))
}

// HiddenRecommendations returns the skills that the owner hides, with when.
func (s *Coaching) HiddenRecommendations(ctx context.Context, owner id.User) (map[skill.ID]time.Time, error) {
	var rows []struct {
		Key      string `db:"skill_key"`
		HiddenAt int64  `db:"hidden_at"`
	}
	err := s.list(ctx, &rows, hiddenAdvice, owner)
	out := make(map[skill.ID]time.Time, len(rows))
	for _, r := range rows {
		out[skill.ID(r.Key)] = moment(r.HiddenAt)
	}
	return out, err
}

// HideRecommendation hides one.
func (s *Coaching) HideRecommendation(ctx context.Context, owner id.User, of skill.ID, at time.Time) error {
	return s.one(ctx, hideRecommendation, owner, text(string(of)), micros(at))
}

// ShowRecommendation shows one again.
func (s *Coaching) ShowRecommendation(ctx context.Context, owner id.User, of skill.ID) error {
	_, err := s.exec(ctx, showRecommendation, owner, text(string(of)))
	return err
}
