package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/resume"
)

const (
	// The kind stands in the text, so that the index of plans serves.
	quietPlans = `SELECT ` + artifactColumns +
		` FROM sheets WHERE kind = 'plan' AND deleted_at = 0 AND (updated_at, id) > (?, ?) AND updated_at <= ?
		ORDER BY updated_at, id LIMIT ?`
	fadingResumes   = `SELECT user_id, deleted_at FROM resumes WHERE deleted_at > 0 AND deleted_at > ? AND deleted_at <= ?`
	fadingJobs      = `SELECT user_id, deleted_at FROM job_descriptions WHERE deleted_at > 0 AND deleted_at > ? AND deleted_at <= ?`
	fadingArtifacts = `SELECT user_id, deleted_at FROM sheets WHERE deleted_at > 0 AND deleted_at > ? AND deleted_at <= ?`
	fadingTrash     = `SELECT user_id, COUNT(*) AS things, MIN(deleted_at) AS deleted_at FROM (` +
		fadingResumes + ` UNION ALL ` + fadingJobs + ` UNION ALL ` + fadingArtifacts +
		`) trash WHERE user_id > ? GROUP BY user_id ORDER BY user_id LIMIT ?`
)

// QuietPlans lists plans of any owner by when they were last changed, after a moment and the plan of that moment, and
// until another.
func (s *Coaching) QuietPlans(ctx context.Context, after time.Time, at id.Artifact, until time.Time,
	first int,
) ([]coach.Artifact, error) {
	var rows []artifactRow
	err := s.list(ctx, &rows, quietPlans, micros(after), text(string(at)), micros(until), first)
	return each(rows, scanArtifact), err
}

type fadingRow struct {
	User      int64 `db:"user_id"`
	Things    int   `db:"things"`
	DeletedAt int64 `db:"deleted_at"`
}

// Fading counts by owner what was deleted after a moment and until another, of every kind.
func (s *Resumes) Fading(ctx context.Context, after, until time.Time, owner id.User, first int) ([]resume.Fading,
	error,
) {
	var rows []fadingRow
	from, to := micros(after), micros(until)
	err := s.list(ctx, &rows, fadingTrash, from, to, from, to, from, to, owner, first)
	return each(rows, func(r fadingRow) resume.Fading {
		return resume.Fading{Owner: id.User(r.User), Count: r.Things, First: moment(r.DeletedAt)}
	}), err
}
