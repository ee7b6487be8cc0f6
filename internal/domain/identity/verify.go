package identity

import (
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// SignedIn is a new session: its user, the token that works together with the cookie, and how long both last.
type SignedIn struct {
	User      User
	Token     string
	ExpiresIn time.Duration
}

// VerifyLogin turns the mailed code into a session, once. Without the cookie that InitiateLogin set the code is refused
// and costs its owner no try. An address that was not proven yet is proven by it.
func (s *Service) VerifyLogin(ctx context.Context, user id.User, code string) (SignedIn, error) {
	const op = "identity.VerifyLogin"
	b := actor.BrowserFrom(ctx)
	if b.Login == "" {
		return SignedIn{}, wrongCode(op)
	}
	c, err := s.checkCode(ctx, op, user, Login, digest(b.Login), code)
	if err != nil {
		return SignedIn{}, err
	}
	return s.begin(ctx, op, user, b, func(tx Store) error { return s.useCode(ctx, tx, op, c) })
}

// begin makes a session for a user who may have one, where spend does not refuse, and gives it to the browser.
func (s *Service) begin(ctx context.Context, op string, user id.User, b actor.Browser,
	spend func(tx Store) error,
) (SignedIn, error) {
	if _, err := s.tokens.current(ctx); err != nil { // so that no code is spent where no token can be made
		return SignedIn{}, within(op, err)
	}
	one, cookie, err := s.newSession(user, b.UserAgent)
	if err != nil {
		return SignedIn{}, within(op, err)
	}
	var signedIn User
	var device string
	err = s.d.Store.InTx(ctx, func(tx Store) (err error) {
		if err := spend(tx); err != nil {
			return err
		}
		signedIn, device, err = s.signIn(ctx, tx, one, b)
		return err
	})
	if err != nil {
		return SignedIn{}, within(op, err)
	}
	token, err := s.tokens.sign(ctx, one)
	if err != nil {
		return SignedIn{}, within(op, err)
	}
	b.Keep(actor.SessionCookie, cookie, sessionLife)
	b.Keep(actor.DeviceCookie, device, deviceLife)
	b.Keep(actor.LoginCookie, "", 0)
	return SignedIn{User: signedIn, Token: token, ExpiresIn: sessionLife}, nil
}

// signIn makes the session that a right code is good for.
func (s *Service) signIn(ctx context.Context, tx Store, one Session, b actor.Browser) (User, string, error) {
	account, err := tx.Account(ctx, one.User)
	if err != nil {
		return User{}, "", err
	}
	if !account.Active {
		return User{}, "", deactivated("identity.VerifyLogin")
	}
	device, err := s.signInDevice(ctx, tx, account.User, b)
	if err != nil {
		return User{}, "", err
	}
	u, err := s.proven(ctx, tx, account.User)
	if err != nil {
		return User{}, "", err
	}
	if err := s.endOld(ctx, tx, b); err != nil {
		return User{}, "", err
	}
	if err := tx.AddSession(ctx, one, sessionsKept); err != nil {
		return User{}, "", err
	}
	if err := tx.SetLastLogin(ctx, u.ID, one.CreatedAt); err != nil {
		return User{}, "", err
	}
	u.LastLogin = one.CreatedAt
	return u, device, s.event(ctx, tx, u.ID, EventSignedIn, "")
}

// rememberDevice makes the browser one that the user has used, and returns the value of its device cookie: the one it
// has, or a new one.
func (s *Service) rememberDevice(ctx context.Context, tx Store, user id.User, b actor.Browser) (device string,
	isNew bool, err error,
) {
	if b.Device != "" {
		known, err := tx.KnownDevice(ctx, user, digest(b.Device))
		if err != nil {
			return "", false, err
		}
		if known {
			return b.Device, false, tx.AddDevice(ctx, user, digest(b.Device), s.d.Clock.Now())
		}
	}
	if device, err = s.secret(); err != nil {
		return "", false, err
	}
	return device, true, tx.AddDevice(ctx, user, digest(device), s.d.Clock.Now())
}

// signInDevice is rememberDevice at a sign-in: the owner is told of a new browser unless it is their first.
func (s *Service) signInDevice(ctx context.Context, tx Store, u User, b actor.Browser) (string, error) {
	device, isNew, err := s.rememberDevice(ctx, tx, u.ID, b)
	if err != nil || !isNew || u.LastLogin.IsZero() {
		return device, err
	}
	err = s.tell(ctx, tx, u.ID, notice.NewDevice, "New sign-in",
		"Someone signed in to your account from a new browser: "+BrowserInWords(b.UserAgent)+".")
	if err != nil {
		return "", err
	}
	return device, s.postWanted(ctx, tx, u, MailSecurity,
		Mail{Kind: MailNewDevice, UserAgent: cut(b.UserAgent, maxUserAgent)})
}

// endOld ends the session that this browser had before, whoever's it was: its cookie is about to be overwritten.
func (s *Service) endOld(ctx context.Context, tx Store, b actor.Browser) error {
	old, secret, ok := cutSession(b.Session)
	if !ok {
		return nil
	}
	in, ok, err := signedIn(ctx, tx, old, secret)
	if err != nil || !ok {
		return err
	}
	if err := tx.EndSession(ctx, in.User.ID, old); !missing(err) {
		return err
	}
	return nil // it was over, and the purge was faster
}

// proven marks the user's address as theirs.
func (s *Service) proven(ctx context.Context, tx Store, u User) (User, error) {
	if u.Verified {
		return u, nil
	}
	u.Verified = true
	if err := tx.SetVerified(ctx, u.ID); err != nil {
		return u, err
	}
	return u, s.event(ctx, tx, u.ID, EventVerified, "")
}

// VerifyEmail proves the address of a new account by the code mailed to it. The browser that registered the account may
// then enter it.
func (s *Service) VerifyEmail(ctx context.Context, user id.User, code string) error {
	const op = "identity.VerifyEmail"
	b := actor.BrowserFrom(ctx)
	c, err := s.checkCode(ctx, op, user, ProveEmail, nil, code)
	if err != nil {
		return err
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := s.useCode(ctx, tx, op, c); err != nil {
			return err
		}
		account, err := tx.Account(ctx, user)
		if err != nil {
			return err
		}
		_, err = s.proven(ctx, tx, account.User)
		return err
	})
	if err == nil && s.unsealed(hasRegistered, b.Login) == user {
		b.Keep(actor.LoginCookie, s.sealed(mayEnter, user, enterLife), enterLife)
	}
	return within(op, err)
}
