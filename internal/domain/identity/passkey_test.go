package identity_test

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

func TestSignInWithAPasskey(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		_, _, a := h.signedUp("ada")
		k, codes := h.addPasskey(a, "  Blue key ")
		if len(codes) != 10 {
			t.Errorf("%d recovery codes", len(codes))
		}
		h.clock.Advance(time.Second)
		if _, more := h.addPasskey(a, "Phone"); more != nil {
			t.Error("new recovery codes with the second passkey")
		}
		if m := h.lastMail(address("ada"), identity.MailFactorChanged); m.Factor != identity.FactorPasskeyAdded {
			t.Errorf("%+v", m)
		}
		h.clock.Advance(time.Minute)
		mails := len(h.mails(address("ada")))
		b := h.newBrowser()
		l, options := h.ask(b, "ada")
		if !l.Passkey || l.App || l.MayMail || l.Recovery || len(h.mails(address("ada"))) != mails {
			t.Errorf("%+v, and %d letters", l, len(h.mails(address("ada")))-mails)
		}
		wants(t, h.ResendCode(b.ctx(), l.User, address("ada")), fault.Invalid, "Failed to send verification code")
		if in, err := h.VerifyPasskey(b.ctx(), l.User, k.sign(t, options)); err != nil || in.User.ID != a.User {
			t.Fatal(in, err)
		}
		one := h.passkeys(a.User).Passkeys[0]
		if one.Name != "Blue key" || !one.LastUsedAt.Equal(h.clock.Now()) || one.SignCount != 2 ||
			strings.Join(one.Transports, " ") != "usb" {
			t.Errorf("%+v", one)
		}
		b = h.newBrowser()
		l = h.start(b, "ada")
		if _, err := h.VerifyLogin(b.ctx(), l.User, codes[0]); err != nil {
			t.Errorf("a recovery code: %v", err)
		}
		if left := h.passkeys(a.User).RecoveryCodes; left != 9 {
			t.Errorf("%d recovery codes left", left)
		}
	})
}

// Every reply that isn't the one to this challenge, in this browser, of this account, is refused in the same words.
func TestForgedPasskeys(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	_, _, a := h.signedUp("ada")
	_, _, z := h.signedUp("zoe")
	k, _ := h.addPasskey(a, "Key")
	foreign, _ := h.addPasskey(z, "Key")
	b, other := h.newBrowser(), h.newBrowser()
	_, earlier := h.ask(b, "ada")
	old := k.sign(t, earlier)
	for name, forge := range map[string]func(options string) (*browser, id.User, string){
		"an earlier challenge":   func(string) (*browser, id.User, string) { return b, a.User, old },
		"another account's":      func(o string) (*browser, id.User, string) { return b, a.User, foreign.sign(t, o) },
		"of nobody":              func(o string) (*browser, id.User, string) { return b, 12345, k.sign(t, o) },
		"another browser":        func(o string) (*browser, id.User, string) { return other, a.User, k.sign(t, o) },
		"nothing":                func(string) (*browser, id.User, string) { return b, a.User, "" },
		"too much":               func(string) (*browser, id.User, string) { return b, a.User, strings.Repeat("a", 1<<15) },
		"one that is being made": func(o string) (*browser, id.User, string) { return b, a.User, k.make(t, o) },
		"another's with our names": func(o string) (*browser, id.User, string) {
			thief := *newKey(t)
			thief.id, thief.handle = k.id, k.handle
			return b, a.User, thief.sign(t, o)
		},
		"another origin": func(o string) (*browser, id.User, string) {
			fake := *k
			fake.origin = "https://vitae.example.evil.example"
			return b, a.User, fake.sign(t, o)
		},
		"another host": func(o string) (*browser, id.User, string) {
			fake := *k
			fake.host = "evil.example"
			return b, a.User, fake.sign(t, o)
		},
		"a challenge of a setup": func(string) (*browser, id.User, string) {
			o, err := h.StartPasskey(context.Background(), a, password)
			if err != nil {
				t.Fatal(err)
			}
			return b, a.User, k.sign(t, o)
		},
	} {
		_, options := h.ask(b, "ada")
		in, user, reply := forge(options)
		_, err := h.VerifyPasskey(in.ctx(), user, reply)
		if err == nil || fault.Public(err) != wrongPasskey {
			t.Errorf("%s: %v", name, err)
		}
	}
	l, options := h.ask(b, "ada")
	reply := k.sign(t, options)
	var in atomic.Int32
	var all sync.WaitGroup
	for range 12 {
		all.Go(func() {
			if _, err := h.VerifyPasskey(b.ctx(), l.User, reply); err == nil {
				in.Add(1)
			}
		})
	}
	all.Wait()
	if in.Load() != 1 {
		t.Errorf("%d sessions by one reply", in.Load())
	}
	_, err := h.VerifyPasskey(b.ctx(), l.User, reply)
	wants(t, err, fault.Invalid, wrongPasskey)
}

