package httpd

import (
	"context"
	"crypto/rand"
	"net/http"
	"strconv"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
)

// Feed is what open pages receive. sqlstore.Feed is the one there is.
type Feed interface {
	// After lists a user's events after a number, the oldest first.
	After(ctx context.Context, user id.User, seq int64, limit int) ([]feed.Event, error)
	// Head returns the number of the newest.
	Head(ctx context.Context, user id.User) (int64, error)
	// Watch returns a channel that receives once there are more, and how to end that.
	Watch(user id.User) (wake <-chan struct{}, stop func())
}

const (
	heartbeatEvery = 15 * time.Second // proxies cut what is silent for longer, often after a minute
	eventBatch     = 100
)

// events streams the caller's events for as long as the session lasts: at once where the feed wakes it, at the next
// heartbeat where it does not. Each stream costs a goroutine or two and, at each heartbeat, two look-ups.
func (s *Server) events(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	leave, err := s.streams.Take(r.Context())
	if err != nil {
		return err
	}
	defer leave()
	wake, stop := s.d.Feed.Watch(a.User) // before the head is read, so that nothing falls between
	defer stop()
	seq, err := s.startOf(r, a.User)
	if err != nil {
		return err
	}
	out := newEventWriter(w)
	if r.Method == http.MethodHead {
		return nil
	}
	out.hello(rand.Text(), seq)
	if err := s.follow(r, out, a.User, seq, wake); err != nil && fault.KindOf(err) != fault.Unavailable {
		// the answer has begun: it can only end
		s.d.Log.Error("failed", "request", RequestID(r.Context()), "error", err)
	}
	return nil
}

// startOf returns the number of the last event that the client has seen. One that is no number, or of an event that
// never was, is the newest one's, as is none.
func (s *Server) startOf(r *http.Request, user id.User) (int64, error) {
	head, err := s.d.Feed.Head(r.Context(), user)
	if err != nil {
		return 0, err
	}
	if last, ok := parseSeq(r.Header.Get("Last-Event-ID")); ok && last <= head {
		return last, nil
	}
	return head, nil
}

func parseSeq(s string) (int64, bool) {
	n, err := strconv.ParseInt(s, 10, 64)
	return n, err == nil && n >= 0
}

// follow sends what comes until the client goes, the session ends, or the server stops. While the database is away it
// sends nothing but heartbeats; what came meanwhile follows.
func (s *Server) follow(r *http.Request, out *eventWriter, user id.User, seq int64, wake <-chan struct{}) error {
	beats := time.NewTicker(s.heartbeat)
	defer beats.Stop()
	for {
		var err error
		if seq, err = s.catchUp(r.Context(), out, user, seq); err != nil {
			return err
		}
		if err := out.flush(); err != nil {
			return err
		}
		select {
		case <-r.Context().Done():
			return nil
		case <-s.stopping:
			return nil
		case <-wake:
		case <-beats.C:
			out.heartbeat()
		}
		if over, err := s.sessionOver(r); over || err != nil {
			return err
		}
	}
}

// catchUp sends every event after seq and gives the number of the last one.
func (s *Server) catchUp(ctx context.Context, out *eventWriter, user id.User, seq int64) (int64, error) {
	for {
		events, err := s.d.Feed.After(ctx, user, seq, eventBatch)
		if err != nil {
			return seq, unlessAway(err)
		}
		for _, e := range events {
			out.event(e)
			seq = e.Seq
		}
		if len(events) < eventBatch {
			return seq, nil
		}
		if err := out.flush(); err != nil {
			return seq, err
		}
	}
}

// sessionOver reports whether the stream's session has ended since. A look-up that cannot be made ends nothing: nothing
// can be read for the stream then either.
func (s *Server) sessionOver(r *http.Request) (bool, error) {
	still, err := s.d.Accounts.StillSignedIn(r.Context(), bearerOf(r), actor.BrowserFrom(r.Context()))
	if err != nil {
		return false, unlessAway(err)
	}
	return !still, nil
}

// unlessAway lets a database that is away be: it is asked again.
func unlessAway(err error) error {
	if fault.KindOf(err) == fault.Unavailable {
		return nil
	}
	return err
}

// End says that the program is about to end: /readyz answers 503, every answer closes its connection, and streams of
// events, which would be waited for, end.
func (s *Server) End() { s.end() }
