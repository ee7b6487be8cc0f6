package identity

import (
	"bytes"
	"cmp"
	"context"
	"encoding/base64"
	"image/png"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/totp"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// Authenticator is an app that shows a user's sign-in codes (TOTP, RFC 6238), in place of mailed ones.
type Authenticator struct {
	User          id.User
	Secret        []byte // sealed
	CreatedAt     time.Time
	ConfirmedAt   time.Time // zero: the user hasn't entered a code from the app yet, so it isn't in use
	LastStep      int64     // time step of the last code that was used; codes up to that step are refused
	RecoveryCodes int       // left
}

// on reports whether sign-ins ask for the app's code.
func (a Authenticator) on() bool { return !a.ConfirmedAt.IsZero() }

// Authenticators keeps users' apps and recovery codes.
type Authenticators interface {
	Authenticator(ctx context.Context, user id.User) (Authenticator, error)
	// SetAuthenticator adds the user's app in place of any other.
	SetAuthenticator(ctx context.Context, a Authenticator) error
	// UseStep marks the code of a step used. False: it or a later one has been used.
	UseStep(ctx context.Context, user id.User, step int64) (bool, error)
	DeleteAuthenticator(ctx context.Context, user id.User) error
	// SetRecoveryCodes replaces the user's codes. Without hashes, it removes them.
	SetRecoveryCodes(ctx context.Context, user id.User, hashes [][]byte) error
	RecoveryCodes(ctx context.Context, user id.User) (int, error) // left
	HasRecoveryCode(ctx context.Context, user id.User, hash []byte) (bool, error)
	// UseRecoveryCode removes a code. False: somebody was faster.
	UseRecoveryCode(ctx context.Context, user id.User, hash []byte) (bool, error)
}

// setupLife is how long a user has to add a new app's secret and give its first code.
const setupLife = 30 * time.Minute

// qrPixels is the width of the picture that an app scans.
const qrPixels = 232

// AuthenticatorSetup is what a user adds to their app: the secret to type, and the same as a picture to scan.
type AuthenticatorSetup struct {
	Secret string // base32
	QRCode string // a PNG as a data: address
}

// Authenticator returns the owner's app and whether there is one in use.
func (s *Service) Authenticator(ctx context.Context, owner id.User) (Authenticator, bool, error) {
	a, err := authenticatorOf(ctx, s.d.Store, owner)
	return a, a.on(), within("identity.Authenticator", err)
}

// authenticatorOf returns the user's app, the zero one where there is none.
func authenticatorOf(ctx context.Context, st Authenticators, user id.User) (Authenticator, error) {
	a, err := st.Authenticator(ctx, user)
	if missing(err) {
		return Authenticator{}, nil
	}
	return a, err
}

// StartAuthenticator makes a secret for the app of a user who gives the password again. The app isn't in use
// until ConfirmAuthenticator has accepted a code from it. Calling StartAuthenticator again replaces the secret.
func (s *Service) StartAuthenticator(ctx context.Context, a actor.Actor, password string) (AuthenticatorSetup, error) {
	const op = "identity.StartAuthenticator"
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return AuthenticatorSetup{}, within(op, err)
	}
	key, err := totp.Generate(totp.GenerateOpts{
		Issuer: "Vitae (" + s.d.PublicURL.Hostname() + ")", AccountName: account.Username, Rand: s.d.Random,
	})
	if err != nil {
		return AuthenticatorSetup{}, fault.Wrap(op, fault.Internal, "", err)
	}
	sealed, err := s.d.Keys.seal(s.d.Random, []byte(key.Secret()))
	if err != nil {
		return AuthenticatorSetup{}, within(op, err)
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if _, same, err := unchanged(ctx, tx, account); err != nil || !same {
			return cmp.Or(err, wrongAgain(op, "password"))
		}
		if old, err := authenticatorOf(ctx, tx, a.User); err != nil || old.on() {
			return cmp.Or(err, error(fault.New(op, fault.Conflict,
				"You already use an authenticator app. Turn it off before you set up another one.")))
		}
		return tx.SetAuthenticator(ctx, Authenticator{User: a.User, Secret: sealed, CreatedAt: s.d.Clock.Now()})
	})
	if err != nil {
		return AuthenticatorSetup{}, within(op, err)
	}
	picture, err := qrCode(key)
	return AuthenticatorSetup{Secret: key.Secret(), QRCode: picture}, within(op, err)
}

// qrCode draws what an app scans.
func qrCode(key *otp.Key) (string, error) {
	const op = "identity.qrCode"
	picture, err := key.Image(qrPixels, qrPixels)
	if err != nil {
		return "", fault.Wrap(op, fault.Internal, "", err)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		return "", fault.Wrap(op, fault.Internal, "", err)
	}
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(b.Bytes()), nil
}

