package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/check"
)

// What letters, guides, plans and comparisons have in common.

// bodyOf returns what an artifact of a level holds; the bodies of the whole level are looked up together.
func bodyOf[T, B any](l *level.Looked, of id.Artifact, all []T, key func(*T) id.Artifact,
	look func([]id.Artifact) (map[id.Artifact]*B, error),
) (*B, error) {
	found, err := level.Once(l, lookBodies, func() (map[id.Artifact]*B, error) {
		ids := distinct(all, key)
		if err := l.Budget().Take(len(ids), level.Document); err != nil {
			return nil, err
		}
		return look(ids)
	})
	if err != nil {
		return nil, err
	}
	if found[of] == nil {
		return nil, gone()
	}
	return found[of], nil
}

// madeFrom returns the version that an artifact was made from, nil where it was deleted since.
func (r root) madeFrom(ctx context.Context, l *level.Looked, v id.Version,
	ids func() []id.Version,
) (*model.ResumeVersion, error) {
	all, err := r.versions(ctx, l, ids)
	if err != nil || all.of[v] == nil {
		return nil, err
	}
	return fromOneVersion(all.of[v], all.level), nil
}

// madeFor returns the job that an artifact was made for, nil where it was deleted since.
func (r root) madeFor(ctx context.Context, l *level.Looked, j id.JobDescription,
	ids func() []id.JobDescription,
) (*model.JobDescription, error) {
	all, err := r.jobs(ctx, l, ids)
	if err != nil || all.of[j] == nil {
		return nil, err
	}
	return fromJob(all.of[j], all.level), nil
}

func fromFindings(all []check.Finding) []model.CheckFinding {
	out := make([]model.CheckFinding, 0, len(all))
	for _, f := range all {
		out = append(out, fromFinding(f))
	}
	return out
}
