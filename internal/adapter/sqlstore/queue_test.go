package sqlstore_test

import (
	"context"
	"crypto/rand"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/identity"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 123456000, time.UTC)

const lease = time.Minute

// enqueue adds a job that is due at a moment.
func enqueue(t *testing.T, db *sqlstore.DB, due time.Time) job.Job {
	t.Helper()
	j := job.Job{
		ID: id.Maker{Now: func() time.Time { return due }, Random: rand.Reader}.Job(), Kind: job.Mail,
		Payload: []byte{0, 1, 255}, RunAt: due, Until: due.Add(time.Hour),
	}
	if err := db.Identity().Enqueue(t.Context(), j); err != nil {
		t.Fatal(err)
	}
	return j
}

// take takes a job and fails the test where there is another or none than the wanted.
func take(t *testing.T, db *sqlstore.DB, now time.Time, want ...job.Job) {
	t.Helper()
	got, ok, err := db.Queue().Take(t.Context(), now, lease)
	if err != nil || ok != (len(want) == 1) {
		t.Fatalf("take %v %v %v, want %v", got, ok, err, want)
	}
	if ok {
		if diff := cmp.Diff(want[0], got); diff != "" {
			t.Fatal(diff)
		}
	}
}

func TestEachJobIsTakenOnceWhileItIsLeased(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		const jobs, takers = 200, 8
		for i := range jobs {
			enqueue(t, db, noon.Add(-time.Duration(i)*time.Millisecond))
		}
		var mu sync.Mutex
		taken := map[id.Job]int{}
		var wg sync.WaitGroup
		for range takers {
			wg.Go(func() {
				for {
					j, ok, err := db.Queue().Take(t.Context(), noon, lease)
					if err != nil {
						t.Error(err)
					}
					if !ok {
						return
					}
					mu.Lock()
					taken[j.ID]++
					mu.Unlock()
				}
			})
		}
		wg.Wait()
		if len(taken) != jobs {
			t.Errorf("%d of %d jobs taken", len(taken), jobs)
		}
		for j, n := range taken {
			if n != 1 {
				t.Errorf("%s is taken %d times", j, n)
			}
		}
	})
}

func TestAJobsWay(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		ctx, q := t.Context(), db.Queue()
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		take(t, db, noon)
		late, j := enqueue(t, db, noon.Add(time.Hour)), enqueue(t, db, noon)
		take(t, db, noon.Add(-time.Microsecond)) // not due

		j.Tries = 1
		take(t, db, noon, j)
		take(t, db, noon.Add(lease-time.Microsecond)) // leased
		j.Tries = 2
		take(t, db, noon.Add(lease), j) // its taker has crashed

		must(q.Extend(ctx, j.ID, noon.Add(10*lease)))
		take(t, db, noon.Add(9*lease))
		must(q.Release(ctx, j.ID)) // as if it had not been taken
		must(q.Release(ctx, j.ID)) // nor twice
		take(t, db, noon, j)

		j.RunAt = noon.Add(time.Minute)
		must(q.Retry(ctx, j.ID, j.RunAt, "server away"))
		take(t, db, noon)
		j.Tries = 3
		take(t, db, j.RunAt, j)
		if d, err := q.Depth(ctx); err != nil || d != (sqlstore.Depth{Waiting: 1, Taken: 1}) {
			t.Errorf("depth %v %v", d, err)
		}
		for now, want := range map[time.Time]time.Time{
			noon.Add(time.Hour - 1): {},
			noon.Add(2 * time.Hour): noon.Add(time.Hour),
		} {
			if at, err := q.Overdue(ctx, now); err != nil || !at.Equal(want) {
				t.Errorf("overdue at %v since %v, %v", now, at, err)
			}
		}

		must(q.GiveUp(ctx, j.ID, noon, "no such address"))
		must(q.Retry(ctx, j.ID, noon, "late")) // changes nothing any more
		must(q.Release(ctx, j.ID))
		if err := q.Extend(ctx, j.ID, noon.Add(lease)); fault.KindOf(err) != fault.NotFound {
			t.Errorf("extended though given up: %v", err)
		}
		take(t, db, noon.Add(30*time.Minute))
		failed, err := q.Failed(ctx, 10)
		want := []sqlstore.FailedJob{{ID: j.ID, Kind: job.Mail, Tries: 3, FailedAt: noon, LastError: "no such address"}}
		if diff := cmp.Diff(want, failed); diff != "" || err != nil {
			t.Error(diff, err)
		}
		var payload []byte
		must(db.Raw().Get(ctx, &payload, `SELECT payload FROM jobs WHERE id = ?`, j.ID))
		if len(payload) != 0 {
			t.Errorf("the payload is still there: %v", payload)
		}

		late.Tries = 1
		take(t, db, late.RunAt, late)
		must(q.Done(ctx, late.ID))
		must(q.Done(ctx, late.ID))
		take(t, db, late.RunAt.Add(time.Hour))
		if d, err := q.Depth(ctx); err != nil || d != (sqlstore.Depth{Failed: 1}) {
			t.Errorf("depth %v %v", d, err)
		}
	})
}

