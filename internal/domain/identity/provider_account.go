package identity

import (
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// ticketLife is how long somebody has to sign in once to the account that a provider's user is to be linked with.
const ticketLife = 20 * time.Minute

// maxSubject is the longest name that the standard allows for a user of a provider.
const maxSubject = 255

// vouchedFor returns the account of a provider's user, a new one if need be, or a ticket where their address has one
// that they are not linked with.
func (s *Service) vouchedFor(ctx context.Context, p Provider, c Claims, invitation string) (l ProviderLink,
	ticket string, err error,
) {
	const op = "identity.vouchedFor"
	l, err = s.d.Store.ProviderLink(ctx, p.Issuer, c.Subject)
	if err == nil || !missing(err) {
		return l, "", err
	}
	if !c.EmailVerified || checkEmail(c.Email) != "" || c.Subject == "" || len(c.Subject) > maxSubject {
		return ProviderLink{}, "", fault.New(op, fault.Invalid,
			p.Name+" hasn't verified your email address. Verify it there, or use a password here.")
	}
	owner, err := accountByEmail(ctx, s.d.Store, c.Email)
	switch {
	case err != nil:
		return ProviderLink{}, "", err
	case owner.ID == 0 || owner.makesWay():
		l, err = s.registerWith(ctx, p, c, invitation)
		return l, "", err
	case !owner.Active:
		return ProviderLink{}, "", deactivated(op)
	}
	ticket, err = s.linkTicket(p, c)
	return ProviderLink{}, ticket, err
}

// registerWith makes an account for whom a provider vouches, under the rules of Register. Its address is proven; it has
// no password until its owner resets it.
func (s *Service) registerWith(ctx context.Context, p Provider, c Claims, invitation string) (ProviderLink,
	error,
) {
	const op = "identity.registerWith"
	if s.d.Registration.Way == RegisterClosed {
		return ProviderLink{}, registrationClosed(op)
	}
	r := RegisterRequest{Email: c.Email, Invitation: invitation}
	guest, err := s.guest(ctx, r)
	if err != nil {
		return ProviderLink{}, err
	}
	secret, err := s.secret()
	if err != nil {
		return ProviderLink{}, err
	}
	hash, err := s.passwords.hash(ctx, secret) // of what nobody knows
	if err != nil {
		return ProviderLink{}, err
	}
	u := User{
		Email: c.Email, FirstName: givenName(c.FirstName), LastName: givenName(c.LastName), Active: true,
		Verified: true,
	}
	var l ProviderLink
	for number := 1; number <= registerTries; number++ {
		now := s.d.Clock.Now()
		u.ID, u.Username, u.CreatedAt = s.d.IDs.User(), nameOf(c.Email, number, "user"), now
		if number == registerTries {
			u.Username = "user_" + u.ID.String()
		}
		err = s.d.Store.InTx(ctx, func(tx Store) error {
			if guest {
				if err := s.useInvitation(ctx, tx, r); err != nil {
					return err
				}
			}
			if err := s.addProven(ctx, tx, u, hash); err != nil {
				return err
			}
			l = ProviderLink{Issuer: p.Issuer, Subject: c.Subject, User: u.ID, CreatedAt: now}
			if err := tx.AddProviderLink(ctx, l); err != nil {
				return err
			}
			return s.event(ctx, tx, u.ID, EventFactorChanged, string(FactorLinked)+" "+p.ID)
		})
		if !errors.Is(err, ErrUsernameTaken) {
			break
		}
	}
	if errors.Is(err, ErrEmailTaken) || errors.Is(err, ErrUsernameTaken) {
		return ProviderLink{}, fault.Wrap(op, fault.Conflict, "Please sign in again.", err) // somebody was faster
	}
	return l, err
}

// givenName returns a name that a provider gives as the rules of names want it: one line, cut where it is too long, ""
// where nothing can be kept of it.
func givenName(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(name, ""))
	name = strings.Join(strings.Fields(name), " ")
	if runes := []rune(name); len(runes) > maxName {
		name = strings.TrimSpace(string(runes[:maxName]))
	}
	if checkLine("", name, maxName) != "" {
		return ""
	}
	return name
}

// ticket says which provider's user may be linked with the account of an address, and until when.
type ticket struct {
	Provider string    `json:"provider"`
	Subject  string    `json:"subject"`
	Email    string    `json:"email"`
	Until    time.Time `json:"until"`
}

func (s *Service) linkTicket(p Provider, c Claims) (string, error) {
	plain, err := json.Marshal(ticket{p.ID, c.Subject, c.Email, s.d.Clock.Now().Add(ticketLife)})
	if err != nil {
		return "", fault.Wrap("identity.linkTicket", fault.Internal, "", err)
	}
	sealed, err := s.d.Keys.seal(s.d.Random, append([]byte(askedProvider+"\x00"), plain...))
	return base64.RawURLEncoding.EncodeToString(sealed), err
}

// openTicket returns what linkTicket sealed. It rejects anything else that was sealed with the same key.
func (s *Service) openTicket(sealed string) (t ticket, ok bool) {
	raw, err := base64.RawURLEncoding.DecodeString(sealed)
	if err != nil {
		return t, false
	}
	plain, err := s.d.Keys.open(raw)
	if err != nil {
		return t, false
	}
	plain, ok = bytesAfter(plain, askedProvider+"\x00")
	return t, ok && json.Unmarshal(plain, &t) == nil && s.d.Clock.Now().Before(t.Until)
}

