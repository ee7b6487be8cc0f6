package httpd

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/fault"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docrender"
)

const janeJSON = `{"basics":{"name":"Jane <Example> & \"Co\"","email":"jane@example.com"},"work":[{"position":"Ward Nurse","name":"Hill Hospital","startDate":"2018-03"}]}`

// tell posts JSON.
func (s *site) tell(path, body string) *httptest.ResponseRecorder {
	return s.ask(http.MethodPost, path, strings.NewReader(body), "Content-Type", "application/json")
}

func into(t *testing.T, w *httptest.ResponseRecorder, v any) {
	t.Helper()
	if err := json.Unmarshal(w.Body.Bytes(), v); err != nil {
		t.Fatalf("%d %v %.300s", w.Code, err, w.Body)
	}
}

func TestWhatADocumentCanLookLikeIsPublic(t *testing.T) {
	t.Parallel()
	w := newSite(t, nil).ask(http.MethodGet, "/api/resume/templates", nil)
	var got struct {
		Templates []struct {
			Name, Title, Description, Accent, Font string
			Columns                                int
		}
		Accents          []struct{ Name, Title, Hex string }
		Fonts, Densities []struct{ Name, Title, Description string }
		Papers           []struct {
			Name, Title   string
			Width, Height float64
		}
	}
	into(t, w, &got)
	if w.Code != http.StatusOK || w.Header().Get("Cache-Control") != "public, max-age=300" {
		t.Errorf("%d %v", w.Code, w.Header())
	}
	if len(got.Templates) != len(docrender.Templates()) || len(got.Accents) < 2 || len(got.Fonts) < 3 ||
		len(got.Densities) != 3 || len(got.Papers) != 2 {
		t.Errorf("%+v", got)
	}
	for _, t1 := range got.Templates {
		if t1.Name == "" || t1.Title == "" || t1.Description == "" || t1.Accent == "" || t1.Font == "" ||
			t1.Columns == 0 {
			t.Errorf("%+v", t1)
		}
	}
	if p := got.Papers[0]; p.Name != "a4" || p.Title != "A4" || p.Width != 595.28 || got.Accents[0].Hex[0] != '#' {
		t.Errorf("%+v %+v", p, got.Accents[0])
	}
}

func TestAPreviewIsPictures(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	w := s.tell("/api/resume/preview", `{"document":`+janeJSON+`,"style":{"paper":"letter","pages":1}}`)
	var got struct {
		Pages         []string
		Count         int
		Width, Height float64
		Missing       []string
		TooLong       bool
	}
	into(t, w, &got)
	if w.Code != http.StatusOK || len(got.Pages) != 1 || got.Count != 1 || got.Width != 612 || got.Height != 792 ||
		got.Missing == nil || got.TooLong {
		t.Fatalf("%d %.200s", w.Code, w.Body)
	}
	if page := got.Pages[0]; !strings.HasPrefix(page, "<svg ") || strings.Contains(page, "<Example>") ||
		strings.Contains(page, "<text") || strings.Contains(page, "<script") {
		t.Errorf("%.300s", page)
	}
}

func TestOfALongPreviewTheFirstPagesAreDrawn(t *testing.T) {
	t.Parallel()
	line := `"` + strings.Repeat("a line of one of forty pages ", 40) + `"`
	long := `{"basics":{"name":"Jane"},"work":[{"position":"Nurse","highlights":[` + strings.Repeat(line+",",
		150) + line + `]}]}`
	w := newSite(t, nil).tell("/api/resume/preview", `{"document":`+long+`}`)
	var got struct {
		Pages []string
		Count int
	}
	into(t, w, &got)
	if w.Code != http.StatusOK || len(got.Pages) != maxPreview || got.Count < 30 {
		t.Errorf("%d: %d of %d pages, %d bytes", w.Code, len(got.Pages), got.Count, w.Body.Len())
	}
}

