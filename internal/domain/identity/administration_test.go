package identity_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// staff makes a signed-in account with a role that not everybody has.
func (h *harness) staff(username, role string) actor.Actor {
	h.t.Helper()
	h.verified(username)
	if err := h.GrantRole(context.Background(), username, role); err != nil {
		h.t.Fatal(err)
	}
	_, a := h.signIn(h.newBrowser(), username)
	return a
}

// Each operation, as somebody asks for it about an account and a message.
func operations(h *harness, user id.User, message id.ContactMessage) (reads,
	changes map[string]func(a actor.Actor) error,
) {
	ctx := context.Background()
	reads = map[string]func(a actor.Actor) error{
		"Users":      func(a actor.Actor) error { _, _, err := h.Users(ctx, a, identity.UserSearch{}, 0); return err },
		"Overview":   func(a actor.Actor) error { _, err := h.Overview(ctx, a, user); return err },
		"UserEvents": func(a actor.Actor) error { _, _, err := h.UserEvents(ctx, a, user, "", 0); return err },
		"Inbox":      func(a actor.Actor) error { _, err := h.Inbox(ctx, a, identity.InboxSearch{}, 0); return err },
		"MailQueue":  func(a actor.Actor) error { _, err := h.MailQueue(ctx, a, false, "", 0); return err },
		"Health":     func(a actor.Actor) error { _, err := h.Health(ctx, a); return err },
	}
	changes = map[string]func(a actor.Actor) error{
		"SetUserActive":  func(a actor.Actor) error { return h.SetUserActive(ctx, a, user, false) },
		"GrantUserRole":  func(a actor.Actor) error { return h.GrantUserRole(ctx, a, user, "support") },
		"RevokeUserRole": func(a actor.Actor) error { return h.RevokeUserRole(ctx, a, user, "admin") },
		"AnswerMessage":  func(a actor.Actor) error { return h.AnswerMessage(ctx, a, message, "Answered by mail") },
		"ReopenMessage":  func(a actor.Actor) error { return h.ReopenMessage(ctx, a, message) },
		"RetryMail":      func(a actor.Actor) error { _, err := h.RetryMail(ctx, a); return err },
	}
	return reads, changes
}

func healthy(d *identity.Deps) {
	d.Health = func(context.Context) (identity.Health, error) { return identity.Health{Version: "1"}, nil }
}

func TestOnlyThoseWhoMayAdminister(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, healthy), context.Background()
		_, ada := h.fill("ada")
		sent, err := h.Contacts(ctx, ada.User)
		if err != nil || len(sent) != 1 {
			t.Fatal(err)
		}
		_, _, bob := h.signedUp("bob")
		helper := h.staff("helper", identity.RoleSupport)
		log := func() string { return strings.Join(h.kindsOfEvents(ada.User), ",") }
		for _, user := range []id.User{ada.User, ada.User + 1} {
			reads, changes := operations(h, user, sent[0].ID)
			before := log()
			for _, ask := range reads {
				h.tick()
				wants(t, ask(actor.Actor{}), fault.Unauthorized, "You're not signed in.")
				wants(t, ask(bob), fault.Forbidden, "You don't have permission to view other users.")
				h.wrote(bob.User, "refused users:read")
			}
			for _, ask := range changes {
				h.tick()
				wants(t, ask(actor.Actor{}), fault.Unauthorized, "You're not signed in.")
				for _, who := range []actor.Actor{bob, helper} {
					wants(t, ask(who), fault.Forbidden, "Only administrators can do this.")
					h.wrote(who.User, "refused users:manage")
				}
			}
			if after := log(); after != before {
				t.Errorf("ada's log went from %s to %s", before, after)
			}
		}
		if info, err := h.UserInfo(ctx, ada, ada.User); err != nil || !info.Active ||
			!slices.Equal(info.Roles, []string{"user"}) {
			t.Errorf("%+v, %v", info, err)
		}
		reads, _ := operations(h, ada.User, sent[0].ID)
		for name, ask := range reads {
			if err := ask(helper); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}

