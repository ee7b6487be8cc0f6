package identity

import (
	"context"
	"io"
	"log/slog"
	"net/url"

	"github.com/go-webauthn/webauthn/webauthn"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
	"vitae/internal/base/turn"
)

// Mailer sends a letter, or says why it could not; it may be called again with the same letter.
type Mailer interface {
	Send(ctx context.Context, m Mail) error
}

// Blobs keeps photos, beside what other domains keep of users. A key that is not there is fault.NotFound; deleting it
// is no error.
type Blobs interface {
	Put(ctx context.Context, key string, data []byte) error
	Get(ctx context.Context, key string) ([]byte, error)
	Delete(ctx context.Context, key string) error
	// DeleteUnder removes everything whose key begins with prefix, which ends in a slash.
	DeleteUnder(ctx context.Context, prefix string) error
}

// Belongings is what another domain keeps of users, for their export.
type Belongings interface {
	// About returns a line for each file that Export may put, as the README of an export has them: the name in 33
	// columns, and what it is.
	About() string
	// Export puts the owner's files, each name once.
	Export(ctx context.Context, owner id.User, put func(name string, data []byte) error) error
}

// Deps are what the service needs.
type Deps struct {
	Store  Store
	Mailer Mailer
	Blobs  Blobs
	// Belongings go into an export after what is kept here.
	Belongings []Belongings
	// Folders are where other domains keep files of users: what is under "<folder>/<user>/" goes with the account.
	Folders []string
	// Keys are made of the instance's secret.
	Keys Keys
	// Clock, IDs and Random are the machine's outside tests.
	Clock  clock.Clock
	IDs    id.Maker
	Random io.Reader
	// Limits counts sign-ins per account; nil lifts the limits and the lockout (tests on loopback).
	Limits limit.Limiter
	// Providers vouch for who somebody is; nil: nobody does, and everybody signs in with a password.
	Providers Providers
	// Registration says who may register; the zero value lets everybody.
	Registration Registration
	// Scrub leaves nothing of deleted rows in the database's files, where the store needs that; nil where it does not.
	Scrub func(context.Context) error
	// Health reports how the program's parts are; nil where nobody asks, as in an operator's commands.
	Health func(context.Context) (Health, error)
	// PublicURL is the address that users type; it is the issuer and audience of tokens.
	PublicURL *url.URL
	Log       *slog.Logger
	// Hashing is the cost of passwords; the zero value is the one for production.
	Hashing HashCost
}

// Service is accounts. Make it with New; it is safe for concurrent use.
type Service struct {
	d         Deps
	passwords *passwords
	tokens    *tokens
	party     *webauthn.WebAuthn // nil: the server's address allows no passkeys
	drawing   *turn.Queue        // held by whoever draws a photo
}

// New makes a Service.
func New(d Deps) (*Service, error) {
	if d.Store == nil || d.Mailer == nil || d.Blobs == nil || d.Clock == nil || d.Random == nil || d.IDs.Now == nil ||
		d.PublicURL == nil || d.Log == nil || !d.Keys.valid() {
		return nil, fault.New("identity.New", fault.Internal, "identity: a dependency is missing")
	}
	p, err := newPasswords(d.Hashing, d.Random)
	if err != nil {
		return nil, err
	}
	w, err := party(d.PublicURL)
	if err != nil {
		return nil, fault.Wrap("identity.New", fault.Internal, "", err)
	}
	return &Service{
		d: d, passwords: p, tokens: newTokens(d), party: w,
		drawing: turn.New(turn.Config{AtOnce: 1, Waiting: maxHashQueue, Patience: hashPatience}),
	}, nil
}

// inTx runs f as a transaction and gives its value once that is kept. f may run again where it lost against another.
func inTx[T any](ctx context.Context, st Store, f func(tx Store) (T, error)) (v T, err error) {
	err = st.InTx(ctx, func(tx Store) (err error) {
		v, err = f(tx)
		return err
	})
	return v, err
}
