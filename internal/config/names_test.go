package config_test

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/config"
)

func TestUnknownSettingsAreRefusedWithTheNearestOne(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]string{
		"VITAE_ADDRESS=x": "VITAE_ADDR", "VITAE_SMTP=x": "VITAE_SMTP_URL",
		"VITAE_PUBLICURL=hunter2": "VITAE_PUBLIC_URL", "VITAE_DATABASE=x": "VITAE_DATABASE_URL",
		"VITAE_REGISTRATIONS=x": "VITAE_REGISTRATION", "VITAE_MAX_UPLOAD=10": "VITAE_MAX_UPLOAD_MB",
		"VITAE_SECRETFILE=x": "VITAE_SECRET_FILE",
	} {
		err := config.CheckNames([]string{"HOME=/", "VITAE_ADDR=127.0.0.1:1", given})
		name, _, _ := strings.Cut(given, "=")
		if said := fault.Public(err); fault.KindOf(err) != fault.Invalid ||
			said != name+" is not a setting. Did you mean "+want+"?" {
			t.Errorf("%s: %s", given, said)
		}
	}
	if err := config.CheckNames([]string{
		"VITAE_SECRET_FILE=x", "VITAE_LLM=none", "VITAE_SERVICE_HOST=10.0.0.1", "VITAE_SERVICE_PORT=80",
		"VITAE_SERVICE_PORT_HTTP=80", "VITAE_PORT=tcp://10.0.0.1:80",
		"VITAE_PORT_80_TCP_ADDR=10.0.0.1", "VITAE_DATABASE_SERVICE_HOST=10.0.0.2", "VITAE_TEST_KILLS=3",
		"VITAE_BIN=bin/vitae", "vitae_addr=x", "VITAEX=y",
	}); err != nil {
		t.Error(err)
	}
}

func TestEverySettingHasItsName(t *testing.T) {
	t.Parallel()
	names := config.Names()
	for _, want := range []string{"VITAE_ADDR", "VITAE_REGISTRATION_DOMAINS", "VITAE_STRIPE_KEY_FILE"} {
		if !slices.Contains(names, want) {
			t.Errorf("%s is not among %v", want, names)
		}
	}
}

func TestAnAddressToListenOnIsNoneToGoTo(t *testing.T) {
	t.Parallel()
	for addr, want := range map[string]string{
		"0.0.0.0:8080": "http://127.0.0.1:8080", ":8080": "http://127.0.0.1:8080",
		"[::]:8080": "http://127.0.0.1:8080", "10.0.0.1:80": "http://10.0.0.1:80",
	} {
		c := valid()
		c.Addr = addr
		if err := c.Check(); err != nil || c.PublicURL != want || c.OnlyHere() != strings.Contains(want, "127.") {
			t.Errorf("%s: %s, %t, %v", addr, c.PublicURL, c.OnlyHere(), err)
		}
	}
	c := valid()
	if err := c.Check(); err != nil || c.OnlyHere() {
		t.Errorf("a server for this machine: %v", err)
	}
	c = valid()
	c.Addr, c.PublicURL = "0.0.0.0:8080", "http://127.0.0.1:8080" // a container's port, published on this machine alone
	if err := c.Check(); err != nil || c.OnlyHere() {
		t.Errorf("an address that was given: %v", err)
	}
}

func TestDomainsAreRead(t *testing.T) {
	t.Parallel()
	c := valid()
	c.Registration, c.RegistrationDomains = "domains", " Example.org, @mail.example.com,,m\u00fcnchen.de"
	if err := c.Check(); err != nil {
		t.Fatal(err)
	}
	if got, err := c.Domains(); err != nil ||
		!slices.Equal(got, []string{"example.org", "mail.example.com", "m\u00fcnchen.de"}) {
		t.Errorf("%q, %v", got, err)
	}
}
