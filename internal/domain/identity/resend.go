package identity

import (
	"context"
	"crypto/hmac"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// ResendCode mails a new code that replaces the last: of the login under way in this browser, or the one that proves
// the address of a new account. A user and address that do not belong together are refused, and so is asking within a
// minute. After too many wrong codes a new account is sent none, without notice, and so is an address that has had
// its share.
func (s *Service) ResendCode(ctx context.Context, user id.User, email string) error {
	const op = "identity.ResendCode"
	maySend, err := s.mayResend(ctx, user, email)
	if err != nil {
		return within(op, err)
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		err := tx.LockUser(ctx, user) // of two at once, the second comes too soon
		if missing(err) {
			return s.resendDecoy(ctx, tx, user, email)
		}
		if err != nil {
			return err
		}
		account, err := tx.Account(ctx, user)
		if err != nil {
			return err
		}
		if !account.Active || !sameAddress(account.Email, email) {
			return notSent(op)
		}
		p, binding, err := s.awaited(ctx, tx, account.User)
		if err != nil {
			return err
		}
		if p == "" {
			return notSent(op)
		}
		if err := s.rested(ctx, tx, user, p, resendAfter); err != nil {
			return err
		}
		err = s.mayHaveCode(ctx, tx, user, p)
		silent := p == ProveEmail && fault.KindOf(err) == fault.RateLimited
		if err != nil && !silent {
			return err
		}
		if silent || !maySend {
			// sent to nobody: what seems to be an account never pauses either
			_, err = s.newCode(ctx, tx, user, p, binding)
			return err
		}
		return s.sendCode(ctx, tx, account.User, p, binding)
	}))
}

// mayResend counts a code to the address of an account that has not proven it. Whoever asks for another's counts by
// themself, so that no stranger uses up what an address may get.
func (s *Service) mayResend(ctx context.Context, user id.User, email string) (bool, error) {
	account, err := s.d.Store.Account(ctx, user)
	switch {
	case err != nil && !missing(err):
		return false, err
	case err == nil && account.Verified:
		return true, nil
	case err != nil || !sameAddress(account.Email, email):
		return granted(s.take(ctx, unprovenRule, user.String()))
	}
	return s.maySend(ctx, account.Email)
}

// awaited reports which code the user waits for, "" for none, and what it is bound to. Users of an app wait for none,
// not even in place of one that an operator gave them, and users of passkeys only where they have allowed that.
func (s *Service) awaited(ctx context.Context, tx Store, u User) (Purpose, []byte, error) {
	by, err := factorsOf(ctx, tx, u.ID)
	if err != nil || !by.mails() {
		return "", nil, err
	}
	if b := actor.BrowserFrom(ctx); b.Login != "" {
		for _, p := range []Purpose{KnownLogin, Login} {
			c, err := tx.OpenChallenge(ctx, u.ID, p, s.d.Clock.Now())
			if err == nil && hmac.Equal(c.Binding, digest(b.Login)) {
				return p, c.Binding, nil
			}
			if err != nil && !missing(err) {
				return "", nil, err
			}
		}
	}
	if u.Verified {
		return "", nil, nil
	}
	return ProveEmail, nil, nil
}

// rested refuses a code too soon after the last one of its purpose.
func (s *Service) rested(ctx context.Context, tx Store, user id.User, p Purpose, rest time.Duration) error {
	now := s.d.Clock.Now()
	c, err := tx.OpenChallenge(ctx, user, p, now)
	if missing(err) || err == nil && len(c.CodeHash) == 0 { // nothing was mailed: a passkey was asked for
		return nil
	}
	if err != nil {
		return err
	}
	return tooSoon(now, c.CreatedAt, rest)
}

// resendDecoy answers for an account that only seems to be there, as for a new one.
func (s *Service) resendDecoy(ctx context.Context, tx Store, user id.User, email string) error {
	const op = "identity.ResendCode"
	d, err := tx.Decoy(ctx, user)
	if err != nil && !missing(err) {
		return err
	}
	if err != nil || !hmac.Equal(d.EmailHash, s.emailHash(email)) {
		return notSent(op)
	}
	last := d.SentAt
	if last.IsZero() {
		last = d.CreatedAt
	}
	now := s.d.Clock.Now()
	if err := tooSoon(now, last, resendAfter); err != nil {
		return err
	}
	return tx.SetDecoySent(ctx, user, now)
}

// emailHash is what is kept of an address that a decoy stands for.
func (s *Service) emailHash(email string) []byte { return s.d.Keys.sum("email", addressKey(email)) }

// addressKey is what addresses are compared by, here and in the store; strings.EqualFold takes more letters for one.
func addressKey(email string) string { return strings.ToLower(email) }

func sameAddress(a, b string) bool { return addressKey(a) == addressKey(b) }

func tooSoon(now, last time.Time, rest time.Duration) error {
	wait := last.Add(rest).Sub(now)
	if wait <= 0 {
		return nil
	}
	err := fault.New("identity.ResendCode", fault.Invalid, "Please wait before requesting a new code")
	err.Wait = wait
	return err
}

func notSent(op string) error {
	return fault.New(op, fault.Invalid, "Failed to send verification code")
}
