package app_test

import (
	"database/sql"
	"strings"
	"sync"
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/app/apptest"
)

// overLine starts a program whose PostgreSQL is at the end of a line. The URL it gives goes around the line.
func overLine(t *testing.T) (*apptest.Program, *line, string) {
	t.Helper()
	direct := storetest.PostgresURL(t)
	l := newLine(t, hostOf(t, direct))
	p := apptest.Start(t, apptest.Options{Database: l.through(direct)})
	l.upAfterwards()
	return p, l, direct
}

// goesOn expects that everything is as it was before a fault, and that reads, writes and letters go on.
func goesOn(t *testing.T, p *apptest.Program, c *apptest.Client) {
	t.Helper()
	p.Until("it is ready again", answers(p.Client(), "/readyz", 200))
	if who, err := c.SignedInAs(); err != nil || who != c.User.Username {
		t.Errorf("afterwards signed in as %q: %v", who, err)
	}
	ok(t, c.Mutate(setTitle, titled("kept")))
	ok(t, p.Client().SignUp())
}

func TestPostgreSQLIsAwayAndComesBack(t *testing.T) {
	t.Parallel()
	p, l, _ := overLine(t)
	c := p.Client()
	ok(t, c.SignUp())
	l.Cut()
	p.Until("it says that it is not ready", answers(c, "/readyz", 503))
	everyRequestIsUnavailable(t, p, c, 2)
	if status, err := c.Get("/healthz"); status != 200 || err != nil {
		t.Errorf("the process lives: %d %v", status, err)
	}
	p.Until("the worker has noticed", func() bool { return strings.Contains(p.Log(), "jobs cannot be fetched") })
	l.up()
	goesOn(t, p, c)
	if log := p.Log(); strings.Count(log, "jobs cannot be fetched") != 1 ||
		strings.Count(log, "jobs can be fetched again") != 1 {
		t.Error("the worker does not say once that the queue is away and once that it is back")
	}
}

// A server that is reached and never answers must hold neither requests nor those that wait behind them for a
// connection.
func TestPostgreSQLFallsSilent(t *testing.T) {
	t.Parallel()
	p, l, _ := overLine(t)
	c := p.Client()
	ok(t, c.SignUp())
	l.hush()
	var ready sync.WaitGroup
	ready.Go(func() { p.Until("it says that it is not ready", answers(p.Client(), "/readyz", 503)) })
	everyRequestIsUnavailable(t, p, c, 8) // more than there are connections
	ready.Wait()
	l.up()
	goesOn(t, p, c)
}

// A connection is cut at every piece of a registration in turn, on its way there and back.
func TestACutRegistrationIsWholeOrAbsent(t *testing.T) {
	t.Parallel()
	for _, stream := range []string{"upstream", "downstream"} {
		t.Run(stream, func(t *testing.T) {
			t.Parallel()
			p, l, direct := overLine(t)
			db, err := sql.Open("pgx", direct)
			ok(t, err)
			defer db.Close()
			kept, absent, cuts := 0, 0, 0
			for at := 1; ; at++ {
				cut := l.add("cut", stream, map[string]any{"at": at}).(*cutToxic)
				c := p.Client()
				a, err := sendQuery(c, joining, newAccount(c.User))
				fired := cut.fired()
				l.up()
				confirmed := err == nil && a.Status == 200
				if !confirmed {
					unavailable(t, "a registration that was cut", a, err)
				}
				if isWhole(t, p, db, c.User, confirmed) {
					kept++
				} else {
					absent++
				}
				if !fired { // it was through before
					break
				}
				if cuts++; cuts == 200 {
					t.Fatal("a registration is never through")
				}
			}
			t.Logf("%d cuts: %d kept, %d absent", cuts, kept, absent)
			if absent < 5 {
				t.Errorf("only %d of %d cuts met a registration", absent, cuts)
			}
			ok(t, p.Client().SignUp())
		})
	}
}

// isWhole reports whether an account is there, which one that was confirmed must be. One that is there is so with all
// of its parts and its letter; of one that is not there is nothing.
func isWhole(t *testing.T, p *apptest.Program, db *sql.DB, u apptest.Person, confirmed bool) bool {
	t.Helper()
	var users, profiles, roles, codes, jobs int
	if err := db.QueryRow(`SELECT COUNT(*), COUNT(p.user_id), COUNT(r.user_id), COUNT(c.user_id), COUNT(j.user_id) FROM users u
		LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN user_roles r ON r.user_id = u.id
		LEFT JOIN challenges c ON c.user_id = u.id LEFT JOIN jobs j ON j.user_id = u.id
		WHERE u.username = $1`, u.Username).Scan(&users, &profiles, &roles, &codes, &jobs); err != nil {
		t.Fatal(err)
	}
	letters := len(p.Post.Codes(u.Email)) // read after the jobs: a job is removed once its letter has been taken
	switch {
	case users == 0 && (confirmed || letters > 0):
		t.Errorf("confirmed: %t, letters: %d, and no account", confirmed, letters)
	case users > 0 && (users != 1 || profiles != 1 || roles != 1 || codes != 1 || jobs+letters == 0):
		t.Errorf("half an account: %d users, %d profiles, %d roles, %d codes, %d jobs, %d letters", users, profiles,
			roles, codes, jobs, letters)
	}
	return users > 0
}

func TestACodeServesOnceOnASlowPostgreSQL(t *testing.T) {
	t.Parallel()
	p, l, _ := overLine(t)
	c := p.Client()
	ok(t, c.SignUp())
	n := len(p.Post.Codes(c.User.Email))
	l.slow(200)
	ok(t, c.InitiateLogin())
	code, err := p.Post.Code(c.User.Email, n+1)
	ok(t, err)
	var (
		all sync.WaitGroup
		won = make(chan bool, 4)
	)
	for range cap(won) {
		all.Go(func() {
			mine := *c
			won <- mine.VerifyLogin(code) == nil
		})
	}
	all.Wait()
	close(won)
	sessions := 0
	for w := range won {
		if w {
			sessions++
		}
	}
	if sessions != 1 {
		t.Errorf("one code made %d sessions", sessions)
	}
}

// Who signs out and gets the answer that it failed tries again, with the same browser: the session is over then, for a
// thief of its token and cookie as well.
func TestASignOutThatFailedIsDoneTheSecondTime(t *testing.T) {
	t.Parallel()
	p, l, _ := overLine(t)
	c := p.Client()
	ok(t, c.SignUp())
	const leaving = `mutation{logoutUser{success message}}`
	failed := 0
	for at := 1; ; at++ {
		thief := p.Client()
		thief.Token = c.Token
		cookie := c.Cookie()
		cut := l.add("cut", "upstream", map[string]any{"at": at}).(*cutToxic)
		a, err := sendQuery(c, leaving, nil)
		fired := cut.fired()
		l.up()
		if !well(a, err) {
			unavailable(t, "a sign-out that was cut", a, err)
			ok(t, c.Mutate(leaving, nil))
			failed++
		}
		body := []byte(`{"query":"{currentUser{username}}"}`)
		if a, err := thief.Send("POST", "/api/v1/identity/graphql", "application/json", body, "Cookie",
			cookie); err != nil || strings.Contains(string(a.Body), c.User.Username) {
			t.Fatalf("cut %d: the session lives on: %s %v", at, a.Body, err)
		}
		if !fired {
			break
		}
		ok(t, c.SignIn())
	}
	if failed < 3 {
		t.Errorf("only %d sign-outs failed", failed)
	}
}
