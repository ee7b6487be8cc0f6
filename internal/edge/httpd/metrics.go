package httpd

import (
	"net/http"
	"net/http/pprof"
	"slices"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics counts what the server does, for Prometheus. Its labels are routes, methods and classes of status: a fixed
// set, and nothing of a person. A nil *Metrics counts nothing.
type Metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	duration *prometheus.HistogramVec
	under    prometheus.Gauge
}

// durationBuckets are seconds: those of the client library by default, and one for what is answered from memory and one
// for long uploads.
var durationBuckets = slices.Concat([]float64{.001}, prometheus.DefBuckets, []float64{30})

// NewMetrics makes the server's metrics with those of the Go runtime and of the process.
func NewMetrics() *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "vitae_http_requests_total", Help: "Requests answered.",
		}, []string{"route", "method", "class"}),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name:    "vitae_http_request_duration_seconds",
			Help:    "Time from the request headers to the end of the response.",
			Buckets: durationBuckets,
		}, []string{"route"}),
		under: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "vitae_http_requests_in_flight",
			Help: "Requests in progress.",
		}),
	}
	m.registry.MustRegister(m.requests, m.duration, m.under,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// Gauge adds a figure that is asked for at each scrape. The name must be new and follow Prometheus's rules; it panics
// else, since names are written in the program.
func (m *Metrics) Gauge(name, help string, figure func() float64) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, figure))
}

// Handler serves /metrics and the runtime's profiles under /debug/pprof/. It belongs on an address that only operators
// reach. The command line is not shown: it may hold secrets.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{MaxRequestsInFlight: 4}))
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	return mux
}

// watch adds the server's queues. It is called once, by New.
func (m *Metrics) watch(s *Server) {
	if m == nil {
		return
	}
	m.Gauge("vitae_work_busy", "Requests that are reading or writing a resume.",
		func() float64 { return float64(s.d.Work.Held()) })
	m.Gauge("vitae_work_waiting", "Requests waiting to read or write a resume.",
		func() float64 { return float64(s.d.Work.Waiting()) })
	m.Gauge("vitae_bodies_in_memory", "Requests whose body is in memory or still arriving.",
		func() float64 { n, _ := s.bodies.count(); return float64(n) })
	m.Gauge("vitae_bodies_bytes", "Bytes of bodies in memory.",
		func() float64 { _, n := s.bodies.count(); return float64(n) })
	m.Gauge("vitae_event_streams", "Open event streams.", func() float64 { return float64(s.streams.Held()) })
}

func (m *Metrics) enter() {
	if m != nil {
		m.under.Inc()
	}
}

func (m *Metrics) leave(route, method string, status int, took time.Duration) {
	if m == nil {
		return
	}
	m.under.Dec()
	m.requests.WithLabelValues(route, method, strconv.Itoa(status/100)+"xx").Inc()
	m.duration.WithLabelValues(route).Observe(took.Seconds())
}
