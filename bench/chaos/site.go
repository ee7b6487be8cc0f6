package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// replicas is how many there are.
const replicas = 3

// site is a whole deployment: replicas, what they stand on, and the lines between, all of it started here.
type site struct {
	plan     plan
	rnd      *rand.Rand
	work     string
	database *postgres
	storage  *storage
	post     *apptest.Post
	replicas []*replica
	balancer *balancer
	inside   *sql.DB // around the line

	toDatabase, toStorage, toPost *apptest.Line

	working sync.RWMutex // who does something holds it for reading

	mu     sync.Mutex
	starts []time.Duration // of replicas, to ready, after the site stood
	closed []func()
}

// options are what faults want otherwise.
type options struct {
	limits  bool   // as in production; else off
	program string // instead of the plan's
	self    bool   // replicas are this program, whose clock can be set
	disks   [2]int // megabytes of the disks of database and storage, 0: the machine's
	empty   bool   // nobody is at work
}

func newSite(p plan, o options) (_ *site, err error) {
	s := &site{plan: p, rnd: rand.New(rand.NewPCG(p.seed, 0))}
	defer func() {
		if err != nil {
			s.close()
		}
	}()
	if s.work, err = os.MkdirTemp("", "vitae-chaos-"); err != nil {
		return nil, err
	}
	s.closing(func() { _ = os.RemoveAll(s.work) })
	if err = os.Chmod(s.work, 0o755); err != nil { // the database's user passes through
		return nil, err
	}
	if err = s.services(o); err != nil {
		return nil, err
	}
	if s.balancer, err = newBalancer(); err != nil {
		return nil, err
	}
	s.closing(s.balancer.close)
	program := p.program
	if o.program != "" {
		program = o.program
	}
	if o.self {
		program = ""
	}
	for n := range replicas {
		r, err := newReplica(s.work, program, n, s.settings(o))
		if err != nil {
			return nil, err
		}
		s.replicas = append(s.replicas, r)
		s.closing(func() {
			if r.p != nil {
				r.end(syscall.SIGKILL)
			}
		})
		if _, err := r.start(); err != nil {
			return nil, err
		}
	}
	s.balancer.watch(s.replicas)
	return s, nil
}

// services starts what replicas stand on, and lays the lines.
func (s *site) services(o options) error {
	var err error
	databaseAt, storageAt := filepath.Join(s.work, "database"), filepath.Join(s.work, "storage")
	if o.disks[0] > 0 {
		if err := errors.Join(s.disk(databaseAt, o.disks[0]), s.disk(storageAt, o.disks[1])); err != nil {
			return err
		}
		databaseAt, storageAt = filepath.Join(databaseAt, "on"), filepath.Join(storageAt, "on")
	}
	if s.database, err = newPostgres(databaseAt, filepath.Join(s.work, "database.log")); err != nil {
		return err
	}
	s.closing(func() { s.database.stop() })
	if s.storage, err = newStorage(filepath.Join(s.plan.tools, "versitygw"), storageAt,
		filepath.Join(s.work, "storage.log")); err != nil {
		return err
	}
	s.closing(func() { s.storage.p.end(syscall.SIGKILL) })
	if s.post, err = apptest.OpenPost(); err != nil {
		return err
	}
	s.closing(s.post.Close)
	for _, l := range []struct {
		line **apptest.Line
		to   string
	}{
		{&s.toDatabase, s.database.addr},
		{&s.toStorage, s.storage.addr},
		{&s.toPost, strings.TrimPrefix(s.post.URL(), "smtp://")},
	} {
		if *l.line, err = apptest.NewLine(l.to); err != nil {
			return err
		}
		s.closing((*l.line).Cut)
	}
	if s.inside, err = sql.Open("pgx", s.database.url(s.database.addr, "vitae")); err != nil {
		return err
	}
	s.closing(func() { _ = s.inside.Close() })
	return nil
}

// settings are those of every replica but its address and folder.
func (s *site) settings(o options) config.Config {
	c := config.Config{
		PublicURL: s.balancer.url, DatabaseURL: s.database.url(s.toDatabase.Addr(), "vitae"),
		BlobURL: s.storage.url(s.toStorage.Addr(), "vitae"),
		SMTPURL: "smtp://" + s.toPost.Addr(), MailFrom: "Vitae <no-reply@localhost>",
		Secret: strings.Repeat("chaos", 8), TrustedProxies: "127.0.0.1/32",
		RateLimits: "off", Registration: "open", ReadLinks: "off", LogFormat: "json", LogLevel: "info", MaxUploadMB: 1,
	}
	if o.limits {
		c.RateLimits = "on"
	}
	return c
}

// disk mounts a small disk of its own at a folder.
func (s *site) disk(at string, megabytes int) error {
	if err := os.MkdirAll(at, 0o755); err != nil {
		return err
	}
	if err := syscall.Mount("tmpfs", at, "tmpfs", 0, fmt.Sprintf("size=%dm", megabytes)); err != nil {
		return fmt.Errorf("a disk of its own can be mounted by root alone: %w", err)
	}
	s.closing(func() { _ = syscall.Unmount(at, syscall.MNT_DETACH) })
	return os.Chmod(at, 0o755)
}

func (s *site) closing(f func()) { s.closed = append(s.closed, f) }

// close ends everything, the last first.
func (s *site) close() {
	for i := len(s.closed) - 1; i >= 0; i-- {
		s.closed[i]()
	}
}

// restart ends a replica by a signal and starts it again.
func (s *site) restart(r *replica, by syscall.Signal) error {
	r.end(by)
	return s.again(r)
}

// again starts a replica that is gone and notes how long it took.
func (s *site) again(r *replica) error {
	took, err := r.start()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.starts = append(s.starts, took)
	return err
}

// heal ends all faults and waits until every replica is ready.
func (s *site) heal() error {
	for _, l := range []*apptest.Line{s.toDatabase, s.toStorage, s.toPost} {
		if err := l.Heal(); err != nil {
			return err
		}
	}
	for _, r := range s.replicas {
		if err := until(r.p.exited, r.ready); err != nil {
			return fmt.Errorf("%s is not ready again: %w", r.addr, err)
		}
	}
	return nil
}

// wait lets the clients work for a time that is chosen between two.
func (s *site) wait(ctx context.Context, from, to time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(from + time.Duration(s.rnd.Int64N(int64(to-from)))):
		return nil
	}
}

// any is one of the replicas.
func (s *site) any() *replica { return s.replicas[s.rnd.IntN(len(s.replicas))] }
