package guard_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"

	"vitae/internal/base/turn"
	"vitae/internal/edge/graph/guard"
)

// slow is a schema whose operations wait.
type slow struct {
	*counted
	begun, end chan struct{}
}

func (s *slow) Exec(ctx context.Context) graphql.ResponseHandler {
	s.begun <- struct{}{}
	<-s.end
	return s.counted.Exec(ctx)
}

func TestBeyondTheRoomOneIsAskedToComeBack(t *testing.T) {
	t.Parallel()
	const most = 3
	s := &slow{counted: &counted{schema: contract(t)}, begun: make(chan struct{}), end: make(chan struct{})}
	room := turn.New(turn.Config{AtOnce: most, Share: most})
	inside := func(c *guard.Config) { c.Schema, c.Slots = s, room }
	one, other := newHarness(t, inside), newHarness(t, inside)
	question := asked(`{currentUser{id}}`)
	answers := make(chan answer, most)
	for range most {
		go func() { answers <- one.post(question) }()
		<-s.begun
	}
	for _, h := range []*harness{one, other} {
		if a := h.post(question); a.status != http.StatusServiceUnavailable || a.header.Get("Retry-After") == "" ||
			!strings.Contains(a.body, "busy") {
			t.Errorf("one more: %d %s", a.status, a.body)
		}
		if h.log.String() != "" {
			t.Errorf("it is logged: %s", h.log)
		}
	}
	close(s.end)
	for range most {
		if a := <-answers; a.status != http.StatusOK {
			t.Errorf("one that had room: %d %s", a.status, a.body)
		}
	}
	go func() { <-s.begun }()
	if a := other.post(question); a.status != http.StatusOK {
		t.Errorf("the room was not given back: %d %s", a.status, a.body)
	}
	if s.runs != most+1 {
		t.Errorf("%d ran", s.runs)
	}
}

func TestAPanicGivesItsRoomBack(t *testing.T) {
	t.Parallel()
	h := newHarness(t, func(c *guard.Config) { c.Schema, c.Slots = panics{c.Schema}, turn.New(turn.Config{AtOnce: 1}) })
	for range 3 {
		if a := h.post(asked(`{currentUser{id}}`)); a.status != http.StatusOK {
			t.Errorf("%d %s", a.status, a.body)
		}
	}
}

type panics struct{ graphql.ExecutableSchema }

func (panics) Exec(context.Context) graphql.ResponseHandler { panic("broken") }
