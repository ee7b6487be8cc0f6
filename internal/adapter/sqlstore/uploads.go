package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
)

type uploadRow struct {
	ID         string `db:"id"`
	User       int64  `db:"user_id"`
	Resume     string `db:"resume_id"`
	FileName   string `db:"file_name"`
	Format     string `db:"format"`
	Bytes      int64  `db:"bytes"`
	Blob       string `db:"upload_blob"`
	UploadedAt int64  `db:"uploaded_at"`
}

func scanUpload(r uploadRow) resume.Upload {
	return resume.Upload{
		ID: id.Upload(r.ID), Resume: id.Resume(r.Resume), Owner: id.User(r.User), FileName: r.FileName,
		Format: docparse.Format(r.Format),
		Bytes:  r.Bytes, Blob: r.Blob, At: moment(r.UploadedAt),
	}
}

const uploadColumns = `id, user_id, resume_id, file_name, format, bytes, upload_blob, uploaded_at`

const (
	addUpload = `INSERT INTO uploads (` + uploadColumns + `)
		SELECT ?, user_id, id, ?, ?, ?, ?, ? FROM resumes WHERE id = ? AND user_id = ? AND deleted_at = 0`
	uploadsOf    = `SELECT ` + uploadColumns + ` FROM uploads WHERE user_id = ? AND resume_id IN (?)`
	uploadsUsed  = `SELECT COUNT(*) AS files, CAST(COALESCE(SUM(bytes), 0) AS BIGINT) AS bytes FROM uploads WHERE user_id = ?`
	uploadsAfter = `SELECT ` + uploadColumns + ` FROM uploads WHERE user_id = ? AND id > ? ORDER BY id LIMIT ?`
)

// AddUpload adds the file of a resume, which has one at most.
func (s *Resumes) AddUpload(ctx context.Context, u resume.Upload) error {
	return s.oneNamed(ctx, string(u.Resume), addUpload, string(u.ID), text(u.FileName), string(u.Format), u.Bytes,
		text(u.Blob), micros(u.At), string(u.Resume), u.Owner)
}

// UploadsOf returns the files of resumes, also of those in the trash.
func (s *Resumes) UploadsOf(ctx context.Context, owner id.User, of []id.Resume) (map[id.Resume]resume.Upload, error) {
	rows, err := many[uploadRow](ctx, s.statements, uploadsOf, []any{owner}, of)
	out := make(map[id.Resume]resume.Upload, len(rows))
	for _, r := range rows {
		out[id.Resume(r.Resume)] = scanUpload(r)
	}
	return out, err
}

// UploadsUsed counts the owner's files and their bytes. Within a transaction it locks the owner's account first.
func (s *Resumes) UploadsUsed(ctx context.Context, owner id.User) (files int, bytes int64, err error) {
	if s.tx != nil {
		if err := s.lockUser(ctx, owner); err != nil {
			return 0, 0, err
		}
	}
	var used struct {
		Files int   `db:"files"`
		Bytes int64 `db:"bytes"`
	}
	err = s.get(ctx, &used, uploadsUsed, owner)
	return used.Files, used.Bytes, err
}

// UploadsAfter lists all the owner's files by identifier.
func (s *Resumes) UploadsAfter(ctx context.Context, owner id.User, after id.Upload, first int) ([]resume.Upload,
	error,
) {
	var rows []uploadRow
	err := s.list(ctx, &rows, uploadsAfter, owner, text(string(after)), first)
	return each(rows, scanUpload), err
}
