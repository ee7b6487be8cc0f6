package identity_test

import (
	"context"
	"encoding/base64"
	"image/png"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// app is an authenticator app with one account in it.
type app struct {
	h        *harness
	secret   string
	recovery []string
}

// code returns what the app shows after some steps of time.
func (a app) code(steps int) string {
	a.h.t.Helper()
	code, err := totp.GenerateCode(a.secret, a.h.clock.Now().Add(time.Duration(steps)*30*time.Second))
	if err != nil {
		a.h.t.Fatal(err)
	}
	return code
}

// wrong returns a code that the app shows neither now nor in the steps beside it.
func (a app) wrong() string {
	for _, code := range []string{"000000", "111111", "222222", "333333"} {
		if !slices.Contains([]string{a.code(-1), a.code(0), a.code(1)}, code) {
			return code
		}
	}
	panic("four codes at once")
}

// withApp sets an app up for a signed-in user; its first code is used.
func (h *harness) withApp(a actor.Actor) app {
	h.t.Helper()
	setup, err := h.StartAuthenticator(context.Background(), a, password)
	if err != nil {
		h.t.Fatal(err)
	}
	one := app{h: h, secret: setup.Secret}
	if one.recovery, err = h.ConfirmAuthenticator(context.Background(), a, one.code(0)); err != nil {
		h.t.Fatal(err)
	}
	return one
}

// start does the first step of a login.
func (h *harness) start(b *browser, username string) identity.LoginStarted {
	h.t.Helper()
	l, err := h.InitiateLogin(b.ctx(), identity.LoginRequest{Username: username, Password: password})
	if err != nil {
		h.t.Fatal(err)
	}
	return l
}

func TestSignInWithAnApp(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		_, _, a := h.signedUp("ada")
		one := h.withApp(a)
		h.clock.Advance(time.Minute)
		mails := len(h.mails(address("ada")))
		b := h.newBrowser()
		l := h.start(b, "ada")
		if !l.App || len(h.mails(address("ada"))) != mails {
			t.Errorf("%+v, and %d letters", l, len(h.mails(address("ada")))-mails)
		}
		err := h.ResendCode(b.ctx(), l.User, address("ada"))
		wants(t, err, fault.Invalid, "Failed to send verification code")
		_, err = h.VerifyLogin(b.ctx(), l.User, one.wrong())
		wants(t, err, fault.Invalid, wrongCode)
		code := one.code(0)
		if _, err := h.VerifyLogin(b.ctx(), l.User, code[:3]+" "+code[3:]); err != nil {
			t.Fatal(err)
		}

		again := h.newBrowser()
		l = h.start(again, "ada")
		for _, replayed := range []string{code, one.code(-1)} {
			_, err = h.VerifyLogin(again.ctx(), l.User, replayed)
			wants(t, err, fault.Invalid, wrongCode)
		}
		if _, err := h.VerifyLogin(again.ctx(), l.User, one.code(1)); err != nil {
			t.Errorf("a clock that is half a minute fast: %v", err)
		}
	})
}

func TestRecoveryCodes(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		_, _, a := h.signedUp("ada")
		one := h.withApp(a)
		h.clock.Advance(time.Minute)
		if len(one.recovery) != 10 || len(slices.Compact(slices.Sorted(slices.Values(one.recovery)))) != 10 {
			t.Fatal(one.recovery)
		}
		b := h.newBrowser()
		l := h.start(b, "ada")
		typed := " " + strings.ToUpper(strings.ReplaceAll(one.recovery[3], "-", " "))
		if _, err := h.VerifyLogin(b.ctx(), l.User, typed); err != nil {
			t.Fatal(err)
		}
		if m := h.lastMail(address("ada"), identity.MailFactorChanged); m.Factor != identity.FactorUsed {
			t.Errorf("%+v", m)
		}
		l = h.start(b, "ada")
		_, err := h.VerifyLogin(b.ctx(), l.User, one.recovery[3])
		wants(t, err, fault.Invalid, wrongCode)
		if app, on, err := h.Authenticator(context.Background(), a.User); err != nil || !on || app.RecoveryCodes != 9 {
			t.Errorf("%+v %v %v", app, on, err)
		}

		fresh, err := h.RenewRecoveryCodes(context.Background(), a, password, one.code(0))
		if err != nil || len(fresh) != 10 {
			t.Fatal(fresh, err)
		}
		l = h.start(b, "ada")
		_, err = h.VerifyLogin(b.ctx(), l.User, one.recovery[4])
		wants(t, err, fault.Invalid, wrongCode)
		if _, err := h.VerifyLogin(b.ctx(), l.User, fresh[4]); err != nil {
			t.Error(err)
		}
	})
}

