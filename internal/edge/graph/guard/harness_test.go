package guard_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"vitae/internal/edge/graph/guard"
)

// contract reads the schema of the identity service.
func contract(t testing.TB) *ast.Schema {
	t.Helper()
	return guard.ReadSchema(t, "identity")
}

// counted is an executable schema that runs nothing but counts how often it was asked to.
type counted struct {
	schema *ast.Schema
	mu     sync.Mutex
	runs   int
}

func (c *counted) Schema() *ast.Schema { return c.schema }

func (c *counted) Complexity(context.Context, string, string, int, map[string]any) (int, bool) {
	return 0, false
}

func (c *counted) Exec(context.Context) graphql.ResponseHandler {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.runs++
	return graphql.OneShot(&graphql.Response{Data: json.RawMessage(`{"ran":true}`)})
}

// harness is a guarded endpoint, served, with its log.
type harness struct {
	t      testing.TB
	schema *counted
	url    string
	log    *lines
}

func newHarness(t testing.TB, change ...func(*guard.Config)) *harness {
	t.Helper()
	h := &harness{t: t, schema: &counted{schema: contract(t)}, log: &lines{}}
	c := guard.Config{
		Schema: h.schema, Log: slog.New(slog.NewTextHandler(h.log, nil)),
		RequestID: func(context.Context) string { return "the-request" },
	}
	for _, f := range change {
		f(&c)
	}
	s := httptest.NewServer(guard.New(c))
	t.Cleanup(s.Close)
	h.url = s.URL
	return h
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

// answer is what came back.
type answer struct {
	status int
	header http.Header
	body   string
}

// post sends a body as it is.
func (h *harness) post(body string) answer {
	h.t.Helper()
	return h.send(http.MethodPost, body, "application/json")
}

// send sends a body with a method, a content type and other headers in pairs.
func (h *harness) send(method, body, contentType string, headers ...string) answer {
	h.t.Helper()
	r, err := http.NewRequest(method, h.url, strings.NewReader(body))
	if err != nil {
		h.t.Fatal(err)
	}
	r.Header.Set("Content-Type", contentType)
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		h.t.Fatal(err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		h.t.Fatal(err)
	}
	return answer{resp.StatusCode, resp.Header, string(data)}
}

// asked makes the body of a request of a query and variables.
func asked(query string, variables ...any) string {
	body := map[string]any{"query": query, "kwargs": map[string]any{}}
	if len(variables) > 0 {
		body["variables"] = variables[0]
	}
	out, _ := json.Marshal(body)
	return string(out)
}

// gqlError is an error as a client sees it.
type gqlError struct {
	Message    string
	Path       []any
	Locations  []struct{ Line, Column int }
	Extensions struct {
		Code       string
		Fields     map[string]string
		RetryAfter int
		RequestID  string
	}
}

func (h *harness) errorsOf(a answer) []gqlError {
	h.t.Helper()
	var parsed struct{ Errors []gqlError }
	if err := json.Unmarshal([]byte(a.body), &parsed); err != nil {
		h.t.Fatalf("%d %s: %v", a.status, a.body, err)
	}
	return parsed.Errors
}

// ran reports how often something was executed.
func (h *harness) ran() int {
	h.schema.mu.Lock()
	defer h.schema.mu.Unlock()
	return h.schema.runs
}
