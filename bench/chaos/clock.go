package main

import (
	"context"
	"syscall"
	"time"
)

// ownClock: a static program asks for the time without the C library, so that libfaketime does not reach bin/vitae.
func ownClock(plan) (options, error) { return options{self: true}, nil }

// setting starts one replica after another on a machine whose clock is wrong, in the end all of them, each in its own
// way.
func setting(ctx context.Context, s *site, _ *report, _ []*person) error {
	steps := []time.Duration{
		time.Hour, -time.Hour, 40 * time.Second, -40 * time.Second, 30 * time.Hour,
		-30 * time.Hour,
	}
	for n := range s.plan.rounds {
		if err := s.wait(ctx, time.Second, 3*time.Second); err != nil {
			return err
		}
		one := s.replicas[n%len(s.replicas)]
		one.wrong = steps[n%len(steps)]
		if err := s.restart(one, syscall.SIGTERM); err != nil {
			return err
		}
	}
	return s.wait(ctx, 2*time.Second, 4*time.Second)
}
