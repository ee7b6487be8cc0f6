package identity_test

import (
	"context"
	"crypto/rand"
	"errors"
	"io"
	"log/slog"
	"maps"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/actor"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/identity"
)

// password is one that every rule allows.
const password = "Seven-Herons-7"

// harness is a service on a real database with a clock that stands still, and the letters it sent.
type harness struct {
	*identity.Service
	t     testing.TB
	db    *sqlstore.DB
	clock *clock.Manual
	post  *letters
	blobs *memoryBlobs
	deps  identity.Deps
}

// newHarness opens a service with limits on; change may alter what it is made of.
func newHarness(t testing.TB, db *sqlstore.DB, change ...func(*identity.Deps)) *harness {
	t.Helper()
	now := clock.NewManual(time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC))
	keys, err := identity.NewKeys([]byte(strings.Repeat("secret of the tests ", 3)))
	if err != nil {
		t.Fatal(err)
	}
	h := &harness{t: t, db: db, clock: now, post: &letters{}, blobs: &memoryBlobs{}}
	h.deps = identity.Deps{
		Store: db.Identity(), Mailer: h.post, Blobs: h.blobs, Keys: keys, Clock: now,
		IDs:    id.Maker{Now: now.Now, Random: rand.Reader},
		Random: rand.Reader, Limits: db.Limiter(now, keys.Limits()),
		Folders: []string{"resumes"}, PublicURL: &url.URL{Scheme: "https", Host: "vitae.example"},
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Hashing: identity.HashCost{MemoryKiB: 8, Time: 1},
	}
	for _, f := range change {
		f(&h.deps)
	}
	h.Service, err = identity.New(h.deps)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// withoutLimits is for newHarness.
func withoutLimits(d *identity.Deps) { d.Limits = nil }

// newBrowser returns a browser without cookies.
func (h *harness) newBrowser() *browser {
	return &browser{b: actor.Browser{
		Address:   netip.MustParseAddr("192.0.2.1"),
		UserAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
	}}
}

// browser keeps cookies as a real one does.
type browser struct {
	mu sync.Mutex
	b  actor.Browser
}

// from moves the browser to another address.
func (b *browser) from(address string) *browser {
	b.b.Address = netip.MustParseAddr(address)
	return b
}

// now returns the browser as one request sees it.
func (b *browser) now() actor.Browser {
	b.mu.Lock()
	defer b.mu.Unlock()
	copied := b.b
	copied.Keep = b.keep
	return copied
}

func (b *browser) keep(c actor.Cookie, value string, life time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if life <= 0 {
		value = ""
	}
	switch c {
	case actor.SessionCookie:
		b.b.Session = value
	case actor.LoginCookie:
		b.b.Login = value
	case actor.DeviceCookie:
		b.b.Device = value
	}
}

// ctx is the context of a request from the browser.
func (b *browser) ctx() context.Context { return actor.WithBrowser(context.Background(), b.now()) }

// letters is a mailer that keeps what it is given.
type letters struct {
	mu   sync.Mutex
	sent []identity.Mail
}

func (l *letters) Send(_ context.Context, m identity.Mail) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sent = append(l.sent, m)
	return nil
}

// mails works the queue off and gives every letter so far to an address.
func (h *harness) mails(to string) []identity.Mail {
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
		if h.clock.Now().Before(j.Until) {
			handle := h.SendMail
			if j.Kind == job.Notice {
				handle = h.MailNotice
			}
			if err := handle(ctx, j.Payload); err != nil {
				h.t.Fatal(err)
			}
		}
		if err := h.db.Queue().Done(ctx, j.ID); err != nil {
			h.t.Fatal(err)
		}
	}
	h.post.mu.Lock()
	defer h.post.mu.Unlock()
	var mine []identity.Mail
	for _, m := range h.post.sent {
		if m.To == to {
			mine = append(mine, m)
		}
	}
	return mine
}

// kinds names the letters so far to an address.
func (h *harness) kinds(to string) []identity.MailKind {
	h.t.Helper()
	var kinds []identity.MailKind
	for _, m := range h.mails(to) {
		kinds = append(kinds, m.Kind)
	}
	return kinds
}

