package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/engine/document"
)

// Rendered makes a file of a version, as Files.Export does.
func (s *Service) Rendered(ctx context.Context, owner id.User, v id.Version, e Export) (Rendered, error) {
	d, err := s.documentOf(ctx, owner, v)
	if err != nil {
		return Rendered{}, err
	}
	return s.d.Files.Export(ctx, d, e)
}

// ReadBack reads a version's file as Files.ReadBack does.
func (s *Service) ReadBack(ctx context.Context, owner id.User, v id.Version, e Export) (ReadBack, error) {
	d, err := s.documentOf(ctx, owner, v)
	if err != nil {
		return ReadBack{}, err
	}
	return s.d.Files.ReadBack(ctx, d, e)
}

func (s *Service) documentOf(ctx context.Context, owner id.User, v id.Version) (*document.Resume, error) {
	t, err := s.text(ctx, owner, v)
	return t.Document, err
}
