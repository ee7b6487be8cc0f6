package oidc_test

import (
	"context"
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/zitadel/oidc/v3/example/server/exampleop"
	"github.com/zitadel/oidc/v3/example/server/storage"
	"github.com/zitadel/oidc/v3/pkg/op"

	"vitae/internal/adapter/oidc"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// callback is where the provider sends browsers back to; nobody listens there.
const callback = "http://127.0.0.1:1/api/v1/identity/sign-in/test"

// server is a real provider (zitadel's), with one user. forge may change what it answers for a code, and gate may
// answer in its place. Its keys include one of the test's.
type server struct {
	*httptest.Server
	t     *testing.T
	forge atomic.Pointer[func(answer map[string]any)]
	gate  atomic.Pointer[func(w http.ResponseWriter, r *http.Request) bool]
	key   *rsa.PrivateKey

	mu    sync.Mutex
	asked map[string]int // by method and path
}

// testKey is the ID of the test's own key.
const testKey = "test"

func start(t *testing.T, user storage.User) *server {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	s := &server{t: t, key: key, asked: map[string]int{}}
	mux := http.NewServeMux()
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		s.asked[r.Method+" "+r.URL.Path]++
		s.mu.Unlock()
		if gate := s.gate.Load(); gate == nil || !(*gate)(w, r) {
			mux.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(s.Close)
	storage.RegisterClients(storage.WebClient("vitae"+s.URL, "secret", callback))
	genuine := exampleop.SetupServer(s.URL, storage.NewStorage(users{&user}),
		slog.New(slog.NewTextHandler(io.Discard, nil)), false, op.WithAllowInsecure())
	mux.HandleFunc("/oauth/token", func(w http.ResponseWriter, r *http.Request) {
		forge := s.forge.Load()
		changed(genuine, w, r, func(answer map[string]any) {
			if forge != nil {
				(*forge)(answer)
			}
		})
	})
	mux.HandleFunc("/keys", func(w http.ResponseWriter, r *http.Request) {
		changed(genuine, w, r, func(answer map[string]any) {
			answer["keys"] = append(answer["keys"].([]any), map[string]string{
				"kty": "RSA", "use": "sig", "alg": "RS256", "kid": testKey, "e": "AQAB",
				"n": base64.RawURLEncoding.EncodeToString(key.N.Bytes()),
			})
		})
	})
	mux.Handle("/", genuine)
	return s
}

// changed answers with a handler's answer after a change, or as it is where it is no JSON object.
func changed(h http.Handler, w http.ResponseWriter, r *http.Request, change func(answer map[string]any)) {
	got := httptest.NewRecorder()
	h.ServeHTTP(got, r)
	body := got.Body.Bytes()
	var answer map[string]any
	if json.Unmarshal(body, &answer) == nil {
		change(answer)
		body, _ = json.Marshal(answer)
	}
	w.Header().Set("Content-Type", got.Header().Get("Content-Type"))
	w.WriteHeader(got.Code)
	_, _ = w.Write(body)
}

// requests returns how often something was asked for.
func (s *server) requests(what string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.asked[what]
}

// signed packs claims into a token with the signature of the test's key.
func (s *server) signed(claims map[string]any) string {
	s.t.Helper()
	text := pack(map[string]any{"alg": "RS256", "kid": testKey}) + "." + pack(claims)
	sum := sha256.Sum256([]byte(text))
	signature, err := rsa.SignPKCS1v15(rand.Reader, s.key, crypto.SHA256, sum[:])
	if err != nil {
		s.t.Error(err)
	}
	return text + "." + base64.RawURLEncoding.EncodeToString(signature)
}

func pack(v any) string {
	raw, _ := json.Marshal(v)
	return base64.RawURLEncoding.EncodeToString(raw)
}

// claimsOf returns what a token says.
func claimsOf(token any) map[string]any {
	raw, _ := base64.RawURLEncoding.DecodeString(strings.Split(token.(string), ".")[1])
	var v map[string]any
	_ = json.Unmarshal(raw, &v)
	return v
}

// users is the provider's only user.
type users struct{ one *storage.User }

func (u users) GetUserByID(id string) *storage.User {
	if id == u.one.ID {
		return u.one
	}
	return nil
}

func (u users) GetUserByUsername(name string) *storage.User {
	if name == u.one.Username {
		return u.one
	}
	return nil
}

func (u users) ExampleClientID() string { return "service" }

var ada = storage.User{
	ID: "id1", Username: "ada", Password: "verysecure", FirstName: "Ada", LastName: "Lovelace",
	Email: "ada@mail.example", EmailVerified: true,
}

// configured asks the provider.
func (s *server) configured() *oidc.Providers { return s.clocked(clock.System{}) }

func (s *server) clocked(c clock.Clock) *oidc.Providers {
	return oidc.New([]oidc.Config{{
		ID: "test", Name: "Test", Issuer: s.URL, ClientID: "vitae" + s.URL, ClientSecret: "secret", Redirect: callback,
	}}, c)
}

func flow(name string) identity.ProviderFlow {
	return identity.ProviderFlow{
		State: "state " + name, Nonce: "nonce " + name, Verifier: strings.Repeat("verifier-"+name, 6),
	}
}

var request = regexp.MustCompile(`name="id" value="([^"]+)"`)

// signIn signs in at the provider and returns the code that it sends back.
func (s *server) signIn(p *oidc.Providers, f identity.ProviderFlow) string {
	s.t.Helper()
	address, err := p.Address(context.Background(), "test", f)
	if err != nil {
		s.t.Fatal(err)
	}
	back := s.visit(address)
	if back.Query().Get("state") != f.State {
		s.t.Fatalf("sent back to %v", back)
	}
	return back.Query().Get("code")
}

// visit does in a browser what a user does at the provider, and returns where it sends the browser back to.
func (s *server) visit(address string) *url.URL {
	s.t.Helper()
	jar, _ := cookiejar.New(nil)
	var back *url.URL
	browser := &http.Client{Jar: jar, CheckRedirect: func(r *http.Request, _ []*http.Request) error {
		if strings.Contains(r.URL.Path, "/api/v1/identity/sign-in/") {
			back = r.URL
			return http.ErrUseLastResponse
		}
		return nil
	}}
	page, err := browser.Get(address)
	if err != nil {
		s.t.Fatal(err)
	}
	text, _ := io.ReadAll(page.Body)
	_ = page.Body.Close()
	found := request.FindSubmatch(text)
	if found == nil {
		s.t.Fatalf("no form: %s", text)
	}
	answer, err := browser.PostForm(s.URL+"/login/username", url.Values{
		"id": {string(found[1])}, "username": {"ada"}, "password": {"verysecure"},
	})
	if err != nil {
		s.t.Fatal(err)
	}
	_ = answer.Body.Close()
	if back == nil {
		s.t.Fatal("the provider sends nobody back")
	}
	return back
}

func refused(t *testing.T, err error) {
	t.Helper()
	if fault.KindOf(err) != fault.Invalid ||
		fault.Public(err) != "The sign-in with Test didn't work. Please start again." {
		t.Errorf("%v", err)
	}
}

func TestClaimsOfARealProvider(t *testing.T) {
	s := start(t, ada)
	p := s.configured()
	f := flow("a")
	code := s.signIn(p, f)
	got, err := p.Claims(t.Context(), "test", code, f)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(identity.Claims{
		Subject: "id1", Email: "ada@mail.example", EmailVerified: true, FirstName: "Ada", LastName: "Lovelace",
	}, got); diff != "" {
		t.Error(diff)
	}
	_, err = p.Claims(t.Context(), "test", code, f)
	refused(t, err)
	_, err = p.Claims(t.Context(), "test", "made up", f)
	refused(t, err)
}

func TestAnAddressThatIsNotVerified(t *testing.T) {
	user := ada
	user.EmailVerified = false
	s := start(t, user)
	p := s.configured()
	f := flow("a")
	if got, err := p.Claims(t.Context(), "test", s.signIn(p, f), f); err != nil || got.EmailVerified {
		t.Errorf("%+v %v", got, err)
	}
}

func TestAnswersToOtherFlows(t *testing.T) {
	s := start(t, ada)
	p := s.configured()
	mine, other := flow("mine"), flow("other")
	_, err := p.Claims(t.Context(), "test", s.signIn(p, other), mine)
	refused(t, err) // by PKCE
	mixed := mine
	mixed.Nonce = other.Nonce
	_, err = p.Claims(t.Context(), "test", s.signIn(p, mixed), mine)
	refused(t, err) // by the nonce
}

// What is wrong with a forged token is one thing alone: all but two have the right signature.
func TestForgedTokens(t *testing.T) {
	s := start(t, ada)
	p := s.configured()
	with := func(key string, value any) func(map[string]any) {
		return func(answer map[string]any) {
			claims := claimsOf(answer["id_token"])
			claims[key] = value
			answer["id_token"] = s.signed(claims)
		}
	}
	try := func(forge func(map[string]any)) (identity.Claims, error) {
		s.forge.Store(&forge)
		f := flow("a")
		return p.Claims(t.Context(), "test", s.signIn(p, f), f)
	}
	if got, err := try(with("email", "ada@other.example")); err != nil || got.Email != "ada@other.example" {
		t.Fatalf("the test's own signature: %+v %v", got, err)
	}
	for name, forge := range map[string]func(map[string]any){
		"another issuer":   with("iss", "https://id.example"),
		"another audience": with("aud", []string{"other"}),
		"another flow":     with("nonce", "nonce b"),
		"over":             with("exp", time.Now().Add(-time.Minute).Unix()),
		"another subject": func(answer map[string]any) {
			claims := claimsOf(answer["id_token"])
			claims["sub"] = "id2"
			parts := strings.Split(answer["id_token"].(string), ".")
			answer["id_token"] = parts[0] + "." + pack(claims) + "." + parts[2]
		},
		"no signature": func(answer map[string]any) {
			answer["id_token"] = pack(map[string]any{"alg": "none"}) + "." + pack(claimsOf(answer["id_token"])) + "."
		},
		"no token":    func(answer map[string]any) { delete(answer, "id_token") },
		"not a token": func(answer map[string]any) { answer["id_token"] = "a.b.c" },
		"a list":      func(answer map[string]any) { answer["id_token"] = []int{1} },
	} {
		_, err := try(forge)
		if err == nil {
			t.Errorf("%s is believed", name)
			continue
		}
		refused(t, err)
	}
}

func TestAProviderThatIsAway(t *testing.T) {
	s := start(t, ada)
	p := s.configured()
	s.Close()
	_, err := p.Address(t.Context(), "test", flow("a"))
	if fault.KindOf(err) != fault.Unavailable ||
		fault.Public(err) != "Test can't be reached right now. Try again in a few minutes." {
		t.Error(err)
	}
	_, err = p.Address(t.Context(), "other", flow("a"))
	if fault.KindOf(err) != fault.Invalid {
		t.Error(err)
	}
}

func TestATokenThatIsOver(t *testing.T) {
	s := start(t, ada)
	p := s.clocked(clock.NewManual(time.Now().Add(24 * time.Hour)))
	f := flow("a")
	_, err := p.Claims(t.Context(), "test", s.signIn(p, f), f)
	refused(t, err)
}
