package identity

import (
	"cmp"
	"context"
	"encoding/hex"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

// The rules of wrong passwords: a lock for a name and address block, never for ever, doubling with each failure.
const (
	lockAfter      = 5
	lockFirst      = time.Minute
	lockLongest    = 15 * time.Minute
	failuresForget = time.Hour
)

var (
	loginRule    = limit.Rule{Name: "login-name", Burst: 5, Per: 5 * time.Minute}
	passwordRule = limit.Rule{Name: "password-again", Burst: 5, Per: 5 * time.Minute} // of a signed-in user
	// whoever has the password floods no mailbox
	codesRule  = limit.Rule{Name: "mail-login", Burst: 10, Per: 10 * time.Minute}
	lockedRule = limit.Rule{Name: "mail-locked", Burst: 1, Per: time.Hour}
)

// attempt is one sign-in under way: as whom, from where.
type attempt struct {
	account Account // zero where nobody has the name
	decoy   Decoy   // what seems to be an account of the name, zero for none
	who     string  // what limits count by that show only behind the right password: the account, or the name typed
	typed   string  // what limits count by that show to anybody: see newAttempt
	failure []byte  // key of wrong passwords
	browser actor.Browser
	known   bool // the owner has signed in from this browser before
	locked  time.Duration
	still   func(tx Store) error // nil, or what must hold when the code is made, as the account is locked
}

// newAttempt looks up what decides whether a sign-in may go on. It takes the same steps whether or not the name is
// anybody's. Wrong passwords are counted by the name as it was typed: a count that username and e-mail address shared
// would tell which of them belong together.
func (s *Service) newAttempt(ctx context.Context, name string) (attempt, error) {
	a := attempt{browser: actor.BrowserFrom(ctx), typed: s.typed(name)}
	a.who, a.failure = a.typed, s.failureKey(a.typed, a.browser)
	name = plainName(name)
	var err error
	if a.account, err = s.accountOf(ctx, name); err != nil {
		return a, err
	}
	if a.decoy, err = s.decoyOf(ctx, name); err != nil {
		return a, err
	}
	if user := cmp.Or(a.account.ID, a.decoy.User); user != 0 {
		a.who = "account " + user.String()
	}
	if a.browser.Device != "" {
		if a.known, err = s.d.Store.KnownDevice(ctx, a.account.ID, digest(a.browser.Device)); err != nil {
			return a, err
		}
	}
	if s.d.Limits == nil {
		return a, nil
	}
	f, err := s.d.Store.Failure(ctx, a.failure)
	a.locked = f.locked(s.d.Clock.Now())
	return a, err
}

// purpose is what a code is for that follows.
func (a attempt) purpose() Purpose {
	if a.known {
		return KnownLogin
	}
	return Login
}

func plainName(name string) string { return strings.ToLower(strings.TrimSpace(name)) }

// typed is what limits count a name by.
func (s *Service) typed(name string) string {
	return "name " + hex.EncodeToString(s.d.Keys.sum("name", plainName(name)))
}

// failureKey is what wrong passwords are counted by: a name, from an address block.
func (s *Service) failureKey(typed string, b actor.Browser) []byte {
	return s.d.Keys.sum("failure", typed, limit.Block(b.Address))
}

// accountOf finds an account by username or address, the zero one where there is none.
func (s *Service) accountOf(ctx context.Context, name string) (Account, error) {
	if !storable(name) || len(name) > maxEmail {
		return Account{}, nil
	}
	a, err := s.d.Store.AccountByLogin(ctx, name)
	if missing(err) {
		return Account{}, nil
	}
	return a, err
}

// decoyOf finds what seems to be an account by username or address, the zero one where there is none.
func (s *Service) decoyOf(ctx context.Context, name string) (Decoy, error) {
	var hash []byte
	if strings.Contains(name, "@") {
		name, hash = "", s.emailHash(name)
	}
	if !storable(name) || len(name) > maxEmail || name == "" && hash == nil {
		return Decoy{}, nil
	}
	d, err := s.d.Store.DecoyByLogin(ctx, name, hash)
	if missing(err) {
		return Decoy{}, nil
	}
	return d, err
}

// locked returns how long a lock still lasts, 0 without one.
func (f Failure) locked(now time.Time) time.Duration {
	if f.Count < lockAfter {
		return 0
	}
	lock := min(lockFirst<<min(f.Count-lockAfter, 10), lockLongest)
	return max(0, f.LastAt.Add(lock).Sub(now))
}

// admit refuses an attempt that came too soon. A browser that the owner has used before gets in whatever others tried.
func (s *Service) admit(ctx context.Context, a attempt) error {
	const op = "identity.admit"
	if s.d.Limits == nil || a.known {
		return nil
	}
	if a.locked > 0 {
		return tooMany(op, a.locked)
	}
	return s.take(ctx, loginRule, a.typed)
}

// take counts one event of a rule and refuses it where it is one too many. Without limits nothing is counted.
func (s *Service) take(ctx context.Context, r limit.Rule, key string) error {
	const op = "identity.take"
	if s.d.Limits == nil {
		return nil
	}
	wait, err := s.d.Limits.Take(ctx, r, key)
	if err != nil {
		return within(op, err)
	}
	if wait > 0 {
		return tooMany(op, wait)
	}
	return nil
}

// giveBack takes back what take counted, for an event that was no guess.
func (s *Service) giveBack(ctx context.Context, r limit.Rule, key string) error {
	if s.d.Limits == nil {
		return nil
	}
	return within("identity.giveBack", s.d.Limits.Return(ctx, r, key))
}

// fail counts a wrong password, tells the owner of a lock, and gives the one answer to it.
func (s *Service) fail(ctx context.Context, a attempt) error {
	const op = "identity.InitiateLogin"
	var f Failure
	err := s.d.Store.InTx(ctx, func(tx Store) error {
		if s.d.Limits != nil && a.locked == 0 {
			var err error
			now := s.d.Clock.Now()
			if f, err = tx.AddFailure(ctx, a.failure, now, now.Add(-failuresForget)); err != nil {
				return err
			}
		}
		return s.event(ctx, tx, a.account.ID, EventSignInFailed, "password")
	})
	if err == nil && f.Count == lockAfter {
		err = s.notifyLocked(ctx, a)
	}
	if err != nil {
		return within(op, err)
	}
	return wrongCredentials(op)
}

// notifyLocked writes a lock down, and mails the owner at most once an hour.
func (s *Service) notifyLocked(ctx context.Context, a attempt) error {
	mayMail, err := granted(s.take(ctx, lockedRule, a.who))
	if err != nil {
		return err
	}
	return s.d.Store.InTx(ctx, func(tx Store) error {
		now, err := held(ctx, tx, a.account.ID) // it may have got another address meanwhile
		if err != nil && !missing(err) {
			return err
		}
		if err := s.event(ctx, tx, a.account.ID, EventLocked, ""); err != nil || !mayMail || now.ID == 0 {
			return err
		}
		return s.post(ctx, tx, now.User, Mail{Kind: MailAccountLocked}, mailLife)
	})
}

// endFailures forgets the wrong passwords of an account's names from the browser's address block.
func (s *Service) endFailures(ctx context.Context, tx Store, u User, b actor.Browser) error {
	for _, name := range []string{u.Username, u.Email} {
		if err := tx.ClearFailure(ctx, s.failureKey(s.typed(name), b)); err != nil {
			return err
		}
	}
	return nil
}

// passwordAgain returns the account of a signed-in user who has typed their password once more; a wrong one is
// fault.Invalid on the field.
func (s *Service) passwordAgain(ctx context.Context, a actor.Actor, password, field string) (Account, error) {
	const op = "identity.passwordAgain"
	if !a.SignedIn() {
		return Account{}, fault.New(op, fault.Unauthorized, "You're not signed in.")
	}
	account, err := s.d.Store.Account(ctx, a.User)
	if err != nil {
		return Account{}, within(op, err)
	}
	if err := s.take(ctx, passwordRule, a.User.String()); err != nil {
		return Account{}, err
	}
	ok, _, err := s.passwords.verify(ctx, password, account.PasswordHash)
	if err != nil {
		return Account{}, within(op, err)
	}
	if !ok {
		if err := s.event(ctx, s.d.Store, a.User, EventSignInFailed, "password"); err != nil {
			return Account{}, within(op, err)
		}
		return Account{}, wrongAgain(op, field)
	}
	return account, s.giveBack(ctx, passwordRule, a.User.String())
}

// wrongAgain is the answer to a wrong password of a user who is signed in.
func wrongAgain(op, field string) error {
	const message = "Invalid credentials"
	return invalid(op, message, map[string]string{field: message})
}

// wrongCredentials is the one answer to a name that nobody has and to a wrong password.
func wrongCredentials(op string) error {
	return fault.New(op, fault.Invalid, "Invalid credentials")
}
