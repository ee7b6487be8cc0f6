package resume

import (
	"context"

	"vitae/internal/coach"
	"vitae/internal/compose"
	"vitae/internal/id"
	"vitae/internal/resume"
	"vitae/internal/skill"
)

// Coaching is what the resolvers ask about letters, guides, plans, comparisons and skills. coach.Service is the one
// there is.
type Coaching interface {
	Letters
	Skills
	Plans
	Guides
	Comparisons
	SheetTrash
}

// Letters is what is asked about cover letters.
type Letters interface {
	Letters(ctx context.Context, owner id.User, p resume.Page) ([]coach.Letter, error)
	Letter(ctx context.Context, owner id.User, l id.Sheet) (coach.Letter, error)
	LetterBodies(ctx context.Context, owner id.User, of []id.Sheet) (map[id.Sheet]*coach.LetterBody, error)
	LetterVersions(ctx context.Context, owner id.User, of []id.Sheet, n int) (map[id.Sheet][]coach.LetterVersion, error)
	GenerateLetter(ctx context.Context, owner id.User, r coach.LetterRequest) (coach.Letter, error)
	UpdateLetter(ctx context.Context, owner id.User, l id.Sheet, c coach.LetterChange) (coach.Letter, error)
	DeleteLetter(ctx context.Context, owner id.User, l id.Sheet) error
	RestoreLetter(ctx context.Context, owner id.User, l id.Sheet) (coach.Letter, error)
}

// SheetTrash is what is asked about the trash of letters, guides, plans and comparisons.
type SheetTrash interface {
	TrashedSheets(ctx context.Context, owner id.User) ([]coach.Sheet, error)
	// EraseSheet removes one in the trash for good, or all of them with "".
	EraseSheet(ctx context.Context, owner id.User, s id.Sheet) error
}

// Skills is what is asked about skills.
type Skills interface {
	SearchSkills(text string, n int) []skill.Skill
	UserSkills(ctx context.Context, owner id.User, p resume.Page) ([]coach.UserSkill, error)
	Recommendations(ctx context.Context, owner id.User, first int) ([]coach.Recommendation, error)
	AddSkill(ctx context.Context, owner id.User, in coach.SkillInput) (coach.UserSkill, error)
	UpdateSkill(ctx context.Context, owner id.User, key string, in coach.SkillInput) (coach.UserSkill, error)
	DeleteSkill(ctx context.Context, owner id.User, key string) error
	ForgetSkill(ctx context.Context, owner id.User, key string) error
	HiddenSkills(ctx context.Context, owner id.User) ([]coach.HiddenSkill, error)
	HideRecommendation(ctx context.Context, owner id.User, skill string, hidden bool) error
}

// Plans is what is asked about development plans.
type Plans interface {
	Plans(ctx context.Context, owner id.User, p resume.Page) ([]coach.Plan, error)
	Plan(ctx context.Context, owner id.User, p id.Sheet) (coach.Plan, error)
	PlanBodies(ctx context.Context, owner id.User, of []id.Sheet) (map[id.Sheet]*compose.Plan, error)
	CreatePlan(ctx context.Context, owner id.User, r coach.PlanRequest) (coach.Plan, error)
	SetStepDone(ctx context.Context, owner id.User, step string, done bool) (coach.Plan, error)
	DeletePlan(ctx context.Context, owner id.User, p id.Sheet) error
	RestorePlan(ctx context.Context, owner id.User, p id.Sheet) (coach.Plan, error)
}

// Guides is what is asked about interview guides and practice.
type Guides interface {
	Guides(ctx context.Context, owner id.User, p resume.Page) ([]coach.Guide, error)
	Guide(ctx context.Context, owner id.User, g id.Sheet) (coach.Guide, error)
	GuideBodies(ctx context.Context, owner id.User, of []id.Sheet) (map[id.Sheet]*compose.Guide, error)
	Practices(ctx context.Context, owner id.User, of []id.Sheet) (map[id.Sheet][]coach.Practice, error)
	GenerateGuide(ctx context.Context, owner id.User, r coach.GuideRequest) (coach.Guide, error)
	DeleteGuide(ctx context.Context, owner id.User, g id.Sheet) error
	RestoreGuide(ctx context.Context, owner id.User, g id.Sheet) (coach.Guide, error)
	AddPractice(ctx context.Context, owner id.User, question, text string) (coach.Practice, error)
	DeletePractice(ctx context.Context, owner id.User, p id.Practice) error
}

// Comparisons is what is asked about comparisons of jobs.
type Comparisons interface {
	Comparisons(ctx context.Context, owner id.User, p resume.Page) ([]coach.Comparison, error)
	Comparison(ctx context.Context, owner id.User, c id.Sheet) (coach.Comparison, error)
	ComparisonBodies(ctx context.Context, owner id.User, of []id.Sheet) (map[id.Sheet]*compose.Market, error)
	CreateComparison(ctx context.Context, owner id.User, r coach.ComparisonRequest) (coach.Comparison, error)
	SetWeights(ctx context.Context, owner id.User, c id.Sheet, weights map[string]float64) (coach.Comparison, error)
	DeleteComparison(ctx context.Context, owner id.User, c id.Sheet) error
	RestoreComparison(ctx context.Context, owner id.User, c id.Sheet) (coach.Comparison, error)
}
