package config_test

import (
	"strings"
	"testing"

	"vitae/internal/config"
	"vitae/internal/fault"
)

func valid() config.Config {
	return config.Config{Addr: "127.0.0.1:8080", DataDir: "./data", LogFormat: "text", LogLevel: "info", MaxUploadMB: 10}
}

func TestCheckFillsThePublicAddress(t *testing.T) {
	t.Parallel()
	for addr, want := range map[string]string{"127.0.0.1:8080": "http://127.0.0.1:8080", ":9000": "http://127.0.0.1:9000", "[::1]:80": "http://[::1]:80"} {
		c := valid()
		c.Addr = addr
		if err := c.Check(); err != nil {
			t.Errorf("%s: %v", addr, err)
		}
		if c.PublicURL != want {
			t.Errorf("%s gives %s, want %s", addr, c.PublicURL, want)
		}
	}
}

func TestCheckNamesTheWrongSetting(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(*config.Config){
		"VITAE_ADDR":          func(c *config.Config) { c.Addr = "8080" },
		"VITAE_ADDR port":     func(c *config.Config) { c.Addr = "127.0.0.1:99999" },
		"VITAE_PUBLIC_URL":    func(c *config.Config) { c.PublicURL = "ftp://x" },
		"VITAE_DATA_DIR":      func(c *config.Config) { c.DataDir = "" },
		"VITAE_LOG_FORMAT":    func(c *config.Config) { c.LogFormat = "xml" },
		"VITAE_LOG_LEVEL":     func(c *config.Config) { c.LogLevel = "loud" },
		"VITAE_MAX_UPLOAD_MB": func(c *config.Config) { c.MaxUploadMB = 0 },
	} {
		c := valid()
		spoil(&c)
		err := c.Check()
		setting, _, _ := strings.Cut(name, " ")
		if fault.KindOf(err) != fault.Invalid || !strings.HasPrefix(fault.Public(err), setting+"=") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
