package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
)

// backingUp takes backups while people work. Each is restored afterwards into a database and a bucket of its own, where
// everything is looked for that was acknowledged before it began.
func backingUp(ctx context.Context, s *site, r *report, all []*person) error {
	for n := range max(1, s.plan.rounds/3) {
		if err := s.wait(ctx, time.Second, 2*time.Second); err != nil {
			return err
		}
		confirmed := s.confirmedUntilNow(all)
		file := filepath.Join(s.work, fmt.Sprintf("backup-%d", n))
		took, err := s.backUp(ctx, file)
		if err != nil {
			return err
		}
		r.after = append(r.after, func() error { return s.restored(ctx, r, all, file, n, confirmed, took) })
	}
	return s.wait(ctx, 300*time.Millisecond, time.Second)
}

// toldUntilNow is everything that was acknowledged, while nobody is half-way.
func (s *site) confirmedUntilNow(all []*person) map[*thing]bool {
	s.working.Lock()
	defer s.working.Unlock()
	confirmed := map[*thing]bool{}
	for _, p := range all {
		for _, of := range [][]*thing{p.resumes, p.versions, p.jobs} {
			for _, t := range of {
				confirmed[t] = t.confirmed()
			}
		}
	}
	return confirmed
}

func quiet() app.Deps { return app.Deps{Log: io.Discard, Clock: clock.System{}} }

// backUp does what `vitae backup` does.
func (s *site) backUp(ctx context.Context, file string) (time.Duration, error) {
	i, err := app.Open(ctx, s.replicas[0].config, quiet())
	if err != nil {
		return 0, err
	}
	f, err := os.Create(file)
	if err != nil {
		return 0, err
	}
	began := time.Now()
	err = i.Backup(ctx, f)
	return time.Since(began), errors.Join(err, f.Close(), i.Close())
}

// restored fills an empty deployment with a backup and looks through it.
func (s *site) restored(ctx context.Context, r *report, all []*person, file string, n int, confirmed map[*thing]bool,
	took time.Duration,
) error {
	name := fmt.Sprintf("restored%d", n)
	if err := errors.Join(s.database.create(name), os.Mkdir(s.storage.bucket(name), 0o700)); err != nil {
		return err
	}
	c := s.replicas[0].config
	c.DatabaseURL, c.BlobURL = s.database.url(s.database.addr, name), s.storage.url(s.storage.addr, name)
	one, err := newReplica(s.work, s.replicas[0].program, replicas+n, c)
	if err != nil {
		return err
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := app.Restore(ctx, one.config, quiet(), f); err != nil {
		return err
	}
	if _, err := one.start(); err != nil {
		return err
	}
	defer one.end(syscall.SIGKILL)
	v := &verifier{report: r, url: "http://" + one.addr, loose: true, before: confirmed}
	for _, p := range all {
		again := *p
		again.client = apptest.NewClient(v.url, s.post)
		again.client.User = p.client.User
		again.signIn()
		v.person(&again)
	}
	size, err := f.Stat()
	if err != nil {
		return err
	}
	r.notes = append(r.notes, fmt.Sprintf("backup %d: %d things confirmed before it, %d kB in %v", n+1, len(confirmed),
		size.Size()>>10, took.Round(time.Millisecond)))
	return nil
}
