// Package storetest gives tests a real, empty database: SQLite in a file of its own, and PostgreSQL from a server that
// the test binary starts and that ends with it. It never skips: without PostgreSQL's programs a test fails.
package storetest

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"vitae/internal/adapter/sqlstore"
)

// Each runs f on both engines, in parallel, each on a fresh migrated database.
func Each(t *testing.T, f func(t *testing.T, db *sqlstore.DB)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		f(t, SQLite(t))
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		f(t, Postgres(t))
	})
}

// SQLite returns a fresh migrated SQLite database. It does not sync, so that tests are fast.
func SQLite(t testing.TB) *sqlstore.DB {
	t.Helper()
	return opened(t, sqlstore.Options{URL: "sqlite::memory:", Image: migratedFile(t)})
}

// SQLiteFile makes a migrated SQLite database in a new file, for tests that start the whole program.
func SQLiteFile(t testing.TB, file string) {
	t.Helper()
	if err := os.WriteFile(file, migratedFile(t), 0o600); err != nil {
		t.Fatalf("storetest: %v", err)
	}
}

func migratedFile(t testing.TB) []byte {
	t.Helper()
	image, err := migrated()
	if err != nil {
		t.Fatalf("storetest: SQLite: %v", err)
	}
	return image
}

// migrated is the file of a migrated SQLite database, made once for this test binary: migrating takes longer than most
// tests, more so under the race detector.
var migrated = sync.OnceValues(func() ([]byte, error) {
	folder, err := os.MkdirTemp("", "vitae-migrated-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "vitae.db")
	db, err := sqlstore.Open(context.Background(), sqlstore.Options{URL: "sqlite:" + file})
	if err != nil {
		return nil, err
	}
	if err := errors.Join(db.Migrate(context.Background()), db.Close()); err != nil {
		return nil, err
	}
	return os.ReadFile(file) //nolint:gosec // G304: of our own folder; whole, as closing the last connection moved the log into it
})

// Postgres returns a fresh migrated PostgreSQL database.
func Postgres(t testing.TB) *sqlstore.DB {
	t.Helper()
	return Open(t, createDatabase(t, true))
}

// PostgresURL returns the URL of a fresh database in which there is nothing, for tests that start the whole program.
func PostgresURL(t testing.TB) string {
	t.Helper()
	return createDatabase(t, false)
}

// MigratedPostgresURL returns the URL of a fresh migrated database, for tests that start the whole program.
func MigratedPostgresURL(t testing.TB) string {
	t.Helper()
	return createDatabase(t, true)
}

// Open opens a database for the length of a test.
func Open(t testing.TB, url string) *sqlstore.DB {
	t.Helper()
	return opened(t, sqlstore.Options{URL: url})
}

func opened(t testing.TB, o sqlstore.Options) *sqlstore.DB {
	t.Helper()
	db, err := sqlstore.Open(context.Background(), o)
	if err != nil {
		t.Fatalf("storetest: %v", err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Errorf("storetest: close: %v", err)
		}
	})
	return db
}
