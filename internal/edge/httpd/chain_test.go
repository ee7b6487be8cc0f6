package httpd

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
)

func TestHeadersOfEveryAnswer(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.App = fstest.MapFS{"index.html": {Data: []byte("page")}} })
	for path, status := range map[string]int{
		"/": 200, "/healthz": 200, "/api/none": 404, "/assets/none": 404,
		"/api/v1/identity/export": 401,
	} {
		w := s.ask(http.MethodGet, path, nil)
		h := w.Header()
		if w.Code != status || !strings.Contains(h.Get("Content-Security-Policy"), "default-src 'none'") ||
			strings.Contains(h.Get("Content-Security-Policy"), "unsafe") ||
			h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Referrer-Policy") != "no-referrer" ||
			h.Get("Cross-Origin-Opener-Policy") != "same-origin" ||
			h.Get("Cross-Origin-Resource-Policy") != "same-origin" ||
			!strings.Contains(h.Get("Permissions-Policy"), "publickey-credentials-get=(self), accelerometer=(), ") ||
			!strings.Contains(h.Get("Permissions-Policy"), "camera=(), ") ||
			!strings.HasSuffix(h.Get("Permissions-Policy"), "=()") ||
			h.Get("Strict-Transport-Security") != "" || h.Get("Access-Control-Allow-Origin") != "" ||
			len(h.Get("X-Request-Id")) != 16 {
			t.Errorf("%s: %d %v", path, w.Code, h)
		}
		if noStore := h.Get("Cache-Control") == "no-store"; noStore != strings.HasPrefix(path, "/api/") {
			t.Errorf("%s: Cache-Control %q", path, h.Get("Cache-Control"))
		}
	}
}

// TestTheLogHoldsNothingOfTheClient puts a marker wherever a client can and looks for it in the log.
func TestTheLogHoldsNothingOfTheClient(t *testing.T) {
	t.Parallel()
	const marker = "Zyxwvut"
	s := newSite(t, func(d *Deps) { d.App = fstest.MapFS{"index.html": {Data: []byte("page")}} })
	headers := []string{
		"X-Request-Id", marker, "X-Forwarded-For", marker, "User-Agent", marker, "Referer", "https://" + marker,
		"Origin", "https://" + marker,
		"Cookie", "vitae_session=" + marker, "X-Other", marker, "Accept-Encoding", marker, "Content-Type",
		"application/json",
	}
	for _, method := range []string{"GET", "POST", "PUT", marker} {
		for _, path := range []string{
			"/", "/" + marker, "/api/" + marker, "/assets/" + marker, "/api/v1/identity/photo/" + marker,
			"/api/resume/trial/job",
			"/api//" + marker + "/../x", "/" + strings.Repeat(marker, 2000),
		} {
			for _, bearer := range []string{marker, "owner", "broken", "off"} {
				w := s.ask(method, path+"?q="+marker, strings.NewReader(`{"job":`+marker),
					append(headers, as(bearer)...)...)
				if w.Header().Get("X-Request-Id") == marker {
					t.Error("the client chose the request's id")
				}
			}
		}
	}
	s.job(marker + "\\n" + marker)
	log := s.log.String()
	if strings.Contains(log, marker) || strings.Contains(log, "192.0.2") {
		t.Error("the log holds what a client sent, or where it is")
	}
	for _, want := range []string{
		`"route":"/api/v1/identity/photo/{user}"`, `"method":"other"`, `"route":"/api/"`,
		`"route":"/"`, `"user":"4000000000000001"`, `"status":403`,
	} {
		if !strings.Contains(log, want) {
			t.Errorf("the log has no %s", want)
		}
	}
}

func TestAPanicShowsAndLogsNothingOfTheClient(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	for text, logged := range map[string]string{
		"panic": `"value":"a string"`,
		"index": `"value":"runtime error: index out of range [5] with length 1"`,
	} {
		w := s.job(text)
		if w.Code != 500 || strings.Contains(w.Body.String(), "goroutine") || strings.Contains(w.Body.String(), text) ||
			!strings.Contains(w.Body.String(), w.Header().Get("X-Request-Id")) {
			t.Errorf("%s: %d %s", text, w.Code, w.Body)
		}
		if !strings.Contains(s.log.String(), logged) || !strings.Contains(s.log.String(), "fakes_test.go") {
			t.Errorf("%s: the log says %s", text, s.log)
		}
	}
	if strings.Contains(s.log.String(), "of a text") {
		t.Error("the log holds the panic's text")
	}
	if requests, bytes := s.bodies.count(); s.d.Work.Held() != 0 || requests != 0 || bytes != 0 {
		t.Error("a panic keeps its turn")
	}
}

func TestReadiness(t *testing.T) {
	t.Parallel()
	var down error
	asked := 0
	s := newSite(t, func(d *Deps) {
		d.Ready = func(ctx context.Context) error {
			asked++
			if _, bounded := ctx.Deadline(); !bounded || ctx.Err() != nil {
				t.Error("the question has no bound, or is given up with its client")
			}
			return down
		}
	})
	ready := func() int { return s.ask(http.MethodGet, "/readyz", nil).Code }
	if got := ready(); got != 200 {
		t.Fatalf("ready: %d", got)
	}
	down = errors.New("gone")
	for range 100 {
		ready()
	}
	if got := ready(); got != 200 || asked != 1 {
		t.Errorf("within a second: %d, asked %d times", got, asked)
	}
	s.clock.Advance(time.Second)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	w := httptest.NewRecorder()
	s.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/readyz", nil).WithContext(gone))
	if w.Code != 503 {
		t.Errorf("the database is gone: %d", w.Code)
	}
	down = nil
	s.clock.Advance(time.Second)
	if got := ready(); got != 200 {
		t.Errorf("it is back: %d", got)
	}
	s.Ready(false)
	if got := ready(); got != 503 {
		t.Errorf("stopping: %d", got)
	}
	if w := s.job("x"); w.Code != 503 || w.Header().Get("Retry-After") == "" ||
		w.Header().Get("Connection") != "close" {
		t.Errorf("stopping, a call is answered %d %v", w.Code, w.Header())
	}
	if w := s.ask(http.MethodGet, "/healthz", nil); w.Code != 200 {
		t.Errorf("stopping, /healthz: %d", w.Code)
	}
}

func TestRetryAfterSaysWhenInWholeSeconds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		err  error
		want int
	}{
		{&fault.Error{Kind: fault.RateLimited, Wait: 1500 * time.Millisecond}, 2},
		{&fault.Error{Kind: fault.Unavailable, Wait: time.Minute}, 60},
		{&fault.Error{Kind: fault.Unavailable}, 5},
		{&fault.Error{Kind: fault.RateLimited}, 5},
		{&fault.Error{Kind: fault.Invalid}, 0},
		{fault.Wrap("outer", fault.RateLimited, "", &fault.Error{Kind: fault.RateLimited, Wait: time.Nanosecond}), 1},
	} {
		if got := waitOf(fault.KindOf(c.err), c.err); got != c.want {
			t.Errorf("%v: %d", c.err, got)
		}
	}
}

func TestWhatIsMissingIsNotThere(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Accounts = nil })
	for _, path := range []string{"/api/v1/identity/export", photoPath + "/" + owner.String(), graphPath} {
		if w := s.ask(http.MethodGet, path, nil, as("owner")...); w.Code != 404 {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	if _, err := New(Deps{Clock: clock.System{}}); err == nil {
		t.Error("a server without its parts")
	}
}
