package identity_test

import (
	"context"
	"crypto/sha256"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/domain/identity"
)

// What throws an intruder out also forgets their browser: it is no longer one that the owner has used before. Only the
// browser that the owner asks from remains known.
func TestABrowserThatIsThrownOutIsForgotten(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		v := &vouching{}
		h := newHarness(t, db, withProvider(v), withoutLimits)
		for name, c := range map[string]struct {
			do      func(ctx context.Context, a actor.Actor, name string) error
			unasked bool // the owner has not asked for it
		}{
			"not_me": {do: func(ctx context.Context, a actor.Actor, name string) error {
				return h.notMe(ctx, a.User, h.lastMail(address(name), identity.MailNewDevice).NotMe)
			}},
			"reset": {do: func(ctx context.Context, a actor.Actor, name string) error {
				if err := h.RequestPasswordReset(ctx, address(name)); err != nil {
					return err
				}
				code := h.lastMail(address(name), identity.MailPasswordReset).Code
				return h.ResetPassword(ctx, a.User, code, newPassword)
			}},
			"changed": {do: func(ctx context.Context, a actor.Actor, _ string) error {
				return h.ChangePassword(ctx, a, password, newPassword)
			}},
			"disconnected": {do: func(ctx context.Context, a actor.Actor, _ string) error {
				return h.UnlinkProvider(ctx, a, "https://id.example", password)
			}},
			"by_operator": {unasked: true, do: func(_ context.Context, _ actor.Actor, name string) error {
				return h.UnlinkProvidersOf(context.Background(), name)
			}},
		} {
			own, _, a := h.signedUp(name)
			v.claims = vouched(name)
			thief, token := h.link(a, v)
			bystander, _, b := h.signedUp("other_" + name)
			if err := c.do(own.ctx(), a, name); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			h.stays(name+": the intruder", false, thief, token)
			h.knows(name+": the intruder's browser", false, a, thief)
			h.knows(name+": the caller's browser", !c.unasked, a, own)
			h.knows(name+": somebody else's browser", true, b, bystander)
		}
	})
}

// knows fails unless a browser is one that the user was signed in with before, or is not, as wanted.
func (h *harness) knows(what string, want bool, a actor.Actor, b *browser) {
	h.t.Helper()
	hash := sha256.Sum256([]byte(b.now().Device))
	if known, err := h.db.Identity().KnownDevice(context.Background(), a.User, hash[:]); known != want || err != nil {
		h.t.Errorf("%s: known is %v, %v", what, known, err)
	}
}
