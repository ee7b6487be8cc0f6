package config

import (
	"fmt"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"
)

// OIDCProvider is one of VITAE_OIDC.
type OIDCProvider struct {
	ID, Name, Issuer       string
	ClientID, ClientSecret string
}

// Bounds of what a screen for signing in can show.
const (
	maxProviders    = 8
	maxProviderName = 30 // characters
)

// notInID is what an identifier that is made of a name leaves out.
var notInID = regexp.MustCompile(`[^a-z0-9]+`)

// OIDCProviders returns the providers in VITAE_OIDC. No error repeats the setting, because it contains secrets.
func (c *Config) OIDCProviders() ([]OIDCProvider, error) {
	var out []OIDCProvider
	seen := map[string]bool{}
	for part := range strings.FieldsSeq(c.OIDC) {
		u, err := url.Parse(part)
		if err != nil || u.User == nil || u.Hostname() == "" || u.Fragment != "" ||
			u.Scheme != "https" && (u.Scheme != "http" || !localHost(u.Hostname())) {
			return nil, refuse(fmt.Sprintf("VITAE_OIDC: entry %d must have the form "+
				"https://CLIENT:SECRET@ISSUER?name=NAME. "+
				"Write special characters in CLIENT and SECRET as %%XX.", len(out)+1))
		}
		p := OIDCProvider{Name: u.Query().Get("name"), ClientID: u.User.Username()}
		p.ClientSecret, _ = u.User.Password()
		p.ID = strings.Trim(notInID.ReplaceAllString(strings.ToLower(p.Name), "-"), "-")
		u.User, u.RawQuery = nil, ""
		p.Issuer = u.String()
		switch {
		case p.ClientID == "" || p.ClientSecret == "":
			return nil, refuse("VITAE_OIDC: " + p.Issuer +
				" needs a client ID and a secret, in the form https://CLIENT:SECRET@….")
		case p.ID == "" || utf8.RuneCountInString(p.Name) > maxProviderName:
			return nil, refuse(fmt.Sprintf("VITAE_OIDC: %s needs a name of 1 to %d characters, at least one of them a "+
				"letter from A to Z or a digit, in the form ?name=NAME.", p.Issuer, maxProviderName))
		case seen[p.ID] || seen[p.Issuer]:
			return nil, refuse("VITAE_OIDC: " + p.Issuer + " is listed twice, or another provider has the same name.")
		}
		seen[p.ID], seen[p.Issuer] = true, true
		out = append(out, p)
	}
	if len(out) > maxProviders {
		return nil, refuse(fmt.Sprintf("VITAE_OIDC has more than %d providers.", maxProviders))
	}
	return out, nil
}

func localHost(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}
