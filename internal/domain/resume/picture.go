package resume

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// PictureOf says which page of a version is drawn, and how. Known is the tag of a picture that the caller has.
type PictureOf struct {
	Page    int // from 1
	Options docrender.Options
	Known   string // as If-None-Match has it
}

// Picture is a page as SVG. SVG is empty where the caller has it: then nothing was drawn.
type Picture struct {
	Tag   string // names what is seen, in quotes
	SVG   string
	Count int // of the document's pages
}

// Picture draws one page of a version. A page that the document does not have is fault.NotFound.
func (s *Service) Picture(ctx context.Context, owner id.User, v id.Version, p PictureOf) (Picture, error) {
	d, err := s.documentOf(ctx, owner, v)
	if err != nil {
		return Picture{}, err
	}
	return s.d.Files.Picture(d, p)
}

// Picture is Service.Picture for a document.
func (f *Files) Picture(d *document.Resume, p PictureOf) (Picture, error) {
	tag, err := f.tag(d, p)
	if err != nil {
		return Picture{}, err
	}
	if strings.Contains(p.Known, tag) {
		return Picture{Tag: tag}, nil
	}
	drawn, err := f.pages(d, p.Options, p.Page-1, 1)
	if err != nil {
		return Picture{}, err
	}
	if len(drawn.Pages) == 0 {
		return Picture{}, fault.New("resume.Picture", fault.NotFound, fmt.Sprintf("The last page is page %d.",
			drawn.Count))
	}
	return Picture{Tag: tag, SVG: drawn.Pages[0], Count: drawn.Count}, nil
}

// Preview draws the first n pages of a document that is not kept.
func (f *Files) Preview(d *document.Resume, o docrender.Options, n int) (*docrender.Preview, error) {
	return f.pages(d, o, 0, n)
}

func (f *Files) pages(d *document.Resume, o docrender.Options, skip, n int) (*docrender.Preview, error) {
	o.Folder = f.fonts
	return docrender.SomePages(d, o, skip, n)
}

// tag names what a picture is drawn of, so that one that is known need not be drawn to be recognised. It holds a secret
// of this run of the program: another version of it may draw otherwise.
func (f *Files) tag(d *document.Resume, p PictureOf) (string, error) {
	options, err := json.Marshal(p.Options)
	if err != nil {
		return "", fault.Wrap("resume.tag", fault.Internal, "", err)
	}
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%d\n%s\n%s", f.run, p.Page, options, d.JSON())
	return `"` + base64.RawURLEncoding.EncodeToString(h.Sum(nil)[:18]) + `"`, nil
}