func TestLooksThatAreNotKnownAreRefusedInASentence(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Resumes = &kept{} })
	for name, w := range map[string]*httptest.ResponseRecorder{
		"template of a preview": s.tell("/api/resume/preview",
			`{"document":`+janeJSON+`,"style":{"template":"<b>"}}`),
		"accent of a preview": s.tell("/api/resume/preview",
			`{"document":`+janeJSON+`,"style":{"accent":"red; x"}}`),
		"font of an export": s.tell("/api/resume/trial/export?format=pdf&font=comic",
			`{"document":`+janeJSON+`}`),
		"density of an export": s.tell("/api/resume/trial/export?format=docx&density=0",
			`{"document":`+janeJSON+`}`),
		"paper read back": s.tell("/api/resume/trial/readback?format=pdf&paper=a3",
			`{"document":`+janeJSON+`}`),
		"pages of an export": s.tell("/api/resume/trial/export?format=pdf&pages=many",
			`{"document":`+janeJSON+`}`),
		"pages below nothing": s.tell("/api/resume/trial/export?format=pdf&pages=-1", `{"document":`+janeJSON+`}`),
		"format":              s.tell("/api/resume/trial/export?format=exe", `{"document":`+janeJSON+`}`),
		"format read back":    s.tell("/api/resume/trial/readback", `{"document":`+janeJSON+`}`),
		"losses": s.tell("/api/resume/trial/export?format=txt&losses=ignore",
			`{"document":`+janeJSON+`}`),
		"a document that is none": s.tell("/api/resume/preview", `{"document":{"basics":7}}`),
		"pages of a version": s.ask(http.MethodGet, "/api/resume/versions/v/export?format=pdf&pages=51", nil,
			as("owner")...),
		"pages of a version again": s.ask(http.MethodGet, "/api/resume/versions/v/readback?format=pdf&pages=51", nil,
			as("owner")...),
	} {
		var said struct{ Detail string }
		into(t, w, &said)
		if w.Code != http.StatusBadRequest && w.Code != http.StatusUnprocessableEntity ||
			!strings.HasSuffix(said.Detail, ".") {
			t.Errorf("%s: %d %s", name, w.Code, w.Body)
		}
	}
}

