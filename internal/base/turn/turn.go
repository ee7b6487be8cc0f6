// Package turn is the one policy by which Vitae shares out what only so many may have at once, such as processors,
// connections of a stream, or pages that are fetched. It shares among those who pay for it with their limits (see
// limit.Payer). It never looks at what is done in a turn.
package turn

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

// Config says how many turns there are, how many of them one payer may hold (a quarter, and one in any case, where it
// is 0), how many may wait for one, and how long. Full is what is said where the turns of all are taken, and Own where
// those of the one who asks are; either has a sentence that does for requests.
type Config struct {
	AtOnce, Share, Waiting int
	Patience               time.Duration
	Full, Own              string
}

// Queue lends out turns. A turn that comes free goes to the payer who holds the fewest, and among those to the one
// whose turns have taken the least time so far: one long turn counts as much as many short ones, so that whoever asks
// often or for much makes nobody else wait. It is safe for concurrent use; make it with New. A nil Queue has a turn for
// everybody.
type Queue struct {
	c   Config
	now func() time.Time

	mu      sync.Mutex
	held    int
	payers  map[string]*payer // who hold turns, wait for one, or have had more than the others
	waiting []*waiter         // in the order of coming
	given   uint64            // turns so far
	level   time.Duration     // of the latest turn's payer at its start: who comes anew begins there
	usual   time.Duration     // that a turn takes
}

type payer struct {
	held, waiting int
	spent         time.Duration // in turns, counted from the level at which the payer came
	last          uint64        // when it had its latest turn, counted in turns given
}

type waiter struct {
	payer string
	ready chan error // nil: it has its turn
}

const (
	partOfAll  = 4           // what one payer may hold of all turns: one part of so many
	oneInEight = 8           // how much of usual is the latest turn
	shortWait  = time.Second // that anybody is asked for
	longWait   = time.Minute // at most
	remembered = 4096        // payers who neither hold a turn nor wait
	busy       = "The server is busy."
	ownBusy    = "You have too many requests in progress."
)

// New makes a Queue.
func New(c Config) *Queue {
	c.Share = cmp.Or(c.Share, max(1, c.AtOnce/partOfAll))
	c.Full, c.Own = cmp.Or(c.Full, busy), cmp.Or(c.Own, ownBusy)
	return &Queue{c: c, now: time.Now, payers: map[string]*payer{}}
}

// Take waits for a turn of whoever pays for what is done in ctx, and returns what ends it. Where none comes in time the
// error says when one is likely: fault.RateLimited where all that is in the way are the payer's own turns, else
// fault.Unavailable. A caller who leaves meanwhile gives the place up.
func (q *Queue) Take(ctx context.Context) (done func(), err error) {
	if q == nil {
		return func() {}, nil
	}
	if ctx.Err() != nil {
		return nil, left(ctx)
	}
	name := limit.Payer(ctx)
	w := q.ask(name)
	if w == nil {
		return q.once(name), nil
	}
	timer := time.NewTimer(q.c.Patience)
	defer timer.Stop()
	select {
	case err = <-w.ready:
	case <-timer.C:
		err = q.leave(w, nil)
	case <-ctx.Done():
		err = q.leave(w, left(ctx))
	}
	if err != nil {
		return nil, err
	}
	return q.once(name), nil
}

// In runs f in a turn.
func In[T any](ctx context.Context, q *Queue, f func() (T, error)) (T, error) {
	done, err := q.Take(ctx)
	if err != nil {
		var none T
		return none, err
	}
	defer done()
	return f()
}

func left(ctx context.Context) error {
	return fault.Wrap("turn.Take", fault.Unavailable, "The request was canceled.", ctx.Err())
}

// once returns a turn back, at the first call alone.
func (q *Queue) once(name string) func() {
	began := q.now()
	return sync.OnceFunc(func() { q.give(name, q.now().Sub(began)) })
}

// ask takes a turn at once and returns nil if one is free for the payer; else it returns the place in the queue, which
// may already have its answer.
func (q *Queue) ask(name string) *waiter {
	q.mu.Lock()
	defer q.mu.Unlock()
	p := q.payers[name]
	if p == nil {
		p = &payer{}
		q.payers[name] = p
	}
	if q.held < q.c.AtOnce && p.held < q.c.Share { // nobody who waits could take it: they are at their share
		q.start(p)
		return nil
	}
	w := &waiter{payer: name, ready: make(chan error, 1)}
	if len(q.waiting) >= q.c.Waiting && !q.makeRoom(p) {
		w.ready <- q.refusal(p)
		q.forget(name)
		return w
	}
	p.waiting++
	q.waiting = append(q.waiting, w)
	return w
}

