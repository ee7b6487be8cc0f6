// Package turn shares out what only a few may do at once, such as reading a resume, among those who pay for it with
// their limits: an account, or the address block of a visitor. It never looks at what is done in a turn.
package turn

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"
	"time"
)

// ErrBusy is returned by Take if the queue is full or a turn takes too long to come.
var ErrBusy = errors.New("turn: too many wait")

// Config says how many turns there are, how many may wait for one, and how long.
type Config struct {
	AtOnce, Waiting int
	Patience        time.Duration
}

// Queue lends out turns. No payer holds more than a quarter of them, and one in any case. A turn that comes free goes to
// the payer who holds the fewest and had one the longest ago, so that whoever asks often makes nobody else wait. It is safe
// for concurrent use; make it with New.
type Queue struct {
	c     Config
	share int // turns that one payer may hold

	mu      sync.Mutex
	held    int
	payers  map[string]*payer // who hold turns or wait for one
	waiting []*waiter         // in the order of coming
	given   uint64            // turns so far
}

type payer struct {
	held, waiting int
	last          uint64 // when it had its latest turn, counted in turns given
}

type waiter struct {
	payer string
	ready chan error // nil: it has its turn
}

// partOfAll is what one payer may hold of all turns: one part of so many.
const partOfAll = 4

// New makes a Queue.
func New(c Config) *Queue {
	return &Queue{c: c, share: max(1, c.AtOnce/partOfAll), payers: map[string]*payer{}}
}

// Take waits for a turn of a payer and returns what ends it. It fails with ErrBusy, or with ctx's error where that ends first.
func (q *Queue) Take(ctx context.Context, name string) (done func(), err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	w := q.ask(name)
	if w == nil {
		return q.once(name), nil
	}
	timer := time.NewTimer(q.c.Patience)
	defer timer.Stop()
	select {
	case err = <-w.ready:
	case <-timer.C:
		err = q.leave(w, ErrBusy)
	case <-ctx.Done():
		err = q.leave(w, ctx.Err())
	}
	if err != nil {
		return nil, err
	}
	return q.once(name), nil
}

// once returns a turn back, at the first call alone.
func (q *Queue) once(name string) func() { return sync.OnceFunc(func() { q.give(name) }) }

// ask takes a turn at once and returns nil if one is free for the payer; else it returns the place in the queue, which may
// already have its answer.
func (q *Queue) ask(name string) *waiter {
	q.mu.Lock()
	defer q.mu.Unlock()
	p := q.payers[name]
	if p == nil {
		p = &payer{}
		q.payers[name] = p
	}
	if q.held < q.c.AtOnce && p.held < q.share { // nobody who waits could take it: they are at their share
		q.start(p)
		return nil
	}
	w := &waiter{payer: name, ready: make(chan error, 1)}
	if len(q.waiting) >= q.c.Waiting && !q.makeRoom(p) {
		q.forget(name)
		w.ready <- ErrBusy
		return w
	}
	p.waiting++
	q.waiting = append(q.waiting, w)
	return w
}

func (q *Queue) start(p *payer) {
	q.given++
	q.held++
	p.held++
	p.last = q.given
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
	q.remove(at, ErrBusy)
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

// forget drops a payer who neither holds a turn nor waits for one.
func (q *Queue) forget(name string) {
	if p := q.payers[name]; p.held == 0 && p.waiting == 0 {
		delete(q.payers, name)
	}
}

// give ends a turn and starts those that can begin now.
func (q *Queue) give(name string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.held--
	q.payers[name].held--
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
		if p.held < q.share && (best < 0 || p.before(q.payers[q.waiting[best].payer])) {
			best = i
		}
	}
	return best
}

func (p *payer) before(other *payer) bool {
	return cmp.Or(cmp.Compare(p.held, other.held), cmp.Compare(p.last, other.last)) < 0
}

// leave returns a place up. A turn that came at the same moment is taken.
func (q *Queue) leave(w *waiter, why error) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	at := slices.Index(q.waiting, w)
	if at < 0 {
		return <-w.ready
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
