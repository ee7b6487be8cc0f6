package turn

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"
)

// asks starts Take for each payer, one after the other in the queue, and gives the order in which their turns come; each turn
// ends when it has been noted.
func asks(t *testing.T, q *Queue, payers ...string) (order func() []string) {
	t.Helper()
	var mu sync.Mutex
	var wg sync.WaitGroup
	var came []string
	for _, p := range payers {
		before := q.Waiting()
		wg.Go(func() {
			done, err := q.Take(context.Background(), p)
			if err != nil {
				t.Errorf("%s: %v", p, err)
				return
			}
			mu.Lock()
			came = append(came, p)
			mu.Unlock()
			done()
		})
		for q.Waiting() == before {
			runtime.Gosched()
		}
	}
	return func() []string { wg.Wait(); return came }
}

func take(t *testing.T, q *Queue, payer string) func() {
	t.Helper()
	done, err := q.Take(t.Context(), payer)
	if err != nil {
		t.Fatalf("%s: %v", payer, err)
	}
	return done
}

func TestNobodyHoldsMoreThanAQuarter(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 8, Waiting: 8, Patience: time.Hour})
	take(t, q, "a")
	second := take(t, q, "a")
	order := asks(t, q, "a")
	take(t, q, "b")()
	if q.Held() != 2 || q.Waiting() != 1 {
		t.Errorf("%d turns and %d waiting of one payer, where 2 are its quarter", q.Held(), q.Waiting())
	}
	second()
	second() // a turn is given back once
	order()
	if q.Held() != 1 {
		t.Errorf("%d turns are held", q.Held())
	}
}

func TestWhoAsksOftenMakesNobodyWait(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 1, Waiting: 16, Patience: time.Hour})
	done := take(t, q, "flood")
	order := asks(t, q, "flood", "flood", "flood", "flood", "jane", "flood", "ali", "jane")
	done()
	if got, want := order(), []string{"jane", "ali", "flood", "jane", "flood", "flood", "flood", "flood"}; !slices.Equal(got, want) {
		t.Errorf("turns came as %v, want %v", got, want)
	}
	if len(q.payers) != 0 {
		t.Errorf("%d payers are remembered after their turns", len(q.payers))
	}
}

func TestAFullQueueHasRoomForANewcomer(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 1, Waiting: 4, Patience: time.Hour})
	done := take(t, q, "flood")
	refused := make(chan error, 8)
	for range 4 {
		go func() {
			done, err := q.Take(context.Background(), "flood")
			if err == nil {
				done()
			}
			refused <- err
		}()
	}
	for q.Waiting() < 4 {
		runtime.Gosched()
	}
	if _, err := q.Take(t.Context(), "flood"); !errors.Is(err, ErrBusy) {
		t.Errorf("one more of who fills the queue: %v", err)
	}
	came := make(chan error)
	go func() {
		done, err := q.Take(context.Background(), "jane")
		if err == nil {
			done()
		}
		came <- err
	}()
	if err := <-refused; !errors.Is(err, ErrBusy) {
		t.Errorf("nobody left for the newcomer: %v", err)
	}
	done()
	if err := <-came; err != nil {
		t.Errorf("the newcomer: %v", err)
	}
}

func TestAWaitEnds(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 1, Waiting: 4, Patience: time.Millisecond})
	done := take(t, q, "a")
	if _, err := q.Take(t.Context(), "b"); !errors.Is(err, ErrBusy) {
		t.Errorf("beyond its patience: %v", err)
	}
	q.c.Patience = time.Hour
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for q.Waiting() == 0 {
			runtime.Gosched()
		}
		cancel()
	}()
	if _, err := q.Take(ctx, "b"); !errors.Is(err, context.Canceled) || q.Waiting() != 0 {
		t.Errorf("%v, %d waiting", err, q.Waiting())
	}
	done()
	take(t, q, "b")()
}

// TestManyAtOnce looks for races and for turns that are lost.
func TestManyAtOnce(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 4, Waiting: 10, Patience: time.Second})
	var wg sync.WaitGroup
	for i := range 40 {
		wg.Go(func() {
			for range 50 {
				ctx, cancel := context.WithTimeout(context.Background(), time.Duration(i)*time.Microsecond)
				if done, err := q.Take(ctx, strconv.Itoa(i%7)); err == nil {
					runtime.Gosched()
					done()
				}
				cancel()
			}
		})
	}
	wg.Wait()
	if q.Held() != 0 || q.Waiting() != 0 || len(q.payers) != 0 {
		t.Errorf("%d held, %d waiting, %d payers", q.Held(), q.Waiting(), len(q.payers))
	}
}
