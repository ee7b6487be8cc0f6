package httpd

import (
	"context"
	"errors"
	"time"

	"vitae/internal/fault"
	"vitae/internal/turn"
)

// patience is how long a request waits for its turn.
const patience = 20 * time.Second

// inTurn runs f once the payer of the request has a turn.
func inTurn[T any](ctx context.Context, q *turn.Queue, f func() (T, error)) (T, error) {
	const op = "httpd.inTurn"
	done, err := q.Take(ctx, limitKey(ctx))
	if err != nil {
		var none T
		if errors.Is(err, turn.ErrBusy) {
			return none, fault.Wrap(op, fault.Unavailable, "The server is busy. Try again in a few seconds.", err)
		}
		return none, fault.Wrap(op, fault.Unavailable, "The request was given up.", err)
	}
	defer done()
	return f()
}
