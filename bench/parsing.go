package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"time"

	"vitae/internal/app"
	"vitae/internal/engine/docparse"
)

// set is a folder of documents with their truths, docs and truth.
type set struct{ name, dir string }

// The sets: the public one, one whose documents may be read by who tunes the reader, and one that nobody looks at.
var (
	publicSet = set{"public", "testdata/parsing"}
	openSet   = set{"open", "testdata/reading/open"}
	keptSet   = set{"kept", "testdata/reading/kept"}
)

func (s set) docs() string  { return filepath.Join(s.dir, "docs") }
func (s set) truth() string { return filepath.Join(s.dir, "truth") }

// there keeps the sets that this checkout holds.
func there(sets ...set) []set {
	return slices.DeleteFunc(sets, func(s set) bool {
		_, err := os.Stat(s.docs())
		return err != nil
	})
}

// withReader makes a reader whose PDF engine is compiled and runs.
func withReader(work func(*docparse.Reader) error) error {
	r, err := docparse.NewReader(docparse.Config{CacheDir: app.UserCacheDir()})
	if err != nil {
		return err
	}
	defer r.Close()
	if err := r.Warm(); err != nil {
		return err
	}
	return work(r)
}

// parsing prints the score of each set by layout, the time a document and a page takes, two at once, and the memory.
func (b *bench) parsing() error {
	if err := b.parsingMemory(); err != nil {
		return err
	}
	return withReader(func(r *docparse.Reader) error {
		for _, s := range there(publicSet, openSet, keptSet) {
			read, err := readAll(r, s.docs())
			if err != nil {
				return err
			}
			pred := filepath.Join(b.work, "pred-"+s.name)
			if err := predict(read, pred, false); err != nil {
				return err
			}
			fmt.Printf("-- %s\n", s.dir)
			if err := show("python3", "testdata/parsing/score.py", s.truth(), pred); err != nil {
				return err
			}
		}
		return parsingCost(r)
	})
}

// parsingCost reads the public set again, warm.
func parsingCost(r *docparse.Reader) error {
	read, err := readAll(r, publicSet.docs())
	if err != nil {
		return err
	}
	times := map[string][]time.Duration{}
	for _, d := range read {
		if d.result == nil {
			continue
		}
		format := string(d.result.Format)
		times[format] = append(times[format], d.took)
		if d.result.Format == docparse.PDF {
			times["pdf page"] = append(times["pdf page"], d.took/time.Duration(d.result.Pages))
		}
	}
	for _, format := range []string{"pdf", "pdf page", "docx", "txt"} {
		ts := times[format]
		slices.Sort(ts)
		if n := len(ts); n > 0 {
			fmt.Printf("%-9s %3d read warm: median %.1f ms, p95 %.1f ms\n", format, n, millis(ts[n/2]),
				millis(ts[n*95/100]))
		}
	}
	serial := total(read)
	began := time.Now()
	readTwo(r, read)
	both := time.Since(began)
	fmt.Printf("all %d one after the other %.1f s (%.0f a second), two at a time %.1f s (%.0f a second)\n",
		len(read), serial.Seconds(), float64(len(read))/serial.Seconds(), both.Seconds(),
		float64(len(read))/both.Seconds())
	return nil
}

func millis(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

func total(read []reading) time.Duration {
	sum := time.Duration(0)
	for _, d := range read {
		sum += d.took
	}
	return sum
}

// readTwo reads all documents again, two at a time.
func readTwo(r *docparse.Reader, read []reading) {
	next := make(chan reading)
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for d := range next {
				_, _ = r.Read(context.Background(), d.name, d.data) // the first round has reported what fails
			}
		})
	}
	for _, d := range read {
		next <- d
	}
	close(next)
	wg.Wait()
}

// parsingMemory prints the most memory that `vitae parse` takes as a process, for the largest documents of each format.
// It runs before this process has read anything: the system counts what a process held before it became another one.
func (b *bench) parsingMemory() error {
	for _, format := range []string{"pdf", "docx", "txt"} {
		names, err := largest(publicSet.docs(), format, 3)
		if err != nil {
			return err
		}
		var peak int64
		for _, name := range names {
			c := exec.Command(b.bin, "parse", "--json", name)
			if err := c.Run(); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			if u, ok := c.ProcessState.SysUsage().(*syscall.Rusage); ok {
				peak = max(peak, u.Maxrss/1024)
			}
		}
		fmt.Printf("peak memory of vitae parse, %-4s %d MB\n", format, peak)
	}
	return nil
}

// largest returns the n largest files of a format.
func largest(folder, format string, n int) ([]string, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*."+format))
	if err != nil {
		return nil, err
	}
	size := map[string]int64{}
	for _, name := range names {
		info, err := os.Stat(name)
		if err != nil {
			return nil, err
		}
		size[name] = info.Size()
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Compare(size[b], size[a]) })
	return names[:min(n, len(names))], nil
}

// confidence prints how often a field of the public and the open set is right, by how sure it is said to be.
func (b *bench) confidence() error {
	var args []string
	err := withReader(func(r *docparse.Reader) error {
		for _, s := range there(publicSet, openSet) {
			read, err := readAll(r, s.docs())
			if err != nil {
				return err
			}
			pred := filepath.Join(b.work, "sure-"+s.name)
			if err := predict(read, pred, true); err != nil {
				return err
			}
			args = append(args, s.truth(), pred)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return show("testdata/reading/confidence.py", args...)
}
