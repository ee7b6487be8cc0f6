package identity_test

import (
	"context"
	"fmt"
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

const uselessInvitation = "This invitation is no longer valid. It may have expired or been used or revoked. Ask for a new one."

func by(way identity.RegisterWay, domains ...string) func(*identity.Deps) {
	return func(d *identity.Deps) { d.Registration = identity.Registration{Way: way, Domains: domains} }
}

// invited registers somebody with what is in a link.
func (h *harness) invited(username, email, link string) error {
	_, secret, _ := strings.Cut(link, "#invitation=")
	_, err := h.Register(h.newBrowser().ctx(), identity.RegisterRequest{
		Username: username, Email: email,
		Password: password, Invitation: secret,
	})
	return err
}

func (h *harness) invitation(uses int, life time.Duration) string {
	h.t.Helper()
	link, _, err := h.Invite(context.Background(), uses, life)
	if err != nil {
		h.t.Fatal(err)
	}
	return link
}

func TestOnlyWhoIsInvitedRegisters(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits, by(identity.RegisterInvited)), context.Background()
		wants(t, h.invited("ada", address("ada"), ""), fault.Invalid,
			"You need an invitation to register. Ask the person who runs this server for one.")
		wants(t, h.invited("ada", address("ada"), "#invitation=made-up"), fault.Invalid, uselessInvitation)

		link := h.invitation(2, time.Hour)
		if !strings.HasPrefix(link, "https://vitae.example/auth?mode=register#invitation=") || len(link) < 90 {
			t.Error(link)
		}
		for _, name := range []string{"ada", "grace"} {
			if err := h.invited(name, address(name), link); err != nil {
				t.Fatal(err)
			}
		}
		// One who mistyped the name, or lost the code, registers again: the place is theirs.
		if err := h.invited("ada_2", strings.ToUpper(address("ada")), link); err != nil {
			t.Error(err)
		}
		wants(t, h.invited("alan", address("alan"), link), fault.Invalid, uselessInvitation)
		if all, err := h.Invitations(ctx); err != nil || len(all) != 1 || all[0].Used != 2 || all[0].Uses != 2 ||
			all[0].By != 0 {
			t.Errorf("%+v, %v", all, err)
		}

		// What is refused for another reason takes no place.
		link = h.invitation(1, time.Hour)
		if err := h.invited("grace", address("alan"), link); fault.KindOf(err) != fault.Conflict {
			t.Error(err)
		}
		h.clock.Advance(time.Hour - time.Second)
		if err := h.invited("alan", address("alan"), link); err != nil {
			t.Error(err)
		}
		h.clock.Advance(time.Second)
		wants(t, h.invited("alan_2", address("alan"), link), fault.Invalid, uselessInvitation)

		link, v, err := h.Invite(ctx, 5, time.Hour)
		if err != nil || h.EndInvitation(ctx, v.ID) != nil {
			t.Fatal(err)
		}
		wants(t, h.invited("kay", address("kay"), link), fault.Invalid, uselessInvitation)
		wants(t, h.EndInvitation(ctx, "none"), fault.NotFound, "This invitation doesn't exist.")
	})
}

// Who has an invitation learns nothing of accounts by what is left of it.
func TestAnInvitationTellsNothingOfAccounts(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), withoutLimits, by(identity.RegisterInvited))
	if err := h.invited("ada", address("ada"), h.invitation(1, time.Hour)); err != nil {
		t.Fatal(err)
	}
	if err := h.VerifyEmail(context.Background(), h.userOf("ada"),
		h.lastMail(address("ada"), identity.MailCode).Code); err != nil {
		t.Fatal(err)
	}
	link := h.invitation(1, time.Hour)
	if err := h.invited("mallory", address("ada"), link); err != nil {
		t.Fatal(err)
	}
	wants(t, h.invited("mallory_2", address("mallory"), link), fault.Invalid, uselessInvitation)
}

