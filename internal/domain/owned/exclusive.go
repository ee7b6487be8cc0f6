package owned

import (
	"context"

	"vitae/internal/base/id"
)

// Locker makes other transactions that lock the same owner wait for the end of its own.
type Locker interface {
	LockOwner(ctx context.Context, owner id.User) error
}

// Exclusive runs f in a transaction while no other transaction of the same owner runs.
func Exclusive[S Locker](ctx context.Context, inTx func(context.Context, func(S) error) error, owner id.User,
	f func(tx S) error,
) error {
	return inTx(ctx, func(tx S) error {
		if err := tx.LockOwner(ctx, owner); err != nil {
			return err
		}
		return f(tx)
	})
}
