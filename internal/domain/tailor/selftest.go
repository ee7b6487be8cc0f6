package tailor

import (
	"context"
	_ "embed"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
)

//go:embed sample/resume.md
var sampleResume string

//go:embed sample/job.txt
var sampleJob string

// SelfTest runs the engine over a sample resume and posting and tells the progress of that run under the key. Nothing
// is stored but that news.
func (s *Service) SelfTest(ctx context.Context, owner id.User, key string) error {
	if err := owned.CheckKey(key); err != nil {
		return err
	}
	if key == "" {
		return fault.Field("tailor.SelfTest", "requestKey", "A test run needs a request key for its progress events.")
	}
	t := s.telling(owner, key)
	if err := s.selfTest(ctx, t); err != nil {
		t.failed(ctx, err)
		return err
	}
	t.done(ctx, "")
	return nil
}

func (s *Service) selfTest(ctx context.Context, t *telling) error {
	read := docparse.FromText(sampleResume)
	t.read(ctx, read.Document)
	p, err := s.d.Engine.Job(ctx, sampleJob)
	if err != nil {
		return err
	}
	t.posting(ctx, p)
	_, err = s.run(ctx, read.Document, p, OptimizeRequest{Options: compose.DefaultOptions()}, t)
	return err
}
