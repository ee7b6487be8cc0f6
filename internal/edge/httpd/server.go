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
	"net/netip"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
	"vitae/internal/base/turn"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// Tailor is what the routes under /api/resume/trial call. tailor.Engine is the one there is.
type Tailor interface {
	Resume(ctx context.Context, name string, data []byte) (*docparse.Result, error)
	Pasted(ctx context.Context, text string) (*docparse.Result, error)
	Job(ctx context.Context, text string) (*posting.Posting, error)
	Requirements(ctx context.Context, text string) (*posting.Posting, error)
	Tailor(ctx context.Context, r *document.Resume, p *posting.Posting, o compose.Options, d tailor.Decisions) (
		*tailor.Tailored, error)
}

// Deps are what a Server needs. What is marked optional may be nil or zero.
type Deps struct {
	Tailor        Tailor
	Files         *resume.Files
	Work          *turn.Queue  // shares out the reading and writing of resumes, whose bodies are read before
	Accounts      Accounts     // optional: without it nobody can sign in, and the routes of accounts are not there
	AppKeys       AppKeys      // optional: without it or Board there are no app keys
	Board         Board        // optional, as AppKeys is
	IdentityGraph http.Handler // optional: answers every method at /api/v1/identity/graphql
	Resumes       Resumes      // optional: without it, or without accounts, nothing is kept
	Letters       Letters      // optional, as Resumes is
	ResumeGraph   http.Handler // optional: answers every method at /api/resume/graphql
	Feed          Feed         // optional: without it, or without accounts, there is no stream of events
	App           fs.FS        // optional: the built web app
	Log           *slog.Logger
	Clock         clock.Clock // optional: the machine's where it is nil
	MaxUpload     int64       // bytes of one file
	Version       string      // optional: of the program, as it is published
	Registration  Registration
	Social        []SocialLink
	Providers     []Provider

	// optional: the address that users type; https makes cookies Secure and sets HSTS
	PublicURL      *url.URL
	TrustedProxies []netip.Prefix              // optional: whose X-Forwarded-For is believed
	Limiter        limit.Limiter               // optional: without it there are no rate limits
	Ready          func(context.Context) error // optional: says whether the database answers
	Metrics        *Metrics                    // optional
	// optional: how often a stream of events gives a sign of life, 15 seconds where it is zero
	Heartbeat time.Duration
}

// Server answers HTTP. Make it with New; it is an http.Handler.
type Server struct {
	d       Deps
	handler http.Handler
	mux     *http.ServeMux
	secure  bool
	ready   atomic.Bool
	ping    *ping
	bodies  *bodies     // of requests, in memory
	streams *turn.Queue // of events

	heartbeat time.Duration
	stopping  chan struct{} // closed: the program is about to end
	end       func()
}

// inMemory is how many uploads of the largest size are in memory at once.
const inMemory = 32

// New makes a Server that is not ready yet; call Ready once it may serve.
func New(d Deps) (*Server, error) {
	const op = "httpd.New"
	if d.Tailor == nil || d.Files == nil || d.Work == nil || d.Log == nil || d.MaxUpload <= 0 {
		return nil, fault.New(op, fault.Internal, "httpd: a dependency is missing")
	}
	if d.Clock == nil {
		d.Clock = clock.System{}
	}
	s := &Server{
		d: d, mux: http.NewServeMux(), secure: d.PublicURL != nil && d.PublicURL.Scheme == "https",
		ping: &ping{clock: d.Clock, check: d.Ready}, bodies: newBodies(inMemory * (d.MaxUpload + maxTexts)),
		streams: newStreams(),
	}
	s.stopping, s.heartbeat = make(chan struct{}), d.Heartbeat
	if s.heartbeat <= 0 {
		s.heartbeat = heartbeatEvery
	}
	s.end = sync.OnceFunc(func() { close(s.stopping) })
	s.routes()
	d.Metrics.watch(s)
	guard, err := s.sameOrigin()
	if err != nil {
		return nil, fault.Wrap(op, fault.Internal, "httpd: the public address is no origin", err)
	}
	s.handler = s.chain(guard)
	return s, nil
}

// Ready reports whether the server may serve; while it may not, /readyz and the API answer 503.
func (s *Server) Ready(yes bool) { s.ready.Store(yes) }

