package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
)

type factRow struct {
	ID        string `db:"id"`
	User      int64  `db:"user_id"`
	CreatedAt int64  `db:"created_at"`
	SaidAt    int64  `db:"said_at"`
	Said      string `db:"said"`
}

func scanFact(r factRow) (tailor.Fact, error) {
	f := tailor.Fact{
		ID: id.Fact(r.ID), Owner: id.User(r.User), CreatedAt: moment(r.CreatedAt), SaidAt: moment(r.SaidAt),
	}
	return f, decoded(r.Said, &f.Said)
}

const (
	factsOfUser = `SELECT id, user_id, created_at, said_at, said FROM facts WHERE user_id = ? ORDER BY said_at DESC, id DESC`
	saveFact    = `INSERT INTO facts (id, user_id, created_at, said_at, said) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET said_at = excluded.said_at, said = excluded.said WHERE facts.user_id = excluded.user_id`
	deleteFact = `DELETE FROM facts WHERE id = ? AND user_id = ?`
)

// Facts lists all the owner's, the latest first.
func (s *Tailoring) Facts(ctx context.Context, owner id.User) ([]tailor.Fact, error) {
	var rows []factRow
	if err := s.list(ctx, &rows, factsOfUser, owner); err != nil {
		return nil, err
	}
	return eachOf(rows, scanFact)
}

// SaveFact adds one or replaces what it says.
func (s *Tailoring) SaveFact(ctx context.Context, f tailor.Fact) error {
	said, err := encodedFigures(f.Said)
	if err != nil {
		return err
	}
	return s.oneNamed(ctx, string(f.ID), saveFact, string(f.ID), f.Owner, micros(f.CreatedAt), micros(f.SaidAt),
		text(said))
}

// DeleteFact removes one.
func (s *Tailoring) DeleteFact(ctx context.Context, owner id.User, f id.Fact) error {
	return s.oneNamed(ctx, string(f), deleteFact, string(f), owner)
}
