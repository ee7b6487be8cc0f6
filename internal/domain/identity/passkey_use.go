package identity

import (
	"context"
	"crypto/hmac"
	"slices"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
)

// copiedRule is how often an owner is notified that a passkey may have been copied.
var copiedRule = limit.Rule{Name: "mail-copied", Burst: 1, Per: 6 * time.Hour}

// PasskeyRequest returns what a browser needs to use a passkey (PublicKeyCredentialRequestOptions, as JSON) for the
// sign-in that is under way in it. Without one, the answer is that to a wrong passkey, whoever the user is.
func (s *Service) PasskeyRequest(ctx context.Context, user id.User) (string, error) {
	const op = "identity.PasskeyRequest"
	b := actor.BrowserFrom(ctx)
	if b.Login == "" || s.party == nil {
		return "", wrongPasskey(op)
	}
	p, err := s.loginOf(ctx, s.d.Store, user, digest(b.Login))
	if err != nil {
		return "", within(op, err)
	}
	c, err := s.d.Store.OpenChallenge(ctx, user, p, s.d.Clock.Now())
	if missing(err) || err == nil && (c.Tries >= codeTries || !hmac.Equal(c.Binding, digest(b.Login))) {
		return "", wrongPasskey(op)
	}
	if err != nil {
		return "", within(op, err)
	}
	owner, err := s.ownerOf(ctx, user)
	if err != nil {
		return "", within(op, fault.IfMissing(err, wrongPasskey(op)))
	}
	if len(owner.keys) == 0 {
		return "", wrongPasskey(op)
	}
	asked, _, err := s.party.BeginLogin(owner, webauthn.WithChallenge(s.passkeyChallenge(c)))
	if err != nil {
		return "", fault.Wrap(op, fault.Internal, "", err)
	}
	return asJSON(op, asked.Response)
}

// ownerOf returns a user with the passkeys for the present address.
func (s *Service) ownerOf(ctx context.Context, user id.User) (passkeyOwner, error) {
	account, err := s.d.Store.Account(ctx, user)
	if err != nil {
		return passkeyOwner{}, err
	}
	all, err := s.d.Store.Passkeys(ctx, user)
	return s.passkeyOwner(account.User, all), err
}

// VerifyPasskey makes a session of what a passkey signed (reply is a PublicKeyCredential as JSON) for the sign-in that
// is under way in this browser, once. A wrong one costs a try, as a wrong code does.
func (s *Service) VerifyPasskey(ctx context.Context, user id.User, reply string) (SignedIn, error) {
	const op = "identity.VerifyPasskey"
	b := actor.BrowserFrom(ctx)
	if b.Login == "" || s.party == nil {
		return SignedIn{}, wrongPasskey(op)
	}
	binding := digest(b.Login)
	purpose, err := s.loginOf(ctx, s.d.Store, user, binding)
	if err != nil {
		return SignedIn{}, within(op, err)
	}
	c, err := s.d.Store.TryChallenge(ctx, user, purpose, binding, codeTries, s.d.Clock.Now())
	if err != nil {
		return SignedIn{}, within(op, fault.IfMissing(err, wrongPasskey(op)))
	}
	owner, err := s.ownerOf(ctx, user)
	if err != nil {
		return SignedIn{}, within(op, fault.IfMissing(err, wrongPasskey(op)))
	}
	p, signed, ok := s.signedBy(ctx, owner, c, reply)
	switch {
	case !ok:
		err := s.event(ctx, s.d.Store, user, EventSignInFailed, "passkey")
		if err == nil {
			err = wrongPasskey(op)
		}
		return SignedIn{}, within(op, err)
	case signed.Authenticator.CloneWarning:
		return SignedIn{}, s.refuseCopy(ctx, op, p)
	}
	return s.begin(ctx, op, user, b, func(tx Store) error {
		ours, err := tx.UseChallenge(ctx, c.ID, s.d.Clock.Now())
		if err == nil && ours {
			ours, err = tx.UsePasskey(ctx, user, p.ID, signed.Authenticator.SignCount, s.d.Clock.Now())
		}
		if err == nil && !ours {
			return wrongPasskey(op)
		}
		return err
	})
}

// signedBy checks a browser's reply to a challenge, and returns the passkey that signed it and its new state.
func (s *Service) signedBy(ctx context.Context, owner passkeyOwner, c Challenge, reply string) (p Passkey,
	signed *webauthn.Credential, ok bool,
) {
	if len(owner.keys) == 0 || len(reply) > maxPasskeyReply {
		return p, nil, false
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes([]byte(reply))
	if err != nil {
		return p, nil, false
	}
	var allowed [][]byte
	for _, one := range owner.keys {
		allowed = append(allowed, one.CredentialID)
	}
	signed, err = s.party.ValidateLogin(owner, webauthn.SessionData{
		Challenge: protocol.URLEncodedBase64(s.passkeyChallenge(c)).String(), RelyingPartyID: s.party.Config.RPID,
		UserID: owner.handle, AllowedCredentialIDs: allowed, UserVerification: userVerification,
	}, parsed)
	if err != nil {
		s.d.Log.InfoContext(ctx, "passkey refused", "error", err)
		return p, nil, false
	}
	i := slices.IndexFunc(owner.keys, func(one Passkey) bool {
		return string(one.CredentialID) == string(signed.ID)
	})
	return owner.keys[i], signed, true
}

// refuseCopy refuses a passkey whose count of uses has gone back, and notifies the owner: two devices seem to have it,
// though passkeys that count can't be copied.
func (s *Service) refuseCopy(ctx context.Context, op string, p Passkey) error {
	mayNotify, err := granted(s.take(ctx, copiedRule, p.User.String()))
	if err != nil {
		return within(op, err)
	}
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.LockUser(ctx, p.User); err != nil {
			return fault.IfMissing(err, wrongPasskey(op))
		}
		if mayNotify {
			return s.factorChanged(ctx, tx, p.User, FactorPasskeyCopied, p.Name)
		}
		return s.event(ctx, tx, p.User, EventSignInFailed, "passkey")
	})
	if err != nil {
		return within(op, err)
	}
	return fault.New(op, fault.Invalid,
		"This passkey was refused because it may have been copied. Sign in another way and replace it in Settings.")
}

// wrongPasskey is the one answer to a passkey that is wrong, used, expired, of another browser or of nobody.
func wrongPasskey(op string) error {
	return fault.New(op, fault.Invalid, "That passkey didn't work. Try again, or sign in another way.")
}
