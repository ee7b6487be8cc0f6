package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// kept stands for resume.Service: it remembers what it was given and answers what the test says.
type kept struct {
	file   resume.File
	export resume.Export
	err    error
}

func (k *kept) Upload(_ context.Context, who id.User, f resume.File) (resume.Received, error) {
	k.file = f
	return resume.Received{
		Resume: resume.Resume{ID: "r", Owner: who, Title: "Jane resume"}, Version: resume.Version{ID: "v"},
		Read: &docparse.Result{
			Format: "txt", Pages: 2, Text: "Jane", Document: &document.Resume{},
			NotPlaced: []docparse.Line{{Text: "odd"}},
		},
	}, k.err
}

func (k *kept) Rendered(_ context.Context, _ id.User, _ id.Version, e resume.Export) (resume.Rendered, error) {
	k.export = e
	return resume.Rendered{
		Name: "Jöan Example - resume.txt", ContentType: "text/plain; charset=utf-8",
		Bytes: []byte("Jöan"),
	}, k.err
}

func (k *kept) RenderedLetter(context.Context, id.User, id.Artifact, string, string) (resume.Rendered, error) {
	return resume.Rendered{
		Name: "Jöan Example - cover letter.txt", ContentType: "text/plain; charset=utf-8",
		Bytes: []byte("Dear"),
	}, k.err
}

func (k *kept) ReadBack(_ context.Context, _ id.User, _ id.Version, e resume.Export) (resume.ReadBack, error) {
	k.export = e
	return resume.ReadBack{Pages: 2}, k.err
}

func (k *kept) Picture(_ context.Context, _ id.User, _ id.Version, p resume.PictureOf) (resume.Picture, error) {
	if p.Known == `"tag"` {
		return resume.Picture{Tag: `"tag"`}, k.err
	}
	return resume.Picture{Tag: `"tag"`, SVG: fmt.Sprintf("<svg>%d %s</svg>", p.Page, p.Options.Template), Count: 3},
		k.err
}

func (k *kept) Original(context.Context, id.User, id.Resume) (string, []byte, error) {
	return "my cv.html", []byte("<script>"), k.err
}

func (k *kept) Reading(context.Context, id.User, id.Resume) (string, *docparse.Result, error) {
	return "my cv.pdf", &docparse.Result{
		Format: "pdf", Pages: 1, Text: "Jane", Document: &document.Resume{Basics: document.Basics{Name: "Jane"}},
		Fields: []docparse.Field{{Path: "basics.name", Confidence: 0.5, Line: docparse.Line{
			Text: "Jane", Page: 1,
			Box: &docparse.Box{X0: 1, Y0: 2, X1: 3.5, Y1: 4},
		}}},
		Layout: docparse.Layout{PageSizes: []docparse.Size{{Width: 595, Height: 842}}, StreamText: "enaJ"},
	}, k.err
}

// send uploads a resume of the owner's, with fields in names and values in turn.
func (s *site) send(fields ...string) *httptest.ResponseRecorder {
	var b bytes.Buffer
	form := multipart.NewWriter(&b)
	for i := 0; i+1 < len(fields); i += 2 {
		_ = form.WriteField(fields[i], fields[i+1])
	}
	p, _ := form.CreateFormFile("file", "cv.txt")
	_, _ = p.Write([]byte("Jane"))
	_ = form.Close()
	return s.ask(http.MethodPost, "/api/resume/uploads", &b,
		append(as("owner"), "Content-Type", form.FormDataContentType())...)
}

func TestUploadsTellWhatWasRead(t *testing.T) {
	t.Parallel()
	k := &kept{}
	s := newSite(t, func(d *Deps) { d.Resumes = k })
	w := s.send("title", "Mine", "requestKey", "key")
	want := `{"resumeId":"r","versionId":"v","title":"Jane resume","fileName":"cv.txt","format":"txt","pages":2,"document":{"basics":{},"meta":{"vitae":{"other":[{"heading":"Other","lines":["odd"]}]}}},"text":"Jane","notPlaced":["odd"],"warnings":[],` +
		`"fields":[],"pageSizes":[],"readability":{"score":`
	if w.Code != http.StatusCreated || !strings.HasPrefix(w.Body.String(), want) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if k.file.Name != "cv.txt" || string(k.file.Data) != "Jane" || k.file.Title != "Mine" || k.file.Key != "key" {
		t.Errorf("%+v", k.file)
	}
}

