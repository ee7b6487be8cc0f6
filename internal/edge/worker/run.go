package worker

import (
	"context"
	"errors"
	"runtime/debug"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/job"
)

const (
	firstRetry = 2 * time.Second
	lastRetry  = 5 * time.Minute
	// parting is how long a cancelled handler has to come back before its job is given to others regardless.
	parting = time.Second
)

// tooLate is what is kept of a job that nobody got to in time.
const tooLate = "too late"

// do runs one job to its end and writes down what came of it.
func (w *Worker) do(running context.Context, j job.Job) {
	if w.late(j, w.d.Clock.Now()) {
		w.giveUp(running, j, tooLate)
		return
	}
	ctx, cancel := context.WithCancel(running)
	defer cancel()
	result := make(chan error, 1)
	go func() { result <- w.guarded(func() error { return w.handle(ctx, j) }) }()

	err, came := w.await(running, j, result, cancel)
	switch {
	case came && err == nil:
		w.done(running, j)
	case running.Err() != nil:
		w.release(running, j)
	case fault.KindOf(err) == fault.Invalid:
		w.giveUp(running, j, reason(err))
	default:
		w.tryAgain(running, j, reason(err))
	}
}

func (w *Worker) handle(ctx context.Context, j job.Job) error {
	h := w.d.Handlers[j.Kind]
	if h == nil { // enqueued by a newer version, perhaps: one will come that knows it
		return fault.New("worker.handle", fault.Unsupported, "")
	}
	return h(ctx, j.Payload)
}

// await waits for the handler, and keeps the lease meanwhile. False: the handler did not come back after running ended.
// When the job is gone (erased with its user), the handler is stopped.
func (w *Worker) await(running context.Context, j job.Job, result <-chan error, cancel func()) (err error, came bool) {
	extend := time.NewTicker(w.d.Lease / 3)
	defer extend.Stop()
	for {
		select {
		case err = <-result:
			return err, true
		case <-extend.C:
			if gone(w.extend(running, j)) {
				cancel()
			}
		case <-running.Done():
			select {
			case err = <-result:
				return err, true
			case <-time.After(parting):
				return nil, false
			}
		}
	}
}

// guarded turns a panic into an error. Of the panic's value only what the runtime itself says is logged: another one
// may hold what a user wrote.
func (w *Worker) guarded(f func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			w.d.Log.Error("panic", "value", fault.PanicText(v), "stack", string(debug.Stack()))
			err = fault.New("worker.panic", fault.Internal, "")
		}
	}()
	return f()
}

func (w *Worker) late(j job.Job, at time.Time) bool { return !j.Until.IsZero() && at.After(j.Until) }

func (w *Worker) done(ctx context.Context, j job.Job) {
	ctx, cancel := brief(ctx)
	defer cancel()
	w.d.Log.Debug("job done", "job", j.ID, "kind", j.Kind, "tries", j.Tries)
	w.settle("done", j, w.d.Queue.Done(ctx, j.ID))
}

// tryAgain puts a failed job off, or gives it up where the next try would be too late.
func (w *Worker) tryAgain(ctx context.Context, j job.Job, why string) {
	at := w.d.Clock.Now().Add(w.backoff(j.Tries))
	if w.late(j, at) {
		w.giveUp(ctx, j, why)
		return
	}
	ctx, cancel := brief(ctx)
	defer cancel()
	w.d.Log.Warn("job failed", "job", j.ID, "kind", j.Kind, "tries", j.Tries, "reason", why, "again", at)
	w.settle("retry", j, w.d.Queue.Retry(ctx, j.ID, at, why))
}

// backoff is 2 seconds after the first try, doubling to 5 minutes, of which up to half is left to chance, so that jobs
// that failed together do not come back together.
func (w *Worker) backoff(tries int) time.Duration {
	d := lastRetry
	if n := max(tries, 1) - 1; n < 8 { // 2 s × 2⁸ is more than 5 minutes
		d = min(d, firstRetry<<n)
	}
	return d/2 + time.Duration(w.d.Random()*float64(d/2))
}

func (w *Worker) giveUp(ctx context.Context, j job.Job, why string) {
	ctx, cancel := brief(ctx)
	defer cancel()
	w.d.Log.Error("job failed for good", "job", j.ID, "kind", j.Kind, "tries", j.Tries, "reason", why)
	w.settle("give up", j, w.d.Queue.GiveUp(ctx, j.ID, w.d.Clock.Now(), why))
}

func (w *Worker) release(ctx context.Context, j job.Job) {
	ctx, cancel := brief(ctx)
	defer cancel()
	w.d.Log.Info("job returned to the queue", "job", j.ID, "kind", j.Kind)
	w.settle("release", j, w.d.Queue.Release(ctx, j.ID))
}

func (w *Worker) extend(ctx context.Context, j job.Job) error {
	ctx, cancel := brief(ctx)
	defer cancel()
	err := w.d.Queue.Extend(ctx, j.ID, w.d.Clock.Now().Add(w.d.Lease))
	w.settle("extend", j, err)
	return err
}

// settle tells of what could not be written down. Such a job is taken again when its lease is over.
func (w *Worker) settle(what string, j job.Job, err error) {
	if err != nil && !gone(err) {
		w.d.Log.Error("job state could not be saved", "what", what, "job", j.ID, "kind", j.Kind, "reason", reason(err))
	}
}

func gone(err error) bool { return err != nil && fault.KindOf(err) == fault.NotFound }

// reason is what may be kept and logged of an error: its kind and the operations it passed. Texts of causes may hold an
// address.
func reason(err error) string {
	parts := []string{fault.KindOf(err).String()}
	for e := (*fault.Error)(nil); errors.As(err, &e); err = e.Err {
		if e.Op != "" {
			parts = append(parts, e.Op)
		}
	}
	return strings.Join(parts, " ")
}
