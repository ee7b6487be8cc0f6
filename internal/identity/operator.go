package identity

import (
	"context"
	"fmt"

	"vitae/internal/fault"
)

// NewCode gives a user's newest open code a fresh value and a whole life, for an operator whose mail does not go out. The
// code that was mailed no longer serves.
func (s *Service) NewCode(ctx context.Context, username string) (Purpose, string, error) {
	const op = "identity.NewCode"
	code, err := s.sixDigits()
	if err != nil {
		return "", "", within(op, err)
	}
	var c Challenge
	err = s.operate(ctx, op, username, func(tx Store, u User) (err error) {
		if err := tx.LockUser(ctx, u.ID); err != nil {
			return err
		}
		if c, err = s.newestCode(ctx, tx, u); err != nil {
			return err
		}
		return tx.RecodeChallenge(ctx, c.ID, s.codeHash(c, code), s.d.Clock.Now().Add(c.Purpose.life()))
	})
	if err != nil {
		return "", "", err
	}
	return c.Purpose.public(), code, nil
}

// newestCode finds the open code of any purpose that was made last.
func (s *Service) newestCode(ctx context.Context, tx Store, u User) (newest Challenge, err error) {
	for _, p := range []Purpose{ProveEmail, Login, KnownLogin, ResetPassword} {
		c, err := tx.OpenChallenge(ctx, u.ID, p, s.d.Clock.Now())
		if err != nil && !missing(err) {
			return Challenge{}, err
		}
		if err == nil && !c.CreatedAt.Before(newest.CreatedAt) {
			newest = c
		}
	}
	if newest.ID == "" {
		return Challenge{}, fault.New("identity.NewCode", fault.NotFound, fmt.Sprintf("There is no open code for %s.", u.Username))
	}
	return newest, nil
}

// RotateKeys makes a new key that signs tokens from now on. Those of the key before it still hold, older ones do not;
// other processes follow within a minute.
func (s *Service) RotateKeys(ctx context.Context) error {
	return within("identity.RotateKeys", s.tokens.rotate(ctx))
}
