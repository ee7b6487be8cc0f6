// Package apptest is the whole program on a free port, for tests that speak to it as a browser does: real HTTP, a real
// database, a real mail server. It is never part of the product.
package apptest

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/app"
	"vitae/internal/base/clock"
	"vitae/internal/config"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/identity"
)

// Options say what a Program is made of. The zero value is SQLite without rate limits.
type Options struct {
	Database   string      // "sqlite", "postgres", or a database's URL
	RateLimits bool        // on, as in production
	Clock      clock.Clock // nil: the machine's
	DataDir    string      // "": a new folder
	Empty      bool        // the first start finds no database: it makes and migrates it
	Post       *Post       // nil: one of its own
	Outbox     bool        // no mail server: letters go to the data directory
	WebApp     fs.FS
	Hashing    identity.HashCost    // zero: cheap, for tests that are not about its cost
	Heartbeat  time.Duration        // of streams of events; zero: as in production
	Linger     time.Duration        // of a stop, for silent connections; zero: none to speak of
	Plan       billing.Plan         // zero: as in production
	Change     func(*config.Config) // last word on the settings
}

// Program is a running program. It ends with its test.
type Program struct {
	URL    string
	Config config.Config // to open the same data again
	Post   *Post         // where its letters go

	t     testing.TB
	deps  app.Deps
	log   *Log
	stop  context.CancelFunc
	ended chan error
}

// cheap hashes a password in well under a millisecond.
var cheap = identity.HashCost{MemoryKiB: 8, Time: 1}

// patience is how long a test waits for what must come; a busy machine is slow, not wrong. A job of a killed program is
// done by the next one only when its lease is over.
const patience = time.Minute

// Start starts a program; it is ready when Start returns.
func Start(t testing.TB, o Options) *Program {
	t.Helper()
	p := &Program{t: t, log: &Log{}, Post: o.Post}
	if p.Post == nil {
		p.Post = NewPost(t)
	}
	p.Config = settings(t, o, p.Post, !o.Empty)
	p.deps = app.Deps{
		WebApp: o.WebApp, Log: p.log, Clock: o.Clock, Hashing: o.Hashing, Heartbeat: o.Heartbeat,
		Linger: cmp.Or(o.Linger, time.Millisecond), Plan: o.Plan, Cold: true,
	}
	if p.deps.Clock == nil {
		p.deps.Clock = clock.System{}
	}
	if p.deps.Hashing == (identity.HashCost{}) {
		p.deps.Hashing = cheap
	}
	p.Run()
	t.Cleanup(func() {
		if err := p.Stop(); err != nil {
			t.Errorf("apptest: the program did not stop well: %v", err)
		}
	})
	return p
}

// Settings are those that Start would run with, checked: for a program in a process of its own, which finds no
// database.
func Settings(t testing.TB, o Options, post *Post) config.Config {
	t.Helper()
	return settings(t, o, post, false)
}

// settings are o's. Where migrated says so, a database of the test's own is there and migrated: most tests are not
// about the first start, and migrating takes longer than many of them.
func settings(t testing.TB, o Options, post *Post, migrated bool) config.Config {
	t.Helper()
	c := config.Config{
		Addr: "127.0.0.1:0", DataDir: o.DataDir, DatabaseURL: o.Database, SMTPURL: post.URL(),
		MailFrom:   "Vitae <no-reply@localhost>",
		RateLimits: "off", Registration: "open", ReadLinks: "on", LogFormat: "json", LogLevel: "debug", MaxUploadMB: 1,
	}
	if c.DataDir == "" {
		c.DataDir = t.TempDir()
	}
	switch o.Database {
	case "sqlite":
		c.DatabaseURL = ""
	case "postgres":
		if migrated {
			c.DatabaseURL = storetest.MigratedPostgresURL(t)
		} else {
			c.DatabaseURL = storetest.PostgresURL(t)
		}
	}
	if o.RateLimits {
		c.RateLimits = "on"
	}
	if o.Outbox {
		c.SMTPURL = ""
	}
	if o.Change != nil {
		o.Change(&c)
	}
	if err := c.Check(); err != nil {
		t.Fatalf("apptest: %v", err)
	}
	if err := SharePDFium(c.CacheDir()); err != nil {
		t.Fatalf("apptest: %v", err)
	}
	if file := c.SQLiteFile(); migrated && o.DataDir == "" && filepath.Dir(file) == c.DataDir {
		storetest.SQLiteFile(t, file)
	}
	return c
}

// compiled says once whether PDFium's compiled code is there, since making it takes half a minute under the race
// detector. It is kept between runs, in the folder that docparse's tests keep theirs in.
var compiled = sync.OnceValue(func() error {
	if err := os.MkdirAll(kept(), 0o700); err != nil {
		return err
	}
	e, err := app.NewEngines(kept(), clock.System{})
	if err != nil {
		return err
	}
	return errors.Join(e.Warm(), e.Close())
})

func kept() string { return filepath.Join(os.TempDir(), "vitae-test-wasm") }

// SharePDFium leads the cache of a program that is about to start to what is compiled.
func SharePDFium(cacheDir string) error {
	if err := errors.Join(compiled(), os.MkdirAll(filepath.Dir(cacheDir), 0o700)); err != nil {
		return err
	}
	if err := os.Symlink(kept(), cacheDir); !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}

// Run starts the program on the same data and address again, after Stop.
func (p *Program) Run() {
	p.t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	s, err := app.Listen(ctx, p.Config, p.deps)
	if err != nil {
		stop()
		p.t.Fatalf("apptest: %v", err)
	}
	p.URL, p.Config.Addr, p.Config.PublicURL = "http://"+s.Addr(), s.Addr(), s.PublicURL()
	p.stop, p.ended = stop, make(chan error, 1)
	go func() { p.ended <- s.Serve(ctx) }()
	asks := p.Client()
	defer asks.http.CloseIdleConnections() // a stop would wait for one that is kept
	p.Until("it is ready", func() bool {
		select {
		case err := <-p.ended:
			p.t.Fatalf("apptest: it ended: %v", err)
		default:
		}
		status, err := asks.Get("/readyz")
		return err == nil && status == 200
	})
}

// Stop asks the program to stop, as a signal does, and waits until it has. A second call does nothing.
func (p *Program) Stop() error {
	if p.stop == nil {
		return nil
	}
	p.stop()
	p.stop = nil
	return <-p.ended
}

// Until waits until something holds, and fails the test where it does not come to.
func (p *Program) Until(what string, holds func() bool) {
	p.t.Helper()
	Until(p.t, what, holds)
}

// Until waits until something holds, and fails the test where it does not come to.
func Until(t testing.TB, what string, holds func() bool) {
	t.Helper()
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	for deadline := time.After(patience); ; {
		if holds() {
			return
		}
		select {
		case <-look.C:
		case <-deadline:
			t.Fatalf("apptest: waited in vain until %s", what)
		}
	}
}

// Client returns a browser that nobody has used.
func (p *Program) Client() *Client { return NewClient(p.URL, p.Post) }

// Log is what the program has logged so far.
func (p *Program) Log() string { return p.log.String() }

// Log keeps what is written to it.
type Log struct {
	mu sync.Mutex
	b  bytes.Buffer
}

// Write adds to the log.
func (l *Log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

// String returns all that was written.
func (l *Log) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}
