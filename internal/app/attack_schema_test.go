package app_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/edge/graph/guard"
	identitygraph "vitae/internal/edge/graph/identity"
	resumegraph "vitae/internal/edge/graph/resume"
)

// The attacks that are generated from the schema, so that an operation or an argument that is added is attacked without
// anybody thinking of it.

// operation is a root field with what asks for it.
type operation struct {
	path, name, query string
	public            bool
	schema            *ast.Schema
	arguments         ast.ArgumentDefinitionList
}

// operations lists every root field of both services.
func operations() []operation {
	var out []operation
	for _, service := range []struct {
		path   string
		schema *ast.Schema
		access map[string]guard.Access
	}{
		{graphql, identitygraph.New(nil).Schema(), identitygraph.Access()},
		{"/api/resume/graphql", resumegraph.New(nil, nil, nil, nil).Schema(), resumegraph.Access()},
	} {
		for kind, root := range map[string]*ast.Definition{
			"query":    service.schema.Query,
			"mutation": service.schema.Mutation,
		} {
			for _, f := range root.Fields {
				if strings.HasPrefix(f.Name, "__") {
					continue
				}
				var takes, gives []string
				for _, a := range f.Arguments {
					takes, gives = append(takes, "$"+a.Name+":"+a.Type.String()), append(gives, a.Name+":$"+a.Name)
				}
				query := kind
				if len(takes) > 0 {
					query += "(" + strings.Join(takes, ",") + "){" + f.Name + "(" + strings.Join(gives, ",") + ")"
				} else {
					query += "{" + f.Name
				}
				if d := service.schema.Types[f.Type.Name()]; d.IsCompositeType() {
					query += "{__typename}"
				}
				out = append(out, operation{
					path: service.path, name: root.Name + "." + f.Name, query: query + "}", schema: service.schema,
					arguments: f.Arguments,
					public:    service.access[root.Name+"."+f.Name] == guard.Public,
				})
			}
		}
	}
	slices.SortFunc(out, func(a, b operation) int { return strings.Compare(a.name, b.name) })
	return out
}

// leaf is a place in the variables of an operation.
type leaf struct {
	at []string // names of arguments and fields; "0" is the one element of a list
	of string   // the type
}

// plain returns a value of a type that nothing is wrong with in form, and the places in it.
func (o *operation) plain(t *ast.Type, at []string, depth int) (any, []leaf) {
	if t.Elem != nil {
		v, leaves := o.plain(t.Elem, append(slices.Clone(at), "0"), depth)
		return []any{v}, append(leaves, leaf{at, "list"})
	}
	d := o.schema.Types[t.NamedType]
	switch d.Kind {
	case ast.InputObject:
		fields, leaves := map[string]any{}, []leaf{}
		for _, f := range d.Fields {
			if !f.Type.NonNull && depth > 1 {
				continue
			}
			v, inside := o.plain(f.Type, append(slices.Clone(at), f.Name), depth+1)
			fields[f.Name], leaves = v, append(leaves, inside...)
		}
		return fields, leaves
	case ast.Enum:
		return d.EnumValues[0].Name, []leaf{{at, "enum"}}
	}
	switch d.Name {
	case "Int":
		return 1, []leaf{{at, d.Name}}
	case "Float":
		return 1.5, []leaf{{at, d.Name}}
	case "Boolean":
		return true, []leaf{{at, d.Name}}
	}
	return "x", []leaf{{at, d.Name}}
}

// variables returns plain ones and their places.
func (o *operation) variables() (map[string]any, []leaf) {
	out, leaves := map[string]any{}, []leaf{}
	for _, a := range o.arguments {
		v, inside := o.plain(a.Type, []string{a.Name}, 0)
		out[a.Name], leaves = v, append(leaves, inside...)
	}
	return out, leaves
}

// with returns plain variables with another value in a place.
func (o *operation) with(l leaf, value any) map[string]any {
	out, _ := o.variables()
	put(out, l.at, value)
	return out
}

func put(into any, at []string, value any) {
	switch v := into.(type) {
	case map[string]any:
		if len(at) == 1 {
			v[at[0]] = value
			return
		}
		put(v[at[0]], at[1:], value)
	case []any:
		if len(at) == 1 {
			v[0] = value
			return
		}
		put(v[0], at[1:], value)
	}
}

func (o *operation) asked(t *testing.T, c *apptest.Client, variables map[string]any, headers ...string) apptest.Answer {
	t.Helper()
	body, err := json.Marshal(map[string]any{"query": o.query, "variables": variables})
	ok(t, err)
	return send(t, c, http.MethodPost, o.path, "application/json", body, headers...)
}

