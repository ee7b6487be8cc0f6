package sqlstore_test

import (
	"context"
	"crypto/rand"
	"fmt"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/identity"
)

// aged adds one of everything that is purged, made at a moment, and gives its user, who is verified.
func (s accounts) aged(ctx context.Context, name string, at time.Time) id.User {
	s.t.Helper()
	u := s.add(name)
	unverified := s.somebody(name + "-unverified")
	unverified.Verified, unverified.CreatedAt = false, at
	s.ok(s.AddUser(ctx, unverified, identity.Profile{}))
	s.ok(s.AddDecoy(ctx, identity.Decoy{
		User: s.ids.User(), Username: name, EmailHash: []byte(name), CreatedAt: at,
		SentAt: at,
	}))
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
	s.contact(0, at)
	given := job.Job{ID: s.ids.Job(), Kind: job.Mail, RunAt: at, Until: at}
	s.ok(s.Enqueue(ctx, given))
	s.ok(s.db.Queue().GiveUp(ctx, given.ID, at, "unavailable"))
	return u
}

func limits(at time.Time, most int) identity.PurgeLimits {
	return identity.PurgeLimits{
		Now: at, Unverified: at, Idle: at, Codes: at, Failures: at, Devices: at, Events: at,
		FailedJobs: at, Contacts: at, Limit: most,
	}
}

// rows counts what aged adds.
func (s accounts) rows() map[string]int {
	s.t.Helper()
	out := map[string]int{}
	for _, table := range []string{
		"users", "profiles", "decoys", "sessions", "challenges", "failures", "devices",
		"events", "jobs", "contact_messages",
	} {
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
		s.same("left", s.rows(), map[string]int{
			"users": 3, "profiles": 3, "decoys": 1, "sessions": 2, "challenges": 1,
			"failures": 1, "devices": 1, "events": 1, "jobs": 1, "contact_messages": 1,
		})
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
			if got := s.rows(); got["decoys"] != left || got["events"] != left || got["challenges"] != left ||
				got["users"] != 5+left {
				s.t.Fatalf("round %d: %v", rounds, got)
			}
			if !more {
				break
			}
			if oldest := s.count(`SELECT MIN(at) FROM events`); int64(oldest) != now.Add(
				-time.Duration(left)*time.Hour).UnixMicro() {
				s.t.Error("not the oldest went first")
			}
		}
		s.same("rounds that left more", rounds, 2)
	})
}

// What is proven or used while the purge runs must stay: once the purge has the row it looks again. SQLite's only
// writer has no such moment.
func TestPurgeLooksAgainAtWhatItWaitedFor(t *testing.T) {
	t.Parallel()
	for what, save := range map[string]func(ctx context.Context, tx identity.Store, u id.User, one id.Session) error{
		"account": func(ctx context.Context, tx identity.Store, u id.User, _ id.Session) error {
			return tx.SetVerified(ctx, u)
		},
		"session": func(ctx context.Context, tx identity.Store, _ id.User, one id.Session) error {
			return tx.TouchSession(ctx, one, now)
		},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			db := storetest.Postgres(t)
			s, ctx := accounts{db.Identity(), t, db, id.Maker{Now: time.Now, Random: rand.Reader}}, t.Context()
			a := s.somebody("ada")
			a.Verified, a.CreatedAt = what == "session", now.Add(-time.Hour)
			s.ok(s.AddUser(ctx, a, identity.Profile{}))
			one := s.session(a.ID, now)
			if what == "session" {
				one.LastSeenAt = now.Add(-time.Hour)
			}
			s.ok(s.AddSession(ctx, one, 20))
			purged := make(chan error, 1)
			s.ok(s.InTx(ctx, func(tx identity.Store) error {
				s.ok(save(ctx, tx, a.ID, one.ID))
				go func() {
					_, err := s.Purge(ctx, limits(now.Add(-time.Minute), 100))
					purged <- err
				}()
				s.waiting(purged)
				return nil
			}))
			s.ok(<-purged)
			_, err := s.SignedInUser(ctx, one.ID)
			s.ok(err)
		})
	}
}

// waiting returns once some statement on PostgreSQL waits for a row. What ends before that did not have to wait.
func (s accounts) waiting(ended <-chan error) {
	s.t.Helper()
	for deadline := time.Now().Add(time.Minute); ; {
		if s.count(`SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`) > 0 {
			return
		}
		if len(ended) > 0 || time.Now().After(deadline) {
			s.t.Fatal("it did not wait for the row")
		}
	}
}
