package httpd

import (
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"runtime/debug"
	"strings"
	"time"

	"vitae/internal/base/fault"
)

// chain puts around the routes what holds for every request, outermost first: identity, log line, panic guard,
// headers, and the refusal of unsafe requests from other origins.
func (s *Server) chain(guard *http.CrossOriginProtection) http.Handler {
	guarded := guard.Handler(s.mux)
	return s.observed(s.recovered(s.headers(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if byExtension(r) {
			s.mux.ServeHTTP(w, r)
			return
		}
		guarded.ServeHTTP(w, r)
	}))))
}

// byExtension reports whether a browser's extension posts to the routes of app keys at a server without https. There,
// browsers send no Sec-Fetch-Site, only the Origin, which is the extension's. No page has such an origin, and these
// routes read no cookie.
func byExtension(r *http.Request) bool {
	return r.URL.Path == extensionJob && r.Header.Get("Sec-Fetch-Site") == "" &&
		strings.HasPrefix(r.Header.Get("Origin"), "chrome-extension://")
}

// sameOrigin refuses unsafe requests that a browser sends for another site's page. The public address is trusted as it
// stands, since a proxy in front may send another Host.
func (s *Server) sameOrigin() (*http.CrossOriginProtection, error) {
	guard := http.NewCrossOriginProtection()
	guard.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		problem(w, r, http.StatusForbidden, "Cross-origin request", "Requests from other sites are refused.")
	}))
	if s.d.PublicURL == nil {
		return guard, nil
	}
	return guard, guard.AddTrustedOrigin(originOf(s.d.PublicURL))
}

// originOf writes an address's origin as browsers do: lower case, without the scheme's own port.
func originOf(u *url.URL) string {
	host, port := strings.ToLower(u.Hostname()), u.Port()
	if (u.Scheme == "http" && port == "80") || (u.Scheme == "https" && port == "443") {
		port = ""
	}
	switch {
	case port != "":
		host = net.JoinHostPort(host, port)
	case strings.Contains(host, ":"):
		host = "[" + host + "]"
	}
	return u.Scheme + "://" + host
}

// recovered answers a panic with an error that says nothing but the request's id, and logs where it was. Of the value
// only what the runtime itself says is logged: any other may hold what a user sent.
func (s *Server) recovered(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			v := recover()
			if v == nil {
				return
			}
			if err, ok := v.(error); ok && errors.Is(err, http.ErrAbortHandler) {
				panic(v)
			}
			s.d.Log.Error("panic", "request", RequestID(r.Context()), "value", fault.PanicText(v), "stack",
				string(debug.Stack()))
			problem(w, r, http.StatusInternalServerError, "Internal error", "Something went wrong on our side.")
		}()
		next.ServeHTTP(w, r)
	})
}

// observed gives the request an id, counts it, and writes one line about it: method, route, status, time, and the
// user's id; never an address that was typed, a name or content. A request that was cut off has its line too.
func (s *Server) observed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		ctx, x := newExchange(r.Context())
		r = r.WithContext(ctx)
		w.Header()["X-Request-Id"] = []string{x.id}
		rec := &recorder{ResponseWriter: w}
		whole := false
		s.d.Metrics.enter()
		defer func() {
			took := time.Since(began)
			route, method := s.routeOf(r), methodOf(r)
			s.d.Metrics.leave(route, method, rec.code(), took)
			s.line(r, x, rec, route, method, took, whole)
		}()
		next.ServeHTTP(rec, r)
		whole = true
	})
}

func (s *Server) line(r *http.Request, x *exchange, rec *recorder, route, method string, took time.Duration,
	whole bool,
) {
	level := slog.LevelInfo
	switch {
	case rec.code() >= 500:
		level = slog.LevelError
	case route == "/healthz" || route == "/readyz":
		level = slog.LevelDebug
	}
	if !s.d.Log.Enabled(r.Context(), level) {
		return
	}
	fields := make([]slog.Attr, 0, 8)
	fields = append(fields, slog.String("id", x.id), slog.String("method", method), slog.String("route", route),
		slog.Int("status", rec.code()), slog.Int64("bytes", rec.bytes),
		slog.Float64("ms", float64(took.Microseconds())/1000))
	if x.user != 0 {
		fields = append(fields, slog.String("user", x.user.String()))
	}
	if !whole {
		fields = append(fields, slog.Bool("cut", true))
	}
	s.d.Log.LogAttrs(r.Context(), level, "request", fields...)
}
