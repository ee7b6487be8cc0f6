package httpd

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
)

// newsroom stands for sqlstore.Feed.
type newsroom struct {
	mu     sync.Mutex
	events []feed.Event
	failed error
	wakes  map[chan struct{}]bool
}

func (n *newsroom) After(_ context.Context, _ id.User, seq int64, limit int) ([]feed.Event, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.failed != nil {
		return nil, n.failed
	}
	rest := n.events[min(int(seq), len(n.events)):]
	return rest[:min(limit, len(rest))], nil
}

func (n *newsroom) Head(context.Context, id.User) (int64, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return int64(len(n.events)), n.failed
}

func (n *newsroom) Watch(id.User) (<-chan struct{}, func()) {
	n.mu.Lock()
	defer n.mu.Unlock()
	c := make(chan struct{}, 1)
	if n.wakes == nil {
		n.wakes = map[chan struct{}]bool{}
	}
	n.wakes[c] = true
	return c, func() {
		n.mu.Lock()
		defer n.mu.Unlock()
		delete(n.wakes, c)
	}
}

func (n *newsroom) watched() int {
	n.mu.Lock()
	defer n.mu.Unlock()
	return len(n.wakes)
}

// publish adds so many events; quietly wakes nobody.
func (n *newsroom) publish(count int, quietly bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for range count {
		seq := int64(len(n.events) + 1)
		n.events = append(n.events, feed.Event{
			Seq: seq, Kind: feed.Progress,
			Data: json.RawMessage(fmt.Sprintf(`{"percent":%d}`, seq)),
		})
	}
	for c := range n.wakes {
		if len(c) == 0 && !quietly {
			c <- struct{}{}
		}
	}
}

func (n *newsroom) fail(err error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.failed = err
}

// station is a site that streams, on a real connection with deadlines that are short beside a stream's life.
type station struct {
	*site
	news *newsroom
	url  string
}

func newStation(t *testing.T, heartbeat time.Duration) *station {
	t.Helper()
	s := &station{news: &newsroom{}}
	s.site = newSite(t, func(d *Deps) { d.Feed, d.Heartbeat = s.news, heartbeat })
	server := httptest.NewUnstartedServer(s.site)
	server.Config.ReadTimeout, server.Config.WriteTimeout = requestTime, requestTime
	server.Config.RegisterOnShutdown(s.End)
	server.Start()
	t.Cleanup(server.Close)
	t.Cleanup(func() { _ = server.Config.Shutdown(context.Background()) })
	s.url = server.URL
	return s
}

// requestTime is how long a request may take that is no stream: long enough for a machine that stalls.
const requestTime = time.Second

// page is one that listens.
type page struct {
	*bufio.Reader
	status int
	header http.Header
	close  func() error
}

// listen opens a stream as a user, from an event ("" for none), until the test ends.
func (s *station) listen(t *testing.T, bearer, last string) page {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	q, err := http.NewRequestWithContext(ctx, http.MethodGet, s.url+"/api/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	q.Header.Set("Authorization", "Bearer "+bearer)
	if last != "" {
		q.Header.Set("Last-Event-ID", last)
	}
	r, err := http.DefaultTransport.RoundTrip(q)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.Body.Close() })
	return page{bufio.NewReader(r.Body), r.StatusCode, r.Header, r.Body.Close}
}

// block reads up to the next empty line.
func block(t *testing.T, r page) string {
	t.Helper()
	var b strings.Builder
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			t.Fatalf("the stream ended after %q: %v", b.String(), err)
		}
		if line == "\n" {
			return b.String()
		}
		b.WriteString(line)
	}
}

// next reads the next event's number, passing over heartbeats.
func next(t *testing.T, r page) string {
	t.Helper()
	for {
		if b := block(t, r); b != ":\n" {
			return b
		}
	}
}

