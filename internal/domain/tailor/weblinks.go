package tailor

import (
	"context"

	"vitae/internal/base/fault"
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
