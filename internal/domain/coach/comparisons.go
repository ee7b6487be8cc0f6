package coach

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/market"
	"vitae/internal/engine/posting"
)

// Comparison is a market view over jobs that the user chose, without the view.
type Comparison struct {
	Artifact
	ComparisonFacts
}

// ComparisonFacts are what lists show of a comparison. Version and Jobs may name what was deleted since. Weights say
// how much requirements count for the user, by RowKey; one that is missing counts 1.
type ComparisonFacts struct {
	Version id.Version          `json:"resumeVersionId"`
	Jobs    []id.JobDescription `json:"jobDescriptionIds"`
	Weights map[string]float64  `json:"weights"`
}

// MaxWeight is the most that a requirement can count; without a word of the user's it counts 1. By hand.
const MaxWeight = 3.0

// ComparisonRequest asks for a comparison of two to ten jobs. A Key that was used before gives the first one again;
// Title "" takes the view's.
type ComparisonRequest struct {
	Version id.Version
	Jobs    []id.JobDescription
	Title   string
	Key     string
}

func comparisonOf(s Artifact) (Comparison, error) {
	c := Comparison{Artifact: s}
	return c, decode(s.Facts, &c.ComparisonFacts)
}

// RowKey names a requirement of a view: the catalogue's id of its skill, or its words.
func RowKey(row market.Skill) string { return rowKey(string(row.ID), row.Skill) }

// LeverKey is RowKey for the requirement that a lever is about.
func LeverKey(l market.Lever) string { return rowKey(string(l.ID), l.Skill) }

func rowKey(known, words string) string {
	if known != "" {
		return known
	}
	return "words " + strings.ToLower(words)
}

// Weight is how much a requirement counts for the user.
func (f ComparisonFacts) Weight(key string) float64 {
	if w, said := f.Weights[key]; said {
		return w
	}
	return 1
}

// Fit is the share of what a job asks for, in points times weights, that the resume shows: 0 to 100. Counts is false
// where nothing that counts is asked for.
func (f ComparisonFacts) Fit(m *market.View, job int) (fit float64, counts bool) {
	has, most := 0.0, 0.0
	for _, row := range m.Skills {
		w := f.Weight(RowKey(row))
		for _, c := range row.Cells {
			if c.Job == job {
				has += w * c.Points
				most += w * c.MaxPoints
			}
		}
	}
	if most <= 0 {
		return 0, false
	}
	return 100 * has / most, true
}

// Closest is the job of the best fit, -1 where no job asks for anything that counts. Of two that fit alike the better
// score is closer.
func (f ComparisonFacts) Closest(m *market.View) int {
	best, at := -1.0, -1
	for i, j := range m.Jobs {
		fit, counts := f.Fit(m, i)
		if counts && (fit > best || fit == best && j.Score > m.Jobs[at].Score) {
			best, at = fit, i
		}
	}
	return at
}

// Levers returns the view's levers, the biggest under the user's weights first.
func (f ComparisonFacts) Levers(m *market.View) []market.Lever {
	out := slices.Clone(m.Levers)
	slices.SortStableFunc(out, func(a, b market.Lever) int {
		return cmp.Compare(b.Points*f.Weight(LeverKey(b)), a.Points*f.Weight(LeverKey(a)))
	})
	return out
}

// Comparisons lists the owner's, the latest changed first.
func (s *Service) Comparisons(ctx context.Context, owner id.User, p owned.Page) ([]Comparison, error) {
	return listed(ctx, s, owner, KindComparison, p, comparisonOf)
}

// Comparison returns one of the owner's.
func (s *Service) Comparison(ctx context.Context, owner id.User, c id.Artifact) (Comparison, error) {
	one, err := s.one(ctx, s.d.Store, owner, KindComparison, c)
	if err != nil {
		return Comparison{}, err
	}
	return comparisonOf(one)
}

// ComparisonBodies returns the views of comparisons; those that are not there are missing.
func (s *Service) ComparisonBodies(ctx context.Context, owner id.User,
	of []id.Artifact,
) (map[id.Artifact]*market.View, error) {
	return bodies[market.View](ctx, s, owner, of)
}

// CreateComparison compares a version of a resume with jobs and keeps the view as it is on this day.
func (s *Service) CreateComparison(ctx context.Context, owner id.User, r ComparisonRequest) (Comparison, error) {
	r, err := r.checked()
	if err != nil {
		return Comparison{}, err
	}
	first, err := s.done(ctx, owner, callComparison, r.Key)
	if err != nil {
		return Comparison{}, err
	}
	if first != "" {
		return s.Comparison(ctx, owner, first)
	}
	ctx, watched, cancel := tailor.Watch(ctx, r.Key, s.now)
	defer cancel()
	doc, err := s.document(ctx, owner, r.Version)
	if err != nil {
		return Comparison{}, err
	}
	jobs, err := s.chosen(ctx, owner, r.Jobs)
	if err != nil {
		return Comparison{}, err
	}
	var view *market.View
	err = s.d.Jobs.InTurn(ctx, func(e *tailor.Engine) error {
		asks, err := s.requirementsOf(ctx, jobs)
		if err == nil {
			view, err = e.Market(doc, asks)
		}
		return err
	})
	if err != nil {
		return Comparison{}, err
	}
	if r.Title == "" {
		r.Title = view.Title
	}
	one := s.begin(owner, KindComparison, r.Title)
	facts := ComparisonFacts{Version: r.Version, Jobs: r.Jobs, Weights: map[string]float64{}}
	kept, err := s.add(ctx, callComparison, r.Key, one, facts, view,
		func(tx Store) error { return s.ready(ctx, tx, one, watched) })
	if err != nil {
		return Comparison{}, err
	}
	return s.Comparison(ctx, owner, kept)
}

