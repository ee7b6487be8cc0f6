package tailor

import (
	"bytes"
	"context"
	"encoding/json"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/match"
)

// newestOfJob is how many of a job's analyses are looked at for one that says the same already.
const newestOfJob = 20

// Analyses lists a version's, newest first.
func (s *Service) Analyses(ctx context.Context, owner id.User, v id.Version, p owned.Page) ([]Analysis, error) {
	if _, err := s.version(ctx, owner, v); err != nil {
		return nil, err
	}
	if !p.Fits() {
		return nil, nil
	}
	return s.d.Store.AnalysesOf(ctx, owner, v, p.Bounded())
}

// Analysis returns one of the owner's.
func (s *Service) Analysis(ctx context.Context, owner id.User, a id.Analysis) (Analysis, error) {
	const op = "tailor.Analysis"
	if !id.WellFormed(a) {
		return Analysis{}, noAnalysis(op)
	}
	out, err := s.d.Store.Analysis(ctx, owner, a)
	return out, fault.IfMissing(err, noAnalysis(op))
}

// AnalysesByID returns those of the ids that there are, in no order.
func (s *Service) AnalysesByID(ctx context.Context, owner id.User, ids []id.Analysis) ([]Analysis, error) {
	return s.d.Store.AnalysesByID(ctx, owner, id.OnlyWellFormed(ids))
}

// NewestAnalyses returns the newest n of each version, newest first.
func (s *Service) NewestAnalyses(ctx context.Context, owner id.User, of []id.Version, n int) (map[id.Version][]Analysis,
	error,
) {
	return s.d.Store.NewestAnalyses(ctx, owner, id.OnlyWellFormed(of), owned.Page{First: n}.Bounded().First)
}

// NewestByJob returns the newest n of each job description, newest first.
func (s *Service) NewestByJob(ctx context.Context, owner id.User, of []id.JobDescription,
	n int,
) (map[id.JobDescription][]Analysis, error) {
	return s.d.Store.NewestByJob(ctx, owner, id.OnlyWellFormed(of), owned.Page{First: n}.Bounded().First)
}

// Reports returns the reports of those of the ids that there are.
func (s *Service) Reports(ctx context.Context, owner id.User, of []id.Analysis) (map[id.Analysis]*match.Report, error) {
	return s.d.Store.Reports(ctx, owner, id.OnlyWellFormed(of))
}

// Analyze matches a version with a job description. Where the newest analysis of the two says the same, it is that one.
func (s *Service) Analyze(ctx context.Context, owner id.User, v id.Version, j id.JobDescription) (Analysis, error) {
	const op = "tailor.Analyze"
	text, err := s.text(ctx, owner, v)
	if err != nil {
		return Analysis{}, err
	}
	job, err := s.Job(ctx, owner, j)
	if err != nil {
		return Analysis{}, err
	}
	report, err := s.match(ctx, text, job)
	if err != nil {
		return Analysis{}, err
	}
	var out Analysis
	err = s.exclusive(ctx, owner, func(tx Store) error {
		out, err = s.keep(ctx, tx, s.analysis(owner, v, j, report), report)
		return err
	})
	return out, fault.IfMissing(err, noAnalysis(op))
}

// match runs the engine when it is this run's turn.
func (s *Service) match(ctx context.Context, t resume.Text, j JobDescription) (*match.Report, error) {
	done, err := s.d.Work.Take(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	p, err := s.Asked(ctx, j)
	if err != nil {
		return nil, err
	}
	return s.d.Engine.Match(t.Document, p), nil
}

func (s *Service) analysis(owner id.User, v id.Version, j id.JobDescription, report *match.Report) Analysis {
	now := s.now()
	return Analysis{
		ID: s.d.IDs.Analysis(), Owner: owner, Version: v, Job: j, Score: report.Known(), CreatedAt: now,
		UpdatedAt: now,
	}
}

// keep adds an analysis, or gives the newest one of the same version and job where that says the same.
func (s *Service) keep(ctx context.Context, tx Store, a Analysis, r *match.Report) (Analysis, error) {
	newest, err := tx.NewestByJob(ctx, a.Owner, []id.JobDescription{a.Job}, newestOfJob)
	if err != nil {
		return Analysis{}, err
	}
	for _, old := range newest[a.Job] {
		if old.Version != a.Version {
			continue
		}
		same, err := says(ctx, tx, old, r)
		if same || err != nil {
			return old, err
		}
		break
	}
	return a, tx.AddAnalysis(ctx, a, r)
}

// says reports whether an analysis has this report. One of another score is not read.
func says(ctx context.Context, tx Store, a Analysis, r *match.Report) (bool, error) {
	if !sameScore(a.Score, r.Known()) {
		return false, nil
	}
	kept, err := tx.Reports(ctx, a.Owner, []id.Analysis{a.ID})
	if err != nil {
		return false, err
	}
	return sameReport(kept[a.ID], r)
}

func sameScore(a, b *float64) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

func sameReport(a, b *match.Report) (bool, error) {
	x, err := json.Marshal(a)
	if err != nil {
		return false, fault.Wrap("tailor.sameReport", fault.Internal, "", err)
	}
	y, err := json.Marshal(b)
	if err != nil {
		return false, fault.Wrap("tailor.sameReport", fault.Internal, "", err)
	}
	return bytes.Equal(x, y), nil
}

// SetNotes keeps the user's own notes about a match.
func (s *Service) SetNotes(ctx context.Context, owner id.User, a id.Analysis, notes string) (Analysis, error) {
	const op = "tailor.SetNotes"
	if !id.WellFormed(a) {
		return Analysis{}, noAnalysis(op)
	}
	notes = owned.Clean(notes)
	if owned.Longer(notes, MaxNotes) {
		return Analysis{}, fault.Field(op, "analysisNotes", "The notes can have at most 20,000 characters.")
	}
	err := s.exclusive(ctx, owner, func(tx Store) error {
		now, err := tx.Analysis(ctx, owner, a)
		if err != nil {
			return err
		}
		now.Notes, now.UpdatedAt = notes, s.now()
		return tx.SaveAnalysis(ctx, now, nil)
	})
	if err != nil {
		return Analysis{}, fault.IfMissing(err, noAnalysis(op))
	}
	return s.Analysis(ctx, owner, a)
}
