package resume

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
)

// Resumes lists the owner's, the latest changed first. A page after what is not there is empty.
func (s *Service) Resumes(ctx context.Context, owner id.User, p owned.Page) ([]Resume, error) {
	if !p.Fits() {
		return nil, nil
	}
	return s.d.Store.Resumes(ctx, owner, p.Bounded())
}

// Resume returns one of the owner's.
func (s *Service) Resume(ctx context.Context, owner id.User, r id.Resume) (Resume, error) {
	const op = "resume.Resume"
	if !id.WellFormed(r) {
		return Resume{}, NoResume(op)
	}
	out, err := s.d.Store.Resume(ctx, owner, r)
	return out, fault.IfMissing(err, NoResume(op))
}

// CountResumes counts the owner's without those in the trash.
func (s *Service) CountResumes(ctx context.Context, owner id.User) (int, error) {
	all, err := s.d.Store.CountResumes(ctx, owner)
	if err != nil {
		return 0, err
	}
	trashed, err := s.d.Store.Trashed(ctx, owner)
	return all - len(trashed), err
}

// Versions lists a resume's versions, newest first.
func (s *Service) Versions(ctx context.Context, owner id.User, r id.Resume, p owned.Page) ([]Version, error) {
	if _, err := s.Resume(ctx, owner, r); err != nil {
		return nil, err
	}
	if !p.Fits() {
		return nil, nil
	}
	return s.d.Store.VersionsOf(ctx, owner, r, p.Bounded())
}

// Version returns one version of the owner's.
func (s *Service) Version(ctx context.Context, owner id.User, v id.Version) (Version, error) {
	const op = "resume.Version"
	if !id.WellFormed(v) {
		return Version{}, NoVersion(op)
	}
	out, err := s.d.Store.Version(ctx, owner, v)
	return out, fault.IfMissing(err, NoVersion(op))
}

// VersionsByID returns those of the ids that there are, in no order.
func (s *Service) VersionsByID(ctx context.Context, owner id.User, ids []id.Version) ([]Version, error) {
	return s.d.Store.VersionsByID(ctx, owner, id.OnlyWellFormed(ids))
}

// NewestVersions returns the newest n versions of each resume, newest first.
func (s *Service) NewestVersions(ctx context.Context, owner id.User, of []id.Resume, n int) (map[id.Resume][]Version,
	error,
) {
	return s.d.Store.NewestVersions(ctx, owner, id.OnlyWellFormed(of), owned.Page{First: n}.Bounded().First)
}

// Texts returns what versions say; those that are not there are missing.
func (s *Service) Texts(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]Text, error) {
	return s.d.Store.Texts(ctx, owner, id.OnlyWellFormed(of))
}

// UploadsOf returns the files that resumes came from; those that were not uploaded are missing.
func (s *Service) UploadsOf(ctx context.Context, owner id.User, of []id.Resume) (map[id.Resume]Upload, error) {
	return s.d.Store.UploadsOf(ctx, owner, id.OnlyWellFormed(of))
}

// text returns what one version says.
func (s *Service) text(ctx context.Context, owner id.User, v id.Version) (Text, error) {
	const op = "resume.text"
	if !id.WellFormed(v) {
		return Text{}, NoVersion(op)
	}
	texts, err := s.d.Store.Texts(ctx, owner, []id.Version{v})
	if err != nil {
		return Text{}, err
	}
	t, ok := texts[v]
	if !ok {
		return Text{}, NoVersion(op)
	}
	return t, nil
}

// Original returns the file that a resume came from, as it was uploaded.
func (s *Service) Original(ctx context.Context, owner id.User, r id.Resume) (fileName string, data []byte, err error) {
	const op = "resume.Original"
	if _, err := s.Resume(ctx, owner, r); err != nil {
		return "", nil, err
	}
	found, err := s.d.Store.UploadsOf(ctx, owner, []id.Resume{r})
	if err != nil {
		return "", nil, err
	}
	u, ok := found[r]
	if !ok {
		return "", nil, fault.New(op, fault.NotFound, "This resume wasn't uploaded as a file.")
	}
	if data, err = s.d.Blobs.Get(ctx, u.Blob); err != nil {
		return "", nil, fault.IfMissing(err, fault.Wrap(op, fault.NotFound, "This resume's file no longer exists.",
			err))
	}
	return u.FileName, data, nil
}
