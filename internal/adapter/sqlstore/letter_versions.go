package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
)

type letterVersionRow struct {
	Artifact  string `db:"sheet_id"`
	Number    int    `db:"number"`
	User      int64  `db:"user_id"`
	CreatedAt int64  `db:"created_at"`
	Content   string `db:"content"`
}

func scanLetterVersion(r letterVersionRow) coach.LetterVersion {
	return coach.LetterVersion{
		Letter: id.Artifact(r.Artifact), Owner: id.User(r.User), Number: r.Number,
		CreatedAt: moment(r.CreatedAt), Content: r.Content,
	}
}

// Numbers have no gaps, so that the newest so many are a range of the key.
const (
	addLetterVersion = `INSERT INTO letter_versions (sheet_id, number, user_id, created_at, content)
		SELECT id, ?, user_id, ?, ? FROM sheets WHERE id = ? AND user_id = ? AND deleted_at = 0`
	dropLetterVersions = `DELETE FROM letter_versions WHERE sheet_id = ? AND user_id = ? AND number <= ?`
	newestOfLetters    = `SELECT v.sheet_id, v.number, v.user_id, v.created_at, v.content FROM sheets s JOIN letter_versions v ON v.sheet_id = s.id
		AND v.number > (SELECT MAX(n.number) FROM letter_versions n WHERE n.sheet_id = s.id) - ?
		WHERE s.user_id = ? AND s.deleted_at = 0 AND s.id IN (?) ORDER BY v.number DESC`
	letterVersionsAfter = `SELECT sheet_id, number, user_id, created_at, content FROM letter_versions
		WHERE sheet_id = ? AND user_id = ? AND number > ? ORDER BY number LIMIT ?`
)

// AddLetterVersion adds a state of a letter's text and removes those that are more than keep behind it.
func (s *Coaching) AddLetterVersion(ctx context.Context, v coach.LetterVersion, keep int) error {
	return s.inTx(ctx, func(tx statements) error {
		if err := tx.oneNamed(ctx, string(v.Letter), addLetterVersion, v.Number, micros(v.CreatedAt), text(v.Content),
			string(v.Letter), v.Owner); err != nil {
			return err
		}
		_, err := tx.exec(ctx, dropLetterVersions, string(v.Letter), v.Owner, v.Number-keep)
		return err
	})
}

// LetterVersions returns the newest n of each letter, newest first.
func (s *Coaching) LetterVersions(ctx context.Context, owner id.User, of []id.Artifact,
	n int,
) (map[id.Artifact][]coach.LetterVersion, error) {
	rows, err := many[letterVersionRow](ctx, s.statements, newestOfLetters, []any{n, owner}, of)
	return grouped(each(rows, scanLetterVersion), func(v coach.LetterVersion) id.Artifact { return v.Letter }), err
}

// LetterVersionsAfter lists all of a letter's by number, one that is in the trash included.
func (s *Coaching) LetterVersionsAfter(ctx context.Context, owner id.User, letter id.Artifact, after,
	first int,
) ([]coach.LetterVersion, error) {
	var rows []letterVersionRow
	err := s.list(ctx, &rows, letterVersionsAfter, text(string(letter)), owner, after, first)
	return each(rows, scanLetterVersion), err
}
