package sqlstore_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
)

// A database that may not grow fails as one on a full disk does: in the middle of a transaction, which takes its group
// with it. All of them get an error, reads go on, and so do writes once there is room.
func TestAFullDatabaseKeepsWhatItHas(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, "sqlite:"+filepath.Join(t.TempDir(), "vitae.db"))
	raw, ctx := db.Raw(), t.Context()
	if err := db.Migrate(ctx); err != nil {
		t.Fatal(err)
	}
	pages := func(most int) {
		t.Helper()
		if _, err := raw.Exec(ctx, fmt.Sprintf("PRAGMA max_page_count = %d", most)); err != nil {
			t.Fatal(err)
		}
	}
	add := func(kid string) error {
		return raw.InTx(ctx, func(tx sqlstore.Raw) error {
			if _, err := tx.Exec(ctx, addKey, kid); err != nil {
				return err
			}
			_, err := tx.Exec(ctx, addKey, kid+strings.Repeat("x", 100_000))
			return err
		})
	}
	if err := add("before"); err != nil {
		t.Fatal(err)
	}
	pages(1) // no less than it has
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			err := add(fmt.Sprint("lost", i))
			if fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) == 0 ||
				!strings.Contains(fault.Public(err), "saved") {
				t.Errorf("without room: %v", err)
			}
		})
	}
	all.Wait()
	if n := keys(t, db); n != 2 {
		t.Errorf("%d rows of the 2 from before", n)
	}
	pages(1 << 20)
	if err := add("after"); err != nil || keys(t, db) != 4 {
		t.Errorf("with room again: %v, %d rows", err, keys(t, db))
	}
	var health string
	if err := raw.Get(ctx, &health, `SELECT integrity_check FROM pragma_integrity_check`); err != nil ||
		health != "ok" {
		t.Errorf("%s %v", health, err)
	}
}