func TestFilesOfResumesAreAttachments(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Resumes, d.Letters = &kept{}, &kept{} })
	for path, want := range map[string]string{
		"/api/resume/versions/v/export?format=txt": `attachment; filename*=utf-8''J%C3%B6an%20Example%20-%20resume.txt`,
		"/api/resume/cover-letters/l/export":       `attachment; filename*=utf-8''J%C3%B6an%20Example%20-%20cover%20letter.txt`,
		"/api/resume/resumes/r/original":           `attachment; filename="my cv.html"`,
	} {
		w := s.ask(http.MethodGet, path, nil, as("owner")...)
		if w.Code != http.StatusOK || w.Header().Get("Content-Disposition") != want ||
			strings.Contains(w.Header().Get("Content-Type"), "html") ||
			w.Header().Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %d %v", path, w.Code, w.Header())
		}
	}
}

// TestAKeptFileIsReadAgain holds the shape that the review of a reading is drawn from.
func TestAKeptFileIsReadAgain(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Resumes = &kept{} })
	w := s.ask(http.MethodGet, "/api/resume/resumes/r/reading", nil, as("owner")...)
	want := `{"fileName":"my cv.pdf","format":"pdf","pages":1,"document":{"basics":{"name":"Jane"}},"text":"Jane","notPlaced":[],"warnings":[],` +
		`"fields":[{"path":"basics.name","confidence":0.5,"text":"Jane","page":1,"box":{"x0":1,"y0":2,"x1":3.5,"y1":4}}],"pageSizes":[{"width":595,"height":842}],"readability":{"score":`
	if w.Code != http.StatusOK || !strings.HasPrefix(w.Body.String(), want) ||
		w.Header().Get("Cache-Control") != "no-store" {
		t.Errorf("%d %v %s", w.Code, w.Header(), w.Body)
	}
	var got struct {
		Readability struct {
			Score      int
			Version    string
			ParserText string
			Checks     []struct {
				Kind, Level, Title, Message, Advice string
				Points                              int
				Places                              []struct{ Text string }
			}
		}
	}
	if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	r := got.Readability
	if r.ParserText != "enaJ" || r.Version == "" || r.Score <= 0 || r.Score >= 100 || len(r.Checks) == 0 {
		t.Errorf("%+v", r)
	}
	for _, c := range r.Checks {
		if c.Kind == "" || c.Title == "" || c.Message == "" || c.Places == nil ||
			(c.Level == "pass") != (c.Points == 0) || (c.Level == "pass") != (c.Advice == "") {
			t.Errorf("%+v", c)
		}
	}
	if w := s.ask(http.MethodGet, "/api/resume/resumes/r/reading", nil); w.Code != http.StatusUnauthorized {
		t.Errorf("a visitor got %d", w.Code)
	}
	s = newSite(t, func(d *Deps) { d.Resumes = &kept{err: fault.New("test", fault.NotFound, "No file.")} })
	if w := s.ask(http.MethodGet, "/api/resume/resumes/r/reading", nil,
		as("stranger")...); w.Code != http.StatusNotFound {
		t.Errorf("somebody else got %d", w.Code)
	}
}

func TestALetterWithPlacesToFillInIsAConflict(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Letters = &kept{err: fault.New("test", fault.Conflict, "Fill in [Company].")} })
	if w := s.ask(http.MethodGet, "/api/resume/cover-letters/l/export?format=pdf", nil,
		as("owner")...); w.Code != http.StatusConflict || !strings.Contains(w.Body.String(), "[Company]") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if w := s.ask(http.MethodGet, "/api/resume/cover-letters/l/export?format=pdf",
		nil); w.Code != http.StatusUnauthorized {
		t.Errorf("a visitor got %d", w.Code)
	}
}

func TestFaultsOfResumesAreProblems(t *testing.T) {
	t.Parallel()
	for kind, status := range map[fault.Kind]int{
		fault.Quota: http.StatusForbidden, fault.Unsupported: http.StatusUnsupportedMediaType,
		fault.Unreadable: http.StatusUnprocessableEntity,
		fault.TooLarge:   http.StatusRequestEntityTooLarge, fault.NotFound: http.StatusNotFound,
		fault.Unavailable: http.StatusServiceUnavailable,
	} {
		s := newSite(t, func(d *Deps) { d.Resumes = &kept{err: fault.New("test", kind, "A sentence.")} })
		w := s.send()
		var said struct {
			Status int
			Detail string
		}
		if err := json.Unmarshal(w.Body.Bytes(), &said); err != nil || w.Code != status || said.Status != status ||
			said.Detail != "A sentence." {
			t.Errorf("%v: %d %s", kind, w.Code, w.Body)
		}
	}
}
