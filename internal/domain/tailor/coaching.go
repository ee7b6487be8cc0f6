package tailor

import (
	"context"
	"fmt"

	"vitae/internal/base/fault"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/guide"
	"vitae/internal/engine/learning"
	"vitae/internal/engine/market"
	"vitae/internal/engine/posting"
)

// Guide prepares the interviews for one job.
func (e *Engine) Guide(r *document.Resume, p *posting.Posting) (*guide.Guide, error) {
	return guide.Prepare(e.d.Catalogue, r, p, e.Month())
}

// Market compares a resume with several postings.
func (e *Engine) Market(r *document.Resume, jobs []*posting.Posting) (*market.View, error) {
	return market.Compare(e.d.Catalogue, r, jobs, e.Month())
}

// Plan plans the way between two levels of a skill, given by its name. What the resume names need not be learned first;
// r may be nil.
func (e *Engine) Plan(name string, from, to int, r *document.Resume) (*learning.Plan, error) {
	s, ok := e.d.Catalogue.Named(name)
	if !ok {
		msg := fmt.Sprintf("Our catalog has no skill called “%s”.", name)
		if near := e.d.Catalogue.Search(name, 1); len(near) > 0 {
			msg += fmt.Sprintf(" Did you mean “%s”?", near[0].Name)
		}
		return nil, fault.New("tailor.Plan", fault.NotFound, msg)
	}
	q := learning.Request{Skill: s.ID, From: from, To: to}
	if r != nil {
		q.Have, q.Country = compose.SkillsNamed(e.d.Catalogue, r), r.Country()
	}
	return learning.MakePlan(e.d.Catalogue, q)
}

// InTurn lends the engine to f when it is its turn: as many runs go on at once as there are processors, those of
// Analyze and Optimize among them.
func (s *Service) InTurn(ctx context.Context, f func(e *Engine) error) error {
	done, err := s.d.Work.Take(ctx)
	if err != nil {
		return err
	}
	defer done()
	return f(s.d.Engine)
}
