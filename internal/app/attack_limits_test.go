package app_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/config"
)

// limited is a program with its limits on and a clock that stands, behind a proxy that the test plays.
func limited(t *testing.T, o apptest.Options, proxies string) (*apptest.Program, *clock.Manual) {
	t.Helper()
	now := manual()
	o.Clock, o.RateLimits = now, true
	o.Change = func(c *config.Config) { c.TrustedProxies = proxies }
	return apptest.Start(t, o), now
}

// retryAfter returns the wait of a RATE_LIMITED answer; the test fails for any other.
func retryAfter(t *testing.T, name string, a apptest.Answer) time.Duration {
	t.Helper()
	var d struct{ Errors []*apptest.GraphQLError }
	if err := json.Unmarshal(a.Body, &d); err != nil || a.Status != http.StatusOK || len(d.Errors) != 1 ||
		d.Errors[0].Extensions.Code != "RATE_LIMITED" || d.Errors[0].Extensions.RetryAfter < 1 {
		t.Fatalf("%s: %d %.300s", name, a.Status, a.Body)
	}
	return time.Duration(d.Errors[0].Extensions.RetryAfter) * time.Second
}

// tooMany returns the wait of a 429; the test fails for any other answer.
func tooMany(t *testing.T, name string, a apptest.Answer) time.Duration {
	t.Helper()
	wait, err := strconv.Atoi(a.Header.Get("Retry-After"))
	if a.Status != http.StatusTooManyRequests || err != nil || wait < 1 ||
		a.Header.Get("Content-Type") != "application/problem+json" {
		t.Fatalf("%s: %d %v %.300s", name, a.Status, a.Header, a.Body)
	}
	return time.Duration(wait) * time.Second
}

func TestAttackGuessingPasswordsLocksTheGuesserOut(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p, now := limited(t, o, "127.0.0.0/8")
		c := signedUp(t, p)
		now.Advance(10 * time.Minute)
		unknown := p.Client().User
		guess := func(u apptest.Person, password, from string) apptest.Answer {
			u.Password = password
			return ask(t, p.Client(), doLogin, login(u), "X-Forwarded-For", from)
		}
		var locked []string
		for i, u := range []apptest.Person{c.User, unknown} {
			from := fmt.Sprintf("198.51.100.%d", i)
			for n := range 5 {
				if m := messageOf(t, guess(u, "Wrong-Herons-9", from)); m != wrongPassword {
					t.Fatalf("guess %d: %q", n, m)
				}
			}
			a := guess(u, c.User.Password, from)
			if wait := retryAfter(t, "the right password after five wrong ones", a); wait > time.Minute {
				t.Errorf("locked for %v", wait)
			}
			locked = append(locked, plainly(a))
		}
		if locked[0] != locked[1] {
			t.Errorf("a lock tells whether there is an account:\n%s\n%s", locked[0], locked[1])
		}
		p.Until("the owner is notified", func() bool {
			for _, l := range p.Post.Letters(c.User.Email) {
				if strings.HasPrefix(l.Subject, "Failed sign-in attempts") {
					return true
				}
			}
			return false
		})
		ok(t, c.SignIn()) // from a browser that the owner has used before
		now.Advance(61 * time.Second)
		if m := messageOf(t, guess(c.User, c.User.Password, "198.51.100.0")); m != "" {
			t.Errorf("a lock lasts longer than it said: %q", m)
		}
	})
}

func TestAttackALockDoublesAndNeverLasts(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p, now := limited(t, o, "127.0.0.0/8")
		c := signedUp(t, p)
		now.Advance(10 * time.Minute)
		guess := func(password string) apptest.Answer {
			u := c.User
			u.Password = password
			return ask(t, p.Client(), doLogin, login(u), "X-Forwarded-For", "198.51.100.1")
		}
		for range 5 {
			guess("Wrong-Herons-9")
		}
		for lock := time.Minute; lock <= 16*time.Minute; lock *= 2 {
			wait := retryAfter(t, "while locked", guess("Wrong-Herons-9"))
			if want := min(lock, 15*time.Minute); wait != want {
				t.Errorf("locked for %v, want %v", wait, want)
			}
			if now.Advance(wait); messageOf(t, guess("Wrong-Herons-9")) != wrongPassword {
				t.Error("a guess after the lock was not looked at")
			}
		}
		now.Advance(15 * time.Minute)
		if m := messageOf(t, guess(c.User.Password)); m != "" {
			t.Errorf("the owner, after the longest lock: %q", m)
		}
	})
}

