package app_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/app/apptest"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
	"vitae/internal/config"
)

// never is a heartbeat that no test sees: what arrives was announced at once.
const never = time.Hour

// onBoth runs f on each database.
func onBoth(t *testing.T, f func(t *testing.T, database string)) {
	for _, database := range []string{"sqlite", "postgres"} {
		t.Run(database, func(t *testing.T) {
			t.Parallel()
			f(t, database)
		})
	}
}

// another signs the same person in from a browser that is new, of which a notification tells.
func another(t *testing.T, p *apptest.Program, c *apptest.Client) {
	t.Helper()
	n := p.Client()
	n.User = c.User
	ok(t, n.SignIn())
}

func listen(t *testing.T, c *apptest.Client, last int64) *apptest.Stream {
	t.Helper()
	s, err := c.Listen(last)
	ok(t, err)
	t.Cleanup(s.Close)
	return s
}

func nextEvent(t *testing.T, s *apptest.Stream) apptest.Event {
	t.Helper()
	e, err := s.Next()
	ok(t, err)
	return e
}

func TestNotificationsReachOpenPages(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, database string) {
		p := apptest.Start(t, apptest.Options{Database: database, Heartbeat: never})
		c, other := p.Client(), p.Client()
		ok(t, errors.Join(c.SignUp(), other.SignUp()))
		first, others := listen(t, c, -1), listen(t, other, -1)
		another(t, p, c)
		e := nextEvent(t, first)
		var said struct{ ID, Kind, Title, Body, Path, CreatedAt string }
		ok(t, json.Unmarshal([]byte(e.Data), &said))
		if e.Kind != "notification" || e.ID != first.Hello.ID+1 || said.Kind != "new_device" || said.Title == "" ||
			said.Path == "" || !id.WellFormed(said.ID) {
			t.Errorf("%+v", e)
		}
		first.Close()
		another(t, p, c) // while no page is open
		resumed := listen(t, c, e.ID)
		if missed := nextEvent(t, resumed); missed.ID != e.ID+1 || missed.Kind != "notification" {
			t.Errorf("missed: %+v", missed)
		}
		ok(t, p.Stop()) // with two streams open: it would fail after half a minute
		for _, s := range []*apptest.Stream{resumed, others} {
			if e, err := s.Next(); !errors.Is(err, io.EOF) {
				t.Errorf("at the program's end: %+v, %v", e, err)
			}
		}
	})
}

func TestAStreamEndsWhenTheUserLeaves(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, database string) {
		p := apptest.Start(t, apptest.Options{Database: database, Heartbeat: 10 * time.Millisecond})
		for what, leave := range map[string]func(c *apptest.Client) error{
			"logs out": func(c *apptest.Client) error { return c.Mutate(`mutation{logoutUser{success message}}`, nil) },
			"is erased": func(c *apptest.Client) error {
				return c.Mutate(`mutation($p: String!){deleteAccount(password:$p){success message}}`,
					map[string]any{"p": c.User.Password})
			},
		} {
			c := p.Client()
			ok(t, c.SignUp())
			s := listen(t, c, -1)
			ok(t, leave(c))
			if e, err := s.Next(); !errors.Is(err, io.EOF) {
				t.Errorf("who %s gets %+v, %v", what, e, err)
			}
			if _, err := c.Listen(-1); err == nil || !strings.Contains(err.Error(), "401") {
				t.Errorf("who %s listens again: %v", what, err)
			}
		}
	})
}

func TestEventsReachPagesOfOtherReplicas(t *testing.T) {
	t.Parallel()
	one := apptest.Start(t, apptest.Options{Database: "postgres", Heartbeat: never})
	two := apptest.Start(t, apptest.Options{
		Database: one.Config.DatabaseURL, DataDir: one.Config.DataDir, Post: one.Post, Heartbeat: never,
		Change: func(c *config.Config) { c.PublicURL = one.URL },
	})
	c := one.Client()
	ok(t, c.SignUp())
	there := *c
	there.URL = two.URL
	s := listen(t, &there, -1)
	for i := range 3 {
		began := time.Now()
		another(t, one, c)
		e := nextEvent(t, s)
		if e.ID != s.Hello.ID+int64(i)+1 || e.Kind != "notification" {
			t.Errorf("%+v", e)
		}
		t.Logf("sign-in at one replica to event at the other: %v", time.Since(began))
	}
}

// A page that is cut off again and again, while others publish, sees every event once and in order.
func TestNoEventIsLostOrDoubledByCuts(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, database string) {
		p := apptest.Start(t, apptest.Options{Database: database, Heartbeat: 10 * time.Millisecond})
		c := p.Client()
		ok(t, c.SignUp())
		begin := listen(t, c, -1)
		begin.Close()
		published := publishMany(t, p, c)
		seen, cuts := begin.Hello.ID, 0
		busy := 0
		for seen < begin.Hello.ID+manyEvents {
			s, err := c.Listen(seen)
			if err != nil && strings.Contains(err.Error(), "503") && busy < 50 { // a page that is sent away tries again
				busy++
				continue
			}
			ok(t, err)
			if s.Hello.ID != seen {
				t.Fatalf("after %d it begins at %d", seen, s.Hello.ID)
			}
			for range 1 + rand.IntN(40) {
				if seen == begin.Hello.ID+manyEvents {
					break
				}
				e, err := s.Next()
				ok(t, err)
				if e.ID != seen+1 || e.Kind != feed.Progress {
					t.Fatalf("after %d comes %+v", seen, e)
				}
				seen = e.ID
			}
			s.Close()
			cuts++
		}
		published.Wait()
		t.Logf("%d cuts", cuts)
	})
}

const manyEvents = 1000

// publishMany publishes as other replicas do; on SQLite that wakes nobody, and heartbeats bring the news.
func publishMany(t *testing.T, p *apptest.Program, c *apptest.Client) *sync.WaitGroup {
	t.Helper()
	db := storetest.Open(t, p.Config.DatabaseURL)
	user, is := id.ParseUser(c.User.ID)
	if !is {
		t.Fatal(c.User.ID)
	}
	var all sync.WaitGroup
	for w := range 4 {
		all.Go(func() {
			for i := range manyEvents / 4 {
				data := json.RawMessage(fmt.Sprintf(`{"message":"%d/%d"}`, w, i))
				if err := db.Feed().Publish(t.Context(), user, time.Now(),
					feed.Event{Kind: feed.Progress, Data: data}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	return &all
}