// An invited user who moves to another address leaves no place behind, for themself or anybody else.
func TestAPlaceIsUsedUpByANewAddress(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, by(identity.RegisterInvited)), context.Background()
		link := h.invitation(1, time.Hour)
		if err := h.invited("ada", address("ada"), link); err != nil {
			t.Fatal(err)
		}
		code := h.lastMail(address("ada"), identity.MailCode).Code
		if err := h.VerifyEmail(ctx, h.userOf("ada"), code); err != nil {
			t.Fatal(err)
		}
		_, a := h.signIn(h.newBrowser(), "ada")
		if err := h.ConfirmEmailChange(ctx, a, newAddress, h.emailCode(a, newAddress)); err != nil {
			t.Fatal(err)
		}
		wants(t, h.invited("ada_2", address("ada"), link), fault.Invalid, uselessInvitation)
	})
}

func TestAsManyGetInAtOnceAsThereArePlaces(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db, withoutLimits, by(identity.RegisterInvited))
		link := h.invitation(3, time.Hour)
		var in atomic.Int32
		var all sync.WaitGroup
		for n := range 12 {
			all.Go(func() {
				name := fmt.Sprintf("guest_%d", n)
				if err := h.invited(name, address(name), link); err == nil {
					in.Add(1)
				} else if fault.Public(err) != uselessInvitation {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if v, err := h.Invitations(context.Background()); in.Load() != 3 || err != nil || v[0].Used != 3 {
			t.Errorf("%d got in; %+v, %v", in.Load(), v, err)
		}
	})
}

func TestAddressesOfADomainRegister(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), withoutLimits, by(identity.RegisterDomains, "example.org", "example.com"))
	for n, email := range []string{"ada@example.org", "ada@Example.COM"} {
		if err := h.invited(fmt.Sprintf("ada_%d", n), email, ""); err != nil {
			t.Errorf("%s: %v", email, err)
		}
	}
	for _, email := range []string{
		"ada@sub.example.org", "ada@example.org.evil.example", "ada@notexample.org",
		"ada@mail.example",
	} {
		err := h.invited("mallory", email, "")
		if got := fault.FieldsOf(
			err)["email"]; got != "Without an invitation, you can register only with an email address at example.org or example.com" {
			t.Errorf("%s: %v, %q", email, err, got)
		}
	}
	if err := h.invited("guest", "guest@mail.example", h.invitation(1, time.Hour)); err != nil {
		t.Error(err)
	}
}

func TestBoundsOfInvitations(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t), withoutLimits, by(identity.RegisterInvited)), context.Background()
	for _, c := range []struct {
		uses int
		life time.Duration
	}{{0, time.Hour}, {1001, time.Hour}, {1, 0}, {1, 366 * 24 * time.Hour}} {
		if _, _, err := h.Invite(ctx, c.uses, c.life); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%+v: %v", c, err)
		}
	}
	closed := newHarness(t, storetest.SQLite(t), by(identity.RegisterClosed))
	if _, _, err := closed.Invite(ctx, 1, time.Hour); fault.KindOf(err) != fault.Conflict {
		t.Errorf("closed: %v", err)
	}
}

func TestWhoMayInvite(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t), withoutLimits), context.Background()
	boss, helper := h.staff("boss", identity.RoleAdmin), h.staff("helper", identity.RoleSupport)
	_, v, err := h.InviteAs(ctx, boss, 1, time.Hour)
	if err != nil || v.By != boss.User {
		t.Fatalf("%+v, %v", v, err)
	}
	if _, _, err := h.InviteAs(ctx, helper, 1, time.Hour); fault.KindOf(err) != fault.Forbidden {
		t.Error(err)
	}
	if err := h.EndInvitationAs(ctx, helper, v.ID); fault.KindOf(err) != fault.Forbidden {
		t.Error(err)
	}
	if all, err := h.InvitationsFor(ctx, helper); err != nil || len(all) != 1 {
		t.Errorf("%+v, %v", all, err)
	}
	if err := h.EndInvitationAs(ctx, boss, v.ID); err != nil {
		t.Error(err)
	}
}