func TestOneCodeOfAnAppGivesOneSession(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db, withoutLimits)
		_, _, a := h.signedUp("ada")
		one := h.withApp(a)
		h.clock.Advance(time.Minute)
		for _, code := range []string{one.code(0), one.recovery[0]} {
			b := h.newBrowser()
			l := h.start(b, "ada")
			var in atomic.Int32
			var all sync.WaitGroup
			for range 16 {
				all.Go(func() {
					if _, err := h.VerifyLogin(b.ctx(), l.User, code); err == nil {
						in.Add(1)
					}
				})
			}
			all.Wait()
			if in.Load() != 1 {
				t.Errorf("%d sessions by one code", in.Load())
			}
		}
	})
}

func TestSetUpOfAnApp(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	_, err := h.StartAuthenticator(ctx, a, "wrong")
	wants(t, err, fault.Invalid, "Invalid credentials")
	_, err = h.StartAuthenticator(ctx, actor.Actor{}, password)
	wants(t, err, fault.Unauthorized, "You're not signed in.")
	_, err = h.ConfirmAuthenticator(ctx, a, "000000")
	wants(t, err, fault.Conflict, "This setup is no longer valid. Start again.")

	setup, err := h.StartAuthenticator(ctx, a, password)
	if err != nil {
		t.Fatal(err)
	}
	picture, _ := strings.CutPrefix(setup.QRCode, "data:image/png;base64,")
	if p, err := png.Decode(base64.NewDecoder(base64.StdEncoding, strings.NewReader(picture))); err != nil ||
		p.Bounds().Dx() != 232 {
		t.Error(err)
	}
	late := app{h: h, secret: setup.Secret}
	for _, wrong := range []string{"", "1", late.wrong(), strings.Repeat("1", 500)} {
		_, err = h.ConfirmAuthenticator(ctx, a, wrong)
		wants(t, err, fault.Invalid, wrongCode)
	}
	if l := h.start(h.newBrowser(), "ada"); l.App {
		t.Error("an app that is not confirmed is asked for")
	}
	h.clock.Advance(31 * time.Minute)
	_, err = h.ConfirmAuthenticator(ctx, a, late.code(0))
	wants(t, err, fault.Conflict, "This setup is no longer valid. Start again.")

	pending := h.newBrowser()
	user, mailed := h.loginCode(pending, "ada")
	one := h.withApp(a)
	h.clock.Advance(time.Minute)
	_, err = h.VerifyLogin(pending.ctx(), user, mailed)
	wants(t, err, fault.Invalid, wrongCode)
	_, err = h.StartAuthenticator(ctx, a, password)
	wants(t, err, fault.Conflict, "You already use an authenticator app. Turn it off before you set up another one.")
	_, err = h.ConfirmAuthenticator(ctx, a, one.code(0))
	wants(t, err, fault.Conflict, "This setup is no longer valid. Start again.")
}

func TestTurnAnAppOff(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	wants(t, h.RemoveAuthenticator(ctx, a, password, "000000"), fault.Conflict,
		"Your authenticator app is already turned off.")
	one := h.withApp(a)
	h.clock.Advance(time.Minute)
	wants(t, h.RemoveAuthenticator(ctx, a, "wrong", one.code(0)), fault.Invalid, "Invalid credentials")
	wants(t, h.RemoveAuthenticator(ctx, a, password, one.wrong()), fault.Invalid, wrongCode)
	if err := h.RemoveAuthenticator(ctx, a, password, one.code(0)); err != nil {
		t.Fatal(err)
	}
	if m := h.lastMail(address("ada"), identity.MailFactorChanged); m.Factor != identity.FactorMail || m.NotMe == "" {
		t.Errorf("%+v", m)
	}
	h.signIn(h.newBrowser(), "ada") // by a mailed code

	again := h.withApp(a)
	h.clock.Advance(time.Minute)
	kept, hash := h.db.Identity(), []byte("the hash of a recovery code")
	if err := kept.SetRecoveryCodes(ctx, a.User, [][]byte{hash}); err != nil {
		t.Fatal(err)
	}
	wants(t, h.RemoveAuthenticatorOf(ctx, "nobody"), fault.NotFound, `No account has the username "nobody".`)
	if err := h.RemoveAuthenticatorOf(ctx, "ada"); err != nil {
		t.Fatal(err)
	}
	wants(t, h.RemoveAuthenticatorOf(ctx, "ada"), fault.NotFound, "ada doesn't use an authenticator app.")
	if has, err := kept.HasRecoveryCode(ctx, a.User, hash); has || err != nil {
		t.Errorf("a recovery code survives: %v %v", has, err)
	}
	b := h.newBrowser()
	l := h.start(b, "ada")
	if l.App {
		t.Error("the app is still asked for")
	}
	_, err := h.VerifyLogin(b.ctx(), l.User, again.recovery[0])
	wants(t, err, fault.Invalid, wrongCode)
	if _, err := h.VerifyLogin(b.ctx(), l.User, h.lastMail(address("ada"), identity.MailLoginCode).Code); err != nil {
		t.Error(err)
	}
}

