package oidc_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"vitae/internal/adapter/oidc"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// grouped asks the provider for groups too.
func (s *server) grouped(claim string) *oidc.Providers {
	return oidc.New([]oidc.Config{{
		ID: "test", Name: "Test", Issuer: s.URL, ClientID: "vitae" + s.URL, ClientSecret: "secret", Redirect: callback,
		AdminGroup: "admins", GroupsClaim: claim, Scopes: []string{"groups"},
	}}, clock.System{})
}

// signs makes the provider put other claims into what it signs, and others into its page about the user.
func (s *server) signs(token, page map[string]any) {
	forge := func(answer map[string]any) {
		claims := claimsOf(answer["id_token"])
		for name, value := range token {
			claims[name] = value
		}
		answer["id_token"] = s.signed(claims)
	}
	s.forge.Store(&forge)
	if page == nil {
		s.through(func(http.ResponseWriter, *http.Request) bool { return false })
		return
	}
	s.through(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/userinfo" {
			return false
		}
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(page)
		return true
	})
}

func (s *server) groups(claim string) (identity.Claims, error) {
	s.t.Helper()
	p, f := s.grouped(claim), flow("a")
	return p.Claims(s.t.Context(), "test", s.signIn(p, f), f)
}

func TestGroupsOfAToken(t *testing.T) {
	s := start(t, ada)
	many := make([]string, 10_000)
	for i := range many {
		many[i] = fmt.Sprintf("group number %d", i)
	}
	nested := func(names ...string) any {
		var v any = []string{"admins"}
		for _, name := range slices.Backward(names) {
			v = map[string]any{name: v}
		}
		return v
	}
	for name, c := range map[string]struct {
		claim string
		token map[string]any
		want  []string
	}{
		"a list":                {"groups", map[string]any{"groups": []string{"a", "admins"}}, []string{"a", "admins"}},
		"no groups":             {"groups", map[string]any{"groups": []string{}}, []string{}},
		"one text is one group": {"groups", map[string]any{"groups": "admins"}, []string{"admins"}},
		"a text is never split": {"groups", map[string]any{"groups": "a,admins admins"}, []string{"a,admins admins"}},
		"what is no text":       {"groups", map[string]any{"groups": []any{1, nil, "a", []string{"admins"}}}, []string{"a"}},
		"an object":             {"groups", map[string]any{"groups": map[string]bool{"admins": true}}, nil},
		"a number":              {"groups", map[string]any{"groups": 5}, nil},
		"null":                  {"groups", map[string]any{"groups": nil}, nil},
		"missing":               {"groups", nil, nil},
		"of another claim":      {"groups", map[string]any{"roles": []string{"admins"}, "Groups": []string{"admins"}}, nil},
		"10,000":                {"groups", map[string]any{"groups": many}, many},
		"Keycloak's realm roles": {
			"realm_access.roles", map[string]any{"realm_access": nested("roles")}, []string{"admins"},
		},
		"Keycloak's client roles": {
			"resource_access.v.example.roles",
			map[string]any{"resource_access": nested("v.example", "roles")},
			[]string{"admins"},
		},
		"a name with dots":       {"urn:v.example", map[string]any{"urn:v.example": nested()}, []string{"admins"}},
		"a path that ends early": {"realm_access.roles", map[string]any{"realm_access": nested()}, nil},
		"a path into a text":     {"realm_access.roles", map[string]any{"realm_access": "roles"}, nil},
		"groups elsewhere": {"groups", map[string]any{ // as Entra writes it for a user of too many groups
			"_claim_names":   map[string]string{"groups": "src1"},
			"_claim_sources": map[string]any{"src1": map[string]string{"endpoint": s.URL + "/elsewhere"}},
		}, nil},
	} {
		s.signs(c.token, nil)
		got, err := s.groups(c.claim)
		if err != nil || !slices.Equal(got.Groups, c.want) || (got.Groups == nil) != (c.want == nil) {
			t.Errorf("%s: %.200v %v", name, got.Groups, err)
		}
		if got.Email != ada.Email || got.FirstName != ada.FirstName {
			t.Errorf("%s: %.200v", name, got)
		}
	}
	if n := s.requests("GET /elsewhere"); n != 0 {
		t.Errorf("%d requests to an address in a token", n)
	}
	if got, err := s.groups(""); err != nil || got.Groups != nil {
		t.Errorf("groups that nobody asked for: %v %v", got.Groups, err)
	}
}

