package main

import (
	"context"
	"time"
)

// ownClock: a static program reads the time without the C library, so that libfaketime does not reach bin/vitae.
func ownClock(plan) (options, error) { return options{self: true}, nil }

// setting sets the clock of one replica after another, and right again.
func setting(ctx context.Context, s *site, _ *report, _ []*person) error {
	steps := []time.Duration{time.Hour, -time.Hour, 30 * time.Second, -30 * time.Second, 5 * time.Minute, -5 * time.Minute}
	for n := range s.plan.rounds {
		one := s.any()
		if err := one.setClock(steps[n%len(steps)]); err != nil {
			return err
		}
		if err := s.wait(ctx, 2*time.Second, 4*time.Second); err != nil {
			return err
		}
		if err := one.setClock(0); err != nil {
			return err
		}
		if err := s.wait(ctx, 300*time.Millisecond, time.Second); err != nil {
			return err
		}
	}
	return nil
}
