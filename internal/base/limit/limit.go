// Package limit says how often something may happen. It counts in memory for one process; a store shared by several
// implements the same interface. It never knows what is counted.
package limit

import (
	"context"
	"time"
)

// Rule allows Burst events at once and Burst events in each Per over time (GCRA: one more each Per/Burst).
type Rule struct {
	Name  string // part of the key: rules never share a count
	Burst int
	Per   time.Duration
}

// Limiter counts. Take counts one event of the rule for a key and gives 0, or counts nothing and gives how long to
// wait.
type Limiter interface {
	Take(ctx context.Context, r Rule, key string) (wait time.Duration, err error)
	// Return takes back an event that Take has counted and that turned out to be none of those that are limited.
	Return(ctx context.Context, r Rule, key string) error
}
