package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"vitae/internal/app/apptest"
)

// day is `bench load`: the mixed day of many users against bin/vitae as a process, at growing rates, on databases that
// hold more and more.
type day struct {
	bin, work string
	post      *apptest.Post

	sizes    []int
	rates    []int
	step     time.Duration // of each rate
	database string        // a PostgreSQL URL instead of SQLite, used for the first size alone
	profile  string        // a folder for processor profiles of each step
	keep     bool
	metrics  string // where the server at hand tells operators
}

// loadCommand reads the flags of `bench load` and runs it.
func loadCommand(args []string) error {
	f := flag.NewFlagSet("bench load", flag.ContinueOnError)
	sizes := f.String("sizes", "10,10000,1000000", "how many resumes are stored, one run for each")
	rates := f.String("rates", "50,100,200,400,800", "requests a second, one step for each")
	step := f.Duration("step", 20*time.Second, "how long each rate lasts")
	database := f.String("database", "", "the URL of an empty PostgreSQL database, in place of SQLite; for one size")
	profile := f.String("profile", "", "a folder for a processor profile of each step")
	keep := f.String("keep", "", "work in this folder and leave everything there, to look into it")
	if err := f.Parse(args); err != nil {
		return err
	}
	d := &day{step: *step, database: *database, profile: *profile, keep: *keep != "", work: *keep}
	var err error
	if d.sizes, err = figuresOf(*sizes); err == nil {
		d.rates, err = figuresOf(*rates)
	}
	if err == nil && d.database != "" && len(d.sizes) > 1 {
		err = errors.New("-database takes one size, as a database is filled once")
	}
	if err == nil {
		d.bin, err = filepath.Abs("bin/vitae")
	}
	if err != nil {
		return err
	}
	return d.run(context.Background())
}

// figuresOf reads numbers with commas between them.
func figuresOf(list string) (out []int, err error) {
	for s := range strings.SplitSeq(list, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(s))
		if err != nil || n <= 0 {
			return nil, fmt.Errorf("%q is no list of numbers above zero", list)
		}
		out = append(out, n)
	}
	return out, nil
}

func (d *day) run(ctx context.Context) (err error) {
	if !d.keep {
		if d.work, err = os.MkdirTemp("", "vitae-load-"); err != nil {
			return err
		}
		defer os.RemoveAll(d.work)
	}
	if d.post, err = apptest.OpenPost(); err != nil {
		return err
	}
	defer d.post.Close()
	fmt.Println("The mixed day, of 100 requests: " + mixed())
	models, err := d.makeModels(ctx)
	if err != nil {
		return fmt.Errorf("the users to copy: %w", err)
	}
	for _, n := range d.sizes {
		if err := d.ofSize(ctx, models, n); err != nil {
			return fmt.Errorf("%d resumes: %w", n, err)
		}
	}
	return nil
}

// ofSize runs all rates on a database of its own, then what else is measured on it.
func (d *day) ofSize(ctx context.Context, models *models, resumes int) error {
	data := filepath.Join(d.work, fmt.Sprint("data-", resumes))
	seeded, err := d.seed(ctx, models, data, resumes)
	if err != nil {
		return err
	}
	if !d.keep {
		defer os.RemoveAll(data)
	}
	fmt.Printf("\n== %d resumes stored, of %d users: %s\n", resumes, seeded.users, seeded)
	p, took, err := d.serve(data)
	if err != nil {
		return err
	}
	fmt.Printf("ready after %v\n", took.Round(time.Millisecond))
	users, err := d.signIn(p, seeded)
	if err != nil {
		return errors.Join(err, p.stop())
	}
	if err := users.idle(); err != nil {
		return errors.Join(err, p.stop())
	}
	if err := d.climb(p, users); err != nil {
		return errors.Join(err, p.stop())
	}
	if err := d.backup(data, users); err != nil {
		return errors.Join(err, p.stop())
	}
	return d.afterKill(p, data, users)
}

// serve starts the program on the data. Limits of rates are off, as a hundred users stand for thousands.
func (d *day) serve(data string) (*process, time.Duration, error) {
	addr, err := apptest.FreeAddr()
	if err != nil {
		return nil, 0, err
	}
	if d.metrics, err = apptest.FreeAddr(); err != nil {
		return nil, 0, err
	}
	return starts(d.command(data, "serve", "--addr", addr, "--rate-limits", "off", "--log-level", "warn",
		"--smtp-url", d.post.URL(), "--metrics-addr", d.metrics), addr)
}

// command is the program on the data.
func (d *day) command(data string, args ...string) *exec.Cmd {
	args = append(args, "--public-url", publicURL, "--data-dir", data)
	c := exec.Command(d.bin, args...) // #nosec G204 -- the benchmark's own arguments
	if d.database != "" && data != d.modelData() {
		c.Env = append(os.Environ(), "VITAE_DATABASE_URL="+d.database)
	}
	return c
}
