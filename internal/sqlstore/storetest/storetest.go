// Package storetest gives tests a real, empty database: SQLite in a file of its own, and PostgreSQL from a server that
// the test binary starts and that ends with it. It never skips: without PostgreSQL's programs a test fails.
package storetest

import (
	"context"
	"testing"

	"vitae/internal/sqlstore"
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

// SQLite gives a fresh migrated SQLite database. It does not sync, so that tests are fast.
func SQLite(t testing.TB) *sqlstore.DB {
	t.Helper()
	db := Open(t, "sqlite::memory:")
	if err := db.Migrate(context.Background()); err != nil {
		t.Fatalf("storetest: %v", err)
	}
	return db
}

// Postgres gives a fresh migrated PostgreSQL database.
func Postgres(t testing.TB) *sqlstore.DB {
	t.Helper()
	return Open(t, createDatabase(t, true))
}

// PostgresURL gives the URL of a fresh database in which there is nothing, for tests that start the whole program.
func PostgresURL(t testing.TB) string {
	t.Helper()
	return createDatabase(t, false)
}

// Open opens a database for the length of a test.
func Open(t testing.TB, url string) *sqlstore.DB {
	t.Helper()
	db, err := sqlstore.Open(context.Background(), sqlstore.Options{URL: url})
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
