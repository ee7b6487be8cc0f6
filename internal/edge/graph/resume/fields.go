package resume

import (
	"context"
	"slices"

	"github.com/99designs/gqlgen/graphql"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/posting"
)

func (r resumeFields) text(ctx context.Context, of *model.Resume) (resume.Text, error) {
	texts, err := root(r).texts(ctx, &of.Level.Looked, func() []id.Version { return latest(of.Level) })
	if err != nil {
		return resume.Text{}, err
	}
	return present(texts, of.From.Latest)
}

func latest(l *level.Resumes) []id.Version {
	return distinct(l.All, func(r *resume.Resume) id.Version { return r.Latest })
}

// Content returns the newest text.
func (r resumeFields) Content(ctx context.Context, of *model.Resume) (string, error) {
	t, err := r.text(ctx, of)
	return t.Content, err
}

// Document returns the newest document.
func (r resumeFields) Document(ctx context.Context, of *model.Resume) (*document.Resume, error) {
	t, err := r.text(ctx, of)
	return t.Document, err
}

// Versions returns the newest ones.
func (r resumeFields) Versions(ctx context.Context, of *model.Resume, first *int32) ([]model.ResumeVersion, error) {
	n, err := toFirst(first, defaultFirst)
	if err != nil {
		return nil, err
	}
	l := of.Level
	all, err := level.Once(&l.Looked, versionsKey{n}, func() (nestedVersions, error) {
		lists, err := r.resumes.NewestVersions(ctx, owner(ctx),
			distinct(l.All, func(r *resume.Resume) id.Resume { return r.ID }), n)
		if err != nil {
			return nestedVersions{}, err
		}
		next := &level.Versions{Looked: level.Under(l.Budget()), All: spread(lists)}
		return nestedVersions{next, lists}, l.Budget().Take(len(next.All), level.Light)
	})
	if err != nil {
		return nil, err
	}
	return fromVersions(all.of[of.From.ID], all.level), nil
}

// Latest returns the newest version.
func (r resumeFields) Latest(ctx context.Context, of *model.Resume) (*model.ResumeVersion, error) {
	all, err := root(r).versions(ctx, &of.Level.Looked, func() []id.Version { return latest(of.Level) })
	if err != nil {
		return nil, err
	}
	return fromVersion(all, of.From.Latest)
}

// Upload returns the file that the resume came from, nil where it was written.
func (r resumeFields) Upload(ctx context.Context, of *model.Resume) (*model.ResumeUpload, error) {
	l := of.Level
	all, err := level.Once(&l.Looked, lookUploads, func() (map[id.Resume]resume.Upload, error) {
		return r.resumes.UploadsOf(ctx, owner(ctx), distinct(l.All, func(r *resume.Resume) id.Resume { return r.ID }))
	})
	if u, uploaded := all[of.From.ID]; uploaded {
		return fromUpload(u), err
	}
	return nil, err
}

func versionIDs(l *level.Versions) []id.Version {
	return distinct(l.All, func(v *resume.Version) id.Version { return v.ID })
}

func (r versionFields) text(ctx context.Context, of *model.ResumeVersion) (resume.Text, error) {
	texts, err := root(r).texts(ctx, &of.Level.Looked, func() []id.Version { return versionIDs(of.Level) })
	if err != nil {
		return resume.Text{}, err
	}
	return present(texts, of.From.ID)
}

// Content returns the version's text.
func (r versionFields) Content(ctx context.Context, of *model.ResumeVersion) (string, error) {
	t, err := r.text(ctx, of)
	return t.Content, err
}

// Document returns the version's document.
func (r versionFields) Document(ctx context.Context, of *model.ResumeVersion) (*document.Resume, error) {
	t, err := r.text(ctx, of)
	return t.Document, err
}

// JobMatches returns the newest analyses of the version.
func (r versionFields) JobMatches(ctx context.Context, of *model.ResumeVersion, first *int32) ([]model.JobMatchAnalysis,
	error,
) {
	n, err := toFirst(first, defaultMatches)
	if err != nil {
		return nil, err
	}
	l := of.Level
	all, err := level.Once(&l.Looked, analysesKey{n}, func() (nested[id.Version, tailor.Analysis, level.Analyses],
		error,
	) {
		lists, err := r.tailoring.NewestAnalyses(ctx, owner(ctx), versionIDs(l), n)
		next := &level.Analyses{Looked: level.Under(l.Budget()), All: spread(lists)}
		if err == nil {
			err = l.Budget().Take(len(next.All), level.Heavy)
		}
		return nested[id.Version, tailor.Analysis, level.Analyses]{next, lists}, err
	})
	if err != nil {
		return nil, err
	}
	return fromAnalyses(all.of[of.From.ID], all.level), nil
}

