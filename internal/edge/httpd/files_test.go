package httpd

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"testing/fstest"
	"time"
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
			strings.Contains(csp, c.lacks) || strings.Contains(csp, "unsafe") ||
			!strings.HasPrefix(csp, "default-src 'none'; script-src 'self'") {
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
	if w.Body.String() != "br" || w.Header().Get("Content-Encoding") != "br" ||
		!strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
		t.Errorf("compressed: %q %v", w.Body, w.Header())
	}
}

func TestUnknownAddressesAreNotFoundAndHaveThePage(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) {
		d.App = fstest.MapFS{
			"index.html": {Data: []byte("empty")}, "robots.txt": {Data: []byte("robots")},
			"pages/index.html":     {Data: []byte("home")},
			"pages/addresses.json": {Data: []byte(`["/","/my","/admin/$","/guide/$id"]`)},
		}
	})
	for path, want := range map[string]int{
		"/": 200, "/my": 200, "/My/": 200, "/admin": 200, "/admin/users/7": 200, "/guide/7": 200, "/robots.txt": 200,
		"/guide": 404, "/guide/": 404, "/guide/7/8": 404, "/my/x": 404, "/favicon.ico": 404,
		"/pages/addresses.json": 404, "/.well-known/x": 404, "/admin.php": 404,
	} {
		w := s.ask(http.MethodGet, path, nil)
		if w.Code != want || want == 404 &&
			(w.Body.String() != "empty" || w.Header().Get("Cache-Control") != "no-cache") {
			t.Errorf("%s: %d %q", path, w.Code, w.Body)
		}
		again := s.ask(http.MethodGet, path, nil, "If-None-Match", w.Header().Get("ETag"))
		if status := map[int]int{200: 304, 404: 404}[want]; again.Code != status {
			t.Errorf("%s asked for again: %d", path, again.Code)
		}
	}
}

// TestOnlyTheSpellingWorkerMayRunWebAssembly holds that its policy allows it that and no connection, and that no other
// file has it.
func TestOnlyTheSpellingWorkerMayRunWebAssembly(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) {
		d.App = fstest.MapFS{
			"index.html": {Data: []byte("empty")}, "assets/spellingWorker-a.js": {Data: []byte("1")},
			"assets/index-a.js": {Data: []byte("1")}, "assets/harper-a.wasm": {Data: []byte("1")},
			"spellingWorker-a.js": {Data: []byte("1")},
		}
	})
	for _, path := range []string{
		"/", "/my", "/assets/index-a.js", "/assets/harper-a.wasm", "/spellingWorker-a.js",
		"/assets/spellingWorker-a.js",
	} {
		got := s.ask(http.MethodGet, path, nil).Header().Get("Content-Security-Policy")
		want := csp
		if path == "/assets/spellingWorker-a.js" {
			want = "default-src 'none'; script-src 'wasm-unsafe-eval'"
		}
		if got != want {
			t.Errorf("%s: policy %q, want %q", path, got, want)
		}
	}
	w := s.ask(http.MethodGet, "/assets/harper-a.wasm", nil)
	if w.Header().Get("Content-Type") != "application/wasm" || !strings.Contains(w.Header().Get("Cache-Control"),
		"immutable") {
		t.Errorf("the program: %v", w.Header())
	}
}

func TestPagesAreSentOnceUntilTheyChange(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) {
		d.App = fstest.MapFS{
			"index.html": {Data: []byte("empty")}, "pages/help.html": {Data: []byte("help")},
			"pages/help.html.br": {Data: []byte("br")},
		}
	})
	plain, packed := s.ask(http.MethodGet, "/help", nil), s.ask(http.MethodGet, "/help", nil, "Accept-Encoding", "br")
	if a, b := plain.Header().Get("ETag"), packed.Header().Get("ETag"); a == "" || b == "" || a == b {
		t.Errorf("ETags %q and %q", a, b)
	}
	w := s.ask(http.MethodGet, "/help", nil, "Accept-Encoding", "br", "If-None-Match", packed.Header().Get("ETag"))
	if w.Code != http.StatusNotModified || w.Body.Len() != 0 {
		t.Errorf("a page that is there already: %d %q", w.Code, w.Body)
	}
}

func TestWhereToWriteAboutAWeakness(t *testing.T) {
	t.Parallel()
	at, err := url.Parse("https://vitae.example")
	if err != nil {
		t.Fatal(err)
	}
	s := newSite(t, func(d *Deps) { d.PublicURL = at })
	w := s.ask(http.MethodGet, "/.well-known/security.txt", nil)
	body := w.Body.String()
	_, expires, _ := strings.Cut(body, "\nExpires: ")
	expires, _, _ = strings.Cut(expires, "\n")
	until, err := time.Parse(time.RFC3339, expires)
	if w.Code != http.StatusOK || !strings.HasPrefix(w.Header().Get("Content-Type"), "text/plain") ||
		!strings.HasPrefix(body, "Contact: https://vitae.example/contact\n") ||
		err != nil || until.Before(now.AddDate(0, 1, 0)) || until.After(now.AddDate(1, 0, 0)) {
		t.Errorf("%d %q, %v", w.Code, body, err)
	}
}
