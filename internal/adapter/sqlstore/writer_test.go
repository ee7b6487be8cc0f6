package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
)

const addKey = `INSERT INTO signing_keys (kid, created_at) VALUES (?, 1)`

// keys counts the rows that addKey made, on a connection that is not the writer's.
func keys(t *testing.T, db *sqlstore.DB) int {
	t.Helper()
	var n int
	if err := db.Raw().Get(t.Context(), &n, `SELECT COUNT(*) FROM signing_keys`); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestTransactionsAreWholeOrNot(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		wrong := errors.New("wrong")
		results := make([]error, 64)
		var wg sync.WaitGroup
		for i := range results {
			wg.Go(func() {
				results[i] = db.Raw().InTx(t.Context(), func(tx sqlstore.Raw) error {
					for part := range 2 {
						if _, err := tx.Exec(t.Context(), addKey, fmt.Sprintf("%d-%d", i, part)); err != nil {
							return err
						}
					}
					if i%7 == 0 {
						return wrong
					}
					return tx.InTx(t.Context(), func(inner sqlstore.Raw) error { // joins
						_, err := inner.Exec(t.Context(), addKey, fmt.Sprintf("%d-2", i))
						return err
					})
				})
			})
		}
		wg.Wait()
		for i, err := range results {
			want, rows := error(nil), 3
			if i%7 == 0 {
				want, rows = wrong, 0
			}
			if !errors.Is(err, want) {
				t.Errorf("transaction %d: %v", i, err)
			}
			var n int
			if err := db.Raw().Get(t.Context(), &n, `SELECT COUNT(*) FROM signing_keys WHERE kid LIKE ?`,
				fmt.Sprintf("%d-%%", i)); err != nil || n != rows {
				t.Errorf("transaction %d has %d rows: %v", i, n, err)
			}
		}
	})
}

func TestPanicsAndEndedGoroutinesLeaveNothing(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		add := func(tx sqlstore.Raw) {
			if _, err := tx.Exec(t.Context(), addKey, "gone"); err != nil {
				t.Error(err)
			}
		}
		func() {
			defer func() {
				if r := recover(); r != "mine" {
					t.Errorf("the caller recovers %v", r)
				}
			}()
			_ = db.Raw().InTx(t.Context(), func(tx sqlstore.Raw) error { add(tx); panic("mine") })
		}()
		var wg sync.WaitGroup
		wg.Go(func() {
			_ = db.Raw().InTx(t.Context(), func(tx sqlstore.Raw) error { add(tx); runtime.Goexit(); return nil })
		})
		wg.Wait()
		if _, err := db.Raw().Exec(t.Context(), addKey, "kept"); err != nil {
			t.Fatal(err)
		}
		if n := keys(t, db); n != 1 {
			t.Errorf("%d rows", n)
		}
	})
}

// group runs five transactions as one group; the last stands until check has run. It gives their errors.
func group(t *testing.T, db *sqlstore.DB, last func(tx sqlstore.Raw) error, check func(answered int)) []error {
	t.Helper()
	results := make([]error, 5)
	db.OneGroup(len(results))
	atLast, release := make(chan struct{}), make(chan struct{})
	var wg sync.WaitGroup
	var answered, runs atomic.Int32
	for i := range results {
		wg.Go(func() {
			defer answered.Add(1)
			results[i] = db.Raw().InTx(t.Context(), func(tx sqlstore.Raw) error {
				if _, err := tx.Exec(t.Context(), addKey, fmt.Sprint(i)); err != nil ||
					int(runs.Add(1)) < len(results) {
					return err
				}
				close(atLast)
				<-release
				return last(tx)
			})
		})
	}
	<-atLast
	check(int(answered.Load()))
	close(release)
	wg.Wait()
	db.OneGroup(1)
	return results
}

func TestNobodyOfAGroupIsAnsweredBeforeItsCommit(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	for i, err := range group(t, db, func(sqlstore.Raw) error { return nil }, func(answered int) {
		if answered != 0 || keys(t, db) != 0 {
			t.Errorf("before the commit %d are answered, %d rows are seen", answered, keys(t, db))
		}
	}) {
		if err != nil {
			t.Errorf("transaction %d: %v", i, err)
		}
	}
	if n := keys(t, db); n != 5 {
		t.Errorf("%d rows", n)
	}
}

