package oidc_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

const document = "/.well-known/openid-configuration"

// through has a function answer in the provider's place where it returns true.
func (s *server) through(gate func(w http.ResponseWriter, r *http.Request) bool) { s.gate.Store(&gate) }

// Nobody waits for a provider behind somebody else, or longer than they want to.
func TestAProviderThatHangsHoldsNobody(t *testing.T) {
	s := start(t, ada)
	p := s.configured()
	asked, answer := make(chan struct{}), make(chan struct{})
	var once sync.Once
	s.through(func(_ http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path == document {
			once.Do(func() { close(asked) })
			<-answer
		}
		return false
	})
	ctx, leave := context.WithCancel(t.Context())
	var all sync.WaitGroup
	for range 5 {
		all.Go(func() {
			if _, err := p.Address(ctx, "test", flow("a")); fault.KindOf(err) != fault.Unavailable {
				t.Error(err)
			}
		})
	}
	stays := make(chan error, 1)
	go func() {
		_, err := p.Address(t.Context(), "test", flow("a"))
		stays <- err
	}()
	<-asked
	leave()
	all.Wait() // while the provider still hangs
	close(answer)
	if err := <-stays; err != nil {
		t.Errorf("who stayed: %v", err)
	}
	if n := s.requests("GET " + document); n != 1 {
		t.Errorf("%d requests", n)
	}
}

// A provider that fails is not asked again at once, and what it answers is not logged at length.
func TestAProviderThatFailsIsLeftAlone(t *testing.T) {
	s := start(t, ada)
	now := clock.NewManual(time.Now())
	p := s.clocked(now)
	s.through(func(w http.ResponseWriter, _ *http.Request) bool {
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = w.Write([]byte(strings.Repeat("ada@mail.example ", 50_000)))
		return true
	})
	try := func(requests int) error {
		t.Helper()
		_, err := p.Address(t.Context(), "test", flow("a"))
		if n := s.requests("GET " + document); n != requests {
			t.Errorf("%d requests, want %d", n, requests)
		}
		return err
	}
	for range 3 {
		err := try(1)
		if !errors.Is(err, identity.ErrProviderAway) || len(err.Error()) > 300 ||
			strings.Contains(err.Error(), "ada@") || !strings.Contains(err.Error(), "503 Service Unavailable") {
			t.Errorf("%.400v", err)
		}
	}
	now.Advance(6 * time.Second)
	s.gate.Store(nil)
	if err := try(2); err != nil {
		t.Error(err)
	}
	if err := try(2); err != nil {
		t.Error(err)
	}
}

// A provider is asked for its keys once, and sent the secret and a code once, in the way that it takes. Where it takes
// both, the client may be registered for either, and the first sign-in finds out.
func TestNothingIsAskedTwice(t *testing.T) {
	const basic, post = "client_secret_basic", "client_secret_post"
	for name, c := range map[string]struct {
		listed   []string
		method   string
		requests int // for tokens, in four sign-ins
		says     string
	}{
		"basic":                {[]string{basic}, basic, 4, "invalid_client"},
		"post":                 {[]string{post}, post, 4, "invalid_client"},
		"basic, of both":       {[]string{basic, post}, basic, 4, "invalid_client"},
		"post, of both":        {[]string{basic, post}, post, 5, "invalid_client"},
		"post, as Keycloak":    {[]string{basic, post}, post, 5, "unauthorized_client"},
		"post, said otherwise": {[]string{basic, post}, post, 5, "access_denied"},
	} {
		t.Run(name, func(t *testing.T) {
			s := start(t, ada)
			p := s.configured()
			genuine := s.Config.Handler
			s.through(func(w http.ResponseWriter, r *http.Request) bool {
				if r.URL.Path == "/oauth/token" {
					if _, _, inHeader := r.BasicAuth(); inHeader == (c.method == basic) {
						return false
					}
					http.Error(w, `{"error":"`+c.says+`"}`, http.StatusUnauthorized)
					return true
				}
				if r.URL.Path != document || r.Header.Get("X-Inner") != "" {
					return false
				}
				r.Header.Set("X-Inner", "1")
				changed(genuine, w, r, func(answer map[string]any) {
					answer["token_endpoint_auth_methods_supported"] = append(c.listed, "private_key_jwt")
				})
				return true
			})
			for _, name := range []string{"a", "b", "c"} {
				f := flow(name)
				if _, err := p.Claims(t.Context(), "test", s.signIn(p, f), f); err != nil {
					t.Fatal(err)
				}
			}
			_, err := p.Claims(t.Context(), "test", "made up", flow("d"))
			refused(t, err)
			keys, tokens := s.requests("GET /keys"), s.requests("POST /oauth/token")
			if keys != 1 || tokens != c.requests {
				t.Errorf("%d requests for keys and %d for tokens", keys, tokens)
			}
		})
	}
}

