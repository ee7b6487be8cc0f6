package identity

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

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

// CreateAccount makes an account for somebody, whose address is taken to be theirs and who chooses a password by a reset. It
// is for an operator, who is told what is taken; an account that proved nothing makes way.
func (s *Service) CreateAccount(ctx context.Context, username, email string) error {
	const op = "identity.CreateAccount"
	if m := cmp.Or(checkUsername(username), checkEmail(email)); m != "" {
		return fault.New(op, fault.Invalid, m+".")
	}
	secret, err := s.secret()
	if err != nil {
		return within(op, err)
	}
	hash, err := s.passwords.hash(ctx, secret) // of what nobody knows
	if err != nil {
		return within(op, err)
	}
	u := User{ID: s.d.IDs.User(), Username: username, Email: email, Active: true, Verified: true, CreatedAt: s.d.Clock.Now()}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		owner, err := s.owner(ctx, tx, email)
		if err != nil {
			return err
		}
		if owner.ID != 0 && (owner.Verified || !owner.Active) {
			return ErrEmailTaken
		}
		if owner.ID != 0 {
			if err := tx.DeleteUser(ctx, owner.ID); err != nil {
				return err
			}
		}
		if err := tx.DeleteDecoys(ctx, s.emailHash(email)); err != nil {
			return err
		}
		if _, err := tx.DecoyByLogin(ctx, strings.ToLower(username), nil); !missing(err) {
			return cmp.Or(err, error(ErrUsernameTaken))
		}
		return s.addUser(ctx, tx, u, hash)
	})
	if errors.Is(err, ErrUsernameTaken) || errors.Is(err, ErrEmailTaken) {
		return fault.Wrap(op, fault.Conflict, fault.Public(err)+".", err)
	}
	return within(op, err)
}

// RotateKeys makes a new key that signs tokens from now on. Those of the key before it still hold, older ones do not;
// other processes follow within a minute.
func (s *Service) RotateKeys(ctx context.Context) error {
	return within("identity.RotateKeys", s.tokens.rotate(ctx))
}
