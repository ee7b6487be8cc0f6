package httpd

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"testing"
	"time"

	"vitae/internal/base/limit"
)

func limitedSite(t *testing.T) *site {
	s := newSite(t, nil)
	s.d.Limiter = limit.NewMemory(s.clock, 1000)
	s.accounts.export = func(w io.Writer) error { _, err := w.Write([]byte("PK")); return err }
	return s
}

func TestRoutesHaveTheirLimits(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		method, path, bearer string
		atOnce               int
		wait                 time.Duration
	}{
		{"POST", "/api/resume/trial", "", 10, 6 * time.Second},
		{"POST", "/api/resume/trial/decide", "", 60, time.Second},
		{"POST", "/api/resume/trial/read", "", 60, time.Second},
		{"POST", "/api/resume/trial/job", "", 60, time.Second},
		{"POST", "/api/resume/trial/export", "", 60, time.Second},
		{"PUT", photoPath, "owner", 20, 3 * time.Minute},
		{"GET", "/api/v1/identity/export", "owner", 5, 12 * time.Minute},
	} {
		s := limitedSite(t)
		for i := range c.atOnce {
			if w := s.ask(c.method, c.path, nil, as(c.bearer)...); w.Code == 429 {
				t.Fatalf("%s: call %d is refused", c.path, i+1)
			}
		}
		w := s.ask(c.method, c.path, nil, as(c.bearer)...)
		if w.Code != 429 || w.Header().Get("Retry-After") != strconv.Itoa(int(c.wait/time.Second)) ||
			w.Header().Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: one more is answered %d, Retry-After %q", c.path, w.Code, w.Header().Get("Retry-After"))
		}
		s.clock.Advance(c.wait)
		if w := s.ask(c.method, c.path, nil, as(c.bearer)...); w.Code == 429 {
			t.Errorf("%s: after the wait it was named it is still refused", c.path)
		}
	}
}

func TestUsersAndAddressesCountForThemselves(t *testing.T) {
	t.Parallel()
	s := limitedSite(t)
	for range 60 {
		s.job("x")
	}
	if w := s.job("x"); w.Code != 429 {
		t.Fatalf("the address is answered %d", w.Code)
	}
	if w := s.job("x", as("owner")...); w.Code != 200 {
		t.Errorf("a user from there is answered %d", w.Code)
	}
	if w := s.ask(http.MethodGet, "/healthz", nil); w.Code != 200 {
		t.Errorf("/healthz is answered %d", w.Code)
	}
	if w := s.job("x", "X-Forwarded-For", "203.0.113.9"); w.Code != 429 {
		t.Errorf("another name for the same address is answered %d", w.Code)
	}
}

func TestADayHasItsLimitToo(t *testing.T) {
	t.Parallel()
	s := limitedSite(t)
	passed := 0
	for range 400 {
		if w := s.ask(http.MethodPost, "/api/resume/trial", nil); w.Code != 429 {
			passed++
		}
		s.clock.Advance(6 * time.Second)
	}
	if passed < 100 || passed > 103 {
		t.Errorf("in 40 minutes %d trials pass", passed)
	}
}

type brokenLimiter struct{ limit.Limiter }

func (brokenLimiter) Take(context.Context, limit.Rule, string) (time.Duration, error) {
	return 0, errors.New("the database is gone")
}

func TestWithoutACountNothingPasses(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Limiter = brokenLimiter{} })
	if w := s.job("x"); w.Code != 503 || w.Header().Get("Retry-After") == "" {
		t.Errorf("%d %v", w.Code, w.Header())
	}
}