func TestALossBlocksADownloadUntilItIsAccepted(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	body := `{"document":` + janeJSON + `}`
	w := s.tell("/api/resume/trial/export?format=docx", body) // of which the test's reader reads nothing
	var refused struct {
		Status       int
		Code, Detail string
		Losses       []struct{ Path, Label, Wanted, Kind string }
	}
	into(t, w, &refused)
	if w.Code != http.StatusConflict || refused.Status != 409 || refused.Code != "EXPORT_LOSSES" ||
		refused.Detail == "" || w.Header().Get("Content-Type") != "application/problem+json" {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if len(refused.Losses) != 6 || refused.Losses[0].Path != "basics.name" || refused.Losses[0].Label != "Name" ||
		refused.Losses[0].Kind != "missing" || refused.Losses[0].Wanted != `Jane <Example> & "Co"` {
		t.Errorf("%+v", refused.Losses)
	}
	if strings.Contains(s.log.String(), "Example") || strings.Contains(s.log.String(), "Hill") {
		t.Errorf("what was lost is in the log: %s", s.log)
	}
	if w := s.tell("/api/resume/trial/export?format=docx&losses=accept", body); w.Code != http.StatusOK ||
		!strings.HasPrefix(w.Body.String(), "PK") {
		t.Errorf("accepted: %d %.100s", w.Code, w.Body)
	}
	plain := `{"document":{"basics":{"name":"Jane Example","email":"jane@example.com"}}}`
	if w := s.tell("/api/resume/trial/export?format=txt", plain); w.Code != http.StatusOK ||
		!strings.HasPrefix(w.Body.String(), "Jane Example\n") {
		t.Errorf("without a loss: %d %.300s", w.Code, w.Body)
	}
}

func TestAFileIsReadBack(t *testing.T) {
	t.Parallel()
	w := newSite(t, nil).tell("/api/resume/trial/readback?format=txt",
		`{"document":{"basics":{"name":"Jane Example","email":"jane@example.com"}}}`)
	want := `{"text":"Jane Example\njane@example.com\n","document":{"basics":{"name":"Jane Example","email":"jane@example.com"}},"losses":[],"missing":[],"tooLong":false}`
	if w.Code != http.StatusOK || w.Body.String() != want {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}

func TestAVersionsFileIsAskedForAsItIsToLook(t *testing.T) {
	t.Parallel()
	k := &kept{}
	s := newSite(t, func(d *Deps) { d.Resumes = k })
	query := "?" + url.Values{
		"format": {"pdf"}, "template": {"t"}, "accent": {"a"}, "font": {"f"}, "density": {"d"}, "paper": {"letter"},
		"pages": {"2"}, "losses": {"accept"},
	}.Encode()
	want := resume.Export{Format: "pdf", Lossy: true, Options: docrender.Options{
		Template: "t", Accent: "a", Font: "f",
		Density: "d", Paper: "letter", MaxPages: 2,
	}}
	for _, path := range []string{"export", "readback"} {
		k.export = resume.Export{}
		if w := s.ask(http.MethodGet, "/api/resume/versions/v/"+path+query, nil,
			as("owner")...); w.Code != http.StatusOK {
			t.Errorf("%s: %d %s", path, w.Code, w.Body)
		}
		if d := cmp.Diff(want, k.export); d != "" {
			t.Errorf("%s: %s", path, d)
		}
		if w := s.ask(http.MethodGet, "/api/resume/versions/v/"+path+query, nil); w.Code != http.StatusUnauthorized {
			t.Errorf("%s: a visitor got %d", path, w.Code)
		}
	}
	if s.ask(http.MethodGet, "/api/resume/versions/v/export?format=pdf&pages=0", nil,
		as("owner")...); k.export.Options.MaxPages >= 0 {
		t.Errorf("no limit: %+v", k.export.Options)
	}
}

func TestAPageIsAPictureThatDoesNothing(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Resumes = &kept{} })
	w := s.ask(http.MethodGet, "/api/resume/versions/v/pages/2?template=x", nil, as("owner")...)
	if w.Code != http.StatusOK || w.Body.String() != "<svg>2 x</svg>" {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	for name, want := range map[string]string{
		"Content-Type": "image/svg+xml", "X-Content-Type-Options": "nosniff", "Cache-Control": "private, no-cache",
		"Vary": "Authorization, Cookie", "ETag": `"tag"`,
		"Page-Count":              "3",
		"Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
	} {
		if got := w.Header().Get(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	w = s.ask(http.MethodGet, "/api/resume/versions/v/pages/2", nil, append(as("owner"), "If-None-Match", `"tag"`)...)
	if w.Code != http.StatusNotModified || w.Body.Len() != 0 || w.Header().Get("ETag") != `"tag"` {
		t.Errorf("known: %d %v %s", w.Code, w.Header(), w.Body)
	}
	for _, n := range []string{"0", "-1", "x", "99999999999999999999", "1.5"} {
		if w := s.ask(http.MethodGet, "/api/resume/versions/v/pages/"+n, nil,
			as("owner")...); w.Code != http.StatusNotFound || w.Header().Get("ETag") != "" ||
			w.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("page %s: %d %v", n, w.Code, w.Header())
		}
	}
	if w := s.ask(http.MethodGet, "/api/resume/versions/v/pages/1", nil); w.Code != http.StatusUnauthorized {
		t.Errorf("a visitor got %d", w.Code)
	}
	s = newSite(t, func(d *Deps) { d.Resumes = &kept{err: fault.New("test", fault.NotFound, "Not yours.")} })
	if w := s.ask(http.MethodGet, "/api/resume/versions/v/pages/1", nil,
		as("stranger")...); w.Code != http.StatusNotFound || w.Header().Get("Cache-Control") != "no-store" {
		t.Errorf("somebody else got %d %v", w.Code, w.Header())
	}
}
