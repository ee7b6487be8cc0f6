package config_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"vitae/internal/config"
)

func TestOIDCProviders(t *testing.T) {
	t.Parallel()
	c := config.Config{OIDC: "https://us%2Fer:s%40cret@id.example.org/realms/one?name=Our+Company  " +
		"http://a:b@localhost:9000?name=Dev https://a:b@tenant.example/?name=%C3%89cole+1 " +
		"https://a:b@id.example.org/realms/two?name=Two&admin-group=/Vitae+%26+more&groups-claim=realm_access.roles " +
		"https://a:b@dex.example?name=Dex&admin-group=staff:admins&scope=groups+offline_access"}
	got, err := c.OIDCProviders()
	if err != nil {
		t.Fatal(err)
	}
	want := []config.OIDCProvider{
		{
			ID: "our-company", Name: "Our Company", Issuer: "https://id.example.org/realms/one", ClientID: "us/er",
			ClientSecret: "s@cret",
		},
		{ID: "dev", Name: "Dev", Issuer: "http://localhost:9000", ClientID: "a", ClientSecret: "b"},
		{ID: "cole-1", Name: "École 1", Issuer: "https://tenant.example/", ClientID: "a", ClientSecret: "b"},
		{
			ID: "two", Name: "Two", Issuer: "https://id.example.org/realms/two", ClientID: "a", ClientSecret: "b",
			AdminGroup: "/Vitae & more", GroupsClaim: "realm_access.roles",
		},
		{
			ID: "dex", Name: "Dex", Issuer: "https://dex.example", ClientID: "a", ClientSecret: "b",
			AdminGroup: "staff:admins", GroupsClaim: "groups", Scopes: []string{"groups", "offline_access"},
		},
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

func TestWrongOIDCProviders(t *testing.T) {
	t.Parallel()
	for _, wrong := range []string{
		"id.example.org", "https://id.example.org?name=A", "https://client@id.example.org?name=A",
		"https://:hidden@id.example.org?name=A", "http://client:hidden@id.example.org?name=A",
		"https://client:hidden@id.example.org", "https://client:hidden@id.example.org?name=%C3%A9",
		"https://client:hidden@id.example.org?name=" + strings.Repeat("a", 31),
		"https://client:hidden@id%.example?name=A",
		"https://client:hidden@id.example.org?name=A#b", "ftp://client:hidden@id.example.org?name=A",
		"https://client:hidden@id.example.org?name=A https://client:hidden@id.example.org?name=B",
		"https://client:hidden@id.example.org?name=A https://client:hidden@other.example?name=a",
		"https://client:hidden@id.example.org?name=A&admin_group=hidden",
		"https://client:hidden@id.example.org?name=A&admin-groups=hidden",
		"https://client:hidden@id.example.org?name=A&Admin-Group=hidden",
		"https://client:hidden@id.example.org?name=A&admin-group=hidden&admin-group=hidden",
		"https://client:hidden@id.example.org?name=A&name=B",
		"https://client:hidden@id.example.org?name=A&admin-group=",
		"https://client:hidden@id.example.org?name=A&admin-group=%20",
		"https://client:hidden@id.example.org?name=A&admin-group=hidden%0A",
		"https://client:hidden@id.example.org?name=A&admin-group=%FFhidden",
		"https://client:hidden@id.example.org?name=A&admin-group=hidden%",
		"https://client:hidden@id.example.org?name=A&admin-group=hidden;scope=a",
		"https://client:hidden@id.example.org?name=A&admin-group=" + strings.Repeat("a", 201),
		"https://client:hidden@id.example.org?name=A&admin-group=hidden&groups-claim=",
		"https://client:hidden@id.example.org?name=A&groups-claim=hidden",
	} {
		c := config.Config{OIDC: wrong}
		_, err := c.OIDCProviders()
		if err == nil || !strings.Contains(err.Error(), "VITAE_OIDC") || strings.Contains(err.Error(), "hidden") {
			t.Errorf("%s: %v", wrong, err)
		}
	}
	c := config.Config{}
	for i := range 9 {
		c.OIDC += " https://a:b@id" + string(rune('a'+i)) + ".example?name=" + string(rune('a'+i))
	}
	if _, err := c.OIDCProviders(); err == nil {
		t.Error("nine providers")
	}
}
