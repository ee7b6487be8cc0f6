package sqlstore_test

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
)

func TestFailuresHaveTheirKinds(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		ctx, raw := t.Context(), db.Raw()
		var kid string
		if err := raw.Get(ctx, &kid, `SELECT kid FROM signing_keys WHERE kid = ?`,
			"none"); fault.KindOf(err) != fault.NotFound {
			t.Errorf("no row: %v", err)
		}
		if err := raw.Get(ctx, &kid, `INSERT INTO signing_keys (kid, created_at) VALUES (?, 1) RETURNING kid`,
			"one"); err != nil || kid != "one" {
			t.Errorf("returning: %v", err)
		}
		_, err := raw.Exec(ctx, addKey, "one")
		if what, ok := sqlstore.Unique(err); !ok || what != "signing_keys_pkey" && what != "signing_keys.kid" {
			t.Errorf("a key that is there: %q %v", what, err)
		}
		_, err = raw.Exec(ctx, `INSERT INTO user_roles (user_id, role, granted_at) VALUES (404, 'user', 1)`)
		if _, ok := sqlstore.Unique(err); ok || fault.KindOf(err) != fault.Internal {
			t.Errorf("a role of nobody: %v", err)
		}
		_, err = raw.Exec(ctx, `UPDATE nowhere SET secret = ?`, "personal")
		if fault.KindOf(err) != fault.Internal || strings.Contains(err.Error(), "personal") ||
			!strings.Contains(err.Error(), "UPDATE nowhere SET") {
			t.Errorf("a statement that is wrong: %v", err)
		}
		ended, cancel := context.WithCancel(ctx)
		cancel()
		if err := raw.Get(ended, &kid, `SELECT kid FROM signing_keys`); fault.KindOf(err) != fault.Unavailable ||
			fault.WaitOf(err) == 0 {
			t.Errorf("a context that has ended: %v", err)
		}
	})
}

func TestReadersOfSQLiteCannotWrite(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	var kids []string
	if err := db.Raw().List(t.Context(), &kids, `SELECT kid FROM signing_keys`); err != nil {
		t.Fatal(err)
	}
	var mode int
	if err := db.Raw().Get(t.Context(), &mode, `SELECT query_only FROM pragma_query_only`); err != nil || mode != 1 {
		t.Errorf("query_only %d %v", mode, err)
	}
}

