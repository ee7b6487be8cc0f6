package identity

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// RecordConsent keeps the owner's choice about storage in the browser. Earlier choices stay as history.
func (s *Service) RecordConsent(ctx context.Context, owner id.User, c Consent) error {
	const op = "identity.RecordConsent"
	if c != ConsentAll && c != ConsentEssential {
		return fault.New(op, fault.Invalid, "The choice must be all or essential.")
	}
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.AddConsent(ctx, owner, ConsentRecord{Value: c, At: s.d.Clock.Now()}); err != nil {
			return err
		}
		return s.event(ctx, tx, owner, EventConsent, string(c))
	}))
}

// Consents lists the owner's choices, newest first; the first one holds.
func (s *Service) Consents(ctx context.Context, owner id.User) ([]ConsentRecord, error) {
	all, err := s.d.Store.Consents(ctx, owner)
	return all, within("identity.Consents", err)
}