func TestACommitThatFailsFailsTheGroup(t *testing.T) {
	t.Parallel()
	for name, last := range map[string]func(ctx context.Context, tx sqlstore.Raw) error{
		// a deferred foreign key is looked at by COMMIT
		"at the commit": func(ctx context.Context, tx sqlstore.Raw) error {
			if _, err := tx.Exec(ctx, `PRAGMA defer_foreign_keys = ON`); err != nil {
				return err
			}
			_, err := tx.Exec(ctx, `INSERT INTO user_roles (user_id, role, granted_at) VALUES (404, 'user', 1)`)
			return err
		},
		"before it": func(ctx context.Context, tx sqlstore.Raw) error { // as a full disk does
			_, err := tx.Exec(ctx, `INSERT OR ROLLBACK INTO signing_keys SELECT * FROM signing_keys LIMIT 1`)
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := storetest.SQLite(t)
			for i, err := range group(t, db, func(tx sqlstore.Raw) error { return last(t.Context(), tx) },
				func(int) {}) {
				if err == nil {
					t.Errorf("transaction %d is answered that it is kept", i)
				}
			}
			if n := keys(t, db); n != 0 {
				t.Errorf("%d rows", n)
			}
			if _, err := db.Raw().Exec(t.Context(), addKey, "after"); err != nil || keys(t, db) != 1 {
				t.Errorf("after it: %v", err)
			}
		})
	}
}

func TestAContextThatEndsWhileWaiting(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	running, release, done := make(chan struct{}), make(chan struct{}), make(chan error)
	inside, cancelInside := context.WithCancel(t.Context())
	go func() {
		done <- db.Raw().InTx(inside, func(tx sqlstore.Raw) error {
			close(running)
			<-release
			_, err := tx.Exec(inside, addKey, "inside") // its context has ended: it goes on, as its group does
			return err
		})
	}()
	<-running
	waiting, cancelWaiting := context.WithCancel(t.Context())
	cancelWaiting()
	_, err := db.Raw().Exec(waiting, addKey, "waiting")
	if fault.KindOf(err) != fault.Unavailable || !errors.Is(err, context.Canceled) {
		t.Errorf("while waiting: %v", err)
	}
	cancelInside()
	close(release)
	if err := <-done; err != nil {
		t.Errorf("inside: %v", err)
	}
	if n := keys(t, db); n != 1 {
		t.Errorf("%d rows", n)
	}
}

func TestAClosedDatabaseIsUnavailable(t *testing.T) {
	t.Parallel()
	db, err := sqlstore.Open(t.Context(), sqlstore.Options{URL: "sqlite:" + filepath.Join(t.TempDir(), "a.db")})
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(db.Migrate(t.Context()), db.Close()); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Raw().Exec(t.Context(), addKey, "x"); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("a write: %v", err)
	}
	if err := db.Ping(t.Context()); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("a read: %v", err)
	}
}

func TestTwoProgramsWriteOneFile(t *testing.T) {
	t.Parallel()
	url := "sqlite:" + filepath.Join(t.TempDir(), "with space % and ü.db")
	var wg sync.WaitGroup
	for p := range 2 {
		db := storetest.Open(t, url)
		wg.Go(func() {
			if err := db.Migrate(t.Context()); err != nil {
				t.Error(err)
			}
			for i := range 50 {
				if _, err := db.Raw().Exec(t.Context(), addKey, fmt.Sprint(p, i)); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	db := storetest.Open(t, url)
	if n := keys(t, db); n != 100 {
		t.Errorf("%d rows", n)
	}
	for _, suffix := range []string{"", "-wal", "-shm"} {
		if f, err := os.Stat(db.File() + suffix); err != nil || f.Mode().Perm() != 0o600 {
			t.Errorf("%q: %v %v", suffix, f.Mode(), err)
		}
	}
}