func TestALookIsWrittenDownOnceAnHour(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t)), context.Background()
	ada := h.verified("ada")
	helper, other := h.staff("helper", identity.RoleSupport), h.staff("other", identity.RoleSupport)
	looks := func() (by []id.User) {
		t.Helper()
		h.tick()
		events, _, err := h.Events(ctx, ada, "", 100)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if e.Kind == identity.EventLooked {
				by = append(by, e.By.ID)
			}
		}
		return by
	}
	look := func(a actor.Actor) {
		t.Helper()
		h.tick()
		if _, err := h.Overview(ctx, a, ada); err != nil {
			t.Fatal(err)
		}
		if _, _, err := h.UserEvents(ctx, a, ada, "", 0); err != nil {
			t.Fatal(err)
		}
	}
	look(helper)
	look(helper)
	if got := looks(); !slices.Equal(got, []id.User{helper.User}) {
		t.Errorf("after two looks: %v", got)
	}
	look(other)
	h.clock.Advance(time.Hour)
	look(other)
	if got := looks(); !slices.Equal(got, []id.User{other.User, other.User, helper.User}) {
		t.Errorf("after looks of two people over an hour: %v", got)
	}
	h.tick()
	if log := string(h.export(ada)["audit.json"]); !strings.Contains(log, `"by": "house"`) ||
		strings.Contains(log, "admin") {
		t.Errorf("support looked, and the export says %s", log)
	}
	if _, err := h.Overview(ctx, helper, helper.User); err != nil {
		t.Fatal(err)
	}
	if got := h.kindsOfEvents(helper.User); slices.Contains(got, "looked") {
		t.Errorf("their own page: %v", got)
	}
}

func TestALetterToSupportIsNoneToWhoWrote(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		_, _, ada := h.signedUp("ada")
		h.mails("") // works the queue off
		if _, err := h.SendContact(ctx, ada, identity.ContactRequest{
			Topic:   identity.TopicOther,
			Message: aMessage,
		}); err != nil {
			t.Fatal(err)
		}
		if o, err := h.Overview(ctx, boss, ada.User); err != nil || o.Holdings != (identity.Holdings{Messages: 1}) {
			t.Errorf("%+v, %v", o.Holdings, err)
		}
	})
}

func TestAdministratorsChangeAccounts(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		b, in, ada := h.signedUp("ada")
		nobody := ada.User + 1
		for name, c := range map[string]struct {
			err     error
			kind    fault.Kind
			message string
		}{
			"nobody switched off": {
				h.SetUserActive(ctx, boss, nobody, false), fault.NotFound,
				"This user doesn't exist.",
			},
			"a role for nobody": {
				h.GrantUserRole(ctx, boss, nobody, "admin"), fault.NotFound,
				"This user doesn't exist.",
			},
			"a role that is none": {
				h.GrantUserRole(ctx, boss, ada.User, "king"), fault.Invalid,
				`Unknown role "king". The roles are user, support, admin.`,
			},
			"the role that all have": {
				h.RevokeUserRole(ctx, boss, ada.User, "user"), fault.Invalid,
				"The user role can't be removed, because every account has it. Deactivate the account instead.",
			},
			"taken from one without": {
				h.RevokeUserRole(ctx, boss, ada.User, "support"), fault.NotFound,
				"ada does not have the support role.",
			},
		} {
			if fault.KindOf(c.err) != c.kind || fault.Public(c.err) != c.message {
				t.Errorf("%s: %v", name, c.err)
			}
		}
		did := func(err error, want string) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
			h.tick()
			h.wrote(ada.User, want)
			events, _, err := h.Events(ctx, ada.User, "", 1)
			if err != nil || events[0].By != (identity.AccountName{ID: boss.User, Username: "boss"}) {
				t.Errorf("%s: by %+v, %v", want, events[0].By, err)
			}
		}
		h.tick()
		did(h.SetUserActive(ctx, boss, ada.User, false), "deactivated")
		if who, err := h.Authenticate(ctx, in.Token, b.now()); who.SignedIn() ||
			fault.KindOf(err) != fault.Deactivated {
			t.Errorf("%+v, %v", who, err)
		}
		did(h.SetUserActive(ctx, boss, ada.User, true), "activated")
		did(h.GrantUserRole(ctx, boss, ada.User, "support"), "role_granted support")
		_, ada = h.signIn(b, "ada")
		if !ada.Can("users:read") || ada.Can("users:manage") {
			t.Errorf("%+v", ada)
		}
		h.tick()
		did(h.RevokeUserRole(ctx, boss, ada.User, "support"), "role_revoked support")
		if o, err := h.Overview(ctx, boss, ada.User); err != nil || o.Sessions != 0 || o.Username != "ada" {
			t.Errorf("%+v, %v", o, err)
		}
	})
}