func event(seq int) string {
	return fmt.Sprintf("id: %d\nevent: progress\ndata: {\"percent\":%d}\n", seq, seq)
}

func TestAStreamBeginsWithHelloAndNewsFollow(t *testing.T) {
	t.Parallel()
	s := newStation(t, time.Hour)
	s.news.publish(3, false)
	r := s.listen(t, "owner", "")
	hello := block(t, r)
	if before, after, ok := strings.Cut(hello, "data: {\"clientId\":\""); !ok ||
		before != "retry: 2000\nid: 3\nevent: hello\n" || len(after) < 20 {
		t.Errorf("hello is %q", hello)
	}
	h := r.header
	if r.status != 200 || h.Get("Content-Type") != "text/event-stream" || h.Get("X-Accel-Buffering") != "no" ||
		h.Get("Content-Encoding") != "" || !strings.Contains(h.Get("Cache-Control"), "no-store") {
		t.Errorf("%d %v", r.status, h)
	}
	s.news.publish(250, false) // more than one reading
	for seq := 4; seq <= 253; seq++ {
		if got := next(t, r); got != event(seq) {
			t.Fatalf("%q instead of number %d", got, seq)
		}
	}
	another := s.listen(t, "owner", "")
	if block(t, another) == hello {
		t.Error("two connections have one name")
	}
}

func TestAStreamGoesOnWhereTheLastOneEnded(t *testing.T) {
	t.Parallel()
	s := newStation(t, time.Hour)
	s.news.publish(5, false)
	for last, want := range map[string]string{
		"3": event(4), "0": event(1), "5": event(6), "": event(6), "6": event(6),
		"-1": event(6), "x": event(6), "99999999999999999999": event(6),
	} {
		r := s.listen(t, "owner", last)
		hello := block(t, r)
		if want == event(6) {
			if !strings.Contains(hello, "id: 5\n") {
				t.Errorf("after %q it begins with %q", last, hello)
			}
			continue
		}
		if got := next(t, r); got != want {
			t.Errorf("after %q comes %q", last, got)
		}
	}
}

func TestHeartbeatsOutliveTheServersDeadlines(t *testing.T) {
	t.Parallel()
	const heartbeat = 100 * time.Millisecond
	s := newStation(t, heartbeat)
	r := s.listen(t, "owner", "")
	block(t, r)
	for range 2*requestTime/heartbeat + 1 { // more than twice a request's time
		if got := block(t, r); got != ":\n" {
			t.Fatalf("%q is no heartbeat", got)
		}
	}
	s.news.publish(1, true)
	if got := next(t, r); got != event(1) {
		t.Errorf("a heartbeat brings %q", got)
	}
}

func TestAStreamEndsWithItsSession(t *testing.T) {
	t.Parallel()
	s := newStation(t, 5*time.Millisecond)
	r := s.listen(t, "owner", "")
	block(t, r)
	s.sessions(false, &fault.Error{Kind: fault.Unavailable})
	s.news.publish(1, false)
	if got := next(t, r); got != event(1) {
		t.Errorf("while sessions cannot be looked up comes %q", got)
	}
	s.sessions(true, nil)
	s.news.publish(1, false)
	if rest, err := io.ReadAll(r); err != nil || strings.Contains(string(rest), "event:") {
		t.Errorf("afterwards came %q, %v", rest, err)
	}
	s.left(t, 0)
}

// sessions reports what becomes of them.
func (s *station) sessions(over bool, failed error) {
	s.accounts.mu.Lock()
	defer s.accounts.mu.Unlock()
	s.accounts.over, s.accounts.failed = over, failed
}

// left waits until so many streams are open.
func (s *station) left(t *testing.T, count int) {
	t.Helper()
	look := time.NewTicker(time.Millisecond)
	defer look.Stop()
	for deadline := time.After(time.Minute); s.streams.Held() != count || s.news.watched() != count; {
		select {
		case <-look.C:
		case <-deadline:
			t.Fatalf("%d streams are open, %d watch", s.streams.Held(), s.news.watched())
		}
	}
}

