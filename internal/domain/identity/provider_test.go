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
	"vitae/internal/domain/identity"
)

// vouching is a provider that always answers with the same claims, so only the service can refuse a replay. Real
// providers are tested in adapter/oidc.
type vouching struct {
	claims identity.Claims
	flow   identity.ProviderFlow // the last that was asked for

	adminGroup string
}

func (v *vouching) List() []identity.Provider {
	return []identity.Provider{
		{ID: "work", Name: "Work", Issuer: "https://id.example", AdminGroup: v.adminGroup, GroupsClaim: "groups"},
		{ID: "other", Name: "Other", Issuer: "https://other.example"},
	}
}

func (v *vouching) Address(_ context.Context, _ string, f identity.ProviderFlow) (string, error) {
	v.flow = f
	return "https://id.example/authorize?state=" + f.State, nil
}

func (v *vouching) Claims(_ context.Context, _, _ string, f identity.ProviderFlow) (identity.Claims, error) {
	if f != v.flow {
		return identity.Claims{}, fault.New("vouching.Claims", fault.Internal, "")
	}
	return v.claims, nil
}

func withProvider(v *vouching) func(*identity.Deps) {
	return func(d *identity.Deps) { d.Providers = v }
}

// vouched is what a provider says of a user whose address it has verified.
func vouched(username string) identity.Claims {
	return identity.Claims{Subject: "s-" + username, Email: address(username), EmailVerified: true, FirstName: "Ada"}
}

// with sends a browser to the provider and back.
func (h *harness) with(b *browser, v *vouching) (identity.ProviderSignIn, error) {
	h.t.Helper()
	if _, err := h.StartProvider(b.ctx(), "work"); err != nil {
		h.t.Fatal(err)
	}
	return h.FinishProvider(b.ctx(), identity.ProviderAnswer{Provider: "work", Code: "c", State: v.flow.State})
}

// entered fails unless a sign-in with a provider made a session, and gives its actor.
func (h *harness) entered(b *browser, in identity.ProviderSignIn, err error) actor.Actor {
	h.t.Helper()
	if err != nil || in.Session == nil || in.Ticket != "" {
		h.t.Fatalf("%+v %v", in, err)
	}
	a, err := h.Authenticate(context.Background(), in.Session.Token, b.now())
	if err != nil {
		h.t.Fatal(err)
	}
	return a
}

const stale = "This sign-in is no longer valid. Please start again."

func TestRegisterWithAProvider(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h := newHarness(t, db, withProvider(v))
		b := h.newBrowser()
		in, err := h.with(b, v)
		a := h.entered(b, in, err)
		u, err := h.CurrentUser(context.Background(), a)
		if err != nil || u.Username != "ada" || u.Email != address("ada") || !u.Verified || u.FirstName != "Ada" {
			t.Errorf("%+v %v", u, err)
		}
		again := h.newBrowser()
		v.claims.Email, v.claims.EmailVerified = "new@mail.example", false // whose account it is no longer hangs on it
		in, err = h.with(again, v)
		if second := h.entered(again, in, err); second.User != a.User {
			t.Errorf("%v and %v", second.User, a.User)
		}
		v.claims = identity.Claims{Subject: "2", Email: "ada@other.example", EmailVerified: true}
		third := h.newBrowser()
		in, err = h.with(third, v)
		u, err = h.CurrentUser(context.Background(), h.entered(third, in, err))
		if err != nil || u.Username != "ada_2" {
			t.Errorf("%+v %v", u, err)
		}
	})
}

func TestAnAddressThatHasAnAccountIsNotEnough(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h := newHarness(t, db, withProvider(v))
		user := h.verified("ada")
		b := h.newBrowser()
		in, err := h.with(b, v)
		if err != nil || in.Session != nil || in.Started != nil || in.Ticket == "" || b.now().Session != "" {
			t.Fatalf("%+v %v", in, err)
		}
		_, _, eve := h.signedUp("eve")
		wants(t, h.LinkProvider(context.Background(), eve, in.Ticket), fault.Invalid,
			"Your Work account has a different email address, so it wasn't connected.")
		wants(t, h.LinkProvider(context.Background(), eve, "x"+in.Ticket), fault.Invalid, stale)
		wants(t, h.LinkProvider(context.Background(), eve, ""), fault.Invalid, stale)

		_, a := h.signIn(b, "ada")
		if err := h.LinkProvider(context.Background(), a, in.Ticket); err != nil {
			t.Fatal(err)
		}
		m := h.lastMail(address("ada"), identity.MailFactorChanged)
		if m.Factor != identity.FactorLinked || m.Provider != "Work" {
			t.Errorf("%+v", m)
		}
		// whose answer was lost on the way asks again
		if err := h.LinkProvider(context.Background(), a, in.Ticket); err != nil {
			t.Errorf("connected, asked again: %v", err)
		}
		if n := count(h.kinds(address("ada")), identity.MailFactorChanged); n != 1 {
			t.Errorf("%d letters", n)
		}
		again := h.newBrowser()
		in, err = h.with(again, v)
		if h.entered(again, in, err).User != user {
			t.Error("another account")
		}
		linked, err := h.LinkedProviders(context.Background(), user)
		if err != nil || len(linked) != 1 || linked[0].Name != "Work" {
			t.Errorf("%v %v", linked, err)
		}

		wants(t, h.UnlinkProvider(context.Background(), a, "https://id.example", "wrong"), fault.Invalid,
			"Invalid credentials")
		if err := h.UnlinkProvider(context.Background(), a, "https://id.example", password); err != nil {
			t.Fatal(err)
		}
		if in, err := h.with(h.newBrowser(), v); err != nil || in.Ticket == "" {
			t.Errorf("%+v %v", in, err)
		}
	})
}

