package apptest

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/Shopify/toxiproxy/v2"
	"github.com/Shopify/toxiproxy/v2/toxics"
)

// Line is the way from the program to one of its services. It can be cut, slowed down, snapped and hushed.
type Line struct{ proxy *toxiproxy.Proxy }

// NewLine lays a line to a host and port. Whoever lays it cuts it in the end.
func NewLine(to string) (*Line, error) {
	l := &Line{toxiproxy.NewProxy(silent(toxiproxy.NewServer, toxiproxy.NewMetricsContainer(nil)), to, "127.0.0.1:0",
		to)}
	return l, l.proxy.Start()
}

// silent makes a proxy's surroundings with a logger that is its zero value and writes nowhere.
func silent[M, L, S any](newServer func(M, L) S, metrics M) S {
	var nowhere L
	return newServer(metrics, nowhere)
}

// Addr is the host and port of the near end.
func (l *Line) Addr() string { return l.proxy.Listen }

// Cut ends every connection and refuses new ones.
func (l *Line) Cut() { l.proxy.Stop() }

// Slow makes every answer late by so many milliseconds, more or less.
func (l *Line) Slow(milliseconds, moreOrLess int) error {
	_, err := l.Add("latency", "downstream", map[string]any{"latency": milliseconds, "jitter": moreOrLess})
	return err
}

// Hush lets the service be reached and never answer.
func (l *Line) Hush() error {
	_, err := l.Add("timeout", "downstream", map[string]any{"timeout": 0})
	return err
}

// Snap ends each connection after so many bytes of its answers.
func (l *Line) Snap(bytes int) error {
	_, err := l.Add("limit_data", "downstream", map[string]any{"bytes": bytes})
	return err
}

// Add adds any fault of toxiproxy's; upstream is towards the service.
func (l *Line) Add(kind, stream string, attributes map[string]any) (toxics.Toxic, error) {
	asked, err := json.Marshal(map[string]any{"type": kind, "stream": stream, "attributes": attributes})
	if err != nil {
		return nil, err
	}
	added, err := l.proxy.Toxics.AddToxicJson(strings.NewReader(string(asked)))
	if err != nil {
		return nil, err
	}
	return added.Toxic, nil
}

// Heal ends every fault; connections that were hushed are cut by it.
func (l *Line) Heal() error {
	l.proxy.Toxics.ResetToxics(context.Background())
	if l.proxy.Enabled {
		return nil
	}
	return l.proxy.Start()
}
