package limit_test

import (
	"context"
	"fmt"
	"net/netip"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"pgregory.net/rapid"

	"vitae/internal/base/clock"
	"vitae/internal/base/limit"
)

var epoch = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

func take(t interface{ Fatal(...any) }, m limit.Limiter, r limit.Rule, key string) time.Duration {
	wait, err := m.Take(context.Background(), r, key)
	if err != nil {
		t.Fatal(err)
	}
	return wait
}

func TestABurstThenOneForEachInterval(t *testing.T) {
	t.Parallel()
	c := clock.NewManual(epoch)
	m := limit.NewMemory(c, 10)
	r := limit.Rule{Name: "login", Burst: 5, Per: 5 * time.Minute}
	for i := range 5 {
		if wait := take(t, m, r, "a"); wait != 0 {
			t.Fatalf("event %d waits %v", i, wait)
		}
	}
	if wait := take(t, m, r, "a"); wait != time.Minute {
		t.Errorf("the sixth waits %v", wait)
	}
	if wait := take(t, m, r, "b"); wait != 0 {
		t.Errorf("another key waits %v", wait)
	}
	if wait := take(t, m, limit.Rule{Name: "other", Burst: 5, Per: 5 * time.Minute}, "a"); wait != 0 {
		t.Errorf("another rule waits %v", wait)
	}
	c.Advance(59 * time.Second)
	if wait := take(t, m, r, "a"); wait != time.Second {
		t.Errorf("a second early it waits %v", wait)
	}
	c.Advance(time.Second)
	if wait := take(t, m, r, "a"); wait != 0 {
		t.Errorf("after the wait it was named it waits %v", wait)
	}
	if wait := take(t, m, r, "a"); wait != time.Minute {
		t.Errorf("and the next waits %v", wait)
	}
}

func TestARuleOfNothingLetsNothingPass(t *testing.T) {
	t.Parallel()
	m := limit.NewMemory(clock.NewManual(epoch), 1)
	for _, r := range []limit.Rule{{Name: "none"}, {Name: "none", Burst: -3, Per: time.Minute}} {
		if wait := take(t, m, r, "a"); wait <= 0 {
			t.Errorf("%+v lets it pass", r)
		}
	}
}

// TestNeverMoreThanTheRule lets random events of a few keys come while a flood of others presses them out of a memory
// of any size: within any span no key passes more than Burst + span/interval, and whoever waits as instructed
// passes where nobody else took its turn.
func TestAnEventThatIsReturnedIsNotCounted(t *testing.T) {
	t.Parallel()
	m := limit.NewMemory(clock.NewManual(epoch), 10)
	r := limit.Rule{Name: "login", Burst: 2, Per: 2 * time.Minute}
	for range 5 {
		if wait := take(t, m, r, "a"); wait != 0 {
			t.Fatalf("waits %v", wait)
		}
		if err := m.Return(t.Context(), r, "a"); err != nil {
			t.Fatal(err)
		}
	}
	if first, second, third := take(t, m, r, "a"), take(t, m, r, "a"), take(t, m, r, "a"); first != 0 || second != 0 ||
		third != time.Minute {
		t.Errorf("waits %v, %v, %v", first, second, third)
	}
	if err := m.Return(t.Context(), r, "nobody"); err != nil {
		t.Error(err)
	}
}

func TestNeverMoreThanTheRule(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		c := clock.NewManual(epoch)
		m := limit.NewMemory(c, rapid.IntRange(0, 6).Draw(t, "keys held"))
		r := limit.Rule{
			Name: "r", Burst: rapid.IntRange(1, 7).Draw(t, "burst"),
			Per: time.Duration(rapid.IntRange(1, 10_000).Draw(t, "per")),
		}
		interval := (r.Per + time.Duration(r.Burst) - 1) / time.Duration(r.Burst)
		passed := map[string][]time.Time{}
		for i := range rapid.IntRange(1, 120).Draw(t, "events") {
			c.Advance(time.Duration(rapid.IntRange(0, int(2*interval)).Draw(t, "gap")))
			key := strconv.Itoa(rapid.IntRange(0, 3).Draw(t, "key"))
			for f := range rapid.IntRange(0, 9).Draw(t, "flood") {
				take(t, m, r, fmt.Sprint("flood", i, f))
			}
			if take(t, m, r, key) == 0 {
				passed[key] = append(passed[key], c.Now())
			}
		}
		for key, times := range passed {
			for from := range times {
				for to := from; to < len(times); to++ {
					if n, most := to-from+1, r.Burst+int(times[to].Sub(times[from])/interval); n > most {
						t.Fatalf("key %s passed %d in %v, at most %d may", key, n, times[to].Sub(times[from]), most)
					}
				}
			}
		}
	})
}

