package httpd

import (
	"net/http"
	"net/url"
	"strconv"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/turn"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/readback"
)

// lookAnswer is everything a document can look like. The first of each list is what stands where nothing is said.
type lookAnswer struct {
	Templates []templateAnswer `json:"templates"`
	Accents   []accentAnswer   `json:"accents"`
	Fonts     []nameAnswer     `json:"fonts"`
	Densities []nameAnswer     `json:"densities"`
	Papers    []paperAnswer    `json:"papers"`
}

// templateAnswer is a template; accent and font are those it was made with.
type templateAnswer struct {
	nameAnswer
	Columns int    `json:"columns"`
	Photo   bool   `json:"photo"` // there is room for a photo
	Accent  string `json:"accent"`
	Font    string `json:"font"`
}

type nameAnswer struct {
	Name        string `json:"name"`
	Title       string `json:"title"`
	Description string `json:"description,omitempty"`
}

type accentAnswer struct {
	nameAnswer
	Hex string `json:"hex"`
}

// paperAnswer is a paper in points.
type paperAnswer struct {
	nameAnswer
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
}

// previewAnswer is a document as pictures: count pages, of which the first are drawn.
type previewAnswer struct {
	Pages   []string `json:"pages"` // SVG
	Count   int      `json:"count"`
	Width   float64  `json:"width"` // of a page, in points
	Height  float64  `json:"height"`
	Missing []string `json:"missing"` // characters that no font here can show
	TooLong bool     `json:"tooLong"` // the asked number of pages cannot be met by spacing
}

// readBackAnswer is what software reads of a file, and what of the document it does not find where it belongs.
type readBackAnswer struct {
	Text     string           `json:"text"`
	Document *document.Resume `json:"document"`
	Losses   []readback.Loss  `json:"losses"`
	Missing  []string         `json:"missing"`
	TooLong  bool             `json:"tooLong"`
	Pages    int              `json:"pages,omitempty"`
}

func toReadBack(b resume.ReadBack) readBackAnswer {
	return readBackAnswer{
		Text: b.Text, Document: b.Document, Losses: orEmpty(b.Losses), Missing: orEmpty(b.Missing),
		TooLong: b.TooLong, Pages: b.Pages,
	}
}

// templates reports what there is to choose from. It is the same for everybody until the program changes.
func (s *Server) templates(w http.ResponseWriter, _ *http.Request) error {
	var out lookAnswer
	for _, t := range docrender.Templates() {
		out.Templates = append(out.Templates, templateAnswer{
			nameAnswer{t.Name, t.Title, t.Description},
			t.Columns, t.Photo, t.Accent, t.Font,
		})
	}
	for _, a := range docrender.Accents() {
		out.Accents = append(out.Accents, accentAnswer{nameAnswer{Name: a.Name, Title: a.Title}, a.Hex})
	}
	for _, f := range docrender.Fonts() {
		out.Fonts = append(out.Fonts, nameAnswer{f.Name, f.Title, f.Description})
	}
	for _, d := range docrender.Densities() {
		out.Densities = append(out.Densities, nameAnswer{d.Name, d.Title, d.Description})
	}
	for _, p := range docrender.Papers() {
		out.Papers = append(out.Papers, paperAnswer{
			nameAnswer{Name: string(p.Name), Title: p.Title},
			p.Width,
			p.Height,
		})
	}
	w.Header().Set("Cache-Control", "public, max-age=300")
	return answer(w, out)
}

// maxPreview is how many pages of a preview are drawn; a resume of an academic has eight.
const maxPreview = 12

// preview draws a document that is not kept.
func (s *Server) preview(w http.ResponseWriter, r *http.Request) error {
	q, err := readTrial(w, r)
	if err != nil {
		return err
	}
	out, err := turn.In(r.Context(), s.d.Work, func() (*docrender.Preview, error) {
		d, err := document.Decode(q.Document)
		if err != nil {
			return nil, err
		}
		return s.d.Files.Preview(d, ofStyle(q.Style), maxPreview)
	})
	if err != nil {
		return err
	}
	return answer(w, previewAnswer{
		orEmpty(out.Pages), out.Count, out.Width, out.Height, orEmpty(out.Missing),
		out.TooLong,
	})
}

// page is one page of a version as a picture. It may be kept by its owner's browser, which asks each time whether it is
// still the same. The picture has no text but its title; should it be opened on its own it may do nothing.
func (s *Server) page(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	e, err := toExport(r.URL.Query())
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(r.PathValue("n"))
	if err != nil || n < 1 {
		return fault.New("httpd.page", fault.NotFound, "This page doesn't exist.")
	}
	of := resume.PictureOf{Page: n, Options: e.Options, Known: r.Header.Get("If-None-Match")}
	out, err := turn.In(r.Context(), s.d.Work, func() (resume.Picture, error) {
		return s.d.Resumes.Picture(r.Context(), a.User, id.Version(r.PathValue("id")), of)
	})
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Cache-Control", "private, no-cache")
	h.Set("Vary", "Authorization, Cookie")
	h.Set("ETag", out.Tag)
	if out.SVG == "" {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Type", "image/svg+xml")
	h.Set("Content-Security-Policy", pictureCSP)
	h.Set("Page-Count", strconv.Itoa(out.Count))
	_, _ = w.Write([]byte(out.SVG))
	return nil
}

// pictureCSP lets a picture that is opened on its own load and run nothing.
const pictureCSP = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

// maxPages bounds how many pages a document can be asked to fit on.
const maxPages = 50

// toExport reads which file is asked for. Names are checked where the file is drawn.
func toExport(q url.Values) (resume.Export, error) {
	const op = "httpd.toExport"
	e := resume.Export{Format: q.Get("format"), Options: docrender.Options{
		Template: q.Get("template"), Accent: q.Get("accent"), Font: q.Get("font"), Density: q.Get("density"),
		Paper: docrender.Paper(q.Get("paper")), Photo: docrender.Photo(q.Get("photo")),
	}}
	if pages := q.Get("pages"); pages != "" {
		n, err := strconv.Atoi(pages)
		if err != nil || n < 0 || n > maxPages {
			return e, fault.New(op, fault.Invalid, "The number of pages must be from 1 to 50, or 0 for no limit.")
		}
		if e.Options.MaxPages = n; n == 0 {
			e.Options.MaxPages = -1 // whatever the document says
		}
	}
	switch q.Get("losses") {
	case "":
	case "accept":
		e.Lossy = true
	default:
		return e, fault.New(op, fault.Invalid, "The only value allowed for losses is accept.")
	}
	return e, nil
}

// ofStyle takes a style for what is asked for, so that a name that is not known is refused.
func ofStyle(s document.Style) docrender.Options {
	return docrender.Options{
		Template: s.Template, Accent: s.Accent, Font: s.Font, Density: s.Density, Paper: docrender.Paper(s.Paper),
		Photo: docrender.Photo(s.Photo), MaxPages: min(s.Pages, maxPages),
	}
}
