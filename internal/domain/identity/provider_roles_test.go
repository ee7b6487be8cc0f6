package identity_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

const workIssuer = "https://id.example"

// staffed is a provider whose group "staff" is made of administrators, and what it says of a user.
func staffed(username string, groups ...string) *vouching {
	v := &vouching{claims: vouched(username), adminGroup: "staff"}
	v.claims.Groups = groups
	return v
}

// as signs in with the provider in a new browser as a user of some groups.
func (h *harness) as(v *vouching, username string, groups ...string) (*browser, actor.Actor) {
	h.t.Helper()
	v.claims = vouched(username)
	v.claims.Groups = groups
	b := h.newBrowser()
	in, err := h.with(b, v)
	h.tick()
	return b, h.entered(b, in, err)
}

// isAdmin fails unless a user is an administrator as wanted, because of the provider or not.
func (h *harness) isAdmin(what string, a actor.Actor, want bool, issuer string) {
	h.t.Helper()
	roles, err := h.db.Identity().Roles(context.Background(), a.User)
	if err != nil || slices.Contains(roles, identity.RoleAdmin) != want {
		h.t.Errorf("%s: roles %v %v", what, roles, err)
	}
	if !want {
		return
	}
	if from, err := h.db.Identity().RoleIssuer(context.Background(), a.User, identity.RoleAdmin); err != nil ||
		from != issuer {
		h.t.Errorf("%s: the role is from %q, %v", what, from, err)
	}
}

func TestARoleFollowsTheGroups(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := staffed("ada")
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		_, a := h.as(v, "ada", "Staff", "staff2", "")
		h.isAdmin("in other groups", a, false, "")

		old, _ := h.as(v, "ada")
		key := h.appKey(a)
		b, a := h.as(v, "ada", "a", "staff")
		h.isAdmin("in the group", a, true, workIssuer)
		if !a.Can(identity.UsersManage) {
			t.Errorf("the session has no rights: %+v", a)
		}
		h.wroteOnce(a, "role_granted admin work")
		if n := sessionsOf(h, a); n != 1 {
			t.Errorf("%d sessions after a role was given", n)
		}
		if _, err := h.AppKeyOwner(ctx, key); err != nil {
			t.Errorf("the app key: %v", err)
		}
		if old.now().Session == b.now().Session {
			t.Error("one session for both browsers")
		}
		if o, err := h.Overview(ctx, boss, a.User); err != nil || o.AdminFrom != "Work" {
			t.Errorf("%+v %v", o, err)
		}

		h.as(v, "ada", "staff")
		h.wroteOnce(a, "role_granted admin work")
		second, in := h.as(v, "ada", "staff")
		h.as(v, "ada", "b") // no longer, in a third browser
		h.isAdmin("out of the group", a, false, "")
		h.wroteOnce(a, "role_revoked admin work")
		if err := h.SetUserActive(ctx, in, boss.User, false); err == nil {
			t.Error("an old session still has the right")
		}
		if second.now().Session == "" || sessionsOf(h, a) != 1 {
			t.Errorf("%d sessions", sessionsOf(h, a))
		}
		if o, err := h.Overview(ctx, boss, a.User); err != nil || o.AdminFrom != "" {
			t.Errorf("%+v %v", o, err)
		}
		if n := count(h.kinds(address("ada")), identity.MailRolesChanged); n != 2 {
			t.Errorf("%d letters", n)
		}
		if m := h.lastMail(address("ada"), identity.MailRolesChanged); m.Provider != "Work" ||
			m.Notices[0].Title != "You no longer have the admin role" {
			t.Errorf("%+v", m)
		}
		bell, err := h.Notifications(ctx, a.User, "", 50)
		if err != nil || !slices.ContainsFunc(bell.Items, func(n identity.Notification) bool {
			return n.Kind == notice.RolesChanged && strings.Contains(n.Body, "your groups at Work")
		}) {
			t.Errorf("%+v %v", bell, err)
		}
	})
}

func sessionsOf(h *harness, a actor.Actor) int {
	h.t.Helper()
	all, err := h.Sessions(context.Background(), a.User)
	if err != nil {
		h.t.Fatal(err)
	}
	return len(all)
}

// wroteOnce fails unless one event of an account says this.
func (h *harness) wroteOnce(a actor.Actor, want string) {
	h.t.Helper()
	events, _, err := h.Events(context.Background(), a.User, "", 100)
	n := 0
	for _, e := range events {
		if string(e.Kind)+" "+e.Detail == want {
			n++
		}
	}
	if err != nil || n != 1 {
		h.t.Errorf("%d times %q, %v", n, want, err)
	}
}

