package sqlstore_test

import (
	"context"
	"crypto/rand"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/engine/interview"
)

// What identity.Store promises, on both engines. Each test has a database of its own.

// accounts is a store with what tests of it need again and again.
type accounts struct {
	*sqlstore.Identity
	t   *testing.T
	db  *sqlstore.DB
	ids id.Maker
}

// now is a moment with microseconds, in a zone that the store must not keep.
var now = time.Date(2026, 11, 21, 9, 30, 15, 123_456_000, time.FixedZone("east", 5*3600))

func eachStore(t *testing.T, f func(ctx context.Context, s accounts)) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		f(t.Context(), accounts{db.Identity(), t, db, id.Maker{Now: time.Now, Random: rand.Reader}})
	})
}

// somebody is an account that nobody has added yet.
func (s accounts) somebody(name string) identity.Account {
	return identity.Account{PasswordHash: "$argon2id$" + name, User: identity.User{
		ID: s.ids.User(), Username: name, Email: name + "@example.com", Active: true, Verified: true,
		CreatedAt: now.UTC(),
	}}
}

// add adds an account with an empty profile.
func (s accounts) add(name string) id.User {
	s.t.Helper()
	a := s.somebody(name)
	s.ok(s.AddUser(s.t.Context(), a, identity.Profile{CreatedAt: now}))
	return a.ID
}

func (s accounts) ok(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// missing expects fault.NotFound.
func (s accounts) missing(what string, err error) {
	s.t.Helper()
	if fault.KindOf(err) != fault.NotFound || err == nil {
		s.t.Errorf("%s: %v instead of not found", what, err)
	}
}

// same expects equal values; times are the same moment and in UTC. What a fact keeps to be compared faster is not
// stored.
func (s accounts) same(what string, got, want any) {
	s.t.Helper()
	utc := cmp.Comparer(func(a, b time.Time) bool { return a.Equal(b) && a.Location() == b.Location() })
	if d := cmp.Diff(want, got, utc, cmpopts.IgnoreUnexported(interview.Fact{})); d != "" {
		s.t.Errorf("%s (-want +got)\n%s", what, d)
	}
}

// count runs a SELECT of one number.
func (s accounts) count(query string, args ...any) int {
	s.t.Helper()
	var n int
	s.ok(s.db.Raw().Get(s.t.Context(), &n, query, args...))
	return n
}

// together calls f so many times at once and gives how often it said yes.
func (s accounts) together(times int, f func(i int) (bool, error)) int {
	s.t.Helper()
	var wg sync.WaitGroup
	var mu sync.Mutex
	yes, begin := 0, make(chan struct{})
	for i := range times {
		wg.Go(func() {
			<-begin
			ok, err := f(i)
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				s.t.Errorf("call %d: %v", i, err)
			}
			if ok {
				yes++
			}
		})
	}
	close(begin)
	wg.Wait()
	return yes
}

// found makes an error of fault.NotFound a no.
func found(err error) (bool, error) {
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	return err == nil, err
}
