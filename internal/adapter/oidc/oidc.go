// Package oidc asks OpenID Connect providers who somebody is.
//
// It speaks the protocol and checks what a provider signed. It never decides who may have an account, and never asks
// any other address than those that the operator has set and their discovery documents name.
package oidc

import (
	"context"
	"crypto/subtle"
	"errors"
	"io"
	"net/http"
	"sync"
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
)

// Config is what an operator sets of a provider.
type Config struct {
	ID, Name, Issuer       string
	ClientID, ClientSecret string
	Redirect               string // where the provider sends browsers back to
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
		p.list = append(p.list, identity.Provider{ID: one.ID, Name: one.Name, Issuer: one.Issuer})
		p.known[one.ID] = &provider{config: one}
	}
	return p
}

// List returns the providers in the operator's order.
func (p *Providers) List() []identity.Provider { return p.list }

// provider is one, with its discovery document once that was read.
type provider struct {
	config Config

	mu         sync.Mutex
	discovered *oidc.Provider
}

// discover reads the provider's discovery document, once it can be had.
func (p *Providers) discover(ctx context.Context, name string) (*oidc.Provider, oauth2.Config, error) {
	const op = "oidc.discover"
	one, ok := p.known[name]
	if !ok {
		return nil, oauth2.Config{}, fault.New(op, fault.Invalid, "This sign-in method isn't available.")
	}
	one.mu.Lock()
	defer one.mu.Unlock()
	if one.discovered == nil {
		// The key verifier outlives the request, so it must not be canceled with the request's context.
		found, err := oidc.NewProvider(oidc.ClientContext(context.WithoutCancel(ctx), p.client), one.config.Issuer)
		if err != nil {
			return nil, oauth2.Config{}, away(op, one.config, err)
		}
		one.discovered = found
	}
	return one.discovered, oauth2.Config{
		ClientID: one.config.ClientID, ClientSecret: one.config.ClientSecret, RedirectURL: one.config.Redirect,
		Endpoint: one.discovered.Endpoint(), Scopes: []string{oidc.ScopeOpenID, "email", "profile"},
	}, nil
}

// Address returns where a browser goes to sign in.
func (p *Providers) Address(ctx context.Context, name string, f identity.ProviderFlow) (string, error) {
	_, c, err := p.discover(ctx, name)
	if err != nil {
		return "", err
	}
	return c.AuthCodeURL(f.State, oidc.Nonce(f.Nonce), oauth2.S256ChallengeOption(f.Verifier)), nil
}

// claims are those that are read, of the signed token and of the provider's page about its user.
type claims struct {
	Email         string `json:"email"`
	EmailVerified any    `json:"email_verified"` // some providers write "true"
	GivenName     string `json:"given_name"`
	FamilyName    string `json:"family_name"`
}

// Claims redeems a code and returns what the provider has signed about its user.
func (p *Providers) Claims(ctx context.Context, name, code string, f identity.ProviderFlow) (identity.Claims, error) {
	const op = "oidc.Claims"
	found, c, err := p.discover(ctx, name)
	if err != nil {
		return identity.Claims{}, err
	}
	config := p.known[name].config
	ctx = oidc.ClientContext(ctx, p.client)
	token, err := c.Exchange(ctx, code, oauth2.VerifierOption(f.Verifier))
	if err != nil {
		if refused := (*oauth2.RetrieveError)(nil); errors.As(err, &refused) && refused.Response.StatusCode < 500 {
			return identity.Claims{}, refusal(config, err)
		}
		return identity.Claims{}, away(op, config, err)
	}
	raw, _ := token.Extra("id_token").(string)
	signed, err := found.VerifierContext(ctx, &oidc.Config{ClientID: c.ClientID, Now: p.clock.Now}).Verify(ctx, raw)
	if err != nil {
		return identity.Claims{}, refusal(config, err)
	}
	if subtle.ConstantTimeCompare([]byte(signed.Nonce), []byte(f.Nonce)) != 1 {
		return identity.Claims{}, refusal(config, errors.New("the nonce is of another sign-in"))
	}
	var said claims
	if err := signed.Claims(&said); err != nil {
		return identity.Claims{}, refusal(config, err)
	}
	if said.Email == "" && found.UserInfoEndpoint() != "" {
		if said, err = aboutUser(ctx, found, token, signed.Subject); err != nil {
			return identity.Claims{}, refusal(config, err)
		}
	}
	return identity.Claims{
		Subject: signed.Subject, Email: said.Email,
		EmailVerified: said.EmailVerified == true || said.EmailVerified == "true",
		FirstName:     said.GivenName, LastName: said.FamilyName,
	}, nil
}

// aboutUser asks the provider for what it did not put into the token. The answer must be about the same user.
func aboutUser(ctx context.Context, found *oidc.Provider, token *oauth2.Token, subject string) (said claims,
	err error,
) {
	info, err := found.UserInfo(ctx, oauth2.StaticTokenSource(token))
	if err != nil {
		return claims{}, err
	}
	if info.Subject != subject {
		return claims{}, errors.New("the provider's UserInfo response is about another user")
	}
	return said, info.Claims(&said)
}

func away(op string, c Config, err error) error {
	return &fault.Error{
		Op: op, Kind: fault.Unavailable, Message: c.Name + " can't be reached right now. Try again in a few minutes.",
		Err: err,
	}
}

func refusal(c Config, err error) error {
	return fault.Wrap("oidc.Claims", fault.Invalid, "The sign-in with "+c.Name+" didn't work. Please start again.", err)
}

// bounded reads at most maxAnswer of an answer.
type bounded struct{ next http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := b.next.RoundTrip(r)
	if err == nil {
		answer.Body = struct {
			io.Reader
			io.Closer
		}{io.LimitReader(answer.Body, maxAnswer), answer.Body}
	}
	return answer, err
}
