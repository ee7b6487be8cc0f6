// Command chaos runs three replicas of Vitae on one PostgreSQL and one object storage behind a small proxy, with a mail
// server and clients that work, and breaks one thing after another. Every write that was acknowledged is noted and
// looked for afterwards: it is there once and whole, and what was ended stays ended.
//
// It is a test and no part of the product, and it never touches a server that it has not started itself.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

func main() {
	beReplica()
	p := plan{}
	only := flag.String("fault", "", "break this alone; an unknown name lists all")
	flag.Uint64Var(&p.seed, "seed", uint64(time.Now().UnixNano()), "of everything that is chosen by chance")
	flag.IntVar(&p.rounds, "rounds", 6, "how often each thing is broken")
	flag.IntVar(&p.people, "people", 8, "clients at work at once")
	flag.StringVar(&p.program, "program", "bin/vitae", "the program that is broken")
	flag.StringVar(&p.tools, "tools", "bin/tools", "folder of versitygw")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	exit(p.run(ctx, *only))
}

func exit(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "chaos:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// plan is what a run is made of. Without a program, replicas are this very program.
type plan struct {
	seed    uint64
	rounds  int
	people  int
	program string
	tools   string
}

// run breaks what is asked for, one fault after another, and prints what came of each. It fails where something was
// lost, half, doubled or answered wrongly.
func (p plan) run(ctx context.Context, only string) error {
	chosen := faults
	if only != "" {
		if chosen = named(only); chosen == nil {
			return fmt.Errorf("no fault is called %q; there are %s", only, strings.Join(names(), ", "))
		}
	}
	var err error
	for _, where := range []*string{&p.program, &p.tools} {
		if *where, err = filepath.Abs(*where); err != nil {
			return err
		}
	}
	var bad []string
	for _, f := range chosen {
		fmt.Printf("\n== %s: %s\n   make chaos FAULT=%s SEED=%d ROUNDS=%d\n", f.name, f.what, f.name, p.seed, p.rounds)
		r, err := p.one(ctx, f)
		if err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		fmt.Print(r)
		if !r.good() {
			bad = append(bad, f.name)
		}
	}
	if len(bad) > 0 {
		return errors.New("not everything held: " + strings.Join(bad, ", "))
	}
	return nil
}

func named(name string) []fault {
	for _, f := range faults {
		if f.name == name {
			return []fault{f}
		}
	}
	return nil
}

func names() []string {
	var out []string
	for _, f := range faults {
		out = append(out, f.name)
	}
	return out
}
