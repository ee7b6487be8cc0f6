package httpd

import (
	"context"
	"net/http"
	"sync"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
)

// ping asks whether the database answers, at most once a second however often it is asked itself.
type ping struct {
	clock clock.Clock
	check func(context.Context) error

	mu    sync.Mutex
	asked time.Time
	last  error
}

const (
	pingEvery  = time.Second
	pingWithin = 2 * time.Second
)

// alive returns the newest answer. The question outlives a client that gives up, since others get its answer.
func (p *ping) alive(ctx context.Context) error {
	if p.check == nil {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if now := p.clock.Now(); p.asked.IsZero() || now.Sub(p.asked) >= pingEvery {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), pingWithin)
		defer cancel()
		p.last = p.check(ctx)
		p.asked = p.clock.Now()
	}
	return p.last
}

// ending reports whether the program is about to end.
func (s *Server) ending() bool {
	select {
	case <-s.stopping:
		return true
	default:
		return false
	}
}

// readyz answers 200 while the server may serve and its database answers.
func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	if !s.ready.Load() || s.ending() {
		plain(w, http.StatusServiceUnavailable, "not ready")
		return
	}
	if err := s.ping.alive(r.Context()); err != nil {
		s.d.Log.Warn("the database is not responding", "request", RequestID(r.Context()), "error", err)
		plain(w, http.StatusServiceUnavailable, "the database is not responding")
		return
	}
	plain(w, http.StatusOK, "ready")
}

// whileReady refuses requests while the server starts or stops.
func (s *Server) whileReady(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.ready.Load() {
			w.Header().Set("Connection", "close")
			s.refuse(w, r, fault.New("httpd.whileReady", fault.Unavailable,
				"The server is restarting. Try again in a few seconds."))
			return
		}
		next.ServeHTTP(w, r)
	})
}
