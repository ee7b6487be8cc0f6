package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"vitae/internal/app/apptest"
)

const (
	benchResume  = "testdata/parsing/docs/p02__own-modern.pdf" // two pages
	benchPosting = "testdata/ranking/public/dataanalyst/jd.txt"
)

// resumes measures the resume service of the program as a process, for one signed-in user.
func (b *bench) resumes() error {
	data := filepath.Join(b.work, "resumes")
	p, _, err := b.serve(data)
	if err != nil {
		return err
	}
	c, err := b.admit(p.url, data)
	if err != nil {
		return err
	}
	kept, err := b.uploads(c)
	if err != nil {
		return err
	}
	if err := b.tailors(c, kept); err != nil {
		return err
	}
	if err := b.longLists(c, kept); err != nil {
		return err
	}
	return p.stop()
}

// uploads measures a file from its first byte to the answer.
func (b *bench) uploads(c *apptest.Client) (kept apptest.Kept, err error) {
	file, err := os.ReadFile(benchResume)
	if err != nil {
		return kept, err
	}
	times, err := timed(12, func(int) error {
		a, err := c.Upload("resume.pdf", file)
		if err != nil {
			return err
		}
		var made struct{ ResumeID, VersionID string }
		if err := a.JSON(&made); err != nil {
			return err
		}
		kept.Resume, kept.Version = made.ResumeID, made.VersionID
		return nil
	})
	fmt.Printf("upload of a two-page PDF to the answer: %s\n", times)
	return kept, err
}

// tailors measures generateOptimizedResume over HTTP.
func (b *bench) tailors(c *apptest.Client, kept apptest.Kept) error {
	posting, err := os.ReadFile(benchPosting)
	if err != nil {
		return err
	}
	job, err := c.KeepJob("Data Analyst", string(posting))
	if err != nil {
		return err
	}
	times, err := timed(12, func(int) error {
		return c.Resume(`mutation($v:ID!,$j:ID!){generateOptimizedResume(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`,
			map[string]any{"v": kept.Version, "j": job}, nil)
	})
	fmt.Printf("generateOptimizedResume: %s\n", times)
	return err
}

// longLists compares the first part of a short list of versions with one of a long list.
func (b *bench) longLists(c *apptest.Client, kept apptest.Kept) error {
	const short, long = 10, 10_000
	has := 0
	for _, n := range []int{short, long} {
		for ; has < n; has++ {
			err := c.Resume(`mutation($r:ID!,$t:String!){createResumeVersion(input:{resumeId:$r,content:$t}){id}}`,
				map[string]any{"r": kept.Resume, "t": fmt.Sprintf("Jane Example\nEngineer, version %d", has)}, nil)
			if err != nil {
				return err
			}
		}
		times, err := timed(50, func(int) error {
			return c.Resume(`query($r:ID!){resumeVersions(resumeId:$r,first:10){id versionNumber createdAt}}`,
				map[string]any{"r": kept.Resume}, nil)
		})
		if err != nil {
			return err
		}
		fmt.Printf("first 10 of %6d versions: %s\n", n, times)
	}
	return nil
}

// spread is how long the runs of something took.
type spread struct{ median, slowest time.Duration }

// String returns both.
func (s spread) String() string { return fmt.Sprintf("median %v, slowest %v", s.median, s.slowest) }

// timed runs something again and again; the first two runs warm it up.
func timed(n int, run func(i int) error) (spread, error) {
	const warm = 2
	var times []time.Duration
	for i := range n + warm {
		began := time.Now()
		if err := run(i); err != nil {
			return spread{}, err
		}
		if i >= warm {
			times = append(times, time.Since(began))
		}
	}
	slices.Sort(times)
	return spread{times[n/2].Round(10 * time.Microsecond), times[n-1].Round(10 * time.Microsecond)}, nil
}
