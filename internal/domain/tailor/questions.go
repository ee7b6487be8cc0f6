package tailor

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/engine/interview"
)

// Questions returns what is still open for an optimised version: requirements of its posting that it does not show and
// its owner did not answer. Where the job description is gone there are none.
func (s *Service) Questions(ctx context.Context, o Optimization) ([]interview.Question, error) {
	job, err := s.Job(ctx, o.Owner, o.Job)
	if fault.KindOf(err) == fault.NotFound {
		return []interview.Question{}, nil
	}
	if err != nil {
		return nil, err
	}
	base, err := s.text(ctx, o.Owner, o.Base)
	if err != nil {
		return nil, err
	}
	kept, err := s.d.Store.Reports(ctx, o.Owner, id.OnlyWellFormed([]id.Analysis{o.After}))
	if err != nil {
		return nil, err
	}
	report := kept[o.After]
	if report == nil {
		return []interview.Question{}, nil
	}
	p, err := s.reading(ctx, job)
	if err != nil {
		return nil, err
	}
	facts, err := s.engineFacts(ctx, o.Owner)
	if err != nil {
		return nil, err
	}
	return interview.Ask(p, report, base.Document, o.Decisions.Answers, facts), nil
}
