package sqlstore_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

func TestLimitsAreSharedByReplicasAndNeverExceeded(t *testing.T) {
	t.Parallel()
	db := storetest.Postgres(t)
	replicas := []limit.Limiter{
		db.Limiter(clock.NewManual(noon), []byte("a key")),
		storetest.Open(t, urlOf(t, db)).Limiter(clock.NewManual(noon), []byte("a key")),
	}
	rule := limit.Rule{Name: "sign in", Burst: 10, Per: 5 * time.Minute}
	var admitted atomic.Int32
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() {
			wait, err := replicas[i%2].Take(t.Context(), rule, "192.0.2.1")
			switch {
			case err != nil:
				t.Error(err)
			case wait == 0:
				admitted.Add(1)
			case wait != 30*time.Second:
				t.Errorf("wait %v", wait)
			}
		})
	}
	wg.Wait()
	if n := admitted.Load(); n != 10 {
		t.Errorf("%d admitted", n)
	}
}

func TestALimitComesBackWithTime(t *testing.T) {
	t.Parallel()
	now := clock.NewManual(noon)
	db := storetest.Postgres(t)
	l := db.Limiter(now, []byte("a key"))
	rule := limit.Rule{Name: "r", Burst: 3, Per: 3 * time.Second}
	expect := func(key string, want time.Duration) {
		t.Helper()
		if wait, err := l.Take(t.Context(), rule, key); err != nil || wait != want {
			t.Fatalf("%s waits %v, want %v: %v", key, wait, want, err)
		}
	}
	for range 3 {
		expect("a", 0)
	}
	expect("a", time.Second)
	expect("b", 0) // another key
	now.Advance(400 * time.Millisecond)
	expect("a", 600*time.Millisecond) // what was refused did not count
	now.Advance(600 * time.Millisecond)
	expect("a", 0)
	expect("a", time.Second)
	if err := l.Return(t.Context(), rule, "a"); err != nil {
		t.Fatal(err)
	}
	expect("a", 0) // the one that was returned
	expect("a", time.Second)
	rule.Name = "other" // shares no count
	expect("a", 0)
	now.Advance(time.Hour)
	for range 3 {
		expect("a", 0)
	}
	expect("a", time.Second)
	if _, err := l.Take(t.Context(), limit.Rule{Name: "none"}, "a"); fault.KindOf(err) != fault.Internal || err == nil {
		t.Errorf("a rule that allows nothing: %v", err)
	}
}

func TestLimitsThatAreOverAreRemovedAndHoldNoName(t *testing.T) {
	t.Parallel()
	now := clock.NewManual(noon)
	db := storetest.Postgres(t)
	l := db.Limiter(now, []byte("a key"))
	for i := range 20 {
		if _, err := l.Take(t.Context(), limit.Rule{Name: "r", Burst: 1, Per: time.Second},
			fmt.Sprintf("person-%d", i)); err != nil {
			t.Fatal(err)
		}
	}
	now.Advance(2 * time.Minute)
	if _, err := l.Take(t.Context(), limit.Rule{Name: "r", Burst: 1, Per: time.Second}, "person-20"); err != nil {
		t.Fatal(err)
	}
	var kept []string
	if err := db.Raw().List(t.Context(), &kept, `SELECT key FROM limits`); err != nil || len(kept) != 1 ||
		len(kept[0]) != 32 {
		t.Errorf("kept %q: %v", kept, err)
	}
}

// The addresses of IPv4 and the rules' names are known: without the key, the table must not be found again from them.
func TestTheTableOfLimitsCannotBeHashedAgainWithoutTheKey(t *testing.T) {
	t.Parallel()
	rule, address := limit.Rule{Name: "trial-day", Burst: 1, Per: time.Hour}, "203.0.113.5"
	db := storetest.Postgres(t)
	plain := sha256.Sum256([]byte(rule.Name + "\x00" + address))
	for i, key := range []string{"a key", "another key"} {
		wait, err := db.Limiter(clock.NewManual(noon), []byte(key)).Take(t.Context(), rule, address)
		if err != nil || wait != 0 {
			t.Fatal(wait, err)
		}
		var kept []string
		if err := db.Raw().List(t.Context(), &kept, `SELECT key FROM limits`); err != nil || len(kept) != i+1 ||
			slices.Contains(kept, hex.EncodeToString(plain[:16])) {
			t.Errorf("kept %q: %v", kept, err)
		}
	}
}

func TestSQLiteCountsInMemory(t *testing.T) {
	t.Parallel()
	l := storetest.SQLite(t).Limiter(clock.NewManual(noon), []byte("a key"))
	rule := limit.Rule{Name: "r", Burst: 1, Per: time.Minute}
	first, err := l.Take(t.Context(), rule, "a")
	if err != nil || first != 0 {
		t.Fatal(first, err)
	}
	if second, err := l.Take(t.Context(), rule, "a"); err != nil || second != time.Minute {
		t.Fatal(second, err)
	}
}
