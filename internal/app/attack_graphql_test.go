package app_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

const secretWord = "Qzxjk7Marker"

func TestAttackAliasedGuessesRunNothing(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		b := begin(t, c)
		db := tables(t, p)
		before := count(t, db, "SELECT count(*) FROM events")
		guesses := func(n int, kind string) string {
			var q strings.Builder
			q.WriteString("mutation{")
			for i := range n {
				fmt.Fprintf(&q, kind, i, i)
			}
			return q.String() + "}"
		}
		guess := `a%d:verifyLogin(input:{userId:"` + b.user + `",code:"%06d"}){success}`
		for name, query := range map[string]string{
			"1,000 aliases": guesses(1000, guess),
			"15 aliases":    guesses(15, guess),
			"2 aliases":     guesses(2, guess),
			"no alias": strings.Repeat(`x:verifyLogin(input:{userId:"`+b.user+`",code:"000000"}){success}`,
				1)[2:],
			"in fragments": `mutation{...A...B} fragment A on Mutation{a:verifyLogin(input:{userId:"` + b.user +
				`",code:"000000"}){success}} fragment B on Mutation{b:verifyLogin(input:{userId:"` + b.user +
				`",code:"000001"}){success}}`,
			"mixed sign-ins": `mutation{verifyEmail(input:{userId:"` + b.user +
				`",code:"000000"}){success} initiateLogin(input:{username:"a",password:"b"}){success}}`,
		} {
			if name == "no alias" {
				query = "mutation{" + query + query[len("verifyLogin"):] + "}" // a syntax error in the second
			}
			a := ask(t, p.Client(), query, nil, "Cookie", b.cookie)
			if !bytes.Contains(a.Body, []byte(`"errors"`)) || bytes.Contains(a.Body, []byte(`"success"`)) {
				t.Errorf("%s: %d %.300s", name, a.Status, a.Body)
			}
		}
		if n := count(t, db, "SELECT count(*) FROM events") - before; n != 0 {
			t.Errorf("%d guesses ran", n)
		}
		if n := count(t, db, "SELECT max(tries) FROM challenges"); n != 0 {
			t.Errorf("a code counts %d tries", n)
		}
		if m := messageOf(t, ask(t, p.Client(), doVerify, code(b.user, b.code), "Cookie", b.cookie)); m != "" {
			t.Errorf("the owner afterwards: %q", m)
		}
	})
}

func TestAttackHostileQueriesAreRefused(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	bomb := "{currentUser{...F0}}"
	for i := range 40 {
		bomb += fmt.Sprintf(" fragment F%d on User{...F%d ...F%d}", i, i+1, i+1)
	}
	for name, query := range map[string]string{
		"deep":                  strings.Repeat("{currentUser", 200) + "{id}" + strings.Repeat("}", 200),
		"wide":                  "{currentUser{" + strings.Repeat("id ", 3000) + "}}",
		"4,000 __typename":      "{" + strings.Repeat("__typename ", 4000) + "}",
		"a cycle":               "{currentUser{...A}} fragment A on User{id ...B} fragment B on User{...A}",
		"a bomb":                bomb + " fragment F40 on User{id}",
		"directives":            "{currentUser{id" + strings.Repeat(" @include(if:true)", 300) + "}}",
		"long":                  "{currentUser{id}} #" + strings.Repeat("x", 17<<10),
		"the schema":            "{__schema{types{name}}}",
		"a type":                `{__type(name:"User"){name}}`,
		"a hint of a field":     "{currentUser{emial}}",
		"a hint of an argument": `mutation{requestPasswordReset(emial:"x"){success}}`,
		"a hint of an input":    `mutation{verifyEmail(input:{userid:1,code:"x"}){success}}`,
		"a hint of an enum":     `mutation{recordConsent(value:AL){success}}`,
	} {
		a := ask(t, c, query, nil)
		text := string(a.Body)
		if a.Status != http.StatusOK || !strings.HasPrefix(text, `{"errors":`) ||
			strings.Contains(text, "Did you mean") || strings.Contains(text, `"userId"`) || len(text) > 4000 {
			t.Errorf("%s: %d %.500s", name, a.Status, text)
		}
	}
}