func TestATicketIsOver(t *testing.T) {
	t.Parallel()
	v := &vouching{claims: vouched("ada")}
	h := newHarness(t, storetest.SQLite(t), withProvider(v))
	b, _, a := h.signedUp("ada")
	in, err := h.with(b, v)
	if err != nil {
		t.Fatal(err)
	}
	h.clock.Advance(21 * time.Minute)
	wants(t, h.LinkProvider(context.Background(), a, in.Ticket), fault.Invalid, stale)
}

func TestForgedAndReplayedAnswers(t *testing.T) {
	t.Parallel()
	v := &vouching{claims: vouched("ada")}
	h := newHarness(t, storetest.SQLite(t), withProvider(v), withoutLimits)
	b := h.newBrowser()
	if _, err := h.StartProvider(b.ctx(), "work"); err != nil {
		t.Fatal(err)
	}
	cookie, right := b.now().Login, identity.ProviderAnswer{Provider: "work", Code: "c", State: v.flow.State}
	try := func(cookie string, r identity.ProviderAnswer) error {
		one := h.newBrowser()
		one.b.Login = cookie
		_, err := h.FinishProvider(one.ctx(), r)
		return err
	}
	wants(t, try("", right), fault.Invalid, stale) // another browser
	for _, wrong := range []identity.ProviderAnswer{
		{Provider: "work", Code: "c"},
		{Provider: "work", Code: "c", State: "forged"},
		{Provider: "other", Code: "c", State: right.State}, // a mix-up of two providers
	} {
		wants(t, try(cookie, wrong), fault.Invalid, stale)
	}
	wants(t, try(strings.Replace(cookie, ".work.", ".other.", 1),
		identity.ProviderAnswer{Provider: "other", Code: "c", State: right.State}), fault.Invalid, stale)
	wants(t, try(cookie+"A", right), fault.Invalid, stale)
	_, err := h.StartProvider(b.ctx(), "none")
	wants(t, err, fault.Invalid, "This sign-in method isn't available.")

	if err := try(cookie, right); err != nil {
		t.Fatal(err)
	}
	wants(t, try(cookie, right), fault.Invalid, stale) // a replay, the cookie too

	if _, err := h.StartProvider(b.ctx(), "work"); err != nil {
		t.Fatal(err)
	}
	h.clock.Advance(11 * time.Minute)
	wants(t, try(b.now().Login, identity.ProviderAnswer{Provider: "work", State: v.flow.State}), fault.Invalid, stale)
}

func TestOneAnswerGivesOneSession(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{claims: vouched("ada")}
		h := newHarness(t, db, withProvider(v), withoutLimits)
		b := h.newBrowser()
		if _, err := h.StartProvider(b.ctx(), "work"); err != nil {
			t.Fatal(err)
		}
		var ctxs []context.Context
		for range 12 {
			ctxs = append(ctxs, b.ctx())
		}
		var in atomic.Int32
		var all sync.WaitGroup
		for _, ctx := range ctxs {
			all.Go(func() {
				_, err := h.FinishProvider(ctx,
					identity.ProviderAnswer{Provider: "work", Code: "c", State: v.flow.State})
				if err == nil {
					in.Add(1)
				}
			})
		}
		all.Wait()
		if in.Load() != 1 {
			t.Errorf("%d sessions", in.Load())
		}
	})
}

func TestWhomAProviderDoesNotVouchFor(t *testing.T) {
	t.Parallel()
	v := &vouching{}
	h := newHarness(t, storetest.SQLite(t), withProvider(v), withoutLimits)
	h.verified("ada")
	for _, c := range []identity.Claims{
		{Subject: "1", Email: address("ada")},
		{Subject: "1", Email: "new@mail.example"},
		{Subject: "1", EmailVerified: true},
		{Email: "new@mail.example", EmailVerified: true},
		{Subject: strings.Repeat("s", 256), Email: "new@mail.example", EmailVerified: true},
		{Subject: "1", Email: "no address", EmailVerified: true},
	} {
		v.claims = c
		_, err := h.with(h.newBrowser(), v)
		wants(t, err, fault.Invalid,
			"Work hasn't verified your email address. Verify it there, or use a password here.")
	}
}

