package app

import (
	"context"
	"errors"
	"time"
)

// sweepAge is how old a file is that nobody can still be keeping: its bytes are put away before the row that names
// them.
const sweepAge = 24 * time.Hour

// sweep removes files that no row names: a program that was killed between a file and its row leaves one, and so does a
// storage that was away when a file was to be taken back.
func (i *Instance) sweep(ctx context.Context) error {
	var old []string
	err := i.blobs.Old(ctx, i.clock.Now().Add(-sweepAge), func(key string) error {
		old = append(old, key)
		return nil
	})
	if err != nil {
		return err
	}
	left, err := i.db.Unnamed(ctx, old) // read after the files: what is named by now stays
	for _, key := range left {
		err = errors.Join(err, i.blobs.Delete(ctx, key))
	}
	return err
}
