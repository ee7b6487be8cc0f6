package oidc_test

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
)

// rolesOf returns what the program says of the caller's roles.
func rolesOf(t *testing.T, c *apptest.Client) []string {
	t.Helper()
	var d struct {
		CurrentUser struct{ ID string }
		UserInfo    struct{ Roles []string }
	}
	if err := c.Identity(`{ currentUser { id } }`, nil, &d); err != nil {
		t.Fatal(err)
	}
	user := map[string]any{"u": d.CurrentUser.ID}
	if err := c.Identity(`query ($u: ID!) { userInfo(userId: $u) { roles } }`, user, &d); err != nil {
		t.Fatal(err)
	}
	return d.UserInfo.Roles
}

// The whole program against a real provider whose answers say which groups its user is in.
func TestARoleFollowsTheGroupsOfARealProvider(t *testing.T) {
	for _, database := range []string{"sqlite", "postgres"} {
		t.Run(database, func(t *testing.T) {
			s := start(t, ada)
			p := programOf(t, s, database, "secret", "&admin-group=Vitae+%26+more&groups-claim=realm_access.roles")
			enter := func(roles ...string) *apptest.Client {
				t.Helper()
				s.signs(map[string]any{"realm_access": map[string]any{"roles": roles}}, nil)
				c := p.Client()
				f := finish(t, c, arrive(t, s, c)).FinishProviderSignIn
				if f.Session == nil {
					t.Fatalf("%+v", f)
				}
				c.Token = f.Session.Token
				return c
			}
			plain := enter("Vitae", "& more", "vitae & more")
			if roles := rolesOf(t, plain); slices.Contains(roles, "admin") {
				t.Errorf("in other groups: %v", roles)
			}
			enter("Vitae & more", "a")
			if name, err := plain.SignedInAs(); err != nil || name != "" {
				t.Errorf("a session from before goes on: %q %v", name, err)
			}
			only := enter("a", "Vitae & more")
			if roles := rolesOf(t, only); !slices.Contains(roles, "admin") {
				t.Errorf("in the group: %v", roles)
			}
			if roles := rolesOf(t, enter("a")); !slices.Contains(roles, "admin") {
				t.Errorf("the only administrator: %v", roles)
			}
			if !strings.Contains(p.Log(), "the only administrator keeps the role") {
				t.Error("the log doesn't say that the role was kept")
			}

			boss := p.Client()
			if err := boss.SignUp(); err != nil {
				t.Fatal(err)
			}
			const grant = `mutation ($u: ID!) { grantUserRole(userId: $u, role: ADMIN) { success } }`
			if err := only.Identity(grant, map[string]any{"u": boss.User.ID}, &struct{}{}); err != nil {
				t.Fatal(err)
			}
			out := enter("a")
			if roles := rolesOf(t, out); len(roles) != 1 || roles[0] != "user" {
				t.Errorf("out of the group: %v", roles)
			}
			const read = `{ users(first: 1) { endCursor } }`
			if code := apptest.CodeOf(only.Identity(read, nil, &struct{}{})); code != "UNAUTHENTICATED" {
				t.Errorf("an administrator's session from before: %s", code)
			}
			if code := apptest.CodeOf(out.Identity(read, nil, &struct{}{})); code != "FORBIDDEN" {
				t.Errorf("the new session: %s", code)
			}
			for _, group := range []string{"Vitae & more", `Vitae \u0026 more`, url.QueryEscape("Vitae & more")} {
				if strings.Contains(p.Log(), group) {
					t.Errorf("the log holds %s", group)
				}
			}
		})
	}
}