// In development, and there alone, a client may ask for the schema.
func TestTheSchemaIsShownInDevelopment(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite", Change: func(c *config.Config) { c.Development = true }})
	c := p.Client()
	for path, has := range map[string]string{
		"/api/v1/identity/graphql": "UserProfile",
		"/api/resume/graphql":      "JobDescription",
	} {
		body, err := json.Marshal(map[string]string{"query": introspection})
		ok(t, err)
		a, err := c.Send(http.MethodPost, path, "application/json", body)
		ok(t, err)
		if text := string(a.Body); strings.Contains(text, `"errors"`) || !strings.Contains(text, `"name":"`+has+`"`) {
			t.Errorf("%s: %d %.300s", path, a.Status, text)
		}
		body, err = json.Marshal(map[string]string{"query": `{__type(name:"` + has + `"){name}}`})
		ok(t, err)
		if a, err = c.Send(http.MethodPost, path, "application/json", body); err != nil ||
			!strings.Contains(string(a.Body), `{"__type":{"name":"`+has+`"}}`) {
			t.Errorf("%s: one type: %v %.300s", path, err, a.Body)
		}
	}
}

// introspection is what tools ask first.
const introspection = `query IntrospectionQuery { __schema { queryType { name } mutationType { name } subscriptionType { name }
	types { ...FullType } directives { name description locations args { ...InputValue } } } }
	fragment FullType on __Type { kind name description fields(includeDeprecated: true) { name description args { ...InputValue } type { ...TypeRef }
	isDeprecated deprecationReason } inputFields { ...InputValue } interfaces { ...TypeRef }
	enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } possibleTypes { ...TypeRef } }
	fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue }
	fragment TypeRef on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }`

func TestAttackOnlyPlainJSONPostsAreRequests(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	good := []byte(`{"query":"mutation{logoutUser{success}}"}`)
	boundary := "--b\r\nContent-Disposition: form-data; name=\"operations\"\r\n\r\n" + string(good) +
		"\r\n--b\r\nContent-Disposition: form-data; name=\"map\"\r\n\r\n{}\r\n--b--\r\n"
	var zipped bytes.Buffer
	z := gzip.NewWriter(&zipped)
	_, err := z.Write(good)
	ok(t, err)
	ok(t, z.Close())
	for name, q := range map[string]struct {
		method, kind string
		body         []byte
		headers      []string
		status       int
	}{
		"GET":          {method: "GET", status: 405},
		"HEAD":         {method: "HEAD", status: 405},
		"PUT":          {method: "PUT", kind: "application/json", body: good, status: 405},
		"PATCH":        {method: "PATCH", kind: "application/json", body: good, status: 405},
		"DELETE":       {method: "DELETE", kind: "application/json", body: good, status: 405},
		"OPTIONS":      {method: "OPTIONS", status: 405},
		"TRACE":        {method: "TRACE", status: 405},
		"another word": {method: "FROBNICATE", status: 405},
		"plain text":   {method: "POST", kind: "text/plain", body: good, status: 415},
		"no type":      {method: "POST", body: good, status: 415},
		"two types":    {method: "POST", kind: "text/plain, application/json", body: good, status: 415},
		"a form": {
			method: "POST", kind: "application/x-www-form-urlencoded",
			body: []byte("query=mutation{logoutUser{success}}"), status: 415,
		},
		"GraphQL": {method: "POST", kind: "application/graphql", body: good[10:], status: 415},
		"multipart": {
			method: "POST", kind: "multipart/form-data; boundary=b", body: []byte(boundary),
			status: 415,
		},
		"UTF-16": {method: "POST", kind: "application/json; charset=utf-16", body: good, status: 415},
		"gzip": {
			method: "POST", kind: "application/json", body: zipped.Bytes(),
			headers: []string{"Content-Encoding", "gzip"}, status: 415,
		},
		"identity": {
			method: "POST", kind: "application/json", body: good,
			headers: []string{"Content-Encoding", "identity"}, status: 415,
		},
		"a batch": {
			method: "POST", kind: "application/json", body: []byte("[" + string(good) + "]"),
			status: 400,
		},
		"an upgrade": {method: "GET", headers: []string{
			"Connection", "Upgrade", "Upgrade", "websocket",
			"Sec-WebSocket-Key", "x", "Sec-WebSocket-Version", "13",
		}, status: 405},
		"an event stream": {method: "GET", headers: []string{"Accept", "text/event-stream"}, status: 405},
		"1 MiB and more": {
			method: "POST", kind: "application/json",
			body: append([]byte(`{"a":"`+strings.Repeat("x", 1<<20)+`",`), good[1:]...), status: 413,
		},
		"another override": {method: "GET", headers: []string{"X-HTTP-Method-Override", "POST"}, status: 405},
	} {
		path := graphql
		if q.method == "GET" {
			path += "?query=mutation%7BlogoutUser%7Bsuccess%7D%7D"
		}
		a := send(t, c, q.method, path, q.kind, q.body, q.headers...)
		if a.Status != q.status || (a.Status == 405 && a.Header.Get("Allow") != "POST") {
			t.Errorf("%s: %d %v %.300s", name, a.Status, a.Header, a.Body)
		}
	}
	if !isUser(t, c) {
		t.Error("one of them ran")
	}
	if a := send(t, c, "POST", graphql, "application/json; charset=UTF-8",
		[]byte(`{"query":"{currentUser{id}}","kwargs":{},"extensions":null}`)); a.Status != 200 ||
		bytes.Contains(a.Body, []byte("errors")) {
		t.Errorf("a good request: %d %s", a.Status, a.Body)
	}
}

