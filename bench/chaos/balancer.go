package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"slices"
	"sync/atomic"
	"time"
)

// balancer is a small proxy that gives requests to replicas in turn. It sends one to another replica only where the
// first refused the connection, as one that has been sent may have been done.
type balancer struct {
	replicas  []*replica
	next      atomic.Uint64
	transport *http.Transport
	server    *http.Server
	url       string
	stop      context.CancelFunc
}

// cutHeader marks answers of the balancer's own to a request that may have been done.
const cutHeader = "X-Chaos-Cut"

func newBalancer() (*balancer, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	b := &balancer{url: "http://" + l.Addr().String(), transport: &http.Transport{
		MaxIdleConnsPerHost: 32,
		IdleConnTimeout:     time.Minute,
	}}
	b.server = &http.Server{ReadHeaderTimeout: time.Minute, Handler: &httputil.ReverseProxy{
		Transport: b,
		Rewrite: func(r *httputil.ProxyRequest) {
			r.Out.Host = r.In.Host
			r.Out.URL.Scheme = "http"
			r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"]
		},
		ErrorHandler: func(w http.ResponseWriter, _ *http.Request, err error) {
			w.Header().Set(cutHeader, err.Error())
			w.WriteHeader(http.StatusBadGateway)
		},
	}}
	go func() { _ = b.server.Serve(l) }()
	return b, nil
}

// watch asks each replica four times a second whether it is ready.
func (b *balancer) watch(replicas []*replica) {
	b.replicas = replicas
	ctx, stop := context.WithCancel(context.Background())
	b.stop = stop
	for _, r := range replicas {
		r.up.Store(true)
		go func() {
			for ctx.Err() == nil {
				r.up.Store(r.ready())
				select {
				case <-ctx.Done():
				case <-time.After(250 * time.Millisecond):
				}
			}
		}()
	}
}

// RoundTrip sends a request to the first replica that takes it, those that are ready first.
func (b *balancer) RoundTrip(q *http.Request) (*http.Response, error) {
	var body []byte
	if q.Body != nil {
		var err error
		if body, err = io.ReadAll(q.Body); err != nil {
			return nil, err
		}
	}
	first := int(b.next.Add(1))
	var order []*replica
	for _, up := range []bool{true, false} {
		for i := range b.replicas {
			if r := b.replicas[(first+i)%len(b.replicas)]; r.up.Load() == up && !slices.Contains(order, r) {
				order = append(order, r)
			}
		}
	}
	for _, r := range order {
		try := q.Clone(q.Context())
		try.URL.Host, try.Body = r.addr, io.NopCloser(bytes.NewReader(body))
		a, err := b.transport.RoundTrip(try)
		var dial *net.OpError
		if err == nil || !errors.As(err, &dial) || dial.Op != "dial" {
			return a, err
		}
	}
	return &http.Response{
		StatusCode: http.StatusServiceUnavailable, ProtoMajor: 1, ProtoMinor: 1,
		Header: http.Header{}, Body: http.NoBody, Request: q,
	}, nil
}

func (b *balancer) close() {
	if b.stop != nil {
		b.stop()
	}
	_ = b.server.Close()
}
