package identity

import (
	"cmp"
	"context"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// Passkey is a key pair in a user's device, browser or security key that takes the second step of a sign-in (WebAuthn).
type Passkey struct {
	ID             id.Passkey
	User           id.User
	Name           string
	CredentialID   []byte // what browsers know it by
	PublicKey      []byte // COSE
	Host           string // where it can be used: the relying party's id
	Transports     []string
	BackupEligible bool   // its owner can have it on several devices
	SignCount      uint32 // of its uses; 0 where it doesn't count
	CreatedAt      time.Time
	LastUsedAt     time.Time // zero: never
}

// Passkeys keeps users' passkeys.
type Passkeys interface {
	Passkeys(ctx context.Context, user id.User) ([]Passkey, error) // oldest first
	// AddPasskey returns fault.Conflict if an account has the passkey already.
	AddPasskey(ctx context.Context, p Passkey) error
	// UsePasskey records a use. False: the passkey is gone, or its count isn't higher than before.
	UsePasskey(ctx context.Context, user id.User, p id.Passkey, count uint32, at time.Time) (bool, error)
	RenamePasskey(ctx context.Context, user id.User, p id.Passkey, name string) error
	DeletePasskey(ctx context.Context, user id.User, p id.Passkey) error
	// MailedCodesAllowed reports whether the user lets mailed codes stand in for passkeys.
	MailedCodesAllowed(ctx context.Context, user id.User) (bool, error)
	AllowMailedCodes(ctx context.Context, user id.User, allowed bool) error
}

const (
	// maxPasskeys is how many a user may have: some devices, a password manager and two security keys.
	maxPasskeys     = 10
	maxPasskeyName  = 60
	maxPasskeyReply = 16 << 10 // bytes of a browser's reply; the largest that is usual, with attestation, has 6 KB
)

// PasskeyOverview is what an owner sees of their passkeys.
type PasskeyOverview struct {
	Offered       bool // the server's address allows passkeys
	Passkeys      []Passkey
	MailedCodes   bool // a mailed code signs in
	MailedAllowed bool // the user allows mailed codes instead of passkeys, which an app rules out
	RecoveryCodes int  // left
}

// Passkeys returns the owner's, oldest first.
func (s *Service) Passkeys(ctx context.Context, owner id.User) (PasskeyOverview, error) {
	const op = "identity.Passkeys"
	by, err := factorsOf(ctx, s.d.Store, owner)
	if err != nil {
		return PasskeyOverview{}, within(op, err)
	}
	left, err := s.d.Store.RecoveryCodes(ctx, owner)
	return PasskeyOverview{
		Offered: s.party != nil, Passkeys: by.Passkeys, MailedCodes: by.mails(), MailedAllowed: by.Mailed,
		RecoveryCodes: left,
	}, within(op, err)
}

// party returns the relying party: the server at its public address. Browsers support passkeys only on https or
// localhost, and only for host names, not IP addresses; elsewhere it is nil.
func party(at *url.URL) (*webauthn.WebAuthn, error) {
	host := strings.ToLower(at.Hostname())
	if !isName(host) || !secure(at.Scheme, host) {
		return nil, nil
	}
	origin := at.Scheme + "://" + strings.ToLower(at.Host)
	if port := at.Port(); port == "443" && at.Scheme == "https" || port == "80" && at.Scheme == "http" {
		origin = at.Scheme + "://" + host // as browsers write it
	}
	return webauthn.New(&webauthn.Config{
		RPID: host, RPDisplayName: "Vitae", RPOrigins: []string{origin},
		AttestationPreference: protocol.PreferNoAttestation,
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementPreferred, UserVerification: userVerification,
		},
	})
}

// userVerification is whether a passkey asks for a PIN or a finger. The password was right before, and not every
// security key can ask, so it isn't required.
const userVerification = protocol.VerificationPreferred

// isName reports whether a host is a name that passkeys can be for, and no IP address.
func isName(host string) bool {
	_, err := netip.ParseAddr(host)
	return err != nil && protocol.ValidateRPID(host) == nil
}

func secure(scheme, host string) bool {
	return scheme == "https" || scheme == "http" && (host == "localhost" || strings.HasSuffix(host, ".localhost"))
}

// usablePasskeys returns those for the server's present address: browsers offer the others only where they were added.
func (s *Service) usablePasskeys(all []Passkey) []Passkey {
	if s.party == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(all), func(p Passkey) bool { return p.Host != s.party.Config.RPID })
}

// passkeyOwner is a user in the form that the library needs.
type passkeyOwner struct {
	handle []byte
	name   string
	keys   []Passkey
}

func (o passkeyOwner) WebAuthnID() []byte          { return o.handle }
func (o passkeyOwner) WebAuthnName() string        { return o.name }
func (o passkeyOwner) WebAuthnDisplayName() string { return o.name }

func (o passkeyOwner) WebAuthnCredentials() []webauthn.Credential {
	all := make([]webauthn.Credential, 0, len(o.keys))
	for _, p := range o.keys {
		c := webauthn.Credential{ID: p.CredentialID, PublicKey: p.PublicKey}
		c.Flags.BackupEligible = p.BackupEligible
		c.Authenticator.SignCount = p.SignCount
		for _, t := range p.Transports {
			c.Transport = append(c.Transport, protocol.AuthenticatorTransport(t))
		}
		all = append(all, c)
	}
	return all
}

