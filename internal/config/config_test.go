package config_test

import (
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/config"
)

func valid() config.Config {
	return config.Config{
		Addr: "127.0.0.1:8080", DataDir: "./data", MailFrom: "Vitae <no-reply@localhost>", RateLimits: "on",
		Registration: "open", ReadLinks: "on",
		LogFormat: "text", LogLevel: "info", MaxUploadMB: 10,
	}
}

func TestCheckFillsWhatFollows(t *testing.T) {
	t.Parallel()
	for addr, want := range map[string]string{
		"127.0.0.1:8080": "http://127.0.0.1:8080",
		":9000":          "http://127.0.0.1:9000", "[::1]:80": "http://[::1]:80",
	} {
		c := valid()
		c.Addr = addr
		if err := c.Check(); err != nil {
			t.Errorf("%s: %v", addr, err)
		}
		if c.PublicURL != want {
			t.Errorf("%s gives %s, want %s", addr, c.PublicURL, want)
		}
		if c.DatabaseURL != "sqlite:data/vitae.db" || c.Postgres() || c.BlobDir() != "data/blobs" ||
			c.LockPath() != "data/vitae.db.lock" || !c.Limited() {
			t.Errorf("places: %+v", c)
		}
		if err := c.Check(); err != nil {
			t.Errorf("checked again: %v", err)
		}
	}
}

