package identity_test

import (
	"context"
	"net/url"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// Weaker ways stand in for a passkey only where the user has chosen them.
func TestWhatStandsInForAPasskey(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	_, _, a := h.signedUp("ada")
	wants(t, h.AllowMailedCodes(ctx, a, true, password), fault.Conflict, "We already email your sign-in codes.")
	k, codes := h.addPasskey(a, "Key")
	wants(t, h.AllowMailedCodes(ctx, a, true, "wrong"), fault.Invalid, "Invalid credentials")
	if err := h.AllowMailedCodes(ctx, a, true, password); err != nil {
		t.Fatal(err)
	}
	b := h.newBrowser()
	l := h.start(b, "ada")
	if !l.Passkey || !l.MayMail {
		t.Errorf("%+v", l)
	}
	if err := h.ResendCode(b.ctx(), l.User, address("ada")); err != nil {
		t.Fatal(err)
	}
	err := h.ResendCode(b.ctx(), l.User, address("ada"))
	wants(t, err, fault.Invalid, "Please wait before requesting a new code")
	options, err := h.PasskeyRequest(b.ctx(), l.User)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.VerifyPasskey(b.ctx(), l.User, k.sign(t, options)); err != nil {
		t.Errorf("the passkey after all: %v", err)
	}
	l = h.start(b, "ada")
	if err := h.ResendCode(b.ctx(), l.User, address("ada")); err != nil {
		t.Fatal(err)
	}
	if _, err := h.VerifyLogin(b.ctx(), l.User, codes[1]); err != nil {
		t.Errorf("a recovery code beside a mailed one: %v", err)
	}
	l = h.start(b, "ada")
	if err := h.ResendCode(b.ctx(), l.User, address("ada")); err != nil {
		t.Fatal(err)
	}
	if _, err := h.VerifyLogin(b.ctx(), l.User, h.lastMail(address("ada"), identity.MailLoginCode).Code); err != nil {
		t.Error(err)
	}

	one := h.withApp(a) // an app rules mailed codes out, whatever was chosen
	h.clock.Advance(time.Minute)
	l = h.start(b, "ada")
	if !l.Passkey || !l.App || l.MayMail {
		t.Errorf("%+v", l)
	}
	wants(t, h.ResendCode(b.ctx(), l.User, address("ada")), fault.Invalid, "Failed to send verification code")
	if _, err := h.VerifyLogin(b.ctx(), l.User, one.code(0)); err != nil {
		t.Error(err)
	}
	wants(t, h.AllowMailedCodes(ctx, a, false, password), fault.Conflict,
		"Emailed codes can't be used while you use an authenticator app.")
	h.clock.Advance(time.Minute)
	if err := h.RemoveAuthenticator(ctx, a, password, one.code(0)); err != nil {
		t.Fatal(err)
	}
	if m := h.lastMail(address("ada"), identity.MailFactorChanged); m.Factor != identity.FactorAppOff {
		t.Errorf("%+v", m)
	}
	l = h.start(b, "ada")
	if _, err := h.VerifyLogin(b.ctx(), l.User, one.recovery[0]); err != nil {
		t.Errorf("recovery codes went with the app: %v", err)
	}
	fresh, err := h.RenewRecoveryCodes(ctx, a, password, "")
	if err != nil || len(fresh) != 10 {
		t.Error(fresh, err)
	}
}

func TestRemoveAndRenamePasskeys(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	_, _, a := h.signedUp("ada")
	_, _, z := h.signedUp("zoe")
	k, codes := h.addPasskey(a, "Key")
	h.clock.Advance(time.Second)
	h.addPasskey(a, "Phone")
	all := h.passkeys(a.User).Passkeys
	const gone = "This passkey has already been removed."
	wants(t, h.RenamePasskey(ctx, z.User, all[0].ID, "Mine"), fault.Conflict, gone)
	wants(t, h.RemovePasskey(ctx, z, all[0].ID, password), fault.Conflict, gone)
	wants(t, h.RemovePasskey(ctx, a, all[0].ID, "wrong"), fault.Invalid, "Invalid credentials")
	if err := h.RenamePasskey(ctx, a.User, all[0].ID, "Spare"); err != nil {
		t.Fatal(err)
	}
	if name := h.passkeys(a.User).Passkeys[0].Name; name != "Spare" {
		t.Error(name)
	}
	b := h.newBrowser()
	l, options := h.ask(b, "ada")
	reply := k.sign(t, options)
	if err := h.RemovePasskey(ctx, a, all[0].ID, password); err != nil {
		t.Fatal(err)
	}
	_, err := h.VerifyPasskey(b.ctx(), l.User, reply)
	wants(t, err, fault.Invalid, wrongPasskey)
	if err := h.RemovePasskey(ctx, a, all[1].ID, password); err != nil {
		t.Fatal(err)
	}
	if m := h.lastMail(address("ada"), identity.MailFactorChanged); m.Factor != identity.FactorPasskeyRemoved {
		t.Errorf("%+v", m)
	}
	l = h.start(b, "ada")
	if l.Passkey || l.Recovery {
		t.Errorf("%+v", l)
	}
	_, err = h.VerifyLogin(b.ctx(), l.User, codes[2])
	wants(t, err, fault.Invalid, wrongCode)
	h.signIn(b, "ada") // by a mailed code
	wants(t, h.RemovePasskeysOf(ctx, "ada"), fault.NotFound, "ada has no passkeys.")
	h.addPasskey(a, "Key")
	if err := h.RemovePasskeysOf(ctx, "ada"); err != nil {
		t.Fatal(err)
	}
	h.signIn(b, "ada")
}

// What ends or restores an account reaches its passkeys.
func TestPasskeysOfAccountsInTrouble(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	_, _, a := h.signedUp("ada")
	k, _ := h.addPasskey(a, "Key")
	b := h.newBrowser()
	l, options := h.ask(b, "ada")
	reply := k.sign(t, options)
	if err := h.Deactivate(ctx, "ada"); err != nil {
		t.Fatal(err)
	}
	if _, err := h.VerifyPasskey(b.ctx(), l.User, reply); err == nil {
		t.Error("a deactivated account signs in")
	}
	if err := h.Activate(ctx, "ada"); err != nil {
		t.Fatal(err)
	}
	l, options = h.ask(b, "ada")
	m := h.lastMail(address("ada"), identity.MailFactorChanged)
	if err := h.notMe(ctx, a.User, m.NotMe); err != nil {
		t.Fatal(err)
	}
	_, err := h.VerifyPasskey(b.ctx(), l.User, k.sign(t, options))
	wants(t, err, fault.Invalid, wrongPasskey)
	link := h.lastMail(address("ada"), identity.MailResetLink).Code
	if err := h.ResetPassword(b.ctx(), a.User, link, password); err != nil {
		t.Fatal(err)
	}
	l, options = h.ask(b, "ada")
	in, err := h.VerifyPasskey(b.ctx(), l.User, k.sign(t, options))
	if err != nil {
		t.Fatal(err)
	}
	now, err := h.Authenticate(ctx, in.Token, b.now())
	if err != nil {
		t.Fatal(err)
	}
	if err := h.DeleteAccount(ctx, now, password); err != nil {
		t.Fatal(err)
	}
	if n := len(h.passkeys(a.User).Passkeys); n != 0 {
		t.Errorf("%d passkeys survive their account", n)
	}
}

// Passkeys belong to one address. At another, they neither sign in nor make way for a mailed code.
func TestPasskeysAtAnotherAddress(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	db := storetest.SQLite(t)
	h := newHarness(t, db, withoutLimits)
	_, _, a := h.signedUp("ada")
	_, codes := h.addPasskey(a, "Key")
	moved := newHarness(t, db, withoutLimits, func(d *identity.Deps) {
		d.PublicURL = &url.URL{Scheme: "https", Host: "cv.example"}
	})
	b := moved.newBrowser()
	l := moved.start(b, "ada")
	if l.Passkey || l.App || l.MayMail || !l.Recovery {
		t.Errorf("%+v", l)
	}
	if _, err := moved.VerifyLogin(b.ctx(), l.User, codes[0]); err != nil {
		t.Error(err)
	}
	if err := moved.AllowMailedCodes(ctx, a, true, password); err != nil {
		t.Fatal(err)
	}
	moved.signIn(b, "ada")

	for address, offered := range map[string]bool{
		"https://vitae.example": true, "https://VITAE.example:8443": true, "http://localhost:8080": true,
		"http://vitae.example": false, "http://127.0.0.1:8080": false, "https://192.0.2.1": false,
		"https://[::1]": false,
	} {
		u, err := url.Parse(address)
		if err != nil {
			t.Fatal(err)
		}
		at := newHarness(t, db, withoutLimits, func(d *identity.Deps) { d.PublicURL = u })
		if got := at.passkeys(a.User).Offered; got != offered {
			t.Errorf("%s: offered %v", address, got)
		}
		if _, err := at.StartPasskey(ctx, a, password); (err == nil) != offered {
			t.Errorf("%s: %v", address, err)
		}
	}
}
