package identity_test

import (
	"context"
	"crypto/rand"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// link connects a signed-in user with the provider's user of the claims, and enters by it in another browser.
func (h *harness) link(a actor.Actor, v *vouching) (*browser, string) {
	h.t.Helper()
	in, err := h.with(h.newBrowser(), v)
	if err != nil {
		h.t.Fatal(err)
	}
	if err := h.LinkProvider(context.Background(), a, in.Ticket); err != nil {
		h.t.Fatal(err)
	}
	by := h.newBrowser()
	in, err = h.with(by, v)
	h.entered(by, in, err)
	return by, in.Session.Token
}

// stays fails unless a browser is signed in, or is not, as wanted.
func (h *harness) stays(what string, want bool, b *browser, token string) {
	h.t.Helper()
	if still, err := h.StillSignedIn(context.Background(), token, b.now()); still != want || err != nil {
		h.t.Errorf("%s: signed in is %v, %v", what, still, err)
	}
}

// wantsTicket fails unless a sign-in with the provider finds the address but no connection.
func (h *harness) wantsTicket(v *vouching) {
	h.t.Helper()
	if in, err := h.with(h.newBrowser(), v); err != nil || in.Session != nil || in.Ticket == "" {
		h.t.Errorf("the provider still signs in: %+v %v", in, err)
	}
}

// Whoever got in by a provider that they connected, however long ago, is out and stays out once the owner says that it
// was not them. The owner connects their own again.
func TestThisWasNotMeDisconnectsEveryProvider(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		_, _, a := h.signedUp("ada")
		own, thiefs := v.claims, v.claims
		h.link(a, v)
		thiefs.Subject = "thief"
		v.claims = thiefs
		h.link(a, v)
		h.clock.Advance(8 * 24 * time.Hour)
		thief := h.newBrowser()
		in, err := h.with(thief, v)
		h.entered(thief, in, err)
		if err := h.notMe(ctx, a.User, h.lastMail(address("ada"), identity.MailNewDevice).NotMe); err != nil {
			t.Fatal(err)
		}
		h.stays("the thief", false, thief, in.Session.Token)
		if m := h.lastMail(address("ada"), identity.MailFactorChanged); m.Factor != identity.FactorUnlinked {
			t.Errorf("%+v", m)
		}
		err = h.ResetPassword(ctx, a.User, h.lastMail(address("ada"), identity.MailResetLink).Code, "Eight-Herons-8")
		if err != nil {
			t.Fatal(err)
		}
		h.wantsTicket(v)
		v.claims = own
		h.wantsTicket(v)
	})
}

func TestDisconnectingEndsWhatTheProviderBegan(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		own, mine, a := h.signedUp("ada")
		by, token := h.link(a, v)
		if err := h.UnlinkProvider(ctx, a, "https://id.example", password); err != nil {
			t.Fatal(err)
		}
		h.stays("whom the provider signed in", false, by, token)
		h.stays("who disconnected it", true, own, mine.Token)
		h.wantsTicket(v)

		by, token = h.link(a, v)
		wants(t, h.UnlinkProvidersOf(ctx, "nobody"), fault.NotFound, `No account has the username "nobody".`)
		if err := h.UnlinkProvidersOf(ctx, "ada"); err != nil {
			t.Fatal(err)
		}
		h.stays("whom the provider signed in, by an operator", false, by, token)
		h.stays("the owner, by an operator", false, own, mine.Token)
		h.wantsTicket(v)
		wants(t, h.UnlinkProvidersOf(ctx, "ada"), fault.NotFound, "ada has no connected accounts.")
	})
}

