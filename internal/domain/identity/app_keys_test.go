package identity_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

const wrongKey = "This app key doesn't work. Create a new one in Settings."

// appKey makes a key that is named “Laptop” and returns its text.
func (h *harness) appKey(a actor.Actor) string {
	h.t.Helper()
	secret, _, err := h.CreateAppKey(context.Background(), a, "Laptop")
	if err != nil {
		h.t.Fatal(err)
	}
	return secret
}

func TestAnAppKeyNamesItsOwnerUntilItIsRevoked(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, ada := h.signedUp("ada")
		_, _, bob := h.signedUp("bob")
		secret, k, err := h.CreateAppKey(ctx, ada, "  Work\nlaptop ")
		if err != nil {
			t.Fatal(err)
		}
		if k.Name != "Work laptop" || !strings.HasPrefix(secret, identity.AppKeyPrefix) {
			t.Errorf("key %q is named %q", secret, k.Name)
		}
		h.clock.Advance(time.Hour)
		if owner, err := h.AppKeyOwner(ctx, secret); err != nil || owner != ada.User {
			t.Fatalf("owner %v: %v", owner, err)
		}
		all, err := h.AppKeys(ctx, ada.User)
		if err != nil || len(all) != 1 || !all[0].LastUsedAt.Equal(h.clock.Now()) {
			t.Errorf("keys %+v: %v", all, err)
		}
		for _, forged := range []string{
			"", "vitae_", secret[:len(secret)-1], secret + "A", strings.ToUpper(secret), string(k.ID),
			secret[:len(secret)-2] + "AA", " " + secret,
		} {
			_, err := h.AppKeyOwner(ctx, forged)
			wants(t, err, fault.Unauthorized, wrongKey)
		}
		wants(t, h.RevokeAppKey(ctx, bob, k.ID), fault.NotFound, "This app key doesn't exist.")
		wants(t, h.RevokeAppKey(ctx, ada, "x"), fault.NotFound, "This app key doesn't exist.")
		if err := h.RevokeAppKey(ctx, ada, k.ID); err != nil {
			t.Fatal(err)
		}
		_, err = h.AppKeyOwner(ctx, secret)
		wants(t, err, fault.Unauthorized, wrongKey)
		wants(t, h.RevokeAppKey(ctx, ada, k.ID), fault.NotFound, "This app key doesn't exist.")
	})
}

func TestAnAccountHasTenAppKeys(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, ada := h.signedUp("ada")
		for _, name := range []string{"", " \n", strings.Repeat("é", 61)} {
			_, _, err := h.CreateAppKey(ctx, ada, name)
			wants(t, err, fault.Invalid, "Enter a name of at most 60 characters.")
		}
		errs := make(chan error)
		for range 12 {
			go func() {
				_, _, err := h.CreateAppKey(ctx, ada, strings.Repeat("é", 60))
				errs <- err
			}()
		}
		made := 0
		for range 12 {
			if err := <-errs; err == nil {
				made++
			} else {
				wants(t, err, fault.Conflict, "You've reached the limit of 10 app keys. Revoke one to create another.")
			}
		}
		if made != 10 {
			t.Errorf("%d keys", made)
		}
	})
}

// What ends every session because somebody else may have the account ends every key too.
func TestAppKeysEndWithSessions(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]func(h *harness, ctx context.Context, a actor.Actor) error{
		"deactivated": func(h *harness, ctx context.Context, _ actor.Actor) error { return h.Deactivate(ctx, "ada") },
		"reactivated": func(h *harness, ctx context.Context, _ actor.Actor) error {
			return errors.Join(h.Deactivate(ctx, "ada"), h.Activate(ctx, "ada"))
		},
		"role granted": func(h *harness, ctx context.Context, _ actor.Actor) error {
			return h.GrantRole(ctx, "ada", "support")
		},
		"email address changed": func(h *harness, ctx context.Context, a actor.Actor) error {
			return h.ConfirmEmailChange(ctx, a, newAddress, h.emailCode(a, newAddress))
		},
		"password changed": func(h *harness, ctx context.Context, a actor.Actor) error {
			return h.ChangePassword(ctx, a, password, newPassword)
		},
		"account deleted": func(h *harness, _ context.Context, a actor.Actor) error {
			return h.DeleteAccount(h.newBrowser().ctx(), a, password)
		},
		"password reset": func(h *harness, ctx context.Context, a actor.Actor) error {
			if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
				return err
			}
			code := h.lastMail(address("ada"), identity.MailPasswordReset).Code
			return h.ResetPassword(ctx, a.User, code, "Eight-Herons-8")
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
				h, ctx := newHarness(t, db), context.Background()
				_, _, ada := h.signedUp("ada")
				secret := h.appKey(ada)
				h.clock.Advance(2 * time.Minute)
				if err := end(h, ctx, ada); err != nil {
					t.Fatal(err)
				}
				_, err := h.AppKeyOwner(ctx, secret)
				wants(t, err, fault.Unauthorized, wrongKey)
			})
		})
	}
}

// The owner hears of a new key, and the letter's “This wasn't me” revokes it.
func TestANewAppKeyIsReported(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, ada := h.signedUp("ada")
		secret := h.appKey(ada)
		notices, err := h.db.Identity().Notifications(ctx, ada.User, "", 10)
		if err != nil || !slices.ContainsFunc(notices, func(n identity.Notification) bool {
			return n.Kind == notice.SignInChanged && strings.Contains(n.Body, "“Laptop”")
		}) {
			t.Errorf("%+v: %v", notices, err)
		}
		m := h.lastMail(address("ada"), identity.MailAppKey)
		if err := h.notMe(ctx, ada.User, m.NotMe); err != nil {
			t.Fatal(err)
		}
		_, err = h.AppKeyOwner(ctx, secret)
		wants(t, err, fault.Unauthorized, wrongKey)
	})
}

// A request that was let in before its session ended makes no key after that: the key would outlive what ended it.
func TestAnEndedSessionMakesNoAppKey(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, ada := h.signedUp("ada")
		if err := h.RevokeSession(ctx, ada, ada.Session); err != nil {
			t.Fatal(err)
		}
		_, _, err := h.CreateAppKey(ctx, ada, "Laptop")
		wants(t, err, fault.Unauthorized, "You're not signed in.")
		if all, err := h.AppKeys(ctx, ada.User); err != nil || len(all) != 0 {
			t.Errorf("%+v: %v", all, err)
		}
	})
}
