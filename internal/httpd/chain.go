package httpd

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"net/http"
	"runtime/debug"
	"time"
)

// csp allows the app's own files and nothing else; images may also be data and blob URLs made by the page itself.
const csp = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

type requestIDKey struct{}

func requestID(ctx context.Context) string {
	id, _ := ctx.Value(requestIDKey{}).(string)
	return id
}

// chain puts around the routes what holds for every request, outermost first: identity, log line, panic guard,
// headers, and the refusal of unsafe requests from other origins.
func (s *Server) chain(h http.Handler) http.Handler {
	guard := http.NewCrossOriginProtection()
	guard.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		problem(w, r, http.StatusForbidden, "Cross-origin request", "Requests from other sites are refused.")
	}))
	h = guard.Handler(h)
	h = headers(h)
	h = s.recovered(h)
	return s.logged(h)
}

func headers(next http.Handler) http.Handler {
	fixed := map[string]string{
		"Content-Security-Policy":      csp,
		"X-Content-Type-Options":       "nosniff",
		"Referrer-Policy":              "no-referrer",
		"Cross-Origin-Opener-Policy":   "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy":           "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for k, v := range fixed {
			w.Header().Set(k, v)
		}
		if len(r.URL.Path) >= 5 && r.URL.Path[:5] == "/api/" {
			w.Header().Set("Cache-Control", "no-store")
		}
		next.ServeHTTP(w, r)
	})
}

// recovered answers a panic with an error that says nothing but the request's id, and logs the stack.
func (s *Server) recovered(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if v := recover(); v != nil {
				if err, ok := v.(error); ok && errors.Is(err, http.ErrAbortHandler) {
					panic(v)
				}
				s.d.Log.Error("panic", "request", requestID(r.Context()), "value", v, "stack", string(debug.Stack()))
				problem(w, r, http.StatusInternalServerError, "Internal error", "Something went wrong on our side.")
			}
		}()
		next.ServeHTTP(w, r)
	})
}

// logged gives the request an id and writes one line about it: method, route, status, time; never names or content.
func (s *Server) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id, began := rand.Text()[:16], time.Now()
		w.Header().Set("X-Request-Id", id)
		rec := &recorder{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(rec, r.WithContext(context.WithValue(r.Context(), requestIDKey{}, id)))
		level := slog.LevelInfo
		if rec.status >= 500 {
			level = slog.LevelError
		} else if r.URL.Path == "/healthz" || r.URL.Path == "/readyz" {
			level = slog.LevelDebug
		}
		s.d.Log.Log(r.Context(), level, "request", "id", id, "method", r.Method, "path", routeOf(r), "status", rec.status,
			"bytes", rec.bytes, "ms", float64(time.Since(began).Microseconds())/1000)
	})
}

// routeOf names an address without what a client may have put into it.
func routeOf(r *http.Request) string {
	if len(r.URL.Path) > 64 {
		return r.URL.Path[:64] + "…"
	}
	return r.URL.Path
}

// recorder notes what was answered.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (r *recorder) WriteHeader(status int) {
	r.status = status
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(b []byte) (int, error) {
	n, err := r.ResponseWriter.Write(b)
	r.bytes += int64(n)
	return n, err
}

// Unwrap lets http.ResponseController reach the connection.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }
