package identity_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

const (
	wrongCode    = "Invalid verification code"
	wrongPasskey = "That passkey didn't work. Try again, or sign in another way."
)

// otherThan returns a code that is not the given one.
func otherThan(code string) string {
	if code == "000000" {
		return "000001"
	}
	return "000000"
}

// refused fails unless the login's code is answered as wrong.
func (h *harness) refused(b *browser, user id.User, code string) {
	h.t.Helper()
	in, err := h.VerifyLogin(b.ctx(), user, code)
	wants(h.t, err, fault.Invalid, wrongCode)
	if in.Token != "" || b.now().Session != "" {
		h.t.Fatal("refused, and yet signed in")
	}
}

func TestOneOfManyVerificationsAtOnceGetsIn(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		user := h.verified("ada")
		b := h.newBrowser()
		_, code := h.loginCode(b, "ada")
		ctxs := make([]context.Context, 64)
		for i := range ctxs {
			ctxs[i] = b.ctx()
		}
		var wg sync.WaitGroup
		var mu sync.Mutex
		in := 0
		start := make(chan struct{})
		for _, ctx := range ctxs {
			wg.Go(func() {
				<-start
				_, err := h.VerifyLogin(ctx, user, code)
				if err == nil {
					mu.Lock()
					in++
					mu.Unlock()
				} else if fault.KindOf(err) != fault.Invalid {
					t.Errorf("%v", err)
				}
			})
		}
		close(start)
		wg.Wait()
		sessions, err := db.Identity().UserSessions(context.Background(), user)
		if in != 1 || len(sessions) != 1 || err != nil {
			t.Errorf("%d got in, %d sessions, %v", in, len(sessions), err)
		}
	})
}

func TestManyWrongCodesAtOnceAreFiveTries(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b := h.newBrowser()
		h.verified("ada")
		user, code := h.loginCode(b, "ada")
		var wg sync.WaitGroup
		for i := range 64 {
			guess, ctx := fmt.Sprintf("%06d", i), b.ctx()
			if guess == code {
				continue
			}
			wg.Go(func() {
				if _, err := h.VerifyLogin(ctx, user, guess); fault.KindOf(err) != fault.Invalid {
					t.Errorf("%v", err)
				}
			})
		}
		wg.Wait()
		if n, err := db.Identity().WrongTries(context.Background(), user, identity.Login, h.clock.Now()); n != 5 ||
			err != nil {
			t.Errorf("%d tries, %v", n, err)
		}
		h.refused(b, user, code)
	})
}

func TestACodeDiesAfterFiveWrongTries(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		user, code := h.register("ada")
		for range 4 {
			wants(t, h.VerifyEmail(context.Background(), user, otherThan(code)), fault.Invalid, wrongCode)
		}
		if err := h.VerifyEmail(context.Background(), user, code); err != nil { // the fifth try is a right one
			t.Fatal(err)
		}
		b := h.newBrowser()
		_, code = h.loginCode(b, "ada")
		for range 5 {
			h.refused(b, user, otherThan(code))
		}
		h.refused(b, user, code)
	})
}

func TestACodeServesOnceInItsTimeForItsPurposeAndUser(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		ada, proof := h.register("ada")
		bob, _ := h.register("bob")
		b := h.newBrowser()
		_, login := h.loginCode(b, "ada")
		for name, err := range map[string]error{
			"a login code proves no address":     h.VerifyEmail(ctx, ada, login),
			"a login code sets no password":      h.ResetPassword(ctx, ada, login, "Eight-Herons-8"),
			"a proof of address sets none":       h.ResetPassword(ctx, ada, proof, "Eight-Herons-8"),
			"a code is no other user's":          h.VerifyEmail(ctx, bob, proof),
			"a code is not nobody's":             h.VerifyEmail(ctx, 1, proof),
			"what is no code is a wrong one":     h.VerifyEmail(ctx, bob, ""),
			"nor is what merely contains a code": h.VerifyEmail(ctx, bob, " "+proof),
		} {
			if fault.KindOf(err) != fault.Invalid || fault.Public(err) != wrongCode {
				t.Errorf("%s: %v", name, err)
			}
		}
		h.refused(b, ada, proof)
		h.refused(b, bob, login)
		if _, err := h.VerifyLogin(b.ctx(), ada, login); err != nil {
			t.Fatal(err)
		}
		for _, used := range []string{login} {
			_, err := h.VerifyLogin(b.ctx(), ada, used)
			wants(t, err, fault.Invalid, wrongCode)
		}
		// A login's code lives five minutes, any other ten.
		late := h.newBrowser()
		_, login = h.loginCode(late, "bob")
		h.clock.Advance(5 * time.Minute)
		h.refused(late, bob, login)
		if err := h.ResendCode(ctx, bob, address("bob")); err != nil {
			t.Fatal(err)
		}
		proof = h.lastMail(address("bob"), identity.MailCode).Code
		h.clock.Advance(10 * time.Minute)
		wants(t, h.VerifyEmail(ctx, bob, proof), fault.Invalid, wrongCode)
	})
}

