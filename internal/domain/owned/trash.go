package owned

import (
	"context"
	"time"
)

// TrashFor is how long what was deleted can be restored.
const TrashFor = 30 * 24 * time.Hour

// Batch is how many rows one step of a purge takes.
const Batch = 100

// Purge runs erase, which takes at most limit rows from before a moment, until it reports that no more are left.
func Purge(ctx context.Context, before time.Time,
	erase func(ctx context.Context, before time.Time, limit int) (more bool, err error),
) error {
	for {
		if more, err := erase(ctx, before, Batch); err != nil || !more {
			return err
		}
	}
}