func (q *Queue) start(p *payer) {
	p.spent = max(p.spent, q.level) // what was not used while away is not saved up
	q.level = p.spent
	q.given++
	q.held++
	p.held++
	p.last = q.given
}

// refusal reports why a payer has no turn and when to come back: after as many usual turns as are before its own.
func (q *Queue) refusal(p *payer) error {
	e := &fault.Error{Op: "turn.Take", Kind: fault.Unavailable, Message: q.c.Full}
	before, turns := len(q.waiting)+1, q.c.AtOnce
	if p.held >= q.c.Share && q.held < q.c.AtOnce {
		e.Kind, e.Message = fault.RateLimited, q.c.Own
		before, turns = p.waiting+1, q.c.Share
	}
	e.Wait = min(max((q.usual*time.Duration(before)/time.Duration(turns)).Round(time.Second), shortWait), longWait)
	e.Message += " Try again in " + fault.InWords(e.Wait) + "."
	return e
}

// makeRoom sends the latest away of the payer who has most in a full queue, unless the newcomer's would have as many.
func (q *Queue) makeRoom(newcomer *payer) bool {
	at, most := -1, newcomer.waiting+1
	for i, w := range q.waiting {
		if n := q.payers[w.payer].waiting; n > most || n == most && at >= 0 {
			at, most = i, n
		}
	}
	if at < 0 {
		return false
	}
	q.remove(at, q.refusal(q.payers[q.waiting[at].payer]))
	return true
}

// remove takes a place out of the queue and answers it.
func (q *Queue) remove(at int, answer error) {
	w := q.waiting[at]
	q.waiting = slices.Delete(q.waiting, at, at+1)
	q.payers[w.payer].waiting--
	if answer == nil {
		q.start(q.payers[w.payer])
	}
	q.forget(w.payer)
	w.ready <- answer
}

// forget drops a payer who neither holds a turn nor waits for one, unless others have yet to catch up with it. Where
// nobody does anything all are alike again.
func (q *Queue) forget(name string) {
	if q.held == 0 && len(q.waiting) == 0 {
		clear(q.payers)
		q.level = 0
		return
	}
	if p := q.payers[name]; p.idle() && (p.spent <= q.level || len(q.payers) > remembered) {
		delete(q.payers, name)
	}
}

func (p *payer) idle() bool { return p.held == 0 && p.waiting == 0 }

// give ends a turn and starts those that can begin now.
func (q *Queue) give(name string, took time.Duration) {
	q.mu.Lock()
	defer q.mu.Unlock()
	p := q.payers[name]
	q.held--
	p.held--
	p.spent += took
	q.usual += (took - q.usual) / oneInEight
	q.forget(name)
	for q.held < q.c.AtOnce {
		next := q.next()
		if next < 0 {
			return
		}
		q.remove(next, nil)
	}
}

// next returns the place in the queue that has the next turn, -1 if nobody who waits may have one.
func (q *Queue) next() int {
	best := -1
	for i, w := range q.waiting {
		p := q.payers[w.payer]
		if p.held < q.c.Share && (best < 0 || q.before(p, q.payers[q.waiting[best].payer])) {
			best = i
		}
	}
	return best
}

func (q *Queue) before(p, other *payer) bool {
	return cmp.Or(
		cmp.Compare(p.held, other.held),
		cmp.Compare(max(p.spent, q.level), max(other.spent, q.level)),
		cmp.Compare(p.last, other.last),
	) < 0
}

// leave returns a place up, with a reason or for lack of patience. A turn that came at the same moment is taken.
func (q *Queue) leave(w *waiter, why error) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	at := slices.Index(q.waiting, w)
	if at < 0 {
		return <-w.ready
	}
	if why == nil {
		why = q.refusal(q.payers[w.payer])
	}
	q.remove(at, why)
	return <-w.ready
}

// Held returns how many turns are taken.
func (q *Queue) Held() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.held
}

// Waiting returns how many wait for one.
func (q *Queue) Waiting() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting)
}
