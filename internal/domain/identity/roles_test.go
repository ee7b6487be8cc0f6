package identity_test

import (
	"context"
	"slices"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

func TestRolesAllowWhatTheyShould(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		own := []string{"profile:read", "profile:write", "resumes:read", "resumes:write"}
		for name, c := range map[string]struct{ roles, permissions []string }{
			"plain":   {[]string{"user"}, own},
			"helper":  {[]string{"support", "user"}, append(slices.Clone(own), "users:read")},
			"boss":    {[]string{"admin", "user"}, append(slices.Clone(own), "users:manage", "users:read")},
			"twofold": {[]string{"admin", "support", "user"}, append(slices.Clone(own), "users:manage", "users:read")},
		} {
			user := h.verified(name)
			for _, role := range c.roles[:len(c.roles)-1] {
				if err := h.GrantRole(ctx, name, role); err != nil {
					t.Fatal(err)
				}
			}
			_, a := h.signIn(h.newBrowser(), name)
			if !slices.Equal(a.Roles, c.roles) || !slices.Equal(a.Permissions, c.permissions) {
				t.Errorf("%s signs in as %+v", name, a)
			}
			info, err := h.UserInfo(ctx, a, user)
			if err != nil || info.ID != user || info.Username != name || !slices.Equal(info.Roles, c.roles) ||
				!slices.Equal(info.Permissions, c.permissions) {
				t.Errorf("%s: %+v, %v", name, info, err)
			}
			for _, role := range []string{"user", "support", "admin", "king", ""} {
				if has, err := h.HasRole(ctx, a, user, role); err != nil || has != slices.Contains(c.roles, role) {
					t.Errorf("%s has the role %q: %v, %v", name, role, has, err)
				}
			}
			for _, p := range []string{
				"users:read", "users:manage", "resumes:read", "resumes:write", "profile:read",
				"profile:write", "users", "*", "",
			} {
				if has, err := h.HasPermission(ctx, a, user, p); err != nil ||
					has != slices.Contains(c.permissions, p) {
					t.Errorf("%s has the permission %q: %v, %v", name, p, has, err)
				}
			}
		}
	})
}

func TestUsersSeeThemselvesAndSupportSeesAll(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		ada := h.verified("ada")
		_, _, bob := h.signedUp("bob")
		h.verified("helper")
		if err := h.GrantRole(ctx, "helper", identity.RoleSupport); err != nil {
			t.Fatal(err)
		}
		_, helper := h.signIn(h.newBrowser(), "helper")
		nobody := ada + 1

		h.tick()
		ask := func(a actor.Actor, about string) (errs []error) {
			user := ada
			if about == "nobody" {
				user = nobody
			}
			_, err1 := h.UserInfo(ctx, a, user)
			has2, err2 := h.HasRole(ctx, a, user, "user")
			has3, err3 := h.HasPermission(ctx, a, user, "resumes:read")
			if (err2 != nil && has2) || (err3 != nil && has3) {
				t.Error("a refusal says yes")
			}
			return []error{err1, err2, err3}
		}
		var refusals []string
		for _, about := range []string{"ada", "nobody"} {
			for _, err := range ask(bob, about) {
				if fault.KindOf(err) != fault.Forbidden ||
					fault.Public(err) != "You don't have permission to view other users." {
					t.Errorf("bob about %s: %v", about, err)
				}
				refusals = append(refusals, err.Error())
			}
			errs := ask(actor.Actor{}, about)
			wants(t, errs[0], fault.Unauthorized, "You're not signed in.")
			if errs[1] != nil || errs[2] != nil { // nobody has a role to a visitor
				t.Errorf("a visitor about %s: %v", about, errs)
			}
		}
		if len(slices.Compact(refusals)) != 1 {
			t.Errorf("who exists can be known from %q", refusals)
		}
		h.wrote(bob.User, slices.Repeat([]string{"refused users:read"}, 6)...)
		if got := h.kindsOfEvents(ada); slices.Contains(got, "refused users:read") {
			t.Errorf("ada's events: %v", got)
		}
		for _, err := range ask(helper, "ada") {
			if err != nil {
				t.Errorf("helper: %v", err)
			}
		}
		errs := ask(helper, "nobody")
		wants(t, errs[0], fault.NotFound, "This user doesn't exist.")
		if errs[1] != nil || errs[2] != nil {
			t.Errorf("the roles of nobody: %v", errs)
		}
	})
}

