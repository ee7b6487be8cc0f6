package identity_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

const newPassword = "Eight-Herons-8"

func TestAForgottenPasswordIsSetByTheMailedCode(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, in, _ := h.signedUp("ada")
		for _, nobodys := range []string{"nobody@mail.example", "", "x\x00@mail.example", strings.Repeat("x", 1000)} {
			if err := h.RequestPasswordReset(ctx, nobodys); err != nil {
				t.Errorf("%q: %v", nobodys, err)
			}
		}
		for range 3 { // one letter a minute, silently
			if err := h.RequestPasswordReset(ctx, "ADA@mail.example"); err != nil {
				t.Fatal(err)
			}
		}
		if n := count(h.kinds(address("ada")), identity.MailPasswordReset); n != 1 {
			t.Errorf("%d letters", n)
		}
		m := h.lastMail(address("ada"), identity.MailPasswordReset)
		if m.User != in.User.ID || len(m.Code) != 6 || m.Lifetime != 10*time.Minute {
			t.Errorf("%+v", m)
		}
		err := h.ResetPassword(ctx, m.User, m.Code, "short")
		wants(t, err, fault.Invalid, "Failed to reset password")
		if fault.FieldsOf(err)["newPassword"] != "Password must be at least 8 characters" {
			t.Error(fault.FieldsOf(err))
		}
		wants(t, h.ResetPassword(ctx, m.User, otherThan(m.Code), newPassword), fault.Invalid, wrongCode)
		wants(t, h.ResetPassword(ctx, 12345, m.Code, newPassword), fault.Invalid, wrongCode)
		if err := h.ResetPassword(ctx, m.User, m.Code, newPassword); err != nil {
			t.Fatal(err)
		}
		wants(t, h.ResetPassword(ctx, m.User, m.Code, "Nine-Herons-9"), fault.Invalid, wrongCode)
		if a, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || a.SignedIn() {
			t.Errorf("the session of before goes on: %v %v", a, err)
		}
		h.lastMail(address("ada"), identity.MailPasswordChanged)
		wants(t, h.login(b, "ada", password), fault.Invalid, "Invalid credentials")
		if err := h.login(b, "ada", newPassword); err != nil {
			t.Error(err)
		}
		h.clock.Advance(time.Minute)
		if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
			t.Fatal(err)
		}
		code := h.lastMail(address("ada"), identity.MailPasswordReset).Code
		h.clock.Advance(10 * time.Minute)
		wants(t, h.ResetPassword(ctx, m.User, code, "Nine-Herons-9"), fault.Invalid, wrongCode)
	})
}

func TestAResetProvesTheAddressAndForgetsFailures(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		user, _ := h.register("ada")
		b := h.newBrowser()
		for range 5 {
			wants(t, h.login(b, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		h.clock.Advance(time.Minute)
		wants(t, h.login(b, "ada", "wrong"), fault.Invalid, "Invalid credentials") // locks for two minutes
		if err := h.RequestPasswordReset(b.ctx(), address("ada")); err != nil {
			t.Fatal(err)
		}
		if err := h.ResetPassword(b.ctx(), user, h.lastMail(address("ada"), identity.MailPasswordReset).Code,
			newPassword); err != nil {
			t.Fatal(err)
		}
		if a, err := db.Identity().Account(context.Background(), user); err != nil || !a.Verified {
			t.Errorf("%+v %v", a, err)
		}
		h.clock.Advance(time.Minute) // one more is allowed of the account, and no lock is left
		if err := h.login(b, "ada", newPassword); err != nil {
			t.Error(err)
		}
	})
}

// A reset's code is asked for without a password, so five wrong ones do not say that anybody knows it.
func TestWrongCodesOfAResetMailNoWarningAboutThePassword(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	if err := h.RequestPasswordReset(t.Context(), address("ada")); err != nil {
		t.Fatal(err)
	}
	code := h.lastMail(address("ada"), identity.MailPasswordReset).Code
	for range 5 {
		wants(t, h.ResetPassword(t.Context(), a.User, otherThan(code), newPassword), fault.Invalid, wrongCode)
	}
	if n := count(h.kinds(address("ada")), identity.MailCodesGuessed); n != 0 {
		t.Errorf("%d mails about guessed codes", n)
	}
}

func TestADeactivatedAccountGetsNoReset(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		if err := h.Deactivate(context.Background(), "ada"); err != nil {
			t.Fatal(err)
		}
		if err := h.RequestPasswordReset(context.Background(), address("ada")); err != nil {
			t.Fatal(err)
		}
		if n := count(h.kinds(address("ada")), identity.MailPasswordReset); n != 0 {
			t.Errorf("%d letters", n)
		}
	})
}

func TestANewPasswordNeedsTheOldOneAndEndsOtherSessions(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, in, a := h.signedUp("ada")
		other := h.newBrowser()
		elsewhere, _ := h.signIn(other, "ada")
		wants(t, h.ChangePassword(ctx, actor.Actor{}, password, newPassword), fault.Unauthorized,
			"You're not signed in.")
		err := h.ChangePassword(ctx, a, "wrong", newPassword)
		wants(t, err, fault.Invalid, "Invalid credentials")
		if fault.FieldsOf(err)["currentPassword"] != "Invalid credentials" {
			t.Error(fault.FieldsOf(err))
		}
		err = h.ChangePassword(ctx, a, password, "Ada@Mail.Example-7")
		wants(t, err, fault.Invalid, "Failed to change password")
		if fault.FieldsOf(err)["newPassword"] != "Password must not contain your username or email" {
			t.Error(fault.FieldsOf(err))
		}
		begun := h.newBrowser()
		user, code := h.loginCode(begun, "ada")
		if err := h.ChangePassword(ctx, a, password, newPassword); err != nil {
			t.Fatal(err)
		}
		_, err = h.VerifyLogin(begun.ctx(), user, code) // begun with the old password
		wants(t, err, fault.Invalid, "Invalid verification code")
		if still, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || still.Session != a.Session {
			t.Errorf("the own session ended: %v", err)
		}
		if gone, err := h.Authenticate(ctx, elsewhere.Token, other.now()); err != nil || gone.SignedIn() {
			t.Errorf("another session goes on: %v", err)
		}
		h.lastMail(address("ada"), identity.MailPasswordChanged)
		for range 4 {
			wants(t, h.ChangePassword(ctx, a, password, "Nine-Herons-9"), fault.Invalid, "Invalid credentials")
		}
		// no guessing from a stolen session
		wants(t, h.ChangePassword(ctx, a, password, "Nine-Herons-9"), fault.RateLimited, patience)
	})
}
