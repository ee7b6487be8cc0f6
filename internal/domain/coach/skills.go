package coach

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/skill"
)

// UserSkill is a skill of the user's: shown by their resumes, added by themselves, or both. Key is the catalogue's id,
// or for a skill that the catalogue lacks one of its own.
type UserSkill struct {
	Key      string
	Owner    id.User
	Skill    skill.Skill
	Level    int // 1 to 5
	ByUser   bool
	Reason   string // of the level
	Said     bool   // the user added or corrected it
	Years    *float64
	LastUsed time.Time // zero: nothing tells
	Current  bool
	Grade    string // match.Evidence.Grade at best; "" where no resume shows it
	Strength float64
	Evidence []SkillEvidence

	spoken string // the highest level that a resume states, of a spoken language
}

// SkillEvidence is a line of a resume that shows a skill.
type SkillEvidence struct {
	Resume  id.Resume
	Title   string // the resume's
	Version id.Version
	Path    string
	Text    string
	Grade   string
	weight  float64
}

// SaidSkill is what a user said of a skill. Hidden: that it is none of theirs, whatever a resume names.
type SaidSkill struct {
	Key       string
	Owner     id.User
	CreatedAt time.Time
	UpdatedAt time.Time
	SaidFacts
}

// SaidFacts are the user's words on a skill. Skill is empty for one that the catalogue lacks; Name is then its name.
type SaidFacts struct {
	Skill    skill.ID  `json:"skillId,omitempty"`
	Name     string    `json:"name,omitempty"`
	Level    int       `json:"proficiencyLevel"`
	Years    *float64  `json:"yearsOfExperience"`
	LastUsed time.Time `json:"lastUsedDate,omitzero"`
	Current  *bool     `json:"isCurrent"`
	Hidden   bool      `json:"hidden,omitempty"`
}

// SkillInput is what a user says of a skill: one of the catalogue by its id, or any by its name.
type SkillInput struct {
	Skill    string
	Name     string
	Level    int
	Years    *float64
	LastUsed *time.Time
	Current  *bool
}

// The bounds of what is said.
const (
	MaxSkillName = 80 // characters
	maxLevel     = 5
	maxYears     = 80
)

// SearchSkills gives up to n skills of the catalogue whose name or alias holds the text, best first. One with the text
// for its id is the first: addresses name skills so.
func (s *Service) SearchSkills(text string, n int) []skill.Skill {
	text = owned.CleanLine(text)
	if text == "" || owned.Longer(text, MaxSkillName) {
		return nil
	}
	found := s.d.Catalogue.Search(text, min(n, 50))
	one, ok := s.d.Catalogue.Skill(skill.ID(text))
	if !ok || n <= 0 {
		return found
	}
	found = slices.DeleteFunc(found, func(other skill.Skill) bool { return other.ID == one.ID })
	return slices.Insert(found[:min(len(found), n-1)], 0, one)
}

// UserSkills lists the owner's: what their resumes show, with the user's own word before it, the best shown first.
// After is the key of the last one of the part before.
func (s *Service) UserSkills(ctx context.Context, owner id.User, p owned.Page) ([]UserSkill, error) {
	all, err := s.skills(ctx, owner)
	if err != nil {
		return nil, err
	}
	if p.After != "" {
		i := slices.IndexFunc(all, func(u UserSkill) bool { return u.Key == p.After })
		if i < 0 {
			return nil, nil
		}
		all = all[i+1:]
	}
	return all[:min(len(all), p.Bounded().First)], nil
}

// skills makes one list of what resumes show and what the user said.
func (s *Service) skills(ctx context.Context, owner id.User) ([]UserSkill, error) {
	shown, err := s.shown(ctx, owner)
	if err != nil {
		return nil, err
	}
	said, err := s.d.Store.SaidSkills(ctx, owner)
	if err != nil {
		return nil, err
	}
	for _, word := range said {
		one := shown[word.Key]
		if word.Hidden {
			delete(shown, word.Key)
			continue
		}
		if one == nil {
			one = &UserSkill{Key: word.Key, Owner: owner, Skill: s.named(word)}
			shown[word.Key] = one
		}
		one.overlay(word)
	}
	out := make([]UserSkill, 0, len(shown))
	for _, one := range shown {
		out = append(out, *one)
	}
	slices.SortFunc(out, func(a, b UserSkill) int {
		return cmp.Or(cmp.Compare(b.Strength, a.Strength), cmp.Compare(strings.ToLower(a.Skill.Name),
			strings.ToLower(b.Skill.Name)), cmp.Compare(a.Key, b.Key))
	})
	return out, nil
}