func TestTheLastAdministratorStays(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		// Neither of these could do it.
		off := h.staff("off", identity.RoleAdmin)
		if err := h.SetUserActive(ctx, boss, off.User, false); err != nil {
			t.Fatal(err)
		}
		h.staff("helper", identity.RoleSupport)
		const soleAdmin = "You're the only administrator. Grant someone else the admin role first."
		wants(t, h.SetUserActive(ctx, boss, boss.User, false), fault.Conflict, soleAdmin)
		wants(t, h.RevokeUserRole(ctx, boss, boss.User, "admin"), fault.Conflict, soleAdmin)
		if o, err := h.Overview(ctx, boss, boss.User); err != nil || !o.Active || !slices.Contains(o.Roles, "admin") ||
			o.Sessions != 1 {
			t.Errorf("%+v, %v", o, err)
		}
		// Who is no administrator any more may do nothing, though their request began as one's.
		wants(t, h.SetUserActive(ctx, off, boss.User, false), fault.Forbidden, "You're no longer an administrator.")

		// Of many who leave at once, one stays.
		all := []actor.Actor{boss}
		for _, name := range []string{"boss1", "boss2", "boss3", "boss4", "boss5"} {
			all = append(all, h.staff(name, identity.RoleAdmin))
		}
		var wg sync.WaitGroup
		for i, a := range all {
			wg.Go(func() {
				next := all[(i+1)%len(all)]
				_ = h.RevokeUserRole(ctx, a, a.User, "admin")
				_ = h.SetUserActive(ctx, a, next.User, false)
			})
		}
		wg.Wait()
		if left, err := db.Identity().Holders(ctx, identity.RoleAdmin); err != nil || len(left) == 0 {
			t.Errorf("nobody is left: %v", err)
		}
	})
}

func TestUsersAreSearched(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		for _, name := range []string{"ada_1", "adax1", "bob"} {
			h.verified(name)
		}
		h.register("unproven")
		if err := h.Deactivate(ctx, "bob"); err != nil {
			t.Fatal(err)
		}
		if err := db.Identity().SetNames(ctx, h.userOf("bob"), "Robert", "O'Neil <b>%"); err != nil {
			t.Fatal(err)
		}
		list := func(find identity.UserSearch) (names []string) {
			t.Helper()
			for {
				users, next, err := h.Users(ctx, boss, find, 2)
				if err != nil || len(users) > 2 {
					t.Fatalf("%d, %v", len(users), err)
				}
				for _, u := range users {
					names = append(names, u.Username)
				}
				if next == "" {
					return names
				}
				find.After = next
			}
		}
		for _, c := range []struct {
			find identity.UserSearch
			want []string
		}{
			{identity.UserSearch{}, []string{"ada_1", "adax1", "bob", "boss", "unproven"}},
			// the first name of all but bob
			{identity.UserSearch{Words: " ADA "}, []string{"ada_1", "adax1", "boss", "unproven"}},
			{identity.UserSearch{Words: "a_1"}, []string{"ada_1"}},
			{identity.UserSearch{Words: "%"}, []string{"bob"}},
			{identity.UserSearch{Words: "!"}, nil},
			{identity.UserSearch{Words: "robert o'n"}, []string{"bob"}},
			{identity.UserSearch{Words: "BOB@MAIL.example"}, []string{"bob"}},
			{identity.UserSearch{Words: "nobody\x00"}, nil},
			{identity.UserSearch{Filter: identity.StaffUsers}, []string{"boss"}},
			{identity.UserSearch{Filter: identity.DeactivatedUsers}, []string{"bob"}},
			{identity.UserSearch{Filter: identity.UnverifiedUsers}, []string{"unproven"}},
			{identity.UserSearch{Filter: identity.StaffUsers, Words: "bob"}, nil},
		} {
			got := list(c.find)
			if !slices.Equal(got, c.want) {
				t.Errorf("%+v: %v", c.find, got)
			}
		}
		for _, find := range []identity.UserSearch{
			{Words: strings.Repeat("a", 201)},
			{After: strings.Repeat("a", 201)},
		} {
			if _, _, err := h.Users(ctx, boss, find, 0); fault.KindOf(err) != fault.Invalid {
				t.Errorf("%v", err)
			}
		}
		users, _, err := h.Users(ctx, boss, identity.UserSearch{Filter: identity.StaffUsers}, 0)
		if err != nil || !slices.Equal(users[0].Roles, []string{"admin", "user"}) ||
			!slices.Contains(users[0].Permissions, "users:manage") {
			t.Errorf("%+v, %v", users, err)
		}
	})
}

// userOf finds an account's number by its name.
func (h *harness) userOf(username string) id.User {
	h.t.Helper()
	a, err := h.db.Identity().AccountByUsername(context.Background(), username)
	if err != nil {
		h.t.Fatal(err)
	}
	return a.ID
}