// A sign-in that waits for the app's code ends with the connection that began it.
func TestDisconnectingEndsASignInThatIsUnderWay(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		_, _, a := h.signedUp("ada")
		in, err := h.with(h.newBrowser(), v)
		if err != nil {
			t.Fatal(err)
		}
		ticket, app := in.Ticket, h.withApp(a)
		for name, disconnect := range map[string]func() error{
			"the owner":   func() error { return h.UnlinkProvider(ctx, a, "https://id.example", password) },
			"an operator": func() error { return h.UnlinkProvidersOf(ctx, "ada") },
		} {
			a = h.signInWith(app, "ada")
			if err := h.LinkProvider(ctx, a, ticket); err != nil {
				t.Fatal(err)
			}
			thief := h.newBrowser()
			if in, err := h.with(thief, v); err != nil || in.Started == nil {
				t.Fatalf("%+v %v", in, err)
			}
			h.clock.Advance(time.Minute)
			if err := disconnect(); err != nil {
				t.Fatal(err)
			}
			_, err := h.VerifyLogin(thief.ctx(), a.User, app.code(0))
			wants(t, err, fault.Invalid, wrongCode)
			h.knows(name+": the intruder's browser", false, a, thief)
		}
	})
}

// signInWith signs in by an app's code in a new browser.
func (h *harness) signInWith(one app, username string) actor.Actor {
	h.t.Helper()
	h.clock.Advance(time.Minute)
	b := h.newBrowser()
	l := h.start(b, username)
	in, err := h.VerifyLogin(b.ctx(), l.User, one.code(0))
	if err != nil {
		h.t.Fatal(err)
	}
	a, err := h.Authenticate(context.Background(), in.Token, b.now())
	if err != nil {
		h.t.Fatal(err)
	}
	return a
}

// Somebody at a browser that was left signed in connects nothing.
func TestConnectingTakesAFreshSignIn(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h, ctx := newHarness(t, db, withProvider(v)), context.Background()
		b, _, a := h.signedUp("ada")
		h.clock.Advance(15*time.Minute + time.Second)
		in, err := h.with(h.newBrowser(), v)
		if err != nil {
			t.Fatal(err)
		}
		wants(t, h.LinkProvider(ctx, a, in.Ticket), fault.Invalid,
			"To connect your account, sign out and choose “Continue with Work” again.")
		ended := a
		_, a = h.signIn(b, "ada") // ends the session that the browser had
		wants(t, h.LinkProvider(ctx, ended, in.Ticket), fault.Unauthorized, "You're not signed in.")
		if err := h.LinkProvider(ctx, a, in.Ticket); err != nil {
			t.Error(err)
		}
	})
}

// between runs a function once, at the first random number that is drawn after it was set: a sign-in draws its session
// or cookie after it has looked at the account and before it writes.
type between struct{ do func() }

// Read implements io.Reader.
func (b *between) Read(p []byte) (int, error) {
	if do := b.do; do != nil {
		b.do = nil
		do()
	}
	return rand.Read(p)
}

// What the owner changes while a provider's answer is under way holds for the session that it asks for.
func TestAnAnswerIsCheckedAgainWhereTheSessionIsMade(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v, random := &vouching{claims: vouched("ada")}, &between{}
		h := newHarness(t, db, withProvider(v), withoutLimits, func(d *identity.Deps) { d.Random = random })
		ctx := context.Background()
		_, _, a := h.signedUp("ada")
		h.link(a, v)
		meanwhile := func(what string, do func()) {
			t.Helper()
			b := h.newBrowser()
			if _, err := h.StartProvider(b.ctx(), "work"); err != nil {
				t.Fatal(err)
			}
			random.do = do
			in, err := h.FinishProvider(b.ctx(), identity.ProviderAnswer{Provider: "work", State: v.flow.State})
			wants(t, err, fault.Invalid, stale)
			if random.do != nil || in.Session != nil || b.now().Session != "" || b.now().Login != "" {
				t.Errorf("%s: %+v", what, in)
			}
		}
		unlink := func() {
			if err := h.UnlinkProvider(ctx, a, "https://id.example", password); err != nil {
				t.Error(err)
			}
		}
		meanwhile("disconnected", unlink)
		h.link(a, v)
		meanwhile("an app set up", func() { h.withApp(a) })
		meanwhile("disconnected before the app's code is asked for", unlink)
	})
}

