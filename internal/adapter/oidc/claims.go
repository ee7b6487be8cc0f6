package oidc

import (
	"encoding/json"
	"errors"
	"strings"

	"github.com/coreos/go-oidc/v3/oidc"
)

// claims are what Vitae reads from the ID token and the UserInfo response.
type claims struct {
	Email         string `json:"email"`
	EmailVerified any    `json:"email_verified"` // some providers write "true"
	GivenName     string `json:"given_name"`
	FamilyName    string `json:"family_name"`

	groups    []string // nil if there is no list
	hasGroups bool     // the claim is there, whatever is in it
}

// read returns what a token or page says, with the groups at a claim, "" for none.
func read(from interface{ Claims(v any) error }, groupsClaim string) (said claims, err error) {
	if err := from.Claims(&said); err != nil || groupsClaim == "" {
		return said, err
	}
	var all map[string]json.RawMessage
	if err := from.Claims(&all); err != nil {
		return said, err
	}
	raw, ok := claimAt(all, groupsClaim)
	said.groups, said.hasGroups = groupsIn(raw), ok
	return said, nil
}

// lacks reports whether UserInfo must be asked.
func (c *claims) lacks(of Config) bool { return c.Email == "" || of.GroupsClaim != "" && !c.hasGroups }

// complete reads what the provider did not put into the token. It must be about the same user. What the token has
// counts.
func (c *claims) complete(info *oidc.UserInfo, subject string, of Config) error {
	if info.Subject != subject {
		return errors.New("the provider's UserInfo response is about another user")
	}
	more, err := read(info, of.GroupsClaim)
	if err != nil {
		return err
	}
	if c.hasGroups {
		more.groups, more.hasGroups = c.groups, true
	}
	if c.Email != "" {
		more.Email, more.EmailVerified, more.GivenName, more.FamilyName = c.Email, c.EmailVerified, c.GivenName,
			c.FamilyName
	}
	*c = more
	return nil
}

// claimAt returns the claim of a name. If there is none, the name is a path through nested claims, with dots; names in
// it may have dots too ("resource_access.vitae.example.roles").
func claimAt(object map[string]json.RawMessage, path string) (json.RawMessage, bool) {
	if raw, ok := object[path]; ok {
		return raw, true
	}
	for i, c := range path {
		var inner map[string]json.RawMessage
		if c != '.' || json.Unmarshal(object[path[:i]], &inner) != nil {
			continue
		}
		if raw, ok := claimAt(inner, path[i+1:]); ok {
			return raw, true
		}
	}
	return nil, false
}

// groupsIn returns the groups of a claim: the texts in a list, or one text, which some providers write if there is only
// one group. It is never split. Anything else is no list, nil.
func groupsIn(raw json.RawMessage) []string {
	var one string
	if strings.HasPrefix(string(raw), `"`) && json.Unmarshal(raw, &one) == nil {
		return []string{one}
	}
	var list []any
	if json.Unmarshal(raw, &list) != nil || list == nil {
		return nil
	}
	groups := []string{}
	for _, each := range list {
		if group, ok := each.(string); ok {
			groups = append(groups, group)
		}
	}
	return groups
}
