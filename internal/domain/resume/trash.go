package resume

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/owned"
)

// Delete moves a resume to the trash, with all its versions.
func (s *Service) Delete(ctx context.Context, owner id.User, r id.Resume) error {
	const op = "resume.Delete"
	if !id.WellFormed(r) {
		return NoResume(op)
	}
	return fault.IfMissing(s.d.Store.MoveToTrash(ctx, owner, r, s.now()), NoResume(op))
}

// Restore takes a resume out of the trash.
func (s *Service) Restore(ctx context.Context, owner id.User, r id.Resume) (Resume, error) {
	if !id.WellFormed(r) {
		return Resume{}, notInTrash("resume.Restore")
	}
	if err := s.d.Store.Restore(ctx, owner, r); err != nil {
		return Resume{}, fault.IfMissing(err, notInTrash("resume.Restore"))
	}
	return s.Resume(ctx, owner, r)
}

func notInTrash(op string) error {
	return fault.New(op, fault.NotFound, "This resume isn't in the trash.")
}

// Trashed lists what is in the owner's trash, the latest first.
func (s *Service) Trashed(ctx context.Context, owner id.User) ([]Resume, error) {
	return s.d.Store.Trashed(ctx, owner)
}

// Erase removes one resume in the trash for good, or all of them with "".
func (s *Service) Erase(ctx context.Context, owner id.User, r id.Resume) error {
	const op = "resume.Erase"
	if r != "" && !id.WellFormed(r) {
		return notInTrash(op)
	}
	trashed, err := s.d.Store.Trashed(ctx, owner)
	if err != nil {
		return err
	}
	found := r == ""
	for _, one := range trashed {
		if r != "" && one.ID != r {
			continue
		}
		found = true
		if err := s.erase(ctx, one); err != nil && (r != "" || fault.KindOf(err) != fault.NotFound) {
			return fault.IfMissing(err, notInTrash(op))
		}
	}
	if !found {
		return notInTrash(op)
	}
	return nil
}

// erase removes a resume in the trash and then its file. The rows go first, so that nothing that can still be restored
// is without its file. The job that removes the file is kept in the same transaction, so that it goes however the
// program ends.
func (s *Service) erase(ctx context.Context, r Resume) error {
	files, err := s.d.Store.UploadsOf(ctx, r.Owner, []id.Resume{r.ID})
	if err != nil {
		return err
	}
	file := files[r.ID].Blob
	err = s.d.Store.InTx(ctx, func(tx Store) error {
		if err := tx.Erase(ctx, r.Owner, r.ID); err != nil || file == "" {
			return err
		}
		return tx.Enqueue(ctx, job.ForErase(s.d.IDs.Job(), file, s.now()))
	})
	if err == nil && file != "" {
		s.drop(ctx, file)
	}
	return err
}

// Purge erases what has been in the trash for 30 days, and forgets request keys of more than a day ago.
func (s *Service) Purge(ctx context.Context) error {
	if err := s.purgeTrash(ctx, s.now().Add(-owned.TrashFor)); err != nil {
		return err
	}
	return owned.Purge(ctx, s.now().Add(-owned.RepeatFor), s.d.Store.ForgetRequests)
}

// purgeTrash goes on with the others where one cannot be erased, and ends where a whole batch cannot.
func (s *Service) purgeTrash(ctx context.Context, before time.Time) error {
	for {
		batch, err := s.d.Store.Outdated(ctx, before, owned.Batch)
		if err != nil {
			return err
		}
		var failed error
		erased := 0
		for _, r := range batch {
			if err := s.erase(ctx, r); err != nil && fault.KindOf(err) != fault.NotFound {
				failed = err
				continue
			}
			erased++
		}
		if len(batch) < owned.Batch || erased == 0 {
			return failed
		}
	}
}
