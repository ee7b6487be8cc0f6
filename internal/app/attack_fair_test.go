package app_test

import (
	"fmt"
	"net/http"
	"sync"
	"testing"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// TestAttackOnePayerHoldsNobodyUp lets one visitor do all that is costly and counts what becomes of others beside it:
// each of their requests is answered, and none is sent away. There are no limits of rates, so that what holds holds by
// sharing alone.
func TestAttackOnePayerHoldsNobodyUp(t *testing.T) {
	p := apptest.Start(t, apptest.Options{
		Database: "sqlite",
		Change:   func(c *config.Config) { c.TrustedProxies = "127.0.0.0/8" },
	})
	flood, err := apptest.NewFlood(p.URL, "203.0.113.66")
	ok(t, err)
	defer flood.End()
	p.Until("the flood to have begun", func() bool {
		return flood.Answered[0].Load() > 0 &&
			flood.Answered[1].Load() > 0
	})
	var others sync.WaitGroup
	for i := range 3 {
		others.Go(func() { livesOn(t, p, fmt.Sprintf("198.51.100.%d", i+1)) })
	}
	others.Wait()
}

// livesOn signs a user up from an address and does once what users do; a refusal fails the test.
func livesOn(t *testing.T, p *apptest.Program, from string) {
	c := p.Client()
	c.From = from
	if err := c.SignUp(); err != nil {
		t.Errorf("signing up: %v", err)
		return
	}
	if _, err := c.Keep(shortResume, shortPosting); err != nil {
		t.Errorf("a resume, a posting and a match: %v", err)
	}
	for range 5 {
		for _, q := range []struct{ path, body string }{
			{"/api/resume/preview", longResume(1)},
			{"/api/resume/trial/job", `{"job":"We need Go and PostgreSQL."}`},
		} {
			a, err := c.Send(http.MethodPost, q.path, "application/json", []byte(q.body))
			if err != nil || a.Status != http.StatusOK {
				t.Errorf("%s: %d %v %.200s", q.path, a.Status, err, a.Body)
			}
		}
		if a, err := c.Upload("cv.pdf", pages(2)); err != nil || a.Status != http.StatusCreated {
			t.Errorf("an upload: %d %v %.200s", a.Status, err, a.Body)
		}
	}
}