// lastMail returns the newest letter of a kind to an address.
func (h *harness) lastMail(to string, kind identity.MailKind) identity.Mail {
	h.t.Helper()
	all := h.mails(to)
	for _, m := range slices.Backward(all) {
		if m.Kind == kind {
			return m
		}
	}
	h.t.Fatalf("no letter %s to %s among %d", kind, to, len(all))
	return identity.Mail{}
}

// address is the e-mail address that register gives a username.
func address(username string) string { return username + "@mail.example" }

// register makes an account that is not verified yet, and gives it and its code.
func (h *harness) register(username string) (id.User, string) {
	h.t.Helper()
	r, err := h.Register(h.newBrowser().ctx(), identity.RegisterRequest{
		Username: username, Email: address(username),
		Password: password, FirstName: "Ada",
	})
	if err != nil {
		h.t.Fatal(err)
	}
	return r.User, h.lastMail(address(username), identity.MailCode).Code
}

// verified makes an account whose address is proven.
func (h *harness) verified(username string) id.User {
	h.t.Helper()
	user, code := h.register(username)
	if err := h.VerifyEmail(context.Background(), user, code); err != nil {
		h.t.Fatal(err)
	}
	return user
}

// loginCode does the first step of a login and gives the code that was mailed.
func (h *harness) loginCode(b *browser, username string) (id.User, string) {
	h.t.Helper()
	l, err := h.InitiateLogin(b.ctx(), identity.LoginRequest{Username: username, Password: password})
	if err != nil {
		h.t.Fatal(err)
	}
	return l.User, h.lastMail(l.Email, identity.MailLoginCode).Code
}

// signIn signs an account in and gives its actor.
func (h *harness) signIn(b *browser, username string) (identity.SignedIn, actor.Actor) {
	h.t.Helper()
	user, code := h.loginCode(b, username)
	in, err := h.VerifyLogin(b.ctx(), user, code)
	if err != nil {
		h.t.Fatal(err)
	}
	a, err := h.Authenticate(context.Background(), in.Token, b.now())
	if err != nil || a.User != user {
		h.t.Fatalf("signed in, but authenticated as %v: %v", a.User, err)
	}
	return in, a
}

// signedUp registers, verifies and signs in.
func (h *harness) signedUp(username string) (*browser, identity.SignedIn, actor.Actor) {
	h.t.Helper()
	h.verified(username)
	b := h.newBrowser()
	in, a := h.signIn(b, username)
	return b, in, a
}

// notMe uses what a letter carried and gives the error alone.
func (h *harness) notMe(ctx context.Context, user id.User, proof string) error {
	_, err := h.NotMe(ctx, user, proof)
	return err
}

// wants fails unless err is of a kind and says the message.
func wants(t testing.TB, err error, kind fault.Kind, message string) {
	t.Helper()
	var f *fault.Error
	if !errors.As(err, &f) || fault.KindOf(err) != kind || fault.Public(err) != message &&
		(message != patience || !strings.HasPrefix(fault.Public(err), message)) {
		t.Fatalf("got %v (%v, %q), want %v, %q", err, fault.KindOf(err), fault.Public(err), kind, message)
	}
}

// memoryBlobs keeps blobs in a map.
type memoryBlobs struct {
	mu   sync.Mutex
	kept map[string][]byte
}

func (m *memoryBlobs) Put(_ context.Context, key string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.kept == nil {
		m.kept = map[string][]byte{}
	}
	m.kept[key] = slices.Clone(data)
	return nil
}

func (m *memoryBlobs) Get(_ context.Context, key string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.kept[key]
	if !ok {
		return nil, fault.New("memoryBlobs.Get", fault.NotFound, "")
	}
	return slices.Clone(data), nil
}

func (m *memoryBlobs) Delete(_ context.Context, key string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.kept, key)
	return nil
}

func (m *memoryBlobs) DeleteUnder(_ context.Context, prefix string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	maps.DeleteFunc(m.kept, func(key string, _ []byte) bool { return strings.HasPrefix(key, prefix) })
	return nil
}
