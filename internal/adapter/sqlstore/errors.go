package sqlstore

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"vitae/internal/base/fault"
)

const (
	away     = "The database cannot be reached. Try again in a moment."
	noWrites = "Changes can't be saved right now. Try again later."
	retryIn  = 2 * time.Second
	badText  = "The text has a character that can't be saved."
	shutDown = "The database is closed."
	isBroken = "The database file is damaged. The person who runs this server needs to restore the latest backup."
)

func asFault(err error, target **fault.Error) bool { return errors.As(err, target) }

func waitFor(k fault.Kind) time.Duration {
	if k == fault.Unavailable {
		return retryIn
	}
	return 0
}

// classify reports what sort of failure a driver's error is, with the sentence for it where there is one.
func classify(err error) (fault.Kind, string) {
	var pg *pgconn.PgError
	var lite *sqlite.Error
	var dial *pgconn.ConnectError
	var network net.Error
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return fault.NotFound, ""
	case errors.As(err, &pg):
		return classifyPostgres(pg.Code)
	case errors.As(err, &lite):
		return classifySQLite(lite.Code() & 0xff) // the primary code is the lowest byte
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded), errors.Is(err, driver.ErrBadConn),
		errors.Is(err, sql.ErrConnDone),
		errors.Is(err, sql.ErrTxDone), // by its deadline: the code itself ends each once
		errors.As(err, &dial), errors.As(err, &network), pgconn.SafeToRetry(err), isGone(err):
		return fault.Unavailable, away
	}
	return fault.Internal, ""
}

// isGone knows errors of database/sql and pgx that have no type or name: of a pool that is closed, of a connection that
// was cut.
func isGone(err error) bool {
	said := err.Error()
	return strings.Contains(said, "database is closed") || strings.Contains(said, "conn closed") ||
		errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF)
}

// classifyPostgres knows the SQLSTATEs of a server that is away, full or busy, and of a text it cannot hold.
func classifyPostgres(state string) (fault.Kind, string) {
	switch {
	case state == "22021": // such as a text with a zero byte
		return fault.Invalid, badText
	case strings.HasPrefix(state, "08"), strings.HasPrefix(state, "53"), strings.HasPrefix(state, "57"),
		// connection, resources, shut down
		// disk, read only, lost against others, locked
		strings.HasPrefix(state, "58"), state == "25006", state == "40001", state == "40P01", state == "55P03":
		return fault.Unavailable, away
	}
	return fault.Internal, ""
}

func classifySQLite(primary int) (fault.Kind, string) {
	switch primary {
	case sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY:
		return fault.Unavailable, noWrites
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_CANTOPEN,
		sqlite3.SQLITE_NOMEM:
		return fault.Unavailable, away
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		return fault.Unavailable, isBroken
	}
	return fault.Internal, ""
}

// isDamage reports whether an error is SQLite's word that its file is damaged.
func isDamage(err error) bool {
	var lite *sqlite.Error
	if !errors.As(err, &lite) {
		return false
	}
	primary := lite.Code() & 0xff
	return primary == sqlite3.SQLITE_CORRUPT || primary == sqlite3.SQLITE_NOTADB
}

// unique reports whether err is a value that another row has, and which rule it breaks: PostgreSQL gives the name of
// the constraint or index ("users_username_key"), SQLite the columns ("users.username_key").
func unique(err error) (string, bool) {
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "23505" {
		return pg.ConstraintName, true
	}
	var lite *sqlite.Error
	if errors.As(err, &lite) && (lite.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE ||
		lite.Code() == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY) {
		_, columns, _ := strings.Cut(lite.Error(), "UNIQUE constraint failed: ")
		columns, _, _ = strings.Cut(columns, " (")
		return columns, true
	}
	return "", false
}
