package identity

import (
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// loginCookieLife is how long a browser keeps what binds its login code to it.
const loginCookieLife = 10 * time.Minute

// LoginRequest is the first step of a login. Username may be the e-mail address.
type LoginRequest struct{ Username, Password string }

// LoginStarted says whose code was mailed, and where.
type LoginStarted struct {
	User  id.User
	Email string
	// The ways to take the second step. If neither App nor Passkey nor Recovery is set, a code was mailed.
	App      bool
	Passkey  bool
	MayMail  bool // ResendCode mails a code to use instead of a passkey
	Recovery bool // a recovery code is the only way at this address
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
	which, err := s.passwords.match(ctx, r.Password, a.account.PasswordHash, a.decoy.PasswordHash)
	if err != nil {
		return LoginStarted{}, within(op, err)
	}
	var started LoginStarted
	switch which {
	case 0:
		started, err = s.startAccount(ctx, a, r.Password)
	case 1:
		started, err = s.startDecoy(ctx, a)
	default:
		return LoginStarted{}, s.fail(ctx, a)
	}
	if err == nil && !a.known { // what is limited is guessing; a known browser was not counted
		err = s.giveBack(ctx, loginRule, a.typed)
	}
	return started, within(op, err)
}

// startAccount goes on after the right password.
func (s *Service) startAccount(ctx context.Context, a attempt, password string) (LoginStarted, error) {
	if !a.account.Active {
		return LoginStarted{}, deactivated("identity.InitiateLogin")
	}
	if s.passwords.stale(a.account.PasswordHash) {
		if err := s.rehash(ctx, a.account, password); err != nil {
			return LoginStarted{}, err
		}
	}
	return s.startLogin(ctx, a)
}

// startDecoy answers whoever registered a known address as the owner of a new account is answered, and mails nothing.
func (s *Service) startDecoy(ctx context.Context, a attempt) (LoginStarted, error) {
	email, err := s.d.Keys.open(a.decoy.Email)
	if err != nil {
		return LoginStarted{}, err
	}
	if _, err := s.maySend(ctx, a.decoy.User.String()); err != nil { // as for a new account
		return LoginStarted{}, err
	}
	secret, err := s.mayStart(ctx, a)
	if err != nil {
		return LoginStarted{}, err
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.ClearFailure(ctx, a.failure); err != nil {
			return err
		}
		return tx.SetDecoySent(ctx, a.decoy.User, s.d.Clock.Now())
	})
	if err != nil {
		return LoginStarted{}, err
	}
	a.browser.Keep(actor.LoginCookie, secret, loginCookieLife)
	return LoginStarted{User: a.decoy.User, Email: string(email)}, nil
}

// mayStart counts a code to be sent and draws what binds it to the browser.
func (s *Service) mayStart(ctx context.Context, a attempt) (string, error) {
	if err := s.take(ctx, codesRule, string(a.purpose())+" "+a.who); err != nil {
		return "", err
	}
	return s.secret()
}

// startLogin mails the code, unless the user has an app or a passkey, and gives the browser the cookie that the second
// step is bound to. After too many wrong codes, a new account gets no code and no error that says so, because a decoy
// couldn't return one either. The same goes for an unverified address that has already been sent its share of codes.
func (s *Service) startLogin(ctx context.Context, a attempt) (by LoginStarted, err error) {
	maySend := true
	if !a.account.Verified {
		if maySend, err = s.maySend(ctx, a.account.Email); err != nil {
			return by, err
		}
	}
	paused := s.mayHaveCode(ctx, s.d.Store, a.account.ID, a.purpose())
	silent := !a.account.Verified && fault.KindOf(paused) == fault.RateLimited
	if paused != nil && !silent {
		return by, paused
	}
	secret, err := s.mayStart(ctx, a)
	if err != nil {
		return by, err
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.ClearFailure(ctx, a.failure); err != nil {
			return err
		}
		if err := tx.LockUser(ctx, a.account.ID); err != nil { // so that no app or passkey is set up meanwhile
			return err
		}
		if a.still != nil {
			if err := a.still(tx); err != nil {
				return err
			}
		}
		var mail bool
		if by, mail, err = s.secondStep(ctx, tx, a.account.User); err != nil {
			return err
		}
		if !mail {
			return tx.AddChallenge(ctx, s.newChallenge(a.account.ID, a.purpose(), digest(secret)))
		}
		current, err := tx.Account(ctx, a.account.ID)
		if err != nil {
			return err
		}
		moved := current.Email != a.account.Email // no code goes to an address that was left
		if silent || !maySend || moved {
			_, err := s.newCode(ctx, tx, a.account.ID, a.purpose(), digest(secret))
			return err
		}
		return s.sendCode(ctx, tx, a.account.User, a.purpose(), digest(secret))
	})
	if err != nil {
		return LoginStarted{}, err
	}
	a.browser.Keep(actor.LoginCookie, secret, loginCookieLife)
	return by, nil
}

// secondStep returns the ways of a user's second step, and whether a code is mailed at once.
func (s *Service) secondStep(ctx context.Context, tx Store, u User) (by LoginStarted, mail bool, err error) {
	f, err := factorsOf(ctx, tx, u.ID)
	by = LoginStarted{User: u.ID, Email: u.Email, App: f.App, Passkey: len(s.usablePasskeys(f.Passkeys)) > 0}
	mail = f.mails() && !by.Passkey
	by.MayMail = f.mails() && by.Passkey
	by.Recovery = !mail && !by.App && !by.Passkey
	return by, mail, err
}

// rehash keeps the password at today's cost, unless it was changed meanwhile.
func (s *Service) rehash(ctx context.Context, old Account, password string) error {
	hash, err := s.passwords.hash(ctx, password)
	if err != nil {
		return err
	}
	return s.d.Store.InTx(ctx, func(tx Store) error {
		if _, same, err := unchanged(ctx, tx, old); err != nil || !same {
			return err
		}
		return tx.SetPassword(ctx, old.ID, hash)
	})
}
