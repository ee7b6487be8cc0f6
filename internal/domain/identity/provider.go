package identity

import (
	"cmp"
	"context"
	"crypto/hmac"
	"encoding/base64"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// Provider is an OpenID Connect provider that the operator has configured.
type Provider struct {
	ID, Name, Issuer string

	AdminGroup  string // whose members are administrators; "" if the provider changes no roles
	GroupsClaim string // where the provider says which groups a user is in
}

// Providers sends browsers to the configured providers and checks their responses.
type Providers interface {
	List() []Provider
	// Address returns where a browser goes to sign in with a provider. ErrProviderAway: that can't be said now.
	Address(ctx context.Context, provider string, f ProviderFlow) (string, error)
	// Claims redeems the code of a provider's answer. fault.Invalid: the answer is not one to this flow.
	Claims(ctx context.Context, provider, code string, f ProviderFlow) (Claims, error)
}

// ErrProviderAway is in the error of a provider that can't be reached. It has a message for whoever signs in.
var ErrProviderAway = errors.New("the provider is away")

// ProviderFlow is what binds a provider's answer to the browser and the moment that asked. All of it follows from a
// random value in the browser's cookie and the instance's secret.
type ProviderFlow struct {
	State    string
	Nonce    string
	Verifier string // of PKCE
}

// Claims is what a provider says of who signed in.
type Claims struct {
	Subject       string
	Email         string
	EmailVerified bool
	FirstName     string
	LastName      string
	// Groups are read if the provider has an AdminGroup; nil if it doesn't list any.
	Groups []string
}

// ProviderLink connects a provider's user (the subject) with an account.
type ProviderLink struct {
	Issuer    string
	Subject   string
	User      id.User
	CreatedAt time.Time
}

// ProviderLinks keeps them, and which answers were used.
type ProviderLinks interface {
	ProviderLink(ctx context.Context, issuer, subject string) (ProviderLink, error)
	ProviderLinks(ctx context.Context, user id.User) ([]ProviderLink, error) // oldest first
	// AddProviderLink returns fault.Conflict if the subject is already connected with an account.
	AddProviderLink(ctx context.Context, l ProviderLink) error
	// DeleteProviderLink removes one; one that is gone is no error.
	DeleteProviderLink(ctx context.Context, l ProviderLink) error
	// UseProviderAnswer marks an answer used. False: it was.
	UseProviderAnswer(ctx context.Context, hash []byte, expires time.Time) (bool, error)
}

// providerLife is how long a user has to sign in with a provider.
const providerLife = 10 * time.Minute

// askedProvider marks the login cookie of a browser that was sent to a provider.
const askedProvider = "provider"

// provider returns the one of an id.
func (s *Service) provider(op, name string) (Provider, error) {
	if s.d.Providers != nil {
		for _, p := range s.d.Providers.List() {
			if p.ID == name {
				return p, nil
			}
		}
	}
	return Provider{}, fault.New(op, fault.Invalid, "This sign-in method isn't available.")
}

// StartProvider returns the address of a provider at which the browser's user signs in. The browser keeps what binds
// the answer to it.
func (s *Service) StartProvider(ctx context.Context, name string) (string, error) {
	const op = "identity.StartProvider"
	p, err := s.provider(op, name)
	if err != nil {
		return "", err
	}
	random, err := s.secret()
	if err != nil {
		return "", within(op, err)
	}
	address, err := s.d.Providers.Address(ctx, p.ID, s.flowOf(random))
	if err != nil {
		s.d.Log.WarnContext(ctx, "sign-in with a provider not started", "provider", p.ID, "error", err)
		return "", within(op, err)
	}
	until := strconv.FormatInt(s.d.Clock.Now().Add(providerLife).Unix(), 10)
	mac := s.d.Keys.sum(askedProvider, p.ID, until, random)
	actor.BrowserFrom(ctx).Keep(actor.LoginCookie, strings.Join([]string{
		askedProvider, p.ID, until, random, base64.RawURLEncoding.EncodeToString(mac),
	}, "."), providerLife)
	return address, nil
}

// flowOf derives a flow from the random value in a browser's cookie.
func (s *Service) flowOf(random string) ProviderFlow {
	of := func(use string) string { return base64.RawURLEncoding.EncodeToString(s.d.Keys.sum(use, random)) }
	return ProviderFlow{State: of("provider state"), Nonce: of("provider nonce"), Verifier: of("provider verifier")}
}

// askedFlow returns the flow of a browser that was sent to a provider and is back in time with its state.
func (s *Service) askedFlow(cookie, provider, state string) (ProviderFlow, bool) {
	parts := strings.Split(cookie, ".")
	if len(parts) != 5 || parts[0] != askedProvider || parts[1] != provider {
		return ProviderFlow{}, false
	}
	mac, err := base64.RawURLEncoding.DecodeString(parts[4])
	if err != nil || !hmac.Equal(mac, s.d.Keys.sum(askedProvider, parts[1], parts[2], parts[3])) {
		return ProviderFlow{}, false
	}
	until, err := strconv.ParseInt(parts[2], 10, 64)
	f := s.flowOf(parts[3])
	return f, err == nil && s.d.Clock.Now().Unix() < until && hmac.Equal([]byte(f.State), []byte(state))
}

// ProviderAnswer is what a provider sent the browser back with. Invitation is what was in the link of one, "" for none.
type ProviderAnswer struct{ Provider, Code, State, Invitation string }

// ProviderSignIn is how a sign-in with a provider goes on: with a session; with the user's app or passkey; or, with a
// ticket, by signing in once to the account that has the address.
type ProviderSignIn struct {
	Session *SignedIn
	Started *LoginStarted
	Ticket  string
}

// FinishProvider signs in a provider's user, once per response and only in the browser that started the sign-in. Users
// without an account are registered if registration is open to them. If the email address already has an account, that
// isn't enough: its owner must sign in once, and LinkProvider then takes the ticket.
func (s *Service) FinishProvider(ctx context.Context, r ProviderAnswer) (ProviderSignIn, error) {
	const op = "identity.FinishProvider"
	p, err := s.provider(op, r.Provider)
	if err != nil {
		return ProviderSignIn{}, err
	}
	in, err := s.finishWith(ctx, p, r)
	if err != nil {
		return ProviderSignIn{}, within(op, s.noteRefusal(ctx, p, err))
	}
	return in, nil
}

// noteRefusal writes down that a sign-in with a provider was refused and why; other errors are logged where they are
// answered. It returns the error to answer with.
func (s *Service) noteRefusal(ctx context.Context, p Provider, err error) error {
	refused := []fault.Kind{fault.Invalid, fault.Conflict, fault.Forbidden, fault.Deactivated}
	if ctx.Err() != nil || !slices.Contains(refused, fault.KindOf(err)) && !errors.Is(err, ErrProviderAway) {
		return err
	}
	s.d.Log.WarnContext(ctx, "sign-in with a provider refused", "provider", p.ID, "error", err)
	if noted := s.event(ctx, s.d.Store, 0, EventSignInFailed, askedProvider+" "+p.ID); noted != nil {
		return noted
	}
	return err
}

// finishWith is FinishProvider for a known provider.
func (s *Service) finishWith(ctx context.Context, p Provider, r ProviderAnswer) (ProviderSignIn, error) {
	const op = "identity.finishWith"
	b := actor.BrowserFrom(ctx)
	flow, ok := s.askedFlow(b.Login, p.ID, r.State)
	if !ok {
		return ProviderSignIn{}, staleAnswer(op)
	}
	b.Keep(actor.LoginCookie, "", 0)
	claims, err := s.d.Providers.Claims(ctx, p.ID, r.Code, flow)
	if err != nil {
		return ProviderSignIn{}, within(op, err)
	}
	ours, err := s.d.Store.UseProviderAnswer(ctx, digest(flow.State), s.d.Clock.Now().Add(providerLife))
	if err == nil && !ours {
		return ProviderSignIn{}, staleAnswer(op)
	}
	if err != nil {
		return ProviderSignIn{}, within(op, err)
	}
	link, ticket, err := s.vouchedFor(ctx, p, claims, r.Invitation)
	if err != nil || ticket != "" {
		return ProviderSignIn{Ticket: ticket}, within(op, err)
	}
	account, err := s.d.Store.Account(ctx, link.User)
	if err != nil {
		return ProviderSignIn{}, within(op, err)
	}
	if !account.Active {
		return ProviderSignIn{}, deactivated(op)
	}
	if err := s.followGroups(ctx, p, claims, link); err != nil {
		return ProviderSignIn{}, err
	}
	return s.enterWith(ctx, account, link, b)
}

// enterWith makes the session of a user whom a provider vouched for, or asks for their app or passkey first.
func (s *Service) enterWith(ctx context.Context, account Account, l ProviderLink, b actor.Browser) (ProviderSignIn,
	error,
) {
	const op = "identity.enterWith"
	by, err := factorsOf(ctx, s.d.Store, l.User)
	if err != nil {
		return ProviderSignIn{}, within(op, err)
	}
	if !by.strong() {
		in, err := s.begin(ctx, op, l.User, b, func(tx Store) error {
			if err := stillLinked(ctx, tx, l); err != nil {
				return err
			}
			if now, err := factorsOf(ctx, tx, l.User); err != nil || now.strong() {
				return cmp.Or(err, staleAnswer(op))
			}
			return nil
		})
		if err != nil {
			return ProviderSignIn{}, err
		}
		return ProviderSignIn{Session: &in}, nil
	}
	a, err := s.newAttempt(ctx, account.Username)
	if err != nil {
		return ProviderSignIn{}, within(op, err)
	}
	a.still = func(tx Store) error { return stillLinked(ctx, tx, l) }
	started, err := s.startLogin(ctx, a)
	if err != nil {
		return ProviderSignIn{}, within(op, err)
	}
	return ProviderSignIn{Started: &started}, nil
}

// stillLinked refuses a link that is gone since it was read, and makes others wait who change the user's sign-in.
func stillLinked(ctx context.Context, tx Store, l ProviderLink) error {
	const op = "identity.stillLinked"
	if err := tx.LockUser(ctx, l.User); err != nil {
		return fault.IfMissing(err, staleAnswer(op))
	}
	now, err := tx.ProviderLink(ctx, l.Issuer, l.Subject)
	if missing(err) || err == nil && now.User != l.User {
		return staleAnswer(op)
	}
	return err
}

func staleAnswer(op string) error {
	return fault.New(op, fault.Invalid, "This sign-in is no longer valid. Please start again.")
}
