package identity_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

func (h *harness) sessionIDs(owner id.User) []id.Session {
	h.t.Helper()
	all, err := h.Sessions(context.Background(), owner)
	if err != nil {
		h.t.Fatal(err)
	}
	ids := []id.Session{}
	for _, s := range all {
		if s.User != owner {
			h.t.Errorf("%v's session among %v's", s.User, owner)
		}
		ids = append(ids, s.ID)
	}
	return ids
}

func TestSessionsAreListedAndEnded(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		_, _, first := h.signedUp("ada")
		_, _, foreign := h.signedUp("bob")
		h.clock.Advance(time.Hour)
		_, second := h.signIn(h.newBrowser(), "ada")
		h.clock.Advance(time.Hour)
		b := h.newBrowser()
		in, third := h.signIn(b, "ada")
		if got := h.sessionIDs(third.User); !slices.Equal(got, []id.Session{
			third.Session, second.Session,
			first.Session,
		}) {
			t.Fatalf("%v", got)
		}

		// What is not theirs, or not there, answers the same bytes and ends nothing.
		var answers []string
		for _, one := range []id.Session{
			foreign.Session, "00000000000000000000000000", "", "x",
			"0000000000000000000000000\x00", "' OR 1=1 --",
		} {
			err := h.RevokeSession(ctx, third, one)
			wants(t, err, fault.NotFound, "This session doesn't exist.")
			answers = append(answers, err.Error())
		}
		if len(slices.Compact(answers)) != 1 || len(h.sessionIDs(third.User)) != 3 ||
			len(h.sessionIDs(foreign.User)) != 1 {
			t.Errorf("%q", answers)
		}

		h.tick()
		if err := h.RevokeSession(ctx, third, first.Session); err != nil {
			t.Fatal(err)
		}
		if got := h.sessionIDs(third.User); !slices.Equal(got, []id.Session{third.Session, second.Session}) {
			t.Errorf("%v", got)
		}
		h.tick()
		for range 2 {
			if err := h.RevokeOtherSessions(ctx, third); err != nil {
				t.Fatal(err)
			}
		}
		if got := h.sessionIDs(third.User); !slices.Equal(got, []id.Session{third.Session}) ||
			len(h.sessionIDs(foreign.User)) != 1 {
			t.Errorf("%v", got)
		}
		h.wrote(third.User, "session_ended others", "session_ended one")
		if who, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || !who.SignedIn() {
			t.Errorf("the session that asked ended: %v", err)
		}
		// One's own can be ended too.
		if err := h.RevokeSession(ctx, third, third.Session); err != nil {
			t.Fatal(err)
		}
		if who, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || who.SignedIn() {
			t.Errorf("an ended session signs in: %+v, %v", who, err)
		}
	})
}

func TestSessionsThatAreOverAreNotListed(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		b, _, a := h.signedUp("ada")
		h.clock.Advance(24 * time.Hour)
		if len(h.sessionIDs(a.User)) != 1 {
			t.Error("over after 24 hours to the microsecond")
		}
		h.clock.Advance(time.Microsecond)
		if len(h.sessionIDs(a.User)) != 0 {
			t.Error("listed though unused for more than 24 hours")
		}
		in, _ := h.signIn(b, "ada")
		for range 7*24/20 + 1 { // in use all the time, and still over after 7 days
			h.clock.Advance(20 * time.Hour)
			if who, err := h.Authenticate(ctx, in.Token, b.now()); err != nil ||
				who.SignedIn() != (len(h.sessionIDs(a.User)) == 1) {
				t.Errorf("the list and the sign-in differ: %v, %v", who, err)
			}
		}
		if len(h.sessionIDs(a.User)) != 0 {
			t.Error("listed after 7 days")
		}
	})
}

// notify adds notifications and gives their ids, oldest first.
func (h *harness) notify(user id.User, n int) []id.Notification {
	h.t.Helper()
	var ids []id.Notification
	for i := range n {
		h.clock.Advance(time.Second)
		one := notice.Notice{
			ID: h.deps.IDs.Notification(), User: user, Kind: "new_device", Title: fmt.Sprintf("Title %d", i),
			Body: "Body", Path: "/account", At: h.clock.Now(),
		}
		if err := h.db.Identity().Notify(context.Background(), one); err != nil {
			h.t.Fatal(err)
		}
		ids = append(ids, one.ID)
	}
	return ids
}