// A reply to a sign-in's request does not serve as a setup's, and the other way round; nor in another session.
func TestAPasskeyIsAddedOnlyWhereItWasBegun(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	_, _, a := h.signedUp("ada")
	_, again := h.signIn(h.newBrowser(), "ada")
	const over = "This setup is no longer valid. Start again."

	_, err := h.StartPasskey(ctx, a, "wrong")
	wants(t, err, fault.Invalid, "Invalid credentials")
	_, err = h.FinishPasskey(ctx, a, "Key", newKey(t).make(t, `{"challenge": "AAAA"}`))
	wants(t, err, fault.Conflict, over)
	_, err = h.StartPasskey(ctx, actor.Actor{}, password)
	wants(t, err, fault.Unauthorized, "You're not signed in.")

	begin := func() string {
		options, err := h.StartPasskey(ctx, a, password)
		if err != nil {
			t.Fatal(err)
		}
		return options
	}
	options := begin()
	_, err = h.FinishPasskey(ctx, again, "Key", newKey(t).make(t, options))
	wants(t, err, fault.Conflict, over)
	for _, bad := range []string{"", "{}", "null", newKey(t).sign(t, options)} {
		_, err = h.FinishPasskey(ctx, a, "Key", bad)
		wants(t, err, fault.Invalid, "This passkey couldn't be added. Try again.")
	}
	for _, name := range []string{"", " ", strings.Repeat("a", 61), "a\nb", "a\u202eb"} {
		if _, err := h.FinishPasskey(ctx, a, name, newKey(t).make(t, options)); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%q: %v", name, err)
		}
	}
	late := newKey(t).make(t, begin())
	h.clock.Advance(11 * time.Minute)
	_, err = h.FinishPasskey(ctx, a, "Key", late)
	wants(t, err, fault.Conflict, over)

	k := newKey(t)
	made := k.make(t, begin())
	if _, err = h.FinishPasskey(ctx, a, "Key", made); err != nil {
		t.Fatal(err)
	}
	_, err = h.FinishPasskey(ctx, a, "Key", made)
	wants(t, err, fault.Conflict, over)
	_, err = h.FinishPasskey(ctx, a, "Key", k.make(t, begin()))
	wants(t, err, fault.Conflict, "This passkey has already been added.")
	_, _, z := h.signedUp("zoe")
	stolen, err := h.StartPasskey(ctx, z, password)
	if err != nil {
		t.Fatal(err)
	}
	_, err = h.FinishPasskey(ctx, z, "Key", k.make(t, stolen))
	wants(t, err, fault.Conflict, "This passkey has already been added.")

	begun := begin()
	if err := h.ChangePassword(ctx, a, password, "Nine-Herons-9"); err != nil {
		t.Fatal(err)
	}
	_, err = h.FinishPasskey(ctx, a, "Key", newKey(t).make(t, begun))
	wants(t, err, fault.Conflict, over)
}

func TestRacingAdditionsOfPasskeys(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db, withoutLimits)
		_, _, a := h.signedUp("ada")
		for range 9 {
			h.addPasskey(a, "Key")
		}
		var all sync.WaitGroup
		var added atomic.Int32
		for range 12 {
			all.Go(func() {
				options, err := h.StartPasskey(context.Background(), a, password)
				if err != nil {
					return
				}
				if _, err := h.FinishPasskey(context.Background(), a, "Key", newKey(t).make(t, options)); err == nil {
					added.Add(1)
				}
			})
		}
		all.Wait()
		if n := len(h.passkeys(a.User).Passkeys); n > 10 || int32(n) != 9+added.Load() {
			t.Errorf("%d passkeys, %d of them added at once", n, added.Load())
		}
		for len(h.passkeys(a.User).Passkeys) < 10 {
			h.addPasskey(a, "Key")
		}
		_, err := h.StartPasskey(context.Background(), a, password)
		wants(t, err, fault.Conflict, "You can have up to 10 passkeys. Remove one before you add another.")
	})
}

func TestACopiedPasskey(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	k, _ := h.addPasskey(a, "Key")
	copied := *k
	b := h.newBrowser()
	for range 2 {
		l, options := h.ask(b, "ada")
		if _, err := h.VerifyPasskey(b.ctx(), l.User, k.sign(t, options)); err != nil {
			t.Fatal(err)
		}
	}
	thief := h.newBrowser()
	l, options := h.ask(thief, "ada")
	_, err := h.VerifyPasskey(thief.ctx(), l.User, copied.sign(t, options))
	wants(t, err, fault.Invalid,
		"This passkey was refused because it may have been copied. Sign in another way and replace it in Settings.")
	if m := h.lastMail(address("ada"), identity.MailFactorChanged); m.Factor != identity.FactorPasskeyCopied {
		t.Errorf("%+v", m)
	}
}

// Whether an account has passkeys shows only behind the right password.
func TestPasskeysAreNotToBeSeen(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	_, _, a := h.signedUp("ada")
	_, _, z := h.signedUp("zoe")
	h.addPasskey(a, "Key")
	b := h.newBrowser()
	for _, name := range []string{"ada", "zoe", "nobody"} {
		l, err := h.InitiateLogin(b.ctx(), identity.LoginRequest{Username: name, Password: "Wrong-Herons-7"})
		wants(t, err, fault.Invalid, "Invalid credentials")
		if l != (identity.LoginStarted{}) {
			t.Errorf("%s: %+v", name, l)
		}
	}
	h.start(b, "zoe")
	for _, user := range []id.User{a.User, z.User, 12345} {
		_, err := h.PasskeyRequest(b.ctx(), user)
		wants(t, err, fault.Invalid, wrongPasskey)
		_, err = h.PasskeyRequest(h.newBrowser().ctx(), user)
		wants(t, err, fault.Invalid, wrongPasskey)
		_, err = h.VerifyPasskey(h.newBrowser().ctx(), user, "{}")
		wants(t, err, fault.Invalid, wrongPasskey)
	}
}
