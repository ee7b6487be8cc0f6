package identity

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// RegisterWay is how people come to an account.
type RegisterWay string

// The ways.
const (
	RegisterOpen    RegisterWay = "open"
	RegisterDomains RegisterWay = "domains"    // whose address is of a domain, or who was invited
	RegisterInvited RegisterWay = "invitation" // who was invited
	RegisterClosed  RegisterWay = "closed"     // nobody: an operator makes accounts
)

// Registration says who may register. Its zero value lets everybody.
type Registration struct {
	Way     RegisterWay
	Domains []string // in lower case, for RegisterDomains
}

// Invitation is a link with which some people may register, each with an address of their own.
type Invitation struct {
	ID        id.Invitation
	Uses      int
	Used      int
	By        id.User // 0: the operator
	CreatedAt time.Time
	ExpiresAt time.Time
	EndedAt   time.Time // zero: nobody ended it
}

// Bounds of invitations.
const (
	maxInvitationUses = 1000
	maxInvitationLife = 365 * 24 * time.Hour
	maxInvitations    = 200 // that are listed
)

// Invite makes an invitation and gives the link with it, which is nowhere kept. by is 0 for the operator.
func (s *Service) Invite(ctx context.Context, uses int, life time.Duration) (link string, v Invitation, err error) {
	return s.invite(ctx, 0, uses, life)
}

// InviteAs is Invite for somebody with the permission users:manage.
func (s *Service) InviteAs(ctx context.Context, a actor.Actor, uses int, life time.Duration) (link string, v Invitation,
	err error,
) {
	if err := s.allowed(ctx, "identity.InviteAs", a, UsersManage); err != nil {
		return "", Invitation{}, err
	}
	return s.invite(ctx, a.User, uses, life)
}

func (s *Service) invite(ctx context.Context, by id.User, uses int, life time.Duration) (link string, v Invitation,
	err error,
) {
	const op = "identity.invite"
	switch {
	case s.d.Registration.Way == RegisterClosed:
		return "", Invitation{},
			fault.New(op, fault.Conflict,
				"Registration is closed, so invitations don't work. To use them, set VITAE_REGISTRATION=invitation.")
	case uses < 1 || uses > maxInvitationUses:
		return "", Invitation{},
			fault.New(op, fault.Invalid, fmt.Sprintf("An invitation must be for 1 to %d people.", maxInvitationUses))
	case life < time.Minute || life > maxInvitationLife:
		return "", Invitation{},
			fault.New(op, fault.Invalid, "An invitation must be valid for at least a minute and at most a year.")
	}
	secret, err := s.secret()
	if err != nil {
		return "", Invitation{}, within(op, err)
	}
	now := s.d.Clock.Now()
	v = Invitation{ID: s.d.IDs.Invitation(), Uses: uses, By: by, CreatedAt: now, ExpiresAt: now.Add(life)}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.AddInvitation(ctx, v, digest(secret)); err != nil || by == 0 {
			return err
		}
		return s.event(ctx, tx, by, EventInvited, "")
	})
	// What is behind # stays in the browser: no server and no proxy on the way notes it.
	return s.d.PublicURL.String() + "/auth?mode=register#invitation=" + secret, v, within(op, err)
}

// Invitations lists the newest of them for the operator.
func (s *Service) Invitations(ctx context.Context) ([]Invitation, error) {
	all, err := s.d.Store.Invitations(ctx, maxInvitations)
	return all, within("identity.Invitations", err)
}

// InvitationsFor is Invitations for somebody with the permission users:read.
func (s *Service) InvitationsFor(ctx context.Context, a actor.Actor) ([]Invitation, error) {
	if err := s.allowed(ctx, "identity.InvitationsFor", a, UsersRead); err != nil {
		return nil, err
	}
	return s.Invitations(ctx)
}

// EndInvitation makes an invitation good for nobody any more.
func (s *Service) EndInvitation(ctx context.Context, v id.Invitation) error {
	const op = "identity.EndInvitation"
	err := s.d.Store.EndInvitation(ctx, v, s.d.Clock.Now())
	if missing(err) {
		return fault.Wrap(op, fault.NotFound, "This invitation doesn't exist.", err)
	}
	return within(op, err)
}

// EndInvitationAs is EndInvitation for somebody with the permission users:manage.
func (s *Service) EndInvitationAs(ctx context.Context, a actor.Actor, v id.Invitation) error {
	if err := s.allowed(ctx, "identity.EndInvitationAs", a, UsersManage); err != nil {
		return err
	}
	return s.EndInvitation(ctx, v)
}

// guest reports whether somebody may register, and whether that takes an invitation. It looks before a hash is made;
// what is left of the invitation is looked at again when it is used.
func (s *Service) guest(ctx context.Context, r RegisterRequest) (guest bool, err error) {
	const op = "identity.guest"
	policy := s.d.Registration
	if policy.Way == "" || policy.Way == RegisterOpen || policy.Way == RegisterDomains && policy.holds(r.Email) {
		return false, nil
	}
	if r.Invitation == "" && policy.Way == RegisterDomains {
		return false, invalid(op, "Failed to create account",
			map[string]string{"email": "Without an invitation, you can register only with an email address at " +
				strings.Join(policy.Domains, " or ")})
	}
	if r.Invitation == "" {
		return false, fault.New(op, fault.Invalid,
			"You need an invitation to register. Ask the person who runs this server for one.")
	}
	return true, s.usable(ctx, s.d.Store, r)
}

// holds reports whether an address is of one of the domains, which is not of one below it.
func (p Registration) holds(email string) bool {
	_, domain, _ := cutLast(email, "@")
	return slices.Contains(p.Domains, strings.ToLower(domain))
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// useInvitation counts the address. Of those that come at once, as many get in as there are places.
func (s *Service) useInvitation(ctx context.Context, tx Store, r RegisterRequest) error {
	if err := tx.LockInvitation(ctx, digest(r.Invitation)); err != nil {
		if missing(err) {
			return useless()
		}
		return err
	}
	v, by, err := s.invitation(ctx, tx, r)
	if err != nil || by {
		return err
	}
	return tx.UseInvitation(ctx, v.ID, s.emailHash(r.Email), s.d.Clock.Now())
}

func (s *Service) usable(ctx context.Context, tx Store, r RegisterRequest) error {
	_, _, err := s.invitation(ctx, tx, r)
	return err
}

// invitation returns the one of a registration, where it is good for its address; by: the address has used it before.
func (s *Service) invitation(ctx context.Context, tx Store, r RegisterRequest) (v Invitation, by bool, err error) {
	v, by, err = tx.InvitationBySecret(ctx, digest(r.Invitation), s.emailHash(r.Email))
	switch {
	case missing(err):
		return Invitation{}, false, useless()
	case err != nil:
		return Invitation{}, false, err
	case !v.EndedAt.IsZero() || !s.d.Clock.Now().Before(v.ExpiresAt) || v.Used >= v.Uses && !by:
		return Invitation{}, false, useless()
	}
	return v, by, nil
}

// useless says the same of an invitation that never was and of one that is over.
func useless() error {
	return fault.New("identity.invitation", fault.Invalid,
		"This invitation is no longer valid. It may have expired or been used or revoked. Ask for a new one.")
}
