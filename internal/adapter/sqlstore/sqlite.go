package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/jmoiron/sqlx"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
)

// limitKeys bounds the memory of the limits that are counted in the process.
const limitKeys = 100_000

type sqliteEngine struct {
	db      *DB
	file    string
	durable string // what synchronous is set to
	temp    string // a folder that goes with the database, "" for none
	write   *sqlx.DB
	writer  *writer
}

// openSQLite opens path, making the file, for its owner only, where there is none. Beside the one writer there are
// connections that can only read; WAL lets both go on at the same time.
func openSQLite(ctx context.Context, db *DB, path string, image []byte) error {
	e := &sqliteEngine{db: db, durable: "FULL"}
	if err := e.place(path, image); err != nil {
		return err
	}
	e.write = e.pool(1, "journal_mode(WAL)", "cache_size(-4000)")
	conn, err := e.write.Connx(ctx)
	if err != nil {
		return errors.Join(e.refused(err), e.write.Close(), e.removeTemp())
	}
	e.writer = newWriter(conn)
	db.engine, db.pool = e, e.pool(max(4, runtime.GOMAXPROCS(0)), "query_only(1)", "cache_size(-1000)")
	return nil
}

// place finds the file and makes it where it is new; image is what one in memory starts from.
func (e *sqliteEngine) place(path string, image []byte) error {
	path = strings.TrimPrefix(path, "//")
	switch {
	case path == ":memory:":
		dir, err := os.MkdirTemp("", "vitae-db-")
		if err != nil {
			return fault.Wrap("sqlstore.Open", fault.Unavailable, "There is no writable folder for temporary files.",
				err)
		}
		e.temp, e.durable, path = dir, "OFF", filepath.Join(dir, "vitae.db")
	case path == "" || strings.HasSuffix(path, "/"):
		return fault.New("sqlstore.Open", fault.Invalid, "The database URL has no file name after sqlite:.")
	case strings.ContainsAny(path, "?#\x00"):
		return fault.New("sqlstore.Open", fault.Invalid, "The database file's name cannot contain ? or #.")
	}
	var err error
	if e.file, err = filepath.Abs(path); err == nil {
		err = create(e.file)
	}
	if err == nil && e.temp != "" {
		err = os.WriteFile(e.file, image, 0o600)
	}
	if err != nil {
		return errors.Join(fault.Wrap("sqlstore.Open", fault.Unavailable, "The database file cannot be created.", err),
			e.removeTemp())
	}
	return nil
}

// create makes an empty file that is its owner's alone. It never opens one that is there: closing it again would drop
// the locks that this process has on it.
func create(file string) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600) // #nosec G304 -- the operator names it
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return f.Close()
}

// pool makes connections with these settings. Deleted rows are overwritten, and a commit is on the disk when it
// returns.
func (e *sqliteEngine) pool(most int, pragmas ...string) *sqlx.DB {
	settings := url.Values{"_txlock": {"deferred"}, "_pragma": append([]string{
		"busy_timeout(10000)", "foreign_keys(1)", "secure_delete(1)", "temp_store(MEMORY)",
		"synchronous(" + e.durable + ")",
	}, pragmas...)}
	// opens nothing yet
	pool := sqlx.MustOpen("sqlite", "file:"+(&url.URL{Path: e.file}).EscapedPath()+"?"+settings.Encode())
	pool.SetMaxOpenConns(most)
	// one that is closed under load is opened again at once, with its statements compiled anew
	pool.SetMaxIdleConns(most)
	pool.SetConnMaxIdleTime(time.Minute)
	return pool
}

// refused describes in a sentence why the file does not open.
func (e *sqliteEngine) refused(err error) error {
	var lite *sqlite.Error
	if errors.As(err, &lite) && lite.Code() == sqlite3.SQLITE_NOTADB {
		return fault.Wrap("sqlstore.Open", fault.Invalid,
			fmt.Sprintf("The database file %q is not a SQLite database, or it is damaged. Choose another file, or restore the latest backup.", e.file), err)
	}
	if isDamage(err) {
		return e.damaged(err)
	}
	return fault.Wrap("sqlstore.Open", fault.Unavailable, "The database file cannot be opened.", err)
}

func (e *sqliteEngine) removeTemp() error {
	if e.temp == "" {
		return nil
	}
	return os.RemoveAll(e.temp)
}

func (e *sqliteEngine) rebind(query string) string { return query }
func (e *sqliteEngine) oneWriter() bool            { return true }

func (e *sqliteEngine) transact(ctx context.Context, f func(q querier) error) error {
	return e.writer.do(ctx, f)
}

// inside takes the caller's end of patience away: a statement that is interrupted would roll back the whole group.
func (e *sqliteEngine) inside(ctx context.Context) context.Context { return context.WithoutCancel(ctx) }

// tell and listen do nothing: one process has the database.
func (e *sqliteEngine) tell(context.Context, statements, id.User) error { return nil }
func (e *sqliteEngine) listen()                                         {}

func (e *sqliteEngine) limiter(c clock.Clock, _ []byte) limit.Limiter {
	return limit.NewMemory(c, limitKeys)
}

func (e *sqliteEngine) close() error {
	return errors.Join(e.db.pool.Close(), e.writer.close(), e.write.Close(), e.removeTemp())
}

// snapshot runs f on one unchanging view of the data, beside the writer.
func (e *sqliteEngine) snapshot(ctx context.Context, f func(q querier) error) error {
	tx, err := e.db.pool.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // there is nothing to keep
	return f(tx)
}

// How long scrub tries; each try holds writers up for scrubWait at most, where a reader is in its way.
const (
	scrubTries = 20
	scrubWait  = "busy_timeout(50)"
	scrubPause = 50 * time.Millisecond
)

// scrub moves everything from the log into the database, where deleted rows are zeroes, and cuts the log off.
func (e *sqliteEngine) scrub(ctx context.Context) error {
	pool := e.pool(1, scrubWait)
	defer pool.Close()
	for range scrubTries {
		var busy, frames, moved int
		if err := pool.QueryRowContext(ctx, `PRAGMA wal_checkpoint(TRUNCATE)`).Scan(&busy, &frames,
			&moved); err != nil {
			return failure("wal_checkpoint", err)
		}
		if busy == 0 {
			return nil
		}
		select {
		case <-ctx.Done():
			return failure("wal_checkpoint", context.Cause(ctx))
		case <-time.After(scrubPause):
		}
	}
	return &fault.Error{
		Op: "sqlstore.Scrub", Kind: fault.Unavailable,
		Message: "The database is busy. Try again in a moment.", Wait: retryIn,
	}
}
