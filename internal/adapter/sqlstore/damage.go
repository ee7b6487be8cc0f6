package sqlstore

import (
	"context"
	"fmt"
	"os"
	"sync/atomic"

	"github.com/jmoiron/sqlx"

	"vitae/internal/base/fault"
)

// damage remembers that SQLite has found its file damaged. From then on nothing is read or written any more: what can
// still be read may lack what cannot, and a write may spread the damage. It ends with the process.
type damage struct{ seen atomic.Bool }

func (d *damage) found() bool { return d.seen.Load() }

// seen looks at an error on its way and remembers damage, which it logs once.
func (db *DB) seen(err error) error {
	if err != nil && isDamage(err) && !db.damage.seen.Swap(true) {
		db.log.Error("the database file is damaged and no longer used; stop the server and restore the latest backup", "error", err)
	}
	return err
}

func broken(op string) error {
	return &fault.Error{Op: op, Kind: fault.Unavailable, Message: isBroken, Wait: retryIn}
}

// checkedBytes bounds the files whose pages are all looked at before a start: some 200 MiB are read a second. Damage in
// a larger one is found where it is met.
const checkedBytes = 64 << 20

// examine looks through a file that is not too large for it, and fails where a page does not hold what it should. What
// a page says in its texts has no sums and is taken as it is.
func (e *sqliteEngine) examine(ctx context.Context, pool *sqlx.DB) error {
	at, err := os.Stat(e.file)
	if err != nil || at.Size() > checkedBytes {
		return err
	}
	var said string
	err = pool.GetContext(ctx, &said, `PRAGMA quick_check(1)`)
	if err == nil && said != "ok" {
		err = fmt.Errorf("quick_check: %s", said)
	} else if !isDamage(err) {
		return err
	}
	return e.damaged(err)
}

// damaged describes in a line what an operator is to do.
func (e *sqliteEngine) damaged(err error) error {
	message := fmt.Sprintf("The database file %q is damaged. Move it aside, then restore the latest backup into an empty folder with vitae restore.", e.file)
	return fault.Wrap("sqlstore.damaged", fault.Unreadable, message, err)
}
