package app_test

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/base/id"
)

// The attacks: each speaks to the running program over HTTP as a stranger or another user would. Which row of the
// design each of them holds stands in docs/testing.md.

const graphql = "/api/v1/identity/graphql"

// ask posts a query and gives the answer whole.
func ask(t *testing.T, c *apptest.Client, query string, variables map[string]any, headers ...string) apptest.Answer {
	t.Helper()
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	ok(t, err)
	return send(t, c, http.MethodPost, graphql, "application/json", body, headers...)
}

func send(t *testing.T, c *apptest.Client, method, path, contentType string, body []byte,
	headers ...string,
) apptest.Answer {
	t.Helper()
	a, err := c.Send(method, path, contentType, body, headers...)
	ok(t, err)
	return a
}

// The mutations of signing in, each with one variable i.
const (
	doRegister = `mutation($i: RegisterUserInput!){registerUser(input:$i){success message user{id email} verificationSent fieldErrors{field message}}}`
	doLogin    = `mutation($i: InitiateLoginInput!){initiateLogin(input:$i){success message email userId}}`
	doVerify   = `mutation($i: VerifyLoginInput!){verifyLogin(input:$i){success message token expiresIn}}`
	doEmail    = `mutation($i: VerifyEmailInput!){verifyEmail(input:$i){success message}}`
	doResend   = `mutation($i: ResendVerificationCodeInput!){resendVerificationCode(input:$i){success message}}`
	doForget   = `mutation($i: String!){requestPasswordReset(email:$i){success message}}`
	doReset    = `mutation($i: ResetPasswordInput!){resetPassword(input:$i){success message}}`
	doChange   = `mutation($i: ChangePasswordInput!){changePassword(input:$i){success message}}`
	doErase    = `mutation($i: String!){deleteAccount(password:$i){success message}}`
)

// The refusals that tell nothing.
const (
	wrongCode     = "Invalid verification code"
	wrongPassword = "Invalid credentials"
)

func in(v any) map[string]any { return map[string]any{"i": v} }

func login(u apptest.Person) map[string]any {
	return in(map[string]any{"username": u.Username, "password": u.Password})
}

func code(user, code string) map[string]any { return in(map[string]any{"userId": user, "code": code}) }

func reset(user, code, password string) map[string]any {
	return in(map[string]any{"userId": user, "code": code, "newPassword": password})
}

func registration(u apptest.Person) map[string]any {
	return in(map[string]any{"username": u.Username, "email": u.Email, "password": u.Password})
}

// messageOf returns what a mutation answered: its message, "" for success.
func messageOf(t *testing.T, a apptest.Answer) string {
	t.Helper()
	var d struct {
		Data map[string]*struct {
			Success bool
			Message string
		}
		Errors []*apptest.GraphQLError
	}
	if err := json.Unmarshal(a.Body, &d); err != nil {
		t.Fatalf("no GraphQL answer: %d %.300s", a.Status, a.Body)
	}
	if len(d.Errors) > 0 {
		return d.Errors[0].Extensions.Code
	}
	for _, o := range d.Data {
		if o != nil && o.Success {
			return ""
		}
		if o != nil {
			return o.Message
		}
	}
	t.Fatalf("an answer without a field: %.300s", a.Body)
	return ""
}

// cookie finds a cookie that an answer set; the test fails without it.
func cookie(t *testing.T, a apptest.Answer, name string) *http.Cookie {
	t.Helper()
	for _, c := range (&http.Response{Header: a.Header}).Cookies() {
		if c.Name == name {
			return c
		}
	}
	t.Fatalf("no cookie %s: %d %v %.300s", name, a.Status, a.Header, a.Body)
	return nil
}

// begun is a login whose code has come. Its cookie is given by hand, so that many may use it at once.
type begun struct{ user, code, cookie string }

