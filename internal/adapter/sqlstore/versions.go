package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/document"
)

type versionRow struct {
	ID        string `db:"id"`
	User      int64  `db:"user_id"`
	Resume    string `db:"resume_id"`
	Number    int    `db:"number"`
	Origin    string `db:"origin"`
	CreatedAt int64  `db:"created_at"`
}

// versionColumns leave out what a version says.
const versionColumns = `v.id, v.user_id, v.resume_id, v.number, v.origin, v.created_at`

func scanVersion(r versionRow) resume.Version {
	return resume.Version{
		ID: id.Version(r.ID), Resume: id.Resume(r.Resume), Owner: id.User(r.User), Number: r.Number,
		Origin: resume.Origin(r.Origin), CreatedAt: moment(r.CreatedAt),
	}
}

// notInTrash leaves out versions of resumes that are in the trash.
const notInTrash = ` FROM versions v JOIN resumes r ON r.id = v.resume_id AND r.deleted_at = 0`

const (
	// nextVersion takes the lock on the resume that others who add to it wait for, so that numbers have no gaps.
	nextVersion = `UPDATE resumes SET last_version = last_version + 1, latest_id = ?, updated_at = ?
		WHERE id = ? AND user_id = ? AND deleted_at = 0 RETURNING last_version`
	addVersion   = `INSERT INTO versions (id, user_id, resume_id, number, origin, created_at, content, document) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
	versionByID  = `SELECT ` + versionColumns + notInTrash + ` WHERE v.id = ? AND v.user_id = ?`
	versionsByID = `SELECT ` + versionColumns + notInTrash + ` WHERE v.user_id = ? AND v.id IN (?)`
	textsByID    = `SELECT v.id, v.content, v.document` + notInTrash + ` WHERE v.user_id = ? AND v.id IN (?)`
	versionsOf   = `SELECT ` + versionColumns + notInTrash +
		` WHERE v.resume_id = ? AND v.user_id = ? ORDER BY v.number DESC LIMIT ?`
	versionsNext = `SELECT ` + versionColumns + notInTrash + ` WHERE v.resume_id = ? AND v.user_id = ?
		AND v.number < (SELECT number FROM versions WHERE id = ? AND user_id = ?) ORDER BY v.number DESC LIMIT ?`
	// Numbers have no gaps, so that the newest so many are a range of an index.
	newestVersions = `SELECT ` + versionColumns +
		` FROM resumes r JOIN versions v ON v.resume_id = r.id AND v.number > r.last_version - ?
		WHERE r.user_id = ? AND r.deleted_at = 0 AND r.id IN (?) ORDER BY v.number DESC`
	touchResume = `UPDATE resumes SET updated_at = ? WHERE id = (SELECT resume_id FROM versions WHERE id = ? AND user_id = ?) AND deleted_at = 0`
	saveText    = `UPDATE versions SET content = ?, document = ? WHERE id = ? AND user_id = ?`
)

// AddVersion adds a version as its resume's newest and gives its number.
func (s documents) AddVersion(ctx context.Context, v resume.Version, t resume.Text) (number int, err error) {
	err = s.inTx(ctx, func(tx statements) error {
		if err := tx.getNamed(ctx, string(v.Resume), &number, nextVersion, string(v.ID), micros(v.CreatedAt),
			string(v.Resume), v.Owner); err != nil {
			return err
		}
		return tx.one(ctx, addVersion, string(v.ID), v.Owner, string(v.Resume), number, string(v.Origin),
			micros(v.CreatedAt), text(t.Content), encoded(t.Document))
	})
	return number, err
}

// Version returns one of a resume that is not in the trash.
func (s documents) Version(ctx context.Context, owner id.User, v id.Version) (resume.Version, error) {
	var r versionRow
	err := s.getNamed(ctx, string(v), &r, versionByID, string(v), owner)
	return scanVersion(r), err
}

// VersionsByID returns those that there are.
func (s documents) VersionsByID(ctx context.Context, owner id.User, ids []id.Version) ([]resume.Version, error) {
	rows, err := many[versionRow](ctx, s.statements, versionsByID, []any{owner}, ids)
	return each(rows, scanVersion), err
}

// VersionsOf lists a resume's versions, newest first.
func (s documents) VersionsOf(ctx context.Context, owner id.User, r id.Resume,
	p owned.Page,
) ([]resume.Version, error) {
	if !id.WellFormed(r) {
		return []resume.Version{}, nil
	}
	rows, err := pageOf[versionRow](ctx, s.statements, versionsOf, versionsNext, owner, []any{string(r), owner}, p)
	return each(rows, scanVersion), err
}

// NewestVersions returns the newest n versions of each resume, newest first.
func (s documents) NewestVersions(ctx context.Context, owner id.User, of []id.Resume,
	n int,
) (map[id.Resume][]resume.Version, error) {
	rows, err := many[versionRow](ctx, s.statements, newestVersions, []any{n, owner}, of)
	return grouped(each(rows, scanVersion), func(v resume.Version) id.Resume { return v.Resume }), err
}

type textRow struct {
	ID       string `db:"id"`
	Content  string `db:"content"`
	Document string `db:"document"`
}

// Texts returns what versions say.
func (s documents) Texts(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]resume.Text, error) {
	rows, err := many[textRow](ctx, s.statements, textsByID, []any{owner}, of)
	if err != nil {
		return nil, err
	}
	out := make(map[id.Version]resume.Text, len(rows))
	for _, r := range rows {
		var d *document.Resume
		if err := decoded(r.Document, &d); err != nil {
			return nil, err
		}
		out[id.Version(r.ID)] = resume.Text{Content: r.Content, Document: d}
	}
	return out, nil
}

// SaveText writes a version's text anew and sets its resume's UpdatedAt.
func (s documents) SaveText(ctx context.Context, owner id.User, v id.Version, t resume.Text, at time.Time) error {
	return s.inTx(ctx, func(tx statements) error {
		if err := tx.oneNamed(ctx, string(v), touchResume, micros(at), string(v), owner); err != nil {
			return err
		}
		return tx.one(ctx, saveText, text(t.Content), encoded(t.Document), string(v), owner)
	})
}
