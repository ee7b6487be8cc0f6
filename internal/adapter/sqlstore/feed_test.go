package sqlstore_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

func eventOf(text string) feed.Event {
	message, _ := json.Marshal(text)
	return feed.Event{Kind: feed.Progress, Data: json.RawMessage("{\n \"message\": " + string(message) + " }")}
}

func TestEventsAreNumberedWithoutHoles(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		f, a, b := s.db.Feed(), s.add("ada"), s.add("bob")
		head, err := f.Head(ctx, a)
		s.ok(err)
		s.same("a head without events", head, int64(0))
		s.ok(f.Publish(ctx, a, now, eventOf("one")))
		s.ok(f.Publish(ctx, b, now, eventOf("bob's")))
		s.ok(f.Publish(ctx, a, now))
		s.ok(f.Publish(ctx, a, now.Add(time.Second), eventOf("two"), eventOf("ünïcødé \u2028\x00")))
		want := []feed.Event{
			{Seq: 1, Kind: "progress", Data: json.RawMessage(`{"message":"one"}`), At: now.UTC()},
			{Seq: 2, Kind: "progress", Data: json.RawMessage(`{"message":"two"}`), At: now.UTC().Add(time.Second)},
		}
		got, err := f.After(ctx, a, 0, 2)
		s.ok(err)
		s.same("the first two", got, want)
		got, err = f.After(ctx, a, 2, 2)
		s.ok(err)
		if len(got) != 1 || got[0].Seq != 3 {
			s.t.Errorf("after them: %v", got)
		}
		head, err = f.Head(ctx, a)
		s.ok(err)
		s.same("the head", head, int64(3))
		s.missing("an event for nobody", f.Publish(ctx, 404, now, eventOf("x")))
		if err := f.Publish(ctx, a, now, eventOf("four"),
			feed.Event{Data: json.RawMessage("{")}); fault.KindOf(err) != fault.Internal || err == nil {
			s.t.Errorf("no JSON: %v", err)
		}
		head, err = f.Head(ctx, a)
		s.ok(err)
		s.same("the head after one that failed", head, int64(3))
		s.ok(s.DeleteUser(ctx, a))
		s.same("rows of one who was erased", s.count(`SELECT COUNT(*) FROM feed_events WHERE user_id = ?`,
			a)+s.count(`SELECT COUNT(*) FROM feed_heads WHERE user_id = ?`, a), 0)
	})
}

// A reader that goes on from what it has seen must meet every event once and in order, whoever publishes at that
// moment.
func TestReadersMissNothingWhileManyPublish(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		const publishers, each = 8, 25
		f, u := s.db.Feed(), s.add("ada")
		wake, stop := f.Watch(u)
		defer stop()
		var all sync.WaitGroup
		for p := range publishers {
			all.Go(func() {
				for i := range each {
					if err := f.Publish(ctx, u, now, eventOf(fmt.Sprint(p, " ", i)),
						eventOf("and another")); err != nil {
						s.t.Error(err)
					}
				}
			})
		}
		seen := map[string]int{}
		patience := time.After(time.Minute)
		for seq := int64(0); seq < 2*publishers*each; {
			got, err := f.After(ctx, u, seq, 7)
			s.ok(err)
			for _, e := range got {
				if e.Seq != seq+1 {
					s.t.Fatalf("%d follows %d", e.Seq, seq)
				}
				seq = e.Seq
				seen[string(e.Data)]++
			}
			if len(got) > 0 {
				continue
			}
			select {
			case <-wake:
			case <-patience:
				s.t.Fatalf("nobody is woken after %d", seq)
			}
		}
		all.Wait()
		s.same("different events", len(seen), publishers*each+1)
	})
}

func TestOnlyWhoWatchesTheUserIsWokenAndAfterTheCommit(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		f, a, b := s.db.Feed(), s.add("ada"), s.add("bob")
		forA, stopA := f.Watch(a)
		forB, stopB := f.Watch(b)
		defer stopB()
		s.settled(forA, forB)
		lost := errors.New("lost")
		note := notice.Notice{
			ID: s.ids.Notification(), User: a, Kind: "new_device", Title: "T", Body: "<b>",
			Path: "/p", At: now.Add(789 * time.Nanosecond),
		}
		err := s.InTx(ctx, func(tx identity.Store) error {
			s.ok(tx.Notify(ctx, note))
			return lost
		})
		if !errors.Is(err, lost) || len(forA) != 0 {
			s.t.Errorf("woken by what was not kept: %v", err)
		}
		s.ok(s.InTx(ctx, func(tx identity.Store) error {
			err := tx.Notify(ctx, note)
			if len(forA) != 0 {
				s.t.Error("woken before the commit")
			}
			return err
		}))
		if len(forA) != 1 || len(forB) != 0 {
			s.t.Errorf("woken: %d of ada, %d of bob", len(forA), len(forB))
		}
		got, err := f.After(ctx, a, 0, 10)
		s.ok(err)
		said := fmt.Sprintf(`{"id":"%s","kind":"new_device","title":"T","body":"\u003cb\u003e","path":"/p","createdAt":"2026-11-21T04:30:15.123456Z"}`, note.ID)
		s.same("what pages receive", got,
			[]feed.Event{{Seq: 1, Kind: "notification", Data: json.RawMessage(said), At: now.UTC()}})
		stopA()
		stopA()
		for len(forA) > 0 {
			<-forA
		}
		s.ok(f.Publish(ctx, a, now, eventOf("x")))
		if len(forA) != 0 {
			s.t.Error("woken after the end of the watch")
		}
	})
}

// settled waits on PostgreSQL until listening has begun, which wakes everybody, and takes those wake-ups.
func (s accounts) settled(wakes ...<-chan struct{}) {
	s.t.Helper()
	if !s.db.Listens() {
		return
	}
	for _, w := range wakes {
		s.woken(w)
	}
}

func (s accounts) woken(w <-chan struct{}) {
	s.t.Helper()
	select {
	case <-w:
	case <-time.After(time.Minute):
		s.t.Fatal("waited in vain to be woken")
	}
}

func TestOldEventsArePurgedInBatches(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		f, a, b := s.db.Feed(), s.add("ada"), s.add("bob")
		many := make([]feed.Event, 1200)
		for i := range many {
			many[i] = eventOf("old")
		}
		edge := now.Add(-feed.Keep)
		s.ok(f.Publish(ctx, a, edge.Add(-time.Microsecond), many...))
		s.ok(f.Publish(ctx, b, edge.Add(-time.Microsecond), many...))
		s.ok(f.Publish(ctx, a, edge, eventOf("young")))
		gone, cancel := context.WithCancel(ctx)
		cancel()
		if err := f.Purge(gone, edge); fault.KindOf(err) != fault.Unavailable {
			s.t.Errorf("given up: %v", err)
		}
		s.ok(f.Purge(ctx, edge))
		s.same("left", s.count(`SELECT COUNT(*) FROM feed_events`), 1)
		s.ok(f.Publish(ctx, b, now, eventOf("next")))
		got, err := f.After(ctx, b, 0, 10)
		s.ok(err)
		if len(got) != 1 || got[0].Seq != 1201 {
			s.t.Errorf("numbers begin again: %v", got)
		}
	})
}
