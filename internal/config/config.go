// Package config holds the settings of the server: typed, read once from flags and environment, checked at the start.
//
// It never reads a setting later and never keeps one in a global.
package config

import (
	"log/slog"
	"net"
	"net/url"
	"path/filepath"
	"strconv"

	"vitae/internal/fault"
)

// Config is what `vitae serve` can be told. The tags are kong's: each setting is an environment variable VITAE_… and a
// flag of the same name, which wins.
type Config struct {
	Addr        string `env:"VITAE_ADDR" default:"127.0.0.1:8080" help:"Address to listen on."`
	PublicURL   string `name:"public-url" env:"VITAE_PUBLIC_URL" help:"Address that users type. Default: http:// and the listening address."`
	DataDir     string `env:"VITAE_DATA_DIR" default:"./data" help:"Folder for everything the server keeps."`
	LogFormat   string `env:"VITAE_LOG_FORMAT" default:"text" help:"text or json."`
	LogLevel    string `env:"VITAE_LOG_LEVEL" default:"info" help:"debug, info, warn or error."`
	MaxUploadMB int    `name:"max-upload-mb" env:"VITAE_MAX_UPLOAD_MB" default:"10" help:"Largest upload in MiB."`
}

// Check fills what follows from other settings and refuses a wrong one with a sentence that names it.
func (c *Config) Check() error {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return wrong("VITAE_ADDR", c.Addr, "is not HOST:PORT")
	}
	if n, err := strconv.Atoi(port); err != nil || n < 0 || n > 65535 {
		return wrong("VITAE_ADDR", c.Addr, "has no port between 0 and 65535")
	}
	if c.PublicURL == "" {
		if host == "" {
			host = "127.0.0.1"
		}
		c.PublicURL = "http://" + net.JoinHostPort(host, port)
	}
	if u, err := url.Parse(c.PublicURL); err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return wrong("VITAE_PUBLIC_URL", c.PublicURL, "is not an http or https address")
	}
	if c.DataDir == "" {
		return wrong("VITAE_DATA_DIR", "", "is empty")
	}
	if c.LogFormat != "text" && c.LogFormat != "json" {
		return wrong("VITAE_LOG_FORMAT", c.LogFormat, "is neither text nor json")
	}
	if _, err := c.Level(); err != nil {
		return wrong("VITAE_LOG_LEVEL", c.LogLevel, "is none of debug, info, warn, error")
	}
	if c.MaxUploadMB < 1 || c.MaxUploadMB > 100 {
		return wrong("VITAE_MAX_UPLOAD_MB", strconv.Itoa(c.MaxUploadMB), "is not between 1 and 100")
	}
	return nil
}

func wrong(name, value, what string) error {
	return fault.New("config.Check", fault.Invalid, name+"="+strconv.Quote(value)+" "+what+".")
}

// Level is LogLevel as slog knows it.
func (c *Config) Level() (slog.Level, error) {
	var l slog.Level
	err := l.UnmarshalText([]byte(c.LogLevel))
	return l, err
}

// CacheDir is where compiled PDFium is kept.
func (c *Config) CacheDir() string { return filepath.Join(c.DataDir, "cache", "pdfium") }
