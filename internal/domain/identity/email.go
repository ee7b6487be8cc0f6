package identity

import (
	"cmp"
	"context"
	"crypto/hmac"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
	"vitae/internal/base/notice"
)

// emailRule is how often a user may ask for another address: each time, two letters are mailed.
var emailRule = limit.Rule{Name: "email", Burst: 5, Per: time.Hour}

// RequestEmailChange mails a code to the address that a signed-in user wants instead of theirs, and lets the old one
// know; the password is given again. Nothing changes before ConfirmEmailChange has got the code. An address that
// belongs to somebody is answered like any other, but its owner gets a letter without a code. Asking for the same
// address again within a minute changes nothing, since the first answer may have been lost.
func (s *Service) RequestEmailChange(ctx context.Context, a actor.Actor, email, password string) error {
	const op = "identity.RequestEmailChange"
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	if m := s.checkNewEmail(account, email, password); m != "" {
		return invalid(op, "Failed to change email address", map[string]string{"email": m})
	}
	binding := s.spelling(email)
	// Before anything is counted: what is refused, or on its way, uses up nobody's letters.
	if done, err := s.onItsWay(ctx, s.d.Store, a.User, binding); err != nil || done {
		return within(op, err)
	}
	if err := s.take(ctx, emailRule, a.User.String()); err != nil {
		return within(op, err)
	}
	mayTell, err := granted(s.take(ctx, registeredRule, string(s.emailHash(email))))
	if err != nil {
		return within(op, err)
	}
	maySend, err := s.maySend(ctx, email)
	if err != nil {
		return within(op, err)
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		account, same, err := unchanged(ctx, tx, account)
		if err != nil || !same {
			return cmp.Or(err, wrongAgain(op, "password"))
		}
		if done, err := s.onItsWay(ctx, tx, a.User, binding); err != nil || done {
			return err
		}
		if err := s.event(ctx, tx, a.User, EventEmailAsked, ""); err != nil {
			return err
		}
		if err := s.mailEmailCode(ctx, tx, account.User, email, mayTell, maySend); err != nil {
			return err
		}
		return s.post(ctx, tx, account.User, Mail{Kind: MailEmailAsked, SignInBy: email}, mailLife)
	}))
}

// spelling is what a code for an address is bound to. It keeps the case, in which mailboxes may differ: the account
// gets the address just as it was mailed to.
func (s *Service) spelling(email string) []byte { return s.d.Keys.sum("new email", email) }

// onItsWay reports whether the user was sent a code for an address within the last minute that still works. It refuses
// a code so soon after another, or after too many wrong ones.
func (s *Service) onItsWay(ctx context.Context, st Store, user id.User, binding []byte) (bool, error) {
	now := s.d.Clock.Now()
	c, err := st.OpenChallenge(ctx, user, ChangeEmail, now)
	if err != nil && !missing(err) {
		return false, err
	}
	if err == nil && tooSoon(now, c.CreatedAt, resendAfter) != nil && c.Tries < codeTries &&
		hmac.Equal(c.Binding, binding) {
		return true, nil
	}
	if err := s.rested(ctx, st, user, ChangeEmail, resendAfter); err != nil {
		return false, err
	}
	return false, s.mayHaveCode(ctx, st, user, ChangeEmail)
}

// checkNewEmail returns what is wrong with an address that an account wants, "" for nothing.
func (s *Service) checkNewEmail(a Account, email, password string) string {
	policy := s.d.Registration
	if m := checkEmail(email); m != "" {
		return m
	}
	switch {
	case sameAddress(email, a.Email):
		return "This is your email address already"
	case tellsOf(password, "", email):
		return "Your password contains part of this email address. Change your password first"
	case policy.Way == RegisterDomains && !policy.holds(email):
		return "You can use only an email address at " + strings.Join(policy.Domains, " or ")
	}
	return ""
}

// mailEmailCode makes a code that is bound to an address and mails it there. Nobody is sent the code of an address that
// has had its share of letters, or that is somebody's.
func (s *Service) mailEmailCode(ctx context.Context, tx Store, u User, email string, mayTell, maySend bool) error {
	owner, err := accountByEmail(ctx, tx, email)
	if err != nil {
		return err
	}
	binding := s.spelling(email)
	free := owner.ID == 0 || owner.makesWay()
	if free && maySend {
		u.Email = email
		return s.sendCode(ctx, tx, u, ChangeEmail, binding)
	}
	if _, err := s.newCode(ctx, tx, u.ID, ChangeEmail, binding); err != nil || free || !mayTell {
		return err
	}
	return s.post(ctx, tx, owner.User, Mail{Kind: MailAlreadyRegistered}, mailLife)
}

// ConfirmEmailChange gives the caller's account the address that a code was mailed to. Every other session of theirs
// ends, and every code that was sent to the old address; the letter there can take the change back. An address that the
// account has already changes nothing, since the answer that said so may have been lost.
func (s *Service) ConfirmEmailChange(ctx context.Context, a actor.Actor, email, code string) error {
	const op = "identity.ConfirmEmailChange"
	if now, err := s.d.Store.Account(ctx, a.User); err == nil && now.Email == email {
		return nil
	}
	c, err := s.checkCode(ctx, op, a.User, ChangeEmail, s.spelling(email), code)
	if err != nil {
		return err
	}
	return within(op, s.withAddress(ctx, func(tx Store) error {
		account, err := held(ctx, tx, a.User)
		if err != nil {
			return err
		}
		if err := s.useCode(ctx, tx, op, c); err != nil {
			return err
		}
		moved, err := s.moveTo(ctx, tx, account.User, email)
		if err != nil || !moved {
			return cmp.Or(err, wrongCode(op))
		}
		if err := s.throwOut(ctx, tx, a.User, a.Session); err != nil {
			return err
		}
		if err := s.event(ctx, tx, a.User, EventEmailChanged, ""); err != nil {
			return err
		}
		providers, err := s.stillSignIn(ctx, tx, a.User)
		if err != nil {
			return err
		}
		err = s.tell(ctx, tx, a.User, notice.SignInChanged, "Your email address was changed",
			"We'll send your emails to the new address. You were signed out of every other browser."+providers)
		if err != nil {
			return err
		}
		return s.post(ctx, tx, account.User, Mail{Kind: MailEmailChanged, SignInBy: email}, mailLife)
	}))
}

