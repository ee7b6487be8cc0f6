package identity_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// An intruder who has the password and a session gets the account's letters for as long as it takes the owner to read
// theirs: any letter that went to the old address within a week takes the account back.
func TestAnAddressIsTakenBack(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		for _, kind := range []identity.MailKind{
			identity.MailLoginCode, identity.MailEmailAsked, identity.MailEmailChanged,
		} {
			h, ctx := newHarness(t, db, withoutLimits), context.Background()
			name := string(kind)
			user := h.verified(name)
			thief := h.newBrowser()
			in, a := h.signIn(thief, name)
			evil := name + "@evil.example"
			if err := h.ConfirmEmailChange(ctx, a, evil, h.emailCode(a, evil)); err != nil {
				t.Fatal(err)
			}
			if err := h.RequestPasswordReset(ctx, evil); err != nil {
				t.Fatal(err)
			}
			reset := h.lastMail(evil, identity.MailPasswordReset).Code
			proof := h.lastMail(address(name), kind).NotMe
			wants(t, h.notMe(ctx, 404, proof), fault.NotFound, "This link isn't valid.")
			wants(t, h.notMe(ctx, user, proof[:len(proof)-1]+"!"), fault.NotFound, "This link isn't valid.")
			if came, err := h.NotMe(ctx, user, proof); came != identity.RecoveredByLink || err != nil {
				t.Fatal(came, err)
			}
			if still, err := h.StillSignedIn(ctx, in.Token, thief.now()); still || err != nil {
				t.Errorf("%s: the thief is signed in: %v", kind, err)
			}
			wants(t, h.ResetPassword(ctx, user, reset, newPassword), fault.Invalid, wrongCode)
			wants(t, h.login(h.newBrowser(), evil, password), fault.Invalid, "Invalid credentials")
			link := h.lastMail(address(name), identity.MailResetLink).Code
			if n := count(h.kinds(evil), identity.MailResetLink); n != 0 {
				t.Errorf("%s: %d links to the thief", kind, n)
			}
			if err := h.ResetPassword(ctx, user, link, newPassword); err != nil {
				t.Errorf("%s: %v", kind, err)
			}
			if err := h.login(h.newBrowser(), address(name), newPassword); err != nil {
				t.Errorf("%s: %v", kind, err)
			}
			h.clock.Advance(8 * 24 * time.Hour)
			wants(t, h.notMe(ctx, user, proof), fault.NotFound, "This link isn't valid.")
		}
	})
}

// Once its owner has taken an account back, no letter that went to a thief's address moves it again, by whichever of
// two addresses it went through, and whichever of the letters is used first.
func TestATakenBackAddressStays(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		for name, thiefFirst := range map[string]bool{"ada": false, "bob": true} {
			h, ctx := newHarness(t, db, withoutLimits), context.Background()
			user := h.verified(name)
			_, a := h.signIn(h.newBrowser(), name)
			first, second := name+"@evil.example", name+"2@evil.example"
			for _, evil := range []string{first, second} {
				h.clock.Advance(time.Second)
				if err := h.ConfirmEmailChange(ctx, a, evil, h.emailCode(a, evil)); err != nil {
					t.Fatal(err)
				}
			}
			h.clock.Advance(time.Second)
			h.emailCode(a, name+"3@evil.example") // "asked" goes to the second
			own := h.lastMail(address(name), identity.MailEmailChanged).NotMe
			thiefs := []string{
				h.lastMail(first, identity.MailEmailChanged).NotMe, h.lastMail(second, identity.MailEmailAsked).NotMe,
			}
			if thiefFirst {
				if err := h.notMe(ctx, user, thiefs[0]); err != nil {
					t.Fatal(err)
				}
			}
			if err := h.notMe(ctx, user, own); err != nil {
				t.Fatal(err)
			}
			h.clock.Advance(2 * time.Minute)
			sent := len(h.kinds(first)) + len(h.kinds(second))
			for _, proof := range thiefs {
				wants(t, h.notMe(ctx, user, proof), fault.NotFound, "This link isn't valid.")
			}
			if got := h.emailOf(a); got != address(name) {
				t.Errorf("%s: %s", name, got)
			}
			if n := len(h.kinds(first)) + len(h.kinds(second)); n != sent {
				t.Errorf("%s: %d letters to the thief", name, n-sent)
			}
			if got := h.lastMail(map[bool]string{false: second, true: first}[thiefFirst],
				identity.MailEmailRestored).NotMe; got != "" {
				t.Errorf("%s: the thief is told how to undo it: %s", name, got)
			}
			if err := h.notMe(ctx, user, own); err != nil {
				t.Errorf("%s: the owner's letter again: %v", name, err)
			}
		}
	})
}

// Addresses that the store takes for different ones are different ones everywhere: ſ and s are the same letter to a
// comparison without case, but not in lower case.
func TestAddressesAreComparedAsTheyAreKept(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		_, _, a := h.signedUp("sam")
		const long = "\u017fam@mail.example"
		if err := h.ConfirmEmailChange(ctx, a, long, h.emailCode(a, long)); err != nil {
			t.Fatal(err)
		}
		if err := h.notMe(ctx, a.User, h.lastMail(address("sam"), identity.MailEmailChanged).NotMe); err != nil {
			t.Fatal(err)
		}
		if got := h.emailOf(a); got != address("sam") {
			t.Errorf("%s isn't taken back", got)
		}
	})
}

