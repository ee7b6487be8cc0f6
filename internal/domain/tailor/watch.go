package tailor

import (
	"context"
	"time"
)

// maxRun bounds a run whose caller may have gone.
const maxRun = time.Minute

// longRun is when people have turned to something else.
const longRun = 10 * time.Second

// RunWatch is a run as the one who asked for it sees it.
type RunWatch struct {
	caller context.Context //nolint:containedctx // it is asked once whether it is over, and nothing else
	began  time.Time
	now    func() time.Time
}

// Watch begins a run: with a request key it goes on where its caller leaves, as the same key gives its result.
func Watch(ctx context.Context, key string, now func() time.Time) (context.Context, RunWatch, context.CancelFunc) {
	w := RunWatch{caller: ctx, began: now(), now: now}
	if key == "" {
		return ctx, w, func() {}
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), maxRun)
	return ctx, w, cancel
}

// Unattended reports whether the end of the run is worth telling: its caller has gone, or it took so long that they
// look elsewhere. What a user watches being finished is no news to them.
func (w RunWatch) Unattended() bool { return w.caller.Err() != nil || w.now().Sub(w.began) >= longRun }