// TestAttackEveryOperationInWrongStates asks for each guarded operation as whoever is not wholly signed in.
func TestAttackEveryOperationInWrongStates(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		ann, bob, off, half := signedUp(t, p), signedUp(t, p), signedUp(t, p), p.Client()
		ok(t, half.Register())
		ok(t, half.InitiateLogin())
		i, err := app.Open(t.Context(), p.Config, app.Deps{Log: &apptest.Log{}, Clock: clock.System{}})
		ok(t, err)
		ok(t, i.Accounts.Deactivate(t.Context(), off.User.Username))
		ok(t, i.Close())
		nobody, tokenOnly := p.Client(), p.Client()
		tokenOnly.Token = ann.Token
		states := map[string]func(op *operation, v map[string]any) apptest.Answer{
			"a visitor": func(op *operation, v map[string]any) apptest.Answer {
				return op.asked(t,
					nobody, v)
			},
			"the password given, no code": func(op *operation, v map[string]any) apptest.Answer {
				return op.asked(t,
					half, v)
			},
			"a token without its cookie": func(op *operation, v map[string]any) apptest.Answer {
				return op.asked(t,
					tokenOnly, v)
			},
			"a cookie without its token": func(op *operation, v map[string]any) apptest.Answer {
				return op.asked(t, nobody, v, "Cookie", ann.Cookie())
			},
			"another's cookie": func(op *operation, v map[string]any) apptest.Answer {
				return op.asked(t, nobody, v, "Cookie", bob.Cookie(), "Authorization", "Bearer "+ann.Token)
			},
			"an account that is not active": func(op *operation, v map[string]any) apptest.Answer {
				return op.asked(t,
					off, v)
			},
		}
		n := 0
		for _, op := range operations() {
			if op.public {
				continue
			}
			v, _ := op.variables()
			for state, ask := range states {
				a := ask(&op, v)
				n++
				if !strings.Contains(string(a.Body), `"code":"UNAUTHENTICATED"`) &&
					!strings.Contains(string(a.Body), `"code":"unauthorized_client"`) {
					t.Errorf("%s as %s: %d %.300s", op.name, state, a.Status, a.Body)
				}
			}
		}
		t.Logf("%d asked for", n)
	})
}

// hostile are values for each kind of place.
var hostile = map[string][]any{
	"list":    {[]any{}, nil, "x", slices.Repeat([]any{"x"}, 990), slices.Repeat([]any{nil}, 9), map[string]any{}},
	"enum":    {"", "X", 7, nil, []any{"A"}, "x\x00"},
	"Int":     {-1, 0, 1 << 31, -1 << 31, 1 << 62, 1e300, "1", nil, 1.5, true},
	"Float":   {-1.5, 0, 1e308, -1e308, "NaN", nil, "x"},
	"Boolean": {"yes", 1, nil, []any{}},
	"ID": {
		"", "0", "-1", 7, -7, 1 << 62, strings.Repeat("9", 4000), "\x00", "Ω", "' or 1=1--",
		"00000000000000000000000000", "../../x", nil, "06h0csrvn177jpqfq4asgor54g",
	},
	"": {
		"", " ", "\x00", "a\x00b", strings.Repeat("a", 300<<10), strings.Repeat("\u0301", 4000),
		"\u202e\u2066x", "\ufffd\U000e0041", "%s%n{{.}}", "' or 1=1--", "<script>alert(1)</script>", "2026-13-45",
		"0000-00-00T00:00:00Z", 7, -1.5, true, nil,
		[]any{"x"},
		map[string]any{"a": 1},
		"\n\r\n\r\nFrom: x",
		"99999-01-01",
	},
}

// TestAttackEveryArgumentWithHostileValues puts hostile values into every place of every operation's variables, as a
// user: each is answered, and never by a fault of ours.
func TestAttackEveryArgumentWithHostileValues(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		n := 0
		for _, op := range operations() {
			_, leaves := op.variables()
			for _, l := range leaves {
				values, known := hostile[l.of]
				if !known {
					values = hostile[""]
				}
				for _, v := range values {
					n++
					a := op.asked(t, c, op.with(l, v))
					if a.Status >= 500 || a.Status == http.StatusNotFound ||
						strings.Contains(string(a.Body), `"code":"INTERNAL"`) {
						t.Errorf("%s, %s = %.60q: %d %.300s", op.name, strings.Join(l.at, "."), fmt.Sprint(v), a.Status,
							a.Body)
					}
					if strings.Contains(string(a.Body), `"code":"UNAUTHENTICATED"`) { // it was a way to end sessions
						ok(t, c.SignIn())
					}
				}
			}
		}
		t.Logf("%d tried", n)
		for line := range strings.Lines(p.Log()) {
			if strings.Contains(line, "panic") {
				t.Errorf("%s", line)
			}
		}
	})
}

// TestAttackEveryIDWithOthersIDs puts the id of each thing that another user has into every place for an id: the answer
// is that to an id of nothing, byte for byte, and nothing of the other's has changed.
func TestAttackEveryIDWithOthersIDs(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		ann, bob := signedUp(t, p), signedUp(t, p)
		theirs := places(t, ann)
		theirs["{user}"] = ann.User.ID
		before := everything(t, ann)
		n, looked := 0, 0
		for _, op := range operations() {
			_, leaves := op.variables()
			for _, l := range leaves {
				if l.of != "ID" {
					continue
				}
				for _, place := range slices.Sorted(maps.Keys(theirs)) {
					n++
					id := theirs[place]
					none := "00000000000000000000000000"
					if place == "{user}" {
						none = "4000000000000001"
					}
					foreign, missing := op.asked(t, bob, op.with(l, id)), op.asked(t, bob, op.with(l, none))
					if strings.Contains(string(foreign.Body), `"code":"NOT_FOUND"`) {
						looked++
					}
					if string(foreign.Body) != string(missing.Body) || foreign.Status != missing.Status {
						t.Errorf("%s, %s of another: %d %.300s\nof nothing: %d %.300s", op.name, place, foreign.Status,
							foreign.Body, missing.Status, missing.Body)
					}
					if strings.Contains(string(foreign.Body), `"code":"UNAUTHENTICATED"`) {
						ok(t, bob.SignIn())
					}
				}
			}
		}
		t.Logf("%d tried, of which %d were looked up and not found", n, looked)
		if after := everything(t, ann); after != before {
			t.Errorf("the owner's things have changed:\n%s\n%s", before, after)
		}
	})
}
