package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
)

type practiceRow struct {
	ID        string `db:"id"`
	User      int64  `db:"user_id"`
	Artifact  string `db:"sheet_id"`
	Number    int    `db:"number"`
	CreatedAt int64  `db:"created_at"`
	Checks    string `db:"checks"`
	Answer    string `db:"answer"`
}

func scanPractice(r practiceRow) (coach.Practice, error) {
	p := coach.Practice{
		ID: id.Practice(r.ID), Owner: id.User(r.User), Guide: id.Artifact(r.Artifact), Question: r.Number,
		CreatedAt: moment(r.CreatedAt), Text: r.Answer,
	}
	return p, decoded(r.Checks, &p.PracticeChecks)
}

const (
	practiceColumns = `p.id, p.user_id, p.sheet_id, p.number, p.created_at, p.checks, p.answer`
	inOpenGuide     = ` FROM practice_answers p JOIN sheets s ON s.id = p.sheet_id AND s.deleted_at = 0`
	addPractice     = `INSERT INTO practice_answers (id, user_id, sheet_id, number, created_at, checks, answer)
		SELECT ?, user_id, id, ?, ?, ?, ? FROM sheets WHERE id = ? AND user_id = ? AND deleted_at = 0`
	practiceByID = `SELECT ` + practiceColumns + inOpenGuide + ` WHERE p.id = ? AND p.user_id = ?`
	practicesOf  = `SELECT ` + practiceColumns + inOpenGuide +
		` WHERE p.user_id = ? AND p.sheet_id IN (?) ORDER BY p.id DESC`
	deletePractice  = `DELETE FROM practice_answers WHERE id = ? AND user_id = ?`
	practiceOfAfter = `SELECT ` + practiceColumns +
		` FROM practice_answers p WHERE p.sheet_id = ? AND p.user_id = ? AND p.id > ? ORDER BY p.id LIMIT ?`
)

// AddPractice adds a try at a question of a guide that is there.
func (s *Coaching) AddPractice(ctx context.Context, p coach.Practice) error {
	checks, err := encodedFigures(p.PracticeChecks)
	if err != nil {
		return err
	}
	return s.oneNamed(ctx, string(p.Guide), addPractice, string(p.ID), p.Question, micros(p.CreatedAt), text(checks),
		text(p.Text), string(p.Guide), p.Owner)
}

// Practice returns one try.
func (s *Coaching) Practice(ctx context.Context, owner id.User, p id.Practice) (coach.Practice, error) {
	var r practiceRow
	if err := s.getNamed(ctx, string(p), &r, practiceByID, string(p), owner); err != nil {
		return coach.Practice{}, err
	}
	return scanPractice(r)
}

// Practices returns the tries of guides, the newest first.
func (s *Coaching) Practices(ctx context.Context, owner id.User,
	of []id.Artifact,
) (map[id.Artifact][]coach.Practice, error) {
	rows, err := many[practiceRow](ctx, s.statements, practicesOf, []any{owner}, of)
	if err != nil {
		return nil, err
	}
	all, err := eachOf(rows, scanPractice)
	return grouped(all, func(p coach.Practice) id.Artifact { return p.Guide }), err
}

// DeletePractice removes one try.
func (s *Coaching) DeletePractice(ctx context.Context, owner id.User, p id.Practice) error {
	return s.oneNamed(ctx, string(p), deletePractice, string(p), owner)
}

// PracticeAfter lists all of a guide's by identifier, one that is in the trash included.
func (s *Coaching) PracticeAfter(ctx context.Context, owner id.User, guide id.Artifact, after id.Practice,
	first int,
) ([]coach.Practice, error) {
	var rows []practiceRow
	if err := s.list(ctx, &rows, practiceOfAfter, text(string(guide)), owner, text(string(after)), first); err != nil {
		return nil, err
	}
	return eachOf(rows, scanPractice)
}
