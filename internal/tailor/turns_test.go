package tailor

import (
	"context"
	"testing"
	"time"

	"vitae/internal/fault"
)

func TestARunThatWaitsTooLongIsToldWhenToComeBack(t *testing.T) {
	t.Parallel()
	one := turns{free: make(chan struct{}, 1), wait: time.Millisecond}
	done, err := one.take(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := one.take(t.Context()); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) != one.wait || fault.Public(err) == "" {
		t.Errorf("a second run at once: %v", err)
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := one.take(gone); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) != 0 {
		t.Errorf("a caller who left: %v", err)
	}
	done()
	again, err := one.take(t.Context())
	if err != nil {
		t.Fatalf("the turn was not given back: %v", err)
	}
	again()
}
