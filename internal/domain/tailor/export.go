package tailor

import (
	"context"
	"encoding/json"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// exportBatch is how many rows are read at once; an analysis is some 20 KiB, a job description at most 100.
const exportBatch = 20

// About reports what Export puts, for the reader of the archive.
func (s *Service) About() string {
	return `jobs/ID.json                     a job description with your corrections, notes, dates and contacts, its stage and what you sent
matches/ID.json                  a match of a version with a job description, with your notes
optimizations/VERSION.json       how a tailored version was made, and what you decided about each change
facts/ID.json                    an answer about a requirement that you keep for later postings, with its date
`
}

type exportedJob struct {
	ID           id.JobDescription    `json:"id"`
	Title        string               `json:"title"`
	Company      string               `json:"company"`
	Location     string               `json:"location"`
	Description  string               `json:"description"`
	Requirements string               `json:"requirements"`
	Notes        string               `json:"notes"`
	Corrections  []posting.Correction `json:"corrections"`
	Stage        Stage                `json:"stage"`
	Sent         id.Version           `json:"sentVersionId"`
	SentAt       *time.Time           `json:"sentAt"`
	Salary       string               `json:"salary"`
	SourceURL    string               `json:"sourceUrl"`
	FoundOn      Day                  `json:"foundOn"`
	AppliedOn    Day                  `json:"appliedOn"`
	InterviewAt  *time.Time           `json:"interviewAt"`
	FollowUpOn   Day                  `json:"followUpOn"`
	Contacts     []Contact            `json:"contacts"`
	SentLetter   id.Artifact          `json:"sentLetterId"`
	CreatedAt    time.Time            `json:"createdAt"`
	UpdatedAt    time.Time            `json:"updatedAt"`
	DeletedAt    *time.Time           `json:"deletedAt"`
}

type exportedAnalysis struct {
	ID        id.Analysis       `json:"id"`
	Version   id.Version        `json:"resumeVersionId"`
	Job       id.JobDescription `json:"jobDescriptionId"`
	Notes     string            `json:"notes"`
	CreatedAt time.Time         `json:"createdAt"`
	UpdatedAt time.Time         `json:"updatedAt"`
	Report    *match.Report     `json:"report"`
}

type exportedOptimization struct {
	Version   id.Version        `json:"resumeVersionId"`
	Base      id.Version        `json:"baseVersionId"`
	Job       id.JobDescription `json:"jobDescriptionId"`
	Before    id.Analysis       `json:"beforeId"`
	After     id.Analysis       `json:"afterId"`
	Options   compose.Options   `json:"options"`
	Decisions Decisions         `json:"decisions"`
	Findings  []check.Finding   `json:"findings"`
	Notes     []string          `json:"notes"`
	Markdown  string            `json:"optimizationNotes"`
	Proposed  []compose.Change  `json:"proposed"`
}

// Export returns everything that is kept of the owner's job descriptions, matches and optimised versions to put, one
// file after another, what is in the trash too. Memory holds a few of them at a time.
func (s *Service) Export(ctx context.Context, owner id.User, put func(name string, data []byte) error) error {
	st := s.d.Store
	if err := inParts(put, "jobs/", func(after id.JobDescription) ([]JobDescription, error) {
		return st.JobsAfter(ctx, owner, after, exportBatch)
	}, func(j JobDescription) (id.JobDescription, any) {
		return j.ID, exportedJob{
			j.ID, j.Title, j.Company, j.Location, j.Description, j.Requirements, j.Notes, j.Corrections, j.Stage,
			j.Sent, some(j.SentAt),
			j.Salary, j.SourceURL, j.FoundOn, j.AppliedOn, some(j.InterviewAt), j.FollowUpOn, j.Contacts, j.SentLetter,
			j.CreatedAt, j.UpdatedAt, some(j.DeletedAt),
		}
	}); err != nil {
		return err
	}
	if err := inParts(put, "matches/", func(after id.Analysis) ([]Whole, error) {
		return st.AnalysesAfter(ctx, owner, after, exportBatch)
	}, func(a Whole) (id.Analysis, any) {
		return a.ID, exportedAnalysis{a.ID, a.Version, a.Job, a.Notes, a.CreatedAt, a.UpdatedAt, a.Report}
	}); err != nil {
		return err
	}
	if err := s.exportFacts(ctx, owner, put); err != nil {
		return err
	}
	return inParts(put, "optimizations/", func(after id.Version) ([]Optimization, error) {
		return st.OptimizationsAfter(ctx, owner, after, exportBatch)
	}, func(o Optimization) (id.Version, any) {
		return o.Version, exportedOptimization{
			o.Version, o.Base, o.Job, o.Before, o.After, o.Options, o.Decisions,
			o.Findings, o.Notes, o.Markdown, o.Proposed,
		}
	})
}

type exportedFact struct {
	ID        id.Fact   `json:"id"`
	CreatedAt time.Time `json:"createdAt"`
	SaidAt    time.Time `json:"saidAt"`
	Said
}

// exportFacts puts all the owner's facts at once: there are few.
func (s *Service) exportFacts(ctx context.Context, owner id.User, put func(name string, data []byte) error) error {
	return inParts(put, "facts/", func(after id.Fact) ([]Fact, error) {
		if after != "" {
			return nil, nil
		}
		return s.d.Store.Facts(ctx, owner)
	}, func(f Fact) (id.Fact, any) { return f.ID, exportedFact{f.ID, f.CreatedAt, f.SaidAt, f.Said} })
}

// inParts puts a list that is read part by part, each item as a JSON file named by its id.
func inParts[T any, I ~string](put func(string, []byte) error, folder string, next func(after I) ([]T, error),
	exported func(T) (I, any),
) error {
	var after I
	for {
		batch, err := next(after)
		if err != nil || len(batch) == 0 {
			return err
		}
		for _, one := range batch {
			name, v := exported(one)
			after = name
			data, err := json.MarshalIndent(v, "", "  ")
			if err != nil {
				return fault.Wrap("tailor.inParts", fault.Internal, "", err)
			}
			if err := put(folder+string(name)+".json", append(data, '\n')); err != nil {
				return err
			}
		}
	}
}

// some is nil where a time is zero.
func some(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}
