package guard_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"vitae/internal/edge/graph/guard"
)

// marker stands for a secret that a client sent: it is in no answer and in no log.
const marker = "hunter2MARKER"

// fields returns n fields with different keys.
func fields(n int, f func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(f(i) + " ")
	}
	return b.String()
}

// userFields are the User fields; they are repeated to make a query wide without any alias.
var userFields = []string{
	"id", "username", "email", "firstName", "lastName", "isActive", "isVerified", "createdAt",
	"lastLogin",
}

// bomb is fragments that each spread the next one twice.
func bomb(levels int) string {
	var b strings.Builder
	b.WriteString("{ currentUser { ...F0 } }")
	for i := range levels {
		fmt.Fprintf(&b, " fragment F%d on User { ...F%d ...F%d }", i, i+1, i+1)
	}
	fmt.Fprintf(&b, " fragment F%d on User { id }", levels)
	return b.String()
}

// refusals are queries that are turned down before they are validated, let alone run.
var refusals = map[string]string{
	"4000 __typename":      "{" + strings.Repeat("__typename ", 4000) + "}",
	"21 __typename":        "{" + strings.Repeat("__typename ", 21) + "}",
	"21 keys by fragments": "{ ...A ...A ...A } fragment A on Query {" + strings.Repeat("__typename ", 7) + "}",
	"21 keys inside":       "{ currentUser {" + strings.Repeat("id ", 21) + "} }",
	"16 KiB":               "{ currentUser { id } }" + strings.Repeat(" ", 16<<10),
	"1000 tokens":          "{" + strings.Repeat("a(b:1) ", 200) + "}",
	"1000 comments":        strings.Repeat("#\n", 1000) + "{ currentUser { id } }",
	"1000 aliases": "{" + fields(1000,
		func(i int) string { return "a" + strconv.Itoa(i) + ":currentUser{id}" }) + "}",
	"16 aliases": "{ currentUser {" + fields(16,
		func(i int) string { return "a" + strconv.Itoa(i) + ":id" }) + "} }",
	"aliases by fragments": "{ currentUser { ...A ...A } } fragment A on User {" + fields(8,
		func(i int) string { return "a" + strconv.Itoa(i) + ":id" }) + "}",
	"11 levels":           strings.Repeat("{currentUser", 11) + "{id}" + strings.Repeat("}", 11),
	"300 levels":          strings.Repeat("{a", 300) + strings.Repeat("}", 300),
	"levels by fragments": "{ a { a { a { a { ...A } } } } } fragment A on User { a { a { a { ...B } } } } fragment B on User { a { a { a { a } } } }",
	"251 fields": "{ currentUser {" + fields(28, func(int) string { return strings.Join(userFields, " ") }) +
		"} }",
	"fields by fragments": "{ currentUser { ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A ...A } } fragment A on User {" + strings.Join(userFields, " ") + "}",
	"fragment bomb":       bomb(48),
	"51 fragments":        "{ currentUser { ...A0 } }" + chain("A", 50),
	"small fragment bomb": bomb(8),
	"unused bomb":         "{ currentUser { id } } " + bomb(30)[len("{ currentUser { ...F0 } }"):],
	"cycle of one":        "{ ...A } fragment A on Query { ...A }",
	"cycle of three":      "{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { currentUser { id } ...A }",
	"unused cycle":        "{ currentUser { id } } fragment A on Query { ...B } fragment B on Query { ...A }",
	"twin fragments":      "{ ...A } fragment A on Query { currentUser { id } } fragment A on Query { currentUser { id } }",
	"11 directives":       "{ currentUser {" + strings.Repeat("id @include(if: true) ", 11) + "} }",
	"11 on one":           "{ currentUser { id " + strings.Repeat("@a ", 11) + "} }",
	"directives elsewhere": "query ($a: Int " + strings.Repeat("@a ", 4) + ") " + strings.Repeat("@a ", 4) + "{ ...F " +
		strings.Repeat("@a ", 3) + "} fragment F on Query { currentUser { id } }",
	"11 root fields":       "{" + fields(11, func(i int) string { return "a" + strconv.Itoa(i) + ":__typename" }) + "}",
	"two sign-ins":         `mutation { a: verifyLogin(input: {userId: 1, code: "000000"}) { success } b: verifyLogin(input: {userId: 1, code: "000001"}) { success } }`,
	"two kinds of sign-in": `mutation { verifyEmail(input: {userId: 1, code: "000000"}) { success } requestPasswordReset(email: "a@b.c") { success } }`,
	"sign-ins by fragment": `mutation { ...A b: requestPasswordReset(email: "d@e.f") { success } } fragment A on Mutation { requestPasswordReset(email: "a@b.c") { success } }`,
	"several operations":   "query A { " + wide(126) + " } query B { " + wide(126) + " }",
	"introspection":        "{ __schema { types { name } } }",
	"introspection of one": `{ __type(name: "User") { name } }`,
	"hidden introspection": "{ ...A } fragment A on Query { ... { __schema { types { name } } } }",
	"no operation":         "fragment A on Query { currentUser { id } }",
	"empty":                "",
	"comment only":         "# nothing",
	"syntax":               `{ currentUser(a: "` + marker + `"`,
	"syntax at a string":   `{ "` + marker + `" }`,
	"syntax in a string":   "{ a(b: \"" + marker + "\n\") }",
	"unknown character":    "{ currentUser ? " + marker + " }",
}

