package coach

import (
	"cmp"
	"context"
	"slices"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/engine/skill"
)

// mostHidden is how many hidden skills are listed.
const mostHidden = 500

// HiddenSkill is a skill that the user does not want to see: as a recommendation, or among theirs, where Key is what
// ForgetSkill takes to show it again.
type HiddenSkill struct {
	Key   string // "" for a recommendation
	Skill skill.Skill
	At    time.Time
}

// HiddenSkills lists what the owner hid, the latest first. A skill that the catalogue no longer has is not listed:
// nothing would show it again.
func (s *Service) HiddenSkills(ctx context.Context, owner id.User) ([]HiddenSkill, error) {
	said, err := s.d.Store.SaidSkills(ctx, owner)
	if err != nil {
		return nil, err
	}
	advice, err := s.d.Store.HiddenRecommendations(ctx, owner)
	if err != nil {
		return nil, err
	}
	var out []HiddenSkill
	for _, word := range said {
		if known, ok := s.d.Catalogue.Skill(word.Skill); ok && word.Hidden {
			out = append(out, HiddenSkill{word.Key, known, word.UpdatedAt})
		}
	}
	for of, at := range advice {
		if known, ok := s.d.Catalogue.Skill(of); ok {
			out = append(out, HiddenSkill{"", known, at})
		}
	}
	slices.SortFunc(out, func(a, b HiddenSkill) int {
		return cmp.Or(b.At.Compare(a.At), cmp.Compare(a.Skill.Name, b.Skill.Name), cmp.Compare(a.Key, b.Key))
	})
	return out[:min(len(out), mostHidden)], nil
}
