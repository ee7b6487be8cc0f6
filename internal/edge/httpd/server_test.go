package httpd

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"
)

func TestFilesAreServedByTheirNames(t *testing.T) {
	t.Parallel()
	h := newFiles(fstest.MapFS{
		"index.html": {Data: []byte("page")}, "favicon.svg": {Data: []byte("<svg/>")},
		"assets/x.css": {Data: []byte("a{}")}, "assets/x.css.gz": {Data: []byte("gz")},
		"assets/x.css.br": {Data: []byte("br")},
	})
	for _, c := range []struct {
		path, accept string
		status       int
		body, coding string
	}{
		{"/", "", 200, "page", ""},
		{"/any/route", "gzip", 200, "page", ""},
		{"/favicon.svg", "", 200, "<svg/>", ""},
		{"/assets/x.css", "gzip, br", 200, "br", "br"},
		{"/assets/x.css", "gzip, br;q=0", 200, "gz", "gzip"},
		{"/assets/x.css", "", 200, "a{}", ""},
		{"/assets/x.css.br", "", 404, "", ""},
		{"/assets/../index.html", "", 200, "page", ""},
		{"/assets/none.js", "", 404, "", ""},
	} {
		q := httptest.NewRequest(http.MethodGet, "http://vitae.test"+c.path, nil)
		q.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, q)
		if w.Code != c.status || w.Header().Get("Content-Encoding") != c.coding ||
			(c.status == 200 && w.Body.String() != c.body) {
			t.Errorf("%s (%s): %d %q %q", c.path, c.accept, w.Code, w.Header().Get("Content-Encoding"), w.Body)
		}
	}
}

func TestAFaultOfOursShowsNothing(t *testing.T) {
	t.Parallel()
	for kind, a := range answers {
		if a.status < 400 || a.title == "" {
			t.Errorf("%v answers %d %q", kind, a.status, a.title)
		}
	}
}
