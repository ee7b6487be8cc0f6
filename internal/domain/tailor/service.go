package tailor

import (
	"context"
	"log/slog"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
	"vitae/internal/base/turn"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
)

// Publisher tells a user's open pages something. The feed of the database is the one there is.
type Publisher interface {
	Publish(ctx context.Context, user id.User, at time.Time, events ...feed.Event) error
}

// Resumes counts a user's resumes. resume.Service is the one there is.
type Resumes interface {
	CountResumes(ctx context.Context, owner id.User) (int, error)
}

// itemJobs is what room is asked for, as the schema names it.
const itemJobs = "JOB_DESCRIPTIONS"

// ServiceDeps are what a Service needs; what is not marked optional may not be missing.
type ServiceDeps struct {
	Engine       *Engine
	Store        Store
	Entitlements owned.Entitlements
	Resumes      Resumes
	Coaching     Coaching
	Feed         Publisher
	Clock        clock.Clock
	IDs          id.Maker
	Log          *slog.Logger
	Links        PostingReader // optional: without it no link is read
	Work         *turn.Queue   // optional: shares out the runs of the engine
	// Program names the program and all that it has learned: a reading that another program made is not used. Optional;
	// where it is nil or gives "", readings are kept in memory alone.
	Program func() string
}

// Service keeps job descriptions, analyses and optimised versions for their owners. Make it with New; it is safe for
// concurrent use.
type Service struct {
	d ServiceDeps
}

// New makes a Service.
func New(d ServiceDeps) (*Service, error) {
	if d.Engine == nil || d.Store == nil || d.Entitlements == nil || d.Resumes == nil || d.Coaching == nil ||
		d.Feed == nil || d.Clock == nil || d.IDs.Now == nil || d.IDs.Random == nil || d.Log == nil {
		return nil, fault.New("tailor.New", fault.Internal, "tailor: a dependency is missing")
	}
	return &Service{d: d}, nil
}

// The calls that a request key makes happen once. They are kept: a change of one forgets the keys of a day.
const (
	callCreateJob = "job.create"
	callOptimize  = "version.optimize"
)

func (s *Service) done(ctx context.Context, owner id.User, call, key string) (string, error) {
	return owned.Done(ctx, s.d.Store, owner, call, key, s.now())
}

// exclusive runs f in a transaction that no other of the same owner's runs beside.
func (s *Service) exclusive(ctx context.Context, owner id.User, f func(tx Store) error) error {
	return owned.Exclusive(ctx, s.d.Store.InTx, owner, f)
}

// now is the time as it is kept.
func (s *Service) now() time.Time { return s.d.Clock.Now().UTC().Truncate(time.Microsecond) }

func noJob(op string) error {
	return fault.New(op, fault.NotFound, "This job description doesn't exist.")
}

func noAnalysis(op string) error {
	return fault.New(op, fault.NotFound, "This match analysis doesn't exist.")
}

// text returns what a version of the owner's says.
func (s *Service) text(ctx context.Context, owner id.User, v id.Version) (resume.Text, error) {
	const op = "tailor.text"
	if !id.WellFormed(v) {
		return resume.Text{}, resume.NoVersion(op)
	}
	texts, err := s.d.Store.Texts(ctx, owner, []id.Version{v})
	if err != nil {
		return resume.Text{}, err
	}
	t, ok := texts[v]
	if !ok {
		return resume.Text{}, resume.NoVersion(op)
	}
	return t, nil
}

// version returns a version of the owner's.
func (s *Service) version(ctx context.Context, owner id.User, v id.Version) (resume.Version, error) {
	const op = "tailor.version"
	if !id.WellFormed(v) {
		return resume.Version{}, resume.NoVersion(op)
	}
	out, err := s.d.Store.Version(ctx, owner, v)
	return out, fault.IfMissing(err, resume.NoVersion(op))
}