func TestCheckAcceptsEachSetting(t *testing.T) {
	t.Parallel()
	for name, set := range map[string]func(*config.Config){
		"https":             func(c *config.Config) { c.PublicURL = "https://vitae.example/" },
		"any port":          func(c *config.Config) { c.Addr = "localhost:0" },
		"postgres":          func(c *config.Config) { c.DatabaseURL = "postgres://u:p@db:5432/vitae?sslmode=require" },
		"postgresql":        func(c *config.Config) { c.DatabaseURL = "postgresql:///vitae?host=/run/postgresql" },
		"sqlite":            func(c *config.Config) { c.DatabaseURL = "sqlite:/var/lib/vitae.db" },
		"blobs":             func(c *config.Config) { c.BlobURL = "file:///var/lib/blobs" },
		"smtp":              func(c *config.Config) { c.SMTPURL = "smtp://u:p@mail.example:587?tls=required" },
		"smtps":             func(c *config.Config) { c.SMTPURL = "smtps://mail.example" },
		"no smtp":           func(c *config.Config) { c.SMTPURL = "none" },
		"secret":            func(c *config.Config) { c.Secret = strings.Repeat("x", config.MinSecret) },
		"metrics":           func(c *config.Config) { c.MetricsAddr = "127.0.0.1:9090" },
		"proxies":           func(c *config.Config) { c.TrustedProxies = "10.0.0.0/8, ::1" },
		"no limits":         func(c *config.Config) { c.RateLimits = "off" },
		"no limits, IPv6":   func(c *config.Config) { c.Addr, c.RateLimits = "[::1]:80", "off" },
		"no limits, name":   func(c *config.Config) { c.Addr, c.RateLimits = "localhost:80", "off" },
		"no LLM, no Stripe": func(c *config.Config) { c.LLM, c.StripeKey = "none", "" },
	} {
		c := valid()
		set(&c)
		if err := c.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestCheckNamesTheWrongSetting(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(*config.Config){
		"VITAE_ADDR":                func(c *config.Config) { c.Addr = "8080" },
		"VITAE_ADDR port":           func(c *config.Config) { c.Addr = "127.0.0.1:99999" },
		"VITAE_ADDR signed port":    func(c *config.Config) { c.Addr = "127.0.0.1:+80" },
		"VITAE_PUBLIC_URL":          func(c *config.Config) { c.PublicURL = "ftp://x" },
		"VITAE_PUBLIC_URL query":    func(c *config.Config) { c.PublicURL = "https://x?a=b" },
		"VITAE_PUBLIC_URL user":     func(c *config.Config) { c.PublicURL = "https://u:hunter2@x" },
		"VITAE_DATA_DIR":            func(c *config.Config) { c.DataDir = "" },
		"VITAE_DATABASE_URL":        func(c *config.Config) { c.DatabaseURL = "mysql://u:hunter2@h/d" },
		"VITAE_DATABASE_URL sqlite": func(c *config.Config) { c.DatabaseURL = "sqlite:" },
		"VITAE_DATABASE_URL port": func(c *config.Config) {
			c.DatabaseURL = "postgres://u:hunter2@h:x/d"
		},
		"VITAE_DATABASE_URL database": func(c *config.Config) { c.DatabaseURL = "postgres://u:hunter2@h" },
		"VITAE_BLOB_URL":              func(c *config.Config) { c.BlobURL = "ftp://u:hunter2@x" },
		"VITAE_BLOB_URL s3":           func(c *config.Config) { c.BlobURL = "s3://bucket?secret=hunter2" },
		"VITAE_BLOB_URL folder":       func(c *config.Config) { c.BlobURL = "file:" },
		"VITAE_SMTP_URL":              func(c *config.Config) { c.SMTPURL = "http://u:hunter2@mail" },
		"VITAE_SMTP_URL unreadable":   func(c *config.Config) { c.SMTPURL = "smtp://u:hunter2%@mail" },
		"VITAE_MAIL_FROM":             func(c *config.Config) { c.MailFrom = "nobody" },
		"VITAE_MAIL_FROM line": func(c *config.Config) {
			c.MailFrom = "a@b.example\r\nBcc: c@d.example"
		},
		"VITAE_SECRET": func(c *config.Config) { c.Secret = "hunter2" },
		"VITAE_SECRET lines": func(c *config.Config) {
			c.Secret = strings.Repeat("hunter2", 9) +
				"\n"
		},
		"VITAE_METRICS_ADDR":         func(c *config.Config) { c.MetricsAddr = "9090" },
		"VITAE_METRICS_ADDR same":    func(c *config.Config) { c.MetricsAddr = c.Addr },
		"VITAE_TRUSTED_PROXIES":      func(c *config.Config) { c.TrustedProxies = "10.0.0.1,proxy" },
		"VITAE_TRUSTED_PROXIES bits": func(c *config.Config) { c.TrustedProxies = "10.0.0.0/33" },
		"VITAE_SOCIAL_LINKS": func(c *config.Config) {
			c.SocialLinks = "GitHub=http://github.com/x"
		},
		"VITAE_SOCIAL_LINKS nameless": func(c *config.Config) { c.SocialLinks = "https://github.com/x" },
		"VITAE_SOCIAL_LINKS script": func(c *config.Config) {
			c.SocialLinks = "GitHub=javascript:alert(1)"
		},
		"VITAE_REGISTRATION":              func(c *config.Config) { c.Registration = "maybe" },
		"VITAE_READ_LINKS":                func(c *config.Config) { c.ReadLinks = "maybe" },
		"VITAE_REGISTRATION_DOMAINS none": func(c *config.Config) { c.Registration = "domains" },
		"VITAE_REGISTRATION_DOMAINS wrong": func(c *config.Config) {
			c.Registration,
				c.RegistrationDomains = "domains", "example.org,localhost"
		},
		"VITAE_REGISTRATION_DOMAINS unused":   func(c *config.Config) { c.RegistrationDomains = "example.org" },
		"VITAE_ADMIN_EMAIL":                   func(c *config.Config) { c.AdminEmail = "Ada <ada@example.org>" },
		"VITAE_PUBLIC_URL everywhere":         func(c *config.Config) { c.PublicURL = "http://0.0.0.0:8080" },
		"VITAE_PUBLIC_URL everywhere by IPv6": func(c *config.Config) { c.PublicURL = "http://[::]:8080" },
		"VITAE_RATE_LIMITS":                   func(c *config.Config) { c.RateLimits = "some" },
		"VITAE_RATE_LIMITS reachable":         func(c *config.Config) { c.Addr, c.RateLimits = ":8080", "off" },
		"VITAE_RATE_LIMITS reachable by address": func(c *config.Config) {
			c.Addr, c.RateLimits = "10.1.2.3:8080",
				"off"
		},
		"VITAE_LOG_FORMAT":                 func(c *config.Config) { c.LogFormat = "xml" },
		"VITAE_LOG_LEVEL":                  func(c *config.Config) { c.LogLevel = "loud" },
		"VITAE_FONT_DIR":                   func(c *config.Config) { c.FontDir = "no/such/folder" },
		"VITAE_FONT_DIR file":              func(c *config.Config) { c.FontDir = "config_test.go" },
		"VITAE_MAX_UPLOAD_MB":              func(c *config.Config) { c.MaxUploadMB = 0 },
		"VITAE_LLM":                        func(c *config.Config) { c.LLM = "openai" },
		"VITAE_LLM_URL":                    func(c *config.Config) { c.LLMURL = "https://u:hunter2@x" },
		"VITAE_LLM_MODEL":                  func(c *config.Config) { c.LLMModel = "m" },
		"VITAE_LLM_KEY":                    func(c *config.Config) { c.LLMKey = "hunter2" },
		"VITAE_LLM_KEY_FILE":               func(c *config.Config) { c.LLMKeyFile = "f" },
		"VITAE_STRIPE_KEY":                 func(c *config.Config) { c.StripeKey = "hunter2" },
		"VITAE_STRIPE_KEY_FILE":            func(c *config.Config) { c.StripeKeyFile = "f" },
		"VITAE_STRIPE_WEBHOOK_SECRET":      func(c *config.Config) { c.StripeWebhookSecret = "hunter2" },
		"VITAE_STRIPE_WEBHOOK_SECRET_FILE": func(c *config.Config) { c.StripeWebhookFile = "f" },
		"VITAE_STRIPE_URL":                 func(c *config.Config) { c.StripeURL = "https://x" },
	} {
		c := valid()
		spoil(&c)
		refused(t, name, c.Check())
	}
}

// refused expects one line that begins with the setting, the first word of name, and holds no secret.
func refused(t *testing.T, name string, err error) {
	t.Helper()
	setting, _, _ := strings.Cut(name, " ")
	said := fault.Public(err)
	rest, named := strings.CutPrefix(said, setting)
	if fault.KindOf(err) != fault.Invalid || !named || strings.ContainsAny(rest[:1], "ABCDEFGHIJKLMNOPQRSTUVWXYZ_") ||
		strings.Contains(said, "\n") {
		t.Errorf("%s: %v", name, err)
	}
	if err != nil && strings.Contains(err.Error(), "hunter2") {
		t.Errorf("%s: the message holds the secret: %v", name, err)
	}
}

// secretSettings are those that can be given as a file, with where they stand.
var secretSettings = map[string]struct {
	value, file func(*config.Config) *string
	good        string
}{
	"VITAE_DATABASE_URL": {
		func(c *config.Config) *string { return &c.DatabaseURL },
		func(c *config.Config) *string { return &c.DatabaseURLFile }, "postgres://u:hunter2@h/d",
	},
	"VITAE_BLOB_URL": {
		func(c *config.Config) *string { return &c.BlobURL },
		func(c *config.Config) *string { return &c.BlobURLFile }, "s3://bucket?key=k&secret=hunter2",
	},
	"VITAE_SMTP_URL": {
		func(c *config.Config) *string { return &c.SMTPURL },
		func(c *config.Config) *string { return &c.SMTPURLFile }, "smtp://u:hunter2@h",
	},
	"VITAE_SECRET": {
		func(c *config.Config) *string { return &c.Secret },
		func(c *config.Config) *string { return &c.SecretFile }, "hunter2 and thirty-two bytes more of text",
	},
}

func TestSecretsComeFromFiles(t *testing.T) {
	t.Parallel()
	for name, s := range secretSettings {
		for _, end := range []string{"", "\n", "\r\n"} {
			c := valid()
			*s.file(&c) = file(t, s.good+end)
			for range 2 { // checking again changes nothing
				if err := c.Check(); err != nil || *s.value(&c) != s.good {
					t.Errorf("%s with %q at its end: %q, %v", name, end, *s.value(&c), err)
				}
			}
		}
	}
}

func TestWrongSecretFilesAreNamed(t *testing.T) {
	t.Parallel()
	for name, s := range secretSettings {
		for what, path := range map[string]string{
			"missing": filepath.Join(t.TempDir(), "none"), "folder": t.TempDir(), "empty": file(t, ""),
			"only a newline": file(t, "\n"),
			"two lines":      file(t, s.good+"\n"+s.good+"\n"), "large": file(t, strings.Repeat("hunter2", 5000)),
		} {
			c := valid()
			*s.file(&c) = path
			err := c.Check()
			refused(t, name+"_FILE "+what, err)
			if !strings.Contains(fault.Public(err), path) {
				t.Errorf("%s, %s: the file is not named: %v", name, what, err)
			}
		}
		c := valid()
		*s.value(&c), *s.file(&c) = s.good, file(t, s.good)
		if err := c.Check(); err == nil || !strings.Contains(fault.Public(err), "both") ||
			strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%s given twice: %v", name, err)
		}
	}
}

func file(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestProxiesAreAddressesAndNetworks(t *testing.T) {
	t.Parallel()
	c := valid()
	c.TrustedProxies = " 10.1.2.3/8,192.0.2.7 ,, 2001:db8::/32, ::ffff:192.0.2.9"
	got, err := c.Proxies()
	want := []netip.Prefix{
		netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("192.0.2.7/32"),
		netip.MustParsePrefix("2001:db8::/32"), netip.MustParsePrefix("192.0.2.9/32"),
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v", got, err)
	}
}
