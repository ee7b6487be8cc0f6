package main

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/Shopify/toxiproxy/v2"
)

// line is the way from the replicas to one of their services. It can be cut, slowed down, narrowed and hushed.
type line struct {
	proxy *toxiproxy.Proxy
}

func newLine(name, to string) (*line, error) {
	l := &line{proxy: toxiproxy.NewProxy(silent(toxiproxy.NewServer, toxiproxy.NewMetricsContainer(nil)), name, "127.0.0.1:0", to)}
	return l, l.proxy.Start()
}

// silent makes a proxy's surroundings with a logger that is its zero value and writes nowhere.
func silent[M, L, S any](newServer func(M, L) S, metrics M) S {
	var nowhere L
	return newServer(metrics, nowhere)
}

func (l *line) addr() string { return l.proxy.Listen }

// cut ends every connection and refuses new ones.
func (l *line) cut() error {
	l.proxy.Stop()
	return nil
}

// slow makes each answer late by a time that varies.
func (l *line) slow() error {
	return l.add("latency", "downstream", map[string]any{"latency": 300, "jitter": 200})
}

// hush lets the service be reached and never answer.
func (l *line) hush() error { return l.add("timeout", "downstream", map[string]any{"timeout": 0}) }

// snap ends each connection after some bytes of its answers.
func (l *line) snap() error { return l.add("limit_data", "downstream", map[string]any{"bytes": 3000}) }

func (l *line) add(kind, stream string, attributes map[string]any) error {
	asked, err := json.Marshal(map[string]any{"type": kind, "stream": stream, "attributes": attributes})
	if err != nil {
		return err
	}
	_, err = l.proxy.Toxics.AddToxicJson(strings.NewReader(string(asked)))
	return err
}

// heal ends every fault; connections that were hushed are cut by it.
func (l *line) heal() error {
	l.proxy.Toxics.ResetToxics(context.Background())
	if l.proxy.Enabled {
		return nil
	}
	return l.proxy.Start()
}
