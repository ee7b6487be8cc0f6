package identity_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/actor"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/guard"
	graph "vitae/internal/edge/graph/identity"
)

// password is one that every rule allows.
const password = "Seven-Herons-7"

// harness is the endpoint over real accounts on a real database, with the letters that were sent.
type harness struct {
	t       testing.TB
	db      *sqlstore.DB
	clock   *clock.Manual
	service *identity.Service
	url     string
	log     *lines

	mu      sync.Mutex
	letters []identity.Mail
	blobs   map[string][]byte
}

func newHarness(t testing.TB, db *sqlstore.DB, limits limit.Limiter) *harness {
	t.Helper()
	h := &harness{
		t: t, db: db, clock: clock.NewManual(time.Date(2026, 11, 21, 5, 0, 0, 0, time.UTC)), log: &lines{},
		blobs: map[string][]byte{},
	}
	keys, err := identity.NewKeys([]byte(strings.Repeat("secret of the tests ", 3)))
	if err != nil {
		t.Fatal(err)
	}
	h.service, err = identity.New(identity.Deps{
		Store: db.Identity(), Mailer: h, Blobs: blobs{h}, Keys: keys, Clock: h.clock,
		IDs:    id.Maker{Now: h.clock.Now, Random: rand.Reader},
		Random: rand.Reader, Limits: limits, PublicURL: &url.URL{Scheme: "http", Host: "vitae.example"},
		Log: slog.New(slog.NewTextHandler(h.log, nil)), Hashing: identity.HashCost{MemoryKiB: 8, Time: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	h.url = serve(t, h.service, guard.Limits{Limiter: limits}, h.log, h.who)
	return h
}

// serve serves the endpoint; who says who asks, as the HTTP side does.
func serve(t testing.TB, accounts graph.Accounts, limits guard.Limits, log io.Writer,
	who func(http.ResponseWriter, *http.Request) context.Context,
) string {
	h := guard.New(guard.Config{
		Schema: graph.New(accounts), Access: graph.Access(), Limits: limits,
		Log:       slog.New(slog.NewTextHandler(log, nil)),
		RequestID: func(context.Context) string { return "the-request" },
	})
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.ServeHTTP(w, r.WithContext(who(w, r)))
	}))
	t.Cleanup(s.Close)
	return s.URL
}

