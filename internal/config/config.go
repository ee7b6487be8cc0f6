// Package config holds the settings of the server: typed, read once from flags and environment, checked at the start.
//
// It never reads a setting later, never keeps one in a global, and never puts a secret into a message.
package config

import (
	"fmt"
	"log/slog"
	"net"
	"net/mail"
	"net/netip"
	"net/url"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/base/fault"
)

// Config is what the commands that touch an instance's data can be set to. The tags are kong's: each setting is an
// environment variable VITAE_… and a flag of the same name, which wins. Check must have passed before anything is used.
type Config struct {
	Addr            string `env:"VITAE_ADDR" default:"127.0.0.1:8080" help:"Address to listen on."`
	PublicURL       string `name:"public-url" env:"VITAE_PUBLIC_URL" help:"Address that users open in their browser. Default: http:// and the listening address."`
	DataDir         string `env:"VITAE_DATA_DIR" default:"./data" help:"Directory for all of the server's data."`
	DatabaseURL     string `name:"database-url" env:"VITAE_DATABASE_URL" help:"sqlite:FILE or postgres://… Default: SQLite in the data directory."`
	DatabaseURLFile string `name:"database-url-file" env:"VITAE_DATABASE_URL_FILE" help:"File that contains the database URL."`
	BlobURL         string `name:"blob-url" env:"VITAE_BLOB_URL" help:"file:FOLDER or s3://BUCKET?… for photos and uploads. Default: in the data directory."`
	BlobURLFile     string `name:"blob-url-file" env:"VITAE_BLOB_URL_FILE" help:"File that contains the blob URL."`
	SMTPURL         string `name:"smtp-url" env:"VITAE_SMTP_URL" help:"smtp:// or smtps:// server for email. Default: none; emails are written to the outbox in the data directory."`
	SMTPURLFile     string `name:"smtp-url-file" env:"VITAE_SMTP_URL_FILE" help:"File that contains the SMTP URL."`
	MailFrom        string `env:"VITAE_MAIL_FROM" default:"Vitae <no-reply@localhost>" help:"Sender of emails."`
	Secret          string `env:"VITAE_SECRET" help:"Secret that all keys are derived from, at least 32 bytes. All replicas need the same one. Default: created in the data directory on first start."`
	SecretFile      string `env:"VITAE_SECRET_FILE" help:"File that contains the secret."`
	SocialLinks     string `env:"VITAE_SOCIAL_LINKS" help:"Links in the footer of every page, as NAME=https://…, separated by commas. Default: none."`
	MetricsAddr     string `env:"VITAE_METRICS_ADDR" help:"Address for metrics and profiling. Default: none."`
	TrustedProxies  string `env:"VITAE_TRUSTED_PROXIES" help:"Addresses or CIDRs of proxies whose X-Forwarded-For header is trusted, separated by commas."`
	RateLimits      string `env:"VITAE_RATE_LIMITS" default:"on" help:"on or off. Use off only for tests on loopback."`
	Registration    string `env:"VITAE_REGISTRATION" default:"open" help:"Who can register: open (everyone), domains (see VITAE_REGISTRATION_DOMAINS), invitation, or closed (only vitae admin create can add accounts)."`

	RegistrationDomains string `env:"VITAE_REGISTRATION_DOMAINS" help:"Email domains that can register, separated by commas, for VITAE_REGISTRATION=domains."`
	OIDC                string `name:"oidc" env:"VITAE_OIDC" help:"OpenID Connect providers to sign in with, as https://CLIENT:SECRET@ISSUER?name=NAME, separated by spaces."`
	OIDCFile            string `name:"oidc-file" env:"VITAE_OIDC_FILE" help:"File that contains the OpenID Connect providers."`
	AdminEmail          string `env:"VITAE_ADMIN_EMAIL" help:"Email address of the first administrator. If there is no administrator at startup, the server creates this account or gives it the admin role."`

	ReadLinks   string `env:"VITAE_READ_LINKS" default:"on" help:"on or off. If on, users can paste a link and the server fetches the posting from it."`
	LogFormat   string `env:"VITAE_LOG_FORMAT" default:"text" help:"text or json."`
	LogLevel    string `env:"VITAE_LOG_LEVEL" default:"info" help:"debug, info, warn or error."`
	FontDir     string `env:"VITAE_FONT_DIR" help:"Folder with extra fonts for scripts that the built-in fonts don't cover, such as Chinese. Default: none."`
	MaxUploadMB int    `name:"max-upload-mb" env:"VITAE_MAX_UPLOAD_MB" default:"10" help:"Largest upload, in MB."`
	Development bool   `env:"VITAE_DEVELOPMENT" help:"Allow GraphQL introspection."`

	Later `embed:""`

	assumedURL bool // PublicURL was left out, and others than this machine can reach the server
}

