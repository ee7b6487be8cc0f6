package identity

import (
	"context"
	"crypto/hmac"
	"encoding/base64"
	"strconv"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
)

// notMeLife is how long a letter's link that says “This wasn’t me” works.
const notMeLife = 7 * 24 * time.Hour

// alarms are the letters whose reader may say that it was somebody else.
var alarms = map[MailKind]bool{
	MailLoginCode: true, MailNewDevice: true, MailCodesGuessed: true,
	MailPasswordChanged: true, MailFactorChanged: true, MailUsernameChanged: true,
	MailEmailAsked: true, MailEmailChanged: true, MailAppKey: true,
}

// notMeProof is what a letter of a moment carries so that one click says that it was somebody else. It is good for that
// alone. The address that the letter goes to is part of it, sealed, since the account may get another; "" in a letter
// without one. The moment is exact, since the order of letters decides.
func (s *Service) notMeProof(user id.User, at time.Time, address string) string {
	moment := strconv.FormatInt(at.UnixMicro(), 36)
	signed := []string{user.String(), moment}
	if address != "" {
		signed = append(signed, address)
	}
	proof := moment + "." + base64.RawURLEncoding.EncodeToString(s.d.Keys.sum("not me", signed...))
	if address != "" {
		proof += "." + address
	}
	return proof
}

// Recovered is what a “This wasn’t me” came to besides the end of every session.
type Recovered string

// What it came to.
const (
	RecoveredByLink Recovered = "link"  // a link for a new password is on its way
	RecoveredTaken  Recovered = "taken" // nothing was mailed to the letter's address: another account has proven it
	RecoveredOff    Recovered = "off"   // nothing was mailed: the account is deactivated
)

// signedOutRule is how often the owner of an account is told that a letter to an address of earlier ended its sessions.
var signedOutRule = limit.Rule{Name: "mail-signed-out", Burst: 3, Per: time.Hour}

// NotMe throws out every browser of a user by the proof that a letter carried, ends every code that is open,
// disconnects every provider, and mails a link for a new password. A provider may have been connected by somebody else
// long ago; the owner connects theirs again with one sign-in. The address that the letter went to is the account's
// again if it has got another since. A proof that is none, of long ago or void is fault.NotFound, whoever the user is.
func (s *Service) NotMe(ctx context.Context, user id.User, proof string) (came Recovered, err error) {
	const op = "identity.NotMe"
	none := fault.New(op, fault.NotFound, "This link isn't valid.")
	at, address, ok := s.readProof(user, proof)
	if !ok {
		return "", none
	}
	mayTell, err := granted(s.take(ctx, signedOutRule, user.String()))
	if err != nil {
		return "", within(op, err)
	}
	err = s.withAddress(ctx, func(tx Store) error {
		account, err := held(ctx, tx, user)
		if err != nil {
			return fault.IfMissing(err, none)
		}
		restored, err := tx.AddressRestore(ctx, user)
		if err != nil {
			return err
		}
		elsewhere := address != "" && !sameAddress(address, account.Email)
		if elsewhere && restored.voids(at) {
			return none
		}
		ours := true
		switch { // before anything is mailed
		case elsewhere:
			ours, err = s.takeBack(ctx, tx, &account.User, address, at)
		case address != "":
			err = s.takeBackFrom(ctx, tx, user, at, restored)
		}
		if err != nil {
			return err
		}
		if err := s.endIntrusion(ctx, tx, user); err != nil {
			return err
		}
		switch {
		case !ours:
			came = RecoveredTaken
			return s.tellSignedOut(ctx, tx, account.User, mayTell)
		case !account.Active:
			came = RecoveredOff
			return nil
		}
		came = RecoveredByLink
		rested, err := granted(s.rested(ctx, tx, user, ResetLink, resendAfter))
		if err != nil || !rested {
			return err
		}
		return s.sendCode(ctx, tx, account.User, ResetLink, nil)
	})
	return came, within(op, err)
}

// endIntrusion throws out every browser of a user, ends the open codes and disconnects every provider. A link for a new
// password stays: it may be the owner's, and has gone where their letters go.
func (s *Service) endIntrusion(ctx context.Context, tx Store, user id.User) error {
	if err := s.throwOut(ctx, tx, user, ""); err != nil {
		return err
	}
	if err := s.endCodes(ctx, tx, user, Login, KnownLogin, ResetPassword, ChangeEmail, AddPasskey); err != nil {
		return err
	}
	if err := s.event(ctx, tx, user, EventSessionEnded, ""); err != nil {
		return err
	}
	_, err := s.unlink(ctx, tx, user)
	return err
}

// tellSignedOut tells an account that stays with its address that a letter to one of earlier ended its sessions. Who
// has the one or the other may be the owner, so an open link for a new password ends too.
func (s *Service) tellSignedOut(ctx context.Context, tx Store, u User, mayTell bool) error {
	if err := s.endCodes(ctx, tx, u.ID, ResetLink); err != nil || !mayTell {
		return err
	}
	return s.post(ctx, tx, u, Mail{Kind: MailSignedOut}, mailLife)
}

// readProof returns when the letter of a proof was made and the address that it went to, "" for none; false for what is
// no proof of the user's, or one of too long ago.
func (s *Service) readProof(user id.User, proof string) (at time.Time, address string, ok bool) {
	moment, rest, _ := strings.Cut(proof, ".")
	_, sealed, _ := strings.Cut(rest, ".")
	micros, err := strconv.ParseInt(moment, 36, 64)
	at = time.UnixMicro(micros)
	if err != nil || !hmac.Equal([]byte(proof), []byte(s.notMeProof(user, at, sealed))) ||
		s.d.Clock.Now().After(at.Add(notMeLife)) {
		return at, "", false
	}
	if sealed == "" {
		return at, "", true
	}
	raw, err := base64.RawURLEncoding.DecodeString(sealed)
	if err != nil {
		return at, "", false
	}
	plain, err := s.d.Keys.open(raw)
	return at, string(plain), err == nil
}

// endCodes ends the user's open codes of some purposes.
func (s *Service) endCodes(ctx context.Context, tx Store, user id.User, purposes ...Purpose) error {
	for _, p := range purposes {
		if err := tx.EndChallenges(ctx, user, p, s.d.Clock.Now()); err != nil {
			return err
		}
	}
	return nil
}

// resetBy reports how the next reset is proven: by a code, or by a link that nobody can guess once wrong tries have
// ended a code that day. So whoever wastes codes shuts nobody out.
func (s *Service) resetBy(ctx context.Context, tx Store, user id.User) (Purpose, error) {
	wrong, err := tx.WrongTries(ctx, user, ResetPassword, s.d.Clock.Now().Add(-24*time.Hour))
	if wrong >= codeTries {
		return ResetLink, err
	}
	return ResetPassword, err
}
