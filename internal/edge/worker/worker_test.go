package worker_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/edge/worker"
)

func TestSeveralWorkersShareTheJobs(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), new(counter)
		for i := range 200 {
			r.add("work", fmt.Sprint("payload-", i))
		}
		for range 3 {
			r.start(func(d *worker.Deps) {
				d.Handlers = handlers(func(_ context.Context, p []byte) error { ran.add(p); return nil })
			})
		}
		r.until("all jobs done", r.empty)
		for i := range 200 {
			if n := ran.of(fmt.Sprint("payload-", i)); n != 1 {
				t.Errorf("job %d ran %d times", i, n)
			}
		}
		if r.log.count("payload-") > 0 {
			t.Error("a payload is in the log")
		}
	})
}

func TestNeverMoreThanParallelAtOnce(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r := newRig(t, db)
		for range 12 {
			r.add("work", "")
		}
		var now, most atomic.Int32
		full, pass := make(chan struct{}, 12), make(chan struct{})
		r.start(func(d *worker.Deps) {
			d.Parallel = 3
			d.Handlers = handlers(func(context.Context, []byte) error {
				most.Store(max(most.Load(), now.Add(1)))
				full <- struct{}{}
				<-pass
				now.Add(-1)
				return nil
			})
		})
		for range 3 {
			<-full
		}
		if d := r.depth(); d.Taken != 3 || d.Waiting != 9 {
			t.Errorf("%+v", d)
		}
		close(pass)
		r.until("all jobs done", r.empty)
		if most.Load() != 3 {
			t.Errorf("%d at once", most.Load())
		}
	})
}

func TestAJobOfACrashedWorkerIsTakenAgain(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), new(counter)
		r.add("work", "x")
		if _, ok, err := db.Queue().Take(t.Context(), r.clock.Now(), time.Minute); !ok || err != nil {
			t.Fatal(ok, err) // taken, and then the process is gone
		}
		q := &shaky{Queue: db.Queue()}
		r.start(func(d *worker.Deps) {
			d.Queue = q
			d.Handlers = handlers(func(_ context.Context, p []byte) error { ran.add(p); return nil })
		})
		r.clock.Advance(59 * time.Second)
		before := q.asked.Load()
		r.until("it was asked thrice", func() bool { return q.asked.Load() > before+3 })
		if ran.of("x") != 0 {
			t.Error("taken within the lease")
		}
		r.clock.Advance(2 * time.Second)
		r.until("the job done", r.empty)
		if ran.of("x") != 1 {
			t.Errorf("ran %d times", ran.of("x"))
		}
	})
}

func TestALongJobIsKeptFromOthers(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), new(counter)
		r.add("work", "x")
		// the clock that counts stands still; only how often it is extended follows from this
		const lease = 30 * time.Millisecond
		extended, finish := make(chan struct{}), make(chan struct{})
		for range 2 {
			r.start(func(d *worker.Deps) {
				d.Lease, d.Queue = lease, &spy{Queue: db.Queue(), extended: extended}
				d.Handlers = handlers(func(_ context.Context, p []byte) error { ran.add(p); <-finish; return nil })
			})
		}
		for range 20 { // ten leases long
			<-extended
			<-extended // begun after the clock was last moved
			r.clock.Advance(lease / 2)
		}
		close(finish)
		for !r.empty() {
			select {
			case <-extended:
			case <-time.After(time.Millisecond):
			}
		}
		if ran.of("x") != 1 {
			t.Errorf("ran %d times", ran.of("x"))
		}
	})
}

func TestAHandlerIsStoppedWhenItsJobIsErased(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r := newRig(t, db)
		j := r.add("work", "x")
		began, ended := make(chan struct{}), make(chan struct{})
		r.start(func(d *worker.Deps) {
			d.Lease = 30 * time.Millisecond
			d.Handlers = handlers(func(ctx context.Context, _ []byte) error {
				close(began)
				<-ctx.Done()
				close(ended)
				return ctx.Err()
			})
		})
		<-began
		if err := db.Queue().Done(t.Context(), j); err != nil { // as the erasure of its user does
			t.Fatal(err)
		}
		<-ended
		if !r.empty() {
			t.Errorf("%+v", r.depth())
		}
	})
}

