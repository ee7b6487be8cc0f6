package tailor

import (
	"container/list"
	"context"
	"crypto/sha256"
	"sync"

	"vitae/internal/base/fault"
	"vitae/internal/engine/posting"
)

// keptReadings bounds what readings of postings take of memory together; one of a usual posting takes some 20 KB.
const keptReadings = 16 << 20

// readings keeps what was read of postings by their text, the latest used, so that a list of jobs reads none of them
// anew. Nobody changes a posting that was read, so that all may share one.
type readings struct {
	most int

	mu    sync.Mutex
	cost  int
	order *list.List // of kept, the latest used first
	of    map[[sha256.Size]byte]*list.Element
}

type kept struct {
	key  [sha256.Size]byte
	read *posting.Posting
	cost int
}

func newReadings(most int) *readings {
	return &readings{most: most, order: list.New(), of: map[[sha256.Size]byte]*list.Element{}}
}

// get returns what was read of a text, nil where that is not kept.
func (r *readings) get(text string) *posting.Posting {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := r.of[sha256.Sum256([]byte(text))]
	if e == nil {
		return nil
	}
	r.order.MoveToFront(e)
	return e.Value.(kept).read
}

// put keeps a reading, and forgets those that were not used for longest where there is no room.
func (r *readings) put(text string, p *posting.Posting) {
	k := kept{sha256.Sum256([]byte(text)), p, costOf(p)}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.of[k.key] != nil || k.cost > r.most {
		return
	}
	r.of[k.key] = r.order.PushFront(k)
	for r.cost += k.cost; r.cost > r.most; {
		last := r.order.Remove(r.order.Back()).(kept)
		delete(r.of, last.key)
		r.cost -= last.cost
	}
}

// costOf guesses what a reading takes of memory: its text, of which the words of its requirements are parts, and the
// structures around them.
func costOf(p *posting.Posting) int {
	const whole, requirement, term = 500, 200, 80
	n := whole + len(p.Text) + len(p.Dropped)*term
	for _, q := range p.Requirements {
		n += requirement + len(q.Terms)*term
	}
	return n
}

// read reads a posting of at most MaxJobBytes, or gives what was read of the same text before. It ends with ctx.
func (e *Engine) read(ctx context.Context, text string) (*posting.Posting, error) {
	if p := e.readings.get(text); p != nil {
		return p, nil
	}
	p, err := posting.ReadContext(ctx, e.d.Catalogue, text)
	if err != nil {
		return nil, fault.Wrap("tailor.read", fault.Unavailable, "The request was canceled.", err)
	}
	e.readings.put(text, p)
	return p, nil
}
