package worker_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/clock"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/edge/worker"
)

func TestMain(m *testing.M) {
	// The tests' PostgreSQL, its watcher and its own connection live as long as the test binary.
	goleak.VerifyTestMain(m,
		goleak.IgnoreTopFunction("database/sql.(*DB).connectionOpener"),
		goleak.IgnoreAnyFunction("vitae/internal/adapter/sqlstore/storetest.run.func1"))
}

var start = time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)

// rig is a real database with a clock that is moved by hand, and what the workers on it log.
type rig struct {
	t     *testing.T
	db    *sqlstore.DB
	clock *clock.Manual
	ids   id.Maker
	log   *lines
}

func newRig(t *testing.T, db *sqlstore.DB) *rig {
	c := clock.NewManual(start)
	return &rig{t: t, db: db, clock: c, ids: id.Maker{Now: c.Now, Random: rand.Reader}, log: new(lines)}
}

// lines is a log that several goroutines write.
type lines struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lines) count(what string) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.Count(l.b.String(), what)
}

// add enqueues a job that is due now, for an hour.
func (r *rig) add(kind, payload string) id.Job {
	r.t.Helper()
	j := job.Job{
		ID: r.ids.Job(), Kind: kind, Payload: []byte(payload), RunAt: r.clock.Now(),
		Until: r.clock.Now().Add(time.Hour),
	}
	if err := r.db.Identity().Enqueue(context.Background(), j); err != nil {
		r.t.Fatal(err)
	}
	return j.ID
}

// start runs a worker and gives how to stop it, which happens at the test's end anyway.
func (r *rig) start(change func(*worker.Deps)) (w *worker.Worker, stop func()) {
	r.t.Helper()
	d := worker.Deps{
		Queue: r.db.Queue(), Clock: r.clock, Log: slog.New(slog.NewTextHandler(r.log, nil)),
		Poll: 2 * time.Millisecond,
	}
	change(&d)
	w, err := worker.New(d)
	if err != nil {
		r.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- w.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil {
			r.t.Errorf("Run: %v", err)
		}
	})
	r.t.Cleanup(stop)
	return w, stop
}

func (r *rig) depth() sqlstore.Depth {
	r.t.Helper()
	d, err := r.db.Queue().Depth(context.Background())
	if err != nil {
		r.t.Fatal(err)
	}
	return d
}

// until waits for a condition.
func (r *rig) until(what string, ok func() bool) {
	r.t.Helper()
	deadline, tick := time.After(30*time.Second), time.NewTicker(2*time.Millisecond)
	defer tick.Stop()
	for !ok() {
		select {
		case <-tick.C:
		case <-deadline:
			r.log.mu.Lock()
			defer r.log.mu.Unlock()
			r.t.Fatalf("waited in vain: %s\n%s", what, r.log.b.String())
		}
	}
}

func (r *rig) empty() bool { return r.depth() == sqlstore.Depth{} }

// counter counts what handlers were given.
type counter struct {
	mu sync.Mutex
	n  map[string]int
}

func (c *counter) add(what []byte) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.n == nil {
		c.n = map[string]int{}
	}
	c.n[string(what)]++
	return c.n[string(what)]
}

func (c *counter) of(what string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.n[what]
}

// handlers has one handler for jobs of kind "work".
func handlers(h worker.Handler) map[string]worker.Handler {
	return map[string]worker.Handler{"work": h}
}

// spy is a queue that tells of calls.
type spy struct {
	worker.Queue
	extended chan struct{}
	retried  chan time.Time
}

func (s *spy) Extend(ctx context.Context, j id.Job, until time.Time) error {
	err := s.Queue.Extend(ctx, j, until)
	if s.extended != nil {
		s.extended <- struct{}{}
	}
	return err
}

func (s *spy) Retry(ctx context.Context, j id.Job, at time.Time, lastError string) error {
	err := s.Queue.Retry(ctx, j, at, lastError)
	if s.retried != nil {
		s.retried <- at
	}
	return err
}
