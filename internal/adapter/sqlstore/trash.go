package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
)

// MoveToTrash marks a resume deleted.
func (s *Resumes) MoveToTrash(ctx context.Context, owner id.User, r id.Resume, at time.Time) error {
	return s.oneNamed(ctx, string(r), trashResume, micros(at), string(r), owner)
}

// Restore takes a resume out of the trash.
func (s *Resumes) Restore(ctx context.Context, owner id.User, r id.Resume) error {
	return s.oneNamed(ctx, string(r), restoreResume, string(r), owner)
}

// Trashed lists the owner's trash, the latest first.
func (s *Resumes) Trashed(ctx context.Context, owner id.User) ([]resume.Resume, error) {
	return s.resumes(ctx, trashedResumes, owner, trashMost)
}

// Erase removes a resume that is in the trash; the foreign keys take with it what hangs on it. Its file is a blob.
func (s *Resumes) Erase(ctx context.Context, owner id.User, r id.Resume) error {
	return s.oneNamed(ctx, string(r), eraseResume, string(r), owner)
}

// Outdated lists resumes of any owner that were deleted before a moment, the longest first.
func (s *Resumes) Outdated(ctx context.Context, before time.Time, limit int) ([]resume.Resume, error) {
	return s.resumes(ctx, outdatedResumes, micros(before), limit)
}

func (s *Resumes) resumes(ctx context.Context, query string, args ...any) ([]resume.Resume, error) {
	var rows []resumeRow
	if err := s.list(ctx, &rows, query, args...); err != nil {
		return nil, err
	}
	return eachOf(rows, scanResume)
}
