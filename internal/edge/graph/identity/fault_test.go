package identity_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/vektah/gqlparser/v2/ast"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/guard"
	graph "vitae/internal/edge/graph/identity"
)

// cause is what only a log may say.
const cause = "the cause MARKER"

// failing is accounts whose every answer that the tests ask for is one error, or a panic.
type failing struct {
	graph.Accounts
	err   error
	panic any
}

func (f failing) Profile(context.Context, id.User) (identity.Profile, error) {
	if f.panic != nil {
		panic(f.panic)
	}
	return identity.Profile{}, f.err
}

func (f failing) Sessions(context.Context, id.User) ([]identity.Session, error) { return nil, f.err }

func (f failing) CurrentUser(context.Context, actor.Actor) (identity.User, error) {
	return identity.User{ID: 7, Username: "ada"}, nil
}

func (f failing) InitiateLogin(context.Context, identity.LoginRequest) (identity.LoginStarted, error) {
	return identity.LoginStarted{}, f.err
}

// signedIn is a request of user 7.
func signedIn(_ http.ResponseWriter, r *http.Request) context.Context {
	return actor.With(r.Context(), actor.Actor{User: 7, Session: "s"})
}

// visiting is a request of nobody.
func visiting(_ http.ResponseWriter, r *http.Request) context.Context { return r.Context() }

func TestFaultsHaveTheCodesOfTheContract(t *testing.T) {
	t.Parallel()
	for kind, want := range map[fault.Kind]string{
		fault.Unauthorized: "UNAUTHENTICATED", fault.Forbidden: "FORBIDDEN", fault.NotFound: "NOT_FOUND",
		fault.Invalid:     "BAD_USER_INPUT",
		fault.Unsupported: "BAD_USER_INPUT", fault.Unreadable: "BAD_USER_INPUT", fault.TooLarge: "BAD_USER_INPUT",
		fault.Conflict:    "CONFLICT",
		fault.RateLimited: "RATE_LIMITED", fault.Deactivated: "unauthorized_client", fault.Internal: "INTERNAL",
		fault.Unavailable: "INTERNAL",
	} {
		log := &lines{}
		err := &fault.Error{Op: "test.Op", Kind: kind, Message: "A sentence.", Err: errors.New(cause)}
		switch kind {
		case fault.Invalid:
			err.Fields = map[string]string{"first": "Too many"}
		case fault.RateLimited:
			err.Wait = 1001 * time.Millisecond
		}
		r := newClient(t, serve(t, failing{err: err}, guard.Limits{}, log,
			signedIn)).ask(`{ mine: userProfile { id } currentUser { username } }`)
		r.refused(want)
		e := r.Errors[0]
		if r.Data["mine"] != nil || r.Data["currentUser"] == nil || len(e.Path) != 1 || e.Path[0] != "mine" ||
			e.Locations[0].Line != 1 {
			t.Errorf("%v: %s", kind, r.raw)
		}
		if strings.Contains(r.raw, "MARKER") || strings.Contains(r.raw, "test.Op") {
			t.Errorf("%v says too much: %s", kind, r.raw)
		}
		keys := len(e.Extensions)
		switch {
		case want == "INTERNAL":
			if e.Message != "Something went wrong on our side." || e.Extensions["requestId"] != "the-request" ||
				keys != 2 {
				t.Errorf("%v: %s", kind, r.raw)
			}
			if text := log.String(); strings.Count(text, cause) != 1 || !strings.Contains(text, "test.Op") ||
				!strings.Contains(text, "field=Query.userProfile") || !strings.Contains(text, "the-request") {
				t.Errorf("%v: log %s", kind, text)
			}
		case e.Message != "A sentence." || log.String() != "":
			t.Errorf("%v: %s; log %s", kind, r.raw, log)
		case kind == fault.Invalid && e.Extensions["fields"].(object)["first"] != "Too many",
			kind == fault.RateLimited && e.Extensions["retryAfter"] != 2.0:
			t.Errorf("%v: %s", kind, r.raw)
		case kind != fault.Invalid && kind != fault.RateLimited && keys != 1:
			t.Errorf("%v: %s", kind, r.raw)
		}
	}
}

