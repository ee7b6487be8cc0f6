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
	"net/netip"
	"net/url"
	"os"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/job"
	"vitae/internal/base/turn"
	"vitae/internal/config"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/guard"
	identitygraph "vitae/internal/edge/graph/identity"
	resumegraph "vitae/internal/edge/graph/resume"
	"vitae/internal/edge/httpd"
	"vitae/internal/edge/worker"
)

// Deps are what a Server takes from outside. WebApp is the built web app, nil where it was not built. Hashing is the
// cost of passwords; its zero value is the one for production. Cold leaves the PDF reader to the first PDF. Heartbeat
// is how often streams of events give a sign of life; its zero value is the one for production. Plan is what accounts
// may keep; its zero value is billing.Everything.
type Deps struct {
	WebApp  fs.FS
	Log     io.Writer
	Clock   clock.Clock
	Hashing identity.HashCost
	Cold    bool
	Version string // of the program, as it is published

	Heartbeat time.Duration
	Linger    time.Duration // how long a stop waits for connections that are silent; zero: as in production
	Plan      billing.Plan
}

func (d Deps) plan() billing.Plan {
	if d.Plan.Bounds == nil {
		return billing.Everything()
	}
	return d.Plan
}

// Server is the running program. Make it with Listen, run it with Serve.
type Server struct {
	config    config.Config
	log       *slog.Logger
	cold      bool
	engines   *Engines
	instance  *Instance
	documents documents
	worker    *worker.Worker
	handler   *httpd.Server
	http      *http.Server
	listener  net.Listener
	metrics   *operatorsSide // nil: none
	closers   []func() error // in the order of opening

	connections atomic.Int64
	linger      time.Duration
}

// stopWithin is how long requests and jobs under way may take to finish once the program is asked to stop.
const stopWithin = 30 * time.Second

// What is under way shares the processors, so that beyond some number each operation of GraphQL makes all the others
// slower and holds memory meanwhile. operationsAtOnce is more than the queues hold together in which sign-ins wait for
// their hash and runs of the engine for a processor, so that these leave room for what is quick; operationsWaiting wait
// for operationsPatience, so that a page that asks for much at once is not refused.
const (
	operationsAtOnce   = 256
	operationsWaiting  = 96
	operationsPatience = 10 * time.Second
)

// silence is how long a stop waits for the next request of connections that are kept: long enough for a proxy that asks
// every second to have seen that no new one is taken.
const silence = 2 * time.Second

// lease is how long a letter waits that a program was sending when it was killed; who waits for a code has patience for
// no more.
const lease = 20 * time.Second

