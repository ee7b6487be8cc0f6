package tailor

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// Store keeps job descriptions, analyses and optimisations, beside the versions that they are about. The rules of
// resume.Store hold: what is somebody else's, in the trash or hangs on something in the trash is not there.
type Store interface {
	InTx(ctx context.Context, f func(tx Store) error) error
	// LockOwner makes other transactions that lock the same owner wait for the end of this one, so that what is read
	// here and written back is not changed in between. It comes before every other lock but a request's.
	LockOwner(ctx context.Context, owner id.User) error

	resume.Versions
	owned.Requests
	owned.Notices
	Jobs
	Analyses
	Facts

	AddOptimization(ctx context.Context, o Optimization) error
	// Optimizations returns how versions were made, in one look-up; those of other origins are missing.
	Optimizations(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]Optimization, error)
	// Origins is Optimizations with Version, Owner, Base, Job, Before and After alone.
	Origins(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]Optimization, error)
	// OptimizationsAfter lists all the owner's by version, those of the trash included, for an export.
	OptimizationsAfter(ctx context.Context, owner id.User, after id.Version, first int) ([]Optimization, error)
	// SaveDecisions writes Decisions, Findings, Markdown and After.
	SaveDecisions(ctx context.Context, o Optimization) error
}

// Jobs keeps job descriptions.
type Jobs interface {
	AddJob(ctx context.Context, j JobDescription) error
	Job(ctx context.Context, owner id.User, j id.JobDescription) (JobDescription, error)
	// JobFrom returns the newest that was saved from an address and isn't in the trash.
	JobFrom(ctx context.Context, owner id.User, link string) (id.JobDescription, error)
	JobsByID(ctx context.Context, owner id.User, ids []id.JobDescription) ([]JobDescription, error)
	// Jobs lists the latest changed first.
	Jobs(ctx context.Context, owner id.User, p owned.Page) ([]JobDescription, error)
	// FindJobs lists those that a search finds, in its order.
	FindJobs(ctx context.Context, owner id.User, s JobSearch, p owned.Page) ([]JobDescription, error)
	// CountFound counts those that a search finds, whatever its order.
	CountFound(ctx context.Context, owner id.User, s JobSearch, today Day, now time.Time) (JobCounts, error)
	// DueFollowUps lists follow-ups of jobs of any owner that are open, by day and id, after a day and the job of that
	// day, and up to another day.
	DueFollowUps(ctx context.Context, since Day, after id.JobDescription, until Day, first int) ([]FollowUp, error)
	// SentTo returns the job descriptions that versions were sent to, in one look-up.
	SentTo(ctx context.Context, owner id.User, of []id.Version) (map[id.Version][]JobDescription, error)
	// Sent is SentTo for one version, with the job descriptions of the trash, which may come back.
	Sent(ctx context.Context, owner id.User, v id.Version) ([]JobDescription, error)
	// CountJobs counts the owner's by stage, those in the trash under "".
	CountJobs(ctx context.Context, owner id.User) (map[Stage]int, error)
	// SaveJob writes everything but ID, Owner, CreatedAt and DeletedAt.
	SaveJob(ctx context.Context, j JobDescription) error
	MoveJobToTrash(ctx context.Context, owner id.User, j id.JobDescription, at time.Time) error
	RestoreJob(ctx context.Context, owner id.User, j id.JobDescription) error
	// TrashedJobs lists what is in the owner's trash, the latest first, at most 500.
	TrashedJobs(ctx context.Context, owner id.User) ([]JobDescription, error)
	// EraseJob removes one that is in the trash with its analyses; "" removes all that are there.
	EraseJob(ctx context.Context, owner id.User, j id.JobDescription) error
	// EraseOutdatedJobs removes what was deleted before, of any owner, at most limit, and says whether more wait.
	EraseOutdatedJobs(ctx context.Context, before time.Time, limit int) (more bool, err error)
	// KeepReading keeps what was read of one in place of what was kept before, unless that is very long.
	KeepReading(ctx context.Context, owner id.User, j id.JobDescription, k KeptReading) error
	// KeptReading returns what was kept under the same sum, nil where nothing is.
	KeptReading(ctx context.Context, owner id.User, j id.JobDescription, sum string) (*posting.Posting, error)
	// JobsAfter lists all the owner's by id, those of the trash included, for an export.
	JobsAfter(ctx context.Context, owner id.User, after id.JobDescription, first int) ([]JobDescription, error)
}

// Analyses keeps analyses.
type Analyses interface {
	AddAnalysis(ctx context.Context, a Analysis, r *match.Report) error
	// SaveAnalysis writes Score, Notes, UpdatedAt and the report; with nil the report stays.
	SaveAnalysis(ctx context.Context, a Analysis, r *match.Report) error
	Analysis(ctx context.Context, owner id.User, a id.Analysis) (Analysis, error)
	AnalysesByID(ctx context.Context, owner id.User, ids []id.Analysis) ([]Analysis, error)
	// AnalysesOf lists a version's, newest first.
	AnalysesOf(ctx context.Context, owner id.User, v id.Version, p owned.Page) ([]Analysis, error)
	// NewestAnalyses returns the newest n of each version, newest first, in one look-up.
	NewestAnalyses(ctx context.Context, owner id.User, of []id.Version, n int) (map[id.Version][]Analysis, error)
	// NewestByJob returns the newest n of each job description, newest first, in one look-up.
	NewestByJob(ctx context.Context, owner id.User, of []id.JobDescription, n int) (map[id.JobDescription][]Analysis,
		error)
	// Reports returns the reports of those of the ids that there are, in one look-up.
	Reports(ctx context.Context, owner id.User, of []id.Analysis) (map[id.Analysis]*match.Report, error)
	// AnalysesAfter lists all the owner's by id, those of the trash included, for an export.
	AnalysesAfter(ctx context.Context, owner id.User, after id.Analysis, first int) ([]Whole, error)
}

// Facts keeps answers for later postings.
type Facts interface {
	// Facts lists all the owner's, the latest first; an account holds few.
	Facts(ctx context.Context, owner id.User) ([]Fact, error)
	// SaveFact adds a fact, or replaces SaidAt and Said of the one that its owner has with its ID.
	SaveFact(ctx context.Context, f Fact) error
	DeleteFact(ctx context.Context, owner id.User, f id.Fact) error
}