func TestFailedJobsAreListedLatestFirst(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		var want []id.Job
		for i := range 5 {
			j := enqueue(t, db, noon)
			if err := db.Queue().GiveUp(t.Context(), j.ID, noon.Add(time.Duration(i)*time.Second), ""); err != nil {
				t.Fatal(err)
			}
			want = append(want, j.ID)
		}
		slices.Reverse(want)
		failed, err := db.Queue().Failed(t.Context(), 3)
		if err != nil || len(failed) != 3 {
			t.Fatal(failed, err)
		}
		for i, f := range failed {
			if f.ID != want[i] {
				t.Errorf("place %d has %s, want %s", i, f.ID, want[i])
			}
		}
	})
}

func TestAWorkerIsReportedAfterTheCommit(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		var notified atomic.Int32
		db.OnEnqueue(func() {
			// in nobody's way, and the job is there
			if d, err := db.Queue().Depth(t.Context()); err != nil || d.Waiting == 0 {
				t.Errorf("notified of %v %v", d, err)
			}
			notified.Add(1)
		})
		in := func(f func(tx identity.Store) error) error { return db.Identity().InTx(t.Context(), f) }
		add := func(name string) func(tx identity.Store) error {
			return func(tx identity.Store) error {
				before := notified.Load()
				err := tx.Enqueue(t.Context(), job.Job{ID: id.Job(name), RunAt: noon})
				if notified.Load() != before {
					t.Error("notified before the commit")
				}
				return err
			}
		}
		if err := in(add("one")); err != nil || notified.Load() != 1 {
			t.Errorf("after a transaction notified %d times: %v", notified.Load(), err)
		}
		if err := in(func(tx identity.Store) error { return fmt.Errorf("wrong: %w", add("two")(tx)) }); err == nil ||
			notified.Load() != 1 {
			t.Errorf("after one that failed notified %d times: %v", notified.Load(), err)
		}
		if err := in(func(identity.Store) error { return nil }); err != nil || notified.Load() != 1 {
			t.Errorf("after one without a job notified %d times: %v", notified.Load(), err)
		}
		if err := db.Identity().Enqueue(t.Context(), job.Job{ID: "three", RunAt: noon}); err != nil ||
			notified.Load() != 2 {
			t.Errorf("outside one notified %d times: %v", notified.Load(), err)
		}
	})
}

func TestPollingAnEmptyQueueWritesNothing(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	wait, release, done := make(chan struct{}), make(chan struct{}), make(chan error)
	go func() { // holds the only writer
		done <- db.Raw().InTx(context.Background(), func(sqlstore.Raw) error { close(wait); <-release; return nil })
	}()
	<-wait
	take(t, db, noon)
	close(release)
	if err := <-done; err != nil {
		t.Error(err)
	}
}
