package main

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestVersionsAreReported(t *testing.T) {
	t.Parallel()
	code, out, _ := vitae(t, "", "version")
	if code != exitOK || !strings.HasPrefix(out, "vitae dev\n") || !strings.Contains(out, "go1.") {
		t.Errorf("exit %d, %q", code, out)
	}
}

func TestHealthAsksTheServerOfThisMachine(t *testing.T) {
	t.Parallel()
	status := http.StatusOK
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/readyz" {
			t.Errorf("%s was asked", r.URL.Path)
		}
		w.WriteHeader(status)
	}))
	defer server.Close()
	_, port, _ := strings.Cut(strings.TrimPrefix(server.URL, "http://"), ":")
	for _, addr := range []string{"127.0.0.1:" + port, "0.0.0.0:" + port, ":" + port} {
		if code, out, stderr := vitae(t, "", "health", "--addr", addr); code != exitOK ||
			!strings.Contains(out, "is ready") {
			t.Errorf("%s: exit %d, %q, %q", addr, code, out, stderr)
		}
	}
	status = http.StatusServiceUnavailable
	if code, _, stderr := vitae(t, "", "health", "--addr", ":"+port); code != exitFailed ||
		!strings.Contains(stderr, "503") {
		t.Errorf("a server that is not ready: exit %d, %q", code, stderr)
	}
	server.Close()
	for _, addr := range []string{":" + port, "nowhere"} {
		if code, _, stderr := vitae(t, "", "health", "--addr", addr); code != exitFailed ||
			strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: exit %d, %q", addr, code, stderr)
		}
	}
}
