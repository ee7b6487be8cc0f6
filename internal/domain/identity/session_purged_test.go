package identity_test

import (
	"context"
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// purged is a store whose sessions are purged between being found and being ended.
type purged struct{ identity.Store }

func (p purged) InTx(ctx context.Context, f func(tx identity.Store) error) error {
	return p.Store.InTx(ctx, func(tx identity.Store) error { return f(purged{tx}) })
}

func (purged) EndSession(context.Context, id.User, id.Session) error {
	return fault.New("test", fault.NotFound, "")
}

func TestASignInIsNotRefusedAsTheOldSessionWasPurged(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	h := newHarness(t, db, func(d *identity.Deps) { d.Store = purged{db.Identity()} })
	b, _, _ := h.signedUp("ada")
	h.signIn(b, "ada")
}