// ConfirmAuthenticator turns the app on if its first code is right, and returns the recovery codes, which are never
// shown again. Sign-in codes that were emailed before become invalid.
func (s *Service) ConfirmAuthenticator(ctx context.Context, a actor.Actor, code string) ([]string, error) {
	const op = "identity.ConfirmAuthenticator"
	codes, hashes, err := s.newRecoveryCodes(a.User)
	if err != nil {
		return nil, within(op, err)
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.LockUser(ctx, a.User); err != nil {
			return err
		}
		app, err := authenticatorOf(ctx, tx, a.User)
		if err != nil {
			return err
		}
		now := s.d.Clock.Now()
		if app.on() || now.After(app.CreatedAt.Add(setupLife)) {
			return fault.New(op, fault.Conflict, "This setup is no longer valid. Start again.")
		}
		step, err := s.stepOf(app, code)
		if err != nil {
			return err
		}
		if step == 0 {
			return wrongCode(op)
		}
		app.ConfirmedAt, app.LastStep = now, step
		if err := tx.SetAuthenticator(ctx, app); err != nil {
			return err
		}
		if err := tx.SetRecoveryCodes(ctx, a.User, hashes); err != nil {
			return err
		}
		return s.factorChanged(ctx, tx, a.User, FactorApp, "")
	})
	if err != nil {
		return nil, within(op, err)
	}
	return codes, nil
}

// RenewRecoveryCodes replaces the recovery codes of a user who gives the password and a code of the app again. Without
// an app, the password is enough, as it is for removing passkeys.
func (s *Service) RenewRecoveryCodes(ctx context.Context, a actor.Actor, password, code string) ([]string, error) {
	const op = "identity.RenewRecoveryCodes"
	codes, hashes, err := s.newRecoveryCodes(a.User)
	if err != nil {
		return nil, within(op, err)
	}
	renew := func(tx Store) error {
		if err := tx.SetRecoveryCodes(ctx, a.User, hashes); err != nil {
			return err
		}
		return s.factorChanged(ctx, tx, a.User, FactorCodes, "")
	}
	by, err := factorsOf(ctx, s.d.Store, a.User)
	switch {
	case err != nil:
		return nil, within(op, err)
	case by.App || len(by.Passkeys) == 0:
		err = s.withBoth(ctx, op, a, password, code, renew)
	default:
		err = s.withPasskeys(ctx, op, a, password, func(tx Store, now factors) error {
			if now.App { // set up meanwhile
				return wrongCode(op)
			}
			return renew(tx)
		})
	}
	if err != nil {
		return nil, err
	}
	return codes, nil
}

// RemoveAuthenticator turns the app off for a user who gives the password and a code of it again: codes are mailed from
// then on.
func (s *Service) RemoveAuthenticator(ctx context.Context, a actor.Actor, password, code string) error {
	return s.withBoth(ctx, "identity.RemoveAuthenticator", a, password, code,
		func(tx Store) error { return s.removeAuthenticator(ctx, tx, a.User) })
}

// RemoveAuthenticatorOf is RemoveAuthenticator for an operator, whose user has lost the app and the recovery codes.
func (s *Service) RemoveAuthenticatorOf(ctx context.Context, username string) error {
	const op = "identity.RemoveAuthenticatorOf"
	return s.operate(ctx, op, username, func(tx Store, u User) error {
		if err := tx.LockUser(ctx, u.ID); err != nil {
			return err
		}
		app, err := authenticatorOf(ctx, tx, u.ID)
		if err != nil {
			return err
		}
		if !app.on() {
			return fault.New(op, fault.NotFound, u.Username+" doesn't use an authenticator app.")
		}
		return s.removeAuthenticator(ctx, tx, u.ID)
	})
}

func (s *Service) removeAuthenticator(ctx context.Context, tx Store, user id.User) error {
	if err := tx.DeleteAuthenticator(ctx, user); err != nil {
		return err
	}
	left, err := s.endRecovery(ctx, tx, user)
	if err != nil {
		return err
	}
	gone := FactorMail
	if len(left.Passkeys) > 0 {
		gone = FactorAppOff
	}
	return s.factorChanged(ctx, tx, user, gone, "")
}

// withBoth runs f for a signed-in user who gives the password and a code of their app, or a recovery code. Wrong codes
// are counted as those of a sign-in are.
func (s *Service) withBoth(ctx context.Context, op string, a actor.Actor, password, code string,
	f func(tx Store) error,
) error {
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.LockUser(ctx, a.User); err != nil {
			return err
		}
		app, err := authenticatorOf(ctx, tx, a.User)
		if err != nil {
			return err
		}
		if !app.on() {
			return fault.New(op, fault.Conflict, "Your authenticator app is already turned off.")
		}
		c, err := tx.OpenChallenge(ctx, a.User, ChangeFactor, s.d.Clock.Now())
		if err == nil && c.Tries < codeTries || err != nil && !missing(err) {
			return err
		}
		if err := s.mayHaveCode(ctx, tx, a.User, ChangeFactor); err != nil {
			return err
		}
		return tx.AddChallenge(ctx, s.newChallenge(a.User, ChangeFactor, nil))
	})
	if err != nil {
		return within(op, err)
	}
	right, err := s.checkCode(ctx, op, a.User, ChangeFactor, nil, code)
	if err != nil {
		return err
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		if _, same, err := unchanged(ctx, tx, account); err != nil || !same {
			return cmp.Or(err, wrongAgain(op, "password"))
		}
		if err := s.useCode(ctx, tx, op, right); err != nil {
			return err
		}
		return f(tx)
	}))
}