func TestAttackForwardedForIsNotBelieved(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		for name, c := range map[string]struct{ proxies, header string }{
			"no proxy is trusted":           {"", "198.51.100.%d"},
			"another proxy is trusted":      {"10.0.0.0/8", "198.51.100.%d"},
			"left-most of a trusted proxy":  {"127.0.0.0/8", "198.51.100.%d, 203.0.113.9"},
			"rubbish before the proxy's":    {"127.0.0.0/8", "x%d, 203.0.113.9"},
			"many addresses of one network": {"127.0.0.0/8", "2001:db8:1:2::%d"},
			"what is no address":            {"127.0.0.0/8", "rubbish%d"},
		} {
			t.Run(name, func(t *testing.T) {
				p, now := limited(t, o, c.proxies)
				register := func(i int) apptest.Answer {
					return ask(t, p.Client(), doRegister, registration(p.Client().User), "X-Forwarded-For",
						fmt.Sprintf(c.header, i+1), "X-Real-IP", fmt.Sprintf("198.51.100.%d", i), "Forwarded",
						fmt.Sprintf("for=198.51.100.%d", i))
				}
				for i := range 5 {
					if m := messageOf(t, register(i)); m != "" {
						t.Fatalf("registration %d: %q", i, m)
					}
				}
				wait := retryAfter(t, "the sixth registration", register(6))
				now.Advance(wait)
				if m := messageOf(t, register(7)); m != "" {
					t.Errorf("after the wait that was named: %q", m)
				}
			})
		}
	})
}

func TestAttackEachClientHasItsRates(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p, now := limited(t, o, "127.0.0.0/8")
		c := signedUp(t, p)
		stranger := p.Client()
		from := 0
		each := func(name string, most int, ask func(from string) apptest.Answer,
			refused func(*testing.T, string, apptest.Answer) time.Duration,
		) {
			t.Helper()
			from++
			address := fmt.Sprintf("203.0.113.%d", from)
			for i := range most {
				if a := ask(address); a.Status != http.StatusOK || bytes.Contains(a.Body, []byte("RATE_LIMITED")) {
					t.Fatalf("%s: number %d of %d: %d %.300s", name, i+1, most, a.Status, a.Body)
				}
			}
			wait := refused(t, name, ask(address))
			if a := ask("203.0.113.200"); name != "photos" && name != "operations of a user" &&
				a.Status != http.StatusOK {
				t.Errorf("%s: another address is refused too: %d", name, a.Status)
			}
			now.Advance(wait)
			if a := ask(address); a.Status != http.StatusOK || bytes.Contains(a.Body, []byte("RATE_LIMITED")) {
				t.Errorf("%s: after the wait that was named: %d %.300s", name, a.Status, a.Body)
			}
		}
		each("logins", 10, func(from string) apptest.Answer {
			return ask(t, stranger, doLogin, login(p.Client().User), "X-Forwarded-For", from)
		}, retryAfter)
		each("guessed codes", 10, func(from string) apptest.Answer {
			return ask(t, stranger, doVerify, code(nobody(), "000000"), "X-Forwarded-For", from)
		}, retryAfter)
		each("letters", 10, func(from string) apptest.Answer {
			return ask(t, stranger, doForget, in("nobody@example.org"), "X-Forwarded-For", from)
		}, retryAfter)
		each("operations of a visitor", 120, func(from string) apptest.Answer {
			return ask(t, stranger, `{currentUser{id}}`, nil, "X-Forwarded-For", from)
		}, tooMany)
		each("what is no request", 120, func(from string) apptest.Answer {
			a := send(t, stranger, http.MethodPost, graphql, "application/json", []byte(`{`), "X-Forwarded-For", from)
			if a.Status == http.StatusBadRequest {
				a.Status = http.StatusOK
			}
			return a
		}, tooMany)
		each("operations of a user", 300, func(from string) apptest.Answer {
			return ask(t, c, `{currentUser{id}}`, nil, "X-Forwarded-For", from)
		}, tooMany)
		var b bytes.Buffer
		ok(t, png.Encode(&b, image.NewGray(image.Rect(0, 0, 2, 2))))
		contentType, body := form(t, "a.png", b.Bytes(), nil)
		each("photos", 20, func(from string) apptest.Answer {
			return send(t, c, http.MethodPut, "/api/v1/identity/photo", contentType, body, "X-Forwarded-For", from)
		}, tooMany)
	})
}
