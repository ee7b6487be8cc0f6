package sqlstore_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"vitae/internal/id"
	"vitae/internal/identity"
)

// aged adds one of everything that is purged, made at a moment, and gives its user, who is verified.
func (s accounts) aged(ctx context.Context, name string, at time.Time) id.User {
	s.t.Helper()
	u := s.add(name)
	unverified := s.somebody(name + "-unverified")
	unverified.Verified, unverified.CreatedAt = false, at
	s.ok(s.AddUser(ctx, unverified, identity.Profile{}))
	s.ok(s.AddDecoy(ctx, identity.Decoy{User: s.ids.User(), CreatedAt: at, SentAt: at}))
	idle, expired := s.session(u, at), s.session(u, at)
	idle.ExpiresAt, expired.LastSeenAt, expired.ExpiresAt = now.Add(time.Hour), now, at
	s.ok(s.AddSession(ctx, idle, 20))
	s.ok(s.AddSession(ctx, expired, 20))
	c := s.challenge(u, identity.Login)
	c.CreatedAt = at
	s.ok(s.AddChallenge(ctx, c))
	_, err := s.AddFailure(ctx, []byte(name), at, at)
	s.ok(err)
	s.ok(s.AddDevice(ctx, u, []byte(name), at))
	s.ok(s.AddEvent(ctx, identity.Event{ID: s.ids.Event(), User: u, At: at}))
	return u
}

func limits(at time.Time, most int) identity.PurgeLimits {
	return identity.PurgeLimits{Now: at, Unverified: at, Idle: at, Codes: at, Failures: at, Devices: at, Events: at, Limit: most}
}

// rows counts what aged adds.
func (s accounts) rows() map[string]int {
	s.t.Helper()
	out := map[string]int{}
	for _, table := range []string{"users", "profiles", "decoys", "sessions", "challenges", "failures", "devices", "events"} {
		out[table] = s.count(`SELECT COUNT(*) FROM ` + table)
	}
	return out
}

func TestPurgeRemovesWhatIsOverAndNothingElse(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		edge := now.Add(-time.Hour)
		u := s.aged(ctx, "old", edge.Add(-time.Microsecond))
		kept := s.aged(ctx, "young", edge.Add(time.Microsecond))
		more, err := s.Purge(ctx, limits(edge, 100))
		s.ok(err)
		s.same("more", more, false)
		s.same("left", s.rows(), map[string]int{"users": 3, "profiles": 3, "decoys": 1, "sessions": 2, "challenges": 1, "failures": 1, "devices": 1, "events": 1})
		s.same("sessions of the old", len(s.sessions(u)), 0)
		s.same("sessions of the young", len(s.sessions(kept)), 2)
		_, err = s.Account(ctx, u)
		s.ok(err) // verified, however old
		_, err = s.AccountByUsername(ctx, "old-unverified")
		s.missing("an unverified account", err)
		_, err = s.AccountByUsername(ctx, "young-unverified")
		s.ok(err)
		before := s.rows()
		_, err = s.Purge(ctx, limits(edge, 100))
		s.ok(err)
		s.same("nothing more", s.rows(), before)
	})
}

func TestPurgeIsBounded(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		for i := range 5 {
			s.aged(ctx, fmt.Sprint("old", i), now.Add(-time.Duration(5-i)*time.Hour))
		}
		rounds := 0
		for left := 5; ; rounds++ {
			more, err := s.Purge(ctx, limits(now, 2))
			s.ok(err)
			left = max(left-2, 0)
			if got := s.rows(); got["decoys"] != left || got["events"] != left || got["challenges"] != left || got["users"] != 5+left {
				t.Fatalf("round %d: %v", rounds, got)
			}
			if !more {
				break
			}
			if oldest := s.count(`SELECT MIN(at) FROM events`); int64(oldest) != now.Add(-time.Duration(left)*time.Hour).UnixMicro() {
				t.Error("not the oldest went first")
			}
		}
		s.same("rounds that left more", rounds, 2)
	})
}

// An account that is proven while the purge runs must stay: the purge looks again once it has the row.
func TestPurgeRacesWithProof(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		var users []id.User
		for i := range 40 {
			a := s.somebody(fmt.Sprint("new", i))
			a.Verified, a.CreatedAt = false, now.Add(-time.Hour)
			s.ok(s.AddUser(ctx, a, identity.Profile{}))
			users = append(users, a.ID)
		}
		proven := s.together(41, func(i int) (bool, error) {
			if i == 40 {
				_, err := s.Purge(ctx, limits(now.Add(-time.Minute), 100))
				return false, err
			}
			return found(s.SetVerified(ctx, users[i]))
		})
		if left := s.count(`SELECT COUNT(*) FROM users`); left < proven {
			t.Errorf("%d were proven, %d are left", proven, left)
		}
	})
}
