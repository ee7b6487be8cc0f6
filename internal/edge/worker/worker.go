// Package worker does what was enqueued: it takes jobs, runs their handlers, tries again what failed, and runs what is
// due every so often. A job runs at least once.
//
// It never logs or keeps what is in a job, and it has no idea what its handlers do.
package worker

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
)

// Queue keeps jobs. Several workers, of several processes, may share one. A job that is not there (done, or erased with
// its user) is fault.NotFound.
type Queue interface {
	// Take takes the job that has been due longest, for as long as the lease; nobody else gets it until then. False:
	// none is due.
	Take(ctx context.Context, now time.Time, lease time.Duration) (job.Job, bool, error)
	// Extend makes the lease longer while the job runs.
	Extend(ctx context.Context, j id.Job, until time.Time) error
	// Done removes the job.
	Done(ctx context.Context, j id.Job) error
	// Retry returns the job back, to be taken again at a time.
	Retry(ctx context.Context, j id.Job, at time.Time, lastError string) error
	// GiveUp keeps the job for the operator to see; it is never taken again.
	GiveUp(ctx context.Context, j id.Job, at time.Time, lastError string) error
	// Release returns the job back at once, as if it had not been taken.
	Release(ctx context.Context, j id.Job) error
}

// Handler does a job of one kind. A second run of the same job does no harm. An error of kind fault.Invalid says that
// trying again is of no use. It ends soon once ctx has ended.
type Handler = func(ctx context.Context, payload []byte) error

// Schedule is what is run at the start and again and again.
type Schedule struct {
	Name  string
	Every time.Duration
	Run   func(ctx context.Context) error
}

// Deps are what a Worker needs. What is zero below the line has a default.
type Deps struct {
	Queue     Queue
	Handlers  map[string]Handler
	Schedules []Schedule
	Clock     clock.Clock
	Log       *slog.Logger

	Parallel int           // jobs at once: 4
	Poll     time.Duration // how often to look without being woken: 1 second
	Lease    time.Duration // how long a job is ours after a crash: 1 minute
	Grace    time.Duration // what a stop leaves to running handlers: 20 seconds
	// Random returns numbers from 0 to below 1, which spread tries of jobs that failed together.
	Random func() float64
}

// Worker takes and does jobs. Make it with New.
type Worker struct {
	d    Deps
	wake chan struct{}
	// away is set while the queue cannot be reached, so that it is said once and not every second.
	away atomic.Bool
	busy atomic.Int32
}

// State is how a worker is. Away: the queue cannot be reached.
type State struct {
	Parallel, Busy int
	Away           bool
}

// State reports how the worker is now.
func (w *Worker) State() State {
	return State{Parallel: w.d.Parallel, Busy: int(w.busy.Load()), Away: w.away.Load()}
}

// New makes a Worker.
func New(d Deps) (*Worker, error) {
	if d.Queue == nil || d.Clock == nil || d.Log == nil {
		return nil, fault.New("worker.New", fault.Internal, "worker: a dependency is missing")
	}
	for _, s := range d.Schedules {
		if s.Every <= 0 || s.Run == nil {
			return nil, fault.New("worker.New", fault.Internal,
				"worker: schedule "+s.Name+" says neither what nor how often")
		}
	}
	if d.Parallel <= 0 {
		d.Parallel = 4
	}
	d.Poll = orElse(d.Poll, time.Second)
	d.Lease = orElse(d.Lease, time.Minute)
	d.Grace = orElse(d.Grace, 20*time.Second)
	if d.Random == nil {
		d.Random = rand.Float64
	}
	return &Worker{d: d, wake: make(chan struct{}, 1)}, nil
}

func orElse(d, usual time.Duration) time.Duration {
	if d <= 0 {
		return usual
	}
	return d
}

// Wake says that a job was enqueued, after the commit. It costs nothing and never waits.
func (w *Worker) Wake() {
	select {
	case w.wake <- struct{}{}:
	default: // somebody has said so already, and nobody has looked since
	}
}

// Run works until ctx ends. Then it takes nothing new and leaves running handlers the grace; what still runs is
// cancelled and its job given back.
func (w *Worker) Run(ctx context.Context) error {
	// What runs outlives ctx by the grace.
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	var all sync.WaitGroup
	for _, s := range w.d.Schedules {
		all.Go(func() { w.keep(ctx, running, s) })
	}
	w.take(ctx, running, &all)

	stop := time.AfterFunc(w.d.Grace, cancel)
	defer stop.Stop()
	all.Wait()
	return nil
}

// take starts jobs until ctx ends, never more than Parallel at once.
func (w *Worker) take(ctx, running context.Context, all *sync.WaitGroup) {
	poll := time.NewTicker(w.d.Poll)
	defer poll.Stop()
	slots := make(chan struct{}, w.d.Parallel)
	for {
		select {
		case slots <- struct{}{}:
		case <-ctx.Done():
			return
		}
		if j, ok := w.next(ctx); ok {
			all.Go(func() {
				defer func() { <-slots }()
				w.busy.Add(1)
				defer w.busy.Add(-1)
				w.do(running, j)
			})
			continue
		}
		<-slots
		select {
		case <-w.wake:
		case <-poll.C:
		case <-ctx.Done():
			return
		}
	}
}

// next takes a job, if one is due. Taking is not given up half-way at a stop, since nobody could say then whether the
// job is taken.
func (w *Worker) next(ctx context.Context) (job.Job, bool) {
	asking, cancel := brief(ctx)
	defer cancel()
	if ctx.Err() != nil {
		return job.Job{}, false
	}
	j, ok, err := w.d.Queue.Take(asking, w.d.Clock.Now(), w.d.Lease)
	if err != nil {
		if !w.away.Swap(true) {
			w.d.Log.Error("jobs cannot be fetched", "reason", reason(err))
		}
		return job.Job{}, false
	}
	if w.away.Swap(false) {
		w.d.Log.Info("jobs can be fetched again")
	}
	if ok && ctx.Err() != nil {
		w.settle("release", j, w.d.Queue.Release(asking, j.ID))
		return job.Job{}, false
	}
	return j, ok
}

// keep runs a schedule at the start and each time it is due, until ctx ends.
func (w *Worker) keep(ctx, running context.Context, s Schedule) {
	every := time.NewTicker(s.Every)
	defer every.Stop()
	for ctx.Err() == nil {
		if err := w.guarded(func() error { return s.Run(running) }); err != nil {
			w.d.Log.Error("schedule failed", "schedule", s.Name, "reason", reason(err))
		}
		select {
		case <-every.C:
		case <-ctx.Done():
		}
	}
}

const bookkeeping = 5 * time.Second

// brief is for what has to be written down even though ctx may have ended.
func brief(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.WithoutCancel(ctx), bookkeeping)
}
