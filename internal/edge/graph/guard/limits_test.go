package guard_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strconv"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/clock"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
	"vitae/internal/edge/graph/guard"
)

// counting is a guarded endpoint with limits, and a clock to move.
type counting struct {
	t       testing.TB
	handler http.Handler
	clock   *clock.Manual
}

func newCounting(t testing.TB) *counting {
	c := &counting{t: t, clock: clock.NewManual(time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC))}
	c.handler = guard.New(guard.Config{
		Schema: &counted{schema: contract(t)}, Limits: guard.Limits{Limiter: limit.NewMemory(c.clock, 1000)},
	})
	return c
}

// from sends a request of a user (0: a visitor) from an address.
func (c *counting) from(address string, user id.User, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	ctx := actor.WithBrowser(context.Background(), actor.Browser{Address: netip.MustParseAddr(address)})
	w := httptest.NewRecorder()
	c.handler.ServeHTTP(w, r.WithContext(actor.With(ctx, actor.Actor{User: user})))
	return w
}

// until sends requests until one is not run, and gives how many were and the answer to that one.
func (c *counting) until(most int, send func(i int) *httptest.ResponseRecorder) (int, *httptest.ResponseRecorder) {
	c.t.Helper()
	for i := range most + 1 {
		if w := send(i); w.Body.String() != `{"data":{"ran":true}}` {
			return i, w
		}
	}
	c.t.Fatalf("all of %d were run", most+1)
	return 0, nil
}

func TestOperationsAreCounted(t *testing.T) {
	t.Parallel()
	const query = `{"query":"{ currentUser { id } }"}`
	for name, c := range map[string]struct {
		user      id.User
		addresses []string // used in turn
		want      int
	}{
		"a visitor":                   {0, []string{"192.0.2.1"}, 120},
		"a visitor of one /64":        {0, []string{"2001:db8::1", "2001:db8::2", "2001:db8::ffff:1"}, 120},
		"visitors of two addresses":   {0, []string{"192.0.2.1", "192.0.2.2"}, 240},
		"a user from many addresses":  {7, []string{"192.0.2.1", "192.0.2.2", "192.0.2.3"}, 300},
		"IPv4 that is written as 128": {0, []string{"192.0.2.1", "::ffff:192.0.2.1"}, 120},
	} {
		k := newCounting(t)
		n, w := k.until(c.want, func(i int) *httptest.ResponseRecorder {
			return k.from(c.addresses[i%len(c.addresses)], c.user, query)
		})
		if n != c.want || w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") != "1" {
			t.Errorf("%s: %d of %d, then %d %v %s", name, n, c.want, w.Code, w.Header(), w.Body)
		}
		k.clock.Advance(time.Second)
		if w := k.from(c.addresses[0], c.user, query); w.Code != http.StatusOK {
			t.Errorf("%s: after the wait %d", name, w.Code)
		}
	}
}

func TestSignInStepsAreCountedEach(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		mutation string
		want     int
		wait     time.Duration // at most, until the next is allowed
	}{
		"login": {`initiateLogin(input: {username: "a", password: "b"}) { success }`, 10, 30 * time.Second},
		"register": {
			`registerUser(input: {username: "a", email: "c", password: "b"}) { success }`, 5,
			12 * time.Minute,
		},
		"code":   {`verifyLogin(input: {userId: 1, code: "1"}) { success }`, 10, 30 * time.Second},
		"e-mail": {`verifyEmail(input: {userId: 1, code: "1"}) { success }`, 10, 30 * time.Second},
		"reset": {
			`resetPassword(input: {userId: 1, code: "1", newPassword: "2"}) { success }`, 10,
			30 * time.Second,
		},
		"forgot":   {`requestPasswordReset(email: "a") { success }`, 10, 6 * time.Minute},
		"resend":   {`resendVerificationCode(input: {userId: 1, email: "b"}) { success }`, 10, 6 * time.Minute},
		"aliased":  {`a: initiateLogin(input: {username: "a", password: "b"}) { success }`, 10, 30 * time.Second},
		"fragment": {`...{ initiateLogin(input: {username: "a", password: "b"}) { success } }`, 10, 30 * time.Second},
	} {
		k := newCounting(t)
		body := asked("mutation { " + c.mutation + " }")
		n, w := k.until(c.want, func(int) *httptest.ResponseRecorder { return k.from("192.0.2.1", 0, body) })
		h := &harness{t: t}
		errs := h.errorsOf(answer{body: w.Body.String()})
		if n != c.want || w.Code != http.StatusOK || len(errs) != 1 || errs[0].Extensions.Code != "RATE_LIMITED" {
			t.Fatalf("%s: %d of %d, then %d %s", name, n, c.want, w.Code, w.Body)
		}
		if r := time.Duration(errs[0].Extensions.RetryAfter) * time.Second; r <= 0 || r > c.wait {
			t.Errorf("%s: come back after %v", name, r)
		}
		if w := k.from("192.0.2.2", 0, body); w.Body.String() != `{"data":{"ran":true}}` {
			t.Errorf("%s: another address waits too: %s", name, w.Body)
		}
		k.clock.Advance(c.wait)
		if w := k.from("192.0.2.1", 0, body); w.Body.String() != `{"data":{"ran":true}}` {
			t.Errorf("%s: still not after %v: %s", name, c.wait, w.Body)
		}
	}
}

