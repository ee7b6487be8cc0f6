package main

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	"vitae/internal/app/apptest"
)

// hostileTime is how long each measurement takes.
const hostileTime = 20 * time.Second

// hostile measures what others wait for while one visitor does all that is costly. Limits of rates are off, so that
// what shows is what sharing does. The flood is made on the same processors.
func (b *bench) hostile() error {
	data := filepath.Join(b.work, "hostile")
	addr, err := apptest.FreeAddr()
	if err != nil {
		return err
	}
	p, _, err := starts(exec.Command(b.bin, "serve", "--addr", addr, "--public-url", publicURL, "--data-dir", data,
		"--rate-limits", "off", "--trusted-proxies", "127.0.0.0/8"), addr)
	if err != nil {
		return err
	}
	c, err := b.admit(p.url, data)
	if err != nil {
		return err
	}
	c.From = "198.51.100.7"
	acts, err := everydayActs(c)
	if err != nil {
		return err
	}
	for _, a := range acts { // the first PDF waits for its engine
		if _, err := a.do(); err != nil {
			return err
		}
	}
	fmt.Println("beside                      act          n   p50      p99     refused")
	if err := lived("nobody", acts); err != nil {
		return err
	}
	flood, err := apptest.NewFlood(p.url, "203.0.113.66")
	if err != nil {
		return err
	}
	err = lived("one who floods", acts)
	flood.End()
	if err != nil {
		return err
	}
	fmt.Printf("answers to the flood: %d postings, %d PDFs, %d previews, %d sign-ins\n",
		flood.Answered[0].Load(), flood.Answered[1].Load(), flood.Answered[2].Load(), flood.Answered[3].Load())
	return p.stop()
}

type everyday struct {
	name string
	do   func() (refused bool, err error)
}

// everydayActs are what a user does, one after the other.
func everydayActs(c *apptest.Client) ([]everyday, error) {
	kept, err := c.Keep(floodResume, floodPosting)
	if err != nil {
		return nil, err
	}
	pdf, err := os.ReadFile("testdata/parsing/docs/p05__tex-jake.pdf")
	if err != nil {
		return nil, err
	}
	answered := func(a apptest.Answer, err error) (bool, error) {
		return a.Status == http.StatusServiceUnavailable || a.Status == http.StatusTooManyRequests, err
	}
	asked := func(err error) (bool, error) {
		code := apptest.CodeOf(err)
		if code == "UNAVAILABLE" || code == "RATE_LIMITED" {
			return true, nil
		}
		return false, err
	}
	return []everyday{
		{"list", func() (bool, error) {
			return asked(c.Resume(`query($u:ID!){resumes(userId:$u){id title}}`, map[string]any{"u": c.User.ID}, nil))
		}},
		{"match", func() (bool, error) { _, err := c.Match(kept.Version, kept.Job); return asked(err) }},
		{"posting", func() (bool, error) {
			return answered(c.Send(http.MethodPost, "/api/resume/trial/job", "application/json",
				[]byte(`{"job":"We need Go and PostgreSQL, and five years of experience."}`)))
		}},
		{"PDF", func() (bool, error) {
			a, err := c.UploadTo("/api/resume/trial/read", "cv.pdf", pdf)
			return answered(a, err)
		}},
		{"sign-in", func() (bool, error) { return asked(apptest.NewClient(c.URL, nil).As(c).InitiateLogin()) }},
	}, nil
}

// lived does the acts in turn and prints how long each took.
func lived(beside string, acts []everyday) error {
	times, refused := make([][]time.Duration, len(acts)), make([]int, len(acts))
	for end := time.Now().Add(hostileTime); time.Now().Before(end); {
		for i, a := range acts {
			began := time.Now()
			no, err := a.do()
			if err != nil {
				return fmt.Errorf("%s: %w", a.name, err)
			}
			times[i] = append(times[i], time.Since(began))
			if no {
				refused[i]++
			}
		}
	}
	for i, a := range acts {
		slices.Sort(times[i])
		fmt.Printf("%-24s %10s %6d %8s %8s %6d\n", beside, a.name, len(times[i]), shortly(at(times[i], p50)),
			shortly(at(times[i], p99)), refused[i])
	}
	return nil
}

const (
	floodResume = `Jane Example
jane@example.org

Experience
Acme Corp, Senior Software Engineer, 2019 - Present
- Built payment services in Go and PostgreSQL for 2,000 merchants
- Cut the time of a deployment by 40% with Docker
`
	floodPosting = `Senior Backend Engineer
Requirements
- 5+ years of experience with Go
- PostgreSQL
- Kubernetes
`
)
