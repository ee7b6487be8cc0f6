package identity

import (
	"context"
	"crypto/hmac"
	"encoding/base64"
	"strconv"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// What a browser that registers an account shows later: that it did, and, once it has given the mailed code, that it
// may enter. Each is the user and a time, sealed by an HMAC, in the login cookie.
const (
	hasRegistered = "registered"
	mayEnter      = "enter"
)

// registeredLife is how long a browser may wait with the code of a registration that is to sign it in, and enterLife
// how long it may then wait with entering.
const (
	registeredLife = 24 * time.Hour
	enterLife      = 10 * time.Minute
)

// sealed returns the cookie's value that says what a browser did.
func (s *Service) sealed(what string, user id.User, life time.Duration) string {
	until := strconv.FormatInt(s.d.Clock.Now().Add(life).Unix(), 10)
	mac := s.d.Keys.sum(what, user.String(), until)
	return strings.Join([]string{what, user.String(), until, base64.RawURLEncoding.EncodeToString(mac)}, ".")
}

// unsealed returns the user of a cookie's value that says what was asked, and still does; 0 for any other.
func (s *Service) unsealed(what, value string) id.User {
	parts := strings.Split(value, ".")
	if len(parts) != 4 || parts[0] != what {
		return 0
	}
	mac, err := base64.RawURLEncoding.DecodeString(parts[3])
	if err != nil || !hmac.Equal(mac, s.d.Keys.sum(what, parts[1], parts[2])) {
		return 0
	}
	until, err := strconv.ParseInt(parts[2], 10, 64)
	user, numberErr := strconv.ParseInt(parts[1], 10, 64)
	if err != nil || numberErr != nil || s.d.Clock.Now().Unix() >= until {
		return 0
	}
	return id.User(user)
}

// EnterAccount signs in to a new account for the first time, without a second code: the browser has registered it and
// has just given the code that was mailed. Every later sign-in asks for both steps.
func (s *Service) EnterAccount(ctx context.Context) (SignedIn, error) {
	const op = "identity.EnterAccount"
	b := actor.BrowserFrom(ctx)
	user := s.unsealed(mayEnter, b.Login)
	if user == 0 {
		return SignedIn{}, mustLogIn(op)
	}
	return s.begin(ctx, op, user, b, func(tx Store) error {
		account, err := tx.Account(ctx, user)
		if missing(err) || err == nil && (!account.Verified || !account.LastLogin.IsZero()) {
			return mustLogIn(op)
		}
		return err
	})
}

func mustLogIn(op string) error {
	return fault.New(op, fault.Invalid, "Sign in with your username and password.")
}
