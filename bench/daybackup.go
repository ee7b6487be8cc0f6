package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// backup measures writes while `vitae backup` runs, and while it does not.
func (d *day) backup(data string, c *crowd) error {
	quiet := c.writes(func() bool { return false }, 100)
	archive := filepath.Join(d.work, "backup.tar.gz")
	defer os.Remove(archive)
	ended := make(chan error, 1)
	began := time.Now()
	var took time.Duration
	go func() {
		said, err := d.command(data, "backup", archive).CombinedOutput()
		took = time.Since(began)
		if err != nil {
			err = fmt.Errorf("%w: %s", err, said)
		}
		ended <- err
	}()
	running := true
	during := c.writes(func() bool {
		select {
		case err := <-ended:
			ended <- err
			running = false
		default:
		}
		return running
	}, 20)
	if err := <-ended; err != nil {
		return err
	}
	if err := errors.Join(quiet.complain(), during.complain()); err != nil {
		return err
	}
	at, err := os.Stat(archive)
	if err != nil {
		return err
	}
	fmt.Printf("backup of %d MiB in %v; a write takes %s without it, %s beside it\n", at.Size()>>20,
		took.Round(100*time.Millisecond), quiet.writing(), during.writing())
	return nil
}

// writing reports how long writes took.
func (r *recorded) writing() string {
	took := r.took["write"]
	slices.Sort(took)
	return fmt.Sprintf("p50 %s, p99 %s, at most %s (%d)", shortly(at(took, p50)), shortly(at(took, p99)),
		shortly(at(took, 1)), len(took))
}

// writes changes a profile again and again, at least so often and as long as something goes on. Nothing else is asked
// of the server, so that what a write waits for is the backup.
func (c *crowd) writes(goesOn func() bool, least int) *recorded {
	r := newRecorded()
	for n := 0; n < least || goesOn(); n++ {
		u := c.users[n%len(c.users)]
		began := time.Now()
		err := u.client.Mutate(`mutation($i: UpdateUserProfileInput!){updateUserProfile(input:$i){success message}}`,
			map[string]any{"i": map[string]any{"city": fmt.Sprint(n)}})
		r.add("write", time.Since(began), refusedBy(err))
		time.Sleep(2 * time.Millisecond)
	}
	return r
}

// afterKill kills the program under load and measures how long it takes until it is ready on what was left.
func (d *day) afterKill(p *process, data string, c *crowd) error {
	ended := make(chan *recorded, 1)
	go func() { ended <- c.arrive(100, 2*time.Second, draw) }()
	time.Sleep(time.Second)
	if err := p.c.Process.Kill(); err != nil {
		return err
	}
	_ = p.c.Wait() // as it was killed
	<-ended
	log := ""
	if at, err := os.Stat(filepath.Join(data, "vitae.db-wal")); err == nil {
		log = fmt.Sprintf(" with %d MiB of log", at.Size()>>20)
	}
	again, took, err := d.serve(data)
	if err != nil {
		return err
	}
	fmt.Printf("ready %v after a kill under load%s\n", took.Round(time.Millisecond), log)
	return again.stop()
}