// The names that a provider gives follow the rules of all names.
func TestNamesThatAProviderGives(t *testing.T) {
	t.Parallel()
	v := &vouching{}
	h := newHarness(t, storetest.SQLite(t), withProvider(v), withoutLimits)
	long := strings.Repeat("é", 100)
	for given, want := range map[string]string{
		"Ada":                      "Ada",
		" Ada\r\nX: \x07Bell\x00 ": "Ada X: Bell",
		"\xffAda":                  "Ada",
		long:                       long,
		long + "e":                 long,
		"\u202eadA":                "",
		"\n\t":                     "",
	} {
		v.claims = vouched("ada")
		v.claims.FirstName, v.claims.LastName = given, given
		v.claims.Subject, v.claims.Email = "s "+given, fmt.Sprintf("a%x@mail.example", len(v.claims.Subject+given))
		b := h.newBrowser()
		in, err := h.with(b, v)
		a := h.entered(b, in, err)
		u, err := h.CurrentUser(context.Background(), a)
		if err != nil || u.FirstName != want || u.LastName != want {
			t.Errorf("%q: %q %q %v, want %q", given, u.FirstName, u.LastName, err, want)
		}
		if _, err := h.UpdateProfile(context.Background(), a.User, identity.ProfileChange{
			FirstName: identity.To(u.FirstName), LastName: identity.To(u.LastName),
		}); err != nil {
			t.Errorf("%q: the profile refuses it: %v", given, err)
		}
	}
}

// The audit log has the sign-ins that a provider refused, and by which one an account can be entered.
func TestProvidersInTheAuditLog(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		v.claims.EmailVerified = false
		if _, err := h.with(h.newBrowser(), v); err == nil {
			t.Fatal("an address that nobody verified")
		}
		_, err := h.FinishProvider(h.newBrowser().ctx(), identity.ProviderAnswer{Provider: "work", State: "forged"})
		wants(t, err, fault.Invalid, stale)
		_, err = h.FinishProvider(h.newBrowser().ctx(), identity.ProviderAnswer{Provider: "made up"})
		wants(t, err, fault.Invalid, "This sign-in method isn't available.")
		v.claims = vouched("ada")
		b := h.newBrowser()
		in, err := h.with(b, v)
		a := h.entered(b, in, err)
		for user, want := range map[id.User]string{
			0:      "sign_in_failed provider work, sign_in_failed provider work",
			a.User: "registered , second_factor_changed linked work, signed_in ",
		} {
			events, err := h.db.Identity().Events(ctx, user, "", 20)
			if err != nil {
				t.Fatal(err)
			}
			var lines []string
			for _, e := range events {
				lines = append(lines, string(e.Kind)+" "+e.Detail)
			}
			slices.Sort(lines) // at one moment they have no order
			if got := strings.Join(lines, ", "); got != want {
				t.Errorf("user %d: %s", user, got)
			}
		}
	})
}

// Whoever leaves an employer with their address learns that the employer's account can still sign in.
func TestAChangeOfAddressNamesTheProvidersThatStay(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h, ctx := newHarness(t, db, withProvider(v)), context.Background()
		_, _, a := h.signedUp("ada")
		h.link(a, v)
		h.clock.Advance(time.Minute)
		if err := h.ConfirmEmailChange(ctx, a, newAddress, h.emailCode(a, newAddress)); err != nil {
			t.Fatal(err)
		}
		p, err := h.Notifications(ctx, a.User, "", 1)
		const want = " You can still sign in with Work. If you no longer use that account, disconnect it in Settings."
		if err != nil || len(p.Items) != 1 || !strings.HasSuffix(p.Items[0].Body, want) {
			t.Errorf("%+v %v", p.Items, err)
		}
	})
}