// made reports how the version was made, where tailoring made it.
func (r versionFields) made(ctx context.Context, of *model.ResumeVersion) (*tailor.Optimization, *level.Optimizations,
	error,
) {
	return r.madeAs(ctx, of, lookOptimizations, r.tailoring.Optimizations)
}

// whence is made with base, job and matches alone, which is all that lists of versions show.
func (r versionFields) whence(ctx context.Context, of *model.ResumeVersion) (*tailor.Optimization, *level.Optimizations,
	error,
) {
	return r.madeAs(ctx, of, lookOrigins, r.tailoring.Origins)
}

// lightFields are those of an optimisation that whence knows.
var lightFields = []string{"__typename", "base", "jobDescription", "before", "after"}

// asksForMore reports whether the field at hand asks for others than these.
func asksForMore(ctx context.Context, light []string) bool {
	return slices.ContainsFunc(graphql.CollectFieldsCtx(ctx, nil),
		func(f graphql.CollectedField) bool { return !slices.Contains(light, f.Name) })
}

func (r versionFields) madeAs(ctx context.Context, of *model.ResumeVersion, key lookUp,
	look func(context.Context, id.User, []id.Version) (map[id.Version]tailor.Optimization,
		error),
) (*tailor.Optimization, *level.Optimizations, error) {
	l := of.Level
	type found = single[id.Version, tailor.Optimization, level.Optimizations]
	all, err := level.Once(&l.Looked, key, func() (found, error) {
		next := &level.Optimizations{Looked: level.Under(l.Budget())}
		optimized := distinct(l.All, func(v *resume.Version) id.Version {
			if v.Origin != resume.Optimized {
				return ""
			}
			return v.ID
		})
		if len(optimized) == 0 {
			return found{level: next}, nil
		}
		if err := l.Budget().Take(len(optimized), level.Heavy); err != nil {
			return found{}, err
		}
		how, err := look(ctx, owner(ctx), optimized)
		for _, o := range how {
			next.All = append(next.All, o)
		}
		return found{next, byID(next.All, func(o *tailor.Optimization) id.Version { return o.Version })}, err
	})
	return all.of[of.From.ID], all.level, err
}

// OptimizationNotes lists in Markdown what was changed, nil for a version that a person wrote.
func (r versionFields) OptimizationNotes(ctx context.Context, of *model.ResumeVersion) (*string, error) {
	o, _, err := r.made(ctx, of)
	if o == nil {
		return nil, err
	}
	return &o.Markdown, err
}

// Changes lists the changes that the version has.
func (r versionFields) Changes(ctx context.Context, of *model.ResumeVersion) ([]compose.Change, error) {
	o, _, err := r.made(ctx, of)
	if o == nil {
		return nil, err
	}
	return o.Kept(), err
}

// Optimization reports how the version was made, nil for one that a person wrote.
func (r versionFields) Optimization(ctx context.Context, of *model.ResumeVersion) (*model.Optimization, error) {
	made := r.whence
	if asksForMore(ctx, lightFields) {
		made = r.made
	}
	o, l, err := made(ctx, of)
	if o == nil {
		return nil, err
	}
	return fromOptimization(o, l), err
}

// SentTo lists the employers that got the version.
func (r versionFields) SentTo(ctx context.Context, of *model.ResumeVersion) ([]model.JobDescription, error) {
	l := of.Level
	type found = nested[id.Version, tailor.JobDescription, level.Jobs]
	all, err := level.Once(&l.Looked, lookSent, func() (found, error) {
		lists, err := r.tailoring.SentTo(ctx, owner(ctx), versionIDs(l))
		if err != nil {
			return found{}, err
		}
		next := &level.Jobs{Looked: level.Under(l.Budget()), All: spread(lists)}
		return found{next, lists}, l.Budget().Take(len(next.All), level.Heavy)
	})
	if err != nil {
		return nil, err
	}
	return fromJobs(all.of[of.From.ID], all.level), nil
}

