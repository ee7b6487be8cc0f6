package httpd

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"

	"vitae/internal/base/limit"
)

// BenchmarkChain is what the frame costs a request beside its handler: id, log line, metrics, headers, session.
// Goal: under 10 µs.
func BenchmarkChain(b *testing.B) {
	quiet := func(d *Deps) {
		d.Log = slog.New(slog.NewJSONHandler(io.Discard, nil))
		d.Metrics = NewMetrics()
		d.IdentityGraph = http.HandlerFunc(func(w http.ResponseWriter,
			_ *http.Request,
		) {
			w.WriteHeader(http.StatusOK)
		})
	}
	for name, headers := range map[string][2]string{
		"visitor": {"Accept", "*/*"},
		"user":    {"Authorization", "Bearer owner"},
	} {
		b.Run(name, func(b *testing.B) {
			s := newSite(b, quiet)
			q := httptest.NewRequest(http.MethodPost, graphPath, nil)
			q.Header.Set(headers[0], headers[1])
			b.ReportAllocs()
			for b.Loop() {
				s.ServeHTTP(httptest.NewRecorder(), q)
			}
		})
	}
	b.Run("limited", func(b *testing.B) {
		s := newSite(b, quiet)
		s.d.Limiter = limit.NewMemory(s.clock, 1000)
		q := httptest.NewRequest(http.MethodDelete, photoPath, nil)
		b.ReportAllocs()
		for b.Loop() {
			s.ServeHTTP(httptest.NewRecorder(), q)
		}
	})
}