// What is left of an address goes with its account, and an invitation goes a while after it is over.
func TestInvitationsAreForgotten(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits, by(identity.RegisterInvited)), context.Background()
		link := h.invitation(2, 24*time.Hour)
		if err := h.invited("ada", address("ada"), link); err != nil {
			t.Fatal(err)
		}
		if err := h.VerifyEmail(ctx, h.userOf("ada"), h.lastMail(address("ada"), identity.MailCode).Code); err != nil {
			t.Fatal(err)
		}
		if err := h.DeleteAccount(ctx, actor.Actor{User: h.userOf("ada")}, password); err != nil {
			t.Fatal(err)
		}
		if err := h.invited("ada", address("ada"), link); err != nil { // takes the second place
			t.Fatal(err)
		}
		wants(t, h.invited("alan", address("alan"), link), fault.Invalid, uselessInvitation)
		h.clock.Advance(30 * 24 * time.Hour)
		if err := h.Purge(ctx); err != nil {
			t.Fatal(err)
		}
		if all, err := h.Invitations(ctx); err != nil || len(all) != 1 {
			t.Errorf("too early: %+v, %v", all, err)
		}
		h.clock.Advance(2 * 24 * time.Hour)
		if err := h.Purge(ctx); err != nil {
			t.Fatal(err)
		}
		if all, err := h.Invitations(ctx); err != nil || len(all) != 0 {
			t.Errorf("too late: %+v, %v", all, err)
		}
	})
}

func TestTheFirstAdministrator(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits, by(identity.RegisterClosed)), context.Background()
		var all sync.WaitGroup
		for range 4 { // replicas start at once
			all.Go(func() {
				if name, err := h.FirstAdmin(ctx, "o@example.org"); err != nil || name != "admin" && name != "" {
					t.Errorf("%q, %v", name, err)
				}
			})
		}
		all.Wait()
		if holders, err := db.Identity().Holders(ctx, identity.RoleAdmin); err != nil || len(holders) != 1 ||
			holders[0].Username != "admin" || holders[0].Email != "o@example.org" {
			t.Fatalf("%+v, %v", holders, err)
		}
		if name, err := h.FirstAdmin(ctx, "other@example.org"); err != nil || name != "" {
			t.Errorf("there is one, and yet: %q, %v", name, err)
		}
		link, code, err := h.OpenReset(ctx, "admin")
		user := h.userOf("admin")
		if err != nil || link != "https://vitae.example/auth?mode=reset&user="+user.String() {
			t.Fatalf("%q, %v", link, err)
		}
		if err := h.ResetPassword(ctx, user, code, password); err != nil {
			t.Error(err)
		}
	})
}

// An account that nobody has proven is not the address's owner's; one that is proven is given the role and keeps its
// name.
func TestTheFirstAdministratorMayBeThereAlready(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t), withoutLimits), context.Background()
	squatter, _ := h.register("mallory")
	name, err := h.FirstAdmin(ctx, address("mallory"))
	if err != nil || name == "" || h.userOf(name) == squatter {
		t.Errorf("%q, %v", name, err)
	}
	other := newHarness(t, storetest.SQLite(t), withoutLimits)
	other.verified("ada")
	if name, err := other.FirstAdmin(ctx, address("ada")); err != nil || name != "ada" {
		t.Errorf("%q, %v", name, err)
	}
	taken := newHarness(t, storetest.SQLite(t), withoutLimits)
	taken.verified("grace")
	if name, err := taken.FirstAdmin(ctx, "grace@elsewhere.example"); err != nil || name != "grace_2" {
		t.Errorf("%q, %v", name, err)
	}
}

func TestATestMailSaysWhetherMailArrives(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	if err := h.TestMail(context.Background(), "ops@example.org"); err != nil {
		t.Fatal(err)
	}
	if m := h.lastMail("ops@example.org", identity.MailTest); m.Code != "" {
		t.Errorf("%+v", m)
	}
}