// Somebody who registers another person's address loses it when its owner signs in with a provider.
func TestAnUnprovenAccountMakesWayForAProvidersUser(t *testing.T) {
	t.Parallel()
	v := &vouching{claims: vouched("ada")}
	h := newHarness(t, storetest.SQLite(t), withProvider(v))
	squatter, code := h.register("ada")
	b := h.newBrowser()
	in, err := h.with(b, v)
	if a := h.entered(b, in, err); a.User == squatter {
		t.Error("the squatter's account")
	}
	wants(t, h.VerifyEmail(context.Background(), squatter, code), fault.Invalid, wrongCode)
	_, err = h.InitiateLogin(h.newBrowser().ctx(), identity.LoginRequest{Username: "ada", Password: password})
	wants(t, err, fault.Invalid, "Invalid credentials")
}

func TestRegistrationRulesHoldForProviders(t *testing.T) {
	t.Parallel()
	v := &vouching{}
	ways := func(r identity.Registration) *harness {
		return newHarness(t, storetest.SQLite(t), withProvider(v), withoutLimits,
			func(d *identity.Deps) { d.Registration = r })
	}
	v.claims = vouched("ada")
	h := ways(identity.Registration{Way: identity.RegisterClosed})
	_, err := h.with(h.newBrowser(), v)
	wants(t, err, fault.Forbidden, "Registration is closed. Ask the person who runs this server for an account.")
	if err := h.CreateAccount(context.Background(), "ada", address("ada")); err != nil {
		t.Fatal(err)
	}
	if in, err := h.with(h.newBrowser(), v); err != nil || in.Ticket == "" {
		t.Errorf("%+v %v", in, err)
	}

	h = ways(identity.Registration{Way: identity.RegisterDomains, Domains: []string{"company.example"}})
	if _, err = h.with(h.newBrowser(), v); fault.KindOf(err) != fault.Invalid {
		t.Error(err)
	}
	v.claims.Email = "ada@company.example"
	b := h.newBrowser()
	in, err := h.with(b, v)
	h.entered(b, in, err)

	h = ways(identity.Registration{Way: identity.RegisterInvited})
	_, err = h.with(h.newBrowser(), v)
	wants(t, err, fault.Invalid, "You need an invitation to register. Ask the person who runs this server for one.")
	link, _, err := h.Invite(context.Background(), 1, time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	_, secret, _ := strings.Cut(link, "#invitation=")
	invited := func() (*browser, identity.ProviderSignIn, error) {
		b := h.newBrowser()
		if _, err := h.StartProvider(b.ctx(), "work"); err != nil {
			t.Fatal(err)
		}
		in, err := h.FinishProvider(b.ctx(), identity.ProviderAnswer{
			Provider: "work", Code: "c", State: v.flow.State, Invitation: secret,
		})
		return b, in, err
	}
	b, in, err = invited()
	h.entered(b, in, err)
	v.claims = vouched("bob")
	if _, _, err = invited(); fault.KindOf(err) != fault.Invalid {
		t.Errorf("an invitation for one serves two: %v", err)
	}
}

func TestAnAppIsAskedForBehindAProviderToo(t *testing.T) {
	t.Parallel()
	v := &vouching{claims: vouched("ada")}
	h := newHarness(t, storetest.SQLite(t), withProvider(v))
	b, _, a := h.signedUp("ada")
	one := h.withApp(a)
	h.clock.Advance(time.Minute)
	in, err := h.with(b, v)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.LinkProvider(context.Background(), a, in.Ticket); err != nil {
		t.Fatal(err)
	}
	other := h.newBrowser()
	in, err = h.with(other, v)
	if err != nil || in.Session != nil || in.Started == nil || !in.Started.App || other.now().Session != "" {
		t.Fatalf("%+v %v", in, err)
	}
	if _, err := h.VerifyLogin(other.ctx(), in.Started.User, one.code(0)); err != nil {
		t.Error(err)
	}
}

func TestADeactivatedAccountBehindAProvider(t *testing.T) {
	t.Parallel()
	v := &vouching{claims: vouched("ada")}
	h := newHarness(t, storetest.SQLite(t), withProvider(v))
	b := h.newBrowser()
	in, err := h.with(b, v)
	a := h.entered(b, in, err)
	if err := h.Deactivate(context.Background(), "ada"); err != nil {
		t.Fatal(err)
	}
	_, err = h.with(h.newBrowser(), v)
	wants(t, err, fault.Deactivated, "This account is deactivated")
	if err := h.db.Identity().DeleteProviderLink(context.Background(), identity.ProviderLink{
		Issuer: "https://id.example", Subject: v.claims.Subject, User: a.User,
	}); err != nil {
		t.Fatal(err)
	}
	_, err = h.with(h.newBrowser(), v)
	wants(t, err, fault.Deactivated, "This account is deactivated")
}