func bytesAfter(b []byte, prefix string) ([]byte, bool) {
	rest, ok := strings.CutPrefix(string(b), prefix)
	return []byte(rest), ok
}

// linkAfter is how old the sign-in may be of somebody who connects a provider.
const linkAfter = 15 * time.Minute

// LinkProvider links the caller, who has just signed in, with the provider's user of a ticket. The addresses must be
// the same. A link that is there is no error: the answer that said so may have been lost.
func (s *Service) LinkProvider(ctx context.Context, a actor.Actor, sealed string) error {
	const op = "identity.LinkProvider"
	t, ok := s.openTicket(sealed)
	p, err := s.provider(op, t.Provider)
	if !ok || err != nil {
		return staleAnswer(op)
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.LockUser(ctx, a.User); err != nil {
			return err
		}
		if err := s.justSignedIn(ctx, tx, a, p); err != nil {
			return err
		}
		account, err := tx.Account(ctx, a.User)
		if err != nil {
			return err
		}
		if !sameAddress(account.Email, t.Email) {
			return fault.New(op, fault.Invalid,
				"Your "+p.Name+" account has a different email address, so it wasn't connected.")
		}
		l := ProviderLink{Issuer: p.Issuer, Subject: t.Subject, User: a.User, CreatedAt: s.d.Clock.Now()}
		there, err := tx.ProviderLink(ctx, l.Issuer, l.Subject)
		if err == nil && there.User == a.User {
			return nil
		}
		if err != nil && !missing(err) {
			return err
		}
		if err := tx.AddProviderLink(ctx, l); err != nil {
			return err
		}
		return s.providerChanged(ctx, tx, a.User, FactorLinked, p)
	}))
}

// justSignedIn refuses a caller whose sign-in is older than linkAfter, or has ended since the request came.
func (s *Service) justSignedIn(ctx context.Context, tx Store, a actor.Actor, p Provider) error {
	const op = "identity.justSignedIn"
	in, err := tx.SignedInUser(ctx, a.Session)
	if missing(err) {
		return fault.New(op, fault.Unauthorized, "You're not signed in.")
	}
	if err == nil && s.d.Clock.Now().Sub(in.Session.CreatedAt) > linkAfter {
		return fault.New(op, fault.Invalid,
			"To connect your account, sign out and choose “Continue with "+p.Name+"” again.")
	}
	return err
}

// LinkedProvider is a provider with which a user can sign in.
type LinkedProvider struct {
	Provider
	Since time.Time
}

// LinkedProviders lists the owner's. One that the operator no longer sets is named by its address.
func (s *Service) LinkedProviders(ctx context.Context, owner id.User) ([]LinkedProvider, error) {
	links, err := s.d.Store.ProviderLinks(ctx, owner)
	if err != nil {
		return nil, within("identity.LinkedProviders", err)
	}
	out := make([]LinkedProvider, 0, len(links))
	for _, l := range links {
		out = append(out, LinkedProvider{s.byIssuer(l.Issuer), l.CreatedAt})
	}
	return out, nil
}

func (s *Service) byIssuer(issuer string) Provider {
	if s.d.Providers != nil {
		for _, p := range s.d.Providers.List() {
			if p.Issuer == issuer {
				return p
			}
		}
	}
	return Provider{ID: issuer, Name: issuer, Issuer: issuer}
}

// UnlinkProvider disconnects a provider from the account of a user who enters their password again. Every other session
// of theirs ends: the provider may have made it.
func (s *Service) UnlinkProvider(ctx context.Context, a actor.Actor, issuer, password string) error {
	const op = "identity.UnlinkProvider"
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		if _, same, err := unchanged(ctx, tx, account); err != nil || !same {
			return cmp.Or(err, wrongAgain(op, "password"))
		}
		gone, err := s.unlink(ctx, tx, a.User, issuer)
		if err != nil || len(gone) == 0 {
			return err
		}
		return s.throwOut(ctx, tx, a.User, a.Session)
	}))
}

// UnlinkProvidersOf is UnlinkProvider for an operator, with all of a user's providers and sessions.
func (s *Service) UnlinkProvidersOf(ctx context.Context, username string) error {
	const op = "identity.UnlinkProvidersOf"
	return s.operate(ctx, op, username, func(tx Store, u User) error {
		if err := tx.LockUser(ctx, u.ID); err != nil {
			return err
		}
		gone, err := s.unlink(ctx, tx, u.ID)
		if err != nil {
			return err
		}
		if len(gone) == 0 {
			return fault.New(op, fault.NotFound, u.Username+" has no connected accounts.")
		}
		return s.throwOut(ctx, tx, u.ID, "")
	})
}

// unlink removes a user's links with some issuers, or all where none is named, and reports each provider that is gone
// with them. A role that one of those gave goes too.
func (s *Service) unlink(ctx context.Context, tx Store, user id.User, issuers ...string) ([]Provider, error) {
	links, err := tx.ProviderLinks(ctx, user)
	if err != nil {
		return nil, err
	}
	var gone []Provider
	for _, l := range links {
		if len(issuers) > 0 && !slices.Contains(issuers, l.Issuer) {
			continue
		}
		if err := tx.DeleteProviderLink(ctx, l); err != nil {
			return nil, err
		}
		if p := s.byIssuer(l.Issuer); !slices.Contains(gone, p) {
			gone = append(gone, p)
		}
	}
	for _, p := range gone {
		if err := s.providerChanged(ctx, tx, user, FactorUnlinked, p); err != nil {
			return nil, err
		}
	}
	return gone, s.revokeFromUnlinked(ctx, tx, user, gone)
}
