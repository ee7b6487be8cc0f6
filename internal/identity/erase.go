package identity

import (
	"context"

	"vitae/internal/actor"
)

// DeleteAccount erases the caller's account and all that belongs to it, after their password is given again. What stays
// is the audit log, which holds a number and nothing about a person, and one letter that tells the owner.
//
// The photo's file goes first: after a crash in between, the account is still there to be erased again, while a file that
// no row names would stay for good.
func (s *Service) DeleteAccount(ctx context.Context, a actor.Actor, password string) error {
	const op = "identity.DeleteAccount"
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	gone, err := s.erasePhoto(ctx, account)
	if err != nil {
		return within(op, err)
	}
	late, err := inTx(ctx, s.d.Store, func(tx Store) (string, error) { return s.erase(ctx, tx, account) })
	if err != nil {
		return within(op, err)
	}
	if late != "" && late != gone {
		s.dropPhoto(ctx, late)
	}
	actor.BrowserFrom(ctx).Keep(actor.SessionCookie, "", 0)
	s.scrub(context.WithoutCancel(ctx))
	return nil
}

// erasePhoto removes the photo's file and gives its key, "" where there is none.
func (s *Service) erasePhoto(ctx context.Context, a Account) (string, error) {
	p, err := s.d.Store.Profile(ctx, a.ID)
	if err != nil || p.Photo.Blob == "" {
		return "", err
	}
	return p.Photo.Blob, s.d.Blobs.Delete(ctx, p.Photo.Blob)
}

// erase removes every row and gives the key of the photo as of the last moment.
func (s *Service) erase(ctx context.Context, tx Store, a Account) (string, error) {
	if err := tx.LockUser(ctx, a.ID); err != nil {
		return "", err
	}
	p, err := tx.Profile(ctx, a.ID)
	if err != nil {
		return "", err
	}
	if err := s.event(ctx, tx, a.ID, EventErased, ""); err != nil {
		return "", err
	}
	to := a.User
	to.ID = 0 // a letter of the account would be erased with it
	if err := s.post(ctx, tx, to, Mail{Kind: MailErased}, mailLife); err != nil {
		return "", err
	}
	if err := tx.DeleteDecoys(ctx, s.emailHash(a.Email)); err != nil {
		return "", err
	}
	return p.Photo.Blob, tx.DeleteUser(ctx, a.ID)
}

// scrub leaves nothing of deleted rows in the database's files. Where it fails, the next Purge does it.
func (s *Service) scrub(ctx context.Context) {
	if s.d.Scrub == nil {
		return
	}
	if err := s.d.Scrub(ctx); err != nil {
		s.d.Log.WarnContext(ctx, "deleted rows not scrubbed yet", "error", err)
	}
}
