package storetest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// User adds the n-th account of a test, for what belongs to somebody. n is from 1 to 999.
func User(t testing.TB, db *sqlstore.DB, n int) id.User {
	t.Helper()
	name := fmt.Sprintf("user%d", n)
	u := identity.User{
		ID: id.User(4_000_000_000_000_000 + int64(n)), Username: name, Email: name + "@example.com", Active: true,
		Verified:  true,
		CreatedAt: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC),
	}
	if err := db.Identity().AddUser(context.Background(), identity.Account{User: u},
		identity.Profile{User: u.ID}); err != nil {
		t.Fatalf("storetest: %v", err)
	}
	return u.ID
}
