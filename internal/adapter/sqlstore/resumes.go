package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
)

var _ resume.Store = (*Resumes)(nil)

// Resumes keeps resumes. It implements resume.Store on the database or inside a transaction.
type Resumes struct{ documents }

// documents is what Resumes and Tailoring share: versions and the keys of requests.
type documents struct{ statements }

// InTx runs f with a store inside a transaction; inside one, f joins it. On PostgreSQL f may run again where it lost a
// deadlock, so it sets what its caller reads anew each time.
func (s *Resumes) InTx(ctx context.Context, f func(tx resume.Store) error) error {
	return s.inTx(ctx, func(tx statements) error { return f(&Resumes{documents{tx}}) })
}

type resumeRow struct {
	ID          string `db:"id"`
	User        int64  `db:"user_id"`
	Title       string `db:"title"`
	Tags        string `db:"tags"`
	LastVersion int    `db:"last_version"`
	LatestID    string `db:"latest_id"`
	CreatedAt   int64  `db:"created_at"`
	UpdatedAt   int64  `db:"updated_at"`
	ArchivedAt  int64  `db:"archived_at"`
	DeletedAt   int64  `db:"deleted_at"`
}

const resumeColumns = `id, user_id, title, tags, last_version, latest_id, created_at, updated_at, archived_at, deleted_at`

func scanResume(r resumeRow) (resume.Resume, error) {
	out := resume.Resume{
		ID: id.Resume(r.ID), Owner: id.User(r.User), Title: r.Title, Versions: r.LastVersion,
		Latest:    id.Version(r.LatestID),
		CreatedAt: moment(r.CreatedAt), UpdatedAt: moment(r.UpdatedAt), ArchivedAt: moment(r.ArchivedAt),
		DeletedAt: moment(r.DeletedAt),
	}
	return out, decoded(r.Tags, &out.Tags)
}

const (
	addResume  = `INSERT INTO resumes (` + resumeColumns + `) VALUES (?, ?, ?, ?, 0, '', ?, ?, ?, 0)`
	resumeByID = `SELECT ` + resumeColumns + ` FROM resumes WHERE id = ? AND user_id = ? AND deleted_at = 0`
	// A resume that is in the trash by now still says where its page ended.
	resumesOfUser = `SELECT ` + resumeColumns + ` FROM resumes WHERE user_id = ? AND deleted_at = 0` + latestChanged
	resumesAfter  = `SELECT ` + resumeColumns + ` FROM resumes WHERE user_id = ? AND deleted_at = 0
		AND (updated_at, id) < (SELECT updated_at, id FROM resumes WHERE id = ? AND user_id = ?)` + latestChanged
	latestChanged  = ` ORDER BY updated_at DESC, id DESC LIMIT ?`
	countResumes   = `SELECT COUNT(*) FROM resumes WHERE user_id = ?`
	saveResume     = `UPDATE resumes SET title = ?, tags = ?, archived_at = ?, updated_at = ? WHERE id = ? AND user_id = ? AND deleted_at = 0`
	trashResume    = `UPDATE resumes SET deleted_at = ? WHERE id = ? AND user_id = ? AND deleted_at = 0`
	restoreResume  = `UPDATE resumes SET deleted_at = 0 WHERE id = ? AND user_id = ? AND deleted_at > 0`
	eraseResume    = `DELETE FROM resumes WHERE id = ? AND user_id = ? AND deleted_at > 0`
	trashedResumes = `SELECT ` + resumeColumns +
		` FROM resumes WHERE user_id = ? AND deleted_at > 0 ORDER BY deleted_at DESC LIMIT ?`
	outdatedResumes = `SELECT ` + resumeColumns +
		` FROM resumes WHERE deleted_at > 0 AND deleted_at < ? ORDER BY deleted_at LIMIT ?`
	trashMost = 500
)

// AddResume adds a resume without versions.
func (s *Resumes) AddResume(ctx context.Context, r resume.Resume) error {
	return s.one(ctx, addResume, string(r.ID), r.Owner, text(r.Title), encoded(some(r.Tags)), micros(r.CreatedAt),
		micros(r.UpdatedAt), micros(r.ArchivedAt))
}

// Resume returns one that is not in the trash.
func (s *Resumes) Resume(ctx context.Context, owner id.User, r id.Resume) (resume.Resume, error) {
	var row resumeRow
	if err := s.getNamed(ctx, string(r), &row, resumeByID, string(r), owner); err != nil {
		return resume.Resume{}, err
	}
	return scanResume(row)
}

// Resumes lists the latest changed first.
func (s *Resumes) Resumes(ctx context.Context, owner id.User, p owned.Page) ([]resume.Resume, error) {
	rows, err := pageOf[resumeRow](ctx, s.statements, resumesOfUser, resumesAfter, owner, []any{owner}, p)
	if err != nil {
		return nil, err
	}
	return eachOf(rows, scanResume)
}

// CountResumes counts the owner's, the trash included.
func (s *Resumes) CountResumes(ctx context.Context, owner id.User) (int, error) {
	var n int
	err := s.get(ctx, &n, countResumes, owner)
	return n, err
}

// SaveResume writes title, tags, ArchivedAt and UpdatedAt.
func (s *Resumes) SaveResume(ctx context.Context, r resume.Resume) error {
	return s.oneNamed(ctx, string(r.ID), saveResume, text(r.Title), encoded(some(r.Tags)), micros(r.ArchivedAt),
		micros(r.UpdatedAt), string(r.ID), r.Owner)
}
