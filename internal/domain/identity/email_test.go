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
