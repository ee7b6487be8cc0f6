package sqlstore_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// session is one that nobody has added yet.
func (s accounts) session(u id.User, at time.Time) identity.Session {
	at = at.UTC()
	return identity.Session{
		ID: s.ids.Session(), User: u, SecretHash: []byte{7, 0, 7}, UserAgent: "Mozilla/5.0", CreatedAt: at,
		LastSeenAt: at, ExpiresAt: at.Add(7 * 24 * time.Hour),
	}
}

func (s accounts) addSession(u id.User, at time.Time) identity.Session {
	s.t.Helper()
	one := s.session(u, at)
	s.ok(s.AddSession(s.t.Context(), one, 20))
	return one
}

func (s accounts) sessions(u id.User) []identity.Session {
	s.t.Helper()
	list, err := s.UserSessions(s.t.Context(), u)
	s.ok(err)
	return list
}

func TestASessionGivesItsUserAndRoles(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		s.ok(s.GrantRole(ctx, a, "user", now))
		s.ok(s.GrantRole(ctx, a, "admin", now))
		s.ok(s.SetNames(ctx, a, "Ада", "王"))
		for u, roles := range map[id.User][]string{a: {"admin", "user"}, b: {}} {
			one := s.addSession(u, now)
			account, err := s.Account(ctx, u)
			s.ok(err)
			got, err := s.SignedInUser(ctx, one.ID)
			s.ok(err)
			s.same("signed in", got, identity.SignedInUser{Session: one, User: account.User, Roles: roles})
		}
		for _, unknown := range []id.Session{"", "unknown", "\x00", "\xff"} {
			_, err := s.SignedInUser(ctx, unknown)
			s.missing(fmt.Sprintf("%q", unknown), err)
		}
		s.missing("a session of nobody", s.AddSession(ctx, s.session(404, now), 20))
		odd := s.session(a, now)
		odd.UserAgent = "caf\xe9\x00" // what a header may hold, and a database may not
		s.ok(s.AddSession(ctx, odd, 20))
		got, err := s.SignedInUser(ctx, odd.ID)
		s.ok(err)
		s.same("a browser's odd name", got.Session.UserAgent, "caf\uFFFD\uFFFD")
	})
}

func TestSessionsAreListedByTheirLastUse(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		first, second, third := s.addSession(a, now), s.addSession(a, now.Add(time.Second)),
			s.addSession(a, now.Add(2*time.Second))
		others := s.addSession(b, now)
		first.LastSeenAt = now.UTC().Add(time.Hour)
		s.ok(s.TouchSession(ctx, first.ID, first.LastSeenAt))
		s.same("newest use first", s.sessions(a), []identity.Session{first, third, second})
		s.missing("an unknown session", s.TouchSession(ctx, "unknown", now))

		s.missing("somebody else's session", s.EndSession(ctx, a, others.ID))
		s.missing("an unknown session", s.EndSession(ctx, a, "unknown\x00"))
		s.ok(s.EndSession(ctx, a, third.ID))
		s.missing("a session that has ended", s.EndSession(ctx, a, third.ID))
		s.same("what is left", s.sessions(a), []identity.Session{first, second})

		for _, c := range []struct {
			except id.Session
			ended  int
			left   []identity.Session
		}{
			{second.ID, 1, []identity.Session{second}},
			{second.ID, 0, []identity.Session{second}},
			{others.ID, 1, []identity.Session{}},
		} {
			n, err := s.EndSessions(ctx, a, c.except)
			s.ok(err)
			s.same("ended", n, c.ended)
			s.same("what is left", s.sessions(a), c.left)
		}
		s.same("the other's", s.sessions(b), []identity.Session{others})
		n, err := s.EndSessions(ctx, b, "")
		s.ok(err)
		s.same("all", n, 1)
	})
}

func TestAUserKeepsTheNewestSessions(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		others := s.addSession(b, now)
		var made []identity.Session
		for i := range 5 {
			one := s.session(a, now.Add(time.Duration(i)*time.Second))
			s.ok(s.AddSession(ctx, one, 3))
			made = append(made, one)
		}
		slices.Reverse(made)
		s.same("the newest", s.sessions(a), made[:3])
		back := s.session(a, now.Add(-time.Hour)) // as after a clock was put back
		s.ok(s.AddSession(ctx, back, 3))
		s.same("the one just made stays", s.sessions(a), append(made[:2:2], back))
		s.same("the other's", s.sessions(b), []identity.Session{others})

		s.together(32, func(int) (bool, error) { return true, s.AddSession(ctx, s.session(a, now), 3) })
		s.same("of many at once", len(s.sessions(a)), 3)
	})
}

