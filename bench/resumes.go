package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/id"
	"vitae/internal/resume"
	"vitae/internal/sqlstore"
	"vitae/internal/tailor"
)

const (
	nestedVersions = 10
	nestedMatches  = 5
	benchResume    = "testdata/parsing/docs/p02__own-modern.pdf" // two pages
	benchPosting   = "testdata/ranking/public/dataanalyst/jd.txt"
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
	return b.nested(p, c, data)
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
			return c.Resume(`query($r:ID!){resumeVersions(resumeId:$r,first:10){id versionNumber createdAt}}`, map[string]any{"r": kept.Resume}, nil)
		})
		if err != nil {
			return err
		}
		fmt.Printf("first 10 of %6d versions: %s\n", n, times)
	}
	return nil
}

// nested compares lists in lists through the whole program with a handler that makes the same look-ups and no more.
func (b *bench) nested(p *process, c *apptest.Client, data string) error {
	r, err := addNested(c)
	if err != nil {
		return err
	}
	query := `{"query":"{resume(id:\"` + r + `\"){id title versions{id versionNumber createdAt jobMatches{id matchScore createdAt}}}}"}`
	whole, err := p.load("POST /api/resume/graphql HTTP/1.1\r\nContent-Type: application/json\r\nAuthorization: Bearer "+c.Token+"\r\n", c.Cookie(), query, `"matchScore"`)
	if err != nil {
		return err
	}
	if err := p.stop(); err != nil {
		return err
	}
	bare, err := bareLoad(filepath.Join(data, "vitae.db"), "/nested/"+r, c.Cookie(), `"matchScore"`)
	if err != nil {
		return err
	}
	fmt.Printf("resume, %d versions, %d matches each, %d connections: %s\nbare handler, same look-ups: %s\nratio: %.2f by rate, %.2f by processor time\n",
		nestedVersions, nestedMatches, connections, whole, bare, whole.perSecond()/bare.perSecond(), float64(bare.cpuEach())/float64(whole.cpuEach()))
	return nil
}

// addNested keeps a resume whose versions were all matched with the same jobs, and gives its id.
func addNested(c *apptest.Client) (string, error) {
	posting, err := os.ReadFile(benchPosting)
	if err != nil {
		return "", err
	}
	text := func(i int) string {
		return fmt.Sprintf("Jane Example\njane@example.org\n\nExperience\nAcme Corp, Analyst, 2019 - 2024\n- Wrote %d reports in SQL and Python\n", i)
	}
	kept, err := c.Keep(text(0), string(posting))
	if err != nil {
		return "", err
	}
	jobs := []string{kept.Job}
	for range nestedMatches - 1 {
		job, err := c.KeepJob("Data Analyst", string(posting))
		if err != nil {
			return "", err
		}
		jobs = append(jobs, job)
	}
	version := kept.Version
	for i := range nestedVersions {
		if i > 0 {
			var d map[string]struct{ ID string }
			err := c.Resume(`mutation($r:ID!,$t:String!){v:createResumeVersion(input:{resumeId:$r,content:$t}){id}}`, map[string]any{"r": kept.Resume, "t": text(i)}, &d)
			if err != nil {
				return "", err
			}
			version = d["v"].ID
		}
		for _, j := range jobs {
			if _, err := c.Match(version, j); err != nil {
				return "", err
			}
		}
	}
	return kept.Resume, nil
}

// bareNested makes the look-ups of nested, one a level, and gives what it asks for.
func bareNested(ctx context.Context, db *sqlstore.DB, owner id.User, r id.Resume) (any, error) {
	one, err := db.Resumes().Resume(ctx, owner, r)
	if err != nil {
		return nil, err
	}
	versions, err := db.Resumes().NewestVersions(ctx, owner, []id.Resume{r}, 100)
	if err != nil {
		return nil, err
	}
	var ids []id.Version
	for _, v := range versions[r] {
		ids = append(ids, v.ID)
	}
	matches, err := db.Tailoring().NewestAnalyses(ctx, owner, ids, 20)
	if err != nil {
		return nil, err
	}
	return bareAnswer(one, versions[r], matches), nil
}

func bareAnswer(r resume.Resume, versions []resume.Version, matches map[id.Version][]tailor.Analysis) any {
	type match struct {
		ID         id.Analysis `json:"id"`
		MatchScore float64     `json:"matchScore"`
		CreatedAt  time.Time   `json:"createdAt"`
	}
	type version struct {
		ID            id.Version `json:"id"`
		VersionNumber int        `json:"versionNumber"`
		CreatedAt     time.Time  `json:"createdAt"`
		JobMatches    []match    `json:"jobMatches"`
	}
	out := struct {
		ID       id.Resume `json:"id"`
		Title    string    `json:"title"`
		Versions []version `json:"versions"`
	}{ID: r.ID, Title: r.Title}
	for _, v := range versions {
		one := version{ID: v.ID, VersionNumber: v.Number, CreatedAt: v.CreatedAt}
		for _, a := range matches[v.ID] {
			one.JobMatches = append(one.JobMatches, match{a.ID, a.Score, a.CreatedAt})
		}
		out.Versions = append(out.Versions, one)
	}
	return out
}

// spread is how long the runs of something took.
type spread struct{ median, slowest time.Duration }

// String gives both.
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