// As many connections stay open as there may be, so that none is opened again while there is work.
func TestReadersOfSQLiteStayOpen(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	most := db.Readers().MaxOpenConnections
	for range 3 {
		var all sync.WaitGroup
		for range 4 * most {
			all.Go(func() {
				var n int
				if err := db.Raw().Get(context.Background(), &n,
					`SELECT COUNT(*) FROM (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 20000) SELECT n FROM c)`); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
	}
	if s := db.Readers(); s.MaxIdleClosed != 0 || s.Idle != most {
		t.Errorf("of %d connections %d were closed, %d are open", most, s.MaxIdleClosed, s.Idle)
	}
}

func TestPostgresRefusesTextsWithZeroBytesAsInvalid(t *testing.T) {
	t.Parallel()
	db := storetest.Postgres(t)
	if _, err := db.Raw().Exec(t.Context(), addKey, "a\x00b"); fault.KindOf(err) != fault.Invalid {
		t.Errorf("%v", err)
	}
}

func TestPostgresRunsALostDeadlockAgain(t *testing.T) {
	t.Parallel()
	db := storetest.Postgres(t)
	ctx, raw := t.Context(), db.Raw()
	for _, kid := range []string{"a", "b"} {
		if _, err := raw.Exec(ctx, addKey, kid); err != nil {
			t.Fatal(err)
		}
	}
	var wg, both sync.WaitGroup
	both.Add(2)
	runs := make([]int, 2)
	for i, order := range [][]string{{"a", "b"}, {"b", "a"}} {
		wg.Go(func() {
			err := raw.InTx(ctx, func(tx sqlstore.Raw) error {
				runs[i]++
				for j, kid := range order {
					if _, err := tx.Exec(ctx, `UPDATE signing_keys SET created_at = created_at + 1 WHERE kid = ?`,
						kid); err != nil {
						return err
					}
					if j == 0 && runs[i] == 1 {
						both.Done()
						both.Wait()
					}
				}
				return nil
			})
			if err != nil {
				t.Errorf("order %v: %v", order, err)
			}
		})
	}
	wg.Wait()
	var sum int
	if err := raw.Get(ctx, &sum, `SELECT SUM(created_at)::bigint FROM signing_keys`); err != nil || sum != 6 ||
		runs[0]+runs[1] < 3 {
		t.Errorf("sum %d after %v runs: %v", sum, runs, err)
	}
}

func TestPostgresConnectionsThatWereCutAreReplaced(t *testing.T) {
	t.Parallel()
	db := storetest.Postgres(t)
	ctx, raw := t.Context(), db.Raw()
	cut := `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
	other := storetest.Open(t, urlOf(t, db))
	err := raw.InTx(ctx, func(tx sqlstore.Raw) error {
		if _, err := tx.Exec(ctx, addKey, "lost"); err != nil {
			return err
		}
		var ended []bool
		if err := other.Raw().List(ctx, &ended, cut); err != nil || len(ended) == 0 {
			t.Errorf("cut %v: %v", ended, err)
		}
		_, err := tx.Exec(ctx, addKey, "too")
		return err
	})
	if fault.KindOf(err) != fault.Unavailable {
		t.Errorf("inside a transaction: %v", err)
	}
	if _, err := raw.Exec(ctx, addKey, "next"); err != nil {
		t.Errorf("the next statement: %v", err)
	}
	if n := keys(t, db); n != 1 {
		t.Errorf("%d rows", n)
	}
}

func urlOf(t *testing.T, db *sqlstore.DB) string {
	t.Helper()
	var at struct {
		Port int    `db:"port"`
		Name string `db:"name"`
	}
	if err := db.Raw().Get(t.Context(), &at,
		`SELECT inet_server_port() AS port, current_database()::text AS name`); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("postgres://vitae@127.0.0.1:%d/%s?sslmode=disable", at.Port, at.Name)
}

func TestOpenSaysWhatIsWrongWithoutThePassword(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	noDatabase := filepath.Join(dir, "letter.txt")
	if err := os.WriteFile(noDatabase, []byte(strings.Repeat("Dear Sir or Madam, ", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	nobody := l.Addr().String()
	l.Close()
	for url, kind := range map[string]fault.Kind{
		"":                                       fault.Invalid,
		"mysql://u:hunter2@h/d":                  fault.Invalid,
		"sqlite:":                                fault.Invalid,
		"sqlite:" + dir + "/":                    fault.Invalid,
		"sqlite:" + dir + "/a.db?mode=ro":        fault.Invalid,
		"sqlite:" + dir:                          fault.Unavailable,
		"sqlite:" + noDatabase:                   fault.Invalid,
		"sqlite:" + noDatabase + "/a.db":         fault.Unavailable,
		"postgres://u:hunter2@h:x/d":             fault.Invalid,
		"postgres://u:hunter2@h/d?sslmode=maybe": fault.Invalid,
		"postgres://u:hunter2@" + nobody + "/d":  fault.Unavailable,
		urlOf(t, storetest.Postgres(t)) + "&dbname=none&password=hunter2": fault.Unavailable,
	} {
		db, err := sqlstore.Open(t.Context(), sqlstore.Options{URL: url})
		if err == nil {
			db.Close()
		}
		if fault.KindOf(err) != kind || err == nil || strings.Contains(err.Error(), "hunter2") ||
			!strings.HasSuffix(fault.Public(err), ".") {
			t.Errorf("%s: %v", url, err)
		}
	}
}

func TestScrubLeavesNothingOfWhatWasDeleted(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	marker := "personal-marker-" + strings.Repeat("x", 3000)
	if _, err := db.Raw().Exec(t.Context(), addKey, marker); err != nil {
		t.Fatal(err)
	}
	found := func() bool {
		for _, suffix := range []string{"", "-wal"} {
			data, err := os.ReadFile(db.File() + suffix)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(data), marker[:40]) {
				return true
			}
		}
		return false
	}
	if !found() {
		t.Fatal("the row is not in the files")
	}
	if _, err := db.Raw().Exec(t.Context(), `DELETE FROM signing_keys`); err != nil {
		t.Fatal(err)
	}
	if err := db.Scrub(t.Context()); err != nil {
		t.Fatal(err)
	}
	if found() {
		t.Error("the deleted row is still in the files")
	}
}
