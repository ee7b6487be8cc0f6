package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/fault"
	"vitae/internal/edge/httpd"
)

// operatorsSide serves metrics and profiles on an address of their own. A nil one serves nothing.
type operatorsSide struct {
	metrics  *httpd.Metrics
	http     *http.Server
	listener net.Listener
}

// depthWithin bounds how long one scrape waits for the database.
const depthWithin = 2 * time.Second

func newOperatorsSide(ctx context.Context, addr string, jobs *sqlstore.Queue, log *slog.Logger) (*operatorsSide,
	error,
) {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", addr)
	if err != nil {
		return nil, fault.Wrap("app.newOperatorsSide", fault.Invalid,
			fmt.Sprintf("VITAE_METRICS_ADDR=%q is not available. Is another program using it?", addr), err)
	}
	m := httpd.NewMetrics()
	depth := func(pick func(sqlstore.Depth) int) func() float64 {
		return func() float64 {
			asking, cancel := context.WithTimeout(context.Background(), depthWithin)
			defer cancel()
			d, err := jobs.Depth(asking)
			if err != nil {
				return -1 // no figure; /readyz says why
			}
			return float64(pick(d))
		}
	}
	m.Gauge("vitae_jobs_waiting", "Jobs waiting, due or not; -1 if the database is unavailable.",
		depth(func(d sqlstore.Depth) int { return d.Waiting }))
	m.Gauge("vitae_jobs_failed", "Jobs that failed for good; -1 if the database is unavailable.",
		depth(func(d sqlstore.Depth) int { return d.Failed }))
	return &operatorsSide{metrics: m, listener: l, http: &http.Server{
		Handler: m.Handler(), ReadHeaderTimeout: 10 * time.Second, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}}, nil
}

func (o *operatorsSide) figures() *httpd.Metrics {
	if o == nil {
		return nil
	}
	return o.metrics
}

// serve answers until close; a failure goes to failed.
func (o *operatorsSide) serve(failed chan<- error) {
	if o == nil {
		return
	}
	go func() {
		if err := o.http.Serve(o.listener); !errors.Is(err, http.ErrServerClosed) {
			failed <- err
		}
	}()
}

func (o *operatorsSide) close() error {
	return errors.Join(ignoreClosed(o.http.Close()), ignoreClosed(o.listener.Close()))
}
