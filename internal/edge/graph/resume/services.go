// Package resume is the resolvers of the resume service: each converts its input, calls a service once, and converts
// what comes back. What lists hold is fetched in one look-up a level, never one an item.
//
// It holds no rules about resumes, jobs or matches.
package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// Resumes is what the resolvers ask about resumes. resume.Service is the one there is.
type Resumes interface {
	Resumes(ctx context.Context, owner id.User, p owned.Page) ([]resume.Resume, error)
	Resume(ctx context.Context, owner id.User, r id.Resume) (resume.Resume, error)
	// Versions is fault.NotFound where the resume is not there.
	Versions(ctx context.Context, owner id.User, r id.Resume, p owned.Page) ([]resume.Version, error)
	Version(ctx context.Context, owner id.User, v id.Version) (resume.Version, error)
	VersionsByID(ctx context.Context, owner id.User, ids []id.Version) ([]resume.Version, error)
	NewestVersions(ctx context.Context, owner id.User, of []id.Resume, n int) (map[id.Resume][]resume.Version, error)
	Texts(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]resume.Text, error)
	UploadsOf(ctx context.Context, owner id.User, of []id.Resume) (map[id.Resume]resume.Upload, error)

	Create(ctx context.Context, owner id.User, n resume.New) (resume.Resume, error)
	Update(ctx context.Context, owner id.User, r id.Resume, c resume.Change) (resume.Resume, error)
	AddVersion(ctx context.Context, owner id.User, r id.Resume, n resume.NewVersion) (resume.Version, error)
	RestoreVersion(ctx context.Context, owner id.User, v id.Version, key string) (resume.Version, error)
	Duplicate(ctx context.Context, owner id.User, r id.Resume, key string) (resume.Resume, error)
	Delete(ctx context.Context, owner id.User, r id.Resume) error
	Restore(ctx context.Context, owner id.User, r id.Resume) (resume.Resume, error)
	Trashed(ctx context.Context, owner id.User) ([]resume.Resume, error)
	// Erase removes one resume in the trash for good, or all of them with "".
	Erase(ctx context.Context, owner id.User, r id.Resume) error
}

// Tailoring is what the resolvers ask about job descriptions, matches and optimised versions. tailor.Service is the one
// there is.
type Tailoring interface {
	FindJobs(ctx context.Context, owner id.User, f tailor.JobFilter, sort tailor.JobSort,
		p owned.Page) ([]tailor.JobDescription, error)
	CountFound(ctx context.Context, owner id.User, f tailor.JobFilter, today tailor.Day) (tailor.JobCounts, error)
	Job(ctx context.Context, owner id.User, j id.JobDescription) (tailor.JobDescription, error)
	JobsByID(ctx context.Context, owner id.User, ids []id.JobDescription) ([]tailor.JobDescription, error)
	SentTo(ctx context.Context, owner id.User, of []id.Version) (map[id.Version][]tailor.JobDescription, error)
	// Reading is what a job description asks for, with its owner's corrections.
	Reading(ctx context.Context, j tailor.JobDescription) (*posting.Posting, error)
	CreateJob(ctx context.Context, owner id.User, n tailor.NewJob) (tailor.JobDescription, error)
	UpdateJob(ctx context.Context, owner id.User, j id.JobDescription, c tailor.JobChange) (tailor.JobDescription,
		error)
	// ReadLink is the posting on a page of the web; nothing is kept.
	ReadLink(ctx context.Context, link string) (tailor.WebPosting, error)
	DeleteJob(ctx context.Context, owner id.User, j id.JobDescription) error
	RestoreJob(ctx context.Context, owner id.User, j id.JobDescription) (tailor.JobDescription, error)
	TrashedJobs(ctx context.Context, owner id.User) ([]tailor.JobDescription, error)
	// EraseJob removes one in the trash for good, or all of them with "".
	EraseJob(ctx context.Context, owner id.User, j id.JobDescription) error

	// Analyses is fault.NotFound where the version is not there.
	Analyses(ctx context.Context, owner id.User, v id.Version, p owned.Page) ([]tailor.Analysis, error)
	Analysis(ctx context.Context, owner id.User, a id.Analysis) (tailor.Analysis, error)
	AnalysesByID(ctx context.Context, owner id.User, ids []id.Analysis) ([]tailor.Analysis, error)
	NewestAnalyses(ctx context.Context, owner id.User, of []id.Version, n int) (map[id.Version][]tailor.Analysis, error)
	NewestByJob(ctx context.Context, owner id.User, of []id.JobDescription,
		n int) (map[id.JobDescription][]tailor.Analysis, error)
	Reports(ctx context.Context, owner id.User, of []id.Analysis) (map[id.Analysis]*match.Report, error)
	Analyze(ctx context.Context, owner id.User, v id.Version, j id.JobDescription) (tailor.Analysis, error)
	SetNotes(ctx context.Context, owner id.User, a id.Analysis, notes string) (tailor.Analysis, error)

	Optimizations(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]tailor.Optimization, error)
	Origins(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]tailor.Optimization, error)
	Optimize(ctx context.Context, owner id.User, r tailor.OptimizeRequest) (resume.Version, error)
	Questions(ctx context.Context, o tailor.Optimization) ([]interview.Question, error)
	Facts(ctx context.Context, owner id.User) ([]tailor.Fact, error)
	AddFact(ctx context.Context, owner id.User, n tailor.NewFact) (tailor.Fact, error)
	ChangeFact(ctx context.Context, owner id.User, f id.Fact, c tailor.FactChange) (tailor.Fact, error)
	DeleteFact(ctx context.Context, owner id.User, f id.Fact) error
	Decide(ctx context.Context, owner id.User, v id.Version, d tailor.Decisions) (resume.Version, error)
	Dashboard(ctx context.Context, owner id.User) (tailor.Dashboard, error)
	Compare(ctx context.Context, owner id.User, from, to id.Version) (tailor.Comparison, error)
	SelfTest(ctx context.Context, owner id.User, key string) error
}