func begin(t *testing.T, c *apptest.Client) begun {
	t.Helper()
	n := len(c.Post.Codes(c.User.Email))
	a := ask(t, c, doLogin, login(c.User))
	if m := messageOf(t, a); m != "" {
		t.Fatalf("login: %s", m)
	}
	mailed, err := c.Post.Code(c.User.Email, n+1)
	ok(t, err)
	return begun{c.User.ID, mailed, "vitae_login=" + cookie(t, a, "vitae_login").Value}
}

// wrong returns a code that is not the one given.
func wrong(right string) string {
	if right[0] == '9' {
		return "0" + right[1:]
	}
	return string(right[0]+1) + right[1:]
}

// signedUp returns a browser with a signed-in account.
func signedUp(t *testing.T, p *apptest.Program) *apptest.Client {
	t.Helper()
	c := p.Client()
	ok(t, c.SignUp())
	return c
}

// isUser reports whether the client is signed in; all that a user may read must agree.
func isUser(t *testing.T, c *apptest.Client) bool {
	t.Helper()
	who, err := c.SignedInAs()
	ok(t, err)
	in := who != ""
	profile := apptest.CodeOf(c.Identity(`{userProfile{id}}`, nil, nil)) == ""
	export := send(t, c, http.MethodGet, "/api/v1/identity/export", "", nil).Status == http.StatusOK
	photo := send(t, c, http.MethodGet, "/api/v1/identity/photo/"+c.User.ID, "", nil).Status != http.StatusUnauthorized
	if profile != in || export != in || photo != in {
		t.Errorf("signed in: currentUser %v, userProfile %v, export %v, photo %v", in, profile, export, photo)
	}
	return in
}

// operate opens the program's data beside it, as the operator's commands do.
func operate(t *testing.T, p *apptest.Program) *app.Instance {
	t.Helper()
	i, err := app.Open(t.Context(), p.Config, app.Deps{Log: &apptest.Log{}, Clock: clock.System{}})
	ok(t, err)
	t.Cleanup(func() { ok(t, i.Close()) })
	return i
}

// tables opens the program's database beside it.
func tables(t *testing.T, p *apptest.Program) *sql.DB {
	t.Helper()
	driver, source := "pgx", p.Config.DatabaseURL
	if !p.Config.Postgres() {
		driver, source = "sqlite", "file:"+p.Config.SQLiteFile()+"?_pragma=busy_timeout(30000)"
	}
	db, err := sql.Open(driver, source)
	ok(t, err)
	t.Cleanup(func() { _ = db.Close() })
	return db
}

func run(t *testing.T, db *sql.DB, statement string) {
	t.Helper()
	if _, err := db.ExecContext(t.Context(), statement); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func count(t *testing.T, db *sql.DB, query string) int {
	t.Helper()
	var n int
	if err := db.QueryRowContext(t.Context(), query).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

// settled waits until no letter is under way: a clock that jumps would let its lease run out, and it would come twice.
func settled(t *testing.T, p *apptest.Program, db *sql.DB) {
	t.Helper()
	p.Until("no letter is under way",
		func() bool { return count(t, db, "SELECT count(*) FROM jobs WHERE failed_at = 0") == 0 })
}

var (
	userIDs    = regexp.MustCompile(`\b\d{16}\b`)
	requestIDs = regexp.MustCompile(`"requestId":"[A-Z0-9]+"`)
)

// plainly is an answer's body without what differs from request to request: ids and the names that were asked for.
func plainly(a apptest.Answer, names ...string) string {
	text := userIDs.ReplaceAllString(requestIDs.ReplaceAllString(string(a.Body), `"requestId":"R"`), "N")
	for _, n := range names {
		text = strings.ReplaceAll(text, n, "NAME")
	}
	var headers []string
	for name := range a.Header {
		if name != "Date" {
			headers = append(headers, name)
		}
	}
	return fmt.Sprintf("%d %d headers %s", a.Status, len(headers), text)
}

// nobody is an id that no user has.
func nobody() string { return id.User(1_000_000_000_000_007).String() }

// manual returns a clock that the test moves.
func manual() *clock.Manual { return clock.NewManual(time.Now()) }
