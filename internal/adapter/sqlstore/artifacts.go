package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
)

var _ coach.Store = (*Coaching)(nil)

// Coaching keeps letters, guides, plans, comparisons and skills. It implements coach.Store on the database or inside a
// transaction.
type Coaching struct{ documents }

// InTx runs f with a store inside a transaction; inside one, f joins it. On PostgreSQL f may run again where it lost a
// deadlock, so it sets what its caller reads anew each time.
func (s *Coaching) InTx(ctx context.Context, f func(tx coach.Store) error) error {
	return s.inTx(ctx, func(tx statements) error { return f(&Coaching{documents{tx}}) })
}

// LockOwner locks the owner's account until the end of the transaction.
func (s *Coaching) LockOwner(ctx context.Context, owner id.User) error {
	return s.lockUser(ctx, owner)
}

type artifactRow struct {
	ID        string `db:"id"`
	User      int64  `db:"user_id"`
	Kind      string `db:"kind"`
	Title     string `db:"title"`
	CreatedAt int64  `db:"created_at"`
	UpdatedAt int64  `db:"updated_at"`
	DeletedAt int64  `db:"deleted_at"`
	Facts     string `db:"facts"`
}

type bodyRow struct {
	ID   string `db:"id"`
	Body string `db:"body"`
}

type wholeArtifactRow struct {
	artifactRow
	Body string `db:"body"`
}

// artifactColumns leave out the body.
const artifactColumns = `id, user_id, kind, title, created_at, updated_at, deleted_at, facts`

func scanArtifact(r artifactRow) coach.Artifact {
	return coach.Artifact{
		ID: id.Artifact(r.ID), Owner: id.User(r.User), Kind: coach.Kind(r.Kind), Title: r.Title,
		CreatedAt: moment(r.CreatedAt),
		UpdatedAt: moment(r.UpdatedAt), DeletedAt: moment(r.DeletedAt), Facts: r.Facts,
	}
}

const (
	addArtifact  = `INSERT INTO sheets (` + artifactColumns + `, body) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)`
	artifactByID = `SELECT ` + artifactColumns +
		` FROM sheets WHERE id = ? AND user_id = ? AND kind = ? AND deleted_at = 0`
	artifactsOfUser = `SELECT ` + artifactColumns + ` FROM sheets WHERE user_id = ? AND kind = ? AND deleted_at = 0` +
		latestChanged
	// One that is in the trash by now still says where its page ended.
	artifactsNext = `SELECT ` + artifactColumns + ` FROM sheets WHERE user_id = ? AND kind = ? AND deleted_at = 0
		AND (updated_at, id) < (SELECT updated_at, id FROM sheets WHERE id = ? AND user_id = ?)` + latestChanged
	countArtifacts   = `SELECT COUNT(*) FROM sheets WHERE user_id = ? AND kind = ?`
	artifactBodies   = `SELECT id, body FROM sheets WHERE user_id = ? AND deleted_at = 0 AND id IN (?)`
	saveArtifact     = `UPDATE sheets SET title = ?, facts = ?, updated_at = ?, body = COALESCE(?, body) WHERE id = ? AND user_id = ? AND deleted_at = 0`
	trashArtifact    = `UPDATE sheets SET deleted_at = ? WHERE id = ? AND user_id = ? AND kind = ? AND deleted_at = 0`
	restoreArtifact  = `UPDATE sheets SET deleted_at = 0 WHERE id = ? AND user_id = ? AND kind = ? AND deleted_at > 0`
	trashedArtifacts = `SELECT ` + artifactColumns +
		` FROM sheets WHERE user_id = ? AND deleted_at > 0 ORDER BY deleted_at DESC LIMIT ?`
	eraseArtifact  = `DELETE FROM sheets WHERE id = ? AND user_id = ? AND deleted_at > 0`
	eraseArtifacts = `DELETE FROM sheets WHERE user_id = ? AND deleted_at > 0`
	purgeArtifacts = `DELETE FROM sheets WHERE deleted_at > 0 AND deleted_at < ? AND id IN
		(SELECT id FROM sheets WHERE deleted_at > 0 AND deleted_at < ? ORDER BY deleted_at LIMIT ?)`
	artifactsAfter = `SELECT ` + artifactColumns + `, body FROM sheets WHERE user_id = ? AND id > ? ORDER BY id LIMIT ?`
)

