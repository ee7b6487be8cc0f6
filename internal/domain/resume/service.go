package resume

import (
	"context"
	"log/slog"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/engine/docparse"
)

// Reader reads a resume file. docparse.Reader is the one there is.
type Reader interface {
	Read(ctx context.Context, name string, data []byte) (*docparse.Result, error)
}

// Blobs keeps the bytes of uploaded files. A key that is not there is fault.NotFound; deleting it is no error.
type Blobs interface {
	Put(ctx context.Context, key string, data []byte) error
	Get(ctx context.Context, key string) ([]byte, error)
	Delete(ctx context.Context, key string) error
}

// Entitlements says what an account may keep. billing.Plan is the one there is.
type Entitlements interface {
	// CheckQuota refuses, with fault.Quota and what to do about it, where used and more of an item together pass its
	// bound.
	CheckQuota(of string, used, more int64) error
	// Near returns a title and a sentence for the owner where used and more of an item bring them near its bound and
	// used alone did not, else "".
	Near(of string, used, more int64) (title, body string)
}

// The items that room is asked for, as the schema names them.
const (
	itemResumes     = "RESUMES"
	itemVersions    = "RESUME_VERSIONS"
	itemUploads     = "UPLOADS"
	itemUploadBytes = "UPLOAD_BYTES"
)

// Deps are what the service needs; none may be missing.
type Deps struct {
	Store        Store
	Entitlements Entitlements
	Reader       Reader
	Blobs        Blobs
	Files        *Files
	Clock        clock.Clock
	IDs          id.Maker
	Log          *slog.Logger
}

// Service keeps resumes. Make it with NewService; it is safe for concurrent use.
type Service struct{ d Deps }

// NewService makes a Service.
func NewService(d Deps) (*Service, error) {
	if d.Store == nil || d.Entitlements == nil || d.Reader == nil || d.Blobs == nil || d.Files == nil ||
		d.Clock == nil || d.IDs.Now == nil || d.IDs.Random == nil || d.Log == nil {
		return nil, fault.New("resume.NewService", fault.Internal, "resume: a dependency is missing")
	}
	return &Service{d: d}, nil
}

// The calls that a request key makes happen once. They are kept: a change of one forgets the keys of a day.
const (
	callCreate    = "resume.create"
	callUpdate    = "resume.update"
	callVersion   = "resume.version"
	callRestore   = "resume.restore"
	callDuplicate = "resume.duplicate"
	callUpload    = "resume.upload"
)

func (s *Service) done(ctx context.Context, owner id.User, call, key string) (string, error) {
	return Done(ctx, s.d.Store, owner, call, key, s.now())
}

// Done returns the result of the call that a key made before, "" where there was none.
func Done(ctx context.Context, of Requests, owner id.User, call, key string, now time.Time) (string, error) {
	if err := CheckKey(key); err != nil || key == "" {
		return "", err
	}
	return of.Claimed(ctx, owner, call, key, now.Add(-RepeatFor))
}

func (s *Service) once(ctx context.Context, r Request, write func(tx Store) error) (string, error) {
	return Once(ctx, s.d.Store.InTx, r, write)
}

// Once runs write within a transaction, unless r's key was used before: then nothing is written, and the first result
// comes back. Else the result is r.Result, the id of what write makes. Without a key write always runs.
func Once[S Requests](ctx context.Context, inTx func(context.Context, func(S) error) error, r Request,
	write func(tx S) error,
) (result string, err error) {
	err = inTx(ctx, func(tx S) error {
		result = r.Result
		if r.Key == "" {
			return write(tx)
		}
		first, claimed, err := tx.Claim(ctx, r, r.At.Add(-RepeatFor))
		if err != nil {
			return err
		}
		if !claimed {
			result = first
			return nil
		}
		return write(tx)
	})
	return result, err
}

// NoResume and NoVersion are what unknown ids and ids of others are answered with.
func NoResume(op string) error { return fault.New(op, fault.NotFound, "This resume doesn't exist.") }

// NoVersion is NoResume for a version.
func NoVersion(op string) error {
	return fault.New(op, fault.NotFound, "This resume version doesn't exist.")
}

// Fits reports whether a page can be one: After names nothing, or something that can be anybody's.
func (p Page) Fits() bool { return p.After == "" || id.WellFormed(p.After) }
