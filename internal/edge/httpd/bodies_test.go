package httpd

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"runtime"
	"strings"
	"testing"
	"time"
)

// listening serves a site on a port whose clients say in X-Forwarded-For where they are.
func listening(t *testing.T) (*site, *httptest.Server) {
	t.Helper()
	s := newSite(t, func(d *Deps) { d.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")} })
	server := httptest.NewUnstartedServer(s)
	server.Config.ReadTimeout = time.Minute
	server.Start()
	t.Cleanup(server.Close)
	return s, server
}

// slowBody begins a request of an address and sends one byte of its body.
func slowBody(t *testing.T, server *httptest.Server, from string) net.Conn {
	t.Helper()
	c, err := net.Dial("tcp", server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	_, err = fmt.Fprintf(c, "POST /api/resume/trial/job HTTP/1.1\r\nHost: vitae\r\nX-Forwarded-For: %s\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{", from)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestSlowBodiesHoldNobodyUp holds that requests whose body is on its way take nothing that others need.
func TestSlowBodiesHoldNobodyUp(t *testing.T) {
	t.Parallel()
	s, server := listening(t)
	const many = 40
	for range many {
		slowBody(t, server, "203.0.113.9")
	}
	for n := 0; n < many; n, _ = s.bodies.count() {
		runtime.Gosched()
	}
	q, err := http.NewRequestWithContext(t.Context(), http.MethodPost, server.URL+"/api/resume/trial/job",
		strings.NewReader(`{"job":"Go"}`))
	if err != nil {
		t.Fatal(err)
	}
	q.Header.Set("Content-Type", "application/json")
	q.Header.Set("X-Forwarded-For", "198.51.100.7")
	client := &http.Client{Timeout: 10 * time.Second}
	answer, err := client.Do(q)
	if err != nil {
		t.Fatalf("another address, beside %d slow bodies: %v", many, err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		t.Errorf("another address, beside %d slow bodies: %d", many, answer.StatusCode)
	}
}

func TestABodyHasToArriveInTime(t *testing.T) {
	t.Parallel()
	s, server := listening(t)
	s.bodies.start = 50 * time.Millisecond
	c := slowBody(t, server, "203.0.113.9")
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text := new(strings.Builder)
	if _, err := bufio.NewReader(answer.Body).WriteTo(text); err != nil {
		t.Fatal(err)
	}
	if answer.StatusCode != http.StatusBadRequest || !strings.Contains(text.String(), "too slow") || !answer.Close {
		t.Errorf("%d, closed %v: %s", answer.StatusCode, answer.Close, text)
	}
	for requests, held := s.bodies.count(); requests != 0 || held != 0; requests, held = s.bodies.count() {
		runtime.Gosched()
	}
}

func TestNoPayerHasMoreThanAQuarterOfTheMemory(t *testing.T) {
	t.Parallel()
	b := newBodies(400)
	if !b.take("one", 100) || b.take("one", 1) || !b.take("other", 100) {
		t.Error("one payer has more than a quarter, or keeps another from theirs")
	}
	b.give("one", 100)
	if !b.take("one", 100) || !b.take("third", 100) || !b.take("fourth", 100) || b.take("fifth", 1) {
		t.Error("what was given back is not there again, or more is taken than there is")
	}
}
