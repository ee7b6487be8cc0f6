package httpd

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
)

// graphSite is a site whose GraphQL address answers with h.
func graphSite(t *testing.T, public string, h http.HandlerFunc) *site {
	return newSite(t, func(d *Deps) {
		d.IdentityGraph = h
		d.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("192.0.2.0/24")} // httptest's requests come from there
		if public != "" {
			d.PublicURL, _ = url.Parse(public)
		}
	})
}

const graphPath = "/api/v1/identity/graphql"

func TestWhoAsksIsInTheContext(t *testing.T) {
	t.Parallel()
	var got actor.Actor
	var browser actor.Browser
	var denied error
	s := graphSite(t, "", func(_ http.ResponseWriter, r *http.Request) {
		got, browser, denied = actor.From(r.Context()), actor.BrowserFrom(r.Context()), actor.Denied(r.Context())
	})
	for _, c := range []struct {
		name    string
		headers []string
		status  int
		user    actor.Actor
		denied  fault.Kind
		asked   bool
	}{
		{"a visitor", nil, 200, actor.Actor{}, 0, false},
		{"a user", []string{"Authorization", "Bearer owner"}, 200, actor.Actor{User: owner}, 0, true},
		{"in any case", []string{"Authorization", "bearer  owner"}, 200, actor.Actor{User: owner}, 0, true},
		{"another scheme", []string{"Authorization", "Basic owner"}, 200, actor.Actor{}, 0, false},
		{
			"an endless token",
			[]string{"Authorization", "Bearer " + strings.Repeat("x", 5000)},
			200,
			actor.Actor{},
			0,
			false,
		},
		{"a cookie alone", []string{"Cookie", "vitae_session=a.b"}, 200, actor.Actor{}, 0, true},
		{"the other name's cookie", []string{"Cookie", "__Host-vitae_session=a.b"}, 200, actor.Actor{}, 0, false},
		{
			"an endless cookie",
			[]string{"Cookie", "vitae_session=" + strings.Repeat("x", 300)},
			200,
			actor.Actor{},
			0,
			false,
		},
		{"a deactivated account", []string{"Authorization", "Bearer off"}, 200, actor.Actor{}, fault.Deactivated, true},
		{"the database is gone", []string{"Authorization", "Bearer broken"}, 503, actor.Actor{}, 0, true},
		{"too much to do", []string{"Authorization", "Bearer busy"}, 503, actor.Actor{}, 0, true},
	} {
		got, denied = actor.Actor{}, nil
		before := len(s.accounts.seen)
		w := s.ask(http.MethodPost, graphPath, nil, c.headers...)
		if w.Code != c.status || got.User != c.user.User || (denied != nil) != (c.denied != 0) ||
			(denied != nil && fault.KindOf(denied) != c.denied) {
			t.Errorf("%s: %d, %+v, %v", c.name, w.Code, got, denied)
		}
		if asked := len(s.accounts.seen) > before; asked != c.asked {
			t.Errorf("%s: the session is looked up: %v", c.name, asked)
		}
		if c.status == 503 && w.Header().Get("Retry-After") == "" {
			t.Errorf("%s: no Retry-After", c.name)
		}
	}
	s.ask(http.MethodPost, graphPath, nil, "X-Forwarded-For", "198.51.100.9", "Cookie",
		"vitae_session=s.1; vitae_login=l; vitae_device=d", "User-Agent", "\xff\x00Agent\n"+strings.Repeat("é", 200))
	if browser.Address.String() != "198.51.100.9" || browser.Session != "s.1" || browser.Login != "l" ||
		browser.Device != "d" {
		t.Errorf("the browser is %+v", browser)
	}
	if a := browser.UserAgent; len(a) > 256 || len(a) < 250 || !utf8.ValidString(a) || !strings.HasPrefix(a, "Agenté") {
		t.Errorf("the user agent is %q", a)
	}
}

func TestEveryMethodReachesTheGraph(t *testing.T) {
	t.Parallel()
	s := graphSite(t, "", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusMethodNotAllowed) })
	for _, method := range []string{"GET", "PUT", "DELETE", "OPTIONS", "POST"} {
		if w := s.ask(method, graphPath, nil); w.Code != 405 {
			t.Errorf("%s: %d", method, w.Code)
		}
	}
}

