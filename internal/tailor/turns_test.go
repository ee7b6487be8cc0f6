package tailor

import (
	"context"
	"runtime"
	"testing"
	"time"

	"vitae/internal/fault"
)

func TestARunThatWaitsTooLongIsToldWhenToComeBack(t *testing.T) {
	t.Parallel()
	one := turns{free: make(chan struct{}, 1), wait: time.Millisecond, most: 1}
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

func TestAQueueOfRunsIsBounded(t *testing.T) {
	t.Parallel()
	one := turns{free: make(chan struct{}, 1), wait: time.Hour, most: 1}
	done, err := one.take(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	second := make(chan error, 1)
	go func() {
		again, err := one.take(t.Context())
		if err == nil {
			again()
		}
		second <- err
	}()
	for one.waiting.Load() < 1 {
		runtime.Gosched()
	}
	if _, err := one.take(t.Context()); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) != one.wait {
		t.Errorf("a third run where one may wait: %v", err)
	}
	done()
	if err := <-second; err != nil {
		t.Errorf("the one that waited: %v", err)
	}
	if n := one.waiting.Load(); n != 0 {
		t.Errorf("%d are still counted as waiting", n)
	}
}