func TestAStreamOutlivesTheDatabase(t *testing.T) {
	t.Parallel()
	s := newStation(t, 5*time.Millisecond)
	r := s.listen(t, "owner", "")
	block(t, r)
	s.news.fail(&fault.Error{Kind: fault.Unavailable})
	s.news.publish(2, false)
	for range 5 {
		if got := block(t, r); got != ":\n" {
			t.Fatalf("without a database comes %q", got)
		}
	}
	if late := s.listen(t, "owner", ""); late.status != 503 {
		t.Errorf("without a database a new one is answered %d", late.status)
	}
	s.news.fail(nil)
	if got := next(t, r) + next(t, r); got != event(1)+event(2) {
		t.Errorf("with it again comes %q", got)
	}
	s.news.fail(errors.New("broken"))
	if rest, err := io.ReadAll(r); err != nil || strings.Contains(string(rest), "event:") {
		t.Errorf("broken, it sends %q, %v", rest, err)
	}
	s.left(t, 0)
}

func TestWhoMayListen(t *testing.T) {
	t.Parallel()
	s := newStation(t, time.Hour)
	for bearer, want := range map[string]int{"": 401, "nobody": 401, "off": 403, "busy": 503, "owner": 200} {
		if r := s.listen(t, bearer, ""); r.status != want {
			t.Errorf("%q: %d", bearer, r.status)
		}
	}
	if w := s.ask(http.MethodHead, "/api/events", nil, "Authorization", "Bearer owner"); w.Code != 200 ||
		w.Header().Get("Content-Type") != "text/event-stream" {
		t.Errorf("HEAD: %d %v", w.Code, w.Header())
	}
	if w := s.ask(http.MethodPost, "/api/events", nil, "Authorization", "Bearer owner"); w.Code != 404 {
		t.Errorf("POST: %d", w.Code)
	}
}

func TestStreamsAreBounded(t *testing.T) {
	t.Parallel()
	s := newStation(t, time.Hour)
	var first page
	for i := range streamsOfUser {
		r := s.listen(t, "owner", "")
		block(t, r)
		if i == 0 {
			first = r
		}
	}
	if r := s.listen(t, "owner", ""); r.status != 429 || r.header.Get("Retry-After") == "" {
		t.Errorf("one more: %d", r.status)
	}
	if r := s.listen(t, "stranger", ""); r.status != 200 {
		t.Errorf("another user's: %d", r.status)
	}
	_ = first.close()        // the client goes
	s.left(t, streamsOfUser) // of the owner and the stranger together
	if r := s.listen(t, "owner", ""); r.status != 200 {
		t.Errorf("in the place of one that has gone: %d", r.status)
	}
	all := newStreams()
	enter := func(u int) (func(), error) {
		return all.Take(actor.With(t.Context(), actor.Actor{User: id.User(u)}))
	}
	var leave func()
	for u := range streamsInAll {
		var err error
		if leave, err = enter(u + 1); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := enter(1); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("one more than all: %v", err)
	}
	leave()
	if _, err := enter(1); err != nil || all.Held() != streamsInAll {
		t.Errorf("in its place: %v, %d streams", err, all.Held())
	}
}

func TestStreamsEndWithTheServer(t *testing.T) {
	t.Parallel()
	s := newStation(t, time.Hour)
	r := s.listen(t, "owner", "")
	block(t, r)
	s.End()
	s.End()
	if rest, err := io.ReadAll(r); err != nil || len(rest) != 0 {
		t.Errorf("%q, %v", rest, err)
	}
	late := s.listen(t, "owner", "")
	if rest, err := io.ReadAll(late); err != nil || !strings.Contains(string(rest), "event: hello") {
		t.Errorf("one that comes late: %q, %v", rest, err)
	}
	s.left(t, 0)
}