func TestAttackWhatIsMalformedIsNeverEchoed(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	for _, body := range []string{
		secretWord,
		`"` + secretWord + `"`,
		`{"query": ` + secretWord,
		`{"query": "{currentUser{id}}", "variables": {"password": "` + secretWord + `"`,
		`{"query": "{currentUser{id}}", "variables": "` + secretWord + `"}`,
		`{"query": {"` + secretWord + `": 1}}`,
		`{"query": "{currentUser{id}}"} ` + secretWord,
		`{"query": "{currentUser{id}}", "operationName": "` + secretWord + `"}`,
		`{"` + secretWord + `": "` + secretWord + `"}`,
		`{"query": "{ currentUser(a: \"` + secretWord + `\" }"}`,
		`{"query": "mutation{verifyEmail(input:{userId:1,code:[\"` + secretWord + `\"]}){success}}"}`,
		`{"query": "mutation{requestPasswordReset(email:{x:\"` + secretWord + `\"}){success}}"}`,
		`{"query": "mutation($p: Int!){deleteAccount(password:$p){success}}", "variables": {"p": "` + secretWord +
			`"}}`,
		`{"query": "mutation($i: ChangePasswordInput!){changePassword(input:$i){success}}", "variables": {"i": {"currentPassword": {"a": "` + secretWord + `"}, "newPassword": "` + secretWord + `"}}}`,
		`{"query": "mutation($i: Consent!){recordConsent(value:$i){success}}", "variables": {"i": "` + secretWord +
			`"}}`,
		`{"query": "query($i: ID!){userInfo(userId:$i){id}}", "variables": {"i": "` + secretWord + `"}}`,
		`{"query": "mutation($i: ID!){revokeSession(id:$i){success}}", "variables": {"i": "` + secretWord + `"}}`,
		`{"query": "{notifications(after:\"` + secretWord + `\"){unreadCount}}"}`,
		"\xff" + secretWord,
	} {
		for _, who := range []*apptest.Client{c, p.Client()} {
			if a := send(t, who, "POST", graphql, "application/json", []byte(body)); bytes.Contains(a.Body,
				[]byte(secretWord)) || a.Status >= 500 {
				t.Errorf("%s: %d %s", body, a.Status, a.Body)
			}
		}
	}
	if strings.Contains(p.Log(), secretWord) {
		t.Error("the log holds it")
	}
}