// checked returns a request as it is done: each job once.
func (r ComparisonRequest) checked() (ComparisonRequest, error) {
	const op = "coach.ComparisonRequest.checked"
	r.Title = owned.CleanLine(r.Title)
	if owned.Longer(r.Title, MaxTitle) {
		return r, fault.Field(op, "title", "The title can have at most 200 characters.")
	}
	var once []id.JobDescription
	for _, j := range r.Jobs[:min(len(r.Jobs), 10*market.MostJobs)] {
		if !slices.Contains(once, j) {
			once = append(once, j)
		}
	}
	r.Jobs = once
	if n := len(once); n < market.LeastJobs || n > market.MostJobs {
		return r, fault.Field(op, "jobDescriptionIds", "Choose two to ten different jobs to compare.")
	}
	return r, nil
}

// chosen returns jobs in the order in which they were chosen.
func (s *Service) chosen(ctx context.Context, owner id.User, ids []id.JobDescription) ([]tailor.JobDescription, error) {
	found, err := s.d.Jobs.JobsByID(ctx, owner, ids)
	if err != nil {
		return nil, err
	}
	out := make([]tailor.JobDescription, 0, len(ids))
	for _, wanted := range ids {
		i := slices.IndexFunc(found, func(j tailor.JobDescription) bool { return j.ID == wanted })
		if i < 0 {
			return nil, fault.New("coach.chosen", fault.NotFound, "This job description doesn't exist.")
		}
		out = append(out, found[i])
	}
	return out, nil
}

// requirementsOf reads jobs. One that asks for nothing is named, as it cannot be compared.
func (s *Service) requirementsOf(ctx context.Context, jobs []tailor.JobDescription) ([]*posting.Posting, error) {
	out := make([]*posting.Posting, 0, len(jobs))
	for _, j := range jobs {
		p, err := s.readJob(ctx, j)
		if err != nil {
			return nil, fault.Wrap("coach.requirementsOf", fault.KindOf(err), fmt.Sprintf("“%s” can't be compared. %s",
				j.Title, fault.Public(err)), err)
		}
		out = append(out, p)
	}
	return out, nil
}

// SetWeights keeps how much requirements count; those that are not named count 1. Keys are RowKey's.
func (s *Service) SetWeights(ctx context.Context, owner id.User, c id.Artifact,
	weights map[string]float64,
) (Comparison, error) {
	const op = "coach.SetWeights"
	old, err := s.Comparison(ctx, owner, c)
	if err != nil {
		return Comparison{}, err
	}
	view, err := body[market.View](ctx, s, owner, old.Artifact)
	if err != nil {
		return Comparison{}, err
	}
	rows := map[string]bool{}
	for _, row := range view.Skills {
		rows[RowKey(row)] = true
	}
	kept := map[string]float64{}
	for key, w := range weights {
		switch {
		case !rows[key]:
			return Comparison{}, fault.Field(op, "weights", "This requirement isn't in the comparison.")
		case !(w >= 0 && w <= MaxWeight):
			return Comparison{}, fault.Field(op, "weights", "A weight must be from 0 to 3.")
		case w != 1:
			kept[key] = w
		}
	}
	err = s.exclusive(ctx, owner, func(tx Store) error {
		one, err := s.one(ctx, tx, owner, KindComparison, c)
		if err != nil {
			return err
		}
		now, err := comparisonOf(one)
		if err != nil {
			return err
		}
		now.Weights, now.UpdatedAt = kept, s.now()
		return saveFacts(ctx, tx, now.Artifact, now.ComparisonFacts, nil)
	})
	if err != nil {
		return Comparison{}, err
	}
	return s.Comparison(ctx, owner, c)
}

// DeleteComparison moves a comparison to the trash.
func (s *Service) DeleteComparison(ctx context.Context, owner id.User, c id.Artifact) error {
	return s.remove(ctx, owner, KindComparison, c)
}

// RestoreComparison takes a comparison out of the trash.
func (s *Service) RestoreComparison(ctx context.Context, owner id.User, c id.Artifact) (Comparison, error) {
	if err := s.restore(ctx, owner, KindComparison, c); err != nil {
		return Comparison{}, err
	}
	return s.Comparison(ctx, owner, c)
}
