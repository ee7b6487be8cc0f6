package tailor

import (
	"context"
	"testing"
	"time"

	"vitae/internal/actor"
	"vitae/internal/fault"
	"vitae/internal/turn"
)

func TestARunThatWaitsTooLongIsToldWhenToComeBack(t *testing.T) {
	t.Parallel()
	s := &Service{turns: turn.New(turn.Config{AtOnce: 2, Waiting: 1, Patience: time.Millisecond})}
	one, other := actor.With(t.Context(), actor.Actor{User: 1}), actor.With(t.Context(), actor.Actor{User: 2})
	done, err := s.takeTurn(one)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.takeTurn(one); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) != maxWait || fault.Public(err) == "" {
		t.Errorf("a second run of one user: %v", err)
	}
	others, err := s.takeTurn(other)
	if err != nil {
		t.Fatalf("a run of another user: %v", err)
	}
	others()
	gone, leave := context.WithCancel(one)
	leave()
	if _, err := s.takeTurn(gone); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) != 0 {
		t.Errorf("a caller who left: %v", err)
	}
	done()
	again, err := s.takeTurn(one)
	if err != nil {
		t.Fatalf("the turn was not given back: %v", err)
	}
	again()
}
