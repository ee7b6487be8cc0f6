package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"testing/fstest"
	"time"
)

// Raw runs a test's own SQL, as the store's methods do.
type Raw struct{ s statements }

func (db *DB) Raw() Raw { return Raw{statements{db: db}} }

func (r Raw) Get(ctx context.Context, dest any, query string, args ...any) error {
	return r.s.get(ctx, dest, query, args...)
}

func (r Raw) List(ctx context.Context, dest any, query string, args ...any) error {
	return r.s.list(ctx, dest, query, args...)
}

func (r Raw) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	return r.s.exec(ctx, query, args...)
}

func (r Raw) InTx(ctx context.Context, f func(tx Raw) error) error {
	return r.s.inTx(ctx, func(tx statements) error { return f(Raw{tx}) })
}

// Readers reports how the connections are that read.
func (db *DB) Readers() sql.DBStats { return db.pool.Stats() }

// Unique is unique.
func Unique(err error) (string, bool) { return unique(err) }

// Tables gives each table that a backup holds with its columns, parents first.
func (db *DB) Tables(ctx context.Context) ([][]string, error) {
	tables, err := statements{db: db}.tables(ctx)
	var out [][]string
	for _, t := range tables {
		out = append(out, append([]string{t.name}, t.columns...))
	}
	return out, err
}

// Statements counts the texts that are kept.
func (db *DB) Statements() int {
	n := 0
	db.bound.Range(func(any, any) bool { n++; return true })
	return n
}

// OneGroup makes transactions wait until so many are in one group.
func (db *DB) OneGroup(members int) {
	w := db.engine.(*sqliteEngine).writer
	w.next = func(so int, _ time.Time) *turn {
		if so%members == 0 {
			return nil
		}
		return <-w.turns
	}
}

// File is where a SQLite database is.
func (db *DB) File() string { return db.engine.(*sqliteEngine).file }

// Newest is the schema's version in this program.
func (db *DB) Newest() int64 {
	v, err := db.newestVersion()
	if err != nil {
		panic(err)
	}
	return v
}

// AddMigration makes the program one version newer.
func (db *DB) AddMigration(up string) error {
	newest, err := db.newestVersion()
	if err != nil {
		return err
	}
	grown := fstest.MapFS{}
	for _, engine := range []string{"sqlite", "postgres"} {
		dir := "migrations/" + engine
		files, err := fs.ReadDir(db.migrations, dir)
		if err != nil {
			return err
		}
		for _, f := range files {
			data, err := fs.ReadFile(db.migrations, dir+"/"+f.Name())
			if err != nil {
				return err
			}
			grown[dir+"/"+f.Name()] = &fstest.MapFile{Data: data}
		}
		grown[fmt.Sprintf("%s/%05d_more.sql", dir, newest+1)] = &fstest.MapFile{Data: []byte("-- +goose Up\n" + up)}
	}
	db.migrations = grown
	return nil
}

// Listens reports whether the engine hears of other processes' events.
func (db *DB) Listens() bool { _, is := db.engine.(*postgresEngine); return is }

// CheckListening makes it look after the line more often. It is for before the first Watch.
func (db *DB) CheckListening(every time.Duration) { db.engine.(*postgresEngine).listener.check = every }

// MigrateTo brings the schema to a version of before.
func (db *DB) MigrateTo(ctx context.Context, version int64) error { return db.migrateTo(ctx, version) }