// What a provider can't answer at the moment is not said to be a refusal: whoever starts again at once only spends
// another code.
func TestAProviderThatFailsInTheMiddle(t *testing.T) {
	gone := func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }
	status := func(code int) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "ada@mail.example", code) }
	}
	// The document leaves open where the secret goes. In the body it is refused, which says nothing about the header.
	inHeader := func(fail http.HandlerFunc) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			if _, _, ok := r.BasicAuth(); ok {
				fail(w, r)
				return
			}
			status(http.StatusUnauthorized)(w, r)
		}
	}
	for name, c := range map[string]struct {
		path string
		fail http.HandlerFunc
	}{
		"keys, 503":     {"/keys", status(http.StatusServiceUnavailable)},
		"keys, cut":     {"/keys", gone},
		"UserInfo, 503": {"/userinfo", status(http.StatusServiceUnavailable)},
		"UserInfo, 429": {"/userinfo", status(http.StatusTooManyRequests)},
		"UserInfo, cut": {"/userinfo", gone},
		"tokens, 429":   {"/oauth/token", status(http.StatusTooManyRequests)},
		"tokens, 503":   {"/oauth/token", status(http.StatusServiceUnavailable)},
		"header, 429":   {"/oauth/token", inHeader(status(http.StatusTooManyRequests))},
		"header, 503":   {"/oauth/token", inHeader(status(http.StatusServiceUnavailable))},
		"header, cut":   {"/oauth/token", inHeader(gone)},
	} {
		t.Run(name, func(t *testing.T) {
			s := start(t, ada)
			p := s.configured()
			s.withoutAddress()
			s.through(func(w http.ResponseWriter, r *http.Request) bool {
				if r.URL.Path == c.path {
					c.fail(w, r)
				}
				return r.URL.Path == c.path
			})
			f := flow("a")
			_, err := p.Claims(t.Context(), "test", s.signIn(p, f), f)
			if !errors.Is(err, identity.ErrProviderAway) || fault.KindOf(err) != fault.Unavailable ||
				fault.Public(err) != "Test can't be reached right now. Try again in a few minutes." ||
				strings.Contains(err.Error(), "ada@") {
				t.Errorf("%v", err)
			}
			s.gate.Store(nil)
			f = flow("b")
			got, err := p.Claims(t.Context(), "test", s.signIn(p, f), f)
			if err != nil || got.Email != ada.Email {
				t.Errorf("afterwards: %+v %v", got, err)
			}
		})
	}
}

// withoutAddress leaves the address out of the tokens, so that UserInfo is asked.
func (s *server) withoutAddress() {
	without := func(answer map[string]any) {
		claims := claimsOf(answer["id_token"])
		delete(claims, "email")
		answer["id_token"] = s.signed(claims)
	}
	s.forge.Store(&without)
}

// What does not pass by itself is no provider that is away.
func TestAUserInfoThatRefuses(t *testing.T) {
	s := start(t, ada)
	p := s.configured()
	s.withoutAddress()
	answer := func(code int, kind string) func(w http.ResponseWriter) {
		return func(w http.ResponseWriter) {
			w.Header().Set("Content-Type", kind)
			w.WriteHeader(code)
			_, _ = io.WriteString(w, "ada@mail.example")
		}
	}
	for name, fail := range map[string]func(w http.ResponseWriter){
		"forbidden":           answer(http.StatusForbidden, "text/plain"),
		"moved":               answer(http.StatusFound, "text/html"),
		"no JSON":             answer(http.StatusOK, "application/json"),
		"a token, but no JWT": answer(http.StatusOK, "application/jwt"),
	} {
		s.through(func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path == "/userinfo" {
				fail(w)
			}
			return r.URL.Path == "/userinfo"
		})
		f := flow("a")
		_, err := p.Claims(t.Context(), "test", s.signIn(p, f), f)
		refused(t, err)
		if err == nil || strings.Contains(err.Error(), "ada@") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
