package identity_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

func TestOperatorGivesANewCode(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		_, _, err := h.NewCode(ctx, "ada")
		wants(t, err, fault.NotFound, `No account has the username "ada".`)

		ada, mailed := h.register("ada")
		for range 4 { // tries of before do not count against the new one
			if err := h.VerifyEmail(ctx, ada, other(mailed)); fault.KindOf(err) != fault.Invalid {
				t.Fatal(err)
			}
		}
		h.clock.Advance(9 * time.Minute)
		purpose, code, err := h.NewCode(ctx, "ADA")
		if err != nil || purpose != identity.ProveEmail || len(code) != 6 {
			t.Fatalf("%q %q %v", purpose, code, err)
		}
		if mailed != code {
			wants(t, h.VerifyEmail(ctx, ada, mailed), fault.Invalid, "Invalid verification code")
		}
		h.clock.Advance(9 * time.Minute) // its life began anew
		if err := h.VerifyEmail(ctx, ada, code); err != nil {
			t.Error(err)
		}
		_, _, err = h.NewCode(ctx, "ada")
		wants(t, err, fault.NotFound, "ada has no pending sign-in, registration or password reset.")

		// The newest of several is the one that somebody waits for.
		if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
			t.Fatal(err)
		}
		h.clock.Advance(time.Minute)
		b := h.newBrowser()
		h.loginCode(b, "ada")
		purpose, code, err = h.NewCode(ctx, "ada")
		if err != nil || purpose != identity.Login {
			t.Fatalf("%q %v", purpose, err)
		}
		if _, err := h.VerifyLogin(b.ctx(), ada, code); err != nil {
			t.Error(err)
		}
		purpose, code, err = h.NewCode(ctx, "ada")
		if err != nil || purpose != identity.ResetPassword {
			t.Fatalf("%q %v", purpose, err)
		}
		if err := h.ResetPassword(ctx, ada, code, "Nine-Otters-9"); err != nil {
			t.Error(err)
		}
		// One that is over is not open.
		if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
			t.Fatal(err)
		}
		h.clock.Advance(10 * time.Minute)
		_, _, err = h.NewCode(ctx, "ada")
		wants(t, err, fault.NotFound, "ada has no pending sign-in, registration or password reset.")
	})
}

// other returns a code that is not the one given.
func other(code string) string {
	if code == "000000" {
		return "000001"
	}
	return "000000"
}

func TestOperatorRotatesKeys(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		b, in, _ := h.signedUp("ada")
		serves := func() bool {
			t.Helper()
			who, err := h.Authenticate(ctx, in.Token, b.now())
			if err != nil {
				t.Fatal(err)
			}
			return who.SignedIn()
		}
		for turn, want := range []bool{true, false} {
			h.tick()
			if err := h.RotateKeys(ctx); err != nil {
				t.Fatal(err)
			}
			if serves() != want {
				t.Errorf("after turn %d the old key holds: %v", turn+1, !want)
			}
			h.signIn(h.newBrowser(), "ada") // the new one signs
		}
		if names, err := db.Identity().SigningKeys(ctx); err != nil || len(names) != 3 {
			t.Errorf("%v, %v", names, err)
		}
	})
}

// purges counts what Purge is asked for.
type purges struct {
	identity.Store
	asked []identity.PurgeLimits
	more  int
	err   error
}

func (p *purges) Purge(_ context.Context, l identity.PurgeLimits) (bool, error) {
	p.asked = append(p.asked, l)
	return len(p.asked) <= p.more, p.err
}

func TestPurgeRemovesInBatches(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	p := &purges{Store: db.Identity(), more: 3}
	scrubs := 0
	h := newHarness(t, db, func(d *identity.Deps) {
		d.Store, d.Scrub = p, func(context.Context) error { scrubs++; return nil }
	})
	if err := h.Purge(context.Background()); err != nil {
		t.Fatal(err)
	}
	now, day := h.clock.Now(), 24*time.Hour
	want := identity.PurgeLimits{
		Now: now, Unverified: now.Add(-day), Idle: now.Add(-day), Codes: now.Add(-25 * time.Hour),
		Failures: now.Add(-day),
		Devices:  now.Add(-400 * day), Events: now.Add(-400 * day), FailedJobs: now.Add(-30 * day),
		Contacts: now.Add(-2 * 365 * day), Notices: now.Add(-180 * day), Limit: 1000,
		Invitations: now.Add(-30 * day),
	}
	if len(p.asked) != 4 || p.asked[0] != want || p.asked[3] != want || scrubs != 1 {
		t.Errorf("asked %d times, first for %+v, scrubbed %d times", len(p.asked), p.asked[0], scrubs)
	}
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	p.asked = nil
	if err := h.Purge(stopped); !errors.Is(err, context.Canceled) || len(p.asked) != 1 {
		t.Errorf("stopped: asked %d times, %v", len(p.asked), err)
	}
	p.err = fault.New("purges", fault.Unavailable, "The database is away.")
	wants(t, h.Purge(context.Background()), fault.Unavailable, "The database is away.")
}

func TestPurgeRemovesWhatIsOver(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		unproven, _ := h.register("never")
		b, in, a := h.signedUp("ada")
		there := func() bool {
			_, err := db.Identity().Account(ctx, unproven)
			return err == nil
		}
		purge := func(after time.Duration) {
			t.Helper()
			h.clock.Advance(after)
			if err := h.Purge(ctx); err != nil {
				t.Fatal(err)
			}
		}
		raw := func() int {
			all, err := db.Identity().UserSessions(ctx, a.User)
			if err != nil {
				t.Fatal(err)
			}
			return len(all)
		}
		purge(24 * time.Hour)
		if !there() || raw() != 1 {
			t.Error("removed at 24 hours to the microsecond")
		}
		if who, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || !who.SignedIn() {
			t.Errorf("the session is over: %v", err)
		}
		purge(time.Microsecond)
		if there() {
			t.Error("an unproven account is there after 24 hours")
		}
		if raw() != 1 {
			t.Error("a session in use was removed")
		}
		purge(24*time.Hour + time.Microsecond)
		if raw() != 0 {
			t.Error("an idle session is there after 24 hours")
		}
		if _, err := db.Identity().Account(ctx, a.User); err != nil {
			t.Errorf("a proven account: %v", err)
		}
		if len(h.kindsOfEvents(a.User)) == 0 {
			t.Error("the audit log is gone after two days")
		}
		purge(400 * 24 * time.Hour)
		if got := h.kindsOfEvents(a.User); len(got) != 0 {
			t.Errorf("after 400 days: %v", got)
		}
		h.signIn(b, "ada")
	})
}
