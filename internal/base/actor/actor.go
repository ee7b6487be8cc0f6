// Package actor says who asks: the signed-in user with what they may do, and the browser they ask from. Both travel in
// the context. It never decides what a permission allows.
package actor

import (
	"context"
	"net/netip"
	"slices"
	"time"

	"vitae/internal/base/id"
)

// Actor is a signed-in user. The zero Actor is a visitor.
type Actor struct {
	User        id.User
	Session     id.Session
	Roles       []string
	Permissions []string // noun:verb
}

// SignedIn reports whether there is a user.
func (a Actor) SignedIn() bool { return a.User != 0 }

// Can reports whether the actor has a permission.
func (a Actor) Can(permission string) bool { return slices.Contains(a.Permissions, permission) }

// Has reports whether the actor has a role.
func (a Actor) Has(role string) bool { return slices.Contains(a.Roles, role) }

// Cookie names a value that the server keeps in a browser.
type Cookie string

// The cookies. All are HttpOnly and SameSite=Strict; their names on the wire are the HTTP side's.
const (
	SessionCookie Cookie = "session" // the session's id and secret, "ID.SECRET"
	LoginCookie   Cookie = "login"   // binds a mailed code to this browser
	DeviceCookie  Cookie = "device"  // a browser that the owner has used: to sign in, or to set a new password
)

// Browser is where a request comes from. Address is the client's own, past trusted proxies.
type Browser struct {
	Address   netip.Addr
	UserAgent string // at most 256 bytes of valid UTF-8
	Session   string // the cookies' values, "" where there is none
	Login     string
	Device    string
	// Keep sets a cookie on the answer for life; a life of zero removes it. It may be called until the answer is
	// written.
	Keep func(c Cookie, value string, life time.Duration)
}

type (
	actorKey   struct{}
	deniedKey  struct{}
	browserKey struct{}
)

// With puts the actor into the context.
func With(ctx context.Context, a Actor) context.Context { return context.WithValue(ctx, actorKey{}, a) }

// From returns the context's actor, a visitor where there is none.
func From(ctx context.Context) Actor {
	a, _ := ctx.Value(actorKey{}).(Actor)
	return a
}

// WithDenied says that who asks is known and may do nothing, and why: the error is the answer to whatever needs a user.
func WithDenied(ctx context.Context, err error) context.Context {
	return context.WithValue(ctx, deniedKey{}, err)
}

// Denied returns why who asks may do nothing, nil where nothing is said.
func Denied(ctx context.Context) error {
	err, _ := ctx.Value(deniedKey{}).(error)
	return err
}

// WithBrowser puts the browser into the context.
func WithBrowser(ctx context.Context, b Browser) context.Context {
	return context.WithValue(ctx, browserKey{}, b)
}

// BrowserFrom returns the context's browser; without one, a browser that keeps nothing.
func BrowserFrom(ctx context.Context) Browser {
	b, ok := ctx.Value(browserKey{}).(Browser)
	if !ok || b.Keep == nil {
		b.Keep = func(Cookie, string, time.Duration) {}
	}
	return b
}