func TestDevicesAreKnownToTheirUser(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		hash := []byte{0, 1, 255}
		s.ok(s.AddDevice(ctx, a, hash, now))
		s.ok(s.AddDevice(ctx, a, hash, now.Add(time.Hour)))
		if seen := s.count(`SELECT seen_at FROM devices`); int64(seen) != now.Add(time.Hour).UnixMicro() {
			s.t.Errorf("seen at %d", seen)
		}
		s.missing("a device of nobody", s.AddDevice(ctx, 404, hash, now))
		for _, c := range []struct {
			user id.User
			hash []byte
			want bool
		}{{a, hash, true}, {b, hash, false}, {a, []byte{0, 1}, false}, {a, nil, false}} {
			got, err := s.KnownDevice(ctx, c.user, c.hash)
			s.ok(err)
			s.same(fmt.Sprint(c), got, c.want)
		}
		knows := func(want string) {
			s.t.Helper()
			var known string
			for _, u := range []id.User{a, b} {
				for _, hash := range [][]byte{{0, 1, 255}, {2}} {
					got, err := s.KnownDevice(ctx, u, hash)
					s.ok(err)
					known += map[bool]string{true: "+", false: "-"}[got]
				}
			}
			s.same("known", known, want)
		}
		other := []byte{2}
		s.ok(s.AddDevice(ctx, a, other, now))
		s.ok(s.AddDevice(ctx, b, other, now))
		knows("++-+")
		s.ok(s.DeleteDevices(ctx, a, other))
		knows("-+-+")
		s.ok(s.DeleteDevices(ctx, a, []byte{3}))
		knows("---+")
		s.ok(s.DeleteDevices(ctx, b, nil))
		knows("----")
		s.ok(s.DeleteDevices(ctx, b, nil))
	})
}

func TestFailuresAreCounted(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		key, other := []byte{0, 1}, []byte{0, 2}
		f, err := s.Failure(ctx, key)
		s.ok(err)
		s.same("none", f, identity.Failure{})
		for i := 1; i <= 3; i++ {
			at := now.UTC().Add(time.Duration(i) * time.Minute)
			got, err := s.AddFailure(ctx, key, at, now)
			s.ok(err)
			s.same("counted", got, identity.Failure{Count: i, LastAt: at})
		}
		last := now.UTC().Add(3 * time.Minute)
		got, err := s.AddFailure(ctx, key, last, last)
		s.ok(err)
		s.same("as old as since counts on", got, identity.Failure{Count: 4, LastAt: last})
		got, err = s.AddFailure(ctx, key, last, last.Add(time.Microsecond))
		s.ok(err)
		s.same("older than since begins again", got, identity.Failure{Count: 1, LastAt: last})
		f, err = s.Failure(ctx, key)
		s.ok(err)
		s.same("read back", f, got)
		s.ok(s.ClearFailure(ctx, other))
		s.ok(s.ClearFailure(ctx, key))
		f, err = s.Failure(ctx, key)
		s.ok(err)
		s.same("cleared", f, identity.Failure{})

		s.together(64, func(int) (bool, error) {
			_, err := s.AddFailure(ctx, other, now, now.Add(-time.Hour))
			return true, err
		})
		f, err = s.Failure(ctx, other)
		s.ok(err)
		s.same("of many at once", f.Count, 64)
	})
}

func TestSigningKeys(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		kids, err := s.SigningKeys(ctx)
		s.ok(err)
		s.same("none", kids, []string{})
		for i, kid := range []string{"b", "c", "a"} {
			s.ok(s.AddSigningKey(ctx, kid, now.Add(time.Duration(i)*time.Second)))
		}
		kids, err = s.SigningKeys(ctx)
		s.ok(err)
		s.same("newest first", kids, []string{"a", "c", "b"})
		if err := s.AddSigningKey(ctx, "a", now); err == nil {
			s.t.Error("a name that is there was added")
		}
	})
}
