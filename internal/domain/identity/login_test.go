package identity_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

const patience = "Too many attempts. Try again in " // and how long

// login is the first step with a password of one's own.
func (h *harness) login(b *browser, name, password string) error {
	_, err := h.InitiateLogin(b.ctx(), identity.LoginRequest{Username: name, Password: password})
	return err
}

func TestSignInWithPasswordAndCode(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		_, in, a := h.signedUp("ada")
		if in.User.ID != a.User || !in.User.Verified || in.ExpiresIn != 7*24*time.Hour || !a.Can("resumes:write") ||
			!a.Has("user") {
			t.Errorf("%+v %+v", in, a)
		}
		if strings.Count(in.Token, ".") != 2 {
			t.Errorf("token %q", in.Token)
		}
		if u, err := h.CurrentUser(context.Background(), a); err != nil || !u.LastLogin.Equal(h.clock.Now()) ||
			u.FirstName != "Ada" {
			t.Errorf("%+v %v", u, err)
		}
		// By address, in any case, and with what a keyboard adds.
		for _, name := range []string{"ADA", "Ada@Mail.Example", " ada "} {
			if user, _ := h.loginCode(h.newBrowser(), name); user != a.User {
				t.Errorf("%q signs in as %v", name, user)
			}
		}
	})
}

func TestUnknownNameAndWrongPasswordAreAnsweredAlike(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		for range 7 { // also on the way into the lock
			wrong, unknown := h.login(h.newBrowser(), "ada", "Seven-Herons-8"),
				h.login(h.newBrowser(), "bob", "Seven-Herons-8")
			var a, b *fault.Error
			if !errors.As(wrong, &a) || !errors.As(unknown, &b) {
				t.Fatal(wrong, unknown)
			}
			if wrong.Error() != unknown.Error() || fault.KindOf(wrong) != fault.KindOf(unknown) ||
				fault.WaitOf(wrong) != fault.WaitOf(unknown) {
				t.Errorf("%v and %v", wrong, unknown)
			}
		}
		for _, name := range []string{"a\x00b", "\xff", strings.Repeat("x", 100_000), "' OR 1=1 --"} {
			wants(t, h.login(h.newBrowser().from("192.0.2.9"), name, password), fault.Invalid, "Invalid credentials")
		}
	})
}

func TestLoginWantsBothFields(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	err := h.login(h.newBrowser(), "", "")
	wants(t, err, fault.Invalid, "Invalid credentials")
	if diff := cmp.Diff(map[string]string{"username": "Username is required", "password": "Password is required"},
		fault.FieldsOf(err)); diff != "" {
		t.Error(diff)
	}
}

