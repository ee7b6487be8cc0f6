package identity

import (
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
)

// PartState says how a part of the program is.
type PartState string

// The states. The values are the schema's.
const (
	PartWorks   PartState = "WORKS"
	PartNotable PartState = "NOTABLE" // it works, and the operator should know how
	PartAway    PartState = "AWAY"
)

// Part is a part of the program as administrators see it. It holds no address, path or password.
type Part struct {
	Name  string // such as "Database"
	Kind  string // such as "SQLite"
	State PartState
	Note  string // in a sentence, "" for nothing to say
}

// Health is how the program is that answers; other replicas may be otherwise.
type Health struct {
	Version   string // of the program
	Formula   string // of the match score
	Schema    int64  // of the database
	StartedAt time.Time
	Parts     []Part
	Jobs      JobDepth
	Providers []Provider // with which people can sign in
}

// JobDepth counts jobs of all kinds. Oldest is since when the one that is due longest has waited; zero: none is due.
type JobDepth struct {
	Waiting, Taken, Failed int
	Oldest                 time.Time
}

// Health reports how the parts are, for the permission users:read.
func (s *Service) Health(ctx context.Context, a actor.Actor) (Health, error) {
	const op = "identity.Health"
	if err := s.allowed(ctx, op, a, UsersRead); err != nil {
		return Health{}, err
	}
	if s.d.Health == nil {
		return Health{}, fault.New(op, fault.Unavailable, "The server's status is not available.")
	}
	h, err := s.d.Health(ctx)
	if s.d.Providers != nil {
		h.Providers = s.d.Providers.List()
	}
	return h, within(op, err)
}