func TestPasswordsGivenAgainAreCountedPerUser(t *testing.T) {
	t.Parallel()
	k := newCounting(t)
	body := asked(`mutation { a: deleteAccount(password: "a") { success } b: changePassword(input: {currentPassword: "a", newPassword: "b"}) { success } }`)
	n, w := k.until(5, func(i int) *httptest.ResponseRecorder { return k.from("192.0.2."+strconv.Itoa(i+1), 7, body) })
	if n != 5 || !strings.Contains(w.Body.String(), "RATE_LIMITED") {
		t.Errorf("%d, then %s", n, w.Body)
	}
	if w := k.from("192.0.2.1", 8, body); !strings.Contains(w.Body.String(), "ran") {
		t.Errorf("another user: %s", w.Body)
	}
}

func TestContactMessagesAreCountedPerUserAndPerAddressOfVisitors(t *testing.T) {
	t.Parallel()
	body := asked(`mutation { sendContactMessage(input: {topic: OTHER, message: "m"}) { success } }`)
	for name, c := range map[string]struct {
		user      id.User
		addresses []string // used in turn
		want      int
	}{
		"a visitor": {0, []string{"192.0.2.1"}, 5}, "a visitor of one /64": {
			0,
			[]string{"2001:db8::1", "2001:db8::2"},
			5,
		},
		"visitors of two addresses":  {0, []string{"192.0.2.1", "192.0.2.2"}, 10},
		"a user from many addresses": {7, []string{"192.0.2.1", "192.0.2.2"}, 5},
	} {
		k := newCounting(t)
		n, w := k.until(c.want, func(i int) *httptest.ResponseRecorder {
			return k.from(c.addresses[i%len(c.addresses)], c.user, body)
		})
		if n != c.want || !strings.Contains(w.Body.String(), "RATE_LIMITED") {
			t.Errorf("%s: %d, then %s", name, n, w.Body)
		}
		if w := k.from("192.0.2.9", 8, body); !strings.Contains(w.Body.String(), "ran") {
			t.Errorf("%s: another user waits too: %s", name, w.Body)
		}
		k.clock.Advance(12 * time.Minute)
		if w := k.from(c.addresses[0], c.user, body); !strings.Contains(w.Body.String(), "ran") {
			t.Errorf("%s: still not after 12 minutes: %s", name, w.Body)
		}
	}
}

// broken is a limiter whose store is away.
type broken struct{ limit.Limiter }

func (broken) Take(context.Context, limit.Rule, string) (time.Duration, error) {
	return 0, errors.New("the store is away")
}

func TestWithoutACountNothingIsLetThrough(t *testing.T) {
	t.Parallel()
	h := newHarness(t, func(c *guard.Config) { c.Limits.Limiter = broken{} })
	a := h.post(asked("{ currentUser { id } }"))
	if a.status != http.StatusServiceUnavailable || a.header.Get("Retry-After") != "5" ||
		strings.Contains(a.body, "away") {
		t.Errorf("%d %v %s", a.status, a.header, a.body)
	}
	if !strings.Contains(h.log.String(), "the store is away") || h.ran() != 0 {
		t.Errorf("%d ran; log %s", h.ran(), h.log)
	}
}
