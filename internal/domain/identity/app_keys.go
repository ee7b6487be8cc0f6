package identity

import (
	"context"
	"encoding/base64"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// AppKey lets another program, such as the browser extension, add job descriptions for a user. It can do nothing else.
type AppKey struct {
	ID         id.AppKey
	User       id.User
	Name       string // the user's
	Hash       []byte // of the key, which isn't stored
	CreatedAt  time.Time
	LastUsedAt time.Time // zero: never
}

// AppKeys keeps users' keys.
type AppKeys interface {
	AddAppKey(ctx context.Context, k AppKey) error
	// AppKeys lists the user's keys, newest first.
	AppKeys(ctx context.Context, user id.User) ([]AppKey, error)
	// AppKeyByHash finds a key of an active, verified account.
	AppKeyByHash(ctx context.Context, hash []byte) (AppKey, error)
	TouchAppKey(ctx context.Context, k id.AppKey, at time.Time) error
	DeleteAppKey(ctx context.Context, user id.User, k id.AppKey) error
	// DeleteAppKeys removes all the user's keys.
	DeleteAppKeys(ctx context.Context, user id.User) error
}

const (
	// AppKeyPrefix begins every key, so that people and secret scanners recognize one.
	AppKeyPrefix = "vitae_"
	// maxAppKeys is more than the browsers that a person uses.
	maxAppKeys = 10
	// maxAppKeyName is in characters, enough for “Chrome on my work laptop”.
	maxAppKeyName = 60
	// appKeyTouch is how exact the time of the last use is, so that a busy key isn't written at every request.
	appKeyTouch = time.Minute
)

// CreateAppKey makes a key for the caller and returns its text, which is never shown again.
func (s *Service) CreateAppKey(ctx context.Context, a actor.Actor, name string) (string, AppKey, error) {
	const op = "identity.CreateAppKey"
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || checkLine("name", name, maxAppKeyName) != "" {
		return "", AppKey{}, fault.Field(op, "name", "Enter a name of at most 60 characters.")
	}
	random, err := s.secret()
	if err != nil {
		return "", AppKey{}, within(op, err)
	}
	secret := AppKeyPrefix + random
	k := AppKey{ID: s.d.IDs.AppKey(), User: a.User, Name: name, Hash: digest(secret), CreatedAt: s.d.Clock.Now()}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		account, err := held(ctx, tx, a.User)
		if err != nil {
			return err
		}
		// What ends sessions ends keys: none is made by a session that ended meanwhile.
		if _, err := tx.SignedInUser(ctx, a.Session); err != nil {
			return fault.IfMissing(err, fault.New(op, fault.Unauthorized, "You're not signed in."))
		}
		all, err := tx.AppKeys(ctx, a.User)
		if err != nil {
			return err
		}
		if len(all) >= maxAppKeys {
			return fault.New(op, fault.Conflict, "You've reached the limit of 10 app keys. Revoke one to create another.")
		}
		if err := tx.AddAppKey(ctx, k); err != nil {
			return err
		}
		return s.reportAppKey(ctx, tx, account.User, name)
	})
	if err != nil {
		return "", AppKey{}, within(op, err)
	}
	return secret, k, nil
}

// reportAppKey reports a new key to its owner, who may not be the one who made it.
func (s *Service) reportAppKey(ctx context.Context, tx Store, owner User, name string) error {
	if err := s.event(ctx, tx, owner.ID, EventAppKeyCreated, ""); err != nil {
		return err
	}
	err := s.tell(ctx, tx, owner.ID, notice.SignInChanged, "An app key was created", "The app key “"+name+
		"” can now add job descriptions to your board. If this wasn't you, revoke it in Settings and change your "+
		"password right away.")
	if err != nil {
		return err
	}
	return s.post(ctx, tx, owner, Mail{Kind: MailAppKey}, mailLife)
}

// AppKeys lists the owner's keys, newest first.
func (s *Service) AppKeys(ctx context.Context, owner id.User) ([]AppKey, error) {
	all, err := s.d.Store.AppKeys(ctx, owner)
	return all, within("identity.AppKeys", err)
}

// RevokeAppKey ends one of the caller's keys at once. Another user's key is treated as if it didn't exist.
func (s *Service) RevokeAppKey(ctx context.Context, a actor.Actor, k id.AppKey) error {
	const op = "identity.RevokeAppKey"
	unknown := fault.New(op, fault.NotFound, "This app key doesn't exist.")
	if !id.WellFormed(k) {
		return unknown
	}
	err := s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.DeleteAppKey(ctx, a.User, k); err != nil {
			return err
		}
		return s.event(ctx, tx, a.User, EventAppKeyRevoked, "")
	})
	return fault.IfMissing(within(op, err), unknown)
}

// AppKeyOwner returns the user that a key adds job descriptions for. Unknown, revoked and forged keys, and those of a
// deactivated account, all get the same error.
func (s *Service) AppKeyOwner(ctx context.Context, secret string) (id.User, error) {
	const op = "identity.AppKeyOwner"
	wrong := fault.New(op, fault.Unauthorized, "This app key doesn't work. Create a new one in Settings.")
	if len(secret) != len(AppKeyPrefix)+base64.RawURLEncoding.EncodedLen(secretBytes) ||
		!strings.HasPrefix(secret, AppKeyPrefix) {
		return 0, wrong
	}
	k, err := s.d.Store.AppKeyByHash(ctx, digest(secret))
	if err != nil {
		return 0, fault.IfMissing(within(op, err), wrong)
	}
	if now := s.d.Clock.Now(); now.Sub(k.LastUsedAt) >= appKeyTouch {
		// A key that is revoked at this moment is gone.
		if err := s.d.Store.TouchAppKey(ctx, k.ID, now); err != nil {
			return 0, fault.IfMissing(within(op, err), wrong)
		}
	}
	return k.User, nil
}
