package identity_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// A user who gives the password again gets another username, which signs in from then on; the owner hears of it.
func TestAUsernameIsChanged(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		own, in, a := h.signedUp("ada")
		wants(t, h.ChangeUsername(ctx, a, "countess", "wrong"), fault.Invalid, "Invalid credentials")
		if err := h.ChangeUsername(ctx, a, "Countess", password); err != nil {
			t.Fatal(err)
		}
		if still, err := h.StillSignedIn(ctx, in.Token, own.now()); !still || err != nil {
			t.Errorf("the session ended: %v", err)
		}
		u, err := h.CurrentUser(ctx, a)
		if err != nil || u.Username != "Countess" || u.Email != address("ada") {
			t.Errorf("%+v %v", u, err)
		}
		wants(t, h.login(h.newBrowser(), "ada", password), fault.Invalid, "Invalid credentials")
		for _, name := range []string{"countess", address("ada")} {
			if err := h.login(h.newBrowser(), name, password); err != nil {
				t.Errorf("as %s: %v", name, err)
			}
		}
		letter := h.lastMail(address("ada"), identity.MailUsernameChanged)
		if letter.SignInBy != "Countess" || letter.NotMe == "" {
			t.Errorf("%+v", letter)
		}
		events, _, err := h.Events(ctx, a.User, "", 0)
		if err != nil || !slices.ContainsFunc(events, func(e identity.Event) bool {
			return e.Kind == identity.EventUsernameChanged && e.Detail == ""
		}) {
			t.Errorf("%+v %v", events, err)
		}
		page, err := h.Notifications(ctx, a.User, "", 0)
		if err != nil || page.Items[0].Title != "Your username was changed" {
			t.Errorf("%+v %v", page, err)
		}
		if err := h.notMe(ctx, a.User, letter.NotMe); err != nil {
			t.Error(err)
		}
		// The old one is free, also for the one who had it: only the case is another.
		if err := h.ChangeUsername(ctx, a, "countess", password); err != nil {
			t.Error(err)
		}
		h.verified("ada2")
		if _, err := h.Register(ctx, identity.RegisterRequest{
			Username: "ADA", Email: "b@mail.example", Password: password,
		}); err != nil {
			t.Errorf("the old username: %v", err)
		}
	})
}

func TestAUsernameMustBeOneToRegisterWith(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		h.verified("owner")
		_, _, a := h.signedUp("ada")
		// what a stranger's registration of the owner's address seems to have taken, and one of Ada's
		for username, email := range map[string]string{"seeming": "owner", "known": "ada"} {
			if _, err := h.Register(ctx, identity.RegisterRequest{
				Username: username, Email: address(email), Password: "Other-Herons-8",
			}); err != nil {
				t.Fatal(err)
			}
		}
		refused := func(username string, kind fault.Kind, message string) {
			t.Helper()
			err := h.ChangeUsername(ctx, a, username, password)
			if fault.KindOf(err) != kind || fault.FieldsOf(err)["username"] != message {
				t.Errorf("%s: %v %v", username, err, fault.FieldsOf(err))
			}
		}
		refused("OWNER", fault.Conflict, "This username is taken")
		refused("Seeming", fault.Conflict, "This username is taken")
		refused("ad", fault.Invalid, "Username must be at least 3 characters")
		refused(strings.Repeat("a", 51), fault.Invalid, "Username must be at most 50 characters")
		refused("ada@mail.example", fault.Invalid, "Username can only contain letters, numbers, and underscores")
		refused("HERONS", fault.Invalid, "Your password contains this username. Choose another username")
		for _, username := range []string{"ada", "known"} { // as it was, and as a registration with Ada's address may
			if err := h.ChangeUsername(ctx, a, username, password); err != nil {
				t.Errorf("%s: %v", username, err)
			}
		}
		if n := count(h.kinds(address("ada")), identity.MailUsernameChanged); n != 1 {
			t.Errorf("%d letters", n)
		}
	})
}

// Whoever is signed in finds out no faster than a visitor who registers which usernames are taken.
func TestUsernamesAreNotTriedByTheDozen(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		h.verified("owner")
		_, _, a := h.signedUp("ada")
		for range 5 {
			err := h.ChangeUsername(ctx, a, "owner", password)
			wants(t, err, fault.Conflict, "Failed to change username")
		}
		wants(t, h.ChangeUsername(ctx, a, "owner", password), fault.RateLimited, patience)
		h.clock.Advance(time.Hour)
		wants(t, h.ChangeUsername(ctx, a, "owner", password), fault.Conflict, "Failed to change username")
	})
}

func TestOneOfManyGetsAUsername(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		var all sync.WaitGroup
		got := make(chan string, 4)
		for _, name := range []string{"ada", "bob", "cyd", "dee"} {
			_, _, a := h.signedUp(name)
			all.Go(func() {
				err := h.ChangeUsername(ctx, a, "wanted", password)
				if err == nil {
					got <- name
				} else if fault.KindOf(err) != fault.Conflict {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if len(got) != 1 {
			t.Errorf("%d have it", len(got))
		}
	})
}
