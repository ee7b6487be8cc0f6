package httpd

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"vitae/internal/base/actor"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/turn"
	"vitae/internal/domain/identity"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const (
	owner    = id.User(4_000_000_000_000_001)
	stranger = id.User(4_000_000_000_000_002)
)

var now = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

// accounts stands for identity.Service: the bearer decides who signs in, and photos are kept in a map.
type accounts struct {
	mu     sync.Mutex
	seen   []actor.Browser
	photos map[id.User][]byte
	export func(w io.Writer) error
	off    int   // times that mails were switched off
	over   bool  // sessions have ended
	failed error // of looking them up again
}

func (a *accounts) Authenticate(_ context.Context, bearer string, b actor.Browser) (actor.Actor, error) {
	a.mu.Lock()
	a.seen = append(a.seen, b)
	a.mu.Unlock()
	switch bearer {
	case "owner":
		return actor.Actor{User: owner}, nil
	case "support":
		return actor.Actor{User: stranger, Permissions: []string{"users:read"}}, nil
	case "stranger":
		return actor.Actor{User: stranger}, nil
	case "off":
		return actor.Actor{}, fault.New("test", fault.Deactivated, "Your account is deactivated.")
	case "broken":
		return actor.Actor{}, errors.New("the database is gone")
	case "busy":
		return actor.Actor{}, &fault.Error{Kind: fault.Unavailable, Message: "Busy.", Wait: 7 * time.Second}
	}
	return actor.Actor{}, nil
}

// NotMe knows a proof for each of what it may come to.
func (a *accounts) NotMe(_ context.Context, user id.User, proof string) (identity.Recovered, error) {
	came, ok := map[string]identity.Recovered{
		"proof": identity.RecoveredByLink, "taken": identity.RecoveredTaken, "off": identity.RecoveredOff,
	}[proof]
	if user != owner || !ok {
		return "", fault.New("test", fault.NotFound, "Nothing was found at this address.")
	}
	return came, nil
}

// SwitchMailOff knows one proof.
func (a *accounts) SwitchMailOff(_ context.Context, user id.User, w identity.MailSwitch, proof string) error {
	if user != owner || w != identity.MailUpdates || proof != "proof" {
		return fault.New("test", fault.NotFound, "Nothing was found at this address.")
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.off++
	return nil
}

func (a *accounts) StillSignedIn(ctx context.Context, bearer string, b actor.Browser) (bool, error) {
	a.mu.Lock()
	over, failed := a.over, a.failed
	a.mu.Unlock()
	if failed != nil {
		return false, failed
	}
	who, err := a.Authenticate(ctx, bearer, b)
	return who.SignedIn() && !over, err
}

func (a *accounts) SetPhoto(_ context.Context, user id.User, _ string, data []byte) (identity.Profile, error) {
	if !bytes.HasPrefix(data, []byte("image")) {
		return identity.Profile{}, fault.New("test", fault.Unsupported, "This is no picture.")
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.photos[user] = data
	return identity.Profile{User: user, Photo: identity.Photo{ContentType: "image/png", UploadedAt: now}}, nil
}

func (a *accounts) Photo(_ context.Context, who actor.Actor, user id.User) ([]byte, string, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	data, ok := a.photos[user]
	switch {
	case who.User != user && !who.Can("users:read"):
		return nil, "", fault.New("test", fault.Forbidden, "Not yours: "+user.String())
	case !ok:
		return nil, "", fault.New("test", fault.NotFound, "None of "+user.String())
	}
	return data, "image/png", nil
}

func (a *accounts) DeletePhoto(_ context.Context, user id.User) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.photos, user)
	return nil
}

func (a *accounts) Export(_ context.Context, _ id.User, w io.Writer) error { return a.export(w) }

type absent = Tailor

// engine reads postings; whatever else it is asked for is absent and panics.
type engine struct{ absent }

func (engine) Requirements(_ context.Context, job string) (*posting.Posting, error) {
	switch job {
	case "panic":
		panic("of a text: " + job)
	case "index":
		return nil, []error{nil}[len(job)]
	}
	return &posting.Posting{}, nil
}

// plainReader reads texts, and of every other file nothing.
type plainReader struct{}

func (plainReader) Read(_ context.Context, name string, data []byte) (*docparse.Result, error) {
	if !strings.HasSuffix(name, ".txt") {
		return &docparse.Result{Document: &document.Resume{}}, nil
	}
	return docparse.FromText(string(data)), nil
}

// site is a server that is ready, with what it was made of.
type site struct {
	*Server
	accounts *accounts
	clock    *clock.Manual
	log      *bytes.Buffer
}

func newSite(t testing.TB, change func(*Deps)) *site {
	t.Helper()
	s := &site{accounts: &accounts{photos: map[id.User][]byte{}}, clock: clock.NewManual(now), log: &bytes.Buffer{}}
	d := Deps{
		Tailor: engine{}, Files: resume.NewFiles(plainReader{}, nil), Accounts: s.accounts, MaxUpload: 1 << 20,
		Clock: s.clock,
		Work:  turn.New(turn.Config{AtOnce: 4, Waiting: 96, Patience: 20 * time.Second}),
		Log:   slog.New(slog.NewJSONHandler(s.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	}
	if change != nil {
		change(&d)
	}
	var err error
	if s.Server, err = New(d); err != nil {
		t.Fatal(err)
	}
	s.Ready(true)
	return s
}

// ask sends one request; headers are pairs of name and value.
func (s *site) ask(method, target string, body io.Reader, headers ...string) *httptest.ResponseRecorder {
	q := httptest.NewRequest(method, target, body)
	for i := 0; i+1 < len(headers); i += 2 {
		q.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, q)
	return w
}

// job asks for the requirements of a posting.
func (s *site) job(text string, headers ...string) *httptest.ResponseRecorder {
	return s.ask(http.MethodPost, "/api/resume/trial/job", bytes.NewBufferString(`{"job":"`+text+`"}`),
		append(headers, "Content-Type", "application/json")...)
}

// upload sends a form with one file.
func (s *site) upload(target, bearer string, data []byte) *httptest.ResponseRecorder {
	var b bytes.Buffer
	form := multipart.NewWriter(&b)
	if data != nil {
		p, _ := form.CreateFormFile("file", "me.png")
		_, _ = p.Write(data)
	}
	_ = form.Close()
	return s.ask(http.MethodPut, target, &b, "Content-Type", form.FormDataContentType(), "Authorization",
		"Bearer "+bearer)
}