// AddArtifact adds one that is not in the trash.
func (s *Coaching) AddArtifact(ctx context.Context, one coach.Artifact, body string) error {
	return s.one(ctx, addArtifact, string(one.ID), one.Owner, string(one.Kind), text(one.Title), micros(one.CreatedAt),
		micros(one.UpdatedAt), text(one.Facts), text(body))
}

// Artifact returns one of a kind that is not in the trash.
func (s *Coaching) Artifact(ctx context.Context, owner id.User, k coach.Kind, of id.Artifact) (coach.Artifact, error) {
	var r artifactRow
	if err := s.getNamed(ctx, string(of), &r, artifactByID, string(of), owner, string(k)); err != nil {
		return coach.Artifact{}, err
	}
	return scanArtifact(r), nil
}

// Artifacts lists the latest changed first.
func (s *Coaching) Artifacts(ctx context.Context, owner id.User, k coach.Kind,
	p owned.Page,
) ([]coach.Artifact, error) {
	rows,
		err := pageOf[artifactRow](ctx, s.statements, artifactsOfUser, artifactsNext, owner, []any{owner, string(k)}, p)
	return each(rows, scanArtifact), err
}

// CountArtifacts counts the owner's of a kind, the trash included.
func (s *Coaching) CountArtifacts(ctx context.Context, owner id.User, k coach.Kind) (int, error) {
	var n int
	err := s.get(ctx, &n, countArtifacts, owner, string(k))
	return n, err
}

// Bodies returns those that there are.
func (s *Coaching) Bodies(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact]string, error) {
	rows, err := many[bodyRow](ctx, s.statements, artifactBodies, []any{owner}, of)
	out := make(map[id.Artifact]string, len(rows))
	for _, r := range rows {
		out[id.Artifact(r.ID)] = r.Body
	}
	return out, err
}

// SaveArtifact writes title, facts, UpdatedAt and the body; with nil the body stays.
func (s *Coaching) SaveArtifact(ctx context.Context, one coach.Artifact, body *string) error {
	if body != nil {
		kept := text(*body)
		body = &kept
	}
	return s.oneNamed(ctx, string(one.ID), saveArtifact, text(one.Title), text(one.Facts), micros(one.UpdatedAt), body,
		string(one.ID), one.Owner)
}

// MoveArtifactToTrash marks one deleted.
func (s *Coaching) MoveArtifactToTrash(ctx context.Context, owner id.User, k coach.Kind, of id.Artifact,
	at time.Time,
) error {
	return s.oneNamed(ctx, string(of), trashArtifact, micros(at), string(of), owner, string(k))
}

// RestoreArtifact takes one out of the trash.
func (s *Coaching) RestoreArtifact(ctx context.Context, owner id.User, k coach.Kind, of id.Artifact) error {
	return s.oneNamed(ctx, string(of), restoreArtifact, string(of), owner, string(k))
}

// TrashedArtifacts lists the owner's trash, the latest first.
func (s *Coaching) TrashedArtifacts(ctx context.Context, owner id.User) ([]coach.Artifact, error) {
	var rows []artifactRow
	err := s.list(ctx, &rows, trashedArtifacts, owner, trashMost)
	return each(rows, scanArtifact), err
}

// EraseArtifact removes one that is in the trash; "" removes all that are there.
func (s *Coaching) EraseArtifact(ctx context.Context, owner id.User, of id.Artifact) error {
	if of == "" {
		_, err := s.exec(ctx, eraseArtifacts, owner)
		return err
	}
	return s.oneNamed(ctx, string(of), eraseArtifact, string(of), owner)
}

// EraseOutdatedArtifacts removes what was deleted before a moment, of any owner, at most limit. One that is restored
// meanwhile stays.
func (s *Coaching) EraseOutdatedArtifacts(ctx context.Context, before time.Time, limit int) (more bool, err error) {
	n, err := s.exec(ctx, purgeArtifacts, micros(before), micros(before), limit)
	return n >= int64(limit), err
}

// ArtifactsAfter lists all the owner's by identifier.
func (s *Coaching) ArtifactsAfter(ctx context.Context, owner id.User, after id.Artifact,
	first int,
) ([]coach.Whole, error) {
	var rows []wholeArtifactRow
	err := s.list(ctx, &rows, artifactsAfter, owner, text(string(after)), first)
	return each(rows, func(r wholeArtifactRow) coach.Whole {
		return coach.Whole{
			Artifact: scanArtifact(r.artifactRow),
			Body:     r.Body,
		}
	}), err
}
