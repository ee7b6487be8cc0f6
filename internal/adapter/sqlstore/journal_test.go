package sqlstore_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

func TestConsentsAreListedNewestFirst(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		first := identity.ConsentRecord{Value: identity.ConsentAll, At: now.UTC()}
		second := identity.ConsentRecord{Value: identity.ConsentEssential, At: now.UTC().Add(time.Microsecond)}
		for _, c := range []identity.ConsentRecord{second, {Value: identity.ConsentEssential, At: first.At}, first} {
			s.ok(s.AddConsent(ctx, a, c)) // the last of two at one moment holds
		}
		got, err := s.Consents(ctx, a)
		s.ok(err)
		s.same("consents", got, []identity.ConsentRecord{second, first})
		got, err = s.Consents(ctx, b)
		s.ok(err)
		s.same("the other's", got, []identity.ConsentRecord{})
		s.missing("a consent of nobody", s.AddConsent(ctx, 404, first))
	})
}

// notify adds so many notifications and gives them newest first.
func (s accounts) notify(u id.User, n int) []identity.Notification {
	s.t.Helper()
	var out []identity.Notification
	for i := range n {
		at := now.UTC().Add(time.Duration(i) * time.Second)
		made := id.Maker{Now: func() time.Time { return at }, Random: s.ids.Random}
		one := notice.Notice{
			ID: made.Notification(), User: u, Kind: notice.NewDevice, Title: fmt.Sprint("№ ", i),
			Body: "b", Path: "/p", At: at,
		}
		s.ok(s.Notify(s.t.Context(), one))
		out = append(out, identity.Notification{
			ID: one.ID, User: u, Kind: one.Kind, Title: one.Title, Body: "b",
			Path: "/p", CreatedAt: at,
		})
	}
	slices.Reverse(out)
	return out
}

func TestNotificationsArePagedNewestFirst(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		want := s.notify(a, 7)
		s.notify(b, 2)
		var got []identity.Notification
		for after := id.Notification(""); ; after = got[len(got)-1].ID {
			page, err := s.Notifications(ctx, a, after, 3)
			s.ok(err)
			got = append(got, page...)
			if len(page) < 3 {
				break
			}
		}
		s.same("all pages", got, want)
		for _, after := range []id.Notification{want[6].ID, "0", "\x00"} {
			page, err := s.Notifications(ctx, a, after, 3)
			s.ok(err)
			// a cursor that is none may give anything but a failure
			if want := []identity.Notification{}; after != "\x00" {
				s.same(fmt.Sprintf("after %q", after), page, want)
			}
		}
		page, err := s.Notifications(ctx, 404, "", 3)
		s.ok(err)
		s.same("of nobody", page, []identity.Notification{})
		s.missing("a notification for nobody", s.Notify(ctx, notice.Notice{ID: s.ids.Notification(), User: 404}))
	})
}

func TestNotificationsAreMarkedRead(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		list, others := s.notify(a, 4), s.notify(b, 1)
		unread := func(u id.User, want int) {
			s.t.Helper()
			n, err := s.UnreadNotifications(ctx, u)
			s.ok(err)
			s.same("unread", n, want)
		}
		mark := func(ids []id.Notification, at time.Time, left int) {
			s.t.Helper()
			s.ok(s.MarkNotificationsRead(ctx, a, ids, at))
			unread(a, left)
			unread(b, 1)
		}
		unread(a, 4)
		mark([]id.Notification{}, now, 4)
		mark([]id.Notification{others[0].ID, "unknown", "\x00"}, now, 4)
		mark([]id.Notification{list[0].ID, list[2].ID, list[0].ID, others[0].ID}, now, 2)
		mark(nil, now.Add(time.Hour), 0)
		got, err := s.Notifications(ctx, a, "", 10)
		s.ok(err)
		for i, n := range list {
			n.ReadAt = now.UTC() // the first reading holds
			if i%2 == 1 {
				n.ReadAt = now.UTC().Add(time.Hour)
			}
			list[i] = n
		}
		s.same("read when", got, list)
	})
}

func TestEventsArePagedNewestFirst(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.add("ada")
		var want []identity.Event
		for i := range 5 {
			at := now.UTC().Add(time.Duration(i) * time.Second)
			made := id.Maker{Now: func() time.Time { return at }, Random: s.ids.Random}
			mine := identity.Event{
				ID: made.Event(), User: a, Kind: identity.EventRoleGranted,
				Detail: fmt.Sprint("role", i), At: at,
			}
			s.ok(s.AddEvent(ctx, mine))
			// of a name that belongs to nobody
			s.ok(s.AddEvent(ctx, identity.Event{ID: made.Event(), Kind: identity.EventSignInFailed, At: at}))
			want = append([]identity.Event{mine}, want...)
		}
		first, err := s.Events(ctx, a, "", 3)
		s.ok(err)
		s.same("first page", first, want[:3])
		rest, err := s.Events(ctx, a, first[2].ID, 3)
		s.ok(err)
		s.same("second page", rest, want[3:])
		none, err := s.Events(ctx, a, rest[1].ID, 3)
		s.ok(err)
		s.same("no more", none, []identity.Event{})
	})
}
