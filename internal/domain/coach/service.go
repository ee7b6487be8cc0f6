package coach

import (
	"context"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// Resumes is what coaching asks about resumes. resume.Service is the one there is.
type Resumes interface {
	Resumes(ctx context.Context, owner id.User, p owned.Page) ([]resume.Resume, error)
	Version(ctx context.Context, owner id.User, v id.Version) (resume.Version, error)
	// Texts returns what versions say; those that are not there are missing.
	Texts(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]resume.Text, error)
}

// Jobs is what coaching asks about job descriptions. tailor.Service is the one there is.
type Jobs interface {
	Jobs(ctx context.Context, owner id.User, p owned.Page) ([]tailor.JobDescription, error)
	Job(ctx context.Context, owner id.User, j id.JobDescription) (tailor.JobDescription, error)
	JobsByID(ctx context.Context, owner id.User, ids []id.JobDescription) ([]tailor.JobDescription, error)
	NewestByJob(ctx context.Context, owner id.User, of []id.JobDescription,
		n int) (map[id.JobDescription][]tailor.Analysis, error)
	Reports(ctx context.Context, owner id.User, of []id.Analysis) (map[id.Analysis]*match.Report, error)
	// Facts lists what the owner said about requirements, the latest first.
	Facts(ctx context.Context, owner id.User) ([]tailor.Fact, error)
	// Asked is what a job asks for, with its owner's corrections, for whoever has a turn; a text that asks for nothing
	// is refused.
	Asked(ctx context.Context, j tailor.JobDescription) (*posting.Posting, error)
	// InTurn lends the engine to f once a processor is free for it.
	InTurn(ctx context.Context, f func(e *tailor.Engine) error) error
}

// Deps are what a Service needs; what is not marked optional may not be missing.
type Deps struct {
	Catalogue    *skill.Catalogue
	Store        Store
	Entitlements owned.Entitlements
	Resumes      Resumes
	Jobs         Jobs
	Clock        clock.Clock
	IDs          id.Maker
	Fonts        *docrender.FontFolder // optional: for scripts that the built-in fonts lack
}

// Service keeps letters, guides, plans, comparisons and skills for their owners. Make it with New; it is safe for
// concurrent use.
type Service struct{ d Deps }

// New makes a Service.
func New(d Deps) (*Service, error) {
	if d.Catalogue == nil || d.Store == nil || d.Entitlements == nil || d.Resumes == nil || d.Jobs == nil ||
		d.Clock == nil || d.IDs.Now == nil || d.IDs.Random == nil {
		return nil, fault.New("coach.New", fault.Internal, "coach: a dependency is missing")
	}
	return &Service{d: d}, nil
}

// The calls that a request key makes happen once. They are kept: a change of one forgets the keys of a day.
const (
	callLetter     = "letter.generate"
	callPlan       = "plan.create"
	callGuide      = "guide.generate"
	callComparison = "comparison.create"
)

func (s *Service) done(ctx context.Context, owner id.User, call, key string) (id.Artifact, error) {
	made, err := owned.Done(ctx, s.d.Store, owner, call, key, s.now())
	return id.Artifact(made), err
}

// exclusive runs f in a transaction that no other of the same owner's runs beside.
func (s *Service) exclusive(ctx context.Context, owner id.User, f func(tx Store) error) error {
	return owned.Exclusive(ctx, s.d.Store.InTx, owner, f)
}

// now is the time as it is kept.
func (s *Service) now() time.Time { return s.d.Clock.Now().UTC().Truncate(time.Microsecond) }

// month is the month that “present” means now.
func (s *Service) month() document.Date { return document.Date(s.now().Format("2006-01")) }

// document returns what a version of the owner's says.
func (s *Service) document(ctx context.Context, owner id.User, v id.Version) (*document.Resume, error) {
	if !id.WellFormed(v) {
		return nil, resume.NoVersion("coach.document")
	}
	texts, err := s.d.Resumes.Texts(ctx, owner, []id.Version{v})
	if err != nil {
		return nil, err
	}
	t, there := texts[v]
	if !there {
		return nil, resume.NoVersion("coach.document")
	}
	if lines := len(t.Document.Lines()); lines > tailor.MaxLines {
		return nil, fault.New("coach.document", fault.Invalid,
			"This resume has too many lines. Remove the oldest ones.")
	}
	return t.Document, nil
}

// readJob returns what a job asks for, with its owner's corrections, title and company; a text that asks for nothing is
// refused. Whoever calls it has a turn.
func (s *Service) readJob(ctx context.Context, j tailor.JobDescription) (*posting.Posting, error) {
	read, err := s.d.Jobs.Asked(ctx, j)
	if err != nil {
		return nil, err
	}
	p := *read
	p.Title = j.Title
	if j.Company != "" {
		p.Company = j.Company
	}
	return &p, nil
}
