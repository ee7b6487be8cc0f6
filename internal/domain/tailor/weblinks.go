package tailor

import (
	"context"

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
