package sqlstore

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"strings"
	"time"

	"github.com/gofrs/flock"
	"github.com/jmoiron/sqlx"
	"github.com/pressly/goose/v3"

	"vitae/internal/base/fault"
)

//go:embed migrations
var embedded embed.FS

const (
	newest      = math.MaxInt64
	migrateLock = 0x7669746165           // PostgreSQL's advisory lock, "vitae"
	lockPause   = 100 * time.Millisecond // between two tries to lock the file beside a SQLite database
)

// Migrate brings the schema to what this program knows. Of a SQLite database that holds something it first keeps a copy
// beside it, FILE.before-VERSION. A database that a newer program has migrated is fault.Invalid.
func (db *DB) Migrate(ctx context.Context) error {
	return db.migrateTo(ctx, newest)
}

func (db *DB) migrateTo(ctx context.Context, version int64) error {
	err := db.engine.migrate(ctx, version)
	var known *fault.Error
	if err == nil || asFault(err, &known) {
		return err
	}
	kind, message := classify(err)
	return &fault.Error{Op: "sqlstore.Migrate", Kind: kind, Message: message, Wait: waitFor(kind), Err: err}
}

// newestVersion is that of the last migration in the program.
func (db *DB) newestVersion() (int64, error) {
	files, err := fs.ReadDir(db.migrations, "migrations/sqlite")
	if err != nil {
		return 0, err
	}
	return goose.NumericComponent(files[len(files)-1].Name())
}

// Current fails with fault.Invalid where the schema is not the one this program knows. It changes nothing.
func (db *DB) Current(ctx context.Context) error {
	const op = "sqlstore.Current"
	known, err := db.newestVersion()
	if err != nil {
		return err
	}
	has, err := db.Schema(ctx)
	switch {
	case err != nil:
		return err
	case has > known:
		return tooNew(op, has, known)
	case has < known:
		return fault.New(op, fault.Invalid,
			fmt.Sprintf("The database has version %d, but this program needs version %d. Start this version of vitae serve once to migrate it.", has, known))
	}
	return nil
}

func tooNew(op string, has, known int64) error {
	return fault.New(op, fault.Invalid,
		fmt.Sprintf("The database has version %d, but this program supports only versions up to %d. Use a newer version of Vitae.", has, known))
}

// schema is goose over a database.
type schema struct{ goose *goose.Provider }

func (db *DB) schema(dialect goose.Dialect, pool *sql.DB) (schema, error) {
	dir, err := fs.Sub(db.migrations, "migrations/"+strings.TrimSuffix(string(dialect), "3"))
	if err != nil {
		return schema{}, err
	}
	p, err := goose.NewProvider(dialect, pool, dir, goose.WithDisableGlobalRegistry(true),
		goose.WithLogger(goose.NopLogger()))
	return schema{p}, err
}

// pending returns the version the database has and the one it is to have.
func (s schema) pending(ctx context.Context, to int64) (from, target int64, err error) {
	from, target, err = s.goose.GetVersions(ctx)
	if err != nil {
		return 0, 0, err
	}
	if from > target {
		return 0, 0, tooNew("sqlstore.Migrate", from, target)
	}
	return from, min(to, target), nil
}

func (s schema) upTo(ctx context.Context, version int64) error {
	_, err := s.goose.UpTo(ctx, version)
	return err
}

// migrate holds an advisory lock, so that of several replicas one migrates and the others find it done.
func (e *postgresEngine) migrate(ctx context.Context, to int64) error {
	conn, err := e.db.pool.Connx(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	if _, err := conn.ExecContext(ctx, `SELECT pg_advisory_lock($1)`, migrateLock); err != nil {
		return err
	}
	defer conn.ExecContext(context.WithoutCancel(ctx), `SELECT pg_advisory_unlock($1)`, migrateLock) //nolint:errcheck // goes with the connection
	s, err := e.db.schema(goose.DialectPostgres, e.db.pool.DB)
	if err != nil {
		return err
	}
	from, to, err := s.pending(ctx, to)
	if err != nil || from >= to {
		return err
	}
	return s.upTo(ctx, to)
}

// migrate works on connections of its own. It holds the lock of a file beside the database, FILE.migrating: of several
// processes that start at once, one migrates and the others wait and find it done. The empty file stays.
func (e *sqliteEngine) migrate(ctx context.Context, to int64) error {
	lock := flock.New(e.file+".migrating", flock.SetPermissions(0o600))
	if _, err := lock.TryLockContext(ctx, lockPause); err != nil {
		return fmt.Errorf("lock before migration: %w", err)
	}
	defer lock.Close()
	pool := e.pool(2)
	defer pool.Close()
	if err := e.examine(ctx, pool); err != nil {
		return err
	}
	err := e.migrateLocked(ctx, pool, to)
	if isDamage(err) {
		return e.damaged(err)
	}
	return err
}

func (e *sqliteEngine) migrateLocked(ctx context.Context, pool *sqlx.DB, to int64) error {
	s, err := e.db.schema(goose.DialectSQLite3, pool.DB)
	if err != nil {
		return err
	}
	from, to, err := s.pending(ctx, to)
	if err != nil || from >= to {
		return err
	}
	if from > 0 {
		if err := e.keepCopy(ctx, pool, fmt.Sprintf("%s.before-%d", e.file, to)); err != nil {
			return fmt.Errorf("copy before migration: %w", err)
		}
	}
	return s.upTo(ctx, to)
}

// keepCopy writes the whole database to a file that is its owner's alone, whole or not at all.
func (e *sqliteEngine) keepCopy(ctx context.Context, pool *sqlx.DB, file string) error {
	part := file + ".part"
	if err := os.Remove(part); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := create(part); err != nil {
		return err
	}
	if _, err := pool.ExecContext(ctx, `VACUUM INTO ?`, part); err != nil {
		return err
	}
	return os.Rename(part, file)
}
