package resume

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/engine/match"
)

// nested is what hangs on the items of a level: lists by the item's id, all of them parts of the next level.
type nested[K comparable, T, L any] struct {
	level *L
	of    map[K][]T
}

// single is what hangs on the items of a level one by one, by its own id, out of the next level.
type single[K comparable, T, L any] struct {
	level *L
	of    map[K]*T
}

type (
	nestedVersions = nested[id.Resume, resume.Version, level.Versions]
	singleVersions = single[id.Version, resume.Version, level.Versions]
	singleJobs     = single[id.JobDescription, tailor.JobDescription, level.Jobs]
	singleAnalyses = single[id.Analysis, tailor.Analysis, level.Analyses]
)

// What is looked up for a level, with the number of items where it has one.
type (
	versionsKey struct{ first int }
	analysesKey struct{ first int }
	lookUp      string
)

const (
	lookVersions      lookUp = "versions"
	lookJobs          lookUp = "jobs"
	lookAnalyses      lookUp = "analyses"
	lookReports       lookUp = "reports"
	lookTexts         lookUp = "texts"
	lookUploads       lookUp = "uploads"
	lookOptimizations lookUp = "optimizations"
	lookOrigins       lookUp = "origins"
	lookSent          lookUp = "sent"
	lookBodies        lookUp = "bodies"
	lookPractice      lookUp = "practice"
)

// spread makes one list of many, which become parts of it.
func spread[K comparable, T any](of map[K][]T) []T {
	n := 0
	for _, list := range of {
		n += len(list)
	}
	all := make([]T, 0, n)
	for key, list := range of {
		from := len(all)
		all = append(all, list...)
		of[key] = all[from:len(all):len(all)]
	}
	return all
}

// byID names the items of a list.
func byID[K comparable, T any](all []T, key func(*T) K) map[K]*T {
	out := make(map[K]*T, len(all))
	for i := range all {
		out[key(&all[i])] = &all[i]
	}
	return out
}

// distinct returns what the items of a list name, each once and nothing for "".
func distinct[T any, K ~string](all []T, named func(*T) K) []K {
	seen := make(map[K]bool, len(all))
	out := make([]K, 0, len(all))
	for i := range all {
		if k := named(&all[i]); k != "" && !seen[k] {
			seen[k] = true
			out = append(out, k)
		}
	}
	return out
}

// versions looks versions up for a level, by their ids.
func (r root) versions(ctx context.Context, l *level.Looked, ids func() []id.Version) (singleVersions, error) {
	return level.Once(l, lookVersions, func() (singleVersions, error) {
		next := &level.Versions{Looked: level.Under(l.Budget())}
		var err error
		if next.All, err = none(ids(), func(of []id.Version) ([]resume.Version, error) {
			return r.resumes.VersionsByID(ctx, owner(ctx), of)
		}); err != nil {
			return singleVersions{}, err
		}
		return singleVersions{next, byID(next.All, func(v *resume.Version) id.Version { return v.ID })},
			l.Budget().Take(len(next.All), level.Light)
	})
}

// jobs looks job descriptions up for a level, by their ids.
func (r root) jobs(ctx context.Context, l *level.Looked, ids func() []id.JobDescription) (singleJobs, error) {
	return level.Once(l, lookJobs, func() (singleJobs, error) {
		next := &level.Jobs{Looked: level.Under(l.Budget())}
		var err error
		if next.All, err = none(ids(), func(of []id.JobDescription) ([]tailor.JobDescription, error) {
			return r.tailoring.JobsByID(ctx, owner(ctx), of)
		}); err != nil {
			return singleJobs{}, err
		}
		return singleJobs{next, byID(next.All, func(j *tailor.JobDescription) id.JobDescription { return j.ID })},
			l.Budget().Take(len(next.All), level.Heavy)
	})
}

// analyses looks analyses up for a level, by their ids.
func (r root) analyses(ctx context.Context, l *level.Looked, ids func() []id.Analysis) (singleAnalyses, error) {
	return level.Once(l, lookAnalyses, func() (singleAnalyses, error) {
		next := &level.Analyses{Looked: level.Under(l.Budget())}
		var err error
		if next.All, err = none(ids(), func(of []id.Analysis) ([]tailor.Analysis, error) {
			return r.tailoring.AnalysesByID(ctx, owner(ctx), of)
		}); err != nil {
			return singleAnalyses{}, err
		}
		return singleAnalyses{next, byID(next.All, func(a *tailor.Analysis) id.Analysis { return a.ID })},
			l.Budget().Take(len(next.All), level.Heavy)
	})
}

// reports looks up what the analyses of a level say.
func (r root) reports(ctx context.Context, l *level.Analyses) (map[id.Analysis]*match.Report, error) {
	return level.Once(&l.Looked, lookReports, func() (map[id.Analysis]*match.Report, error) {
		of := distinct(l.All, func(a *tailor.Analysis) id.Analysis { return a.ID })
		if err := l.Budget().Take(len(of), level.Heavy); err != nil {
			return nil, err
		}
		return r.tailoring.Reports(ctx, owner(ctx), of)
	})
}

// texts looks up what versions say, for a level.
func (r root) texts(ctx context.Context, l *level.Looked, ids func() []id.Version) (map[id.Version]resume.Text, error) {
	return level.Once(l, lookTexts, func() (map[id.Version]resume.Text, error) {
		of := ids()
		if err := l.Budget().Take(len(of), level.Document); err != nil {
			return nil, err
		}
		return r.resumes.Texts(ctx, owner(ctx), of)
	})
}

// none spares the look-up of nothing.
func none[K, T any](ids []K, look func([]K) ([]T, error)) ([]T, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	return look(ids)
}

// gone is the answer for what hangs on something that was deleted meanwhile.
func gone() error { return fault.New("graph.gone", fault.NotFound, "This item no longer exists.") }
