package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// migrations is where a program's newest migration stands.
const migrations = "internal/adapter/sqlstore/migrations/postgres"

// before builds the program as it was before the newest migration, from the history of this checkout.
func before(plan) (options, error) {
	git := func(args ...string) (string, error) {
		c := exec.Command("git", args...)
		said, err := c.Output()
		if err != nil {
			return "", fmt.Errorf("git %s: %w", strings.Join(args, " "), err)
		}
		return strings.TrimSpace(string(said)), nil
	}
	files, err := filepath.Glob(migrations + "/*.sql")
	if err != nil || len(files) == 0 {
		return options{}, fmt.Errorf("no migrations in %s; run it from the top of the checkout", migrations)
	}
	added, err := git("log", "--diff-filter=A", "-1", "--format=%H", "--", files[len(files)-1])
	if err != nil {
		return options{}, err
	}
	dir := filepath.Join(os.TempDir(), "vitae-chaos-"+added[:12])
	old := filepath.Join(dir, "vitae")
	if _, err := os.Stat(old); err == nil {
		return options{program: old}, nil
	}
	tree, err := exec.Command("git", "archive", added+"^").Output()
	if err != nil {
		return options{}, err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return options{}, err
	}
	unpack := exec.Command("tar", "-x", "-C", dir)
	unpack.Stdin = bytes.NewReader(tree)
	if said, err := unpack.CombinedOutput(); err != nil {
		return options{}, fmt.Errorf("tar: %w: %s", err, said)
	}
	build := exec.Command("go", "build", "-trimpath", "-o", old, "./cmd/vitae")
	build.Dir, build.Env = dir, append(os.Environ(), "CGO_ENABLED=0")
	if said, err := build.CombinedOutput(); err != nil {
		return options{}, fmt.Errorf("the program of before: %w: %s", err, said)
	}
	return options{program: old}, nil
}

// upgrading replaces one replica after another by the new program. The first of them migrates the database while the
// others serve. An old replica that is gone by then cannot come back, and a new one takes its place. How the old ones
// stop is what they were built with: what they cut off is counted, and asked for again, like everything else.
func upgrading(ctx context.Context, s *site, r *report, _ []*person) error {
	for n, one := range s.replicas {
		if err := s.wait(ctx, 2*time.Second, 4*time.Second); err != nil {
			return err
		}
		old := one.program
		one.end(syscall.SIGTERM)
		if n == len(s.replicas)-1 {
			if _, err := one.start(); err == nil {
				r.find(&r.wrong, "the program of before starts on a newer database")
				one.end(syscall.SIGTERM)
			} else {
				r.notes = append(r.notes, "the program of before does not start on the newer database: "+reason(err))
			}
		}
		one.program = s.plan.program
		if err := s.again(one); err != nil {
			return err
		}
		r.notes = append(r.notes, fmt.Sprintf("replica %d: %s → %s", n+1, filepath.Dir(old),
			filepath.Base(one.program)))
	}
	return s.wait(ctx, 2*time.Second, 3*time.Second)
}

// reason is the last line that a replica said.
func reason(err error) string {
	lines := strings.Split(strings.TrimSpace(err.Error()), "\n")
	return lines[len(lines)-1]
}
