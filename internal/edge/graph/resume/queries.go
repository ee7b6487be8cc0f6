package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
)

// Resumes lists the caller's, the latest changed first.
func (q queries) Resumes(ctx context.Context, userID string, first *int32, after *string) ([]model.Resume, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.resumes.Resumes(ctx, owner(ctx), page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(r resume.Resume) string { return string(r.ID) })
	l := &level.Resumes{Looked: level.Under(level.NewBudget()), All: all}
	return fromResumes(all, l), l.Budget().Take(len(all), level.Light)
}

// Resume returns one.
func (q queries) Resume(ctx context.Context, resumeID string) (*model.Resume, error) {
	r, err := toID[id.Resume](resumeID)
	if err != nil {
		return nil, err
	}
	one, err := q.resumes.Resume(ctx, owner(ctx), r)
	if err != nil {
		return nil, err
	}
	return aResume(one), nil
}

// ResumeVersions lists a resume's, newest first.
func (q queries) ResumeVersions(ctx context.Context, resumeID string, first *int32,
	after *string,
) ([]model.ResumeVersion, error) {
	r, err := toID[id.Resume](resumeID)
	if err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.resumes.Versions(ctx, owner(ctx), r, page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(v resume.Version) string { return string(v.ID) })
	l := &level.Versions{Looked: level.Under(level.NewBudget()), All: all}
	return fromVersions(all, l), l.Budget().Take(len(all), level.Light)
}

// ResumeVersion returns one.
func (q queries) ResumeVersion(ctx context.Context, versionID string) (*model.ResumeVersion, error) {
	v, err := toID[id.Version](versionID)
	if err != nil {
		return nil, err
	}
	one, err := q.resumes.Version(ctx, owner(ctx), v)
	if err != nil {
		return nil, err
	}
	return aVersion(one), nil
}

// JobDescriptions lists the caller's that a filter means, the latest changed first where no other order is asked for.
func (q queries) JobDescriptions(ctx context.Context, userID string, first *int32, after *string,
	filter *model.JobFilter, sort *model.JobSort,
) ([]model.JobDescription, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.tailoring.FindJobs(ctx, owner(ctx), toJobFilter(filter), tailor.JobSort(orZero(sort)), page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(j tailor.JobDescription) string { return string(j.ID) })
	l := &level.Jobs{Looked: level.Under(level.NewBudget()), All: all}
	return fromJobs(all, l), l.Budget().Take(len(all), level.Heavy)
}

// JobCounts counts the caller's jobs that a filter means.
func (q queries) JobCounts(ctx context.Context, userID string, filter *model.JobFilter,
	today *string,
) (*model.JobCounts, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	counts, err := q.tailoring.CountFound(ctx, owner(ctx), toJobFilter(filter), tailor.Day(orZero(today)))
	if err != nil {
		return nil, err
	}
	return fromJobCounts(counts), nil
}

// JobDescription returns one.
func (q queries) JobDescription(ctx context.Context, jobID string) (*model.JobDescription, error) {
	j, err := toID[id.JobDescription](jobID)
	if err != nil {
		return nil, err
	}
	one, err := q.tailoring.Job(ctx, owner(ctx), j)
	if err != nil {
		return nil, err
	}
	return aJob(one), nil
}

// JobMatchAnalyses lists a version's, newest first.
func (q queries) JobMatchAnalyses(ctx context.Context, versionID string, first *int32,
	after *string,
) ([]model.JobMatchAnalysis, error) {
	v, err := toID[id.Version](versionID)
	if err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.tailoring.Analyses(ctx, owner(ctx), v, page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(a tailor.Analysis) string { return string(a.ID) })
	l := &level.Analyses{Looked: level.Under(level.NewBudget()), All: all}
	return fromAnalyses(all, l), l.Budget().Take(len(all), level.Heavy)
}

// JobMatchAnalysis returns one.
func (q queries) JobMatchAnalysis(ctx context.Context, analysisID string) (*model.JobMatchAnalysis, error) {
	a, err := toID[id.Analysis](analysisID)
	if err != nil {
		return nil, err
	}
	one, err := q.tailoring.Analysis(ctx, owner(ctx), a)
	if err != nil {
		return nil, err
	}
	return anAnalysis(one), nil
}

// Trash lists what the caller deleted.
func (q queries) Trash(ctx context.Context, userID string) ([]model.TrashItem, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	resumes, err := q.resumes.Trashed(ctx, owner(ctx))
	if err != nil {
		return nil, err
	}
	jobs, err := q.tailoring.TrashedJobs(ctx, owner(ctx))
	if err != nil {
		return nil, err
	}
	artifacts, err := q.coaching.TrashedArtifacts(ctx, owner(ctx))
	if err != nil {
		return nil, err
	}
	return fromTrash(resumes, jobs, artifacts), nil
}

// Dashboard returns what the first screen shows.
func (q queries) Dashboard(ctx context.Context, userID string) (*model.Dashboard, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	d, err := q.tailoring.Dashboard(ctx, owner(ctx))
	if err != nil {
		return nil, err
	}
	return fromDashboard(d), nil
}

// CompareVersions reports what differs between two versions.
func (q queries) CompareVersions(ctx context.Context, from, to string) (*model.VersionComparison, error) {
	a, err := toID[id.Version](from)
	if err != nil {
		return nil, err
	}
	b, err := toID[id.Version](to)
	if err != nil {
		return nil, err
	}
	c, err := q.tailoring.Compare(ctx, owner(ctx), a, b)
	if err != nil {
		return nil, err
	}
	return fromComparison(c), nil
}
