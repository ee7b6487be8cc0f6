package identity

import (
	"cmp"
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
	"vitae/internal/base/notice"
)

// resetRule is how many codes for a new password an address is mailed, whoever asks for them.
var resetRule = limit.Rule{Name: "mail-reset", Burst: 5, Per: time.Hour}

// linkStands is how long a link for a new password is not replaced by another.
const linkStands = linkLife / 2

// RequestPasswordReset mails a code and a link to the owner of the address, at most one a minute. An address that has
// had its share of codes gets a link instead, which isn't replaced for a while: a stranger who keeps asking can neither
// flood the mailbox nor invalidate what the owner was sent. Whether there is an account is
// revealed neither by the answer nor by the time it takes: each way reads the same and makes the same durable writes.
func (s *Service) RequestPasswordReset(ctx context.Context, email string) error {
	const op = "identity.RequestPasswordReset"
	mayCode, err := granted(s.take(ctx, resetRule, string(s.emailHash(email))))
	if err != nil {
		return within(op, err)
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		account, err := accountByEmail(ctx, tx, email)
		if err != nil {
			return err
		}
		if err := tx.LockUser(ctx, account.ID); err != nil && !missing(err) {
			return err
		}
		locked := account.ID
		if account, err = accountByEmail(ctx, tx, email); err != nil { // it may have got another address meanwhile
			return err
		}
		if account.ID != locked {
			account = Account{}
		}
		if err := s.event(ctx, tx, account.ID, EventResetAsked, ""); err != nil {
			return err
		}
		by, err := s.resetBy(ctx, tx, account.ID)
		if err != nil {
			return err
		}
		if !mayCode {
			by = ResetLink
		}
		rest := resendAfter
		if by == ResetLink {
			rest = linkStands
		}
		rested, err := granted(s.rested(ctx, tx, account.ID, by, rest))
		if err != nil || !account.Active || !rested {
			return err
		}
		return s.sendCode(ctx, tx, account.User, by, nil)
	}))
}

// ResetPassword sets a new password by the code that was mailed. Since the code proves the address, the account is
// verified by it. Every session of it ends. The browser becomes one that the owner has used, so that neither codes nor
// passwords that others guess keep them out of it; the letter about the password is news enough.
func (s *Service) ResetPassword(ctx context.Context, user id.User, code, password string) error {
	const op = "identity.ResetPassword"
	account, err := s.d.Store.Account(ctx, user)
	if err != nil && !missing(err) {
		return within(op, err)
	}
	if m := checkPassword(password, account.Username, account.Email); m != "" {
		return invalid(op, "Failed to reset password", map[string]string{"newPassword": m})
	}
	c, err := s.checkCode(ctx, op, user, ResetPassword, nil, code) // first: a wrong one is not worth a hash
	if err != nil {
		return err
	}
	hash, err := s.passwords.hash(ctx, password)
	if err != nil {
		return within(op, err)
	}
	b, device := actor.BrowserFrom(ctx), ""
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := s.useCode(ctx, tx, op, c); err != nil {
			return err
		}
		u, err := s.proven(ctx, tx, account.User)
		if err != nil {
			return err
		}
		if err := s.endFailures(ctx, tx, account.User, b); err != nil {
			return err
		}
		if err := s.setPassword(ctx, tx, u, hash, "", EventPasswordReset); err != nil {
			return err
		}
		device, _, err = s.rememberDevice(ctx, tx, u.ID, b)
		return err
	})
	if err != nil {
		return within(op, err)
	}
	b.Keep(actor.DeviceCookie, device, deviceLife)
	return nil
}

// ChangePassword sets a new password for a signed-in user who gives the old one again. Every other session of theirs
// ends.
func (s *Service) ChangePassword(ctx context.Context, a actor.Actor, current, password string) error {
	const op = "identity.ChangePassword"
	const currentPassword = "currentPassword"
	account, err := s.passwordAgain(ctx, a, current, currentPassword)
	if err != nil {
		return within(op, err)
	}
	if m := checkPassword(password, account.Username, account.Email); m != "" {
		return invalid(op, "Failed to change password", map[string]string{"newPassword": m})
	}
	hash, err := s.passwords.hash(ctx, password)
	if err != nil {
		return within(op, err)
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		account, same, err := unchanged(ctx, tx, account)
		if err != nil || !same {
			return cmp.Or(err, wrongAgain(op, currentPassword))
		}
		return s.setPassword(ctx, tx, account.User, hash, a.Session, EventPasswordChanged)
	}))
}

// setPassword keeps a new password, throws out every browser but one ("" for none) and tells the owner.
func (s *Service) setPassword(ctx context.Context, tx Store, u User, hash string, keep id.Session,
	kind EventKind,
) error {
	if err := tx.SetPassword(ctx, u.ID, hash); err != nil {
		return err
	}
	if err := s.throwOut(ctx, tx, u.ID, keep); err != nil {
		return err
	}
	// begun with the old password
	err := s.endCodes(ctx, tx, u.ID, Login, KnownLogin, ResetPassword, ResetLink, ChangeEmail, AddPasskey)
	if err != nil {
		return err
	}
	if err := s.forgetTries(ctx, tx, u.ID); err != nil {
		return err
	}
	if err := s.event(ctx, tx, u.ID, kind, ""); err != nil {
		return err
	}
	err = s.tell(ctx, tx, u.ID, notice.PasswordChanged, "Your password was changed",
		"You were signed out of every other browser. If this wasn't you, reset your password right away.")
	if err != nil {
		return err
	}
	return s.post(ctx, tx, u, Mail{Kind: MailPasswordChanged}, mailLife)
}

// forgetTries ends the pause that wrong sign-in codes have caused: they needed a password that is gone. Tries at the
// codes of an app, or at recovery codes, still count, or whoever has the mailbox could guess on by setting passwords.
func (s *Service) forgetTries(ctx context.Context, tx Store, user id.User) error {
	by, err := factorsOf(ctx, tx, user)
	if err != nil || by.strong() {
		return err
	}
	for _, p := range []Purpose{Login, KnownLogin} {
		if err := tx.ForgetTries(ctx, user, p); err != nil {
			return err
		}
	}
	return nil
}

// unchanged holds the account until the transaction ends and returns it as it is now: it may have got another address
// meanwhile. It reports whether the account still has the password that was verified.
func unchanged(ctx context.Context, tx Store, verified Account) (now Account, same bool, err error) {
	now, err = held(ctx, tx, verified.ID)
	return now, now.PasswordHash == verified.PasswordHash, err
}

// held returns an account as it is now, and holds it until the transaction ends.
func held(ctx context.Context, tx Store, user id.User) (Account, error) {
	if err := tx.LockUser(ctx, user); err != nil {
		return Account{}, err
	}
	return tx.Account(ctx, user)
}
