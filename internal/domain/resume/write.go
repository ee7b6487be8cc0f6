package resume

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/owned"
)

// Create keeps a new resume with its version 1.
func (s *Service) Create(ctx context.Context, owner id.User, n New) (Resume, error) {
	first, err := s.done(ctx, owner, callCreate, n.Key)
	if err != nil {
		return Resume{}, err
	}
	if first != "" {
		return s.Resume(ctx, owner, id.Resume(first))
	}
	title, err := titled(n.Title)
	if err != nil {
		return Resume{}, err
	}
	tags, err := tagged(n.Tags)
	if err != nil {
		return Resume{}, err
	}
	text, err := textOf(n.Content, n.Document)
	if err != nil {
		return Resume{}, err
	}
	return s.add(ctx, callCreate, n.Key, s.draft(owner, title, tags, Written), text)
}

// draft is a new resume and its first version, not kept yet.
type draft struct {
	resume  Resume
	version Version
}

func (s *Service) draft(owner id.User, title string, tags []string, o Origin) draft {
	now := s.now()
	r := Resume{ID: s.d.IDs.Resume(), Owner: owner, Title: title, Tags: tags, CreatedAt: now, UpdatedAt: now}
	return draft{r, Version{ID: s.d.IDs.Version(), Resume: r.ID, Owner: owner, Number: 1, Origin: o, CreatedAt: now}}
}

// add keeps a draft under a request key, and gives it or what the key made before.
func (s *Service) add(ctx context.Context, call, key string, d draft, t Text) (Resume, error) {
	r := owned.Request{Owner: d.resume.Owner, Kind: call, Key: key, Result: string(d.resume.ID), At: d.resume.CreatedAt}
	made, err := s.once(ctx, r, func(tx Store) error {
		if _, _, err := s.room(ctx, tx, d.resume.Owner); err != nil {
			return err
		}
		return addDraft(ctx, tx, d, t)
	})
	if err != nil {
		return Resume{}, err
	}
	return s.Resume(ctx, d.resume.Owner, id.Resume(made))
}

func addDraft(ctx context.Context, tx Store, d draft, t Text) error {
	if err := tx.AddResume(ctx, d.resume); err != nil {
		return err
	}
	_, err := tx.AddVersion(ctx, d.version, t)
	return err
}

// room refuses one resume too many, and gives how many files the owner has and their bytes. It makes other transactions
// that ask for this owner's room wait, so that many at once do not pass a limit together.
func (s *Service) room(ctx context.Context, tx Store, owner id.User) (files int, bytes int64, err error) {
	if files, bytes, err = tx.UploadsUsed(ctx, owner); err != nil {
		return 0, 0, err
	}
	n, err := tx.CountResumes(ctx, owner)
	if err != nil {
		return 0, 0, err
	}
	return files, bytes, owned.CheckQuotaForOne(ctx, tx, s.d.Entitlements, itemResumes, n, notice.Notice{
		ID:   s.d.IDs.Notification(),
		User: owner, At: s.now(),
	})
}

// Update changes title, tags and archiving, and adds a version where content or a document is given.
func (s *Service) Update(ctx context.Context, owner id.User, r id.Resume, c Change) (Resume, error) {
	const op = "resume.Update"
	if !id.WellFormed(r) {
		return Resume{}, NoResume(op)
	}
	first, err := s.done(ctx, owner, callUpdate, c.Key)
	if err != nil {
		return Resume{}, err
	}
	if first != "" {
		return s.Resume(ctx, owner, id.Resume(first))
	}
	c, text, err := c.checked()
	if err != nil {
		return Resume{}, err
	}
	v := s.version(owner, r, Written)
	req := owned.Request{Owner: owner, Kind: callUpdate, Key: c.Key, Result: string(r), At: v.CreatedAt}
	made, err := s.once(ctx, req, func(tx Store) error {
		// others wait, so that no change is lost between reading and writing
		if _, _, err := tx.UploadsUsed(ctx, owner); err != nil {
			return err
		}
		now, err := tx.Resume(ctx, owner, r)
		if err != nil {
			return err
		}
		c.apply(&now, v.CreatedAt)
		if err := tx.SaveResume(ctx, now); err != nil || text == nil {
			return err
		}
		_, err = AddVersion(ctx, tx, s.d.Entitlements, v, *text)
		return err
	})
	if err != nil {
		return Resume{}, fault.IfMissing(err, NoResume(op))
	}
	return s.Resume(ctx, owner, id.Resume(made))
}

// checked returns the change as it is kept, with the text of the new version where there is one.
func (c Change) checked() (Change, *Text, error) {
	if c.Title != nil {
		title, err := titled(*c.Title)
		if err != nil {
			return c, nil, err
		}
		c.Title = &title
	}
	if c.Tags != nil {
		tags, err := tagged(*c.Tags)
		if err != nil {
			return c, nil, err
		}
		c.Tags = &tags
	}
	if c.Content == nil && c.Document == nil {
		return c, nil, nil
	}
	content := ""
	if c.Content != nil {
		content = *c.Content
	}
	text, err := textOf(content, c.Document)
	return c, &text, err
}

