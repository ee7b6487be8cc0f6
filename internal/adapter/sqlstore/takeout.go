package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/document"
)

// An export holds what is in the trash too, so these do not look at resumes.
const (
	versionsAfter = `SELECT ` + versionColumns + `, v.content, v.document FROM versions v
		WHERE v.user_id = ? AND v.id > ? ORDER BY v.id LIMIT ?`
	optimizationsAfter = `SELECT o.version_id, o.user_id, o.base_id, o.job_id, o.before_id, o.after_id, o.options, o.decisions, o.findings, o.notes, o.markdown, o.proposed
		FROM optimizations o WHERE o.user_id = ? AND o.version_id > ? ORDER BY o.version_id LIMIT ?`
)

type wholeRow struct {
	versionRow
	Content  string `db:"content"`
	Document string `db:"document"`
}

func scanWhole(r wholeRow) (resume.Whole, error) {
	var d *document.Resume
	err := decoded(r.Document, &d)
	return resume.Whole{Version: scanVersion(r.versionRow), Text: resume.Text{Content: r.Content, Document: d}}, err
}

// VersionsAfter lists all the owner's versions by identifier.
func (s *Resumes) VersionsAfter(ctx context.Context, owner id.User, after id.Version, first int) ([]resume.Whole,
	error,
) {
	var rows []wholeRow
	if err := s.list(ctx, &rows, versionsAfter, owner, text(string(after)), first); err != nil {
		return nil, err
	}
	return eachOf(rows, scanWhole)
}

// OptimizationsAfter lists all the owner's by the version that was made.
func (s *Tailoring) OptimizationsAfter(ctx context.Context, owner id.User, after id.Version,
	first int,
) ([]tailor.Optimization, error) {
	var rows []optimizationRow
	if err := s.list(ctx, &rows, optimizationsAfter, owner, text(string(after)), first); err != nil {
		return nil, err
	}
	return eachOf(rows, scanOptimization)
}