func TestRolesAreGrantedAndRevoked(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, in, a := h.signedUp("ada")
		signedIn := func() bool {
			t.Helper()
			who, err := h.Authenticate(ctx, in.Token, b.now())
			if err != nil {
				t.Fatal(err)
			}
			return who.SignedIn()
		}
		// What is asked for wrongly, or is so already, changes nothing and ends no session.
		for name, c := range map[string]struct {
			err     error
			kind    fault.Kind
			message string
		}{
			"a role that is none": {
				h.GrantRole(ctx, "ada", "king"), fault.Invalid,
				`Unknown role "king". The roles are user, support, admin.`,
			},
			"one to be taken": {
				h.RevokeRole(ctx, "ada", "king"), fault.Invalid,
				`Unknown role "king". The roles are user, support, admin.`,
			},
			"granted to nobody": {
				h.GrantRole(ctx, "bob", "admin"), fault.NotFound,
				`No account has the username "bob".`,
			},
			"taken from nobody": {
				h.RevokeRole(ctx, "bob", "admin"), fault.NotFound,
				`No account has the username "bob".`,
			},
			"nobody switched off": {
				h.Deactivate(ctx, "bob"), fault.NotFound,
				`No account has the username "bob".`,
			},
			"nobody switched on": {
				h.Activate(ctx, "bob\x00"), fault.NotFound,
				`No account has the username "bob\x00".`,
			},
			"taken from one without": {
				h.RevokeRole(ctx, "ada", "admin"), fault.NotFound,
				"ada does not have the admin role.",
			},
			"the role that all have": {
				h.RevokeRole(ctx, "ada", "user"), fault.Invalid,
				"The user role can't be removed, because every account has it. Deactivate the account instead.",
			},
			"an address is no account": {
				h.GrantRole(ctx, address("ada"), "admin"), fault.NotFound,
				`No account has the username "ada@mail.example".`,
			},
		} {
			if fault.KindOf(c.err) != c.kind || fault.Public(c.err) != c.message {
				t.Errorf("%s: %v", name, c.err)
			}
		}
		if err := h.GrantRole(ctx, "ada", "user"); err != nil {
			t.Error(err)
		}
		if err := h.Activate(ctx, "ada"); err != nil {
			t.Error(err)
		}
		if !signedIn() {
			t.Fatal("a session ended though nothing changed")
		}
		if got := h.kindsOfEvents(a.User); len(got) != 3 {
			t.Errorf("events %v though nothing changed", got)
		}
		h.tick()

		if err := h.GrantRole(ctx, "ADA", "admin"); err != nil {
			t.Fatal(err)
		}
		h.wrote(a.User, "role_granted admin")
		if signedIn() {
			t.Error("signed in under the old rights after a role was granted")
		}
		in, a = h.signIn(b, "ada")
		if !a.Can("users:manage") {
			t.Errorf("%+v", a)
		}
		h.tick()
		if err := h.RevokeRole(ctx, "ada", "admin"); err != nil {
			t.Fatal(err)
		}
		h.wrote(a.User, "role_revoked admin")
		if signedIn() {
			t.Error("signed in under the old rights after a role was taken")
		}
		in, a = h.signIn(b, "ada")
		if a.Can("users:manage") || a.Can("users:read") {
			t.Errorf("%+v", a)
		}
	})
}

func TestAccountsAreSwitchedOffAndOn(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, in, a := h.signedUp("ada")
		h.tick()
		for range 2 { // the second time changes nothing
			if err := h.Deactivate(ctx, "ada"); err != nil {
				t.Fatal(err)
			}
		}
		if who, err := h.Authenticate(ctx, in.Token, b.now()); who.SignedIn() ||
			fault.KindOf(err) != fault.Deactivated {
			t.Errorf("switched off: %+v, %v", who, err)
		}
		h.tick()
		for range 2 {
			if err := h.Activate(ctx, "ada"); err != nil {
				t.Fatal(err)
			}
		}
		if who, err := h.Authenticate(ctx, in.Token, b.now()); who.SignedIn() || err != nil {
			t.Errorf("the session of before serves again: %+v, %v", who, err)
		}
		h.wrote(a.User, "activated", "deactivated")
		h.signIn(b, "ada")
	})
}