// ServeHTTP answers one request. Once the program is about to end, its connection takes no other.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if s.ending() {
		w.Header().Set("Connection", "close")
	}
	s.handler.ServeHTTP(w, r)
}

func (s *Server) routes() {
	s.mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { plain(w, http.StatusOK, "ok") })
	s.mux.HandleFunc("GET /readyz", s.readyz)
	s.mux.Handle("/", newFiles(s.d.App))
	if s.d.PublicURL != nil {
		s.mux.HandleFunc("GET /.well-known/security.txt", s.securityText)
	}

	s.api("/api/", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.refuse(w, r, fault.New("httpd.routes", fault.NotFound, "Nothing was found at this address."))
	}))
	s.api("POST /api/resume/trial", s.uploading(trialRules, s.trial))
	s.api("POST /api/resume/trial/read", s.uploading(lightRules, s.trialRead))
	s.api("POST /api/resume/trial/decide", s.uploading(decideRules, s.trialDecide))
	s.api("POST /api/resume/trial/job", s.uploading(lightRules, s.trialJob))
	s.api("POST /api/resume/trial/export", s.uploading(lightRules, s.trialExport))
	s.api("POST /api/resume/trial/readback", s.uploading(lightRules, s.trialReadBack))
	s.api("GET /api/resume/templates", s.limited(lightRules, s.templates))
	s.api("POST /api/resume/preview", s.uploading(drawRules, s.preview))
	s.api("GET /api/resume/scoring", s.limited(lightRules, s.scoring))
	s.api("GET /api/settings", s.limited(lightRules, s.settings))
	if s.d.IdentityGraph != nil {
		s.api("/api/v1/identity/graphql", s.d.IdentityGraph)
	}
	if s.d.Accounts != nil {
		s.api("PUT /api/v1/identity/photo", s.uploading(photoRules, s.putPhoto))
		s.api("DELETE /api/v1/identity/photo", s.limited(lightRules, s.deletePhoto))
		s.api("GET /api/v1/identity/photo/{user}", s.limited(lightRules, s.getPhoto))
		s.api("GET /api/v1/identity/export", s.limited(exportRules, s.export))
		s.api("POST /api/v1/identity/not-me/{user}/{proof}", s.limited(lightRules, s.notMe))
		s.api("POST /api/v1/identity/mail-off/{user}/{mails}/{proof}", s.limited(lightRules, s.mailOff))
		s.api("GET /api/v1/identity/mail-off/{user}/{mails}/{proof}", s.limited(lightRules, s.mailChoices))
		s.api("GET /api/v1/identity/sign-in/{provider}", s.limited(lightRules, s.providerAnswer))
	}
	if s.d.Accounts != nil && s.d.AppKeys != nil && s.d.Board != nil {
		s.appKeyRoutes()
	}
	if s.d.ResumeGraph != nil {
		s.api("/api/resume/graphql", s.d.ResumeGraph)
	}
	if s.d.Accounts != nil && s.d.Resumes != nil {
		s.api("POST /api/resume/uploads", s.uploading(uploadRules, s.upload))
		s.api("POST /api/resume/photo", s.uploading(photoRules, s.resumePhoto))
		s.api("GET /api/resume/versions/{id}/export", s.limited(lightRules, s.exportVersion))
		s.api("GET /api/resume/versions/{id}/readback", s.limited(lightRules, s.readBackVersion))
		s.api("GET /api/resume/versions/{id}/pages/{n}", s.limited(pageRules, s.page))
		s.api("GET /api/resume/resumes/{id}/original", s.limited(lightRules, s.original))
		s.api("GET /api/resume/resumes/{id}/reading", s.limited(lightRules, s.reading))
	}
	if s.d.Accounts != nil && s.d.Letters != nil {
		s.api("GET /api/resume/cover-letters/{id}/export", s.limited(lightRules, s.exportLetter))
	}
	if s.d.Accounts != nil && s.d.Feed != nil {
		s.api("GET /api/events", s.limited(eventsRules, s.events))
	}
}

// api adds a route that is answered only while the server may serve, and learns who calls.
func (s *Server) api(pattern string, h http.Handler) {
	s.mux.Handle(pattern, s.whileReady(s.session(h)))
}

func plain(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text + "\n"))
}
