package guard

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

// echo is an executable schema that answers with nothing.
type echo struct{ schema *ast.Schema }

func (e echo) Schema() *ast.Schema { return e.schema }

func (echo) Complexity(context.Context, string, string, int, map[string]any) (int, bool) {
	return 0, false
}

func (echo) Exec(context.Context) graphql.ResponseHandler {
	return graphql.OneShot(&graphql.Response{Data: []byte(`{"ran":true}`)})
}

// ReadSchema reads the schema of a service in api, from all its files or from those that are named.
func ReadSchema(t testing.TB, service string, names ...string) *ast.Schema {
	t.Helper()
	if len(names) == 0 {
		names = []string{"*"}
	}
	var sources []*ast.Source
	for _, name := range names {
		files, err := filepath.Glob("../../../../api/" + service + "/" + name + ".graphqls")
		if err != nil || len(files) == 0 {
			t.Fatalf("%d schema files, %v", len(files), err)
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			sources = append(sources, &ast.Source{Name: f, Input: string(text)})
		}
	}
	return gqlparser.MustLoadSchema(sources...)
}

func newEcho(t *testing.T) *Handler {
	t.Helper()
	return New(Config{Schema: echo{ReadSchema(t, "identity")}, Access: map[string]Access{"Query.currentUser": Public}})
}

func TestAnOperationIsValidatedOnce(t *testing.T) {
	t.Parallel()
	h := newEcho(t)
	const query = "query A { currentUser { id } }"
	first, roots, errs := h.prepare(query)
	if len(errs) > 0 || len(roots) != 1 {
		t.Fatal(errs)
	}
	if again, _, _ := h.prepare(query); again != first {
		t.Error("it was validated again")
	}
	for _, refused := range []string{"{ currentUser { nothing } }", "{", strings.Repeat("x", maxQuery+1)} {
		_, _, once := h.prepare(refused)
		_, _, twice := h.prepare(refused)
		if len(once) == 0 || len(twice) != len(once) {
			t.Errorf("%.20q: %v, then %v", refused, once, twice)
		}
	}
	if len(h.known.of) != 1 {
		t.Errorf("%d operations are kept of one that is valid", len(h.known.of))
	}
}

func TestKnownOperationsAreBounded(t *testing.T) {
	t.Parallel()
	h := newEcho(t)
	const mine = "query Mine { currentUser { id } }"
	kept, _, _ := h.prepare(mine)
	for i := range 60 {
		if _, _, errs := h.prepare(fmt.Sprintf("query Q%d { currentUser { id } } #%s", i,
			strings.Repeat("x", 15_000))); len(errs) > 0 {
			t.Fatal(errs)
		}
		if doc, _, _ := h.prepare(mine); doc != kept {
			t.Fatalf("what is used each time was forgotten after %d others", i)
		}
	}
	if h.known.bytes > knownBytes || h.known.order.Len() != len(h.known.of) || len(h.known.of) > 20 {
		t.Errorf("%d operations of %d bytes", len(h.known.of), h.known.bytes)
	}
}

// TestRequestsShareAnOperation looks for races: each has variables of its own.
func TestRequestsShareAnOperation(t *testing.T) {
	t.Parallel()
	h := newEcho(t)
	h.c.Access["Mutation.verifyEmail"] = Public
	var all sync.WaitGroup
	for i := range 32 {
		all.Go(func() {
			body := fmt.Sprintf(
				`{"query":"mutation($c:String!){verifyEmail(input:{userId:1,code:$c}){success}}","variables":{"c":"%d"}}`, i)
			q := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
			q.Header.Set("Content-Type", "application/json")
			w := httptest.NewRecorder()
			if h.ServeHTTP(w, q); w.Body.String() != `{"data":{"ran":true}}` {
				t.Errorf("%d %s", w.Code, w.Body)
			}
		})
	}
	all.Wait()
}
