package identity_test

import (
	"context"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// Whoever registers a known address learns nothing from what a new account could do next.
func TestARegistrationOfAKnownAddressGoesOnLikeANewOne(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		h.verified("owner")
		const guess = "Other-Herons-8"
		r := identity.RegisterRequest{Username: "Stranger", Email: "Owner@mail.example", Password: guess}
		seeming, err := h.Register(ctx, r)
		if err != nil {
			t.Fatal(err)
		}
		before := len(h.kinds(address("owner")))
		for _, name := range []string{"stranger", "STRANGER", "owner@mail.example"} {
			b := h.newBrowser()
			started, err := h.InitiateLogin(b.ctx(), identity.LoginRequest{Username: name, Password: guess})
			if err != nil || started.User != seeming.User || started.Email != r.Email || b.now().Login == "" {
				t.Errorf("%s: %+v, %v", name, started, err)
			}
			_, err = h.VerifyLogin(b.ctx(), seeming.User, "123456")
			wants(t, err, fault.Invalid, "Invalid verification code")
			wants(t, h.login(h.newBrowser(), name, "wrong"), fault.Invalid, "Invalid credentials")
		}
		if n := len(h.kinds(address("owner"))); n != before {
			t.Errorf("the owner got %d letters", n-before)
		}
		// The owner's own name and password are theirs as before, by the address too.
		h.clock.Advance(time.Hour)
		for _, name := range []string{"owner", "owner@mail.example"} {
			if err := h.login(h.newBrowser(), name, password); err != nil {
				t.Errorf("the owner as %s: %v", name, err)
			}
		}
		// The username is held, and a new registration of the address gives it up.
		_, err = h.Register(ctx, identity.RegisterRequest{
			Username: "stranger", Email: "third@mail.example",
			Password: guess,
		})
		wants(t, err, fault.Conflict, "Failed to create account")
		r.Username = "somebody"
		if _, err := h.Register(ctx, r); err != nil {
			t.Fatal(err)
		}
		wants(t, h.login(h.newBrowser(), "stranger", guess), fault.Invalid, "Invalid credentials")
		if _, err := h.Register(ctx, identity.RegisterRequest{
			Username: "stranger", Email: "third@mail.example",
			Password: guess,
		}); err != nil {
			t.Errorf("the name is free again: %v", err)
		}
	})
}

func TestErasureTakesTheDecoysOfItsAddressAlong(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("owner")
		const guess = "Other-Herons-8"
		if _, err := h.Register(ctx, identity.RegisterRequest{
			Username: "stranger", Email: address("owner"),
			Password: guess,
		}); err != nil {
			t.Fatal(err)
		}
		if err := h.DeleteAccount(ctx, a, password); err != nil {
			t.Fatal(err)
		}
		wants(t, h.login(h.newBrowser(), "stranger", guess), fault.Invalid, "Invalid credentials")
	})
}
