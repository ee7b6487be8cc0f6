package identity_test

import (
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

const logIn = "Sign in with your username and password."

// registeredIn registers an account in a browser and gives the code that was mailed.
func (h *harness) registeredIn(b *browser, username string) (id.User, string) {
	h.t.Helper()
	email := username + "@mail.example"
	r, err := h.Register(b.ctx(), identity.RegisterRequest{Username: username, Email: email, Password: password})
	if err != nil {
		h.t.Fatal(err)
	}
	return r.User, h.lastMail(email, identity.MailCode).Code
}

func TestANewAccountIsEnteredWithItsOneCode(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b := h.newBrowser()
		user, code := h.registeredIn(b, "ada")
		_, err := h.EnterAccount(b.ctx())
		wants(t, err, fault.Invalid, logIn) // before the code was given
		if err := h.VerifyEmail(b.ctx(), user, code); err != nil {
			t.Fatal(err)
		}
		before := b.now()
		in, err := h.EnterAccount(b.ctx())
		if err != nil || in.User.ID != user || !in.User.Verified || in.Token == "" || b.now().Session == "" {
			t.Fatalf("%+v, %v", in, err)
		}
		_, err = h.EnterAccount(b.ctx())
		wants(t, err, fault.Invalid, logIn)
		again := h.newBrowser()
		again.b.Login = before.Login
		_, err = h.EnterAccount(again.ctx())
		wants(t, err, fault.Invalid, logIn) // once
	})
}

func TestWhoDidNotRegisterDoesNotEnter(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	theirs, other := h.newBrowser(), h.newBrowser()
	user, code := h.registeredIn(theirs, "ada")
	if err := h.VerifyEmail(other.ctx(), user, code); err != nil { // the owner of the address, in another browser
		t.Fatal(err)
	}
	for name, b := range map[string]*browser{"registered": theirs, "gave the code": other} {
		if _, err := h.EnterAccount(b.ctx()); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%s: %v", name, err)
		}
	}
	mine := h.newBrowser()
	own, code := h.registeredIn(mine, "bob")
	if err := h.VerifyEmail(mine.ctx(), own, code); err != nil {
		t.Fatal(err)
	}
	for _, forged := range []string{
		"enter.1.99999999999.AAAA",
		"enter." + user.String() + mine.b.Login[len("enter.")+len(own.String()):], "enter..", "x",
	} {
		b := h.newBrowser()
		b.b.Login = forged
		if _, err := h.EnterAccount(b.ctx()); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%s: %v", forged, err)
		}
	}
	h.clock.Advance(11 * time.Minute)
	_, err := h.EnterAccount(mine.ctx())
	wants(t, err, fault.Invalid, logIn) // too late
}
