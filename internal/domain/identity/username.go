package identity

import (
	"cmp"
	"context"
	"errors"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
	"vitae/internal/base/notice"
)

// usernameRule is how often a user may ask for another username: whoever is signed in finds out no faster than a
// visitor who registers which ones are taken.
var usernameRule = limit.Rule{Name: "username", Burst: 5, Per: time.Hour}

// ChangeUsername gives another username to a signed-in user who gives the password again. It must be one that they
// could register with; a taken one is fault.Conflict. Sessions go on: what they were begun with is as good as before.
func (s *Service) ChangeUsername(ctx context.Context, a actor.Actor, username, password string) error {
	const op = "identity.ChangeUsername"
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	if account.Username == username {
		return nil
	}
	message := checkUsername(username)
	if message == "" && tellsOf(password, username, "") {
		message = "Your password contains this username. Choose another username"
	}
	if message != "" {
		return invalid(op, "Failed to change username", map[string]string{"username": message})
	}
	if err := s.take(ctx, usernameRule, a.User.String()); err != nil {
		return within(op, err)
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		account, same, err := unchanged(ctx, tx, account)
		if err != nil || !same {
			return cmp.Or(err, wrongAgain(op, "password"))
		}
		if err := s.usernameFree(ctx, tx, username, account.Email, a.User); err != nil {
			return err
		}
		if err := tx.SetUsername(ctx, a.User, username); err != nil {
			return err
		}
		if err := s.event(ctx, tx, a.User, EventUsernameChanged, ""); err != nil {
			return err
		}
		err = s.tell(ctx, tx, a.User, notice.SignInChanged, "Your username was changed",
			"You now sign in as "+username+". If this wasn't you, change your password right away.")
		if err != nil {
			return err
		}
		return s.post(ctx, tx, account.User, Mail{Kind: MailUsernameChanged, SignInBy: username}, mailLife)
	})
	if errors.Is(err, ErrUsernameTaken) {
		return usernameTaken(op, "Failed to change username", err)
	}
	return within(op, err)
}

// usernameTaken reports on the field that somebody has the username.
func usernameTaken(op, message string, err error) error {
	return &fault.Error{
		Op: op, Kind: fault.Conflict, Message: message,
		Fields: map[string]string{"username": fault.Public(ErrUsernameTaken)}, Err: err,
	}
}
