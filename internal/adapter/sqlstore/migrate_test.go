package sqlstore_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
)

// urls returns a place with nothing in it on each engine.
func urls(t *testing.T) map[string]string {
	t.Helper()
	return map[string]string{
		"sqlite":   "sqlite:" + filepath.Join(t.TempDir(), "new", "vitae.db"),
		"postgres": storetest.PostgresURL(t),
	}
}

func TestReplicasThatStartTogetherMigrateOnce(t *testing.T) {
	t.Parallel()
	for engine, url := range urls(t) {
		var wg sync.WaitGroup
		for range 6 {
			db := storetest.Open(t, url)
			wg.Go(func() {
				for range 2 { // the second finds it done
					if err := db.Migrate(t.Context()); err != nil {
						t.Errorf("%s: %v", engine, err)
					}
				}
			})
		}
		wg.Wait()
		if n := keys(t, storetest.Open(t, url)); n != 0 {
			t.Errorf("%s: %d rows", engine, n)
		}
	}
}

func TestANewerProgramMigratesAndAnOlderOneRefuses(t *testing.T) {
	t.Parallel()
	for engine, url := range urls(t) {
		old := storetest.Open(t, url)
		if err := old.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		if _, err := old.Raw().Exec(t.Context(), addKey, "kept"); err != nil {
			t.Fatal(err)
		}
		newer := storetest.Open(t, url)
		err := newer.AddMigration(`ALTER TABLE signing_keys ADD COLUMN note TEXT NOT NULL DEFAULT 'new';`)
		if before := newer.Current(t.Context()); fault.KindOf(before) != fault.Invalid {
			t.Errorf("%s: a newer program takes an older schema for its own: %v", engine, before)
		}
		err = errors.Join(err, old.Current(t.Context()),
			newer.Migrate(t.Context()), newer.Migrate(t.Context()), newer.Current(t.Context()))
		if err != nil {
			t.Fatalf("%s: %v", engine, err)
		}
		var note string
		if err := newer.Raw().Get(t.Context(), &note, `SELECT note FROM signing_keys`); err != nil || note != "new" {
			t.Errorf("%s: %q %v", engine, note, err)
		}
		if err := old.Migrate(t.Context()); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%s: an older program: %v", engine, err)
		}
		if err := old.Current(t.Context()); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%s: an older program takes a newer schema for its own: %v", engine, err)
		}
	}
}

func TestSQLiteIsCopiedBeforeAMigration(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, "sqlite:"+filepath.Join(t.TempDir(), "vitae.db"))
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	file := fmt.Sprintf("%s.before-%d", db.File(), db.Newest()+1)
	if _, err := os.Stat(file); err == nil {
		t.Error("there is a copy of nothing")
	}
	if _, err := db.Raw().Exec(t.Context(), addKey, "kept"); err != nil {
		t.Fatal(err)
	}
	if err := db.AddMigration(`DELETE FROM signing_keys; SELECT * FROM nowhere;`); err != nil {
		t.Fatal(err)
	}
	if err := db.Migrate(t.Context()); fault.KindOf(err) != fault.Internal || err == nil {
		t.Errorf("a migration that fails: %v", err)
	}
	if n := keys(t, db); n != 1 {
		t.Errorf("after it %d rows", n)
	}
	if f, err := os.Stat(file); err != nil || f.Mode().Perm() != 0o600 {
		t.Fatalf("%v %v", f, err)
	}
	if n := keys(t, storetest.Open(t, "sqlite:"+file)); n != 1 {
		t.Errorf("the copy has %d rows", n)
	}
	// -wal and -shm of the copy, just opened, have another end
	if left, _ := filepath.Glob(file + ".*"); len(left) > 2 {
		t.Errorf("left: %v", left)
	}
}

func TestADatabaseInMemoryLeavesNoFile(t *testing.T) {
	t.Parallel()
	db, err := sqlstore.Open(t.Context(), sqlstore.Options{URL: "sqlite::memory:"})
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Dir(db.File())
	if _, err := os.Stat(dir); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(db.Migrate(t.Context()), db.Close()); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(dir); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%s is left: %v", dir, err)
	}
}

// A match that was kept before there was a word for "no score" had a 0 in its place.
func TestKeptMatchesWithoutAScoreAreKnownAsSuch(t *testing.T) {
	t.Parallel()
	for engine, url := range urls(t) {
		db := storetest.Open(t, url)
		if err := db.MigrateTo(t.Context(), 11); err != nil {
			t.Fatal(err)
		}
		add := func(sql string, args ...any) {
			t.Helper()
			if _, err := db.Raw().Exec(t.Context(), sql, args...); err != nil {
				t.Fatalf("%s: %v", engine, err)
			}
		}
		me := storetest.User(t, db, 1)
		add(`INSERT INTO resumes (id, user_id, title, tags, last_version, latest_id, created_at, updated_at, archived_at, deleted_at) VALUES ('r', ?, '', '[]', 1, 'v', 0, 0, 0, 0)`, me)
		add(`INSERT INTO versions (id, user_id, resume_id, number, origin, created_at, content, document) VALUES ('v', ?, 'r', 1, 'WRITTEN', 0, '', '{}')`, me)
		add(`INSERT INTO job_descriptions (id, user_id, title, company, location, notes, stage, sent_version_id, sent_at, created_at, updated_at, deleted_at, corrections, requirements, description)
			VALUES ('j', ?, '', '', '', '', 'SAVED', '', 0, 0, 0, 0, '[]', '', '')`, me)
		for id, report := range map[string]string{
			"none": `{"matchScore":0,"unscored":"Too short."}`,
			"zero": `{"matchScore":0}`, "some": `{"matchScore":4}`,
		} {
			score := 0
			if id == "some" {
				score = 4
			}
			add(`INSERT INTO analyses (id, user_id, version_id, job_id, score, created_at, updated_at, notes, report) VALUES (?, ?, 'v', 'j', ?, 0, 0, '', ?)`, id, me, score, report)
		}
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		var without []string
		if err := db.Raw().List(t.Context(), &without, `SELECT id FROM analyses WHERE unscored = 1`); err != nil ||
			!slices.Equal(without, []string{"none"}) {
			t.Errorf("%s: %v, %v", engine, without, err)
		}
	}
}