// named returns the skill of a user's word: the catalogue's, or their own.
func (s *Service) named(word SaidSkill) skill.Skill {
	if known, ok := s.d.Catalogue.Skill(word.Skill); ok {
		return known
	}
	return skill.Skill{ID: skill.ID(word.Key), Name: word.Name, Kind: "own"}
}

// overlay puts the user's word before what resumes show.
func (u *UserSkill) overlay(word SaidSkill) {
	u.Said, u.ByUser, u.Level, u.Reason = true, true, word.Level, "Your own rating."
	if word.Years != nil {
		u.Years = word.Years
	}
	if !word.LastUsed.IsZero() {
		u.LastUsed = word.LastUsed
	}
	if word.Current != nil {
		u.Current = *word.Current
	}
}

// AddSkill keeps a skill that the user says to have. One that is there already gets this word instead of the one
// before.
func (s *Service) AddSkill(ctx context.Context, owner id.User, in SkillInput) (UserSkill, error) {
	word, err := s.word(owner, in)
	if err != nil {
		return UserSkill{}, err
	}
	err = s.exclusive(ctx, owner, func(tx Store) error { return s.addWord(ctx, tx, &word) })
	if err != nil {
		return UserSkill{}, err
	}
	return s.skill(ctx, owner, word.Key)
}

// addWord keeps a word within the account's room. A name that the catalogue lacks is one skill, however often it is
// added.
func (s *Service) addWord(ctx context.Context, tx Store, word *SaidSkill) error {
	said, err := tx.SaidSkills(ctx, word.Owner)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(said, func(o SaidSkill) bool {
		return o.Key == word.Key || word.Skill == "" && o.Skill == "" && strings.EqualFold(o.Name, word.Name)
	})
	if i >= 0 {
		word.Key, word.CreatedAt = said[i].Key, said[i].CreatedAt
	} else if err := s.d.Entitlements.CheckQuota(itemSkills, int64(len(said)), 1); err != nil {
		return err
	}
	return tx.SaveSaidSkill(ctx, *word)
}

// UpdateSkill keeps the user's word on a skill that is among theirs.
func (s *Service) UpdateSkill(ctx context.Context, owner id.User, key string, in SkillInput) (UserSkill, error) {
	old, err := s.skill(ctx, owner, key)
	if err != nil {
		return UserSkill{}, err
	}
	if in.Skill == "" && in.Name == "" {
		in.Skill = key
	}
	word, err := s.wordOn(old, in)
	if err != nil {
		return UserSkill{}, err
	}
	err = s.exclusive(ctx, owner, func(tx Store) error { return s.addWord(ctx, tx, &word) })
	if err != nil {
		return UserSkill{}, err
	}
	return s.skill(ctx, owner, key)
}

// wordOn is word about a skill that is there: it stays the same skill.
func (s *Service) wordOn(old UserSkill, in SkillInput) (SaidSkill, error) {
	facts, err := in.facts(s.now())
	if err != nil {
		return SaidSkill{}, err
	}
	now := s.now()
	out := SaidSkill{Key: old.Key, Owner: old.Owner, CreatedAt: now, UpdatedAt: now, SaidFacts: facts}
	if _, known := s.d.Catalogue.Skill(old.Skill.ID); known {
		out.Skill = old.Skill.ID
		return out, nil
	}
	out.Name = old.Skill.Name
	if name := owned.CleanLine(in.Name); name != "" {
		out.Name = name
	}
	return out, checkSkillName(out.Name)
}

// DeleteSkill takes a skill out of the user's list: a word of theirs is forgotten, and what a resume shows is hidden.
func (s *Service) DeleteSkill(ctx context.Context, owner id.User, key string) error {
	old, err := s.skill(ctx, owner, key)
	if err != nil {
		return err
	}
	if old.Grade == "" {
		return fault.IfMissing(s.d.Store.DeleteSaidSkill(ctx, owner, key), noSkill("coach.DeleteSkill"))
	}
	now := s.now()
	word := SaidSkill{Key: key, Owner: owner, CreatedAt: now, UpdatedAt: now, SaidFacts: SaidFacts{
		Skill: old.Skill.ID,
		Level: old.Level, Hidden: true,
	}}
	return s.exclusive(ctx, owner, func(tx Store) error { return s.addWord(ctx, tx, &word) })
}

