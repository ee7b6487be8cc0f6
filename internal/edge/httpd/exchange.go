package httpd

import (
	"context"
	"crypto/rand"
	"net/http"
	"strings"

	"vitae/internal/base/id"
)

// exchange is what one request is known by: an id of our own making, and the user once that is known.
type exchange struct {
	id   string
	user id.User
}

type exchangeKey struct{}

func newExchange(ctx context.Context) (context.Context, *exchange) {
	x := &exchange{id: rand.Text()[:16]}
	return context.WithValue(ctx, exchangeKey{}, x), x
}

// exchangeOf returns the context's exchange; outside a request, one that nobody reads.
func exchangeOf(ctx context.Context) *exchange {
	if x, ok := ctx.Value(exchangeKey{}).(*exchange); ok {
		return x
	}
	return &exchange{}
}

// RequestID returns the id that the answer of the context's request carries, "" outside a request.
func RequestID(ctx context.Context) string { return exchangeOf(ctx).id }

// routeOf names the route that answers, never the address that was typed. A request that was refused before it had a
// route is named by the route it asked for.
func (s *Server) routeOf(r *http.Request) string {
	pattern := r.Pattern
	if pattern == "" {
		_, pattern = s.mux.Handler(r)
	}
	if _, path, ok := strings.Cut(pattern, " "); ok {
		pattern = path
	}
	if pattern == "" {
		return "other"
	}
	return pattern
}

// methodOf returns a method that is known; clients may send any word.
func methodOf(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete,
		http.MethodOptions:
		return r.Method
	}
	return "other"
}

// recorder notes what was answered.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
}

// WriteHeader notes the status; those below 200 only announce the one that counts.
func (r *recorder) WriteHeader(status int) {
	if r.status == 0 && status >= http.StatusOK {
		r.status = status
	}
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(b []byte) (int, error) {
	if r.status == 0 {
		r.status = http.StatusOK
	}
	n, err := r.ResponseWriter.Write(b)
	r.bytes += int64(n)
	return n, err
}

// code returns what was answered; a handler that said nothing answered 200.
func (r *recorder) code() int {
	if r.status == 0 {
		return http.StatusOK
	}
	return r.status
}

// Unwrap lets http.ResponseController reach the connection.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }
