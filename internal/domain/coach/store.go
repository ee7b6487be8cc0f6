package coach

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/skill"
)

// Store keeps what users are coached with. The rules of resume.Store hold: what is somebody else's or in the trash is
// not there; times have the precision of a microsecond, in UTC.
type Store interface {
	InTx(ctx context.Context, f func(tx Store) error) error
	// LockOwner makes other transactions that lock the same owner wait for the end of this one. It comes before every
	// other lock but a request's.
	LockOwner(ctx context.Context, owner id.User) error

	owned.Requests
	owned.Notices
	Reminders
	Artifacts
	Trash
	LetterVersions
	Skills
	PracticeStore
}

// Artifacts keeps artifacts of every kind.
type Artifacts interface {
	AddArtifact(ctx context.Context, s Artifact, body string) error
	// Artifact is fault.NotFound for an artifact of another kind, too.
	Artifact(ctx context.Context, owner id.User, k Kind, s id.Artifact) (Artifact, error)
	// Artifacts lists the latest changed first.
	Artifacts(ctx context.Context, owner id.User, k Kind, p owned.Page) ([]Artifact, error)
	// CountArtifacts counts the owner's of a kind, the trash included.
	CountArtifacts(ctx context.Context, owner id.User, k Kind) (int, error)
	// Bodies returns the bodies of those of the ids that there are, in one look-up.
	Bodies(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact]string, error)
	// SaveArtifact writes Title, Facts, UpdatedAt and the body; with nil the body stays.
	SaveArtifact(ctx context.Context, s Artifact, body *string) error
	// ArtifactsAfter lists all the owner's by id, those of the trash included, for an export.
	ArtifactsAfter(ctx context.Context, owner id.User, after id.Artifact, first int) ([]Whole, error)
}

// Reminders finds what owners are to be reminded of.
type Reminders interface {
	// QuietPlans lists plans of any owner that are not in the trash, by when they were last changed, until a moment:
	// those that come behind the plan at of the moment after, or with "" behind that moment, at most first.
	QuietPlans(ctx context.Context, after time.Time, at id.Artifact, until time.Time, first int) ([]Artifact, error)
}

// Trash is what was deleted and can be restored.
type Trash interface {
	MoveArtifactToTrash(ctx context.Context, owner id.User, k Kind, s id.Artifact, at time.Time) error
	RestoreArtifact(ctx context.Context, owner id.User, k Kind, s id.Artifact) error
	// TrashedArtifacts lists what is in the owner's trash, of every kind, the latest first, at most 500.
	TrashedArtifacts(ctx context.Context, owner id.User) ([]Artifact, error)
	// EraseArtifact removes one that is in the trash with all that hangs on it; "" removes all that are there.
	EraseArtifact(ctx context.Context, owner id.User, s id.Artifact) error
	// EraseOutdatedArtifacts removes what was deleted before, of any owner, at most limit, and says whether more wait.
	EraseOutdatedArtifacts(ctx context.Context, before time.Time, limit int) (more bool, err error)
}

// LetterVersions keeps the states of letters' texts.
type LetterVersions interface {
	// AddLetterVersion adds one and removes those that are more than keep behind it. A letter that is not there, or has
	// this number already, is an error.
	AddLetterVersion(ctx context.Context, v LetterVersion, keep int) error
	// LetterVersions returns the newest n versions of each letter, newest first, in one look-up.
	LetterVersions(ctx context.Context, owner id.User, of []id.Artifact, n int) (map[id.Artifact][]LetterVersion, error)
	// LetterVersionsAfter lists all of a letter's by number, one that is in the trash included, for an export.
	LetterVersionsAfter(ctx context.Context, owner id.User, letter id.Artifact, after, first int) ([]LetterVersion,
		error)
}

// Skills keeps what users say of skills: their own, and recommendations that they do not want to see.
type Skills interface {
	// SaidSkills lists all the owner's, hidden ones too; an account holds few.
	SaidSkills(ctx context.Context, owner id.User) ([]SaidSkill, error)
	// SaveSaidSkill adds one, or writes it anew where its key is there; CreatedAt stays.
	SaveSaidSkill(ctx context.Context, s SaidSkill) error
	DeleteSaidSkill(ctx context.Context, owner id.User, key string) error
	// HiddenRecommendations returns the skills that the owner hides, with when.
	HiddenRecommendations(ctx context.Context, owner id.User) (map[skill.ID]time.Time, error)
	HideRecommendation(ctx context.Context, owner id.User, s skill.ID, at time.Time) error
	// ShowRecommendation shows one again; one that was not hidden is no error.
	ShowRecommendation(ctx context.Context, owner id.User, s skill.ID) error
}

// PracticeStore keeps tries at answers.
type PracticeStore interface {
	AddPractice(ctx context.Context, p Practice) error
	// Practice returns one of a guide that is not in the trash.
	Practice(ctx context.Context, owner id.User, p id.Practice) (Practice, error)
	// Practices returns those of guides, the newest first, in one look-up.
	Practices(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact][]Practice, error)
	DeletePractice(ctx context.Context, owner id.User, p id.Practice) error
	// PracticeAfter lists all of a guide's by id, one that is in the trash included, for an export.
	PracticeAfter(ctx context.Context, owner id.User, guide id.Artifact, after id.Practice, first int) ([]Practice,
		error)
}
