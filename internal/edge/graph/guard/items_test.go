package guard_test

import (
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"

	"vitae/internal/edge/graph/guard"
)

// resumes reads the schema of the resume service, whose lists hang in lists.
func resumes(t testing.TB) *ast.Schema {
	t.Helper()
	return guard.ReadSchema(t, "resume", "contract", "vitae", "board")
}

func TestListsInListsAreCountedByTheirLimits(t *testing.T) {
	t.Parallel()
	h := newHarness(t, func(c *guard.Config) {
		c.Schema = &counted{schema: resumes(t)}
	})
	deep := strings.Repeat("jobMatches(first:500){resumeVersion{", 3) + "id" + strings.Repeat("}}", 3)
	for name, q := range map[string]struct {
		query     string
		variables any
		refused   bool
	}{
		"defaults of three levels": {query: `{resumes(userId:"1"){versions{jobMatches{id}}}}`},
		"one large list":           {query: `{resumes(userId:"1",first:500){versions(first:400){id}}}`},
		"to-one is no list": {
			query: `{resumes(userId:"1"){versions{jobMatches{jobDescription{id} resumeVersion{id}}}}}`,
		},
		"more than a list gives": {query: `{resumes(userId:"1",first:2000000000){latest{id}}}`},
		"two large lists": {
			query:   `{resumes(userId:"1",first:500){versions(first:500){id}}}`,
			refused: true,
		},
		"by a variable": {
			query:     `query($n:Int){resumes(userId:"1",first:$n){versions(first:$n){id}}}`,
			variables: map[string]any{"n": 500}, refused: true,
		},
		"by a variable's default": {
			query:   `query($n:Int=500){resumes(userId:"1",first:$n){versions(first:$n){id}}}`,
			refused: true,
		},
		"a small variable": {
			query:     `query($n:Int){resumes(userId:"1",first:$n){versions(first:$n){id}}}`,
			variables: map[string]any{"n": 50},
		},
		"null is the most there is": {
			query:   `{resumes(userId:"1",first:null){versions(first:500){jobMatches{id}}}}`,
			refused: true,
		},
		"in fragments": {
			query:   `{resumes(userId:"1",first:500){...F}} fragment F on Resume{...on Resume{versions(first:500){id}}}`,
			refused: true,
		},
		"many aliases": {
			query: `{resumes(userId:"1",first:100){a:versions(first:500){id} b:versions(first:500){id} c:versions(first:500){id} d:versions(first:500){id} e:versions(first:499){id} f:versions(first:500){id}}}`, refused: true,
		},
		"so deep that ints overflow": {query: `{resumes(userId:"1",first:500){latest{` + deep + `}}}`, refused: true},
	} {
		a := h.post(asked(q.query, q.variables))
		if got := strings.Contains(a.body, "too many nested items"); got != q.refused || a.status != 200 {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
		if q.refused && h.errorsOf(a)[0].Extensions.Code != "BAD_USER_INPUT" {
			t.Errorf("%s: %s", name, a.body)
		}
	}
}