// passkeyOwner returns the user with those passkeys that are for the present address. The handle, which devices keep,
// says nothing about them.
func (s *Service) passkeyOwner(u User, all []Passkey) passkeyOwner {
	return passkeyOwner{s.d.Keys.sum("passkey user", u.ID.String()), u.Username, s.usablePasskeys(all)}
}

// passkeyChallenge returns what a passkey signs. It is derived from the challenge's row and the instance's secret, so
// it is good only for that row, its purpose and its user.
func (s *Service) passkeyChallenge(c Challenge) []byte {
	return s.d.Keys.sum("passkey", string(c.ID), string(c.Purpose), c.User.String())
}

// noPasskeys is the refusal of a server without https.
func noPasskeys(op string) error {
	return fault.New(op, fault.Conflict, "Passkeys need a server with https and a host name, set as its public address (VITAE_PUBLIC_URL). "+
		"Ask the person who runs this server.")
}

// withPasskeys runs f for a signed-in user who gives the password again, with the ways of their second step.
func (s *Service) withPasskeys(ctx context.Context, op string, a actor.Actor, password string,
	f func(tx Store, by factors) error,
) error {
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		if _, same, err := unchanged(ctx, tx, account); err != nil || !same {
			return cmp.Or(err, wrongAgain(op, "password"))
		}
		by, err := factorsOf(ctx, tx, a.User)
		if err != nil {
			return err
		}
		return f(tx, by)
	}))
}

// RenamePasskey gives one of the owner's passkeys another name.
func (s *Service) RenamePasskey(ctx context.Context, owner id.User, p id.Passkey, name string) error {
	const op = "identity.RenamePasskey"
	name, err := passkeyName(op, name)
	if err != nil {
		return err
	}
	return within(op, fault.IfMissing(s.d.Store.RenamePasskey(ctx, owner, p, name), passkeyGone(op)))
}

func passkeyGone(op string) error {
	return fault.New(op, fault.Conflict, "This passkey has already been removed.")
}

func passkeyName(op, name string) (string, error) {
	name = trimmed(name)
	m := checkLine("Name", name, maxPasskeyName)
	if name == "" {
		m = "Name is required"
	}
	if m != "" {
		return "", invalid(op, m, map[string]string{"name": m})
	}
	return name, nil
}

// RemovePasskey removes a passkey of a user who gives the password again. With the last one, codes are mailed again
// unless there is an app.
func (s *Service) RemovePasskey(ctx context.Context, a actor.Actor, p id.Passkey, password string) error {
	const op = "identity.RemovePasskey"
	return s.withPasskeys(ctx, op, a, password, func(tx Store, by factors) error {
		i := slices.IndexFunc(by.Passkeys, func(one Passkey) bool { return one.ID == p })
		if i < 0 {
			return passkeyGone(op)
		}
		return s.removePasskey(ctx, tx, by.Passkeys[i])
	})
}

func (s *Service) removePasskey(ctx context.Context, tx Store, p Passkey) error {
	if err := tx.DeletePasskey(ctx, p.User, p.ID); err != nil {
		return err
	}
	if _, err := s.endRecovery(ctx, tx, p.User); err != nil {
		return err
	}
	return s.factorChanged(ctx, tx, p.User, FactorPasskeyRemoved, p.Name)
}

// RemovePasskeysOf removes all passkeys of a user who has lost them and the recovery codes, for an operator.
func (s *Service) RemovePasskeysOf(ctx context.Context, username string) error {
	const op = "identity.RemovePasskeysOf"
	return s.operate(ctx, op, username, func(tx Store, u User) error {
		if err := tx.LockUser(ctx, u.ID); err != nil {
			return err
		}
		all, err := tx.Passkeys(ctx, u.ID)
		if err != nil {
			return err
		}
		if len(all) == 0 {
			return fault.New(op, fault.NotFound, u.Username+" has no passkeys.")
		}
		for _, p := range all {
			if err := tx.DeletePasskey(ctx, u.ID, p.ID); err != nil {
				return err
			}
		}
		if _, err := s.endRecovery(ctx, tx, u.ID); err != nil {
			return err
		}
		return s.factorChanged(ctx, tx, u.ID, FactorPasskeysGone, "")
	})
}

// AllowMailedCodes sets whether mailed codes work instead of passkeys, for a user who gives the password again.
func (s *Service) AllowMailedCodes(ctx context.Context, a actor.Actor, allowed bool, password string) error {
	const op = "identity.AllowMailedCodes"
	return s.withPasskeys(ctx, op, a, password, func(tx Store, by factors) error {
		switch {
		case by.App:
			return fault.New(op, fault.Conflict, "Emailed codes can't be used while you use an authenticator app.")
		case len(by.Passkeys) == 0:
			return fault.New(op, fault.Conflict, "We already email your sign-in codes.")
		case by.Mailed == allowed:
			return nil
		}
		if err := tx.AllowMailedCodes(ctx, a.User, allowed); err != nil {
			return err
		}
		change := FactorMailRefused
		if allowed {
			change = FactorMailAllowed
		}
		return s.factorChanged(ctx, tx, a.User, change, "")
	})
}
