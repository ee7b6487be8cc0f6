package identity

import (
	"context"
	"slices"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// Sessions lists the browsers in which the owner is signed in now, the one used last first.
func (s *Service) Sessions(ctx context.Context, owner id.User) ([]Session, error) {
	all, err := s.d.Store.UserSessions(ctx, owner)
	if err != nil {
		return nil, within("identity.Sessions", err)
	}
	now := s.d.Clock.Now()
	return slices.DeleteFunc(all, func(one Session) bool { return one.over(now) }), nil
}

// RevokeSession ends one of the caller's sessions at once. One that is not theirs is not there.
func (s *Service) RevokeSession(ctx context.Context, a actor.Actor, one id.Session) error {
	const op = "identity.RevokeSession"
	unknown := fault.New(op, fault.NotFound, "This session doesn't exist.")
	if !id.WellFormed(one) {
		return unknown
	}
	err := s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.EndSession(ctx, a.User, one); err != nil {
			return err
		}
		return s.event(ctx, tx, a.User, EventSessionEnded, "one")
	})
	if missing(err) {
		return unknown
	}
	return within(op, err)
}

// RevokeOtherSessions ends all of the caller's sessions but the one they ask from.
func (s *Service) RevokeOtherSessions(ctx context.Context, a actor.Actor) error {
	const op = "identity.RevokeOtherSessions"
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		n, err := tx.EndSessions(ctx, a.User, a.Session)
		if err != nil || n == 0 {
			return err
		}
		return s.event(ctx, tx, a.User, EventSessionEnded, "others")
	}))
}

// throwOut ends a user's app keys and all sessions but one ("" for none), since somebody else may have begun them.
// Their browsers are forgotten too: only those that the owner has used before get past limits and are no news. The
// browser that asks remains known if it was: it brought the password or a letter, and whoever guesses codes at that
// moment must not keep the owner out of it.
func (s *Service) throwOut(ctx context.Context, tx Store, user id.User, stays id.Session) error {
	if _, err := tx.EndSessions(ctx, user, stays); err != nil {
		return err
	}
	if err := tx.DeleteAppKeys(ctx, user); err != nil {
		return err
	}
	var own []byte
	if b := actor.BrowserFrom(ctx); b.Device != "" {
		own = digest(b.Device)
	}
	return tx.DeleteDevices(ctx, user, own)
}
