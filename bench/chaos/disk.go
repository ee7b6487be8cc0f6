package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

func smallDisks(plan) (options, error) { return options{disks: [2]int{256, 48}}, nil }

// filling fills one disk after the other, and makes room again. A database that gave up for want of room is started
// again.
func filling(ctx context.Context, s *site, _ *report, _ []*person) error {
	for n := range s.plan.rounds {
		if err := s.wait(ctx, 500*time.Millisecond, time.Second); err != nil {
			return err
		}
		on := []string{s.storage.folder, s.database.folder}[n%2]
		ballast := filepath.Join(filepath.Dir(on), "ballast")
		if err := fill(ballast); err != nil {
			return err
		}
		if err := s.wait(ctx, 2*time.Second, 4*time.Second); err != nil {
			return err
		}
		if err := os.Remove(ballast); err != nil {
			return err
		}
		select {
		case <-s.database.p.exited:
			if err := s.database.start(); err != nil {
				return err
			}
		default:
		}
		if err := s.heal(); err != nil {
			return err
		}
	}
	return s.wait(ctx, 500*time.Millisecond, time.Second)
}

// fill writes a file until nothing more fits.
func fill(name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	for piece := make([]byte, 64<<10); len(piece) > 0; {
		if _, err := f.Write(piece); errors.Is(err, syscall.ENOSPC) {
			piece = piece[:len(piece)/2]
		} else if err != nil {
			return err
		}
	}
	return nil
}
