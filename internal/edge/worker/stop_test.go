package worker_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/job"
	"vitae/internal/edge/worker"
)

func TestAStopLetsRunningJobsFinishAndTakesNoNewOnes(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), new(counter)
		r.add("work", "x")
		began, finish := make(chan struct{}), make(chan struct{})
		w, err := worker.New(worker.Deps{
			Queue: db.Queue(), Clock: r.clock, Log: discard(), Parallel: 1,
			Handlers: handlers(func(ctx context.Context, p []byte) error {
				ran.add(p)
				close(began)
				<-finish
				return ctx.Err()
			}),
		})
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		stopped := make(chan error)
		go func() { stopped <- w.Run(ctx) }()
		<-began
		r.add("work", "new")
		stop()
		close(finish)
		if err := <-stopped; err != nil {
			t.Error(err)
		}
		if d := r.depth(); d.Waiting != 1 || d.Taken != 0 || ran.of("x") != 1 || ran.of("new") != 0 {
			t.Errorf("%+v, ran %v", d, ran.n)
		}
	})
}

func TestAStopHandsBackWhatDoesNotFinish(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r := newRig(t, db)
		r.add("work", "ends with its context")
		r.add("work", "never ends")
		began, never := make(chan struct{}), make(chan struct{})
		_, stop := r.start(func(d *worker.Deps) {
			d.Grace = 20 * time.Millisecond
			d.Handlers = handlers(func(ctx context.Context, p []byte) error {
				began <- struct{}{}
				if string(p) == "never ends" {
					<-never
					return nil
				}
				<-ctx.Done()
				return fault.Wrap("work.Do", fault.Invalid, "", ctx.Err()) // not given up for this
			})
		})
		<-began
		<-began
		at := time.Now()
		stop()
		if took := time.Since(at); took > 10*time.Second {
			t.Errorf("stopped after %v", took)
		}
		for range 2 { // at once, and as if they had not been taken
			j, ok, err := db.Queue().Take(t.Context(), r.clock.Now(), time.Minute)
			if !ok || err != nil || j.Tries != 1 {
				t.Errorf("%+v %v %v", j, ok, err)
			}
		}
		close(never)
	})
}

// A stop that comes while a job is being taken hands it back too.
func TestAStopWhileTakingHandsBack(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), new(counter)
		r.add("work", "x")
		ctx, stop := context.WithCancel(t.Context())
		w, err := worker.New(worker.Deps{
			Queue: stopWhileTaking{db.Queue(), stop}, Clock: r.clock, Log: discard(),
			Handlers: handlers(func(_ context.Context, p []byte) error { ran.add(p); return nil }),
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Run(ctx); err != nil {
			t.Error(err)
		}
		if d := r.depth(); d.Waiting != 1 || ran.of("x") != 0 {
			t.Errorf("%+v, ran %v", d, ran.n)
		}
	})
}

type stopWhileTaking struct {
	worker.Queue
	stop func()
}

func (q stopWhileTaking) Take(ctx context.Context, now time.Time, lease time.Duration) (job.Job, bool, error) {
	q.stop()
	return q.Queue.Take(ctx, now, lease)
}

func TestAQueueThatIsAwayIsReportedOnceAndComesBack(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), new(counter)
		r.add("work", "x")
		q := &shaky{Queue: db.Queue()}
		q.away.Store(true)
		r.start(func(d *worker.Deps) {
			d.Queue = q
			d.Handlers = handlers(func(_ context.Context, p []byte) error { ran.add(p); return nil })
		})
		r.until("it was asked ten times", func() bool { return q.asked.Load() > 10 })
		if r.log.count("jobs cannot be fetched") != 1 {
			t.Errorf("notified %d times", r.log.count("jobs cannot be fetched"))
		}
		q.away.Store(false)
		r.until("the job done", r.empty)
		if ran.of("x") != 1 || r.log.count("jobs can be fetched again") != 1 {
			t.Errorf("ran %v", ran.n)
		}
	})
}

// shaky is a queue whose database is away at times.
type shaky struct {
	worker.Queue
	away  atomic.Bool
	asked atomic.Int32
}

func (q *shaky) Take(ctx context.Context, now time.Time, lease time.Duration) (job.Job, bool, error) {
	q.asked.Add(1)
	if q.away.Load() {
		return job.Job{}, false, fault.New("sqlstore.Take", fault.Unavailable, "")
	}
	return q.Queue.Take(ctx, now, lease)
}

func TestSchedulesRunAtTheStartAndAgainWhateverHappened(t *testing.T) {
	t.Parallel()
	r := newRig(t, storetest.SQLite(t))
	var good, bad, wild atomic.Int32
	var unmade map[string]int
	_, stop := r.start(func(d *worker.Deps) {
		d.Schedules = []worker.Schedule{
			{Name: "good", Every: time.Hour, Run: func(context.Context) error { good.Add(1); return nil }},
			{
				Name: "bad", Every: time.Millisecond,
				Run: func(context.Context) error { bad.Add(1); return errors.New("jane@example.org") },
			},
			{
				Name: "wild", Every: time.Millisecond,
				Run: func(context.Context) error { wild.Add(1); unmade["x"]++; return nil },
			},
		}
	})
	r.until("they ran", func() bool { return good.Load() > 0 && bad.Load() > 3 && wild.Load() > 3 })
	stop()
	if good.Load() != 1 || r.log.count("schedule=bad") < 3 || r.log.count("nil map") < 3 || r.log.count("jane") > 0 {
		t.Errorf("good ran %d times; log bad %d, wild %d", good.Load(), r.log.count("schedule=bad"),
			r.log.count("nil map"))
	}
}

func TestAStopEndsASchedule(t *testing.T) {
	t.Parallel()
	r := newRig(t, storetest.SQLite(t))
	began := make(chan struct{})
	_, stop := r.start(func(d *worker.Deps) {
		d.Grace = 10 * time.Millisecond
		d.Schedules = []worker.Schedule{{
			Name: "long", Every: time.Hour,
			Run: func(ctx context.Context) error { close(began); <-ctx.Done(); return ctx.Err() },
		}}
	})
	<-began
	stop()
}

func TestWhatIsMissingIsSaidAtOnce(t *testing.T) {
	t.Parallel()
	q := storetest.SQLite(t).Queue()
	for name, d := range map[string]worker.Deps{
		"no queue": {Clock: clock.System{}, Log: discard()},
		"no clock": {Queue: q, Log: discard()},
		"no log":   {Queue: q, Clock: clock.System{}},
		"no pause": {
			Queue: q, Clock: clock.System{}, Log: discard(),
			Schedules: []worker.Schedule{{Name: "x", Run: func(context.Context) error { return nil }}},
		},
	} {
		if _, err := worker.New(d); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