// An app that an intruder has turned on doesn't outlive the owner's return by a letter that is as old as the app or
// older; the app that the owner had before stays.
func TestAnIntrudersFactorsGoWithTheirAddress(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		for name, c := range map[string]struct {
			appFirst bool
			letter   identity.MailKind
			then     identity.MailKind // a second letter
			stays    bool
		}{
			"later":     {letter: identity.MailEmailChanged},
			"told":      {appFirst: true, letter: identity.MailFactorChanged},
			"own_app":   {appFirst: true, letter: identity.MailEmailChanged, stays: true},
			"of_before": {letter: identity.MailLoginCode},
			"newest_first": {
				appFirst: true, letter: identity.MailEmailChanged, then: identity.MailFactorChanged,
			},
		} {
			h, ctx := newHarness(t, db, withoutLimits), context.Background()
			user := h.verified(name)
			_, a := h.signIn(h.newBrowser(), name)
			h.clock.Advance(time.Hour)
			if c.appFirst {
				h.withApp(a)
				h.addPasskey(a, "Key")
				h.clock.Advance(time.Hour)
			}
			evil := name + "@evil.example"
			changed := h.clock.Now()
			if err := h.ConfirmEmailChange(ctx, a, evil, h.emailCode(a, evil)); err != nil {
				t.Fatal(err)
			}
			if h.clock.Advance(time.Hour); !c.appFirst {
				h.withApp(a)
				h.addPasskey(a, "Key")
			}
			if err := h.notMe(ctx, user, h.lastMail(address(name), c.letter).NotMe); err != nil {
				t.Fatal(err)
			}
			if c.then != "" {
				older := h.mailBefore(address(name), c.then, changed).NotMe
				for range 2 { // the second time, it has nothing left to remove
					h.clock.Advance(time.Minute)
					if err := h.notMe(ctx, user, older); err != nil {
						t.Fatal(err)
					}
					if n := len(h.passkeys(user).Passkeys); n > 0 {
						t.Errorf("%s: %d passkeys", name, n)
					}
				}
				h.newOwnKey(user, name)
				older = h.mailBefore(address(name), identity.MailLoginCode, changed).NotMe
				if err := h.notMe(ctx, user, older); err != nil {
					t.Fatal(err)
				}
				if n := len(h.passkeys(user).Passkeys); n != 1 {
					t.Errorf("%s: the owner's new passkey is gone: %d", name, n)
				}
				continue
			}
			if _, on, err := h.Authenticator(ctx, user); on != c.stays || err != nil {
				t.Errorf("%s: the app is on: %v, %v", name, on, err)
			}
			if n := len(h.passkeys(user).Passkeys); (n > 0) != c.stays {
				t.Errorf("%s: %d passkeys", name, n)
			}
		}
	})
}

// newOwnKey gives the owner, who is back, a new password and a passkey.
func (h *harness) newOwnKey(user id.User, name string) {
	h.t.Helper()
	link := h.lastMail(address(name), identity.MailResetLink).Code
	if err := h.ResetPassword(context.Background(), user, link, password); err != nil {
		h.t.Fatal(err)
	}
	_, a := h.signIn(h.newBrowser(), name)
	h.addPasskey(a, "New")
	h.clock.Advance(time.Minute)
}

// mailBefore returns the newest letter of a kind to an address from before a moment.
func (h *harness) mailBefore(to string, kind identity.MailKind, before time.Time) identity.Mail {
	h.t.Helper()
	for _, m := range slices.Backward(h.mails(to)) {
		if m.Kind == kind && m.At.Before(before) {
			return m
		}
	}
	h.t.Fatalf("no letter %s to %s", kind, to)
	return identity.Mail{}
}

// An address that its holder has proven for another account since stays with that one.
func TestAnAddressThatWasGivenAwayIsNotTakenBack(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		own, in, a := h.signedUp("ada")
		if err := h.ConfirmEmailChange(ctx, a, newAddress, h.emailCode(a, newAddress)); err != nil {
			t.Fatal(err)
		}
		r, err := h.Register(ctx, identity.RegisterRequest{
			Username: "second", Email: address("ada"), Password: password,
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := h.VerifyEmail(ctx, r.User, h.lastMail(address("ada"), identity.MailCode).Code); err != nil {
			t.Fatal(err)
		}
		proof := h.lastMail(address("ada"), identity.MailEmailChanged).NotMe
		if came, err := h.NotMe(ctx, a.User, proof); came != identity.RecoveredTaken || err != nil {
			t.Fatal(came, err)
		}
		for range 5 { // the mailbox isn't flooded
			if err := h.notMe(ctx, a.User, proof); err != nil {
				t.Fatal(err)
			}
		}
		if n := count(h.kinds(newAddress), identity.MailSignedOut); n != 3 {
			t.Errorf("%d letters that say who was signed out", n)
		}
		if h.lastMail(newAddress, identity.MailSignedOut).NotMe != "" {
			t.Error("a letter to the present address tells how to end the sessions again")
		}
		if got := h.emailOf(a); got != newAddress {
			t.Errorf("%s", got)
		}
		if still, err := h.StillSignedIn(ctx, in.Token, own.now()); still || err != nil {
			t.Errorf("the session goes on: %v", err)
		}
		for _, email := range []string{newAddress, address("ada")} {
			if n := count(h.kinds(email), identity.MailResetLink); n != 0 {
				t.Errorf("%d links to %s", n, email)
			}
		}
		h.clock.Advance(time.Minute)
		h.emailCode(a, "third@new.example")
		if err := h.notMe(ctx, a.User, h.lastMail(newAddress, identity.MailEmailAsked).NotMe); err != nil {
			t.Fatal(err)
		}
		open := h.lastMail(newAddress, identity.MailResetLink).Code
		if err := h.notMe(ctx, a.User, proof); err != nil {
			t.Fatal(err)
		}
		wants(t, h.ResetPassword(ctx, a.User, open, newPassword), fault.Invalid, wrongCode)
	})
}
