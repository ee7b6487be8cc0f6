package identity

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
)

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
	if err := s.d.Store.InTx(ctx, func(tx Store) error {
		now, same, err := unchanged(ctx, tx, account)
		if err != nil || !same {
			return cmp.Or(err, wrongAgain(op, "password"))
		}
		return s.erase(ctx, tx, now)
	}); err != nil {
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

// EraseFiles is the worker's handler of job.Erase. It removes the files of an account that was erased and then writes
// down in the audit log that they are gone, or removes one file that no row names any more.
func (s *Service) EraseFiles(ctx context.Context, payload []byte) error {
	const op = "identity.EraseFiles"
	if user, ok := id.ParseUser(string(payload)); ok {
		if err := s.eraseFiles(ctx, user); err != nil {
			return within(op, err)
		}
		return within(op, s.event(ctx, s.d.Store, user, EventErased, "files"))
	}
	key := string(payload)
	if folder, _, _ := strings.Cut(key, "/"); !slices.Contains(s.folders(), folder) {
		return fault.New(op, fault.Invalid, "")
	}
	return within(op, s.d.Blobs.Delete(ctx, key))
}

// folders are where files of users are stored, in a folder for each user.
func (s *Service) folders() []string { return append([]string{photoFolder}, s.d.Folders...) }

// eraseFiles removes the photo and what other domains keep of a user.
func (s *Service) eraseFiles(ctx context.Context, user id.User) error {
	for _, folder := range s.folders() {
		if err := s.d.Blobs.DeleteUnder(ctx, folder+"/"+user.String()+"/"); err != nil {
			return err
		}
	}
	return nil
}

// erase removes every row of an account that is held, and leaves the job that removes the files.
func (s *Service) erase(ctx context.Context, tx Store, a Account) error {
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
	if err := tx.Enqueue(ctx, job.ForErase(s.d.IDs.Job(), a.ID.String(), s.d.Clock.Now())); err != nil {
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
