package httpd

import (
	"context"
	"runtime"
	"sync"
	"testing"

	"vitae/internal/fault"
)

func TestTheQueueIsBounded(t *testing.T) {
	t.Parallel()
	s := newTurns(workers, maxQueue)
	var busy []func()
	for range workers {
		release, err := s.acquire(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		busy = append(busy, release)
	}
	var wg sync.WaitGroup
	for range maxQueue {
		wg.Go(func() {
			release, err := s.acquire(context.Background())
			if err != nil {
				t.Error(err)
				return
			}
			release()
		})
	}
	for s.waiting.Load() < maxQueue {
		runtime.Gosched()
	}
	if _, err := s.acquire(t.Context()); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("one more than the queue holds: %v", err)
	}
	for _, release := range busy {
		release()
	}
	wg.Wait()
	if n := s.waiting.Load(); n != 0 {
		t.Errorf("%d are still counted as waiting", n)
	}
}

func TestAGivenUpRequestLeavesTheQueue(t *testing.T) {
	t.Parallel()
	s := newTurns(0, maxQueue)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.acquire(ctx); fault.KindOf(err) != fault.Unavailable || s.waiting.Load() != 0 {
		t.Errorf("%v, %d waiting", err, s.waiting.Load())
	}
}
