package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// bench is what the sections share: the binary under measurement, a folder for what they write, and whether there is
// time for a million users.
type bench struct {
	bin, work string
	million   bool
	misses    bool
}

func (b *bench) engines() error {
	return stream("go", "test", "-run", "^$", "-bench", ".", "-benchmem", "-benchtime", "1s", "./internal/...")
}

// stream runs a command and passes its output on, without the lines that carry no figure.
func stream(name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Stderr = os.Stderr
	out, err := c.Output()
	for line := range strings.Lines(string(out)) {
		if strings.HasPrefix(line, "Benchmark") || strings.Contains(line, "FAIL") {
			fmt.Print(line)
		}
	}
	return err
}

// process times `vitae tailor` from a PDF to a PDF, the compilation cache warm, and reads the peak memory.
func (b *bench) process() error {
	resume, job := "testdata/parsing/docs/p02__own-modern.pdf", "testdata/ranking/public/dataanalyst/jd.txt"
	var times []time.Duration
	var peak int64
	for i := range 8 {
		c := exec.Command(b.bin, "tailor", "--resume", resume, "--job", job, "--out", filepath.Join(b.work, "out.pdf"))
		began := time.Now()
		if out, err := c.CombinedOutput(); err != nil {
			return fmt.Errorf("%w: %s", err, out)
		}
		if i == 0 {
			continue // fills the cache
		}
		times = append(times, time.Since(began))
		if u, ok := c.ProcessState.SysUsage().(*syscall.Rusage); ok {
			peak = max(peak, u.Maxrss)
		}
	}
	slices.Sort(times)
	fmt.Printf("vitae tailor: median %v, slowest %v, peak memory %d MB\n", times[len(times)/2].Round(time.Millisecond),
		times[len(times)-1].Round(time.Millisecond), peak/1024)
	return nil
}

func (b *bench) ranking() error {
	tasks, err := exec.Command("python3", "testdata/ranking/rank_tasks.py", "emit", "public").Output()
	if err != nil {
		return err
	}
	c := exec.Command(b.bin, "match", "--batch")
	c.Stdin, c.Stderr = bytes.NewReader(tasks), os.Stderr
	began := time.Now()
	scores, err := c.Output()
	if err != nil {
		return err
	}
	n := bytes.Count(tasks, []byte("\n"))
	fmt.Printf("%d pairs in %v\n", n, time.Since(began).Round(time.Millisecond))
	file := filepath.Join(b.work, "scores.jsonl")
	if err := os.WriteFile(file, scores, 0o600); err != nil {
		return err
	}
	return show("python3", "testdata/ranking/rank_tasks.py", "score", "public", file)
}

func show(name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	return c.Run()
}

// truth counts the planted lies that `vitae check` finds and the honest rewrites that it accuses.
func (b *bench) truth() error {
	originals, err := filepath.Glob("testdata/truth/cases/*.original.txt")
	if err != nil {
		return err
	}
	lies, found, honest, accused := 0, 0, 0, 0
	for _, original := range originals {
		rewrites, err := filepath.Glob(strings.TrimSuffix(original, "original.txt") + "*.txt")
		if err != nil {
			return err
		}
		for _, r := range rewrites {
			high, err := b.high(original, r)
			switch {
			case err != nil:
				return err
			case r == original:
			case strings.HasSuffix(r, ".honest.txt"):
				honest++
				if high {
					accused++
					fmt.Println("accused:", r)
				}
			default:
				lies++
				if high {
					found++
				} else {
					fmt.Println("missed:", r)
				}
			}
		}
	}
	fmt.Printf("lies found %d of %d, honest rewrites accused %d of %d\n", found, lies, accused, honest)
	return nil
}

func (b *bench) high(original, rewritten string) (bool, error) {
	out, err := exec.Command(b.bin, "check", original, rewritten, "--json").Output()
	var exit *exec.ExitError
	if err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 3) {
		return false, err
	}
	var findings []struct{ Severity string }
	if err := json.Unmarshal(out, &findings); err != nil {
		return false, err
	}
	return slices.ContainsFunc(findings, func(f struct{ Severity string }) bool { return f.Severity == "high" }), nil
}
