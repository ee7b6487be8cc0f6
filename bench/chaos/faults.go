package main

import (
	"context"
	"fmt"
	"syscall"
	"time"

	"vitae/internal/app/apptest"
)

// faults are all there are, in the order in which they are tried.
var faults = []fault{
	{name: "none", what: "nothing is broken: what the clients do, and that the count is right", do: pause},
	{name: "kill", what: "kill -9 of one replica after another, which is started again", do: killing},
	{name: "postgres", what: "PostgreSQL is stopped at once (immediate) and started again", do: stopping},
	{
		name: "postgres-line", what: "the way to PostgreSQL is cut, slow, silent, and cut after some bytes",
		do: lines(func(s *site) *apptest.Line { return s.toDatabase }),
	},
	{
		name: "storage-line", what: "the way to the object storage, likewise",
		do: lines(func(s *site) *apptest.Line { return s.toStorage }),
	},
	{
		name: "mail-line", what: "the way to the mail server, likewise",
		do: lines(func(s *site) *apptest.Line { return s.toPost }),
	},
	{
		name: "sigterm", what: "SIGTERM of one replica after another: nothing but 503 and refused connections",
		do: terminating,
	},
	{name: "disk", what: "the disk of the object storage, and then the database's, takes nothing more (root: it mounts small ones)", options: smallDisks, do: filling},
	{
		name: "clock", what: "replicas on machines whose clocks are wrong by 40 seconds to 30 hours, either way",
		options: ownClock, do: setting,
	},
	{name: "backup", what: "backups under load, restored into an empty deployment", do: backingUp},
	{
		name: "upgrade", what: "from the program of before the newest migration to this one, a replica at a time",
		options: before, do: upgrading,
	},
	{name: "limits", what: "limits hold over all replicas while they are killed", options: limited, do: guessing},
}

func pause(ctx context.Context, s *site, _ *report, _ []*person) error {
	return s.wait(ctx, time.Duration(s.plan.rounds)*time.Second, time.Duration(s.plan.rounds)*time.Second+1)
}

// killing kills one replica after another, mostly one at a time, now and then all at once.
func killing(ctx context.Context, s *site, _ *report, _ []*person) error {
	for n := range s.plan.rounds {
		if err := s.wait(ctx, 300*time.Millisecond, 1500*time.Millisecond); err != nil {
			return err
		}
		if n%5 == 4 {
			for _, r := range s.replicas {
				r.end(syscall.SIGKILL)
			}
			for _, r := range s.replicas {
				if err := s.again(r); err != nil {
					return err
				}
			}
			continue
		}
		if err := s.restart(s.any(), syscall.SIGKILL); err != nil {
			return err
		}
	}
	return s.wait(ctx, 300*time.Millisecond, time.Second)
}

func stopping(ctx context.Context, s *site, r *report, _ []*person) error {
	var slowest time.Duration
	for range s.plan.rounds {
		if err := s.wait(ctx, time.Second, 2*time.Second); err != nil {
			return err
		}
		s.database.stop()
		if err := s.wait(ctx, 100*time.Millisecond, 1500*time.Millisecond); err != nil {
			return err
		}
		if err := s.database.start(); err != nil {
			return err
		}
		began := time.Now()
		if err := s.heal(); err != nil {
			return err
		}
		slowest = max(slowest, time.Since(began))
	}
	r.notes = append(r.notes, fmt.Sprintf("PostgreSQL answers again → every replica ready: %v at most",
		slowest.Round(time.Millisecond)))
	return s.wait(ctx, 300*time.Millisecond, time.Second)
}

// lines breaks one of the lines in each of the ways in turn.
func lines(of func(*site) *apptest.Line) func(context.Context, *site, *report, []*person) error {
	return func(ctx context.Context, s *site, _ *report, _ []*person) error {
		l := of(s)
		ways := []func() error{
			func() error { l.Cut(); return nil },
			func() error { return l.Slow(300, 200) },
			func() error { return l.Snap(3000) },
			l.Hush,
		}
		for n := range s.plan.rounds {
			if err := s.wait(ctx, 500*time.Millisecond, time.Second); err != nil {
				return err
			}
			if err := ways[n%len(ways)](); err != nil {
				return err
			}
			if err := s.wait(ctx, time.Second, 4*time.Second); err != nil {
				return err
			}
			if err := s.heal(); err != nil {
				return err
			}
		}
		return s.wait(ctx, 500*time.Millisecond, time.Second)
	}
}

func terminating(ctx context.Context, s *site, r *report, _ []*person) error {
	r.strict = true
	for n := range s.plan.rounds {
		if err := s.wait(ctx, 300*time.Millisecond, 1500*time.Millisecond); err != nil {
			return err
		}
		began := time.Now()
		one := s.replicas[n%len(s.replicas)]
		one.end(syscall.SIGTERM)
		r.stops = append(r.stops, time.Since(began))
		if err := s.again(one); err != nil {
			return err
		}
	}
	return s.wait(ctx, 300*time.Millisecond, time.Second)
}