func TestALoginCodeIsBoundToItsBrowser(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		h.verified("eve")
		own, bare, other := h.newBrowser(), h.newBrowser(), h.newBrowser()
		h.loginCode(other, "eve")
		user, code := h.loginCode(own, "ada")
		for range 10 { // none of them costs the owner a try
			h.refused(bare, user, code)
			h.refused(other, user, code)
			h.refused(other, user, otherThan(code))
		}
		if _, err := h.VerifyLogin(own.ctx(), user, code); err != nil {
			t.Fatal(err)
		}
		if c := own.now(); c.Login != "" || c.Device == "" || !strings.Contains(c.Session, ".") {
			t.Errorf("cookies: %+v", c)
		}
	})
}

func TestANewCodeReplacesTheLast(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		first, second := h.newBrowser(), h.newBrowser()
		user, old := h.loginCode(first, "ada")
		_, code := h.loginCode(second, "ada")
		h.refused(first, user, old)
		h.refused(second, user, old)
		if _, err := h.VerifyLogin(second.ctx(), user, code); err != nil && old != code {
			t.Error(err)
		}
	})
}

func TestALoginProvesTheAddress(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		user, _ := h.register("ada")
		in, _ := h.signIn(h.newBrowser(), "ada")
		if !in.User.Verified {
			t.Error("not verified in the answer")
		}
		if a, err := db.Identity().Account(context.Background(), user); err != nil || !a.Verified {
			t.Errorf("%+v %v", a, err)
		}
	})
}

func TestTooManyWrongCodesPauseTheAccount(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db, withoutLimits) // this rule stays
		h.verified("ada")
		b := h.newBrowser()
		waste := func() {
			t.Helper()
			user, code := h.loginCode(b, "ada")
			for range 5 {
				h.refused(b, user, otherThan(code))
			}
		}
		waste()
		waste()
		h.clock.Advance(30 * time.Minute)
		user, code := h.loginCode(b, "ada")
		for range 4 {
			h.refused(b, user, otherThan(code))
		}
		last := h.newBrowser()
		_, code = h.loginCode(last, "ada") // after 14
		h.refused(last, user, otherThan(code))
		h.refused(last, user, code) // after 15 even a living code is dead
		err := h.login(b, "ada", password)
		wants(t, err, fault.RateLimited, patience)
		if w := fault.WaitOf(err); w < 30*time.Minute || w > 35*time.Minute {
			t.Errorf("wait %v", w)
		}
		// revealed only to who knows the password
		wants(t, h.login(b, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		h.clock.Advance(fault.WaitOf(err) + 26*time.Minute)
		waste()
		waste()
		user, code = h.loginCode(b, "ada")
		for range 4 {
			h.refused(b, user, otherThan(code))
		}
		err = h.login(b, "ada", password)
		wants(t, err, fault.RateLimited, patience)
		if w := fault.WaitOf(err); w < 22*time.Hour || w > 24*time.Hour {
			t.Errorf("wait %v of a day", w)
		}
		h.clock.Advance(fault.WaitOf(err) + time.Second)
		h.signIn(b, "ada")
	})
}