// Base returns the version that was optimised.
func (r optimizationFields) Base(ctx context.Context, of *model.Optimization) (*model.ResumeVersion, error) {
	all, err := root(r).versions(ctx, &of.Level.Looked, func() []id.Version {
		return distinct(of.Level.All, func(o *tailor.Optimization) id.Version { return o.Base })
	})
	if err != nil {
		return nil, err
	}
	return fromVersion(all, of.From.Base)
}

// JobDescription returns the job that was optimised for, nil where it was deleted.
func (r optimizationFields) JobDescription(ctx context.Context, of *model.Optimization) (*model.JobDescription, error) {
	all, err := root(r).jobs(ctx, &of.Level.Looked, func() []id.JobDescription {
		return distinct(of.Level.All, func(o *tailor.Optimization) id.JobDescription { return o.Job })
	})
	if j := all.of[of.From.Job]; j != nil && err == nil {
		return fromJob(j, all.level), nil
	}
	return nil, err
}

func (r optimizationFields) analysis(ctx context.Context, of *model.Optimization,
	a id.Analysis,
) (*model.JobMatchAnalysis, error) {
	all, err := root(r).analyses(ctx, &of.Level.Looked, func() []id.Analysis {
		before := distinct(of.Level.All, func(o *tailor.Optimization) id.Analysis { return o.Before })
		return append(before, distinct(of.Level.All, func(o *tailor.Optimization) id.Analysis { return o.After })...)
	})
	if one := all.of[a]; one != nil && err == nil {
		return fromAnalysis(one, all.level), nil
	}
	return nil, err
}

// Before returns the match of the version that was optimised, nil where the job was deleted.
func (r optimizationFields) Before(ctx context.Context, of *model.Optimization) (*model.JobMatchAnalysis, error) {
	return r.analysis(ctx, of, of.From.Before)
}

// After returns the match of the optimised version, nil where the job was deleted.
func (r optimizationFields) After(ctx context.Context, of *model.Optimization) (*model.JobMatchAnalysis, error) {
	return r.analysis(ctx, of, of.From.After)
}

// Questions returns what is still open of the job description, nothing where it was deleted.
func (r optimizationFields) Questions(ctx context.Context, of *model.Optimization) ([]interview.Question, error) {
	if err := of.Level.Budget().Take(1, level.Reading); err != nil {
		return nil, err
	}
	defer of.Level.Budget().Work()()
	return r.tailoring.Questions(ctx, *of.From)
}

// Reading returns what the job description asks for.
func (r jobFields) Reading(ctx context.Context, of *model.JobDescription) (*posting.Posting, error) {
	if err := of.Level.Budget().Take(1, level.Reading); err != nil {
		return nil, err
	}
	defer of.Level.Budget().Work()()
	return r.tailoring.Reading(ctx, *of.From)
}

// SentVersion returns the version that was sent to the employer, nil where none was or it was deleted.
func (r jobFields) SentVersion(ctx context.Context, of *model.JobDescription) (*model.ResumeVersion, error) {
	all, err := root(r).versions(ctx, &of.Level.Looked, func() []id.Version {
		return distinct(of.Level.All, func(j *tailor.JobDescription) id.Version { return j.Sent })
	})
	if v := all.of[of.From.Sent]; v != nil && err == nil {
		return fromOneVersion(v, all.level), nil
	}
	return nil, err
}

// Analyses returns the newest analyses for the job.
func (r jobFields) Analyses(ctx context.Context, of *model.JobDescription, first *int32) ([]model.JobMatchAnalysis,
	error,
) {
	n, err := toFirst(first, defaultMatches)
	if err != nil {
		return nil, err
	}
	l := of.Level
	type found = nested[id.JobDescription, tailor.Analysis, level.Analyses]
	all, err := level.Once(&l.Looked, analysesKey{n}, func() (found, error) {
		lists, err := r.tailoring.NewestByJob(ctx, owner(ctx),
			distinct(l.All, func(j *tailor.JobDescription) id.JobDescription { return j.ID }), n)
		if err != nil {
			return found{}, err
		}
		next := &level.Analyses{Looked: level.Under(l.Budget()), All: spread(lists)}
		return found{next, lists}, l.Budget().Take(len(next.All), level.Heavy)
	})
	if err != nil {
		return nil, err
	}
	return fromAnalyses(all.of[of.From.ID], all.level), nil
}
