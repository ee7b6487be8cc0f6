package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/netip"
	"time"

	"vitae/internal/base/fault"
)

type healthCmd struct {
	Addr string `env:"VITAE_ADDR" default:"127.0.0.1:8080" help:"Where the server listens."`
}

// healthPatience is how long the server may take to answer. It gives its database three seconds.
const healthPatience = 4 * time.Second

// Run asks the server on this machine whether it can serve: what a container's health check wants to know.
func (c *healthCmd) Run(ctx context.Context, s streams) error {
	const op = "vitae.health"
	at, err := within(c.Addr)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, healthPatience)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+at+"/readyz", nil)
	if err != nil {
		return fault.Wrap(op, fault.Invalid, "VITAE_ADDR is not HOST:PORT.", err)
	}
	a, err := http.DefaultClient.Do(r)
	if err != nil {
		return fault.Wrap(op, fault.Unavailable, "No server answered at "+at+".", err)
	}
	defer a.Body.Close()
	_, _ = io.Copy(io.Discard, io.LimitReader(a.Body, 1<<10))
	if a.StatusCode != http.StatusOK {
		return fault.New(op, fault.Unavailable, "The server at "+at+" is not ready: "+a.Status+".")
	}
	return said(s, nil, "The server at %s is ready.", at)
}

// within returns the address at which this machine reaches what listens on addr: loopback where that is every address.
func within(addr string) (string, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return "", fault.Wrap("vitae.health", fault.Invalid, "VITAE_ADDR is not HOST:PORT.", err)
	}
	ip, err := netip.ParseAddr(host)
	switch {
	case host == "", err == nil && ip == netip.IPv4Unspecified():
		host = "127.0.0.1"
	case err == nil && ip.IsUnspecified():
		host = "::1"
	}
	return net.JoinHostPort(host, port), nil
}
