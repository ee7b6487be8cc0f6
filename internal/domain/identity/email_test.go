package identity_test

import (
	"context"
	"slices"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

const newAddress = "Ada@new.example"

// emailCode asks for another address and returns the code that was mailed to it.
func (h *harness) emailCode(a actor.Actor, email string) string {
	h.t.Helper()
	if err := h.RequestEmailChange(context.Background(), a, email, password); err != nil {
		h.t.Fatal(err)
	}
	return h.lastMail(email, identity.MailEmailCode).Code
}

// emailOf returns the address that an account has.
func (h *harness) emailOf(a actor.Actor) string {
	h.t.Helper()
	u, err := h.CurrentUser(context.Background(), a)
	if err != nil {
		h.t.Fatal(err)
	}
	return u.Email
}

// The address changes with the code that went to the new one, and not before. The old one hears of it twice.
func TestAnEmailAddressIsChanged(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		own, in, a := h.signedUp("ada")
		other := h.newBrowser()
		elsewhere, _ := h.signIn(other, "ada")
		waiting := h.newBrowser()
		_, loginCode := h.loginCode(waiting, "ada")
		wants(t, h.RequestEmailChange(ctx, a, newAddress, "wrong"), fault.Invalid, "Invalid credentials")
		code := h.emailCode(a, newAddress)
		asked := h.lastMail(address("ada"), identity.MailEmailAsked)
		if by := h.lastMail(newAddress, identity.MailEmailCode).SignInBy; by != "ada" {
			t.Errorf("a code for %q", by)
		}
		if asked.SignInBy != newAddress || asked.NotMe == "" || asked.Code != "" {
			t.Errorf("%+v", asked)
		}
		for email, c := range map[string]string{newAddress: "000000", "ada@third.example": code} {
			wants(t, h.ConfirmEmailChange(ctx, a, email, c), fault.Invalid, wrongCode)
		}
		for _, other := range []string{"ada@new.example", "ADA@new.example", "Ada@NEW.example"} { // other mailboxes
			wants(t, h.ConfirmEmailChange(ctx, a, other, code), fault.Invalid, wrongCode)
		}
		if got := h.emailOf(a); got != address("ada") {
			t.Fatalf("%s before the code", got)
		}
		if err := h.ConfirmEmailChange(ctx, a, newAddress, code); err != nil {
			t.Fatal(err)
		}
		if got := h.emailOf(a); got != newAddress {
			t.Errorf("%s", got)
		}
		if err := h.ConfirmEmailChange(ctx, a, newAddress, code); err != nil {
			t.Errorf("again, because the answer was lost: %v", err)
		}
		changed := h.lastMail(address("ada"), identity.MailEmailChanged)
		if changed.SignInBy != newAddress || changed.NotMe == "" {
			t.Errorf("%+v", changed)
		}
		for token, want := range map[string]bool{in.Token: true, elsewhere.Token: false} {
			b := own
			if !want {
				b = other
			}
			if still, err := h.StillSignedIn(ctx, token, b.now()); still != want || err != nil {
				t.Errorf("signed in: %v %v", still, err)
			}
		}
		h.refused(waiting, a.User, loginCode)
		wants(t, h.login(h.newBrowser(), address("ada"), password), fault.Invalid, "Invalid credentials")
		_, _ = h.signIn(h.newBrowser(), "ada@NEW.example")
		if n := len(h.mails(newAddress)); n != 3 { // two codes, and "New sign-in"
			t.Errorf("%d letters to the new address", n)
		}
		events, _, err := h.Events(ctx, a.User, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []identity.EventKind{identity.EventEmailAsked, identity.EventEmailChanged} {
			if !slices.ContainsFunc(events, func(e identity.Event) bool { return e.Kind == kind && e.Detail == "" }) {
				t.Errorf("no %s in %+v", kind, events)
			}
		}
		h.verified("ada2")
		h.verified("grace")
		if _, err := h.Register(ctx, identity.RegisterRequest{
			Username: "another", Email: address("ada"), Password: password,
		}); err != nil {
			t.Error(err)
		}
		h.lastMail(address("ada"), identity.MailCode) // the old address is free
	})
}

// Whoever asks for an address learns nothing of whether it has an account.
func TestAnAddressOfSomebodyLooksLikeAnyOther(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		h.verified("owner")
		_, _, a := h.signedUp("ada")
		_, _, b := h.signedUp("bob")
		for _, one := range []struct {
			a     actor.Actor
			email string
		}{{a, "Owner@mail.example"}, {b, "nobody@mail.example"}} {
			ask := func() error { return h.RequestEmailChange(ctx, one.a, one.email, password) }
			for try := range 3 {
				if err := ask(); err != nil {
					t.Fatal(err)
				}
				for range 9 { // the answer was lost; it costs none of the letters of this hour
					if err := ask(); err != nil {
						t.Fatal(err)
					}
				}
				wants(t, h.RequestEmailChange(ctx, one.a, "third@mail.example", password), fault.Invalid,
					"Please wait before requesting a new code")
				for range 5 {
					wants(t, h.ConfirmEmailChange(ctx, one.a, one.email, "000000"), fault.Invalid, wrongCode)
				}
				wants(t, ask(), fault.Invalid, "Please wait before requesting a new code")
				if n := count(h.kinds(h.emailOf(one.a)), identity.MailEmailAsked); n != try+1 {
					t.Errorf("%s: %d letters to the old address", one.email, n)
				}
				h.clock.Advance(13 * time.Minute)
			}
			wants(t, ask(), fault.RateLimited, patience) // 15 wrong codes in an hour
			h.clock.Advance(2 * time.Hour)
		}
		kinds := h.kinds(address("owner"))
		if told := count(kinds, identity.MailAlreadyRegistered); told < 2 || count(kinds, identity.MailEmailCode) != 0 {
			t.Errorf("the owner got %v", kinds)
		}
		if n := count(h.kinds("nobody@mail.example"), identity.MailEmailCode); n != 3 {
			t.Errorf("%d codes", n)
		}
	})
}

