package main

import (
	"context"
	"fmt"
	"strconv"
	"sync"
	"syscall"
	"time"

	"vitae/internal/app/apptest"
)

func limited(plan) (options, error) { return options{limits: true, empty: true}, nil }

// What docs/security.md promises.
const (
	registrationsAnHour = 5
	triesOfACode        = 5
)

// guessing registers more often from one address than is allowed, and tries more wrong codes than a code lives through,
// over all replicas at once while one of them is killed.
func guessing(ctx context.Context, s *site, r *report, _ []*person) error {
	for n := range s.plan.rounds {
		address := fmt.Sprintf("10.%d.%d.7", n, s.rnd.IntN(250))
		var all sync.WaitGroup
		var mu sync.Mutex
		var confirmed []*apptest.Client
		var tried []string
		for range 15 {
			all.Go(func() {
				p := person{client: apptest.NewClient(s.balancer.url, s.post)}
				a := p.register("X-Forwarded-For", address)
				mu.Lock()
				defer mu.Unlock()
				tried = append(tried, p.client.User.Username)
				if a.outcome == done {
					confirmed = append(confirmed, p.client)
				}
			})
		}
		if err := s.wait(ctx, 50*time.Millisecond, 500*time.Millisecond); err != nil {
			return err
		}
		if err := s.restart(s.any(), syscall.SIGKILL); err != nil {
			return err
		}
		all.Wait()
		made := 0
		for _, name := range tried {
			var is int
			if err := s.inside.QueryRowContext(ctx, `SELECT COUNT(*) FROM users WHERE username = $1`,
				name).Scan(&is); err != nil {
				return err
			}
			made += is
		}
		r.acknowledged += len(confirmed)
		if made > registrationsAnHour {
			r.find(&r.doubled, "%d accounts from one address in an hour, of which %d were confirmed", made, len(confirmed))
		}
		if made < len(confirmed) {
			r.find(&r.lost, "%d accounts of %d that were confirmed", made, len(confirmed))
		}
		if len(confirmed) > 0 {
			if err := s.guess(r, confirmed[0], address); err != nil {
				return err
			}
		}
	}
	return nil
}

// guess tries wrong codes at all replicas, and then the right one, which must be dead by then.
func (s *site) guess(r *report, c *apptest.Client, address string) error {
	right, err := s.post.Code(c.User.Email, 1)
	if err != nil {
		return err
	}
	number, err := strconv.Atoi(right)
	if err != nil {
		return err
	}
	p := person{client: c}
	enter := func(code string, n int) answer {
		return p.mutate(`mutation($i:VerifyEmailInput!){verifyEmail(input:$i){success message}}`,
			map[string]any{"i": map[string]any{"userId": c.User.ID, "code": code}},
			"X-Forwarded-For", fmt.Sprintf("%s%d", address, n))
	}
	for n := range triesOfACode {
		wrongCode := fmt.Sprintf("%06d", (number+n+1)%1_000_000)
		if a := enter(wrongCode, n); a.outcome == done {
			r.find(&r.wrong, "a wrong code was taken")
		}
	}
	if a := enter(right, triesOfACode); a.outcome == done {
		r.find(&r.wrong, "a code lived through %d wrong tries over three replicas", triesOfACode)
	}
	return nil
}
