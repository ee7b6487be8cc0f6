// Package clock tells the time. Production uses System, or Following where replicas share a clock; tests use a Manual
// one. It never sleeps.
package clock

import (
	"sync"
	"sync/atomic"
	"time"
)

// Clock tells the time in UTC.
type Clock interface{ Now() time.Time }

// System is the machine's clock.
type System struct{}

// Now returns the machine's time in UTC.
func (System) Now() time.Time { return time.Now().UTC() }

// Manual is a clock that stands until it is moved. It is safe for concurrent use.
type Manual struct {
	mu sync.Mutex
	t  time.Time
}

// NewManual makes a clock that stands at t.
func NewManual(t time.Time) *Manual { return &Manual{t: t.UTC()} }

// Now returns the time the clock stands at.
func (m *Manual) Now() time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.t
}

// Advance moves the clock on by d.
func (m *Manual) Advance(d time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.t = m.t.Add(d)
}

// Following tells the time of another clock, such as one that several machines share. From the moment of Set on it goes
// by a clock of its own, of which only the time that passes counts: setting the machine's clock does not move it.
// Before the first Set it is that clock. It is safe for concurrent use.
type Following struct {
	by  Clock
	set atomic.Pointer[setting]
}

// setting is what the other clock said at a moment of one's own.
type setting struct{ said, at time.Time }

// Follow makes a clock that goes by another.
func Follow(by Clock) *Following {
	if by == (System{}) {
		by = stopwatch{}
	}
	return &Following{by: by}
}

// stopwatch is the machine's clock with its monotonic reading, by which package time subtracts. System has lost it: UTC
// drops it.
type stopwatch struct{}

func (stopwatch) Now() time.Time { return time.Now() }

// Now returns the other clock's time in UTC.
func (f *Following) Now() time.Time {
	s := f.set.Load()
	if s == nil {
		return f.by.Now().UTC()
	}
	return s.said.Add(f.by.Now().Sub(s.at))
}

// Set asks the other clock, which has said its time in the middle between question and answer, and gives by how much it
// is ahead of one's own. A failure changes nothing.
func (f *Following) Set(ask func() (time.Time, error)) (time.Duration, error) {
	asked := f.by.Now()
	said, err := ask()
	if err != nil {
		return 0, err
	}
	at := asked.Add(f.by.Now().Sub(asked) / 2)
	f.set.Store(&setting{said: said.UTC(), at: at})
	return said.Sub(at), nil
}
