package identity

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"unicode"

	"vitae/internal/base/fault"
)

// NewCode gives a user's newest open code a fresh value and a whole life, for an operator whose mail does not go out.
// The code that was mailed no longer serves.
func (s *Service) NewCode(ctx context.Context, username string) (Purpose, string, error) {
	const op = "identity.NewCode"
	code, err := s.sixDigits()
	if err != nil {
		return "", "", within(op, err)
	}
	var c Challenge
	err = s.operate(ctx, op, username, func(tx Store, u User) (err error) {
		if err := tx.LockUser(ctx, u.ID); err != nil {
			return err
		}
		if c, err = s.newestCode(ctx, tx, u); err != nil {
			return err
		}
		return tx.RecodeChallenge(ctx, c.ID, s.codeHash(c, code), s.d.Clock.Now().Add(c.Purpose.life()))
	})
	if err != nil {
		return "", "", err
	}
	return c.Purpose.public(), code, nil
}

// newestCode finds the open code of any purpose that was made last.
func (s *Service) newestCode(ctx context.Context, tx Store, u User) (newest Challenge, err error) {
	for _, p := range []Purpose{ProveEmail, Login, KnownLogin, ResetPassword} {
		c, err := tx.OpenChallenge(ctx, u.ID, p, s.d.Clock.Now())
		if err != nil && !missing(err) {
			return Challenge{}, err
		}
		if err == nil && !c.CreatedAt.Before(newest.CreatedAt) {
			newest = c
		}
	}
	if newest.ID == "" {
		return Challenge{}, fault.New("identity.NewCode", fault.NotFound, fmt.Sprintf("%s has no pending sign-in, registration or password reset.",
			u.Username))
	}
	return newest, nil
}

// CreateAccount makes an account for somebody, whose address is taken to be theirs and who chooses a password by a
// reset. It is for an operator, who learns what is taken; an account that proved nothing makes way.
func (s *Service) CreateAccount(ctx context.Context, username, email string) error {
	const op = "identity.CreateAccount"
	if m := cmp.Or(checkUsername(username), checkEmail(email)); m != "" {
		return fault.New(op, fault.Invalid, m+".")
	}
	secret, err := s.secret()
	if err != nil {
		return within(op, err)
	}
	hash, err := s.passwords.hash(ctx, secret) // of what nobody knows
	if err != nil {
		return within(op, err)
	}
	u := User{
		ID: s.d.IDs.User(), Username: username, Email: email, Active: true, Verified: true,
		CreatedAt: s.d.Clock.Now(),
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error { return s.addProven(ctx, tx, u, hash) })
	if errors.Is(err, ErrUsernameTaken) || errors.Is(err, ErrEmailTaken) {
		return fault.Wrap(op, fault.Conflict, fault.Public(err)+".", err)
	}
	return within(op, err)
}

// addProven adds an account with a verified address. It replaces any unverified account with the same address.
func (s *Service) addProven(ctx context.Context, tx Store, u User, hash string) error {
	if free, err := s.freeAddress(ctx, tx, u.Email); err != nil || !free {
		return cmp.Or(err, error(ErrEmailTaken))
	}
	if _, err := tx.DecoyByLogin(ctx, strings.ToLower(u.Username), nil); !missing(err) {
		return cmp.Or(err, error(ErrUsernameTaken))
	}
	return s.addUser(ctx, tx, u, hash)
}

// RotateKeys makes a new key that signs tokens from now on. Those of the key before it still hold, older ones do not;
// other processes follow within a minute.
func (s *Service) RotateKeys(ctx context.Context) error {
	return within("identity.RotateKeys", s.tokens.rotate(ctx))
}

// EveryUser hands all accounts with their roles to an operator, by username.
func (s *Service) EveryUser(ctx context.Context, each func(UserInfo) error) error {
	const op = "identity.EveryUser"
	for find := (UserSearch{}); ; {
		users, err := s.d.Store.Users(ctx, find, purgeBatch)
		if err != nil {
			return within(op, err)
		}
		for _, u := range users {
			if err := each(u); err != nil {
				return err
			}
		}
		if len(users) < purgeBatch {
			return nil
		}
		find.After = strings.ToLower(users[len(users)-1].Username)
	}
}

// OpenReset begins a password reset for a user and gives the link and code that its owner needs. Nothing is mailed: who
// runs the server hands them over.
func (s *Service) OpenReset(ctx context.Context, username string) (link, code string, err error) {
	err = s.operate(ctx, "identity.OpenReset", username, func(tx Store, u User) (err error) {
		if err := tx.LockUser(ctx, u.ID); err != nil {
			return err
		}
		if err := s.event(ctx, tx, u.ID, EventResetAsked, ""); err != nil {
			return err
		}
		link = s.d.PublicURL.String() + "/auth?mode=reset&user=" + u.ID.String()
		code, err = s.newCode(ctx, tx, u.ID, ResetPassword, nil)
		return err
	})
	return link, code, err
}

// TestMail sends a mail at once, without the queue, and says what went wrong.
func (s *Service) TestMail(ctx context.Context, to string) error {
	if m := checkEmail(to); m != "" {
		return fault.New("identity.TestMail", fault.Invalid, m+".")
	}
	return within("identity.TestMail", s.d.Mailer.Send(ctx, Mail{Kind: MailTest, To: to, At: s.d.Clock.Now()}))
}

// FirstAdmin sees to it that there is an administrator: where there is none, the account of the address gets the role,
// and is made if need be; its owner chooses the password by a reset. It gives the account's username, "" where nothing
// was to do. Several programs may start at once.
func (s *Service) FirstAdmin(ctx context.Context, email string) (username string, err error) {
	const op = "identity.FirstAdmin"
	if m := checkEmail(email); m != "" {
		return "", fault.New(op, fault.Invalid, m+".")
	}
	for number := 1; number <= registerTries; number++ {
		if holders, err := s.d.Store.Holders(ctx, RoleAdmin); err != nil || len(holders) > 0 {
			return "", within(op, err)
		}
		a, err := accountByEmail(ctx, s.d.Store, email)
		switch {
		case err != nil:
			return "", within(op, err)
		case a.ID != 0 && !a.Active:
			return "", fault.New(op, fault.Conflict,
				"The account "+a.Username+
					" uses this email address but is deactivated. Run vitae admin activate to reactivate it.")
		case a.ID != 0 && a.Verified:
			return a.Username, s.GrantRole(ctx, a.Username, RoleAdmin)
		}
		// A name or the address may be taken, by another program at this moment too: then look again.
		if err := s.CreateAccount(ctx, nameOf(email, number, RoleAdmin), email); err != nil &&
			fault.KindOf(err) != fault.Conflict {
			return "", within(op, err)
		}
	}
	return "", fault.New(op, fault.Conflict,
		"A username couldn't be derived from this email address. Use vitae admin create and vitae admin grant instead.")
}

// nameOf makes a username from the part before the @, or from another word if that part can't be a username.
func nameOf(email string, number int, otherwise string) string {
	local, _, _ := strings.Cut(email, "@")
	name := strings.Map(func(r rune) rune {
		if r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			return r
		}
		return '_'
	}, local)
	if checkUsername(name) != "" {
		name = otherwise
	}
	if number > 1 {
		return fmt.Sprintf("%.40s_%d", name, number)
	}
	return name
}
