package main

import (
	"context"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"
)

// fault is one thing that is broken while people work.
type fault struct {
	name, what string
	options    func(plan) (options, error)
	do         func(ctx context.Context, s *site, r *report, all []*person) error
	then       func(ctx context.Context, s *site, all []*person) error // before anything is looked for; nil: nothing
}

// signUp makes the people of a plan, each with an account.
func (p plan) signUp(s *site, t *tally) ([]*person, error) {
	all := make([]*person, p.people)
	for i := range all {
		all[i] = newPerson(s, t, p.seed)
		if err := all[i].client.SignUp(); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// one makes a deployment, lets people work, breaks it, heals it, and looks for everything that was confirmed to them.
func (p plan) one(ctx context.Context, f fault) (*report, error) {
	began := time.Now()
	var o options
	if f.options != nil {
		var err error
		if o, err = f.options(p); err != nil {
			return nil, err
		}
	}
	s, err := newSite(p, o)
	if err != nil {
		return nil, err
	}
	defer s.close()
	r, t := &report{}, newTally()
	if o.empty {
		p.people = 0
	}
	all, err := p.signUp(s, t)
	if err != nil {
		return nil, err
	}
	working, stop := context.WithCancel(ctx)
	var workers sync.WaitGroup
	for _, w := range all {
		workers.Go(func() { w.work(working) })
	}
	err = f.do(ctx, s, r, all)
	if err == nil {
		err = s.heal()
	}
	if err == nil {
		r.notes = append(r.notes, s.sizes(ctx))
	}
	stop()
	workers.Wait()
	if err != nil {
		return nil, err
	}
	for _, w := range all {
		w.finish(r)
	}
	if f.then != nil {
		if err := f.then(ctx, s, all); err != nil {
			return nil, err
		}
	}
	if err := s.verify(ctx, r, all); err != nil {
		return nil, err
	}
	for _, after := range r.after {
		if err := after(); err != nil {
			return nil, err
		}
	}
	s.lettersOf(r, all)
	r.take(t)
	r.starts, r.took = s.starts, time.Since(began)
	return r, nil
}

// verify looks for everything, at a different replica for each person.
func (s *site) verify(ctx context.Context, r *report, all []*person) error {
	v := &verifier{report: r}
	for i, p := range all {
		v.url = "http://" + s.replicas[i%len(s.replicas)].addr
		v.person(p)
		s.endedStay(r, p)
	}
	if err := s.accounts(ctx, r, all); err != nil {
		return err
	}
	return s.lookInside(ctx, r)
}

// take adds what clients were answered.
func (r *report) take(t *tally) {
	r.byKind, r.words = t.confirmed, t.said
	for _, n := range t.confirmed {
		r.acknowledged += n
	}
	r.refused, r.unknown, r.slowest = t.other[refused], t.other[unknown], t.slow
	r.wrong += t.other[wrong]
}

// sizes reports what the replicas take, with everybody at work.
func (s *site) sizes(ctx context.Context) string {
	var memory []string
	for _, r := range s.replicas {
		status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", r.p.c.Process.Pid))
		for _, line := range strings.Split(string(status), "\n") {
			if most, is := strings.CutPrefix(line, "VmHWM:"); is {
				memory = append(memory, strings.TrimSpace(most))
			}
		}
	}
	var connections int
	if err := s.inside.QueryRowContext(ctx,
		`SELECT COUNT(*) FROM pg_stat_activity WHERE datname = 'vitae' AND application_name = 'vitae'`).Scan(
		&connections); err != nil {
		return err.Error()
	}
	return fmt.Sprintf("replicas at work: at most %s of memory since their start, %d connections to PostgreSQL in all",
		strings.Join(memory, ", "), connections)
}
