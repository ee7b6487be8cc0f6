package sqlstore

import (
	"context"

	"vitae/internal/base/job"
	"vitae/internal/domain/identity"
)

// Identity keeps the accounts. It implements identity.Store on the database or inside a transaction.
type Identity struct{ statements }

// InTx runs f with a store inside a transaction; inside one, f joins it. On PostgreSQL f may run again where it lost a
// deadlock, so it sets what its caller reads anew each time.
func (s *Identity) InTx(ctx context.Context, f func(tx identity.Store) error) error {
	return s.inTx(ctx, func(tx statements) error {
		return f(&Identity{tx})
	})
}

// Enqueue adds work that follows from the transaction. Workers are notified after its commit.
func (s *Identity) Enqueue(ctx context.Context, j job.Job) error {
	return s.inTx(ctx, func(tx statements) error {
		tx.tx.enqueued = true
		return tx.addJob(ctx, j)
	})
}