func (c Change) apply(r *Resume, now time.Time) {
	r.UpdatedAt = now
	if c.Title != nil {
		r.Title = *c.Title
	}
	if c.Tags != nil {
		r.Tags = *c.Tags
	}
	switch {
	case c.Archived == nil:
	case !*c.Archived:
		r.ArchivedAt = time.Time{}
	case r.ArchivedAt.IsZero():
		r.ArchivedAt = now
	}
}

// AddVersion adds a version that the user wrote. Of two that began from the same version at once, one is a conflict.
func (s *Service) AddVersion(ctx context.Context, owner id.User, r id.Resume, n NewVersion) (Version, error) {
	const op = "resume.AddVersion"
	if !id.WellFormed(r) {
		return Version{}, NoResume(op)
	}
	first, err := s.done(ctx, owner, callVersion, n.Key)
	if err != nil {
		return Version{}, err
	}
	if first != "" {
		return s.Version(ctx, owner, id.Version(first))
	}
	text, err := textOf(n.Content, n.Document)
	if err != nil {
		return Version{}, err
	}
	v := s.version(owner, r, Written)
	return s.next(ctx, callVersion, n.Key, v, func(ctx context.Context, tx Store) error {
		number, err := AddVersion(ctx, tx, s.d.Entitlements, v, text)
		if err != nil || n.Base == "" {
			return err
		}
		// Adding has locked the resume: no other version comes between its number and this look.
		base, err := tx.Version(ctx, owner, n.Base)
		switch {
		case err != nil:
			return fault.IfMissing(err, NoVersion(op))
		case base.Resume != r:
			return NoVersion(op)
		case base.Number != number-1:
			return fault.New(op, fault.Conflict,
				"A newer version of this resume was saved in another tab or browser. Review the differences, then save yours as another version.")
		}
		return nil
	})
}

// RestoreVersion adds a version with the text of an older one.
func (s *Service) RestoreVersion(ctx context.Context, owner id.User, v id.Version, key string) (Version, error) {
	first, err := s.done(ctx, owner, callRestore, key)
	if err != nil {
		return Version{}, err
	}
	if first != "" {
		return s.Version(ctx, owner, id.Version(first))
	}
	old, err := s.Version(ctx, owner, v)
	if err != nil {
		return Version{}, err
	}
	text, err := s.text(ctx, owner, v)
	if err != nil {
		return Version{}, err
	}
	made := s.version(owner, old.Resume, Restored)
	return s.next(ctx, callRestore, key, made, func(ctx context.Context, tx Store) error {
		_, err := AddVersion(ctx, tx, s.d.Entitlements, made, text)
		return err
	})
}

// Duplicate keeps a new resume with the newest text of this one as its version 1.
func (s *Service) Duplicate(ctx context.Context, owner id.User, r id.Resume, key string) (Resume, error) {
	first, err := s.done(ctx, owner, callDuplicate, key)
	if err != nil {
		return Resume{}, err
	}
	if first != "" {
		return s.Resume(ctx, owner, id.Resume(first))
	}
	old, err := s.Resume(ctx, owner, r)
	if err != nil {
		return Resume{}, err
	}
	text, err := s.text(ctx, owner, old.Latest)
	if err != nil {
		return Resume{}, err
	}
	return s.add(ctx, callDuplicate, key, s.draft(owner, copyTitle(old.Title), old.Tags, Written), text)
}

const copyMark = " (copy)"

// copyTitle names a duplicate within the length that a title may have.
func copyTitle(title string) string {
	return owned.Clip(title, MaxTitle-len(copyMark)) + copyMark
}

func (s *Service) version(owner id.User, r id.Resume, o Origin) Version {
	return Version{ID: s.d.IDs.Version(), Resume: r, Owner: owner, Origin: o, CreatedAt: s.now()}
}

// next runs add, which adds v, under a request key, and gives v or what the key made before.
func (s *Service) next(ctx context.Context, call, key string, v Version,
	add func(context.Context, Store) error,
) (Version, error) {
	req := owned.Request{Owner: v.Owner, Kind: call, Key: key, Result: string(v.ID), At: v.CreatedAt}
	made, err := s.once(ctx, req, func(tx Store) error {
		if _, err := tx.Resume(ctx, v.Owner, v.Resume); err != nil {
			return fault.IfMissing(err, NoResume("resume.next"))
		}
		return add(ctx, tx)
	})
	if err != nil {
		return Version{}, err
	}
	return s.Version(ctx, v.Owner, id.Version(made))
}

// AddVersion adds a version to a resume within its room, in the caller's transaction, and gives its number.
func AddVersion(ctx context.Context, tx Versions, e owned.Entitlements, v Version, t Text) (number int, err error) {
	number, err = tx.AddVersion(ctx, v, t)
	if err != nil {
		return 0, fault.IfMissing(err, NoResume("resume.AddVersion"))
	}
	return number, e.CheckQuota(itemVersions, int64(number)-1, 1)
}

// now is the time as it is kept.
func (s *Service) now() time.Time { return s.d.Clock.Now().UTC().Truncate(time.Microsecond) }