// ForgetSkill takes back the user's word on a skill, also that it is none of theirs: what the resumes show stands
// again.
func (s *Service) ForgetSkill(ctx context.Context, owner id.User, key string) error {
	return fault.IfMissing(s.d.Store.DeleteSaidSkill(ctx, owner, key), noSkill("coach.ForgetSkill"))
}

func noSkill(op string) error {
	return fault.New(op, fault.NotFound, "This skill isn't in your list.")
}

// skill returns one of the owner's.
func (s *Service) skill(ctx context.Context, owner id.User, key string) (UserSkill, error) {
	all, err := s.skills(ctx, owner)
	if err != nil {
		return UserSkill{}, err
	}
	for _, one := range all {
		if one.Key == key {
			return one, nil
		}
	}
	return UserSkill{}, noSkill("coach.skill")
}

// word makes what is kept of an input: a skill of the catalogue, by id or name, or one of the user's own.
func (s *Service) word(owner id.User, in SkillInput) (SaidSkill, error) {
	const op = "coach.word"
	facts, err := in.facts(s.now())
	if err != nil {
		return SaidSkill{}, err
	}
	now := s.now()
	out := SaidSkill{Owner: owner, CreatedAt: now, UpdatedAt: now, SaidFacts: facts}
	name := owned.CleanLine(in.Name)
	switch {
	case in.Skill != "" && name != "":
		return out, fault.Field(op, "skillId", "Use either the ID or the name of the skill, not both.")
	case in.Skill != "":
		known, ok := s.d.Catalogue.Skill(skill.ID(in.Skill))
		if !ok {
			return out, fault.New(op, fault.NotFound, "This skill isn't in our catalog.")
		}
		return out.of(known)
	}
	if err := checkSkillName(name); err != nil {
		return out, err
	}
	if known, ok := s.d.Catalogue.Named(name); ok {
		return out.of(known)
	}
	out.Name, out.Key = name, string(s.d.IDs.OwnSkill())
	return out, nil
}

// of makes a word one about a skill of the catalogue.
func (word SaidSkill) of(known skill.Skill) (SaidSkill, error) {
	if !levelled(known) {
		return word, fault.Field("coach.SaidSkill.of", "name",
			"Degrees, certificates and licenses don't have levels. Add yours to your resume so that it counts in matches.")
	}
	word.Skill, word.Key = known.ID, string(known.ID)
	return word, nil
}

func checkSkillName(name string) error {
	const op = "coach.checkSkillName"
	switch {
	case name == "":
		return fault.Field(op, "name", "Enter a skill.")
	case owned.Longer(name, MaxSkillName):
		return fault.Field(op, "name", "The name can have at most 80 characters.")
	}
	return nil
}

// facts checks what is said beside the name.
func (in SkillInput) facts(now time.Time) (SaidFacts, error) {
	const op = "coach.SkillInput.facts"
	out := SaidFacts{Level: in.Level, Years: in.Years, Current: in.Current}
	switch {
	case in.Level < 1 || in.Level > maxLevel:
		return out, fault.Field(op, "proficiencyLevel", "Choose a level from 1 (novice) to 5 (expert).")
	case in.Years != nil && !(*in.Years >= 0 && *in.Years <= maxYears):
		return out, fault.Field(op, "yearsOfExperience", "Enter a number of years from 0 to 80.")
	case in.LastUsed != nil && in.LastUsed.After(now.AddDate(0, 0, 1)):
		return out, fault.Field(op, "lastUsedDate", "The date you last used it can't be in the future.")
	case in.LastUsed != nil && in.LastUsed.Year() < 1930:
		return out, fault.Field(op, "lastUsedDate", "The date you last used it is too far in the past.")
	}
	if in.LastUsed != nil {
		out.LastUsed = in.LastUsed.UTC().Truncate(time.Microsecond)
	}
	return out, nil
}
