package identity_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// meanwhileStore is a store in which something happens right before one of the transactions to come: between what a
// call read before it and what it reads and writes in it.
type meanwhileStore struct {
	identity.Store
	before  int // counts down
	happens func()
}

func (m *meanwhileStore) InTx(ctx context.Context, f func(tx identity.Store) error) error {
	if m.before--; m.before == 0 {
		m.happens()
	}
	return m.Store.InTx(ctx, f)
}

// meanwhile returns the service with something that happens right before one of its next transactions, 1 for the next.
func (h *harness) meanwhile(before int, happens func()) *identity.Service {
	h.t.Helper()
	deps := h.deps
	deps.Store = &meanwhileStore{Store: h.deps.Store, before: before, happens: happens}
	s, err := identity.New(deps)
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

// movedTo gives an account another address.
func (h *harness) movedTo(user id.User, email string) {
	h.t.Helper()
	if err := h.db.Identity().SetEmail(context.Background(), user, email); err != nil {
		h.t.Fatal(err)
	}
}

// A letter of a call that read the account before its address changed goes to the address of now: the old mailbox may
// be somebody else's.
func TestNoLetterGoesToAnAddressThatWasLeftMeanwhile(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	calls := map[identity.MailKind]func(s *identity.Service, a actor.Actor) error{
		identity.MailEmailAsked: func(s *identity.Service, a actor.Actor) error {
			return s.RequestEmailChange(ctx, a, "third@new.example", password)
		},
		identity.MailUsernameChanged: func(s *identity.Service, a actor.Actor) error {
			return s.ChangeUsername(ctx, a, "countess", password)
		},
		identity.MailPasswordChanged: func(s *identity.Service, a actor.Actor) error {
			return s.ChangePassword(ctx, a, password, newPassword)
		},
		identity.MailErased: func(s *identity.Service, a actor.Actor) error {
			return s.DeleteAccount(ctx, a, password)
		},
	}
	for kind, call := range calls {
		storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
			h := newHarness(t, db)
			_, _, a := h.signedUp("ada")
			if err := call(h.meanwhile(1, func() { h.movedTo(a.User, newAddress) }), a); err != nil {
				t.Fatalf("%s: %v", kind, err)
			}
			h.lastMail(newAddress, kind)
			if slices.Contains(h.kinds(address("ada")), kind) {
				t.Errorf("%s went to the old address", kind)
			}
		})
	}
}

// The same goes for the warnings that wrong passwords and codes cause.
func TestNoWarningGoesToAnAddressThatWasLeftMeanwhile(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		user := h.verified("ada")
		for range 4 {
			_ = h.login(h.newBrowser(), "ada", "wrong")
		}
		moved := h.meanwhile(1, func() { h.movedTo(user, newAddress) })
		if _, err := moved.InitiateLogin(h.newBrowser().ctx(), identity.LoginRequest{
			Username: "ada", Password: "wrong",
		}); err == nil {
			t.Fatal("signed in")
		}
		h.lastMail(newAddress, identity.MailAccountLocked)
		h.clock.Advance(2 * time.Hour)
		b := h.newBrowser()
		if _, err := h.InitiateLogin(b.ctx(), identity.LoginRequest{
			Username: "ada", Password: password,
		}); err != nil {
			t.Fatal(err)
		}
		for range 4 {
			h.refused(b, user, "000000")
		}
		moved = h.meanwhile(2, func() { h.movedTo(user, "third@new.example") })
		if _, err := moved.VerifyLogin(b.ctx(), user, "000000"); err == nil {
			t.Fatal("signed in")
		}
		h.lastMail("third@new.example", identity.MailCodesGuessed)
		if kinds := h.kinds(newAddress); slices.Contains(kinds, identity.MailCodesGuessed) {
			t.Errorf("%v", kinds)
		}
		if kinds := h.kinds(address("ada")); slices.Contains(kinds, identity.MailAccountLocked) {
			t.Errorf("%v", kinds)
		}
	})
}

// Whoever deletes an account with a password that was changed meanwhile is refused.
func TestAnAccountIsNotErasedByAnOldPassword(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, _, a := h.signedUp("ada")
		changed := h.meanwhile(1, func() {
			if err := h.ChangePassword(ctx, a, password, newPassword); err != nil {
				t.Error(err)
			}
		})
		wants(t, changed.DeleteAccount(b.ctx(), a, password), fault.Invalid, "Invalid credentials")
		if _, err := h.CurrentUser(ctx, a); err != nil {
			t.Error(err)
		}
	})
}

// lostRaces is a store in whose transactions the address that an account gets is somebody's by then, for some times:
// what a registration of the same moment does.
type lostRaces struct {
	identity.Store
	left *int
}

func (l lostRaces) InTx(ctx context.Context, f func(tx identity.Store) error) error {
	return l.Store.InTx(ctx, func(tx identity.Store) error { return f(lostRaces{tx, l.left}) })
}

func (l lostRaces) SetEmail(ctx context.Context, user id.User, email string) error {
	if *l.left > 0 {
		*l.left--
		return identity.ErrEmailTaken
	}
	return l.Store.SetEmail(ctx, user, email)
}

// Whoever registers an address in the moment when its owner proves it neither spoils the owner's code nor keeps them
// from taking their account back.
func TestARaceForAnAddressIsRunAgain(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		left := 0
		h := newHarness(t, db, func(d *identity.Deps) { d.Store = lostRaces{d.Store, &left} })
		ctx := context.Background()
		own, in, a := h.signedUp("ada")
		code := h.emailCode(a, newAddress)
		left = 100
		wants(t, h.ConfirmEmailChange(ctx, a, newAddress, code), fault.Unavailable,
			"The server is busy. Try again in a few seconds.")
		left = 2
		if err := h.ConfirmEmailChange(ctx, a, newAddress, code); err != nil {
			t.Fatal(err)
		}
		proof := h.lastMail(address("ada"), identity.MailEmailChanged).NotMe
		left = 2
		if err := h.notMe(ctx, a.User, proof); err != nil {
			t.Fatal(err)
		}
		if got := h.emailOf(a); got != address("ada") {
			t.Errorf("%s", got)
		}
		h.lastMail(address("ada"), identity.MailResetLink)
		if still, err := h.StillSignedIn(ctx, in.Token, own.now()); still || err != nil {
			t.Errorf("the session goes on: %v", err)
		}
	})
}
