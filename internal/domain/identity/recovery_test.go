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

// A stranger who asks for resets and wastes their codes gets the owner a link that cannot be guessed, and never a lock.
func TestAThiefCannotShutTheResetOfAPassword(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		reset := func() {
			t.Helper()
			h.clock.Advance(2 * time.Minute)
			if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
				t.Fatal(err)
			}
		}
		for range 12 { // twice as many wrong tries as a day allows
			reset()
			for range 5 {
				wants(t, h.ResetPassword(ctx, a.User, "000000", "Eight-Herons-8"), fault.Invalid, wrongCode)
			}
		}
		reset()
		code := h.lastMail(address("ada"), identity.MailResetLink).Code
		for range 40 { // wrong ones end nothing
			wants(t, h.ResetPassword(ctx, a.User, code[:len(code)-1]+"!", "Eight-Herons-8"), fault.Invalid, wrongCode)
		}
		if err := h.ResetPassword(ctx, a.User, code, "Eight-Herons-8"); err != nil {
			t.Fatalf("the owner, by the link: %v", err)
		}
		wants(t, h.ResetPassword(ctx, a.User, code, "Nine-Herons-9"), fault.Invalid, wrongCode)
		if err := h.login(h.newBrowser(), "ada", "Eight-Herons-8"); err != nil {
			t.Errorf("the new password: %v", err)
		}
	})
}

// A stranger who asks for resets all the time neither fills the owner's mailbox nor keeps the owner out: the newest
// link in it always works, and stands for half an hour.
func TestAFloodOfResetsEndsNoReset(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		flood := func(requests int) {
			t.Helper()
			for range requests {
				h.clock.Advance(61 * time.Second)
				if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
					t.Fatal(err)
				}
			}
		}
		letters := func() (codes, links int) {
			kinds := h.kinds(address("ada"))
			return count(kinds, identity.MailPasswordReset), count(kinds, identity.MailResetLink)
		}
		flood(10)
		for round, next := range []string{"Eight-Herons-8", "Nine-Herons-9", "Eight-Herons-8"} {
			flood(17 * (round + 1)) // the owner is among those who ask
			link := h.lastMail(address("ada"), identity.MailResetLink).Code
			if err := h.ResetPassword(ctx, a.User, link, next); err != nil {
				t.Errorf("round %d: %v", round, err)
			}
		}
		before, linksBefore := letters()
		flood(59)
		if codes, links := letters(); codes-before > 6 || links-linksBefore > 3 {
			t.Errorf("%d codes and %d links in an hour", codes-before, links-linksBefore)
		}
		h.clock.Advance(2 * time.Hour)
		if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
			t.Fatal(err)
		}
		if codes, _ := letters(); codes == before {
			t.Error("no code after the flood")
		}
	})
}

// guessCodes enters wrong codes of sign-ins until no more are sent to browsers that were not used before.
func (h *harness) guessCodes(thief *browser) {
	h.t.Helper()
	for range 3 {
		l := h.start(thief, "ada")
		for range 5 {
			h.refused(thief, l.User, "000000")
		}
	}
	wants(h.t, h.login(thief, "ada", password), fault.RateLimited, patience)
}

// Who recovers the account on a phone that they haven't used for it before is shut out neither there nor at home, by
// codes that were guessed or by a stranger who goes on entering wrong passwords.
func TestAnAccountIsRecoveredInANewBrowser(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		own, _, a := h.signedUp("ada")
		thief, phone := h.newBrowser().from("198.51.100.7"), h.newBrowser().from("203.0.113.9")
		h.guessCodes(thief)
		guessed := h.lastMail(address("ada"), identity.MailCodesGuessed)
		if err := h.notMe(phone.ctx(), a.User, guessed.NotMe); err != nil {
			t.Fatal(err)
		}
		link := h.lastMail(address("ada"), identity.MailResetLink).Code
		if err := h.ResetPassword(phone.ctx(), a.User, link, newPassword); err != nil {
			t.Fatal(err)
		}
		h.knows("the phone", true, a, phone)
		if n := count(h.kinds(address("ada")), identity.MailNewDevice); n != 0 {
			t.Errorf("%d letters about the phone besides the one about the password", n)
		}
		for name, b := range map[string]*browser{"the phone": phone, "at home": own} {
			if err := h.login(b, "ada", newPassword); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		for range 5 {
			_ = h.login(h.newBrowser().from("198.51.100.8"), "ada", "wrong")
		}
		wants(t, h.login(own, "ada", newPassword), fault.RateLimited, patience)
		if err := h.login(phone, "ada", newPassword); err != nil {
			t.Errorf("the phone, while a stranger guesses: %v", err)
		}
	})
}

// Whoever has the mailbox and the password gets no more tries at the app's code by new passwords.
func TestANewPasswordForgivesNoTriesAtAnApp(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		h.withApp(a)
		thief := h.newBrowser().from("198.51.100.7")
		h.guessCodes(thief)
		if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
			t.Fatal(err)
		}
		code := h.lastMail(address("ada"), identity.MailPasswordReset).Code
		if err := h.ResetPassword(ctx, a.User, code, newPassword); err != nil {
			t.Fatal(err)
		}
		wants(t, h.login(thief, "ada", newPassword), fault.RateLimited, patience)
	})
}

// A letter about a sign-in has a link that ends every session and every code, and brings the link for a new password.
func TestThisWasNotMeEndsSessionsAndBeginsTheReset(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		own, token, a := h.signedUp("ada")
		thief := h.newBrowser().from("198.51.100.7")
		_, code := h.loginCode(thief, "ada")
		proof := h.lastMail(address("ada"), identity.MailLoginCode).NotMe
		for _, wrong := range []string{"", "x", proof + "x", "-" + proof, proof[:5]} {
			wants(t, h.notMe(ctx, a.User, wrong), fault.NotFound, "This link isn't valid.")
		}
		wants(t, h.notMe(ctx, 404, proof), fault.NotFound, "This link isn't valid.")
		for range 2 { // again within a minute it sends nothing more
			if err := h.notMe(ctx, a.User, proof); err != nil {
				t.Fatal(err)
			}
		}
		if n := count(h.kinds(address("ada")), identity.MailResetLink); n != 1 {
			t.Errorf("%d letters with a link", n)
		}
		h.refused(thief, a.User, code)
		if err := h.Deactivate(ctx, "ada"); err != nil {
			t.Fatal(err)
		}
		if came, err := h.NotMe(ctx, a.User, proof); came != identity.RecoveredOff || err != nil {
			t.Errorf("deactivated: %s %v", came, err)
		}
		if err := h.Activate(ctx, "ada"); err != nil {
			t.Fatal(err)
		}
		if still, err := h.StillSignedIn(ctx, token.Token, own.now()); still || err != nil {
			t.Errorf("the session goes on: %v", err)
		}
		if err := h.ResetPassword(ctx, a.User, h.lastMail(address("ada"), identity.MailResetLink).Code,
			"Eight-Herons-8"); err != nil {
			t.Errorf("a new password: %v", err)
		}
		h.clock.Advance(8 * 24 * time.Hour)
		wants(t, h.notMe(ctx, a.User, proof), fault.NotFound, "This link isn't valid.")
	})
}
