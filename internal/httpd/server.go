// Package httpd is the program's HTTP side: routes, limits, headers, problem answers, and the web app's files.
//
// It turns requests into service calls and answers into JSON; it holds no product rules, and it never logs what a
// user sent.
package httpd

import (
	"context"
	"io/fs"
	"log/slog"
	"net/http"
	"sync/atomic"
	"time"

	"vitae/internal/compose"
	"vitae/internal/docparse"
	"vitae/internal/document"
	"vitae/internal/fault"
	"vitae/internal/posting"
)

// Tailor is what the routes under /api/resume/trial call. tailor.Service is the one there is.
type Tailor interface {
	Resume(ctx context.Context, name string, data []byte) (*docparse.Result, error)
	Pasted(ctx context.Context, text string) (*docparse.Result, error)
	Job(text string) (*posting.Posting, error)
	Requirements(text string) (*posting.Posting, error)
	Tailor(r *document.Resume, p *posting.Posting, o compose.Options, takenBack []string) (*compose.Tailored, error)
}

// Deps are what a Server needs. App is the built web app, nil where it was not built.
type Deps struct {
	Tailor    Tailor
	App       fs.FS
	Log       *slog.Logger
	MaxUpload int64 // bytes of one file
}

// Server answers HTTP. Make it with New; it is an http.Handler.
type Server struct {
	d       Deps
	handler http.Handler
	ready   atomic.Bool
	work    chan struct{} // one token for each request that reads or writes a resume at this moment
	waiting atomic.Int64
}

// Work in parallel: reading and tailoring are bound by the processor, so more than a few at once only wait for each
// other. A short queue absorbs bursts; beyond it a client is told to come back.
const (
	workers  = 4
	maxQueue = 64
	patience = 20 * time.Second
)

// New makes a Server that is not ready yet; call Ready once it may serve.
func New(d Deps) (*Server, error) {
	if d.Tailor == nil || d.Log == nil || d.MaxUpload <= 0 {
		return nil, fault.New("httpd.New", fault.Internal, "httpd: a dependency is missing")
	}
	s := &Server{d: d, work: make(chan struct{}, workers)}
	s.handler = s.chain(s.routes())
	return s, nil
}

// Ready says whether the server can serve; /readyz answers it.
func (s *Server) Ready(yes bool) { s.ready.Store(yes) }

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { plain(w, http.StatusOK, "ok") })
	mux.HandleFunc("GET /readyz", s.readyz)
	mux.Handle("POST /api/resume/trial", s.working(s.trial))
	mux.Handle("POST /api/resume/trial/read", s.working(s.trialRead))
	mux.Handle("POST /api/resume/trial/decide", s.working(s.trialDecide))
	mux.Handle("POST /api/resume/trial/job", s.working(s.trialJob))
	mux.Handle("POST /api/resume/trial/export", s.working(s.trialExport))
	mux.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) {
		s.refuse(w, r, fault.New("httpd.routes", fault.NotFound, "There is nothing at this address."))
	})
	mux.Handle("/", newFiles(s.d.App))
	return mux
}

func (s *Server) readyz(w http.ResponseWriter, _ *http.Request) {
	if !s.ready.Load() {
		plain(w, http.StatusServiceUnavailable, "not ready")
		return
	}
	plain(w, http.StatusOK, "ready")
}

func plain(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text + "\n"))
}

// working lets a handler in once a worker is free, and turns its error into a problem answer.
func (s *Server) working(h func(http.ResponseWriter, *http.Request) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		release, err := s.acquire(r.Context())
		if err == nil {
			err = h(w, r)
			release()
		}
		if err != nil {
			s.refuse(w, r, err)
		}
	})
}

func (s *Server) acquire(ctx context.Context) (func(), error) {
	busy := fault.New("httpd.acquire", fault.Unavailable, "The server is busy. Try again in a few seconds.")
	if s.waiting.Add(1) > maxQueue {
		s.waiting.Add(-1)
		return nil, busy
	}
	defer s.waiting.Add(-1)
	t := time.NewTimer(patience)
	defer t.Stop()
	select {
	case s.work <- struct{}{}:
		return func() { <-s.work }, nil
	case <-t.C:
		return nil, busy
	case <-ctx.Done():
		return nil, fault.Wrap("httpd.acquire", fault.Unavailable, "The request was given up.", ctx.Err())
	}
}