// Who has the password but not the mailbox keeps the owner neither from their own browser nor from a new password.
func TestGuessedCodesDoNotKeepTheOwnerOut(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		own, _, a := h.signedUp("ada")
		h.clock.Advance(time.Hour)
		thief := h.newBrowser().from("198.51.100.7")
		for i := range 3 {
			_, code := h.loginCode(thief, "ada")
			for range 5 {
				h.refused(thief, a.User, otherThan(code))
			}
			if n := count(h.kinds(address("ada")), identity.MailCodesGuessed); n != 1 {
				t.Errorf("%d letters to the owner after %d dead codes", n, i+1)
			}
		}
		wants(t, h.login(thief, "ada", password), fault.RateLimited, patience)
		// The owner's own browser: also while the thief's sign-in is under way.
		_, code := h.loginCode(own, "ada")
		_ = h.login(thief, "ada", password)
		if _, err := h.VerifyLogin(own.ctx(), a.User, code); err != nil {
			t.Errorf("the owner in their browser: %v", err)
		}
		if err := h.notMe(own.ctx(), a.User, h.lastMail(address("ada"), identity.MailCodesGuessed).NotMe); err != nil {
			t.Errorf("this was not me: %v", err)
		}
		if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
			t.Fatal(err)
		}
		if err := h.ResetPassword(own.ctx(), a.User, h.lastMail(address("ada"), identity.MailPasswordReset).Code,
			"Eight-Herons-8"); err != nil {
			t.Errorf("a new password: %v", err)
		}
		if err := h.login(own, "ada", "Eight-Herons-8"); err != nil {
			t.Errorf("the owner in their browser, with a new password: %v", err)
		}
		wants(t, h.login(thief, "ada", password), fault.Invalid, "Invalid credentials")
		// In the known browser tries are bounded as well.
		h.clock.Advance(time.Hour)
		for range 3 {
			l, err := h.InitiateLogin(own.ctx(), identity.LoginRequest{Username: "ada", Password: "Eight-Herons-8"})
			if err != nil {
				t.Fatal(err)
			}
			code := h.lastMail(l.Email, identity.MailLoginCode).Code
			for range 5 {
				_, err := h.VerifyLogin(own.ctx(), a.User, otherThan(code))
				wants(t, err, fault.Invalid, wrongCode)
			}
		}
		wants(t, h.login(own, "ada", "Eight-Herons-8"), fault.RateLimited, patience)
	})
}

// Who never proved an address is not written to about codes that were guessed.
func TestGuessedCodesOfANewAccountAreNotReported(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	user, code := h.register("ada")
	for range 5 {
		wants(t, h.VerifyEmail(context.Background(), user, otherThan(code)), fault.Invalid, wrongCode)
	}
	if n := count(h.kinds(address("ada")), identity.MailCodesGuessed); n != 0 {
		t.Errorf("%d letters", n)
	}
}

func TestANewBrowserIsReportedToTheOwner(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		own, _, a := h.signedUp("ada")
		device := own.now().Device
		h.signIn(own, "ada")
		if n := count(h.kinds(address("ada")), identity.MailNewDevice); n != 0 || own.now().Device != device {
			t.Fatalf("%d letters about the own browser", n)
		}
		other := h.newBrowser()
		other.b.Device = "made up"
		h.signIn(other, "ada")
		if other.now().Device == "made up" {
			t.Error("a cookie that the server did not make is kept")
		}
		m := h.lastMail(address("ada"), identity.MailNewDevice)
		if !strings.Contains(m.UserAgent, "Firefox/140.0") || m.Name != "Ada" || !m.At.Equal(h.clock.Now()) {
			t.Errorf("%+v", m)
		}
		p, err := h.Notifications(context.Background(), a.User, "", 0)
		if err != nil || len(p.Items) != 1 || p.Unread != 1 {
			t.Fatalf("%+v %v", p, err)
		}
		if n := p.Items[0]; n.Kind != "new_device" || n.Title != "New sign-in" || n.Path != "/settings" ||
			!strings.HasSuffix(n.Body, "Firefox on Linux.") {
			t.Errorf("%+v", n)
		}
		h.signIn(other, "ada")
		if n := count(h.kinds(address("ada")), identity.MailNewDevice); n != 1 {
			t.Errorf("%d letters about one browser", n)
		}
	})
}

func TestABrowserHasOneSessionAndAnAccountTwenty(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db, withoutLimits)
		b, in, a := h.signedUp("ada")
		before := b.now()
		h.signIn(b, "ada")
		if old, err := h.Authenticate(context.Background(), in.Token, before); old.SignedIn() || err != nil {
			t.Error("the browser's session of before goes on")
		}
		first := b.now()
		for range 20 {
			h.clock.Advance(time.Second)
			h.signIn(h.newBrowser(), "ada")
		}
		all, err := db.Identity().UserSessions(context.Background(), a.User)
		if err != nil || len(all) != 20 {
			t.Errorf("%d sessions, %v", len(all), err)
		}
		if slices.ContainsFunc(all,
			func(s identity.Session) bool { return strings.HasPrefix(first.Session, string(s.ID)) }) {
			t.Error("the oldest was kept")
		}
	})
}