// What the token lacks may be on the page about the same user; nothing else counts.
func TestGroupsOfThePageAboutTheUser(t *testing.T) {
	s := start(t, ada)
	page := func(subject string, groups any) map[string]any {
		return map[string]any{"sub": subject, "email": "page@mail.example", "groups": groups}
	}
	s.signs(nil, page("id1", []string{"admins"})) // with the address, which this provider puts there
	got, err := s.groups("groups")
	if err != nil || !slices.Equal(got.Groups, []string{"admins"}) || got.Email != "page@mail.example" {
		t.Errorf("%+v %v", got, err)
	}
	s.signs(map[string]any{"email": ada.Email, "email_verified": true}, page("id1", []string{"admins"}))
	got, err = s.groups("groups")
	if err != nil || !slices.Equal(got.Groups, []string{"admins"}) || got.Email != ada.Email || !got.EmailVerified {
		t.Errorf("%+v %v", got, err)
	}
	for _, in := range []any{[]string{"a"}, []string{}, 5, nil} {
		s.signs(map[string]any{"groups": in}, page("id1", []string{"admins"}))
		if got, err := s.groups("groups"); err != nil || slices.Contains(got.Groups, "admins") {
			t.Errorf("the token has %v: %v %v", in, got.Groups, err)
		}
	}
	for name, about := range map[string]map[string]any{
		"another user": page("id2", []string{"admins"}),
		"nobody":       page("", []string{"admins"}),
	} {
		s.signs(nil, about)
		if got, err := s.groups("groups"); fault.KindOf(err) != fault.Invalid {
			t.Errorf("a page about %s: %+v %v", name, got, err)
		}
	}
	// The access token is for somebody else to read.
	forge := func(answer map[string]any) {
		answer["access_token"] = s.signed(map[string]any{"sub": "id1", "groups": []string{"admins"}})
		answer["groups"] = []string{"admins"}
	}
	s.through(func(http.ResponseWriter, *http.Request) bool { return false })
	s.forge.Store(&forge)
	if got, err := s.groups("groups"); err == nil && slices.Contains(got.Groups, "admins") {
		t.Errorf("groups from an access token: %+v", got)
	}
}

// A page that can't be had doesn't count as one without groups: nobody signs in, and nobody loses a role.
func TestAPageThatCannotBeHad(t *testing.T) {
	s := start(t, ada)
	for status, kind := range map[int]fault.Kind{
		http.StatusServiceUnavailable: fault.Unavailable, http.StatusTooManyRequests: fault.Unavailable,
		http.StatusForbidden: fault.Invalid,
	} {
		s.through(func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path == "/userinfo" {
				w.WriteHeader(status)
			}
			return r.URL.Path == "/userinfo"
		})
		if _, err := s.groups("groups"); fault.KindOf(err) != kind {
			t.Errorf("%d: %v", status, err)
		}
	}
}

func TestForgedGroups(t *testing.T) {
	s := start(t, ada)
	for name, forge := range map[string]func(claims map[string]any, parts []string) string{
		"the signature of another token": func(claims map[string]any, parts []string) string {
			return parts[0] + "." + pack(claims) + "." + parts[2]
		},
		"no signature": func(claims map[string]any, _ []string) string {
			return pack(map[string]any{"alg": "none"}) + "." + pack(claims) + "."
		},
		"a secret that both know": func(claims map[string]any, parts []string) string {
			return pack(map[string]any{"alg": "HS256"}) + "." + pack(claims) + "." + parts[2]
		},
	} {
		change := func(answer map[string]any) {
			claims := claimsOf(answer["id_token"])
			claims["groups"] = []string{"admins"}
			answer["id_token"] = forge(claims, strings.Split(answer["id_token"].(string), "."))
		}
		s.forge.Store(&change)
		_, err := s.groups("groups")
		if err == nil {
			t.Errorf("%s is believed", name)
			continue
		}
		refused(t, err)
	}
}

func TestScopesAreRequested(t *testing.T) {
	s := start(t, ada)
	address, err := s.grouped("groups").Address(t.Context(), "test", flow("a"))
	if err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(address)
	if err != nil || u.Query().Get("scope") != "openid email profile groups" {
		t.Errorf("%s %v", address, err)
	}
}