// Later are settings of the contract that mean nothing yet: none is accepted, all else is refused, so that nobody
// believes to have set what has no effect.
type Later struct {
	LLM                 string `name:"llm" env:"VITAE_LLM" hidden:""`
	LLMURL              string `name:"llm-url" env:"VITAE_LLM_URL" hidden:""`
	LLMModel            string `name:"llm-model" env:"VITAE_LLM_MODEL" hidden:""`
	LLMKey              string `name:"llm-key" env:"VITAE_LLM_KEY" hidden:""`
	LLMKeyFile          string `name:"llm-key-file" env:"VITAE_LLM_KEY_FILE" hidden:""`
	StripeKey           string `env:"VITAE_STRIPE_KEY" hidden:""`
	StripeKeyFile       string `env:"VITAE_STRIPE_KEY_FILE" hidden:""`
	StripeWebhookSecret string `env:"VITAE_STRIPE_WEBHOOK_SECRET" hidden:""`
	StripeWebhookFile   string `name:"stripe-webhook-secret-file" env:"VITAE_STRIPE_WEBHOOK_SECRET_FILE" hidden:""`
	StripeURL           string `name:"stripe-url" env:"VITAE_STRIPE_URL" hidden:""`
}

// MinSecret is the fewest bytes that VITAE_SECRET may have.
const MinSecret = 32

// Level is LogLevel as slog knows it.
func (c *Config) Level() (slog.Level, error) {
	var l slog.Level
	err := l.UnmarshalText([]byte(c.LogLevel))
	return l, err
}

// CacheDir is where compiled PDFium is kept.
func (c *Config) CacheDir() string { return filepath.Join(c.DataDir, "cache", "pdfium") }

// Outbox is where mail goes without VITAE_SMTP_URL.
func (c *Config) Outbox() string { return filepath.Join(c.DataDir, "outbox") }

// SecretPath is where the secret stands that the first start makes.
func (c *Config) SecretPath() string { return filepath.Join(c.DataDir, "secrets", "instance") }

// SQLiteFile is the database's file, "" where the database is in no file that can be named.
func (c *Config) SQLiteFile() string {
	file, ok := strings.CutPrefix(c.DatabaseURL, "sqlite:")
	if !ok || file == ":memory:" {
		return ""
	}
	return strings.TrimPrefix(file, "//")
}

// LockPath is what one server at a time holds on a SQLite database, "" where none is needed.
func (c *Config) LockPath() string {
	if file := c.SQLiteFile(); file != "" {
		return file + ".lock"
	}
	return ""
}

// BlobDir is the folder for photos and uploads, where they are not InBucket.
func (c *Config) BlobDir() string {
	u, err := url.Parse(c.BlobURL)
	if err == nil && u.Opaque == "" {
		return u.Path
	}
	return strings.TrimPrefix(c.BlobURL, "file:")
}

// Postgres reports whether the database is PostgreSQL; else it is SQLite.
func (c *Config) Postgres() bool { return !strings.HasPrefix(c.DatabaseURL, "sqlite:") }

// Limited reports whether rates are limited.
func (c *Config) Limited() bool { return c.RateLimits != "off" }

