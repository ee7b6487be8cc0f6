package limit

import (
	"container/heap"
	"context"
	"hash/maphash"
	"sync"
	"time"

	"vitae/internal/base/clock"
)

// Memory counts in the memory of this process. It is safe for concurrent use and costs well under a microsecond a call.
//
// Each key has one time: when its last event is paid off. A key whose time is over is as good as unknown and is
// dropped. Once maxKeys keys are live, the one that is paid off first moves to a sketch of fixed size that can only say
// a time too late, never one too early. So a flood of new keys never lifts a limit; one of many times maxKeys makes
// strangers wait too, for as long as the rule is at most.
type Memory struct {
	clock clock.Clock
	start time.Time // times are kept as nanoseconds since then, on the monotonic clock where there is one
	seed  maphash.Seed
	max   int

	mu     sync.Mutex
	keys   map[uint64]*entry
	order  byTime
	sketch sketch
}

// NewMemory makes a limiter of at most maxKeys exact keys, at least one; each takes some 120 bytes, however long it is.
func NewMemory(c clock.Clock, maxKeys int) *Memory {
	maxKeys = max(maxKeys, 1)
	return &Memory{
		clock: c, start: c.Now(), seed: maphash.MakeSeed(), max: maxKeys,
		keys: map[uint64]*entry{},
	}
}

// Take counts one event of the rule for the key and gives 0, or counts nothing and gives how long to wait. It never
// fails. A rule with a burst below one lets nothing pass.
func (m *Memory) Take(_ context.Context, r Rule, key string) (time.Duration, error) {
	if r.Burst < 1 {
		return max(r.Per, time.Second), nil
	}
	name := m.hash(r.Name, key)
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.clock.Now().Sub(m.start)
	m.drop(now)
	paid := m.paid(name, r, now)
	interval := r.interval()
	next := max(paid, now) + interval
	if wait := next - now - interval*time.Duration(r.Burst); wait > 0 {
		return wait, nil
	}
	m.set(name, next)
	return 0, nil
}

// Return takes one counted event back. It never fails.
func (m *Memory) Return(_ context.Context, r Rule, key string) error {
	name := m.hash(r.Name, key)
	m.mu.Lock()
	defer m.mu.Unlock()
	if e := m.keys[name]; e != nil && r.Burst > 0 {
		e.paid -= r.interval()
		heap.Fix(&m.order, e.place)
	}
	return nil
}

// interval is how long one event takes to pay off, rounded up so that rounding never lets more pass.
func (r Rule) interval() time.Duration {
	burst := time.Duration(r.Burst)
	return (max(r.Per, 0) + burst - 1) / burst
}

// hash makes one number of the rule and the key. The seed is secret, so that nobody can choose keys that collide.
func (m *Memory) hash(rule, key string) uint64 {
	var h maphash.Hash
	h.SetSeed(m.seed)
	_, _ = h.WriteString(rule)
	_ = h.WriteByte(0)
	_, _ = h.WriteString(key)
	return h.Sum64()
}

// paid returns when the key's events are paid off: exactly where it is kept, else what the sketch knows, which is never
// more than a full burst of the rule.
func (m *Memory) paid(name uint64, r Rule, now time.Duration) time.Duration {
	if e := m.keys[name]; e != nil {
		return e.paid
	}
	return min(m.sketch.get(name), now+r.interval()*time.Duration(r.Burst))
}

func (m *Memory) set(name uint64, paid time.Duration) {
	if e := m.keys[name]; e != nil {
		e.paid = paid
		heap.Fix(&m.order, e.place)
		return
	}
	if len(m.order) >= m.max {
		first := heap.Pop(&m.order).(*entry)
		delete(m.keys, first.name)
		m.sketch.raise(first.name, first.paid, m.max)
	}
	e := &entry{name: name, paid: paid}
	m.keys[name] = e
	heap.Push(&m.order, e)
}

// drop forgets keys that are paid off, a few at a time so that no call pays for many.
func (m *Memory) drop(now time.Duration) {
	for range 4 {
		if len(m.order) == 0 || m.order[0].paid > now {
			return
		}
		delete(m.keys, m.order[0].name)
		heap.Pop(&m.order)
	}
}

// entry is one key: its number, when it is paid off, and its place in the heap.
type entry struct {
	name  uint64
	paid  time.Duration
	place int
}

// byTime is a heap of the keys with the one that is paid off first in front.
type byTime []*entry

func (h byTime) Len() int           { return len(h) }
func (h byTime) Less(i, j int) bool { return h[i].paid < h[j].paid }

func (h byTime) Swap(i, j int) {
	h[i], h[j] = h[j], h[i]
	h[i].place, h[j].place = i, j
}

// Push is heap.Push's half of adding.
func (h *byTime) Push(x any) {
	e := x.(*entry)
	e.place = len(*h)
	*h = append(*h, e)
}

// Pop is heap.Pop's half of taking away.
func (h *byTime) Pop() any {
	old := *h
	last := old[len(old)-1]
	old[len(old)-1] = nil
	*h = old[:len(old)-1]
	return last
}

// sketch keeps a latest time for any number of keys in fixed memory, as a count-min sketch does for counts: each key
// has a cell in each row, a cell keeps the latest time of its keys, and the earliest of a key's cells is at or after
// its own. Times that are over mean nothing, so it empties by itself. It takes no memory before it is first needed,
// then about 64 to 128 bytes for each exact key.
type sketch struct{ rows [sketchRows][]time.Duration }

const sketchRows = 4

func (s *sketch) get(name uint64) time.Duration {
	if s.rows[0] == nil {
		return 0
	}
	earliest := *s.cell(name, 0)
	for row := 1; row < sketchRows; row++ {
		earliest = min(earliest, *s.cell(name, row))
	}
	return earliest
}

func (s *sketch) raise(name uint64, paid time.Duration, keys int) {
	for row := range s.rows {
		if s.rows[row] == nil {
			s.rows[row] = make([]time.Duration, width(keys))
		}
		cell := s.cell(name, row)
		*cell = max(*cell, paid)
	}
}

// width is the power of two at or above twice the number of exact keys.
func width(keys int) int {
	w := 64
	for w < 2*keys {
		w *= 2
	}
	return w
}

// cell returns the key's cell in a row, from two independent halves of its number.
func (s *sketch) cell(name uint64, row int) *time.Duration {
	cells := s.rows[row]
	return &cells[(name+uint64(row)*(name>>32|1))&uint64(len(cells)-1)]
}
