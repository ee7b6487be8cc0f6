package httpd

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestMetricsCountByRoute(t *testing.T) {
	t.Parallel()
	m := NewMetrics()
	m.Gauge("vitae_jobs_waiting", "Jobs that wait.", func() float64 { return 7 })
	s := newSite(t, func(d *Deps) { d.Metrics = m })
	s.job("x")
	s.job("x")
	for range 50 {
		s.ask("MARKER", "/api/marker-path", nil, "User-Agent", "marker-agent")
	}
	s.ask(http.MethodGet, photoPath+"/"+owner.String(), nil)
	w := httptest.NewRecorder()
	m.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	got := w.Body.String()
	for _, want := range []string{
		`vitae_http_requests_total{class="2xx",method="POST",route="/api/resume/trial/job"} 2`,
		`vitae_http_requests_total{class="4xx",method="other",route="/api/"} 50`,
		`vitae_http_requests_total{class="4xx",method="GET",route="/api/v1/identity/photo/{user}"} 1`,
		`vitae_http_request_duration_seconds_count{route="/api/resume/trial/job"} 2`,
		"vitae_http_requests_in_flight 0", "vitae_jobs_waiting 7", "vitae_work_busy 0", "vitae_work_waiting 0",
		"vitae_bodies_in_memory 0",
		"go_goroutines ", "process_resident_memory_bytes ",
	} {
		if !strings.Contains(got, "\n"+want) {
			t.Errorf("no %s", want)
		}
	}
	if strings.Contains(strings.ToLower(got), "marker") || strings.Contains(got, owner.String()) {
		t.Error("the metrics hold what a client sent")
	}
}

func TestProfilesAreThereAndTheCommandLineIsNot(t *testing.T) {
	t.Parallel()
	h := NewMetrics().Handler()
	for path, status := range map[string]int{
		"/debug/pprof/": 200, "/debug/pprof/heap?debug=1": 200,
		"/debug/pprof/goroutine?debug=1": 200, "/debug/pprof/cmdline": 404, "/": 404,
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if w.Code != status {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	s := newSite(t, func(d *Deps) { d.Metrics = NewMetrics() })
	for _, path := range []string{"/metrics", "/debug/pprof/heap"} {
		if w := s.ask(http.MethodGet, path, nil); strings.Contains(w.Body.String(), "go_goroutines") ||
			strings.Contains(w.Body.String(), "heap profile") {
			t.Errorf("%s is served to everybody", path)
		}
	}
}