func TestNotificationsComeInPages(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		ada, bob := h.verified("ada"), h.verified("bob")
		if p, err := h.Notifications(ctx, ada, "", 0); err != nil || len(p.Items) != 0 || p.Unread != 0 || p.End != "" {
			t.Errorf("none: %+v, %v", p, err)
		}
		h.notify(bob, 2)
		ids := h.notify(ada, 120)
		slices.Reverse(ids)
		for first, want := range map[int]int{0: 20, 1: 1, 7: 7, 100: 100} {
			var got []id.Notification
			after := ""
			for {
				p, err := h.Notifications(ctx, ada, after, first)
				if err != nil || p.Unread != 120 || len(p.Items) > want || (p.End != "" && len(p.Items) != want) {
					t.Fatalf("first %d: %d items, %d unread, %v", first, len(p.Items), p.Unread, err)
				}
				for _, n := range p.Items {
					got = append(got, n.ID)
				}
				if after = p.End; after == "" {
					break
				}
			}
			if !slices.Equal(got, ids) {
				t.Errorf("pages of %d give %d of them", want, len(got))
			}
		}
		for name, ask := range map[string]struct {
			after string
			first int
			field string
		}{
			"too many": {"", 101, "first"}, "fewer than none": {"", -1, "first"},
			"isn't a valid cursor": {"x", 1, "after"}, "a zero byte": {"0000000000000000000000000\x00", 1, "after"},
		} {
			_, err := h.Notifications(ctx, ada, ask.after, ask.first)
			if fault.KindOf(err) != fault.Invalid || fault.FieldsOf(err)[ask.field] == "" {
				t.Errorf("%s: %v", name, err)
			}
			if _, _, err = h.Events(ctx, ada, ask.after, ask.first); fault.KindOf(err) != fault.Invalid ||
				fault.FieldsOf(err)[ask.field] == "" {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}

func TestNotificationsAreMarkedRead(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		ada, bob := h.verified("ada"), h.verified("bob")
		theirs, ids := h.notify(bob, 2), h.notify(ada, 120)
		slices.Reverse(ids)
		unread := func(user id.User) int {
			t.Helper()
			p, err := h.Notifications(ctx, user, "", 1)
			if err != nil {
				t.Fatal(err)
			}
			return p.Unread
		}
		mark := func(ids []id.Notification) {
			t.Helper()
			if err := h.MarkNotificationsRead(ctx, ada, ids); err != nil {
				t.Fatal(err)
			}
		}
		mark([]id.Notification{})
		mark([]id.Notification{"", "x", "\x00", theirs[0], "00000000000000000000000000"})
		if unread(ada) != 120 || unread(bob) != 2 {
			t.Errorf("%d and %d unread", unread(ada), unread(bob))
		}
		mark([]id.Notification{ids[0], "x", ids[0], ids[5]})
		read := h.clock.Now()
		h.clock.Advance(time.Minute)
		mark(ids[:2]) // one of them again: it was read when it was read
		p, err := h.Notifications(ctx, ada, "", 6)
		if err != nil || p.Unread != 117 || !p.Items[0].ReadAt.Equal(read) || p.Items[1].ReadAt != h.clock.Now() ||
			!p.Items[2].ReadAt.IsZero() || p.Items[5].ReadAt != read {
			t.Errorf("%+v, %v", p, err)
		}
		mark(nil)
		if unread(ada) != 0 || unread(bob) != 2 {
			t.Errorf("%d and %d unread", unread(ada), unread(bob))
		}
		wants(t, h.MarkNotificationsRead(ctx, ada, make([]id.Notification, 1001)), fault.Invalid,
			"You can mark at most 1,000 notifications at once.")
	})
}

func TestConsentsAreKeptAsHistory(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		ada, bob := h.verified("ada"), h.verified("bob")
		h.tick()
		start := h.clock.Now()
		for _, c := range []identity.Consent{
			identity.ConsentEssential, identity.ConsentAll,
			identity.ConsentEssential,
		} {
			if err := h.RecordConsent(ctx, ada, c); err != nil {
				t.Fatal(err)
			}
			h.clock.Advance(time.Hour)
		}
		for _, c := range []identity.Consent{"", "ALL", "none"} {
			wants(t, h.RecordConsent(ctx, ada, c), fault.Invalid, "The choice must be all or essential.")
		}
		got, err := h.Consents(ctx, ada)
		want := []identity.ConsentRecord{
			{Value: identity.ConsentEssential, At: start.Add(2 * time.Hour)},
			{Value: identity.ConsentAll, At: start.Add(time.Hour)},
			{Value: identity.ConsentEssential, At: start},
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%v, %v", got, err)
		}
		if got, err := h.Consents(ctx, bob); err != nil || len(got) != 0 {
			t.Errorf("bob's: %v, %v", got, err)
		}
		h.wrote(ada, "consent essential", "consent all", "consent essential")
	})
}

func TestUsersSeeTheirOwnAuditLog(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, ada := h.signedUp("ada")
		h.verified("bob")
		for range 30 {
			h.clock.Advance(time.Second)
			if err := h.RecordConsent(ctx, ada.User, identity.ConsentAll); err != nil {
				t.Fatal(err)
			}
		}
		all := h.kindsOfEvents(ada.User)
		if !slices.Contains(all, "registered") || !slices.Contains(all, "signed_in") {
			t.Errorf("%v", all)
		}
		var got []string
		for after, pages := "", 0; pages == 0 || after != ""; pages++ {
			events, next, err := h.Events(ctx, ada.User, after, 0)
			if err != nil || (next != "" && len(events) != 20) {
				t.Fatalf("%d events, %v", len(events), err)
			}
			for _, e := range events {
				if e.User != ada.User {
					t.Errorf("%+v is not ada's", e)
				}
				got = append(got, string(e.Kind))
			}
			after = next
		}
		if len(got) != len(all) {
			t.Errorf("%d of %d events", len(got), len(all))
		}
		if _, err := h.CurrentUser(ctx, actor.Actor{}); fault.KindOf(err) != fault.Unauthorized {
			t.Errorf("a visitor: %v", err)
		}
		if u, err := h.CurrentUser(ctx, ada); err != nil || u.ID != ada.User || u.Username != "ada" || !u.Verified ||
			u.LastLogin.IsZero() {
			t.Errorf("%+v, %v", u, err)
		}
	})
}