func TestFiveWrongPasswordsLockForAMinuteThenDouble(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		own, _, a := h.signedUp("ada")
		other := h.newBrowser()
		for range 3 { // right ones are no guesses
			h.clock.Advance(time.Second)
			_ = h.login(h.newBrowser(), "ada", password)
		}
		for range 5 {
			wants(t, h.login(other, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		for _, minutes := range []int{1, 2, 4, 8, 15, 15} {
			lock := time.Duration(minutes) * time.Minute
			err := h.login(other, "ada", password) // the right one does not get in either
			wants(t, err, fault.RateLimited, patience)
			if fault.WaitOf(err) != lock {
				t.Fatalf("locked for %v, want %v", fault.WaitOf(err), lock)
			}
			wants(t, h.login(own, "ada", "wrong"), fault.Invalid, "Invalid credentials") // makes it no longer
			h.clock.Advance(lock - time.Second)
			wants(t, h.login(other, "ada", "wrong"), fault.RateLimited, patience) // and counts nothing
			h.clock.Advance(time.Second)
			wants(t, h.login(other, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		// Another address block gets in meanwhile, and so does the owner's own browser in this one.
		wants(t, h.login(other, "ada", password), fault.RateLimited, patience)
		h.signIn(h.newBrowser().from("198.51.100.7"), "ada")
		wants(t, h.login(other, "ada", password), fault.RateLimited, patience)
		h.signIn(own, "ada")
		events, _, err := h.Events(context.Background(), a.User, "", 100)
		if n := len(slices.DeleteFunc(events,
			func(e identity.Event) bool { return e.Kind != identity.EventLocked })); n != 1 || err != nil {
			t.Errorf("%d lines in the audit log about one lock, %v", n, err)
		}
		if n := count(h.kinds(address("ada")), identity.MailAccountLocked); n != 1 {
			t.Errorf("%d letters about one lock", n)
		}
		h.clock.Advance(5 * time.Minute)
		// The right password forgets the wrong ones; so does an hour.
		for range 4 {
			wants(t, h.login(other, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		h.clock.Advance(time.Hour + time.Second)
		for range 4 {
			wants(t, h.login(other, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		h.clock.Advance(5 * time.Minute)
		h.signIn(other, "ada")
	})
}

func TestALockIsOfAnAddressBlock(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		for i := range 5 {
			wants(t, h.login(h.newBrowser().from([]string{"2001:db8::1", "2001:db8::2"}[i%2]), "ada", "wrong"),
				fault.Invalid, "Invalid credentials")
		}
		wants(t, h.login(h.newBrowser().from("2001:db8:0:0:ffff::"), "ada", password), fault.RateLimited, patience)
		h.clock.Advance(time.Minute - time.Second)
		wants(t, h.login(h.newBrowser().from("2001:db8::1"), "ada", password), fault.RateLimited, patience)
		h.clock.Advance(time.Second)
		h.signIn(h.newBrowser().from("2001:db8::1"), "ada") // which forgets the failures
		h.clock.Advance(5 * time.Minute)
		for range 4 {
			wants(t, h.login(h.newBrowser().from("2001:db8::1"), "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		h.clock.Advance(time.Minute)
		h.signIn(h.newBrowser().from("2001:db8::1"), "ada")
	})
}

func TestAnAccountIsLimitedFromAnywhere(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		own, _, _ := h.signedUp("ada")
		h.clock.Advance(5 * time.Minute)
		for _, from := range []string{"192.0.2.11", "192.0.2.12", "192.0.2.13", "192.0.2.14", "192.0.2.15"} {
			wants(t, h.login(h.newBrowser().from(from), "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		err := h.login(h.newBrowser().from("192.0.2.16"), " ADA", password)
		wants(t, err, fault.RateLimited, patience)
		if w := fault.WaitOf(err); w <= 0 || w > time.Minute {
			t.Errorf("wait %v", w)
		}
		h.signIn(own, "ada") // the owner's browser is no part of it
	})
}

// Whoever guesses wrong passwords by a username learns nothing of which e-mail address is its owner's.
func TestACountTellsNotWhichNamesBelongTogether(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		h.verified("bob")
		h.clock.Advance(5 * time.Minute)
		b := h.newBrowser()
		for range 5 {
			wants(t, h.login(b, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		}
		wants(t, h.login(b, "ada", "wrong"), fault.RateLimited, patience)
		for _, name := range []string{address("ada"), address("bob"), "nobody@mail.example"} {
			wants(t, h.login(b, name, "wrong"), fault.Invalid, "Invalid credentials")
		}
	})
}

func TestARightPasswordFloodsNoMailbox(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		for range 10 {
			if err := h.login(h.newBrowser(), "ada", password); err != nil {
				t.Fatal(err)
			}
		}
		wants(t, h.login(h.newBrowser(), "ada", password), fault.RateLimited, patience)
		h.clock.Advance(time.Minute)
		if err := h.login(h.newBrowser(), "ada", password); err != nil {
			t.Error(err)
		}
	})
}

func TestWithoutLimitsNothingLocks(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), withoutLimits)
	h.verified("ada")
	b := h.newBrowser()
	for range 20 {
		wants(t, h.login(b, "ada", "wrong"), fault.Invalid, "Invalid credentials")
	}
	h.signIn(b, "ada")
}

func TestADeactivatedAccountIsReportedOnlyToItsOwner(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b, in, _ := h.signedUp("ada")
		other := h.newBrowser()
		user, code := h.loginCode(other, "ada")
		if err := h.Deactivate(context.Background(), "ada"); err != nil {
			t.Fatal(err)
		}
		wants(t, h.login(b, "ada", "wrong"), fault.Invalid, "Invalid credentials")
		wants(t, h.login(b, "ada", password), fault.Deactivated, "This account is deactivated")
		_, err := h.VerifyLogin(other.ctx(), user, code)
		wants(t, err, fault.Deactivated, "This account is deactivated")
		_, err = h.Authenticate(context.Background(), in.Token, b.now())
		wants(t, err, fault.Deactivated, "This account is deactivated")
		if err := h.Logout(b.ctx()); err != nil {
			t.Error(err)
		}
	})
}

func TestAHashOfYesterdaysCostIsMadeAnew(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		user := h.verified("ada")
		before, err := db.Identity().Account(context.Background(), user)
		if err != nil {
			t.Fatal(err)
		}
		dearer := newHarness(t, db, func(d *identity.Deps) { d.Hashing = identity.HashCost{MemoryKiB: 16, Time: 2} })
		wants(t, dearer.login(h.newBrowser(), "ada", "wrong"), fault.Invalid, "Invalid credentials")
		if now, err := db.Identity().Account(context.Background(), user); err != nil ||
			now.PasswordHash != before.PasswordHash {
			t.Fatalf("a wrong password changed the hash: %v", err)
		}
		dearer.signIn(h.newBrowser(), "ada")
		now, err := db.Identity().Account(context.Background(), user)
		if err != nil || !strings.Contains(now.PasswordHash, "m=16,t=2") {
			t.Errorf("%s %v", now.PasswordHash, err)
		}
		dearer.signIn(h.newBrowser(), "ada")
		if again, _ := db.Identity().Account(context.Background(), user); again.PasswordHash != now.PasswordHash {
			t.Error("a hash of today's cost was made anew")
		}
	})
}

// count reports how often something is in a list.
func count[T comparable](all []T, one T) int {
	return len(all) - len(slices.DeleteFunc(slices.Clone(all), func(t T) bool { return t == one }))
}