// A role that somebody here granted is theirs to take, whatever the groups say.
func TestARoleThatWasGrantedHereStays(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := staffed("ada")
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		h.staff("boss", identity.RoleAdmin)
		_, ada := h.as(v, "ada")
		if err := h.GrantRole(ctx, "ada", identity.RoleAdmin); err != nil {
			t.Fatal(err)
		}
		h.as(v, "ada", "staff")
		h.isAdmin("granted before", ada, true, "")
		h.as(v, "ada")
		h.isAdmin("granted before, out of the group", ada, true, "")

		b, bob := h.as(v, "bob", "staff")
		h.isAdmin("from the provider", bob, true, workIssuer)
		if err := h.GrantRole(ctx, "bob", identity.RoleAdmin); err != nil {
			t.Fatal(err)
		}
		h.isAdmin("granted again here", bob, true, "")
		if b.now().Session == "" || sessionsOf(h, bob) != 1 {
			t.Error("a session ended though no right changed")
		}
		h.as(v, "bob")
		h.isAdmin("granted again here, out of the group", bob, true, "")

		_, eve := h.as(v, "eve", "staff")
		if err := h.GrantRole(ctx, "eve", identity.RoleSupport); err != nil {
			t.Fatal(err)
		}
		h.as(v, "eve")
		if roles, err := db.Identity().Roles(ctx, eve.User); err != nil ||
			!slices.Equal(roles, []string{"support", "user"}) {
			t.Errorf("%v %v", roles, err)
		}

		// Another provider says nothing of this role, and no provider does without the setting.
		_, dan := h.as(v, "dan", "staff")
		if err := db.Identity().SetRoleIssuer(ctx, dan.User, identity.RoleAdmin, "https://other.example"); err != nil {
			t.Fatal(err)
		}
		h.as(v, "dan")
		h.isAdmin("from another provider", dan, true, "https://other.example")
		if err := db.Identity().SetRoleIssuer(ctx, dan.User, identity.RoleAdmin, workIssuer); err != nil {
			t.Fatal(err)
		}
		v.adminGroup = ""
		h.as(v, "dan")
		h.isAdmin("without the setting", dan, true, workIssuer)
		_, fay := h.as(v, "fay", "staff", "")
		h.isAdmin("in the group without the setting", fay, false, "")
	})
}

func TestTheFirstAdministratorBySettingStays(t *testing.T) {
	t.Parallel()
	v := staffed("ada")
	h, ctx := newHarness(t, storetest.SQLite(t), withProvider(v), withoutLimits), context.Background()
	_, ada := h.as(v, "ada")
	if _, err := h.FirstAdmin(ctx, address("ada")); err != nil {
		t.Fatal(err)
	}
	h.staff("boss", identity.RoleAdmin)
	h.as(v, "ada", "staff")
	h.as(v, "ada")
	h.isAdmin("by the setting", ada, true, "")
}

func TestGroupsNeverTakeTheLastAdministrator(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := staffed("ada")
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		_, ada := h.as(v, "ada", "staff")
		b, in := h.as(v, "ada")
		h.isAdmin("the only one", ada, true, workIssuer)
		if !in.Can(identity.UsersManage) || b.now().Session == "" {
			t.Errorf("%+v", in)
		}
		off := h.staff("off", identity.RoleAdmin)
		if err := h.SetUserActive(ctx, in, off.User, false); err != nil {
			t.Fatal(err)
		}
		h.as(v, "ada")
		h.isAdmin("beside one who is deactivated", ada, true, workIssuer)
		if err := h.UnlinkProvidersOf(ctx, "ada"); err != nil {
			t.Fatal(err)
		}
		h.isAdmin("disconnected", ada, true, "")
	})
}

// Of many who leave the group at once, one stays.
func TestOfManyWhoLeaveTheGroupOneStays(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := staffed("ada")
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		names := []string{"ada", "bob", "cat", "dan", "eve", "fay"}
		for _, name := range names {
			h.as(v, name, "staff")
		}
		var all sync.WaitGroup
		for _, name := range names {
			one := staffed(name)
			deps := h.deps
			deps.Providers = one
			leaves, err := identity.New(deps)
			if err != nil {
				t.Fatal(err)
			}
			b := h.newBrowser()
			if _, err := leaves.StartProvider(b.ctx(), "work"); err != nil {
				t.Fatal(err)
			}
			ctx := b.ctx()
			all.Go(func() {
				if _, err := leaves.FinishProvider(ctx,
					identity.ProviderAnswer{Provider: "work", Code: "c", State: one.flow.State}); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if left, err := db.Identity().Holders(ctx, identity.RoleAdmin); err != nil || len(left) != 1 {
			t.Errorf("%d are left, %v", len(left), err)
		}
	})
}

// A role ends with the connection that it came by.
func TestADisconnectedProviderTakesItsRole(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := staffed("ada")
		h, ctx := newHarness(t, db, withProvider(v), withoutLimits), context.Background()
		h.staff("boss", identity.RoleAdmin)
		leave := map[string]func(b *browser, a actor.Actor) error{
			"ada": func(_ *browser, a actor.Actor) error {
				return h.UnlinkProvider(ctx, a, workIssuer, password)
			},
			"bob": func(*browser, actor.Actor) error { return h.UnlinkProvidersOf(ctx, "bob") },
			"eve": func(_ *browser, a actor.Actor) error {
				return h.notMe(ctx, a.User, h.lastMail(address("eve"), identity.MailNewDevice).NotMe)
			},
		}
		for name, leaves := range leave {
			b, _, a := h.signedUp(name)
			v.claims = vouched(name)
			v.claims.Groups = []string{"staff"}
			h.link(a, v)
			h.isAdmin(name, a, true, workIssuer)
			in, a := h.signIn(b, name)
			if err := leaves(b, a); err != nil {
				t.Fatal(err)
			}
			h.isAdmin(name+" without the provider", a, false, "")
			h.wroteOnce(a, "role_revoked admin work")
			if m := h.lastMail(address(name), identity.MailRolesChanged); m.Factor != identity.FactorUnlinked ||
				m.Provider != "Work" {
				t.Errorf("%s: %+v", name, m)
			}
			if who, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || who.Can(identity.UsersRead) ||
				who.SignedIn() != (name == "ada") {
				t.Errorf("%s: %+v %v", name, who, err)
			}
		}
	})
}
