package identity_test

import (
	"context"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
)

// A page that is left open asks again and again whether it may go on; that must not keep it signed in.
func TestAnOpenPageDoesNotKeepItselfSignedIn(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b, in, _ := h.signedUp("ada")
		still := func(token string) bool {
			t.Helper()
			yes, err := h.StillSignedIn(context.Background(), token, b.now())
			if err != nil {
				t.Fatal(err)
			}
			return yes
		}
		if still("") || still("x") || still(in.Token+"x") {
			t.Error("signed in without the token")
		}
		for range 24 {
			if !still(in.Token) {
				t.Fatal("over within a day")
			}
			h.clock.Advance(time.Hour)
		}
		h.clock.Advance(time.Second)
		if still(in.Token) {
			t.Error("signed in after a day without use")
		}
		b = h.newBrowser()
		in, _ = h.signIn(b, "ada")
		if !still(in.Token) {
			t.Error("signed out right after the sign-in")
		}
		if err := h.Deactivate(context.Background(), "ada"); err != nil {
			t.Fatal(err)
		}
		if still(in.Token) {
			t.Error("a deactivated account is signed in")
		}
	})
}