// who reads cookies and token.
func (h *harness) who(w http.ResponseWriter, r *http.Request) context.Context {
	b := actor.Browser{Address: netip.MustParseAddr("192.0.2.1"), UserAgent: "Firefox"}
	for name, into := range map[actor.Cookie]*string{
		actor.SessionCookie: &b.Session, actor.LoginCookie: &b.Login,
		actor.DeviceCookie: &b.Device,
	} {
		if c, err := r.Cookie(string(name)); err == nil {
			*into = c.Value
		}
	}
	b.Keep = func(c actor.Cookie, value string, life time.Duration) {
		http.SetCookie(w, &http.Cookie{
			Name: string(c), Value: value,
			MaxAge: max(-1, int(life.Seconds())-boolInt(life <= 0)), Path: "/",
		})
	}
	ctx := actor.WithBrowser(r.Context(), b)
	a, err := h.service.Authenticate(ctx, strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer "), b)
	if err != nil {
		return actor.WithDenied(ctx, err)
	}
	return actor.With(ctx, a)
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Send keeps a letter.
func (h *harness) Send(_ context.Context, m identity.Mail) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.letters = append(h.letters, m)
	return nil
}

// code works the queue off and gives the newest code that was mailed to an address.
func (h *harness) code(to string) string {
	h.t.Helper()
	ctx := context.Background()
	for {
		j, ok, err := h.db.Queue().Take(ctx, h.clock.Now(), time.Minute)
		if err != nil {
			h.t.Fatal(err)
		}
		if !ok {
			break
		}
		if err := h.service.SendMail(ctx, j.Payload); err != nil {
			h.t.Fatal(err)
		}
		if err := h.db.Queue().Done(ctx, j.ID); err != nil {
			h.t.Fatal(err)
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	code := ""
	for _, m := range h.letters {
		if m.To == to && m.Code != "" {
			code = m.Code
		}
	}
	return code
}

// blobs keeps files in memory.
type blobs struct{ h *harness }

func (b blobs) Put(_ context.Context, key string, data []byte) error {
	b.h.mu.Lock()
	defer b.h.mu.Unlock()
	b.h.blobs[key] = data
	return nil
}

func (b blobs) Get(_ context.Context, key string) ([]byte, error) {
	b.h.mu.Lock()
	defer b.h.mu.Unlock()
	if data, ok := b.h.blobs[key]; ok {
		return data, nil
	}
	return nil, fault.New("blobs.Get", fault.NotFound, "")
}

func (b blobs) Delete(_ context.Context, key string) error {
	b.h.mu.Lock()
	defer b.h.mu.Unlock()
	delete(b.h.blobs, key)
	return nil
}

func (b blobs) DeleteUnder(_ context.Context, prefix string) error {
	b.h.mu.Lock()
	defer b.h.mu.Unlock()
	maps.DeleteFunc(b.h.blobs, func(key string, _ []byte) bool { return strings.HasPrefix(key, prefix) })
	return nil
}

// lines is a log that may be read while it is written.
type lines struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.Write(p)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.String()
}

// client is a browser with cookies and a token.
type client struct {
	t     testing.TB
	url   string
	http  *http.Client
	token string
}

func newClient(t testing.TB, url string) *client {
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &client{t: t, url: url, http: &http.Client{Jar: jar}}
}

// reply is an answer.
type reply struct {
	t      testing.TB
	status int
	header http.Header
	raw    string
	Data   map[string]any
	Errors []struct {
		Message    string
		Path       []any
		Locations  []struct{ Line, Column int }
		Extensions map[string]any
	}
}

// ask sends a query with variables in pairs.
func (c *client) ask(query string, variables ...any) *reply {
	c.t.Helper()
	vars := map[string]any{}
	for i := 0; i+1 < len(variables); i += 2 {
		vars[variables[i].(string)] = variables[i+1]
	}
	body, err := json.Marshal(map[string]any{"query": query, "variables": vars, "kwargs": map[string]any{}})
	if err != nil {
		c.t.Fatal(err)
	}
	r, err := http.NewRequest(http.MethodPost, c.url, bytes.NewReader(body))
	if err != nil {
		c.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	if c.token != "" {
		r.Header.Set("Authorization", "Bearer "+c.token)
	}
	resp, err := c.http.Do(r)
	if err != nil {
		c.t.Fatal(err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		c.t.Fatal(err)
	}
	out := &reply{t: c.t, status: resp.StatusCode, header: resp.Header, raw: string(data)}
	if err := json.Unmarshal(data, out); err != nil {
		c.t.Fatalf("%d %s: %v", resp.StatusCode, data, err)
	}
	return out
}

// at returns what stands in the data under a path of keys; it fails on errors.
func (r *reply) at(path ...string) any {
	r.t.Helper()
	if r.status != http.StatusOK || len(r.Errors) > 0 {
		r.t.Fatalf("%d %s", r.status, r.raw)
	}
	var v any = r.Data
	for _, key := range path {
		m, ok := v.(map[string]any)
		if !ok {
			r.t.Fatalf("nothing at %v in %s", path, r.raw)
		}
		v = m[key]
	}
	return v
}

// text returns a string in the data.
func (r *reply) text(path ...string) string {
	r.t.Helper()
	s, ok := r.at(path...).(string)
	if !ok {
		r.t.Fatalf("no text at %v in %s", path, r.raw)
	}
	return s
}

// is fails unless the data is exactly the JSON.
func (r *reply) is(want string) {
	r.t.Helper()
	var a, b any
	if err := json.Unmarshal([]byte(want), &b); err != nil {
		r.t.Fatal(err)
	}
	a = r.at()
	got, _ := json.Marshal(a)
	wanted, _ := json.Marshal(b)
	if !bytes.Equal(got, wanted) {
		r.t.Errorf("got\n%s\nwant\n%s", got, wanted)
	}
}

// refused fails unless there is one error of the code.
func (r *reply) refused(code string) {
	r.t.Helper()
	if r.status != http.StatusOK || len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != code {
		r.t.Errorf("want %s, got %d %s", code, r.status, r.raw)
	}
}

const (
	registerMutation = `mutation ($in: RegisterUserInput!) { registerUser(input: $in) { success message user { id email } verificationSent fieldErrors { field message } } }`
	verifyMutation   = `mutation ($in: VerifyEmailInput!) { verifyEmail(input: $in) { success message } }`
	loginMutation    = `mutation ($in: InitiateLoginInput!) { initiateLogin(input: $in) { success message email userId } }`
	codeMutation     = `mutation ($in: VerifyLoginInput!) { verifyLogin(input: $in) { success message token expiresIn user { id username email isVerified createdAt lastLogin } } }`
)

type object = map[string]any

// register makes an account and gives its id; its address is not proven yet.
func (h *harness) register(username string) string {
	h.t.Helper()
	return newClient(h.t, h.url).ask(registerMutation, "in",
		object{"username": username, "email": username + "@mail.example", "password": password}).text("registerUser",
		"user", "id")
}

// signIn signs an account in, in a new browser.
func (h *harness) signIn(username string) *client {
	h.t.Helper()
	c := newClient(h.t, h.url)
	user := c.ask(loginMutation, "in", object{"username": username, "password": password}).text("initiateLogin",
		"userId")
	c.token = c.ask(codeMutation, "in",
		object{"userId": user, "code": h.code(username + "@mail.example")}).text("verifyLogin", "token")
	return c
}
