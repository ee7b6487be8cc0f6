// Package app builds the whole program from its settings and starts and stops its parts in order.
//
// It is the only place where driving and driven parts meet; it holds no rules of the product.
package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"time"

	"vitae/internal/clock"
	"vitae/internal/config"
	"vitae/internal/fault"
	"vitae/internal/httpd"
)

// Deps are what a Server takes from outside. WebApp is the built web app, nil where it was not built.
type Deps struct {
	WebApp fs.FS
	Log    io.Writer
	Clock  clock.Clock
}

// Server is the running program. Make it with Listen, run it with Serve.
type Server struct {
	log      *slog.Logger
	engines  *Engines
	http     *http.Server
	handler  *httpd.Server
	listener net.Listener
	public   string
}

// stopWithin is how long requests under way may take to finish once the program is asked to stop.
const stopWithin = 30 * time.Second

// Listen builds every part and opens the port; nothing is served before Serve. c must have been checked.
func Listen(ctx context.Context, c config.Config, d Deps) (*Server, error) {
	const op = "app.Listen"
	if err := os.MkdirAll(c.CacheDir(), 0o700); err != nil {
		return nil, fault.Wrap(op, fault.Invalid, fmt.Sprintf("VITAE_DATA_DIR=%q cannot be written.", c.DataDir), err)
	}
	log := newLog(c, d.Log)
	engines, err := NewEngines(c.CacheDir(), d.Clock)
	if err != nil {
		return nil, err
	}
	handler, err := httpd.New(httpd.Deps{Tailor: engines.Tailor, App: d.WebApp, Log: log, MaxUpload: int64(c.MaxUploadMB) << 20})
	if err != nil {
		return nil, errors.Join(err, engines.Close())
	}
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", c.Addr)
	if err != nil {
		return nil, errors.Join(fault.Wrap(op, fault.Invalid, fmt.Sprintf("VITAE_ADDR=%q cannot be listened on; is it in use?", c.Addr), err), engines.Close())
	}
	return &Server{
		log: log, engines: engines, handler: handler, listener: listener, public: c.PublicURL,
		http: &http.Server{
			Handler: handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: time.Minute, WriteTimeout: 2 * time.Minute,
			IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
		},
	}, nil
}

func newLog(c config.Config, w io.Writer) *slog.Logger {
	level, _ := c.Level()
	o := &slog.HandlerOptions{Level: level}
	if c.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, o))
	}
	return slog.New(slog.NewTextHandler(w, o))
}

// Addr is the address listened on, with the port that was chosen where the setting said 0.
func (s *Server) Addr() string { return s.listener.Addr().String() }

// Serve answers requests until ctx ends, then finishes those under way.
func (s *Server) Serve(ctx context.Context) error {
	s.handler.Ready(true)
	s.log.Info("serving", "address", s.Addr(), "open", s.public)
	go s.warm()
	failed := make(chan error, 1)
	go func() { failed <- s.http.Serve(s.listener) }()
	select {
	case err := <-failed:
		return errors.Join(fault.Wrap("app.Serve", fault.Internal, "The server stopped.", err), s.engines.Close())
	case <-ctx.Done():
	}
	s.handler.Ready(false)
	s.log.Info("stopping")
	done, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopWithin)
	defer cancel()
	return errors.Join(s.http.Shutdown(done), s.engines.Close())
}

// warm readies the PDF reader beside the first requests, so that a start is quick and the first PDF is too.
func (s *Server) warm() {
	if err := s.engines.Warm(); err != nil {
		s.log.Warn("the PDF reader is not ready yet; the first PDF tries again", "error", err)
	}
	debug.FreeOSMemory() // compiling leaves some 200 MB of garbage that nothing later would ask for
}