// Listen opens the port and builds every part; nothing is served before Serve. c must have been checked.
func Listen(ctx context.Context, c config.Config, d Deps) (*Server, error) {
	s := &Server{config: c, log: newLog(c, d.Log), cold: d.Cold, linger: d.Linger}
	if s.linger <= 0 {
		s.linger = silence
	}
	if err := s.build(ctx, d); err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

// byUser names the user of the process by number, which is what chown needs for a container's volume; Windows has none.
func byUser() string {
	if uid := os.Geteuid(); uid >= 0 {
		return fmt.Sprintf(" by user %d", uid)
	}
	return ""
}

// build opens part after part; each that has to be closed is noted as soon as it is open.
func (s *Server) build(ctx context.Context, d Deps) error {
	if err := s.listen(ctx); err != nil {
		return err
	}
	if err := os.MkdirAll(s.config.CacheDir(), 0o700); err != nil {
		return fault.Wrap("app.build", fault.Invalid, fmt.Sprintf("VITAE_DATA_DIR=%q is not writable%s.",
			s.config.DataDir, byUser()), err)
	}
	engines := s.loadEngines(d.Clock) // beside the database: each takes some 50 ms
	err := s.openData(ctx, d)
	if err == nil {
		d.Clock = s.instance.clock
	}
	loaded := <-engines
	if s.engines = loaded.engines; s.engines != nil {
		s.closers = append(s.closers, s.engines.Close)
	}
	if err = errors.Join(err, loaded.err); err != nil {
		return err
	}
	fonts, err := openFonts(s.config, s.log)
	if err != nil {
		return err
	}
	if s.documents, err = newDocuments(s.instance, s.engines, d.plan(), fonts, links(s.config), s.log); err != nil {
		return err
	}
	if err = s.instance.openAccounts(d, s.log, s.health(d), s.documents.resumes, s.documents.tailoring,
		s.documents.coaching); err != nil {
		return err
	}
	if err = s.firstAdmin(ctx); err != nil {
		return err
	}
	if s.worker, err = s.newWorker(d.Clock); err != nil {
		return err
	}
	s.instance.db.OnEnqueue(s.worker.Wake)
	return s.buildHTTP(ctx, d)
}

// firstAdmin is VITAE_ADMIN_EMAIL.
func (s *Server) firstAdmin(ctx context.Context) error {
	if s.config.AdminEmail == "" {
		return nil
	}
	name, err := s.instance.Accounts.FirstAdmin(ctx, s.config.AdminEmail)
	if err != nil {
		return fault.Wrap("app.firstAdmin", fault.KindOf(err), "VITAE_ADMIN_EMAIL: "+fault.Public(err), err)
	}
	if name != "" {
		s.log.Info("the account of VITAE_ADMIN_EMAIL is now an administrator; its owner can set a password", "open",
			s.config.PublicURL+"/auth?mode=reset", "without_mail", "vitae admin reset-password")
	}
	return nil
}

// listen opens the port first: who comes early waits for the start instead of being refused.
func (s *Server) listen(ctx context.Context) error {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", s.config.Addr)
	if err != nil {
		return fault.Wrap("app.listen", fault.Invalid, fmt.Sprintf("VITAE_ADDR=%q is not available. Is another program using it?",
			s.config.Addr), err)
	}
	s.listener = l
	s.closers = append(s.closers, func() error { return ignoreClosed(l.Close()) })
	if u, err := url.Parse(s.config.PublicURL); err == nil && u.Port() == "0" { // now the port is known
		u.Host = l.Addr().String()
		s.config.PublicURL = u.String()
	}
	return nil
}

func ignoreClosed(err error) error {
	if errors.Is(err, net.ErrClosed) {
		return nil
	}
	return err
}

type loadedEngines struct {
	engines *Engines
	err     error
}

func (s *Server) loadEngines(c clock.Clock) <-chan loadedEngines {
	loaded := make(chan loadedEngines, 1)
	go func() {
		e, err := NewEngines(s.config.CacheDir(), c)
		loaded <- loadedEngines{e, err}
	}()
	return loaded
}

// openData opens what is kept, alone where the database wants that, and brings the database to this version.
func (s *Server) openData(ctx context.Context, d Deps) error {
	release, err := lockDatabase(s.config)
	if err != nil {
		return err
	}
	s.closers = append(s.closers, release)
	if s.instance, err = openOrMake(ctx, s.config, d, s.log); err != nil {
		return err
	}
	s.closers = append(s.closers, s.instance.Close)
	return nil
}

func (s *Server) newWorker(c clock.Clock) (*worker.Worker, error) {
	accounts := s.instance.Accounts
	return worker.New(worker.Deps{
		Queue: s.instance.db.Queue(), Clock: c, Log: s.log, Lease: lease,
		Handlers: map[string]worker.Handler{
			job.Mail: accounts.SendMail, job.Notice: accounts.MailNotice,
			job.Erase: accounts.EraseFiles,
		},
		Schedules: []worker.Schedule{
			{Name: "purge", Every: time.Hour, Run: s.purge},
			{Name: "sweep", Every: sweepAge, Run: s.instance.sweep},
			{Name: "clock", Every: clockEvery, Run: s.instance.readClock},
			{Name: "remind", Every: 24 * time.Hour, Run: s.documents.remind},
			{Name: "follow-ups", Every: time.Hour, Run: s.documents.tailoring.RemindOfFollowUps},
		},
	})
}

// purge removes what is over. Accounts come last, as they leave nothing of deleted rows in the database's files.
func (s *Server) purge(ctx context.Context) error {
	err := s.instance.db.Feed().Purge(ctx, s.instance.clock.Now().Add(-feed.Keep))
	err = errors.Join(err, s.documents.purge(ctx))
	return errors.Join(err, s.instance.Accounts.Purge(ctx))
}

func (s *Server) buildHTTP(ctx context.Context, d Deps) error {
	proxies, err := s.config.Proxies()
	if err != nil {
		return err
	}
	if s.config.MetricsAddr != "" {
		if s.metrics, err = newOperatorsSide(ctx, s.config.MetricsAddr, s.instance.db.Queue(), s.log); err != nil {
			return err
		}
		s.closers = append(s.closers, s.metrics.close)
	}
	if s.handler, err = s.newHandler(d, proxies); err != nil {
		return err
	}
	s.http = &http.Server{
		Handler: s.handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: time.Minute,
		WriteTimeout: 2 * time.Minute,
		IdleTimeout:  2 * time.Minute, MaxHeaderBytes: 64 << 10, ConnState: s.count,
		ErrorLog: slog.NewLogLogger(s.log.Handler(), slog.LevelWarn),
	}
	return nil
}

func (s *Server) newHandler(d Deps, proxies []netip.Prefix) (*httpd.Server, error) {
	public, err := url.Parse(s.config.PublicURL)
	if err != nil {
		return nil, fault.Wrap("app.newHandler", fault.Internal, "", err)
	}
	links, err := s.config.Social()
	if err != nil {
		return nil, err
	}
	domains, err := s.config.Domains()
	if err != nil {
		return nil, err
	}
	configured, err := s.config.OIDCProviders()
	if err != nil {
		return nil, err
	}
	providers := make([]httpd.Provider, len(configured))
	for i, p := range configured {
		providers[i] = httpd.Provider{ID: p.ID, Name: p.Name}
	}
	social := make([]httpd.SocialLink, len(links))
	for i, l := range links {
		social[i] = httpd.SocialLink(l)
	}
	accounts, room := s.instance.Accounts,
		turn.New(turn.Config{AtOnce: operationsAtOnce, Waiting: operationsWaiting, Patience: operationsPatience})
	return httpd.New(httpd.Deps{
		Tailor: s.engines.Tailor, Work: s.engines.Work, Files: s.documents.files, Accounts: accounts, AppKeys: accounts,
		Board: s.documents.tailoring, App: d.WebApp,
		Log: s.log, Clock: d.Clock, MaxUpload: int64(s.config.MaxUploadMB) << 20,
		Registration: httpd.Registration{Way: s.config.Registration, Domains: domains}, Social: social,
		Providers: providers,
		IdentityGraph: s.guarded(guard.Config{
			Schema: identitygraph.New(accounts), Access: identitygraph.Access(),
			Slots: room,
		}),
		ResumeGraph: s.guarded(guard.Config{Schema: resumegraph.New(s.documents.resumes, s.documents.tailoring,
			s.documents.coaching, s.documents.billing), Access: resumegraph.Access(), Slots: room}),
		Resumes: s.documents.resumes, Letters: s.documents.coaching, Version: d.Version,
		Feed: s.instance.db.Feed(), Heartbeat: d.Heartbeat,
		PublicURL: public, TrustedProxies: proxies, Limiter: s.instance.limits, Ready: s.instance.db.Ping,
		Metrics: s.metrics.figures(),
	})
}

// guarded is a GraphQL endpoint for a schema with its access list; all of them share their limits and their room.
func (s *Server) guarded(c guard.Config) http.Handler {
	c.Limits, c.Log, c.RequestID, c.Development = guard.Limits{Limiter: s.instance.limits}, s.log, httpd.RequestID,
		s.config.Development
	return guard.New(c)
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

// PublicURL is the address that users type.
func (s *Server) PublicURL() string { return s.config.PublicURL }

// Serve answers requests and does jobs until ctx ends. Then it takes nothing new, finishes what is under way, hands
// jobs back that do not finish in time, and closes every part.
func (s *Server) Serve(ctx context.Context) error {
	working, stopWork := context.WithCancel(context.WithoutCancel(ctx))
	defer stopWork()
	worked := make(chan error, 1)
	go func() { worked <- s.worker.Run(working) }()
	failed := make(chan error, 2)
	go func() { failed <- s.http.Serve(s.listener) }()
	s.metrics.serve(failed)
	s.handler.Ready(true)
	s.announce()
	warmed := make(chan struct{})
	go func() {
		defer close(warmed)
		if !s.cold {
			s.warm()
		}
	}()
	var err error
	select {
	case err = <-failed:
		err = fault.Wrap("app.Serve", fault.Internal, "The server stopped.", err)
	case <-ctx.Done():
	}
	s.log.Info("stopping")
	stopWork() // no new jobs; those under way finish beside the requests
	s.takeLeave()
	s.handler.Ready(false)
	done, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopWithin)
	defer cancel()
	// takeLeave closed the listener; whether Serve has noticed by now is chance.
	err = errors.Join(err, ignoreClosed(s.http.Shutdown(done)), <-worked)
	<-warmed // takes seconds at the very first start alone
	return errors.Join(err, s.close())
}

// takeLeave takes no new connections and tells those there are to go. One that is kept between two requests is closed
// only when it has been silent for a while: a proxy that had just sent a request on it would not know whether it was
// done.
func (s *Server) takeLeave() {
	s.handler.End()
	_ = s.listener.Close() // an error is that it is closed
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	for silent := time.After(s.linger); s.connections.Load() > 0; {
		select {
		case <-silent:
			return
		case <-look.C:
		}
	}
}

// count keeps the number of open connections.
func (s *Server) count(_ net.Conn, state http.ConnState) {
	switch state {
	case http.StateNew:
		s.connections.Add(1)
	case http.StateClosed, http.StateHijacked:
		s.connections.Add(-1)
	case http.StateActive, http.StateIdle:
	}
}

// announce reports what an operator wants to know of a start.
func (s *Server) announce() {
	database := "SQLite"
	if s.config.Postgres() {
		database = "PostgreSQL"
	}
	if s.config.SMTPURL == "" {
		s.log.Info("emails are written to the outbox folder " + s.config.Outbox())
	}
	if s.config.OnlyHere() {
		s.log.Warn("VITAE_PUBLIC_URL works only on this machine, and so do links in emails; set it to the address that users open", "open", s.config.PublicURL)
	}
	if !s.config.Limited() {
		s.log.Warn("rate limits are off")
	}
	if s.config.Development {
		s.log.Warn("development mode: GraphQL introspection is on")
	}
	if s.metrics != nil {
		s.log.Info("serving metrics and profiling", "address", s.metrics.listener.Addr().String())
	}
	s.log.Info("serving", "address", s.Addr(), "open", s.config.PublicURL, "database", database)
}

// close closes every part that was opened, the last one first.
func (s *Server) close() error {
	var errs []error
	for _, c := range slices.Backward(s.closers) {
		errs = append(errs, c())
	}
	s.closers = nil
	return errors.Join(errs...)
}

// warm readies the PDF reader beside the first requests, so that a start is quick and the first PDF is too.
func (s *Server) warm() {
	if err := s.engines.Warm(); err != nil {
		s.log.Warn("the PDF reader is not ready yet; it starts with the first PDF", "error", err)
	}
	debug.FreeOSMemory() // compiling leaves some 200 MB of garbage that nothing later would ask for
}
