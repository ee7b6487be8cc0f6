package identity

import (
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
)

// againAfter is when the files of an erased account are looked for once more: an upload that was under way puts its
// file away before it finds out that there is no account any more.
const againAfter = time.Minute

// DeleteAccount erases the caller's account and all that belongs to it, after their password is given again. What stays
// is the audit log, which holds a number and nothing about a person, and one letter that tells the owner.
//
// The rows go in one transaction, which ends every session and leaves nothing that a request under way could write to.
// The job that removes the files is kept in it too, so that they go however the program ends; they are removed here at
// once besides, so that the owner need not wait for it.
func (s *Service) DeleteAccount(ctx context.Context, a actor.Actor, password string) error {
	const op = "identity.DeleteAccount"
	account, err := s.passwordAgain(ctx, a, password, "password")
	if err != nil {
		return within(op, err)
	}
	if err := s.d.Store.InTx(ctx, func(tx Store) error { return s.erase(ctx, tx, account) }); err != nil {
		return within(op, err)
	}
	if err := s.eraseFiles(context.WithoutCancel(ctx), account.ID); err != nil {
		s.d.Log.WarnContext(ctx, "an erased account's files will be deleted by a background job", "user", account.ID,
			"error", err)
	}
	actor.BrowserFrom(ctx).Keep(actor.SessionCookie, "", 0)
	s.scrub(context.WithoutCancel(ctx))
	return nil
}

// EraseFiles removes the files of an account that was erased; it is the worker's handler of job.Erase.
func (s *Service) EraseFiles(ctx context.Context, payload []byte) error {
	const op = "identity.EraseFiles"
	user, ok := id.ParseUser(string(payload))
	if !ok {
		return fault.New(op, fault.Invalid, "")
	}
	return within(op, s.eraseFiles(ctx, user))
}

// eraseFiles removes the photo and what other domains keep of a user.
func (s *Service) eraseFiles(ctx context.Context, user id.User) error {
	for _, folder := range append([]string{photoFolder}, s.d.Folders...) {
		if err := s.d.Blobs.DeleteUnder(ctx, folder+"/"+user.String()+"/"); err != nil {
			return err
		}
	}
	return nil
}

// erase removes every row and leaves the job that removes the files.
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
	if err := tx.ForgetInvited(ctx, s.emailHash(a.Email)); err != nil {
		return err
	}
	at := s.d.Clock.Now().Add(againAfter)
	if err := tx.Enqueue(ctx, job.Job{
		ID: s.d.IDs.Job(), Kind: job.Erase, Payload: []byte(a.ID.String()),
		RunAt: at,
	}); err != nil {
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
		s.d.Log.WarnContext(ctx, "deleted rows not overwritten yet", "error", err)
	}
}
