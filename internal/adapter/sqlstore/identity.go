package sqlstore

import (
	"context"

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
