package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/match"
)

// Report returns the whole report.
func (r analysisFields) Report(ctx context.Context, of *model.JobMatchAnalysis) (*match.Report, error) {
	all, err := root(r).reports(ctx, of.Level)
	if err != nil {
		return nil, err
	}
	report := all[of.From.ID]
	if report == nil {
		return nil, gone()
	}
	return report, nil
}

// SkillsMatch returns the skills that the job asks for.
func (r analysisFields) SkillsMatch(ctx context.Context, of *model.JobMatchAnalysis) ([]match.SkillMatch, error) {
	report, err := r.Report(ctx, of)
	if err != nil {
		return nil, err
	}
	return report.Skills, nil
}

// SuggestedImprovements returns what would raise the score.
func (r analysisFields) SuggestedImprovements(ctx context.Context, of *model.JobMatchAnalysis) ([]match.Improvement,
	error,
) {
	report, err := r.Report(ctx, of)
	if err != nil {
		return nil, err
	}
	return report.Improvements, nil
}

// ScoreParts returns what the score is made of.
func (r analysisFields) ScoreParts(ctx context.Context, of *model.JobMatchAnalysis) ([]match.Part, error) {
	report, err := r.Report(ctx, of)
	if err != nil {
		return nil, err
	}
	return report.Parts, nil
}

// ResumeVersion returns the version that was matched.
func (r analysisFields) ResumeVersion(ctx context.Context, of *model.JobMatchAnalysis) (*model.ResumeVersion, error) {
	all, err := root(r).versions(ctx, &of.Level.Looked, func() []id.Version {
		return distinct(of.Level.All, func(a *tailor.Analysis) id.Version { return a.Version })
	})
	if err != nil {
		return nil, err
	}
	return fromVersion(all, of.From.Version)
}

// JobDescription returns the job that it was matched with.
func (r analysisFields) JobDescription(ctx context.Context, of *model.JobMatchAnalysis) (*model.JobDescription, error) {
	all, err := root(r).jobs(ctx, &of.Level.Looked, func() []id.JobDescription {
		return distinct(of.Level.All, func(a *tailor.Analysis) id.JobDescription { return a.Job })
	})
	if err != nil {
		return nil, err
	}
	j := all.of[of.From.Job]
	if j == nil {
		return nil, gone()
	}
	return fromJob(j, all.level), nil
}
