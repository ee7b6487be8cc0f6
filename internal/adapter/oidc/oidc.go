// Package oidc asks OpenID Connect providers who somebody is.
//
// It speaks the protocol and checks what a provider signed. It never decides who may have an account, and never asks
// any other address than those that the operator has set and their discovery documents name.
package oidc

import (
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// Bounds of a provider's answers.
const (
	patience  = 10 * time.Second
	maxAnswer = 1 << 20
	maxCause  = 200             // bytes of an error that a provider has a part in
	rest      = 5 * time.Second // after a discovery document could not be had
)

// Config is what an operator sets of a provider.
type Config struct {
	ID, Name, Issuer       string
	ClientID, ClientSecret string
	Redirect               string // where the provider sends browsers back to

	AdminGroup  string   // as in identity.Provider
	GroupsClaim string   // with dots between the names of nested claims
	Scopes      []string // that are requested in addition
}

// Providers asks the configured providers. It is safe for concurrent use.
type Providers struct {
	list   []identity.Provider
	known  map[string]*provider
	client *http.Client
	clock  clock.Clock
}

// New makes Providers. Nothing is asked before somebody signs in, so that no provider keeps the server from starting.
func New(configs []Config, c clock.Clock) *Providers {
	p := &Providers{known: map[string]*provider{}, clock: c, client: &http.Client{
		Timeout: patience, Transport: bounded{http.DefaultTransport},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
	for _, one := range configs {
		p.list = append(p.list, identity.Provider{
			ID: one.ID, Name: one.Name, Issuer: one.Issuer, AdminGroup: one.AdminGroup, GroupsClaim: one.GroupsClaim,
		})
		p.known[one.ID] = &provider{config: one}
	}
	return p
}

// List returns the providers in the operator's order.
func (p *Providers) List() []identity.Provider { return p.list }

// provider is one, with the last request for its discovery document.
type provider struct {
	config Config

	mu   sync.Mutex
	last *discovery
}

// discovery is one request for a discovery document, shared by all who wait for it.
type discovery struct {
	done   chan struct{} // closed once the rest is set
	client *oauth2.Config
	style  atomic.Int32 // how the client proves itself, an oauth2.AuthStyle; AutoDetect until a sign-in has shown it
	found  *oidc.Provider
	err    error
	at     time.Time // when it ended
}

// serves reports whether a request is under way, found the document, or has just failed.
func (d *discovery) serves(now time.Time) bool {
	select {
	case <-d.done:
		return d.err == nil || now.Sub(d.at) < rest
	default:
		return true
	}
}

// discover returns what the provider's discovery document says, which is read once it can be had. A provider that fails
// is left alone for a while. Whoever leaves stops waiting; the request goes on for the others.
func (p *Providers) discover(ctx context.Context, name string) (*discovery, error) {
	const op = "oidc.discover"
	one, ok := p.known[name]
	if !ok {
		return nil, fault.New(op, fault.Invalid, "This sign-in method isn't available.")
	}
	one.mu.Lock()
	d := one.last
	if d == nil || !d.serves(p.clock.Now()) {
		d = &discovery{done: make(chan struct{})}
		one.last = d
		go p.read(one.config, d) //nolint:gosec // G118: others wait for it too
	}
	one.mu.Unlock()
	select {
	case <-d.done:
	case <-ctx.Done():
		return nil, away(op, one.config, ctx.Err())
	}
	if d.err != nil {
		return nil, away(op, one.config, d.err)
	}
	return d, nil
}

// read asks for a discovery document; the client's timeout bounds it. The keys that tokens are signed with are kept
// with it, and so is how the client proves itself at the token endpoint, where the document settles it.
func (p *Providers) read(c Config, d *discovery) {
	defer close(d.done)
	d.found, d.err = oidc.NewProvider(oidc.ClientContext(context.Background(), p.client), c.Issuer)
	if d.at = p.clock.Now(); d.err != nil {
		return
	}
	var says struct {
		Methods []string `json:"token_endpoint_auth_methods_supported"`
	}
	if d.err = d.found.Claims(&says); d.err != nil {
		return
	}
	basic := slices.Contains(says.Methods, "client_secret_basic")
	post := slices.Contains(says.Methods, "client_secret_post")
	switch { // with both, the client may be registered for either: the first sign-in finds out, and it is kept
	case basic && !post:
		d.style.Store(int32(oauth2.AuthStyleInHeader))
	case post && !basic:
		d.style.Store(int32(oauth2.AuthStyleInParams))
	}
	d.client = &oauth2.Config{
		ClientID: c.ClientID, ClientSecret: c.ClientSecret, RedirectURL: c.Redirect, Endpoint: d.found.Endpoint(),
		Scopes: append([]string{oidc.ScopeOpenID, "email", "profile"}, c.Scopes...),
	}
}

// Address returns where a browser goes to sign in.
func (p *Providers) Address(ctx context.Context, name string, f identity.ProviderFlow) (string, error) {
	d, err := p.discover(ctx, name)
	if err != nil {
		return "", err
	}
	return d.client.AuthCodeURL(f.State, oidc.Nonce(f.Nonce), oauth2.S256ChallengeOption(f.Verifier)), nil
}

// Claims redeems a code and returns what the provider has signed about its user.
func (p *Providers) Claims(ctx context.Context, name, code string, f identity.ProviderFlow) (identity.Claims, error) {
	const op = "oidc.Claims"
	d, err := p.discover(ctx, name)
	if err != nil {
		return identity.Claims{}, err
	}
	config := p.known[name].config
	ctx = oidc.ClientContext(ctx, p.client)
	token, err := d.exchange(ctx, code, f.Verifier)
	if err != nil {
		if isRefused(err) {
			return identity.Claims{}, refusal(config, err)
		}
		return identity.Claims{}, away(op, config, err)
	}
	raw, _ := token.Extra("id_token").(string)
	signed, err := d.found.Verifier(&oidc.Config{ClientID: config.ClientID, Now: p.clock.Now}).Verify(ctx, raw)
	if err != nil && strings.HasPrefix(err.Error(), keysMissing) {
		return identity.Claims{}, away(op, config, err)
	}
	if err != nil {
		return identity.Claims{}, refusal(config, err)
	}
	if subtle.ConstantTimeCompare([]byte(signed.Nonce), []byte(f.Nonce)) != 1 {
		return identity.Claims{}, refusal(config, errors.New("the nonce is of another sign-in"))
	}
	said, err := read(signed, config.GroupsClaim)
	if err != nil {
		return identity.Claims{}, refusal(config, err)
	}
	if said.lacks(config) && d.found.UserInfoEndpoint() != "" {
		info, err := d.found.UserInfo(ctx, oauth2.StaticTokenSource(token))
		if err != nil && isUserInfoRefused(err) {
			return identity.Claims{}, refusal(config, err)
		}
		if err != nil {
			return identity.Claims{}, away(op, config, err)
		}
		if err := said.complete(info, signed.Subject, config); err != nil {
			return identity.Claims{}, refusal(config, err)
		}
	}
	return identity.Claims{
		Subject: signed.Subject, Email: said.Email,
		EmailVerified: said.EmailVerified == true || said.EmailVerified == "true",
		FirstName:     said.GivenName, LastName: said.FamilyName, Groups: said.groups,
	}, nil
}

// exchange redeems a code. Where nothing says yet how the client proves itself, its secret goes into the header, and
// into the body only if the provider refused that: after any other error, or where it refused the code itself, a second
// try would hide what went wrong.
func (d *discovery) exchange(ctx context.Context, code, verifier string) (*oauth2.Token, error) {
	client, style := *d.client, oauth2.AuthStyle(d.style.Load())
	try := func(style oauth2.AuthStyle) (*oauth2.Token, error) {
		client.Endpoint.AuthStyle = style
		return client.Exchange(ctx, code, oauth2.VerifierOption(verifier))
	}
	if style != oauth2.AuthStyleAutoDetect {
		return try(style)
	}
	token, err := try(oauth2.AuthStyleInHeader)
	if isClientRefused(err) {
		token, err = try(oauth2.AuthStyleInParams)
	}
	if err == nil {
		d.style.Store(int32(client.Endpoint.AuthStyle))
	}
	return token, err
}

// isClientRefused reports whether the token endpoint may not know the client by what it was sent. Of those that don't,
// some say invalid_client, others unauthorized_client, access_denied, invalid_request or no more than the status; one
// that says invalid_grant has looked at the code.
func isClientRefused(err error) bool {
	answer := (*oauth2.RetrieveError)(nil)
	return errors.As(err, &answer) && answer.ErrorCode != "invalid_grant" && slices.Contains(
		[]int{http.StatusBadRequest, http.StatusUnauthorized, http.StatusForbidden}, answer.Response.StatusCode)
}

// keysMissing begins the verifier's error where it could not have the provider's keys. It wraps none that can be told
// by its type.
const keysMissing = "failed to verify signature: fetching keys"

// isRefused reports whether the token endpoint has refused a code, rather than failed or asked to wait.
func isRefused(err error) bool {
	answer := (*oauth2.RetrieveError)(nil)
	return errors.As(err, &answer) && answer.Response.StatusCode < http.StatusInternalServerError &&
		answer.Response.StatusCode != http.StatusTooManyRequests
}

// refusedUserInfo is how an error of UserInfo begins whose cause doesn't pass by itself: a status, an answer that can't
// be read, or a signature. It wraps none that can be told by its type.
var refusedUserInfo = regexp.MustCompile(
	`^([34]\d\d |oidc: failed to decode userinfo|oidc: invalid userinfo jwt signature)`)

// isUserInfoRefused reports whether UserInfo has refused to answer, rather than failed or asked to wait.
func isUserInfoRefused(err error) bool {
	text := err.Error()
	return refusedUserInfo.MatchString(text) && !strings.HasPrefix(text, "429 ") &&
		!strings.Contains(text, "fetching keys")
}

func away(op string, c Config, err error) error {
	return &fault.Error{
		Op: op, Kind: fault.Unavailable, Message: c.Name + " can't be reached right now. Try again in a few minutes.",
		Err: fmt.Errorf("%w: %s", identity.ErrProviderAway, cause(err)),
	}
}

func refusal(c Config, err error) error {
	return fault.Wrap("oidc.Claims", fault.Invalid, "The sign-in with "+c.Name+" didn't work. Please start again.",
		errors.New(cause(err)))
}

// cause returns what went wrong in one short line for the log. What a provider wrote into its answer is left out: it
// may be long, and about a user.
func cause(err error) string {
	text := err.Error()
	if refused := (*oauth2.RetrieveError)(nil); errors.As(err, &refused) {
		text = fmt.Sprintf("token endpoint: %s %.40s", refused.Response.Status, refused.ErrorCode)
	}
	text = strings.Join(strings.Fields(text), " ")
	if len(text) > maxCause {
		text = strings.ToValidUTF8(text[:maxCause], "")
	}
	return text
}

// bounded reads at most maxAnswer of an answer, and nothing of a page that could not be had. Why a token was refused is
// in an answer to a POST.
type bounded struct{ next http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := b.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	most := int64(maxAnswer)
	if r.Method == http.MethodGet && answer.StatusCode != http.StatusOK {
		most = 0
	}
	answer.Body = struct {
		io.Reader
		io.Closer
	}{io.LimitReader(answer.Body, most), answer.Body}
	return answer, nil
}
