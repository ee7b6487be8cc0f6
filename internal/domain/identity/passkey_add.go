package identity

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
)

// StartPasskey returns what a browser needs to make a passkey (PublicKeyCredentialCreationOptions, as JSON), for a user
// who gives the password again.
func (s *Service) StartPasskey(ctx context.Context, a actor.Actor, password string) (string, error) {
	const op = "identity.StartPasskey"
	if s.party == nil {
		return "", noPasskeys(op)
	}
	var options string
	err := s.withPasskeys(ctx, op, a, password, func(tx Store, by factors) error {
		if len(by.Passkeys) >= maxPasskeys {
			return tooManyPasskeys(op)
		}
		account, err := tx.Account(ctx, a.User)
		if err != nil {
			return err
		}
		c := s.newChallenge(a.User, AddPasskey, sessionBinding(a))
		if err := tx.AddChallenge(ctx, c); err != nil {
			return err
		}
		owner := s.passkeyOwner(account.User, by.Passkeys)
		made, _, err := s.party.BeginRegistration(owner,
			webauthn.WithExclusions(webauthn.Credentials(owner.WebAuthnCredentials()).CredentialDescriptors()))
		if err != nil {
			return fault.Wrap(op, fault.Internal, "", err)
		}
		made.Response.Challenge = s.passkeyChallenge(c)
		options, err = asJSON(op, made.Response)
		return err
	})
	return options, err
}

// sessionBinding binds what was begun to the caller's session.
func sessionBinding(a actor.Actor) []byte { return digest("session " + string(a.Session)) }

func tooManyPasskeys(op string) error {
	return fault.New(op, fault.Conflict, "You can have up to 10 passkeys. Remove one before you add another.")
}

func asJSON(op string, v any) (string, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return "", fault.Wrap(op, fault.Internal, "", err)
	}
	return string(b), nil
}

// FinishPasskey adds the passkey that the caller's browser has made, once and in the session that began it; reply is a
// PublicKeyCredential as JSON. If the user had only mailed codes before, it returns recovery codes, which are never
// shown again.
func (s *Service) FinishPasskey(ctx context.Context, a actor.Actor, name, reply string) ([]string, error) {
	const op = "identity.FinishPasskey"
	if s.party == nil {
		return nil, noPasskeys(op)
	}
	name, err := passkeyName(op, name)
	if err != nil {
		return nil, err
	}
	codes, hashes, err := s.newRecoveryCodes(a.User)
	if err != nil {
		return nil, within(op, err)
	}
	c, p, err := s.madePasskey(ctx, op, a, reply)
	if err != nil {
		return nil, err
	}
	p.ID, p.Name, p.CreatedAt = s.d.IDs.Passkey(), name, s.d.Clock.Now()
	var first bool
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.LockUser(ctx, a.User); err != nil {
			return err
		}
		ours, err := tx.UseChallenge(ctx, c.ID, s.d.Clock.Now())
		if err != nil {
			return err
		}
		if !ours {
			return oldPasskeySetup(op)
		}
		by, err := factorsOf(ctx, tx, a.User)
		if err != nil {
			return err
		}
		if len(by.Passkeys) >= maxPasskeys {
			return tooManyPasskeys(op)
		}
		if err := tx.AddPasskey(ctx, p); err != nil {
			return err
		}
		if first = !by.strong(); first {
			if err := tx.SetRecoveryCodes(ctx, a.User, hashes); err != nil {
				return err
			}
		}
		return s.factorChanged(ctx, tx, a.User, FactorPasskeyAdded, name)
	})
	if err != nil || !first {
		return nil, within(op, err)
	}
	return codes, nil
}

// madePasskey counts a try on the caller's open setup and checks a browser's reply against it.
func (s *Service) madePasskey(ctx context.Context, op string, a actor.Actor, reply string) (c Challenge, p Passkey,
	err error,
) {
	c, err = s.d.Store.TryChallenge(ctx, a.User, AddPasskey, sessionBinding(a), codeTries, s.d.Clock.Now())
	if err != nil {
		return c, p, fault.IfMissing(err, oldPasskeySetup(op))
	}
	owner := s.passkeyOwner(User{ID: a.User}, nil)
	refused := fault.New(op, fault.Invalid, "This passkey couldn't be added. Try again.")
	if len(reply) > maxPasskeyReply {
		return c, p, refused
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes([]byte(reply))
	if err != nil {
		return c, p, refused
	}
	made, err := s.party.CreateCredential(owner, webauthn.SessionData{
		Challenge: protocol.URLEncodedBase64(s.passkeyChallenge(c)).String(), RelyingPartyID: s.party.Config.RPID,
		UserID: owner.handle, UserVerification: userVerification,
		CredParams: webauthn.CredentialParametersDefault(),
	}, parsed)
	if err != nil {
		s.d.Log.InfoContext(ctx, "passkey not added", "error", err)
		return c, p, refused
	}
	return c, Passkey{
		User: a.User, CredentialID: made.ID, PublicKey: made.PublicKey, Host: s.party.Config.RPID,
		Transports: knownTransports(made.Transport), BackupEligible: made.Flags.BackupEligible,
		SignCount: made.Authenticator.SignCount,
	}, nil
}

// knownTransports returns those of a browser's transports that the standard names.
func knownTransports(said []protocol.AuthenticatorTransport) (known []string) {
	for _, t := range []protocol.AuthenticatorTransport{
		protocol.USB, protocol.NFC, protocol.BLE, protocol.SmartCard, protocol.Hybrid, protocol.Internal,
	} {
		if slices.Contains(said, t) {
			known = append(known, string(t))
		}
	}
	return known
}

func oldPasskeySetup(op string) error {
	return fault.New(op, fault.Conflict, "This setup is no longer valid. Start again.")
}
