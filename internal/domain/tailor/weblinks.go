package tailor

import (
	"context"
	"errors"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
)

// WebPosting is a job posting as a page of the web states it. What it does not state is "".
type WebPosting struct {
	URL         string // after redirects
	Title       string
	Company     string
	Location    string
	Salary      string
	Description string // lines of text
}

// PostingReader reads postings from the web. It fetches public addresses alone.
type PostingReader interface {
	Read(ctx context.Context, link string) (WebPosting, error)
}

// ReadLink returns the posting behind a link. It keeps nothing.
func (s *Service) ReadLink(ctx context.Context, link string) (WebPosting, error) {
	if s.d.Links == nil {
		return WebPosting{}, fault.New("tailor.ReadLink", fault.Unavailable,
			"This server can't read links. Paste the text of the posting instead.")
	}
	return s.d.Links.Read(ctx, link)
}

// JobFrom returns the owner's job description that was saved from an address, "" if there is none.
func (s *Service) JobFrom(ctx context.Context, owner id.User, link string) (id.JobDescription, error) {
	link = owned.CleanLine(link)
	if link == "" || !isWebLink(link) {
		return "", nil
	}
	j, err := s.d.Store.JobFrom(ctx, owner, link)
	if fault.KindOf(err) == fault.NotFound {
		return "", nil
	}
	return j, err
}

// errSaved ends the transaction of a job description whose link is on the board.
var errSaved = errors.New("tailor: a job from this link is on the board")

// SaveJobFrom keeps a job description unless its owner has one from its link; that one is returned then, and already is
// true. Of several at once, one is kept.
func (s *Service) SaveJobFrom(ctx context.Context, owner id.User, n NewJob) (saved id.JobDescription, already bool,
	err error,
) {
	if link := n.Tracking.SourceURL; link != nil {
		if saved, err = s.JobFrom(ctx, owner, *link); err != nil || saved != "" {
			return saved, true, err
		}
	}
	made, err := s.createJob(ctx, owner, n, func(tx Store, j JobDescription) error {
		if j.SourceURL == "" {
			return nil
		}
		if err := tx.LockOwner(ctx, owner); err != nil {
			return err
		}
		there, err := tx.JobFrom(ctx, owner, j.SourceURL)
		switch {
		case fault.KindOf(err) == fault.NotFound:
			return nil
		case err != nil:
			return err
		}
		saved = there
		return errSaved
	})
	if errors.Is(err, errSaved) {
		return saved, true, nil
	}
	return made.ID, false, err
}