// wide returns a selection of n fields, without any alias, whose keys repeat at most 20 times in one place.
func wide(n int) string {
	var b strings.Builder
	for n > 0 {
		k := min(n-1, 99)
		b.WriteString("currentUser {" + fields(k, func(i int) string { return userFields[i%len(userFields)] }) + "} ")
		n -= k + 1
	}
	return b.String()
}

func TestRefusedBeforeValidation(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for name, query := range refusals {
		t.Run(name, func(t *testing.T) {
			a := h.post(asked(query))
			errs := h.errorsOf(a)
			if a.status != http.StatusOK || len(errs) != 1 || errs[0].Extensions.Code != "BAD_USER_INPUT" ||
				errs[0].Message == "" {
				t.Fatalf("%d %s", a.status, a.body)
			}
			if strings.Contains(a.body, marker) || len(a.body) > 400 {
				t.Errorf("the answer says too much: %.600s", a.body)
			}
		})
	}
	if h.ran() != 0 {
		t.Errorf("%d of them ran", h.ran())
	}
}

func TestWhatIsWithinTheLimitsRuns(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for name, query := range map[string]string{
		"20 equal keys": "{" + strings.Repeat("__typename ", 20) + "}",
		"15 aliases": "{ currentUser {" + fields(15,
			func(i int) string { return "a" + strconv.Itoa(i) + ":id" }) + "} }",
		"10 root fields": "{" + fields(10, func(i int) string { return "a" + strconv.Itoa(i) + ":__typename" }) +
			"}",
		"250 fields":         "{" + wide(250) + "}",
		"10 directives":      "{ currentUser {" + strings.Repeat("id @include(if: true) ", 10) + "} }",
		"one sign-in":        `mutation { verifyLogin(input: {userId: 1, code: "000000"}) { success } }`,
		"the same one twice": `mutation { verifyLogin(input: {userId: 1, code: "000000"}) { success } verifyLogin(input: {userId: 1, code: "000000"}) { message } }`,
		"a fragment twice":   "{ a: currentUser { ...A } b: currentUser { ...A } } fragment A on User { id }",
	} {
		if a := h.post(asked(query)); a.status != http.StatusOK || a.body != `{"data":{"ran":true}}` {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
	}
}

func TestWhatIsNoRequestIsNotEchoed(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	valid := asked("{ currentUser { id } }")
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, _ = z.Write([]byte(valid))
	_ = z.Close()
	form := "--x\r\nContent-Disposition: form-data; name=\"operations\"\r\n\r\n" + valid + "\r\n--x--\r\n"
	for name, c := range map[string]struct {
		method, body, kind string
		headers            []string
		status             int
	}{
		"cut JSON": {
			"POST", `{"query":"{ a }","variables":{"password":"` + marker, "application/json", nil,
			400,
		},
		"trailing":          {"POST", valid + marker, "application/json", nil, 400},
		"a second value":    {"POST", valid + valid, "application/json", nil, 400},
		"a list":            {"POST", "[" + valid + "]", "application/json", nil, 400},
		"a string":          {"POST", `"` + marker + `"`, "application/json", nil, 400},
		"null":              {"POST", `null`, "application/json", nil, 400},
		"nothing":           {"POST", ``, "application/json", nil, 400},
		"no query":          {"POST", `{"variables":{"a":"` + marker + `"}}`, "application/json", nil, 400},
		"a null query":      {"POST", `{"query":null}`, "application/json", nil, 400},
		"a number as query": {"POST", `{"query":1}`, "application/json", nil, 400},
		"another case":      {"POST", `{"QUERY":"{ currentUser { id } }"}`, "application/json", nil, 400},
		"two queries":       {"POST", `{"query":"{ a }","query":"{ b }"}`, "application/json", nil, 400},
		"variables as text": {
			"POST", `{"query":"{ a }","variables":"` + marker + `"}`, "application/json", nil,
			400,
		},
		"variables as a list": {
			"POST", `{"query":"{ a }","variables":["` + marker + `"]}`, "application/json", nil,
			400,
		},
		"operation as number": {"POST", `{"query":"{ a }","operationName":1}`, "application/json", nil, 400},
		"broken UTF-8":        {"POST", "{\"query\":\"{ a } # \xff" + marker + "\"}", "application/json", nil, 400},
		"100 keys": {
			"POST",
			"{" + fields(100, func(i int) string { return `"` + strconv.Itoa(i) + `":1,` }) + `"query":"{ a }"}`,
			"application/json", nil, 400,
		},
		"nested 100,000 times": {
			"POST", `{"query":"{ a }","x":` + strings.Repeat("[", 100_000), "application/json",
			nil, 400,
		},
		"GET":        {"GET", "", "", nil, 405},
		"PUT":        {"PUT", valid, "application/json", nil, 405},
		"OPTIONS":    {"OPTIONS", "", "", nil, 405},
		"no type":    {"POST", valid, "", nil, 415},
		"a form":     {"POST", "query=" + marker, "application/x-www-form-urlencoded", nil, 415},
		"plain text": {"POST", valid, "text/plain", nil, 415},
		"multipart":  {"POST", form, "multipart/form-data; boundary=x", nil, 415},
		"GraphQL":    {"POST", "{ a }", "application/graphql", nil, 415},
		"UTF-16":     {"POST", valid, "application/json; charset=utf-16", nil, 415},
		"gzip": {
			"POST", packed.String(), "application/json",
			[]string{"Content-Encoding", "gzip"},
			415,
		},
		"2 MiB": {
			"POST", `{"query":"` + strings.Repeat("#", 2<<20) + `"}`, "application/json", nil,
			413,
		},
	} {
		a := h.send(c.method, c.body, c.kind, c.headers...)
		if a.status != c.status || a.header.Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
		if strings.Contains(a.body, marker) || len(a.body) > 300 {
			t.Errorf("%s: the answer says too much: %.400s", name, a.body)
		}
		if c.status == 405 && a.header.Get("Allow") != "POST" {
			t.Errorf("%s: no Allow", name)
		}
	}
	if h.ran() != 0 || strings.Contains(h.log.String(), marker) {
		t.Errorf("%d ran; log:\n%s", h.ran(), h.log)
	}
}

func TestABodyWithoutALengthIsBoundedToo(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	r, err := http.NewRequest(http.MethodPost, h.url,
		struct{ *strings.Reader }{strings.NewReader(`{"query":"` + strings.Repeat("#", 2<<20) + `"}`)})
	if err != nil {
		t.Fatal(err)
	}
	r.ContentLength = -1
	r.Header.Set("Content-Type", "application/json")
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	if resp.StatusCode != http.StatusRequestEntityTooLarge {
		t.Errorf("status %d", resp.StatusCode)
	}
}

func TestVariablesAreBounded(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	const query = `mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { success } }`
	list := func(n int) string {
		return `{"ids":[` + strings.TrimSuffix(strings.Repeat(`"`+marker+`",`, n), ",") + `]}`
	}
	body := func(variables string) string { return `{"query":"` + query + `","variables":` + variables + `}` }
	for name, v := range map[string]string{
		"1001 elements": list(1001),
		"nested":        `{"ids":` + strings.Repeat("[", 11) + strings.Repeat("]", 11) + `}`,
		"nested more":   `{"ids":` + strings.Repeat("[", 9000) + strings.Repeat("]", 9000) + `}`,
		"objects":       strings.Repeat(`{"ids":`, 12) + "1" + strings.Repeat("}", 12),
		"many lists": `{"ids":[` +
			strings.TrimSuffix(strings.Repeat("["+strings.TrimSuffix(strings.Repeat("1,", 999), ",")+"],", 11), ",") +
			`]}`,
		"a quote": `{"ids":["\"\\",` + strings.TrimSuffix(strings.Repeat("[],", 1001), ",") + `]}`,
	} {
		a := h.post(body(v))
		errs := h.errorsOf(a)
		if a.status != 200 || len(errs) != 1 || errs[0].Extensions.Code != "BAD_USER_INPUT" ||
			!strings.Contains(errs[0].Message, "variables") || strings.Contains(a.body, marker) {
			t.Errorf("%s: %d %.300s", name, a.status, a.body)
		}
	}
	for name, v := range map[string]string{"1000 elements": list(1000), "commas and brackets in text": `{"ids":["` +
		strings.Repeat(`,[{\"`, 2000) + `"]}`, "null": "null"} {
		if a := h.post(body(v)); a.body != `{"data":{"ran":true}}` {
			t.Errorf("%s: %d %.300s", name, a.status, a.body)
		}
	}
}

func TestNoValueIsQuoted(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	login := `mutation ($in: InitiateLoginInput!) { initiateLogin(input: $in) { success } }`
	theme := `mutation ($in: UpdateUserProfileInput!) { updateUserProfile(input: $in) { success } }`
	for name, body := range map[string]string{
		"an enum as string": asked(`mutation { initiateLogin(input: {username: "a", password: ` + marker +
			`}) { success } }`),
		"an object as string": asked(`mutation { initiateLogin(input: {username: "a", password: {a: "` + marker +
			`"}}) { success } }`),
		"a list as string": asked(`mutation { initiateLogin(input: {username: "a", password: ["` + marker +
			`"]}) { success } }`),
		"a string as number":  asked(`{ notifications(first: "` + marker + `") { unreadCount } }`),
		"a string as enum":    asked(`mutation { recordConsent(value: "` + marker + `") { success } }`),
		"an unknown enum":     asked(`mutation { recordConsent(value: ` + marker + `) { success } }`),
		"a string as input":   asked(`mutation { initiateLogin(input: "` + marker + `") { success } }`),
		"a string as boolean": asked(`{ currentUser { id @include(if: "` + marker + `") } }`),
		"a default": asked(`query ($a: Int = "` + marker +
			`") { notifications(first: $a) { unreadCount } }`),
		"null with a neighbour": asked(`mutation { initiateLogin(input: {username: null, password: "` + marker +
			`"}) { success } }`),
		"an unknown field": asked(`mutation { initiateLogin(input: {username: "a", password: "b", x: "` +
			marker + `"}) { success } }`),
		"an unknown argument": asked(`{ currentUser(x: "` + marker + `") { id } }`),
		"a conflict": asked(`mutation { requestPasswordReset(email: "` + marker +
			`") { success } requestPasswordReset(email: "a") { success } }`),
		"variable: object": asked(login,
			map[string]any{"in": map[string]any{"username": "a", "password": map[string]any{"a": marker}}}),
		"variable: list": asked(login,
			map[string]any{"in": map[string]any{"username": "a", "password": []any{marker}}}),
		"variable: text":    asked(login, map[string]any{"in": marker}),
		"variable: missing": asked(login, map[string]any{"in": map[string]any{"password": marker}}),
		"variable: unknown": asked(login,
			map[string]any{"in": map[string]any{"username": "a", "password": "b", "a " + marker: 1}}),
		"variable: enum":   asked(theme, map[string]any{"in": map[string]any{"themePreference": marker}}),
		"variable: number": asked(theme, map[string]any{"in": map[string]any{"yearsExperience": marker}}),
		"variable: boolean": asked(theme,
			map[string]any{"in": map[string]any{"privacySettings": map[string]any{"showEmail": marker}}}),
		"variable: list of lists": asked(theme, map[string]any{"in": map[string]any{"skills": []any{[]any{marker}}}}),
		"operation name":          `{"query":"query A { currentUser { id } }","operationName":"` + marker + `"}`,
	} {
		a := h.post(body)
		errs := h.errorsOf(a)
		if a.status != 200 || len(errs) == 0 || errs[0].Extensions.Code != "BAD_USER_INPUT" {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
		if strings.Contains(a.body, marker) {
			t.Errorf("%s: %s", name, a.body)
		}
	}
	if h.ran() != 0 || strings.Contains(h.log.String(), marker) {
		t.Errorf("%d ran; log:\n%s", h.ran(), h.log)
	}
}

func TestNothingIsSuggested(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	develop := newHarness(t, func(c *guard.Config) { c.Development = true })
	for name, query := range map[string]string{
		"field":       `{ currentUsr { id } }`,
		"leaf":        `{ currentUser }`,
		"argument":    `{ notifications(frst: 1) { unreadCount } }`,
		"directive":   `{ currentUser { id @include(iff: true) } }`,
		"enum":        `mutation { recordConsent(value: ALLL) { success } }`,
		"enum string": `mutation { recordConsent(value: "AL") { success } }`,
		"input field": `mutation { initiateLogin(input: {usernam: "a", username: "a", password: "b"}) { success } }`,
		"type":        `{ ...A } fragment A on Qery { currentUser { id } }`,
	} {
		a := h.post(asked(query))
		if len(h.errorsOf(a)) == 0 || strings.Contains(a.body, "Did you mean") {
			t.Errorf("%s: %s", name, a.body)
		}
		if a := develop.post(asked(query)); name != "directive" && !strings.HasPrefix(name, "enum") &&
			!strings.Contains(a.body, "Did you mean") {
			t.Errorf("%s in development: %s", name, a.body)
		}
	}
	if a := develop.post(asked("{ __schema { types { name } } }")); a.body != `{"data":{"ran":true}}` {
		t.Errorf("introspection in development: %s", a.body)
	}
}

func TestAnOperationIsChosen(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	const two = `"query":"query A { currentUser { id } } query B { currentUser { id } }"`
	for body, refused := range map[string]bool{
		`{` + two + `}`:                              true,
		`{` + two + `,"operationName":null}`:         true,
		`{` + two + `,"operationName":"C"}`:          true,
		`{` + two + `,"operationName":"A"}`:          false,
		`{"query":"query A { currentUser { id } }"}`: false,
		`{"query":"query A { currentUser { id } }","operationName":"","extensions":{"persistedQuery":1}}`: false,
	} {
		a := h.post(body)
		if got := slices.ContainsFunc(h.errorsOf(a),
			func(e gqlError) bool { return e.Extensions.Code == "BAD_USER_INPUT" }); got != refused {
			t.Errorf("%s: %s", body, a.body)
		}
	}
}

func TestAtMostTenErrorsAreReported(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	a := h.post(asked("{ currentUser {" + fields(200, func(i int) string { return "x" + strconv.Itoa(i) }) + "} }"))
	if errs := h.errorsOf(a); len(errs) != 10 {
		t.Errorf("%d errors", len(errs))
	}
}
