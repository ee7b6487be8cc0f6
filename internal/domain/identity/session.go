package identity

import (
	"context"
	"crypto/subtle"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// The rules of sessions.
const (
	sessionIdle  = 24 * time.Hour
	sessionLife  = 7 * 24 * time.Hour
	sessionTouch = 5 * time.Minute // between two notes that a session is in use
	sessionsKept = 20              // of an account
	deviceLife   = 365 * 24 * time.Hour
	maxUserAgent = 256
)

// over reports whether the session has come to its end by age or disuse.
func (s Session) over(now time.Time) bool {
	return !now.Before(s.ExpiresAt) || now.Sub(s.LastSeenAt) > sessionIdle
}

// Authenticate reports who asks: the token of the Authorization header and the session cookie together name a session,
// which is looked up each time, so that one that was ended is over at once. Whoever has not both is a visitor, without
// an error. A deactivated account is fault.Deactivated; other errors are the store's. It costs one signature and one
// query.
func (s *Service) Authenticate(ctx context.Context, bearer string, b actor.Browser) (actor.Actor, error) {
	a, seen, err := s.whoAsks(ctx, bearer, b)
	if now := s.d.Clock.Now(); a.SignedIn() && now.Sub(seen) >= sessionTouch {
		// A database that cannot be written to still answers what can be read.
		if err := s.d.Store.TouchSession(ctx, a.Session, now); err != nil {
			s.d.Log.WarnContext(ctx, "session's last use not saved", "session", a.Session, "error", err)
		}
	}
	return a, err
}

// StillSignedIn reports whether a request that goes on for long would still be let in. It is no use of the session: a
// page that is left open does not keep itself signed in.
func (s *Service) StillSignedIn(ctx context.Context, bearer string, b actor.Browser) (bool, error) {
	a, _, err := s.whoAsks(ctx, bearer, b)
	if fault.KindOf(err) == fault.Deactivated {
		return false, nil
	}
	return a.SignedIn(), err
}

// whoAsks is Authenticate without its trace; seen is when the session was used last.
func (s *Service) whoAsks(ctx context.Context, bearer string, b actor.Browser) (a actor.Actor, seen time.Time,
	err error,
) {
	const op = "identity.Authenticate"
	one, secret, ok := cutSession(b.Session)
	if bearer == "" || !ok {
		return actor.Actor{}, time.Time{}, nil
	}
	c, ok, err := s.tokens.read(ctx, bearer)
	if err != nil || !ok || c.Session != one {
		return actor.Actor{}, time.Time{}, within(op, err)
	}
	in, ok, err := signedIn(ctx, s.d.Store, one, secret)
	if err != nil || !ok || in.User.ID.String() != c.Subject || !in.User.Verified || in.Session.over(s.d.Clock.Now()) {
		return actor.Actor{}, time.Time{}, within(op, err)
	}
	if !in.User.Active {
		return actor.Actor{}, time.Time{}, deactivated(op)
	}
	a = actor.Actor{User: in.User.ID, Session: one, Roles: in.Roles, Permissions: permissionsOf(in.Roles)}
	return a, in.Session.LastSeenAt, nil
}

// CurrentUser returns the signed-in user.
func (s *Service) CurrentUser(ctx context.Context, a actor.Actor) (User, error) {
	const op = "identity.CurrentUser"
	if !a.SignedIn() {
		return User{}, fault.New(op, fault.Unauthorized, "You're not signed in.")
	}
	account, err := s.d.Store.Account(ctx, a.User)
	return account.User, within(op, err)
}

// Logout ends the session of the browser's cookie, without the token: clients drop that before they ask. A browser that
// is not signed in is logged out already.
func (s *Service) Logout(ctx context.Context) error {
	b := actor.BrowserFrom(ctx)
	if err := s.endSessionOf(ctx, b); err != nil {
		return err // with its cookie, by which the next try finds the session
	}
	b.Keep(actor.SessionCookie, "", 0)
	return nil
}

// endSessionOf ends the session that a browser's cookie names. One that is none, or is over, is no error.
func (s *Service) endSessionOf(ctx context.Context, b actor.Browser) error {
	const op = "identity.Logout"
	one, secret, ok := cutSession(b.Session)
	if !ok {
		return nil
	}
	in, ok, err := signedIn(ctx, s.d.Store, one, secret)
	if err != nil || !ok {
		return within(op, err)
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.EndSession(ctx, in.User.ID, one); err != nil {
			return err
		}
		return s.event(ctx, tx, in.User.ID, EventSignedOut, "")
	})
	if missing(err) {
		return nil // ended meanwhile
	}
	return within(op, err)
}

// signedIn finds the session of a cookie, whatever its age; false where there is none with that secret.
func signedIn(ctx context.Context, st Sessions, one id.Session, secret string) (SignedInUser, bool, error) {
	in, err := st.SignedInUser(ctx, one)
	if missing(err) {
		return SignedInUser{}, false, nil
	}
	if err != nil {
		return SignedInUser{}, false, err
	}
	return in, subtle.ConstantTimeCompare(in.Session.SecretHash, digest(secret)) == 1, nil
}

// newSession makes a session and the value of its cookie.
func (s *Service) newSession(user id.User, userAgent string) (Session, string, error) {
	secret, err := s.secret()
	if err != nil {
		return Session{}, "", err
	}
	now := s.d.Clock.Now()
	one := Session{
		ID: s.d.IDs.Session(), User: user, SecretHash: digest(secret), UserAgent: cut(userAgent, maxUserAgent),
		CreatedAt: now, LastSeenAt: now, ExpiresAt: now.Add(sessionLife),
	}
	return one, string(one.ID) + "." + secret, nil
}

// cutSession takes a session cookie's value apart.
func cutSession(cookie string) (one id.Session, secret string, ok bool) {
	name, secret, ok := strings.Cut(cookie, ".")
	one = id.Session(name)
	return one, secret, ok && secret != "" && len(secret) <= 64 && id.WellFormed(one)
}

// cut shortens a text to at most n bytes of whole, valid characters.
func cut(text string, n int) string {
	text = strings.ToValidUTF8(strings.ReplaceAll(text, "\x00", ""), "")
	for i, r := range text {
		if i+len(string(r)) > n {
			return text[:i]
		}
	}
	return text
}

func deactivated(op string) error {
	return fault.New(op, fault.Deactivated, "This account is deactivated")
}
