package capture

import (
	"compress/gzip"
	"context"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"vitae/internal/base/fault"
)

// here reads from servers of the test, which are on loopback.
func here() *Reader {
	return newReader(func(netip.Addr) bool { return true }, func(string) bool { return true })
}

// long is enough text for a posting.
var long = strings.Repeat("We look for a planner who knows SQL. ", 20)

func serve(t *testing.T, h http.HandlerFunc) string {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s.URL
}

func TestLinksThatAreNotFetched(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	loopback := serve(t, func(http.ResponseWriter, *http.Request) { asked.Add(1) })
	port := strings.TrimPrefix(loopback, "http://127.0.0.1")
	r := NewReader()
	// With every port allowed it is the address that refuses.
	anyPort := newReader(public, func(string) bool { return true })
	for _, link := range []string{
		"", "x", "ftp://example.com/", "file:///etc/passwd", "javascript:alert(1)", "gopher://example.com", "http:",
		"http://", "https:example.com", "//example.com",
		"http://user:pass@example.com/", "http://example.com:22/", "http://example.com:8080/",
		"http://" + strings.Repeat("a", maxURL), "http://[::1", "http://exa mple.com",
		"http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://0/", "http://2130706433/", "http://0x7f.1/",
		"http://169.254.169.254/latest/meta-data",
		"http://[::ffff:127.0.0.1]/", "http://10.0.0.1/", loopback,
	} {
		if _, err := r.Read(t.Context(), link); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%q: %v", link, err)
		}
	}
	for _, link := range []string{
		loopback, "http://localhost" + port, "http://[::ffff:127.0.0.1]" + port,
		"http://0" + port,
	} {
		if _, err := anyPort.Read(t.Context(), link); fault.KindOf(err) != fault.Invalid ||
			fault.Public(err) != fault.Public(unread(nil)) {
			t.Errorf("%q: %v", link, err)
		}
	}
	if asked.Load() > 0 {
		t.Error("loopback was asked")
	}
}

func TestRedirectsAreCheckedAgain(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	inside := serve(t, func(http.ResponseWriter, *http.Request) { asked.Add(1) })
	_, port, _ := strings.Cut(strings.TrimPrefix(inside, "http://"), ":")
	outside := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch to := r.URL.Query().Get("to"); to {
		case "again":
			http.Redirect(w, r, r.URL.String(), http.StatusFound)
		case "":
			w.Header().Set("Content-Type", "text/plain")
			_, _ = w.Write([]byte(long))
		default:
			http.Redirect(w, r, to, http.StatusFound)
		}
	})
	// The first server is let through by its port, what it leads to is not.
	host, _ := url.Parse(outside)
	r := newReader(func(netip.Addr) bool { return true }, func(p string) bool { return p == host.Port() })
	for _, to := range []string{
		"http://127.0.0.1:" + port + "/", "file:///etc/passwd", "ftp://127.0.0.1/",
		"http://a:b@127.0.0.1:" + host.Port() + "/", "again",
	} {
		if _, err := r.Read(t.Context(), outside+"/?to="+url.QueryEscape(to)); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%s: %v", to, err)
		}
	}
	if asked.Load() > 0 {
		t.Error("a redirect was followed")
	}
	got, err := r.Read(t.Context(), outside+"/?to="+url.QueryEscape(outside+"/there"))
	if err != nil || got.URL != outside+"/there" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestAddressesAreCheckedWhereARedirectLeads(t *testing.T) {
	t.Parallel()
	var asked, checked atomic.Int32
	inside := serve(t, func(http.ResponseWriter, *http.Request) { asked.Add(1) })
	outside := serve(t, func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, inside, http.StatusFound) })
	// The first connection is let through, the second checked as any.
	r := newReader(func(a netip.Addr) bool { return checked.Add(1) == 1 || public(a) },
		func(string) bool { return true })
	if _, err := r.Read(t.Context(), outside); fault.KindOf(err) != fault.Invalid || asked.Load() > 0 ||
		checked.Load() != 2 {
		t.Errorf("%v, %d asked, %d checked", err, asked.Load(), checked.Load())
	}
}

func TestWhatIsFetchedHasBounds(t *testing.T) {
	t.Parallel()
	gone := context.Canceled
	for name, h := range map[string]http.HandlerFunc{
		"too long": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = w.Write(make([]byte, maxBytes+1))
		},
		"too long once unpacked": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			w.Header().Set("Content-Encoding", "gzip")
			z := gzip.NewWriter(w)
			_, _ = z.Write(make([]byte, 4*maxBytes))
			_ = z.Close()
		},
		"a picture": func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Content-Type", "image/png") },
		"no type":   func(w http.ResponseWriter, _ *http.Request) { w.Header()["Content-Type"] = nil },
		"not there": http.NotFound,
		"long headers": func(w http.ResponseWriter,
			_ *http.Request,
		) {
			w.Header().Set("X", strings.Repeat("x", 2*maxHeader))
		},
		"no text": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = w.Write([]byte("<p>Enable JavaScript."))
		},
	} {
		if got, err := here().Read(t.Context(), serve(t, h)); fault.KindOf(err) != fault.Invalid {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	begun, ended := make(chan struct{}), make(chan struct{})
	slow := serve(t, func(_ http.ResponseWriter, r *http.Request) {
		close(begun)
		<-r.Context().Done()
		close(ended)
	})
	ctx, cancel := context.WithCancelCause(t.Context())
	go func() { <-begun; cancel(gone) }()
	if _, err := here().Read(ctx, slow); fault.KindOf(err) != fault.Invalid {
		t.Error(err)
	}
	<-ended
}

func TestWhatIsSent(t *testing.T) {
	t.Parallel()
	var header http.Header
	link := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/" {
			http.SetCookie(w, &http.Cookie{Name: "a", Value: "b"})
			http.Redirect(w, r, "/next", http.StatusFound)
			return
		}
		header = r.Header.Clone()
		w.Header().Set("Content-Type", "text/html; charset=iso-8859-1")
		_, _ = w.Write([]byte("<main><h1>Caf\xe9 manager</h1><p>" + long + "</main>"))
	})
	got, err := here().Read(t.Context(), " "+link+" ")
	if err != nil || !strings.HasPrefix(got.Description, "Café manager\n\nWe look") {
		t.Fatalf("%+v, %v", got, err)
	}
	if header.Get("Cookie") != "" || header.Get("Referer") != "" || header.Get("User-Agent") != agent {
		t.Errorf("%v", header)
	}
}
