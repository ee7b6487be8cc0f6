package httpd

import (
	"context"
	"sync/atomic"
	"time"

	"vitae/internal/fault"
)

// turns lets a few in at once. A short queue absorbs bursts; beyond it a client is told to come back.
type turns struct {
	tokens   chan struct{}
	maxQueue int64
	waiting  atomic.Int64
}

// patience is how long a request waits for its turn.
const patience = 20 * time.Second

func newTurns(atOnce, maxQueue int) *turns {
	return &turns{tokens: make(chan struct{}, atOnce), maxQueue: int64(maxQueue)}
}

// acquire waits for a turn and gives what ends it.
func (t *turns) acquire(ctx context.Context) (func(), error) {
	const op = "httpd.acquire"
	busy := fault.New(op, fault.Unavailable, "The server is busy. Try again in a few seconds.")
	if t.waiting.Add(1) > t.maxQueue {
		t.waiting.Add(-1)
		return nil, busy
	}
	defer t.waiting.Add(-1)
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case t.tokens <- struct{}{}:
		return func() { <-t.tokens }, nil
	case <-timer.C:
		return nil, busy
	case <-ctx.Done():
		return nil, fault.Wrap(op, fault.Unavailable, "The request was given up.", ctx.Err())
	}
}

// inTurn runs f once it has a turn.
func inTurn[T any](ctx context.Context, t *turns, f func() (T, error)) (T, error) {
	release, err := t.acquire(ctx)
	if err != nil {
		var none T
		return none, err
	}
	defer release()
	return f()
}