func TestCookiesAreSetForTheAddressThatUsersType(t *testing.T) {
	t.Parallel()
	keep := func(_ http.ResponseWriter, r *http.Request) {
		b := actor.BrowserFrom(r.Context())
		b.Keep(actor.LoginCookie, "first", time.Minute)
		b.Keep(actor.SessionCookie, "s.1", 7*24*time.Hour)
		b.Keep(actor.LoginCookie, "", 0)
	}
	for _, c := range []struct{ public, prefix, secure string }{
		{"http://127.0.0.1:8080", "vitae_", ""},
		{"https://vitae.example", "__Host-vitae_", " Secure;"},
	} {
		w := graphSite(t, c.public, keep).ask(http.MethodPost, graphPath, nil)
		got := w.Header().Values("Set-Cookie")
		slices.Sort(got)
		want := []string{
			c.prefix + "login=; Path=/; Max-Age=0; HttpOnly;" + c.secure + " SameSite=Strict",
			c.prefix + "session=s.1; Path=/; Max-Age=604800; HttpOnly;" + c.secure + " SameSite=Strict",
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q", c.public, got)
		}
		if hsts := w.Header().Get("Strict-Transport-Security"); (hsts != "") != (c.secure != "") {
			t.Errorf("%s: HSTS %q", c.public, hsts)
		}
	}
}

func TestOverHTTPSOnlyTheProtectedCookieCounts(t *testing.T) {
	t.Parallel()
	s := graphSite(t, "https://vitae.example", func(http.ResponseWriter, *http.Request) {})
	s.ask(http.MethodPost, graphPath, nil, "Cookie", "vitae_session=planted")
	s.ask(http.MethodPost, graphPath, nil, "Cookie", "vitae_session=planted; __Host-vitae_session=own")
	if len(s.accounts.seen) != 1 || s.accounts.seen[0].Session != "own" {
		t.Errorf("looked up: %+v", s.accounts.seen)
	}
}

func TestCookiesMayBeSetFromSeveralGoroutines(t *testing.T) {
	t.Parallel()
	j := &jar{header: http.Header{}}
	var all sync.WaitGroup
	for _, c := range []actor.Cookie{actor.SessionCookie, actor.LoginCookie, actor.DeviceCookie} {
		for range 20 {
			all.Go(func() { j.keep(c, "v", time.Hour) })
		}
	}
	all.Wait()
	if n := len(j.header.Values("Set-Cookie")); n != 3 {
		t.Errorf("%d cookies", n)
	}
}

func TestOtherSitesAreRefused(t *testing.T) {
	t.Parallel()
	s := graphSite(t, "https://Vitae.example:443", func(http.ResponseWriter, *http.Request) {})
	for _, c := range []struct {
		name    string
		method  string
		headers []string
		status  int
	}{
		{"no browser", "POST", nil, 200},
		{"own page", "POST", []string{"Sec-Fetch-Site", "same-origin"}, 200},
		{"own page behind a proxy that changes Host", "POST", []string{"Origin", "https://vitae.example"}, 200},
		{"own page, seen as another site's", "POST", []string{
			"Origin", "https://vitae.example", "Sec-Fetch-Site",
			"cross-site",
		}, 200},
		{"another site", "POST", []string{"Origin", "https://evil.example", "Sec-Fetch-Site", "cross-site"}, 403},
		{"an old browser on another site", "POST", []string{"Origin", "https://evil.example"}, 403},
		{"a sibling", "POST", []string{"Origin", "https://other.vitae.example", "Sec-Fetch-Site", "same-site"}, 403},
		{"an insecure page of the host", "POST", []string{"Origin", "http://vitae.example"}, 403},
		{"a sandboxed page", "POST", []string{"Origin", "null", "Sec-Fetch-Site", "cross-site"}, 403},
		{"an upload from another site", "PUT", []string{"Sec-Fetch-Site", "cross-site"}, 403},
		{"a link from another site", "GET", []string{"Sec-Fetch-Site", "cross-site"}, 200},
	} {
		q := httptest.NewRequest(c.method, "http://inner.test"+graphPath, nil)
		for i := 0; i+1 < len(c.headers); i += 2 {
			q.Header.Set(c.headers[i], c.headers[i+1])
		}
		w := httptest.NewRecorder()
		s.ServeHTTP(w, q)
		if w.Code != c.status {
			t.Errorf("%s: %d", c.name, w.Code)
		}
	}
}

func TestOriginOf(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"http://127.0.0.1:8080": "http://127.0.0.1:8080", "http://host:80/": "http://host",
		"https://HOST:443/app":  "https://host",
		"https://[2001:db8::1]": "https://[2001:db8::1]", "http://[::1]:8080": "http://[::1]:8080",
		"https://host:80": "https://host:80",
	} {
		u, err := url.Parse(in)
		if err != nil {
			t.Fatal(err)
		}
		if got := originOf(u); got != want {
			t.Errorf("%s: %s", in, got)
		}
	}
}

func FuzzUserAgent(f *testing.F) {
	f.Add("Mozilla/5.0 \xf0\x9f\x98")
	f.Fuzz(func(t *testing.T, s string) {
		if got := cutUTF8(s, 16); len(got) > 16 || !utf8.ValidString(got) || strings.ContainsAny(got, "\x00\n\r\x7f") {
			t.Errorf("%q becomes %q", s, got)
		}
	})
}
