package turn

import (
	"context"
	"errors"
	"hash/fnv"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
)

// by returns a context for which an account of that name pays.
func by(name string) context.Context {
	h := fnv.New32()
	_, _ = h.Write([]byte(name))
	return actor.With(context.Background(), actor.Actor{User: id.User(h.Sum32())})
}

func nameOf(name string) string { return limit.Payer(by(name)) }

// asks starts Take for each payer, one after the other in the queue, and gives the order in which their turns come;
// each turn ends when it has been noted.
func asks(t *testing.T, q *Queue, payers ...string) (order func() []string) {
	t.Helper()
	var mu sync.Mutex
	var wg sync.WaitGroup
	var came []string
	for _, p := range payers {
		before := q.Waiting()
		wg.Go(func() {
			done, err := q.Take(by(p))
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
	done, err := q.Take(by(payer))
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
	q.now = func() time.Time { return time.Time{} }
	done := take(t, q, "flood")
	order := asks(t, q, "flood", "flood", "flood", "flood", "jane", "flood", "ali", "jane")
	done()
	if got, want := order(), []string{
		"jane", "ali", "flood", "jane", "flood", "flood", "flood",
		"flood",
	}; !slices.Equal(got, want) {
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
			done, err := q.Take(by("flood"))
			if err == nil {
				done()
			}
			refused <- err
		}()
	}
	for q.Waiting() < 4 {
		runtime.Gosched()
	}
	if _, err := q.Take(by("flood")); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) < time.Second {
		t.Errorf("one more of who fills the queue: %v", err)
	}
	came := make(chan error)
	go func() {
		done, err := q.Take(by("jane"))
		if err == nil {
			done()
		}
		came <- err
	}()
	if err := <-refused; fault.KindOf(err) != fault.Unavailable {
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
	if _, err := q.Take(by("b")); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("beyond its patience: %v", err)
	}
	q.c.Patience = time.Hour
	ctx, cancel := context.WithCancel(by("b"))
	go func() {
		for q.Waiting() == 0 {
			runtime.Gosched()
		}
		cancel()
	}()
	if _, err := q.Take(ctx); !errors.Is(err, context.Canceled) || q.Waiting() != 0 {
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
				ctx, cancel := context.WithTimeout(by(strconv.Itoa(i%7)), time.Duration(i)*time.Microsecond)
				if done, err := q.Take(ctx); err == nil {
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

// TestALongTurnCountsAsManyShortOnes holds that time is what is shared, and not requests.
func TestALongTurnCountsAsManyShortOnes(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 1, Waiting: 16, Patience: time.Hour})
	now := time.Unix(0, 0)
	q.now = func() time.Time { return now }
	done := take(t, q, "bomb")
	order := asks(t, q, "bomb", "jane", "jane", "jane")
	now = now.Add(10 * time.Second)
	done()
	if got, want := order(), []string{"jane", "jane", "jane", "bomb"}; !slices.Equal(got, want) {
		t.Errorf("turns came as %v, want %v", got, want)
	}
	if len(q.payers) != 0 {
		t.Errorf("%d payers are remembered where nobody has a turn", len(q.payers))
	}
}

// TestWhoComesAnewSavesNothingUp holds that a payer who was away goes on beside those who were there.
func TestWhoComesAnewSavesNothingUp(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 4, Waiting: 16, Patience: time.Hour})
	now := time.Unix(0, 0)
	q.now = func() time.Time { return now }
	stays := take(t, q, "b")
	defer stays()
	first := take(t, q, "a")
	now = now.Add(time.Second)
	first()
	done := take(t, q, "a") // for the second time: what others start with is raised to its level
	late := take(t, q, "late")
	q.mu.Lock()
	if got := q.payers[nameOf("late")].spent; got != time.Second {
		t.Errorf("a newcomer begins at %v, and those who are there at %v", got, time.Second)
	}
	q.mu.Unlock()
	late()
	done()
}

// TestARefusalSaysWhen holds that what is said is what is likely: the payer's own turns by 429, those of all by 503,
// each with as many usual turns as are before.
func TestARefusalSaysWhen(t *testing.T) {
	t.Parallel()
	q := New(Config{AtOnce: 8})
	now := time.Unix(0, 0)
	q.now = func() time.Time { return now }
	first := take(t, q, "a")
	now = now.Add(160 * time.Second)
	first() // 20 s by an eighth
	take(t, q, "a")
	take(t, q, "a")
	if _, err := q.Take(by("a")); fault.KindOf(err) != fault.RateLimited || fault.WaitOf(err) != 10*time.Second ||
		!strings.Contains(fault.Public(err), "in 10 seconds") {
		t.Errorf("beyond one's own share: %v, %v", err, fault.WaitOf(err))
	}
	for _, p := range []string{"b", "b", "c", "c", "d", "d"} {
		take(t, q, p)
	}
	if _, err := q.Take(by("e")); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) != 3*time.Second {
		t.Errorf("where all are taken: %v, %v", err, fault.WaitOf(err))
	}
}
