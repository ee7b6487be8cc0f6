package sqlstore

import (
	"context"
	"time"

	"vitae/internal/coach"
	"vitae/internal/id"
	"vitae/internal/resume"
)

var _ coach.Store = (*Coaching)(nil)

// Coaching keeps letters, guides, plans, comparisons and skills. It implements coach.Store on the database or inside a
// transaction.
type Coaching struct{ papers }

// InTx runs f with a store inside a transaction; inside one, f joins it. On PostgreSQL f may run again where it lost a
// deadlock, so it sets what its caller reads anew each time.
func (s *Coaching) InTx(ctx context.Context, f func(tx coach.Store) error) error {
	return s.inTx(ctx, func(tx statements) error { return f(&Coaching{papers{tx}}) })
}

// LockOwner locks the owner's account until the end of the transaction.
func (s *Coaching) LockOwner(ctx context.Context, owner id.User) error {
	return s.lockUser(ctx, owner)
}

type sheetRow struct {
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

type wholeSheetRow struct {
	sheetRow
	Body string `db:"body"`
}

// sheetColumns leave out the body.
const sheetColumns = `id, user_id, kind, title, created_at, updated_at, deleted_at, facts`

func scanSheet(r sheetRow) coach.Sheet {
	return coach.Sheet{
		ID: id.Sheet(r.ID), Owner: id.User(r.User), Kind: coach.Kind(r.Kind), Title: r.Title,
		CreatedAt: moment(r.CreatedAt),
		UpdatedAt: moment(r.UpdatedAt), DeletedAt: moment(r.DeletedAt), Facts: r.Facts,
	}
}

const (
	addSheet  = `INSERT INTO sheets (` + sheetColumns + `, body) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)`
	sheetByID = `SELECT ` + sheetColumns +
		` FROM sheets WHERE id = ? AND user_id = ? AND kind = ? AND deleted_at = 0`
	sheetsOfUser = `SELECT ` + sheetColumns + ` FROM sheets WHERE user_id = ? AND kind = ? AND deleted_at = 0` +
		latestChanged
	// One that is in the trash by now still says where its page ended.
	sheetsNext = `SELECT ` + sheetColumns + ` FROM sheets WHERE user_id = ? AND kind = ? AND deleted_at = 0
		AND (updated_at, id) < (SELECT updated_at, id FROM sheets WHERE id = ? AND user_id = ?)` + latestChanged
	countSheets   = `SELECT COUNT(*) FROM sheets WHERE user_id = ? AND kind = ?`
	sheetBodies   = `SELECT id, body FROM sheets WHERE user_id = ? AND deleted_at = 0 AND id IN (?)`
	saveSheet     = `UPDATE sheets SET title = ?, facts = ?, updated_at = ?, body = COALESCE(?, body) WHERE id = ? AND user_id = ? AND deleted_at = 0`
	trashSheet    = `UPDATE sheets SET deleted_at = ? WHERE id = ? AND user_id = ? AND kind = ? AND deleted_at = 0`
	restoreSheet  = `UPDATE sheets SET deleted_at = 0 WHERE id = ? AND user_id = ? AND kind = ? AND deleted_at > 0`
	trashedSheets = `SELECT ` + sheetColumns +
		` FROM sheets WHERE user_id = ? AND deleted_at > 0 ORDER BY deleted_at DESC LIMIT ?`
	eraseSheet  = `DELETE FROM sheets WHERE id = ? AND user_id = ? AND deleted_at > 0`
	eraseSheets = `DELETE FROM sheets WHERE user_id = ? AND deleted_at > 0`
	purgeSheets = `DELETE FROM sheets WHERE deleted_at > 0 AND deleted_at < ? AND id IN
		(SELECT id FROM sheets WHERE deleted_at > 0 AND deleted_at < ? ORDER BY deleted_at LIMIT ?)`
	sheetsAfter = `SELECT ` + sheetColumns + `, body FROM sheets WHERE user_id = ? AND id > ? ORDER BY id LIMIT ?`
)

// AddSheet adds one that is not in the trash.
func (s *Coaching) AddSheet(ctx context.Context, one coach.Sheet, body string) error {
	return s.one(ctx, addSheet, string(one.ID), one.Owner, string(one.Kind), text(one.Title), micros(one.CreatedAt),
		micros(one.UpdatedAt), text(one.Facts), text(body))
}

// Sheet gives one of a kind that is not in the trash.
func (s *Coaching) Sheet(ctx context.Context, owner id.User, k coach.Kind, of id.Sheet) (coach.Sheet, error) {
	var r sheetRow
	if err := s.getNamed(ctx, string(of), &r, sheetByID, string(of), owner, string(k)); err != nil {
		return coach.Sheet{}, err
	}
	return scanSheet(r), nil
}

// Sheets lists the latest changed first.
func (s *Coaching) Sheets(ctx context.Context, owner id.User, k coach.Kind, p resume.Page) ([]coach.Sheet, error) {
	rows, err := pageOf[sheetRow](ctx, s.statements, sheetsOfUser, sheetsNext, owner, []any{owner, string(k)}, p)
	return each(rows, scanSheet), err
}

// CountSheets counts the owner's of a kind, the trash included.
func (s *Coaching) CountSheets(ctx context.Context, owner id.User, k coach.Kind) (int, error) {
	var n int
	err := s.get(ctx, &n, countSheets, owner, string(k))
	return n, err
}

// Bodies gives those that there are.
func (s *Coaching) Bodies(ctx context.Context, owner id.User, of []id.Sheet) (map[id.Sheet]string, error) {
	rows, err := many[bodyRow](ctx, s.statements, sheetBodies, []any{owner}, of)
	out := make(map[id.Sheet]string, len(rows))
	for _, r := range rows {
		out[id.Sheet(r.ID)] = r.Body
	}
	return out, err
}

// SaveSheet writes title, facts, UpdatedAt and the body; with nil the body stays.
func (s *Coaching) SaveSheet(ctx context.Context, one coach.Sheet, body *string) error {
	if body != nil {
		kept := text(*body)
		body = &kept
	}
	return s.oneNamed(ctx, string(one.ID), saveSheet, text(one.Title), text(one.Facts), micros(one.UpdatedAt), body,
		string(one.ID), one.Owner)
}

// MoveSheetToTrash marks one deleted.
func (s *Coaching) MoveSheetToTrash(ctx context.Context, owner id.User, k coach.Kind, of id.Sheet, at time.Time) error {
	return s.oneNamed(ctx, string(of), trashSheet, micros(at), string(of), owner, string(k))
}

// RestoreSheet takes one out of the trash.
func (s *Coaching) RestoreSheet(ctx context.Context, owner id.User, k coach.Kind, of id.Sheet) error {
	return s.oneNamed(ctx, string(of), restoreSheet, string(of), owner, string(k))
}

// TrashedSheets lists the owner's trash, the latest first.
func (s *Coaching) TrashedSheets(ctx context.Context, owner id.User) ([]coach.Sheet, error) {
	var rows []sheetRow
	err := s.list(ctx, &rows, trashedSheets, owner, trashMost)
	return each(rows, scanSheet), err
}

// EraseSheet removes one that is in the trash; "" removes all that are there.
func (s *Coaching) EraseSheet(ctx context.Context, owner id.User, of id.Sheet) error {
	if of == "" {
		_, err := s.exec(ctx, eraseSheets, owner)
		return err
	}
	return s.oneNamed(ctx, string(of), eraseSheet, string(of), owner)
}

// EraseOutdatedSheets removes what was deleted before a moment, of any owner, at most limit. One that is restored
// meanwhile stays.
func (s *Coaching) EraseOutdatedSheets(ctx context.Context, before time.Time, limit int) (more bool, err error) {
	n, err := s.exec(ctx, purgeSheets, micros(before), micros(before), limit)
	return n >= int64(limit), err
}

// SheetsAfter lists all the owner's by identifier.
func (s *Coaching) SheetsAfter(ctx context.Context, owner id.User, after id.Sheet, first int) ([]coach.Whole, error) {
	var rows []wholeSheetRow
	err := s.list(ctx, &rows, sheetsAfter, owner, text(string(after)), first)
	return each(rows, func(r wholeSheetRow) coach.Whole {
		return coach.Whole{
			Sheet: scanSheet(r.sheetRow),
			Body:  r.Body,
		}
	}), err
}
