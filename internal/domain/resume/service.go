package resume

import (
	"context"
	"log/slog"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
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
	Entitlements owned.Entitlements
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
	return owned.Done(ctx, s.d.Store, owner, call, key, s.now())
}

func (s *Service) once(ctx context.Context, r owned.Request, write func(tx Store) error) (string, error) {
	return owned.Once(ctx, s.d.Store.InTx, r, write)
}

// NoResume and NoVersion are what unknown ids and ids of others are answered with.
func NoResume(op string) error { return fault.New(op, fault.NotFound, "This resume doesn't exist.") }

// NoVersion is NoResume for a version.
func NoVersion(op string) error {
	return fault.New(op, fault.NotFound, "This resume version doesn't exist.")
}
