package app_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/Shopify/toxiproxy/v2/toxics"

	"vitae/internal/app/apptest"
)

// line is the way from the program to one of its services, which can be cut, slowed down and hushed.
type line struct {
	*apptest.Line
	t *testing.T
}

// newLine lays a line to a host and port. Its faults end before the program of the test does.
func newLine(t *testing.T, to string) *line {
	t.Helper()
	registerCut()
	l, err := apptest.NewLine(to)
	ok(t, err)
	t.Cleanup(l.Cut)
	return &line{l, t}
}

// through returns the URL of a service with the line's near end as its address.
func (l *line) through(service string) string {
	l.t.Helper()
	u, err := url.Parse(service)
	ok(l.t, err)
	u.Host = l.Addr()
	return u.String()
}

func hostOf(t *testing.T, service string) string {
	t.Helper()
	u, err := url.Parse(service)
	ok(t, err)
	return u.Host
}

// up ends every fault; connections that were hushed are cut by it.
func (l *line) up() {
	l.t.Helper()
	ok(l.t, l.Heal())
}

// upAfterwards makes sure that a test that failed half-way does not hold up the program's end.
func (l *line) upAfterwards() {
	l.t.Cleanup(func() { _ = l.Heal() })
}

// add adds a fault: "timeout" hushes, "latency" slows down, "cut" cuts; upstream is towards the service.
func (l *line) add(kind, stream string, attributes map[string]any) toxics.Toxic {
	l.t.Helper()
	added, err := l.Add(kind, stream, attributes)
	ok(l.t, err)
	return added
}

// hush lets the service be reached and never answer.
func (l *line) hush() {
	l.t.Helper()
	ok(l.t, l.Hush())
}

// slow makes every answer late.
func (l *line) slow(milliseconds int) {
	l.t.Helper()
	ok(l.t, l.Slow(milliseconds, 0))
}

// cutToxic ends a connection once, at the n-th piece counted over all connections; that piece does not arrive. Where
// After is set, the count begins behind a piece that holds it.
type cutToxic struct {
	At    int64  `json:"at"`
	After string `json:"after"`

	passed atomic.Int64
	armed  atomic.Bool
}

var registerCut = sync.OnceFunc(func() { toxics.Register("cut", new(cutToxic)) })

// fired reports whether it has cut.
func (c *cutToxic) fired() bool { return c.passed.Load() >= c.At }

// Pipe passes pieces on.
func (c *cutToxic) Pipe(stub *toxics.ToxicStub) {
	for {
		select {
		case <-stub.Interrupt:
			return
		case piece := <-stub.Input:
			counts := c.After == "" || c.armed.Load()
			if piece == nil || counts && c.passed.Add(1) == c.At {
				stub.Close()
				return
			}
			if c.After != "" && strings.Contains(string(piece.Data), c.After) {
				c.armed.Store(true)
			}
			stub.Output <- piece
		}
	}
}

// unavailable reports whether an answer is the one of a program whose database is away: 503, when to come again, a
// sentence, and nothing about the inside.
func unavailable(t *testing.T, what string, a apptest.Answer, err error) {
	t.Helper()
	var said struct{ Detail, RequestID string }
	if err == nil {
		err = json.Unmarshal(a.Body, &said)
	}
	if err != nil || a.Status != http.StatusServiceUnavailable || a.Header.Get("Retry-After") == "" ||
		a.Header.Get("Content-Type") != "application/problem+json" ||
		!strings.HasSuffix(said.Detail, ".") || said.RequestID == "" {
		t.Errorf("%s: %d %v %.300s %v", what, a.Status, a.Header, a.Body, err)
	}
	for _, inside := range []string{"dial", "127.0.0.1", "postgres", "sqlite", "SQL", "disk I/O"} {
		if strings.Contains(said.Detail, inside) {
			t.Errorf("%s: it tells of %q: %s", what, inside, said.Detail)
		}
	}
}

// sendQuery sends a GraphQL request as it stands.
func sendQuery(c *apptest.Client, query string, variables map[string]any) (apptest.Answer, error) {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return apptest.Answer{}, err
	}
	return c.Send(http.MethodPost, "/api/v1/identity/graphql", "application/json", body)
}

const (
	whoAmI    = `{currentUser{username}}`
	setTitle  = `mutation($i: UpdateUserProfileInput!){updateUserProfile(input:$i){success message}}`
	signingIn = `mutation($i: InitiateLoginInput!){initiateLogin(input:$i){success message}}`
	joining   = `mutation($i: RegisterUserInput!){registerUser(input:$i){success message}}`
)

func titled(title string) map[string]any {
	return map[string]any{"i": map[string]any{"jobTitle": title}}
}

func credentials(u apptest.Person) map[string]any {
	return map[string]any{"i": map[string]any{"username": u.Username, "password": u.Password}}
}

func newAccount(u apptest.Person) map[string]any {
	return map[string]any{"i": map[string]any{
		"username": u.Username, "email": u.Email, "password": u.Password,
		"firstName": u.FirstName, "lastName": u.LastName,
	}}
}

// everyRequestIsUnavailable asks reads and writes, of a user and of visitors, all at once.
func everyRequestIsUnavailable(t *testing.T, p *apptest.Program, c *apptest.Client, times int) {
	t.Helper()
	var all sync.WaitGroup
	for range times {
		for what, f := range map[string]func() (apptest.Answer, error){
			"read":  func() (apptest.Answer, error) { return sendQuery(c, whoAmI, nil) },
			"write": func() (apptest.Answer, error) { return sendQuery(c, setTitle, titled("lost")) },
			"export": func() (apptest.Answer, error) {
				return c.Send(http.MethodGet, "/api/v1/identity/export", "",
					nil)
			},
			"sign-in": func() (apptest.Answer, error) { return sendQuery(p.Client(), signingIn, credentials(c.User)) },
			"register": func() (apptest.Answer, error) {
				n := p.Client()
				return sendQuery(n, joining,
					newAccount(n.User))
			},
		} {
			all.Go(func() {
				a, err := f()
				unavailable(t, what, a, err)
			})
		}
	}
	all.Wait()
}

// answers reports what /readyz answers.
func answers(c *apptest.Client, path string, want int) func() bool {
	return func() bool {
		status, err := c.Get(path)
		return err == nil && status == want
	}
}
