package config

import (
	"fmt"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// OIDCProvider is one of VITAE_OIDC.
type OIDCProvider struct {
	ID, Name, Issuer       string
	ClientID, ClientSecret string

	AdminGroup  string   // whose members are administrators; "" if the provider changes no roles
	GroupsClaim string   // where a token has its user's groups; "" without AdminGroup
	Scopes      []string // that are requested in addition to openid, email and profile
}

// Bounds of what a screen for signing in can show, and of what is looked for in a token.
const (
	maxProviders     = 8
	maxProviderName  = 30  // characters
	maxProviderValue = 200 // bytes of a group, claim or scope
)

// defaultGroupsClaim is where most providers put groups.
const defaultGroupsClaim = "groups"

// providerParts are the parts after the ? of a provider.
var providerParts = []string{"name", "admin-group", "groups-claim", "scope"}

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
		query := u.RawQuery
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
		if err := p.readParts(query); err != nil {
			return nil, err
		}
		seen[p.ID], seen[p.Issuer] = true, true
		out = append(out, p)
	}
	if len(out) > maxProviders {
		return nil, refuse(fmt.Sprintf("VITAE_OIDC has more than %d providers.", maxProviders))
	}
	return out, nil
}

// readParts reads what follows the name of a provider. It refuses a part that it doesn't know or that has no effect.
func (p *OIDCProvider) readParts(query string) error {
	about := "VITAE_OIDC: " + p.Issuer + " "
	parts, err := url.ParseQuery(query)
	if err != nil {
		return refuse(about + "has a part after ? that can't be read. Write special characters as %XX.")
	}
	for name, values := range parts {
		switch {
		case !slices.Contains(providerParts, name):
			return refuse(about + "has an unknown part after ?. Use " + strings.Join(providerParts, ", ") + ".")
		case len(values) > 1:
			return refuse(about + "has " + name + " twice.")
		case name != "name" && !shortLine(values[0]):
			return refuse(fmt.Sprintf("%sneeds one line with 1 to %d bytes as %s.", about, maxProviderValue, name))
		}
	}
	p.AdminGroup, p.GroupsClaim = parts.Get("admin-group"), parts.Get("groups-claim")
	p.Scopes = strings.Fields(parts.Get("scope"))
	switch {
	case p.GroupsClaim != "" && p.AdminGroup == "":
		return refuse(about + "has groups-claim, which has no effect without admin-group.")
	case p.AdminGroup != "" && p.GroupsClaim == "":
		p.GroupsClaim = defaultGroupsClaim
	}
	return nil
}

// shortLine reports whether a value is one line of text that is neither empty nor too long.
func shortLine(value string) bool {
	return strings.TrimSpace(value) != "" && len(value) <= maxProviderValue && utf8.ValidString(value) &&
		!strings.ContainsFunc(value, unicode.IsControl)
}

func localHost(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}
