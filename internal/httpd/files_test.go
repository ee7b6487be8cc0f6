package httpd

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

func TestDrawnPagesAreServedWithTheHashesOfWhatTheyHold(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) {
		d.App = fstest.MapFS{
			"index.html":         {Data: []byte("empty")},
			"pages/index.html":   {Data: []byte("<style>a{}</style><script>1</script><script src=x></script>home")},
			"pages/help.html":    {Data: []byte("<style>b{}</style>help")},
			"pages/help.html.br": {Data: []byte("br")},
		}
	})
	const (
		styleA = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"
		styleB = "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"
		one    = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"
	)
	for _, c := range []struct{ path, body, holds, lacks string }{
		{"/", "home", styleA, styleB},
		{"/?route=/about", "home", one, styleB},
		{"/help", "help", styleB, styleA},
		{"/help/", "help", styleB, one},
		{"/auth", "empty", "script-src 'self';", "sha256"},
		{"/pages/help.html", "empty", "style-src 'self';", "sha256"},
		{"/pages/help", "empty", "style-src 'self';", "sha256"},
		{"/index", "empty", "style-src 'self';", "sha256"},
	} {
		w := s.ask(http.MethodGet, c.path, nil)
		csp := w.Header().Get("Content-Security-Policy")
		if w.Code != http.StatusOK || !strings.HasSuffix(w.Body.String(), c.body) || !strings.Contains(csp, c.holds) ||
			strings.Contains(csp, c.lacks) || strings.Contains(csp, "unsafe") || !strings.HasPrefix(csp, "default-src 'none'; script-src 'self'") {
			t.Errorf("%s: %d %q %q", c.path, w.Code, w.Body, csp)
		}
		if got := w.Header().Get("Cache-Control"); got != "no-cache" {
			t.Errorf("%s: Cache-Control %q", c.path, got)
		}
	}
	q := httptest.NewRequest(http.MethodGet, "http://vitae.test/help", nil)
	q.Header.Set("Accept-Encoding", "br")
	w := httptest.NewRecorder()
	s.ServeHTTP(w, q)
	if w.Body.String() != "br" || w.Header().Get("Content-Encoding") != "br" || !strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
		t.Errorf("compressed: %q %v", w.Body, w.Header())
	}
}