func TestTheWaitThatIsReportedIsEnough(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		c := clock.NewManual(epoch)
		m := limit.NewMemory(c, 4)
		r := limit.Rule{
			Name: "r", Burst: rapid.IntRange(1, 5).Draw(t, "burst"),
			Per: time.Duration(rapid.IntRange(1, 1000).Draw(t, "per")),
		}
		for range 40 {
			if wait := take(t, m, r, "a"); wait > 0 {
				c.Advance(wait - 1)
				if again := take(t, m, r, "a"); again != 1 {
					t.Fatalf("one nanosecond early it waits %v", again)
				}
				c.Advance(1)
				if again := take(t, m, r, "a"); again != 0 {
					t.Fatalf("after %v it waits %v more", wait, again)
				}
			}
		}
	})
}

func TestAFloodLiftsNoLimitAndStopsNobodyForLong(t *testing.T) {
	t.Parallel()
	c := clock.NewManual(epoch)
	m := limit.NewMemory(c, 1000)
	r := limit.Rule{Name: "login", Burst: 10, Per: 5 * time.Minute}
	flood := func(from, to int) {
		for i := from; i < to; i++ {
			take(t, m, r, fmt.Sprint("flood", i))
		}
	}
	for range 10 {
		take(t, m, r, "guesser")
	}
	flood(0, 3000)
	if wait := take(t, m, r, "somebody else"); wait != 0 {
		t.Errorf("with three times as many keys as fit, a newcomer waits %v", wait)
	}
	flood(3000, 30_000)
	if wait := take(t, m, r, "guesser"); wait == 0 {
		t.Error("thirty times as many keys as fit have lifted the limit")
	}
	c.Advance(r.Per)
	for i := range 10 {
		if wait := take(t, m, r, "newcomer"); wait != 0 {
			t.Errorf("after the flood event %d waits %v", i, wait)
		}
	}
}

// TestMemoryIsBounded floods with long keys and compares what is held.
func TestMemoryIsBounded(t *testing.T) { // not parallel: it reads the size of the heap
	m := limit.NewMemory(clock.NewManual(epoch), 1000)
	r := limit.Rule{Name: "r", Burst: 2, Per: time.Hour}
	long := strings.Repeat("x", 2000)
	before := heapInUse()
	for i := range 50_000 {
		take(t, m, r, long+strconv.Itoa(i))
	}
	if grown := heapInUse() - before; grown > 1<<20 {
		t.Errorf("50,000 keys of 2,000 bytes left %d bytes behind", grown)
	}
	runtime.KeepAlive(m)
}

func heapInUse() int64 {
	runtime.GC()
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return int64(s.HeapAlloc)
}

func TestManyAtOnceGetNoMoreThanTheBurst(t *testing.T) {
	t.Parallel()
	m := limit.NewMemory(clock.NewManual(epoch), 100)
	r := limit.Rule{Name: "r", Burst: 50, Per: time.Minute}
	var passed atomic.Int64
	var wg sync.WaitGroup
	for worker := range 8 {
		wg.Go(func() {
			for i := range 200 {
				if wait, err := m.Take(t.Context(), r, "one"); err == nil && wait == 0 {
					passed.Add(1)
				}
				_, _ = m.Take(t.Context(), r, fmt.Sprint(worker, i))
			}
		})
	}
	wg.Wait()
	if passed.Load() != 50 {
		t.Errorf("%d passed, not 50", passed.Load())
	}
}

func TestBlock(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"192.0.2.7":                  "192.0.2.7",
		"::ffff:192.0.2.7":           "192.0.2.7",
		"2001:db8:1:2:3:4:5:6":       "2001:db8:1:2::/64",
		"2001:db8:1:2:ffff:4:5:6":    "2001:db8:1:2::/64",
		"fe80::1%eth0":               "fe80::/64",
		"::1":                        "::/64",
		"2001:db8:1:3:0:0:0:1":       "2001:db8:1:3::/64",
		"0000:0000::ffff:c000:0207 ": "unknown",
	} {
		a, _ := netip.ParseAddr(in)
		if got := limit.Block(a); got != want {
			t.Errorf("%s counts as %s, not %s", in, got, want)
		}
	}
}

func BenchmarkTake(b *testing.B) {
	r := limit.Rule{Name: "r", Burst: 10, Per: time.Second}
	keys := make([]string, 4096)
	for i := range keys {
		keys[i] = "198.51.100." + strconv.Itoa(i)
	}
	b.Run("one key", func(b *testing.B) {
		m := limit.NewMemory(clock.System{}, 100_000)
		b.ReportAllocs()
		for b.Loop() {
			take(b, m, r, "198.51.100.7")
		}
	})
	b.Run("4096 keys, parallel", func(b *testing.B) {
		m := limit.NewMemory(clock.System{}, 100_000)
		b.ReportAllocs()
		b.RunParallel(func(p *testing.PB) {
			for i := 0; p.Next(); i++ {
				take(b, m, r, keys[i%len(keys)])
			}
		})
	})
	b.Run("flood of new keys, full", func(b *testing.B) {
		m := limit.NewMemory(clock.NewManual(epoch), 10_000)
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			take(b, m, r, strconv.Itoa(i))
		}
	})
}
