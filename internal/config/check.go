package config

import (
	"fmt"
	"net"
	"net/mail"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"vitae/internal/base/fault"
)

// Check reads the secrets that are given as files, fills what follows from other settings, and refuses a wrong setting
// with a sentence that names it.
func (c *Config) Check() error {
	for _, check := range []func() error{
		c.readFiles, c.checkLater, c.checkAddress, c.checkPlaces, c.checkMail,
		c.checkGuards, c.checkRegistration, c.checkOIDC, c.checkRest,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// maxSecretFile bounds what is read as a secret.
const maxSecretFile = 16 << 10

func (c *Config) readFiles() error {
	for _, s := range []struct {
		name        string
		value, file *string
	}{
		{"VITAE_DATABASE_URL", &c.DatabaseURL, &c.DatabaseURLFile},
		{"VITAE_BLOB_URL", &c.BlobURL, &c.BlobURLFile},
		{"VITAE_SMTP_URL", &c.SMTPURL, &c.SMTPURLFile},
		{"VITAE_SECRET", &c.Secret, &c.SecretFile},
		{"VITAE_OIDC", &c.OIDC, &c.OIDCFile},
	} {
		if *s.file == "" {
			continue
		}
		if *s.value != "" {
			return refuse(s.name + " and " + s.name + "_FILE are both set. Set only one.")
		}
		text, err := readSecret(*s.file)
		if err != nil {
			return fault.Wrap("config.Check", fault.Invalid, s.name+"_FILE="+quote(*s.file)+" "+fault.Public(err), err)
		}
		*s.value, *s.file = text, "" // read once: checking again must not read again
	}
	return nil
}

// readSecret returns a file's text without the newline that editors and echo leave at its end.
func readSecret(name string) (string, error) {
	const op = "config.readSecret"
	data, err := os.ReadFile(name) //nolint:gosec // G304: the operator names the file
	if err != nil {
		return "", fault.Wrap(op, fault.Invalid, "cannot be read.", err)
	}
	text := strings.TrimRight(string(data), "\r\n")
	if text == "" {
		return "", fault.New(op, fault.Invalid, "is empty.")
	}
	if len(data) > maxSecretFile || strings.ContainsAny(text, "\r\n\x00") {
		return "", fault.New(op, fault.Invalid, "contains more than one line.")
	}
	return text, nil
}

func (c *Config) checkOIDC() error {
	_, err := c.OIDCProviders()
	return err
}

func (c *Config) checkLater() error {
	l := c.Later
	for _, s := range [][2]string{
		{"VITAE_LLM", l.LLM},
		{"VITAE_LLM_URL", l.LLMURL},
		{"VITAE_LLM_MODEL", l.LLMModel},
		{"VITAE_LLM_KEY", l.LLMKey},
		{"VITAE_LLM_KEY_FILE", l.LLMKeyFile},
		{"VITAE_STRIPE_KEY", l.StripeKey},
		{"VITAE_STRIPE_KEY_FILE", l.StripeKeyFile},
		{"VITAE_STRIPE_WEBHOOK_SECRET", l.StripeWebhookSecret},
		{"VITAE_STRIPE_WEBHOOK_SECRET_FILE", l.StripeWebhookFile},
		{"VITAE_STRIPE_URL", l.StripeURL},
	} {
		if s[1] != "" && s[1] != "none" {
			return refuse(s[0] + " is not supported yet. Remove it.")
		}
	}
	return nil
}

func (c *Config) checkAddress() error {
	host, port, err := hostPort("VITAE_ADDR", c.Addr)
	if err != nil {
		return err
	}
	if c.PublicURL == "" {
		if everywhere(host) {
			host, c.assumedURL = "127.0.0.1", true
		}
		c.PublicURL = "http://" + net.JoinHostPort(host, port)
	}
	u, err := url.Parse(c.PublicURL)
	switch {
	case err != nil || u.User != nil: // either may hold a password
		return refuse("VITAE_PUBLIC_URL is not an http or https address.")
	case (u.Scheme != "http" && u.Scheme != "https") || u.Hostname() == "" || u.RawQuery != "" || u.ForceQuery ||
		u.Fragment != "":
		return wrong("VITAE_PUBLIC_URL", c.PublicURL, "is not an http or https address")
	case everywhere(u.Hostname()):
		return wrong("VITAE_PUBLIC_URL", c.PublicURL, "is not an address that a browser or a link in an email can open")
	}
	c.PublicURL = strings.TrimRight(c.PublicURL, "/")
	if c.MetricsAddr == "" {
		return nil
	}
	if _, _, err = hostPort("VITAE_METRICS_ADDR", c.MetricsAddr); err != nil {
		return err
	}
	if c.MetricsAddr == c.Addr && port != "0" {
		return wrong("VITAE_METRICS_ADDR", c.MetricsAddr, "is the same as VITAE_ADDR. Choose another address")
	}
	return nil
}

// everywhere reports whether a host stands for every address of the machine, which is one to listen on and none to go
// to.
func everywhere(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "" || err == nil && ip.Unmap().IsUnspecified()
}

// OnlyHere reports whether links lead to this machine alone for want of a public address, while others can reach the
// server.
func (c *Config) OnlyHere() bool { return c.assumedURL }

func hostPort(name, addr string) (host, port string, err error) {
	host, port, err = net.SplitHostPort(addr)
	if err != nil {
		return "", "", wrong(name, addr, "is not HOST:PORT")
	}
	if n, err := strconv.ParseUint(port, 10, 16); err != nil || strconv.FormatUint(n, 10) != port {
		return "", "", wrong(name, addr, "needs a port from 0 to 65535")
	}
	return host, port, nil
}

// checkPlaces settles where things are kept.
func (c *Config) checkPlaces() error {
	if strings.TrimSpace(c.DataDir) == "" {
		return wrong("VITAE_DATA_DIR", c.DataDir, "is empty")
	}
	if c.DatabaseURL == "" {
		c.DatabaseURL = "sqlite:" + filepath.Join(c.DataDir, "vitae.db")
	}
	if err := checkDatabase(c.DatabaseURL); err != nil {
		return err
	}
	if c.BlobURL == "" {
		c.BlobURL = "file:" + filepath.Join(c.DataDir, "blobs")
	}
	switch {
	case c.InBucket():
		_, err := c.Bucket()
		return err
	case !strings.HasPrefix(c.BlobURL, "file:"): // it may hold a secret all the same
		return refuse("VITAE_BLOB_URL must start with file: or s3:.")
	case c.BlobDir() == "":
		return wrong("VITAE_BLOB_URL", c.BlobURL, "has no folder name after file:")
	}
	return nil
}

// checkDatabase looks at the shape alone; whether there is a database, opening it says. The value may hold a password,
// so no message holds the value.
func checkDatabase(value string) error {
	if file, ok := strings.CutPrefix(value, "sqlite:"); ok {
		if strings.TrimLeft(file, "/") == "" {
			return refuse("VITAE_DATABASE_URL has no file name after sqlite:.")
		}
		return nil
	}
	u, err := url.Parse(value)
	switch {
	case err != nil, u.Scheme != "postgres" && u.Scheme != "postgresql":
		return refuse("VITAE_DATABASE_URL must be sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE.")
	case strings.Trim(u.Path, "/") == "":
		return refuse("VITAE_DATABASE_URL has no database name after the host.")
	}
	return nil
}

func (c *Config) checkMail() error {
	if _, err := mail.ParseAddress(c.MailFrom); err != nil || strings.ContainsAny(c.MailFrom, "\r\n") {
		return wrong("VITAE_MAIL_FROM", c.MailFrom, "is not an address such as Vitae <no-reply@example.com>")
	}
	if c.SMTPURL == "none" {
		c.SMTPURL = ""
	}
	if c.SMTPURL == "" {
		return nil
	}
	u, err := url.Parse(c.SMTPURL)
	if err != nil || (u.Scheme != "smtp" && u.Scheme != "smtps") || u.Hostname() == "" ||
		strings.Trim(u.Path, "/") != "" || u.Fragment != "" {
		return refuse("VITAE_SMTP_URL must be smtp://USER:PASSWORD@HOST:PORT or smtps://…")
	}
	return nil
}

// checkGuards looks at what attacks are kept off with.
func (c *Config) checkGuards() error {
	if c.Secret != "" && len(c.Secret) < MinSecret {
		return refuse(fmt.Sprintf("VITAE_SECRET must be at least %d bytes long.", MinSecret))
	}
	if strings.ContainsAny(c.Secret, "\r\n\x00") {
		return refuse("VITAE_SECRET contains more than one line.")
	}
	if _, err := c.Proxies(); err != nil {
		return err
	}
	switch {
	case c.RateLimits != "on" && c.RateLimits != "off":
		return wrong("VITAE_RATE_LIMITS", c.RateLimits, "is not valid. Use on or off")
	case c.ReadLinks != "on" && c.ReadLinks != "off":
		return wrong("VITAE_READ_LINKS", c.ReadLinks, "is not valid. Use on or off")
	case c.RateLimits == "off" && !loopback(c.Addr):
		return wrong("VITAE_RATE_LIMITS", c.RateLimits, "is allowed only for tests on loopback, but VITAE_ADDR="+
			quote(c.Addr)+" is not a loopback address")
	}
	return nil
}

func (c *Config) checkRest() error {
	if _, err := c.Social(); err != nil {
		return err
	}
	if c.LogFormat != "text" && c.LogFormat != "json" {
		return wrong("VITAE_LOG_FORMAT", c.LogFormat, "is not valid. Use text or json")
	}
	if _, err := c.Level(); err != nil {
		return wrong("VITAE_LOG_LEVEL", c.LogLevel, "is not valid. Use debug, info, warn or error")
	}
	if c.FontDir != "" {
		if info, err := os.Stat(c.FontDir); err != nil || !info.IsDir() {
			return wrong("VITAE_FONT_DIR", c.FontDir, "is not a folder that can be read")
		}
	}
	if c.MaxUploadMB < 1 || c.MaxUploadMB > 100 {
		return wrong("VITAE_MAX_UPLOAD_MB", strconv.Itoa(c.MaxUploadMB), "is not between 1 and 100")
	}
	return nil
}

// wrong is for a setting whose value may be shown; refuse is for one that may hold a secret.
func wrong(name, value, what string) error {
	return refuse(name + "=" + quote(value) + " " + what + ".")
}

func refuse(sentence string) error { return fault.New("config.Check", fault.Invalid, sentence) }

func quote(s string) string { return strconv.Quote(s) }