// The code of an address that was proven for another account meanwhile is worth nothing; one that nobody has proven
// makes way.
func TestAnAddressIsWhoseProvesIt(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		unproven, proof := h.register("owner")
		code := h.emailCode(a, address("owner"))
		if err := h.VerifyEmail(ctx, unproven, proof); err != nil {
			t.Fatal(err)
		}
		wants(t, h.ConfirmEmailChange(ctx, a, address("owner"), code), fault.Invalid, wrongCode)
		if got := h.emailOf(a); got != address("ada") {
			t.Errorf("%s", got)
		}
		squatter, proof := h.register("squatter")
		h.clock.Advance(2 * time.Minute)
		code = h.emailCode(a, address("squatter"))
		if err := h.ConfirmEmailChange(ctx, a, address("squatter"), code); err != nil {
			t.Fatal(err)
		}
		wants(t, h.VerifyEmail(ctx, squatter, proof), fault.Invalid, wrongCode)
	})
}

func TestOneOfManyGetsAnAddress(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		var all sync.WaitGroup
		got := make(chan string, 4)
		codes := map[string]string{}
		actors := map[string]actor.Actor{}
		for _, name := range []string{"ada", "bob", "cyd", "dee"} {
			_, _, actors[name] = h.signedUp(name)
			codes[name] = h.emailCode(actors[name], "wanted@mail.example")
		}
		for name, a := range actors {
			all.Go(func() {
				err := h.ConfirmEmailChange(ctx, a, "wanted@mail.example", codes[name])
				if err == nil {
					got <- name
				} else if fault.KindOf(err) != fault.Invalid {
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

func TestANewAddressMustBeOneToRegisterWith(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db, withoutLimits)
		_, _, a := h.signedUp("ada")
		policy := h.deps
		policy.Registration = identity.Registration{Way: identity.RegisterDomains, Domains: []string{"mail.example"}}
		strict, err := identity.New(policy)
		if err != nil {
			t.Fatal(err)
		}
		for email, message := range map[string]string{
			"ada":                "Invalid email address",
			"ADA@mail.example":   "This is your email address already",
			"herons@new.example": "Your password contains part of this email address. Change your password first",
			newAddress:           "You can use only an email address at mail.example",
		} {
			err := strict.RequestEmailChange(context.Background(), a, email, password)
			if fault.KindOf(err) != fault.Invalid || fault.FieldsOf(err)["email"] != message {
				t.Errorf("%s: %v %v", email, err, fault.FieldsOf(err))
			}
		}
		if n := count(h.kinds(address("ada")), identity.MailEmailAsked); n != 0 {
			t.Errorf("%d letters", n)
		}
	})
}

// A user fills neither their own mailbox nor anybody else's.
func TestNewAddressesAreNotAskedForByTheDozen(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		_, _, b := h.signedUp("bob")
		for range 5 {
			h.emailCode(a, newAddress)
			h.clock.Advance(61 * time.Second)
		}
		wants(t, h.RequestEmailChange(ctx, a, "another@new.example", password), fault.RateLimited, patience)
		if err := h.RequestEmailChange(ctx, b, newAddress, password); err != nil {
			t.Error(err) // as if there were a code
		}
		if n := len(h.mails(newAddress)); n != 5 {
			t.Errorf("%d letters to one address", n)
		}
	})
}

// What was begun with the old password, or by an intruder whom a letter throws out, ends with it.
func TestAChangeOfAddressEndsWithThePassword(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		code := h.emailCode(a, newAddress)
		if err := h.notMe(ctx, a.User, h.lastMail(address("ada"), identity.MailEmailAsked).NotMe); err != nil {
			t.Fatal(err)
		}
		wants(t, h.ConfirmEmailChange(ctx, a, newAddress, code), fault.Invalid, wrongCode)
		h.clock.Advance(2 * time.Minute)
		code = h.emailCode(a, newAddress)
		if err := h.ChangePassword(ctx, a, password, newPassword); err != nil {
			t.Fatal(err)
		}
		wants(t, h.ConfirmEmailChange(ctx, a, newAddress, code), fault.Invalid, wrongCode)
	})
}

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
			stays    bool
		}{
			"later":     {letter: identity.MailEmailChanged},
			"told":      {appFirst: true, letter: identity.MailFactorChanged},
			"own_app":   {appFirst: true, letter: identity.MailEmailChanged, stays: true},
			"of_before": {letter: identity.MailLoginCode},
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
			if _, on, err := h.Authenticator(ctx, user); on != c.stays || err != nil {
				t.Errorf("%s: the app is on: %v, %v", name, on, err)
			}
			if n := len(h.passkeys(user).Passkeys); (n > 0) != c.stays {
				t.Errorf("%s: %d passkeys", name, n)
			}
		}
	})
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
