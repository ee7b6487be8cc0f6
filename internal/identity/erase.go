package identity

import (
	"context"

	"vitae/internal/actor"
	"vitae/internal/id"
)

// DeleteAccount erases the caller's account and all that belongs to it, after their password is given again. What stays
// is the audit log, which holds a number and nothing about a person, and one letter that tells the owner.
//
// The files go first: after a crash in between, the account is still there to be erased again, while a file that no row
// names would stay for good. What was put while the rows went goes after them.
func (s *Service) DeleteAccount(ctx context.Context, a actor.Actor, password string) error {
	const op = "identity.DeleteAccount"
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	if err := s.eraseFiles(ctx, account.ID); err != nil {
		return within(op, err)
	}
	if err := s.d.Store.InTx(ctx, func(tx Store) error { return s.erase(ctx, tx, account) }); err != nil {
		return within(op, err)
	}
	if err := s.eraseFiles(context.WithoutCancel(ctx), account.ID); err != nil {
		s.d.Log.ErrorContext(ctx, "files that were put during an erasure are left", "user", account.ID, "error", err)
	}
	actor.BrowserFrom(ctx).Keep(actor.SessionCookie, "", 0)
	s.scrub(context.WithoutCancel(ctx))
	return nil
}

// eraseFiles removes the photo and what other domains keep of a user.
func (s *Service) eraseFiles(ctx context.Context, user id.User) error {
	for _, folder := range []string{"photos/", "resumes/"} {
		if err := s.d.Blobs.DeleteUnder(ctx, folder+user.String()+"/"); err != nil {
			return err
		}
	}
	return nil
}

// erase removes every row.
func (s *Service) erase(ctx context.Context, tx Store, a Account) error {
	if err := tx.LockUser(ctx, a.ID); err != nil {
		return err
	}
	if err := s.event(ctx, tx, a.ID, EventErased, ""); err != nil {
		return err
	}
	to := a.User
	to.ID = 0 // a letter of the account would be erased with it
	if err := s.post(ctx, tx, to, Mail{Kind: MailErased}, mailLife); err != nil {
		return err
	}
	if err := tx.DeleteDecoys(ctx, s.emailHash(a.Email)); err != nil {
		return err
	}
	return tx.DeleteUser(ctx, a.ID)
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
