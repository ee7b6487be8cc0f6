package app

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"

	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// lockDatabase keeps a second server off a SQLite database: limits are counted in the memory of one process. The lock
// goes with the process, however it ends. PostgreSQL needs none.
func lockDatabase(c config.Config) (release func() error, err error) {
	const op = "app.lockDatabase"
	name := c.LockPath()
	if name == "" {
		return func() error { return nil }, nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return nil, fault.Wrap(op, fault.Invalid, fmt.Sprintf("The database folder %q cannot be created.",
			filepath.Dir(name)), err)
	}
	lock := flock.New(name, flock.SetPermissions(0o600))
	held, err := lock.TryLock()
	if err != nil {
		return nil, fault.Wrap(op, fault.Unavailable, fmt.Sprintf("The file %q cannot be locked.", name), err)
	}
	if !held {
		return nil, fault.New(op, fault.Conflict, fmt.Sprintf("Another vitae serve process is already using the database %q.",
			c.SQLiteFile()))
	}
	return lock.Close, nil
}
