package identity

import (
	"context"
	"time"

	"vitae/internal/actor"
	"vitae/internal/id"
)

// loginCookieLife is how long a browser keeps what binds its login code to it.
const loginCookieLife = 10 * time.Minute

// LoginRequest is the first step of a login. Username may be the e-mail address.
type LoginRequest struct{ Username, Password string }

// LoginStarted says whose code was mailed, and where.
type LoginStarted struct {
	User  id.User
	Email string
}

// InitiateLogin checks the password and mails a code, bound to this browser by a cookie. A name that nobody has and a
// wrong password are answered the same, fault.Invalid, after the same work.
func (s *Service) InitiateLogin(ctx context.Context, r LoginRequest) (LoginStarted, error) {
	const op = "identity.InitiateLogin"
	fields := map[string]string{}
	if r.Username == "" {
		fields["username"] = "Username is required"
	}
	if r.Password == "" {
		fields["password"] = "Password is required"
	}
	if len(fields) > 0 {
		return LoginStarted{}, invalid(op, "Invalid credentials", fields)
	}
	a, err := s.newAttempt(ctx, r.Username)
	if err != nil {
		return LoginStarted{}, within(op, err)
	}
	if err := s.admit(ctx, a); err != nil {
		return LoginStarted{}, within(op, err)
	}
	ok, stale, err := s.passwords.verify(ctx, r.Password, a.account.PasswordHash)
	if err != nil {
		return LoginStarted{}, within(op, err)
	}
	if !ok {
		return LoginStarted{}, s.fail(ctx, a)
	}
	if !a.account.Active {
		return LoginStarted{}, deactivated(op)
	}
	if stale {
		if err := s.rehash(ctx, a.account, r.Password); err != nil {
			return LoginStarted{}, within(op, err)
		}
	}
	if err := s.startLogin(ctx, a); err != nil {
		return LoginStarted{}, within(op, err)
	}
	if !a.known { // what is limited is guessing; a known browser was not counted
		if err := s.giveBack(ctx, loginRule, a.who); err != nil {
			return LoginStarted{}, within(op, err)
		}
	}
	return LoginStarted{User: a.account.ID, Email: a.account.Email}, nil
}

// startLogin mails the code and gives the browser the cookie that it is bound to.
func (s *Service) startLogin(ctx context.Context, a attempt) error {
	if err := s.mayHaveCode(ctx, s.d.Store, a.account.ID); err != nil {
		return err
	}
	if err := s.take(ctx, codesRule, a.who); err != nil {
		return err
	}
	secret, err := s.secret()
	if err != nil {
		return err
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.ClearFailure(ctx, a.failure); err != nil {
			return err
		}
		return s.sendCode(ctx, tx, a.account.User, Login, digest(secret))
	})
	if err != nil {
		return err
	}
	a.browser.Keep(actor.LoginCookie, secret, loginCookieLife)
	return nil
}

// rehash keeps the password at today's cost, unless it was changed meanwhile.
func (s *Service) rehash(ctx context.Context, old Account, password string) error {
	hash, err := s.passwords.hash(ctx, password)
	if err != nil {
		return err
	}
	return s.d.Store.InTx(ctx, func(tx Store) error {
		if same, err := unchanged(ctx, tx, old); err != nil || !same {
			return err
		}
		return tx.SetPassword(ctx, old.ID, hash)
	})
}
