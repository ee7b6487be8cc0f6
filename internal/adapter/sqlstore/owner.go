package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// one runs a statement that must meet a row; where it meets none, or what it adds belongs to nothing that is there,
// that is fault.NotFound.
func (s statements) one(ctx context.Context, query string, args ...any) error {
	n, err := s.exec(ctx, query, args...)
	if orphan(err) || err == nil && n == 0 {
		return failure(query, sql.ErrNoRows)
	}
	return err
}

// together runs f in a transaction, or in the one under way. f may run again.
func (i *Identity) together(ctx context.Context, f func(tx *Identity) error) error {
	return i.inTx(ctx, func(tx statements) error { return f(&Identity{tx}) })
}

// LockUser makes the transactions that would change one user's codes or sessions wait for each other. All of them lock
// the user first and a code or session after, so that none waits for the other in a circle.
func (i *Identity) LockUser(ctx context.Context, user id.User) error { return i.lockUser(ctx, user) }

// lockUser changes nothing; this one statement serves both engines, as SQLite's only writer is alone anyway.
func (s statements) lockUser(ctx context.Context, user id.User) error {
	return s.one(ctx, `UPDATE users SET active = active WHERE id = ?`, user)
}

// taken reports which of the two names somebody has.
func taken(err error) error {
	switch rule, _ := unique(err); {
	case strings.Contains(rule, "username_key"):
		return identity.ErrUsernameTaken
	case strings.Contains(rule, "email_key"):
		return identity.ErrEmailTaken
	}
	return err
}

// orphan reports whether err is a row whose user, or what else it belongs to, is not there: erased a moment ago, say.
func orphan(err error) bool {
	var pg *pgconn.PgError
	var lite *sqlite.Error
	switch {
	case errors.As(err, &pg):
		return pg.Code == "23503"
	case errors.As(err, &lite):
		return lite.Code() == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
	}
	return false
}