func TestWhatIsNoFaultIsOurs(t *testing.T) {
	t.Parallel()
	log := &lines{}
	c := newClient(t, serve(t, failing{err: errors.New(cause)}, guard.Limits{}, log, signedIn))
	c.ask(`{ userProfile { id } }`).refused("INTERNAL")
	c.ask(`{ sessions { id } }`).refused("INTERNAL")
	if strings.Count(log.String(), cause) != 2 {
		t.Error(log)
	}
}

func TestAPanicSaysNothing(t *testing.T) {
	t.Parallel()
	for _, v := range []any{cause, errors.New(cause)} {
		log := &lines{}
		r := newClient(t, serve(t, failing{panic: v}, guard.Limits{}, log, signedIn)).ask(`{ userProfile { id } }`)
		r.refused("INTERNAL")
		if strings.Contains(r.raw, "MARKER") || strings.Contains(r.raw, "goroutine") ||
			r.Errors[0].Extensions["requestId"] != "the-request" {
			t.Error(r.raw)
		}
		if text := log.String(); !strings.Contains(text, "failing.Profile") || strings.Contains(text, "MARKER") ||
			strings.Count(text, "level=ERROR") != 1 {
			t.Errorf("log %s", text)
		}
	}
}

func TestABusyServerAnswers503(t *testing.T) {
	t.Parallel()
	log := &lines{}
	busy := &fault.Error{Op: "test.Op", Kind: fault.Unavailable, Message: "Busy.", Wait: 1500 * time.Millisecond}
	r := newClient(t, serve(t, failing{err: busy}, guard.Limits{}, log, visiting)).ask(loginMutation, "in",
		object{"username": "a", "password": "MARKER"})
	if r.status != http.StatusServiceUnavailable || r.header.Get("Retry-After") != "2" ||
		r.header.Get("Content-Type") != "application/problem+json" || !strings.Contains(r.raw, `"detail":"Busy."`) {
		t.Errorf("%d %v %s", r.status, r.header, r.raw)
	}
	if strings.Contains(log.String(), "MARKER") {
		t.Error(log)
	}
}

func TestMutationsTellWhatAUserDidWrong(t *testing.T) {
	t.Parallel()
	for kind, refused := range map[fault.Kind]string{
		fault.Invalid: "", fault.Conflict: "",
		fault.RateLimited: "RATE_LIMITED", fault.Deactivated: "unauthorized_client",
	} {
		r := newClient(t, serve(t, failing{err: fault.New("x", kind, "Told.")}, guard.Limits{}, &lines{},
			visiting)).ask(loginMutation, "in", object{"username": "a", "password": "b"})
		if refused != "" {
			r.refused(refused)
			continue
		}
		r.is(`{"initiateLogin":{"success":false,"message":"Told.","email":null,"userId":null}}`)
	}
}

// rootFields returns the root fields of the schema by their names in the access list.
func rootFields() map[string]*ast.FieldDefinition {
	schema := graph.New(nil).Schema()
	out := map[string]*ast.FieldDefinition{}
	for _, object := range []*ast.Definition{schema.Query, schema.Mutation} {
		for _, f := range object.Fields {
			if !strings.HasPrefix(f.Name, "__") {
				out[object.Name+"."+f.Name] = f
			}
		}
	}
	return out
}

func TestEveryRootFieldIsListed(t *testing.T) {
	t.Parallel()
	fields, access := rootFields(), graph.Access()
	for name := range fields {
		if _, listed := access[name]; !listed {
			t.Errorf("%s is listed neither as public nor as guarded", name)
		}
	}
	for name := range access {
		if fields[name] == nil {
			t.Errorf("%s is listed and not in the schema", name)
		}
	}
}

