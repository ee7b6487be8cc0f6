package capture

import (
	"context"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/domain/tailor"
)

// Bounds of what is taken of a page, in bytes.
const (
	maxText  = 60_000
	maxField = 200
	minText  = 200 // of a page that is no posting but a notice, such as "enable JavaScript"
)

var _ tailor.PostingReader = (*Reader)(nil)

// Read fetches a link and returns the posting on its page. It returns an error of the user's where the link is none
// that is fetched, or its page holds no text.
func (r *Reader) Read(ctx context.Context, link string) (tailor.WebPosting, error) {
	p, err := r.fetch(ctx, link)
	if err != nil {
		return tailor.WebPosting{}, err
	}
	out, err := postingOf(p)
	if err != nil {
		return tailor.WebPosting{}, err
	}
	out.URL = p.url
	return out, nil
}

func postingOf(p page) (tailor.WebPosting, error) {
	if p.plain {
		return bounded(tailor.WebPosting{Description: p.text})
	}
	root := parse(p.text)
	if out, found := statedPosting(root); found {
		return bounded(out)
	}
	return bounded(tailor.WebPosting{Description: pageText(root)})
}

func bounded(p tailor.WebPosting) (tailor.WebPosting, error) {
	for _, field := range []*string{&p.Title, &p.Company, &p.Location, &p.Salary} {
		*field = cut(strings.Join(strings.Fields(*field), " "), maxField)
	}
	p.Description = cut(strings.TrimSpace(p.Description), maxText)
	if len(p.Description) < minText && p.Title == "" {
		return tailor.WebPosting{}, fault.New("capture.bounded", fault.Invalid,
			"We didn't find a job posting on this page. Paste the text of the posting instead.")
	}
	return p, nil
}

// cut returns at most n bytes of s, whole characters.
func cut(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n], "")
}