// stillSignIn says which providers go on to sign a user in, "" for none: with the old address, one of theirs may be
// left as well, such as an employer's.
func (s *Service) stillSignIn(ctx context.Context, tx Store, user id.User) (string, error) {
	links, err := tx.ProviderLinks(ctx, user)
	if err != nil || len(links) == 0 {
		return "", err
	}
	var names []string
	for _, l := range links {
		if name := s.byIssuer(l.Issuer).Name; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return " You can still sign in with " + strings.Join(names, " and ") +
		". If you no longer use that account, disconnect it in Settings.", nil
}

// moveTo gives an account another address, which is proven, and ends the codes that went to the old one. False: another
// account has proven the address.
func (s *Service) moveTo(ctx context.Context, tx Store, u User, email string) (bool, error) {
	if free, err := s.freeAddress(ctx, tx, email); err != nil || !free {
		return false, err
	}
	if err := tx.SetEmail(ctx, u.ID, email); err != nil {
		return false, err
	}
	// Whoever registers with the old one takes a place of an invitation like anybody else.
	if err := tx.ForgetInvited(ctx, s.emailHash(u.Email)); err != nil {
		return false, err
	}
	return true, s.endCodes(ctx, tx, u.ID, Login, KnownLogin, ResetPassword, ResetLink, ChangeEmail)
}

// freeAddress makes room for an account that has proven an address: one that never did makes way, and so does what only
// seems to be an account. False: another account has proven it.
func (s *Service) freeAddress(ctx context.Context, tx Store, email string) (bool, error) {
	owner, err := s.owner(ctx, tx, email)
	if err != nil {
		return false, err
	}
	if owner.ID != 0 {
		if !owner.makesWay() {
			return false, nil
		}
		if err := tx.DeleteUser(ctx, owner.ID); err != nil {
			return false, err
		}
	}
	return true, tx.DeleteDecoys(ctx, s.emailHash(email))
}

// appNews is how much later than an app or a passkey the letter about it may be made.
const appNews = time.Minute

// takeBack gives an account the address again that a letter of a moment went to. From that moment on, letters to
// addresses that the account had meanwhile are void, so that nobody takes it a second time by one of them. A letter of
// earlier still counts: its address was the account's before. An authenticator app or a passkey that came with the
// letter or later is removed, or the owner's new password would not be enough. False: another account has proven the
// address by now, and nobody is left to be mailed.
func (s *Service) takeBack(ctx context.Context, tx Store, u *User, email string, letter time.Time) (bool, error) {
	moved, err := s.moveTo(ctx, tx, *u, email)
	if err != nil || !moved {
		return false, err
	}
	now := s.d.Clock.Now()
	if err := s.removeLate(ctx, tx, u.ID, letter, now); err != nil {
		return false, err
	}
	last, err := tx.AddressRestore(ctx, u.ID)
	if err != nil {
		return false, err
	}
	if last.At.Add(notMeLife).After(now) && last.Since.Before(letter) {
		letter = last.Since
	}
	if err := tx.SetAddressRestore(ctx, u.ID, AddressRestore{Since: letter, At: now}); err != nil {
		return false, err
	}
	err = s.tell(ctx, tx, u.ID, notice.SignInChanged, "Your email address was changed back",
		"Someone used the “This wasn't me” link in an email to that address.")
	left := *u
	u.Email = email
	return true, cmp.Or(err, s.event(ctx, tx, u.ID, EventEmailChanged, "back"),
		s.post(ctx, tx, left, Mail{Kind: MailEmailRestored}, mailLife))
}

// removeLate removes the authenticator app and the passkeys that were added between the moment of a letter and another
// one. Those that the letter is about count.
func (s *Service) removeLate(ctx context.Context, tx Store, user id.User, letter, until time.Time) error {
	isLate := func(t time.Time) bool { return t.After(letter.Add(-appNews)) && !t.After(until) }
	app, err := authenticatorOf(ctx, tx, user)
	if err != nil {
		return err
	}
	all, err := tx.Passkeys(ctx, user)
	if err != nil {
		return err
	}
	for _, p := range all {
		if !isLate(p.CreatedAt) {
			continue
		}
		if err := s.removePasskey(ctx, tx, p); err != nil {
			return err
		}
	}
	if app.on() && isLate(app.ConfirmedAt) {
		return s.removeAuthenticator(ctx, tx, user)
	}
	return nil
}

// takeBackFrom lets a letter that is older than the one that restored an address count as if it had been used first.
// Owners open the newest letter first, and the app that keeps them out may be older than that one. What was set up
// after the address was restored stays.
func (s *Service) takeBackFrom(ctx context.Context, tx Store, user id.User, letter time.Time, last AddressRestore,
) error {
	if !letter.Before(last.Since) {
		return nil
	}
	if err := s.removeLate(ctx, tx, user, letter, last.At); err != nil {
		return err
	}
	return tx.SetAddressRestore(ctx, user, AddressRestore{Since: letter, At: last.At})
}