// guardedQueries returns an operation for each guarded field, with arguments that the schema allows.
func guardedQueries(t *testing.T) []string {
	t.Helper()
	arguments := map[string]string{
		"hasRole": `(userId: 1, role: "user")`, "hasPermission": `(userId: 1, permission: "users:read")`,
		"userInfo":          `(userId: 1)`,
		"updateUserProfile": `(input: {})`, "changePassword": `(input: {currentPassword: "a", newPassword: "b"})`,
		"changeUsername":     `(username: "ada", password: "b")`,
		"requestEmailChange": `(email: "a", password: "b")`, "confirmEmailChange": `(email: "a", code: "1")`,
		"linkProvider": `(ticket: "a")`, "unlinkProvider": `(issuer: "a", password: "b")`,
		"startPasskey": `(password: "a")`, "finishPasskey": `(name: "a", credential: "{}")`,
		"renamePasskey": `(id: "a", name: "b")`, "removePasskey": `(id: "a", password: "b")`,
		"allowEmailedCodes":  `(allowed: true, password: "b")`,
		"startAuthenticator": `(password: "a")`, "confirmAuthenticator": `(code: "1")`,
		"renewRecoveryCodes":  `(password: "a", code: "1")`,
		"removeAuthenticator": `(password: "a", code: "1")`,
		"deleteAccount":       `(password: "a")`, "recordConsent": `(value: ALL)`,
		"userOverview": `(userId: 1)`, "userEvents": `(userId: 1)`, "setUserActive": `(userId: 1, active: true)`,
		"grantUserRole":  `(userId: 1, role: ADMIN)`,
		"revokeUserRole": `(userId: 1, role: ADMIN)`, "answerMessage": `(id: "a", note: "b")`,
		"reopenMessage":    `(id: "a")`,
		"createInvitation": `(uses: 1, days: 1)`, "endInvitation": `(id: "a")`,
	}
	var out []string
	for name, f := range rootFields() {
		if graph.Access()[name] == guard.Public {
			continue
		}
		selection := "{ __typename }"
		if f.Type.Name() == "Boolean" {
			selection = ""
		}
		object, field, _ := strings.Cut(name, ".")
		out = append(out, strings.ToLower(object)+" { it: "+field+arguments[field]+" "+selection+" }")
	}
	if len(out) < 10 {
		t.Fatalf("only %d guarded fields", len(out))
	}
	return out
}

func TestAVisitorReachesNoGuardedField(t *testing.T) {
	t.Parallel()
	c := newClient(t, serve(t, nil, guard.Limits{}, &lines{}, visiting)) // a resolver that ran would panic
	for _, query := range guardedQueries(t) {
		r := c.ask(query)
		r.refused("UNAUTHENTICATED")
		if len(r.Errors) == 1 && (len(r.Errors[0].Path) != 1 || r.Errors[0].Path[0] != "it") {
			t.Errorf("%s: %s", query, r.raw)
		}
	}
	r := newClient(t, serve(t, failing{}, guard.Limits{}, &lines{},
		visiting)).ask(`{ currentUser { id } userProfile { id } }`)
	r.refused("UNAUTHENTICATED")
	if r.Data == nil {
		t.Errorf("one refused field takes the other along: %s", r.raw)
	}
}

func TestADeactivatedAccountReachesNoGuardedField(t *testing.T) {
	t.Parallel()
	denied := func(_ http.ResponseWriter, r *http.Request) context.Context {
		return actor.WithDenied(r.Context(), fault.New("x", fault.Deactivated, "This account is deactivated"))
	}
	c := newClient(t, serve(t, nil, guard.Limits{}, &lines{}, denied))
	for _, query := range append(guardedQueries(t), `{ it: currentUser { id } }`) {
		c.ask(query).refused("unauthorized_client")
	}
}
