package identity

import (
	"context"
	"crypto/hmac"
	"encoding/base64"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// offProof is what a letter carries so that one click switches such letters off without a sign-in. It is good for that
// alone, for as long as the account has the address that the letter goes to: whoever reads an earlier one, such as an
// intruder's, must not switch off what warns the owner.
func (s *Service) offProof(to User, w MailSwitch) string {
	proof := s.d.Keys.sum("mail off", to.ID.String(), string(w), string(s.emailHash(to.Email)))
	return base64.RawURLEncoding.EncodeToString(proof)
}

// SwitchMailOff switches a user's mails of a kind off, by the proof that a letter carried. A proof that is none is
// fault.NotFound, whoever the user is; a second time changes nothing.
func (s *Service) SwitchMailOff(ctx context.Context, user id.User, w MailSwitch, proof string) error {
	const op = "identity.SwitchMailOff"
	none := fault.New(op, fault.NotFound, "This link isn't valid.")
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		account, err := held(ctx, tx, user)
		if err != nil {
			return fault.IfMissing(err, none)
		}
		if !hmac.Equal([]byte(proof), []byte(s.offProof(account.User, w))) {
			return none
		}
		p, err := tx.Profile(ctx, user)
		if err != nil || !p.Notifications.wants(w) {
			return err
		}
		switch w {
		case MailUpdates:
			p.Notifications.EmailUpdates = false
		case MailSecurity:
			p.Notifications.EmailSecurity = false
		}
		p.UpdatedAt = s.d.Clock.Now()
		if err := tx.SaveProfile(ctx, p); err != nil {
			return err
		}
		return s.event(ctx, tx, user, EventProfileChanged, "")
	}))
}