// A recovery code that is used in settings signs nobody in, and nobody is alarmed.
func TestARecoveryCodeInSettingsIsNoSignIn(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	one := h.withApp(a)
	since := len(h.mails(address("ada")))
	fresh, err := h.RenewRecoveryCodes(ctx, a, password, one.recovery[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := h.RemoveAuthenticator(ctx, a, password, fresh[0]); err != nil {
		t.Fatal(err)
	}
	var said []identity.FactorChange
	for _, m := range h.mails(address("ada"))[since:] {
		said = append(said, m.Factor)
	}
	if !slices.Equal(said, []identity.FactorChange{identity.FactorCodes, identity.FactorMail}) {
		t.Errorf("letters about %q", said)
	}
	inbox, err := h.Notifications(ctx, a.User, "", 20)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range inbox.Items {
		if strings.Contains(n.Body, "signed in with one of your recovery codes") {
			t.Error(n.Body)
		}
	}
}

// Codes of an app are guessed at no oftener than mailed ones, whatever they are for.
func TestGuessesAtAnApp(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	b, _, a := h.signedUp("ada")
	one := h.withApp(a)
	h.clock.Advance(time.Minute)
	guess := func(try func() error) int {
		for n := range 40 {
			if err := try(); fault.KindOf(err) == fault.RateLimited {
				return n
			}
		}
		return 40
	}
	stranger := h.newBrowser()
	var l identity.LoginStarted
	signIn := func() (err error) {
		for n := range 6 {
			if n == 0 {
				if l, err = h.InitiateLogin(stranger.ctx(),
					identity.LoginRequest{Username: "ada", Password: password}); err != nil {
					return err
				}
			}
			code := one.wrong()
			if n == 5 {
				code = one.code(0) // right, and too late
			}
			if _, err = h.VerifyLogin(stranger.ctx(), l.User, code); err == nil {
				t.Fatal("a dead code signs in")
			}
		}
		return err
	}
	if n := guess(signIn); n != 3 {
		t.Errorf("%d sign-ins of five guesses each before a pause", n)
	}
	h.lastMail(address("ada"), identity.MailCodesGuessed)
	if n := guess(func() error { return h.RemoveAuthenticator(ctx, a, password, one.wrong()) }); n != 15 {
		t.Errorf("%d guesses in settings before a pause", n)
	}
	l = h.start(b, "ada") // a browser that the owner has used
	if _, err := h.VerifyLogin(b.ctx(), l.User, one.code(0)); err != nil {
		t.Error(err)
	}
}

func TestAnAppIsExportedAndErased(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	one := h.withApp(a)
	h.clock.Advance(time.Minute)
	account := string(h.export(a.User)["account.json"])
	if !strings.Contains(account, `"recoveryCodesLeft": 10`) || strings.Contains(account, one.secret) {
		t.Error(account)
	}
	kept := h.db.Identity()
	hash := []byte("the hash of a recovery code, 32 b")
	if err := kept.SetRecoveryCodes(ctx, a.User, [][]byte{hash}); err != nil {
		t.Fatal(err)
	}
	if has, err := kept.HasRecoveryCode(ctx, a.User, hash); !has || err != nil {
		t.Fatalf("%v %v", has, err)
	}
	if err := h.DeleteAccount(ctx, a, password); err != nil {
		t.Fatal(err)
	}
	if _, on, err := h.Authenticator(ctx, a.User); on || err != nil {
		t.Errorf("%v %v", on, err)
	}
	if has, err := kept.HasRecoveryCode(ctx, a.User, hash); has || err != nil {
		t.Errorf("%v %v", has, err)
	}
}

// An operator whose user has lost both lets them in with a code of their own.
func TestAnOperatorsCodeInPlaceOfTheApps(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	h.withApp(a)
	b := h.newBrowser()
	l := h.start(b, "ada")
	_, code, err := h.NewCode(context.Background(), "ada")
	if err != nil {
		t.Fatal(err)
	}
	h.clock.Advance(61 * time.Second)
	mails := len(h.mails(address("ada")))
	wants(t, h.ResendCode(b.ctx(), l.User, address("ada")), fault.Invalid, "Failed to send verification code")
	if n := len(h.mails(address("ada"))) - mails; n > 0 {
		t.Errorf("%d letters with a code in place of the app's", n)
	}
	if in, err := h.VerifyLogin(b.ctx(), l.User, code); err != nil || in.User.ID != l.User {
		t.Error(err)
	}
}