func TestAFailedJobIsTriedAgainLaterAndLater(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		for name, c := range map[string]struct {
			random float64
			want   []float64 // seconds
		}{
			"shortest": {0, []float64{1, 2, 4, 8, 16, 32, 64, 128, 150, 150}},
			"middle":   {0.5, []float64{1.5, 3, 6, 12, 24, 48, 96, 192, 225, 225}},
		} {
			r := newRig(t, db)
			j := r.add("work", "x")
			retried := make(chan time.Time)
			_, stop := r.start(func(d *worker.Deps) {
				d.Queue, d.Random = &spy{Queue: db.Queue(), retried: retried}, func() float64 { return c.random }
				d.Handlers = handlers(func(context.Context,
					[]byte,
				) error {
					return errors.New("jane@example.org is away")
				})
			})
			for i, seconds := range c.want {
				want := time.Duration(seconds * float64(time.Second))
				if got := (<-retried).Sub(r.clock.Now()); got != want {
					t.Errorf("%s: try %d waits %v, not %v", name, i+1, got, want)
				}
				r.clock.Advance(want)
			}
			<-retried
			stop()
			if err := db.Queue().Done(t.Context(), j); err != nil {
				t.Fatal(err)
			}
			if r.log.count("jane") > 0 || r.log.count("job="+string(j)+" kind=work tries=2 ") != 1 {
				t.Errorf("%s: an error's text is in the log, or the job is not", name)
			}
		}
	})
}

func TestAJobIsGivenUp(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), new(counter)
		refused := fault.Wrap("work.Do", fault.Invalid, "", fault.New("mail.smtp", fault.Invalid, "jane@example.org"))
		away := fault.New("work.Do", fault.Unavailable, "jane@example.org")
		late := job.Job{
			ID: r.ids.Job(), Kind: "work", Payload: []byte("late"), RunAt: start.Add(-time.Hour),
			Until: start.Add(-time.Minute),
		}
		if err := db.Identity().Enqueue(t.Context(), late); err != nil {
			t.Fatal(err)
		}
		want := map[id.Job]string{
			r.add("work", "refused"): "invalid input work.Do mail.smtp",
			r.add("work", "away"):    "unavailable work.Do",
			r.add("work", "panic"):   "internal error worker.panic",
			r.add("unknown", "x"):    "unsupported worker.handle",
			late.ID:                  "too late",
		}
		r.start(func(d *worker.Deps) {
			d.Lease = 24 * time.Hour // the clock runs fast here
			d.Handlers = handlers(func(_ context.Context, p []byte) error {
				ran.add(p)
				switch string(p) {
				case "refused":
					return refused
				case "away":
					return away
				default:
					panic("jane@example.org")
				}
			})
		})
		r.until("the refused and the late one given up", func() bool { return r.depth().Failed == 2 })
		if ran.of("refused") != 1 || ran.of("late") != 0 {
			t.Errorf("ran %v", ran.n)
		}
		r.until("the others given up", func() bool {
			r.clock.Advance(10 * time.Second)
			return r.depth().Failed == len(want)
		})
		if ran.of("away") < 5 || ran.of("panic") < 5 {
			t.Errorf("ran %v", ran.n)
		}
		failed, err := db.Queue().Failed(t.Context(), 10)
		if err != nil || len(failed) != len(want) {
			t.Fatalf("%+v %v", failed, err)
		}
		for _, f := range failed {
			// the clock here jumps past the last moment now and then
			tooLate := f.LastError == "too late" && f.Tries > 5
			if f.LastError != want[f.ID] && !tooLate {
				t.Errorf("%+v, want %q", f, want[f.ID])
			}
		}
		for _, why := range want {
			if r.log.count(why) == 0 {
				t.Errorf("%q is not in the log", why)
			}
		}
		if r.log.count("jane") > 0 || r.log.count("job failed for good") != len(want) ||
			r.log.count("msg=panic value=\"a string\" stack=") == 0 {
			t.Error("the log holds what was in a job, or not what became of it")
		}
	})
}

func TestAWokenWorkerNeedsNoPolling(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, ran := newRig(t, db), make(chan struct{})
		w, _ := r.start(func(d *worker.Deps) {
			d.Poll = time.Hour
			d.Handlers = handlers(func(context.Context, []byte) error { ran <- struct{}{}; return nil })
		})
		db.OnEnqueue(w.Wake)
		var slowest, all time.Duration
		for range 50 {
			began := time.Now()
			r.add("work", "")
			<-ran
			took := time.Since(began)
			slowest, all = max(slowest, took), all+took
		}
		t.Logf("from the enqueuing to the handler: %v on average, %v at most", all/50, slowest)
		if slowest > 5*time.Second {
			t.Errorf("took %v", slowest)
		}
	})
}
