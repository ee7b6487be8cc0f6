// Package clock tells the time. Production uses System; tests use a Manual one. It never sleeps.
package clock

import (
	"sync"
	"time"
)

// Clock tells the time in UTC.
type Clock interface{ Now() time.Time }

// System is the machine's clock.
type System struct{}

// Now gives the machine's time in UTC.
func (System) Now() time.Time { return time.Now().UTC() }

// Manual is a clock that stands until it is moved. It is safe for concurrent use.
type Manual struct {
	mu sync.Mutex
	t  time.Time
}

// NewManual makes a clock that stands at t.
func NewManual(t time.Time) *Manual { return &Manual{t: t.UTC()} }

// Now gives the time the clock stands at.
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
