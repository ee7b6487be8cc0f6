package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/guide"
	"vitae/internal/engine/learning"
	"vitae/internal/engine/market"
	"vitae/internal/engine/skill"
)

// Coaching is what the resolvers ask about letters, guides, plans, comparisons and skills. coach.Service is the one
// there is.
type Coaching interface {
	Letters
	Skills
	Plans
	Guides
	Comparisons
	ArtifactTrash
}

// Letters is what is asked about cover letters.
type Letters interface {
	Letters(ctx context.Context, owner id.User, p owned.Page) ([]coach.Letter, error)
	Letter(ctx context.Context, owner id.User, l id.Artifact) (coach.Letter, error)
	LetterBodies(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact]*coach.LetterBody, error)
	LetterVersions(ctx context.Context, owner id.User, of []id.Artifact, n int) (map[id.Artifact][]coach.LetterVersion,
		error)
	GenerateLetter(ctx context.Context, owner id.User, r coach.LetterRequest) (coach.Letter, error)
	UpdateLetter(ctx context.Context, owner id.User, l id.Artifact, c coach.LetterChange) (coach.Letter, error)
	DeleteLetter(ctx context.Context, owner id.User, l id.Artifact) error
	RestoreLetter(ctx context.Context, owner id.User, l id.Artifact) (coach.Letter, error)
}

// ArtifactTrash is what is asked about the trash of letters, guides, plans and comparisons.
type ArtifactTrash interface {
	TrashedArtifacts(ctx context.Context, owner id.User) ([]coach.Artifact, error)
	// EraseArtifact removes one in the trash for good, or all of them with "".
	EraseArtifact(ctx context.Context, owner id.User, s id.Artifact) error
}

// Skills is what is asked about skills.
type Skills interface {
	SearchSkills(text string, n int) []skill.Skill
	UserSkills(ctx context.Context, owner id.User, p owned.Page) ([]coach.UserSkill, error)
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
	Plans(ctx context.Context, owner id.User, p owned.Page) ([]coach.Plan, error)
	Plan(ctx context.Context, owner id.User, p id.Artifact) (coach.Plan, error)
	PlanBodies(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact]*learning.Plan, error)
	CreatePlan(ctx context.Context, owner id.User, r coach.PlanRequest) (coach.Plan, error)
	SetStepDone(ctx context.Context, owner id.User, step string, done bool) (coach.Plan, error)
	DeletePlan(ctx context.Context, owner id.User, p id.Artifact) error
	RestorePlan(ctx context.Context, owner id.User, p id.Artifact) (coach.Plan, error)
}

// Guides is what is asked about interview guides and practice.
type Guides interface {
	Guides(ctx context.Context, owner id.User, p owned.Page) ([]coach.Guide, error)
	Guide(ctx context.Context, owner id.User, g id.Artifact) (coach.Guide, error)
	GuideBodies(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact]*guide.Guide, error)
	Practices(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact][]coach.Practice, error)
	GenerateGuide(ctx context.Context, owner id.User, r coach.GuideRequest) (coach.Guide, error)
	DeleteGuide(ctx context.Context, owner id.User, g id.Artifact) error
	RestoreGuide(ctx context.Context, owner id.User, g id.Artifact) (coach.Guide, error)
	AddPractice(ctx context.Context, owner id.User, question, text string) (coach.Practice, error)
	DeletePractice(ctx context.Context, owner id.User, p id.Practice) error
}

// Comparisons is what is asked about comparisons of jobs.
type Comparisons interface {
	Comparisons(ctx context.Context, owner id.User, p owned.Page) ([]coach.Comparison, error)
	Comparison(ctx context.Context, owner id.User, c id.Artifact) (coach.Comparison, error)
	ComparisonBodies(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact]*market.View, error)
	CreateComparison(ctx context.Context, owner id.User, r coach.ComparisonRequest) (coach.Comparison, error)
	SetWeights(ctx context.Context, owner id.User, c id.Artifact, weights map[string]float64) (coach.Comparison, error)
	DeleteComparison(ctx context.Context, owner id.User, c id.Artifact) error
	RestoreComparison(ctx context.Context, owner id.User, c id.Artifact) (coach.Comparison, error)
}