// Domains are those of RegistrationDomains, in lower case.
func (c *Config) Domains() ([]string, error) {
	var out []string
	for part := range strings.SplitSeq(c.RegistrationDomains, ",") {
		part = strings.ToLower(strings.TrimPrefix(strings.TrimSpace(part), "@"))
		switch {
		case part == "":
		case !domainName.MatchString(part):
			return nil, wrong("VITAE_REGISTRATION_DOMAINS", part, "is not a domain such as example.org")
		default:
			out = append(out, part)
		}
	}
	return out, nil
}

// domainName is what stands behind the @ of an address, at least one dot in it.
var domainName = regexp.MustCompile(`^([^\s.,/:@_]+\.)+[^\s.,/:@_]{2,}$`)

// registrations are the ways of VITAE_REGISTRATION.
var registrations = []string{"open", "domains", "invitation", "closed"}

// checkRegistration refuses a way that lets in other people than its settings say.
func (c *Config) checkRegistration() error {
	domains, err := c.Domains()
	switch {
	case err != nil:
		return err
	case !slices.Contains(registrations, c.Registration):
		return wrong("VITAE_REGISTRATION", c.Registration, "is not valid. Use one of "+
			strings.Join(registrations, ", "))
	case c.Registration == "domains" && len(domains) == 0:
		return refuse("VITAE_REGISTRATION_DOMAINS is empty, but VITAE_REGISTRATION=domains needs it.")
	case c.Registration != "domains" && len(domains) > 0:
		return refuse("VITAE_REGISTRATION_DOMAINS has no effect because VITAE_REGISTRATION is " + c.Registration +
			". Remove it, or set VITAE_REGISTRATION=domains.")
	}
	if _, err := mail.ParseAddress(c.AdminEmail); c.AdminEmail != "" &&
		(err != nil || strings.ContainsAny(c.AdminEmail, "<> \r\n")) {
		return wrong("VITAE_ADMIN_EMAIL", c.AdminEmail, "is not an address such as name@example.org")
	}
	return nil
}

// SocialLink is an account of whoever runs the server, shown at the foot of every page.
type SocialLink struct{ Name, URL string }

// Bounds of what a foot of a page can show.
const (
	maxSocialLinks = 8
	maxSocialName  = 30 // characters
)

// Social are the links of SocialLinks.
func (c *Config) Social() ([]SocialLink, error) {
	out := []SocialLink{}
	for part := range strings.SplitSeq(c.SocialLinks, ",") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		name, address, _ := strings.Cut(part, "=")
		l := SocialLink{Name: strings.TrimSpace(name), URL: strings.TrimSpace(address)}
		u, err := url.Parse(l.URL)
		if err != nil || u.Scheme != "https" || u.Hostname() == "" || u.User != nil || l.Name == "" ||
			utf8.RuneCountInString(l.Name) > maxSocialName {
			return nil, wrong("VITAE_SOCIAL_LINKS", part,
				fmt.Sprintf("is not NAME=https://ADDRESS with a name of at most %d characters", maxSocialName))
		}
		out = append(out, l)
	}
	if len(out) > maxSocialLinks {
		return nil, refuse(fmt.Sprintf("VITAE_SOCIAL_LINKS has more than %d links.", maxSocialLinks))
	}
	return out, nil
}

// Proxies are the addresses whose X-Forwarded-For is believed.
func (c *Config) Proxies() ([]netip.Prefix, error) {
	var out []netip.Prefix
	for part := range strings.SplitSeq(c.TrustedProxies, ",") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		p, err := prefix(part)
		if err != nil {
			return nil, fault.Wrap("config.Proxies", fault.Invalid, "VITAE_TRUSTED_PROXIES: "+quote(part)+
				" is neither an address nor a CIDR.", err)
		}
		out = append(out, p)
	}
	return out, nil
}

func prefix(s string) (netip.Prefix, error) {
	if strings.Contains(s, "/") {
		p, err := netip.ParsePrefix(s)
		return p.Masked(), err
	}
	a, err := netip.ParseAddr(s)
	if err != nil {
		return netip.Prefix{}, err
	}
	return a.Unmap().WithZone("").Prefix(a.Unmap().BitLen())
}

// loopback reports whether only this machine can reach what listens on addr.
func loopback(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return false
	}
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.Unmap().IsLoopback()
}
