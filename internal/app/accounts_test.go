package app_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/config"
)

// onEach runs f on both databases, each program on its own.
func onEach(t *testing.T, f func(t *testing.T, o apptest.Options)) {
	t.Helper()
	for _, database := range []string{"sqlite", "postgres"} {
		t.Run(database, func(t *testing.T) {
			t.Parallel()
			f(t, apptest.Options{Database: database})
		})
	}
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestFromRegistrationToSigningOut(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		o.Empty = true // as an operator starts it first
		p := apptest.Start(t, o)
		c := p.Client()
		ok(t, c.SignUp())
		if who, err := c.SignedInAs(); err != nil || who != c.User.Username {
			t.Fatalf("signed in as %q, %v", who, err)
		}
		changeProfile(t, c)
		twoBrowsers(t, p, c)
		token := c.Token
		ok(t, c.Mutate(`mutation{logoutUser{success message}}`, nil))
		if who, err := c.SignedInAs(); err != nil || who != "" {
			t.Errorf("after signing out: %q, %v", who, err)
		}
		thief := p.Client() // with the token alone
		thief.Token = token
		if who, err := thief.SignedInAs(); err != nil || who != "" {
			t.Errorf("with a token of before: %q, %v", who, err)
		}
	})
}

func changeProfile(t *testing.T, c *apptest.Client) {
	t.Helper()
	ok(t, c.Mutate(`mutation($i: UpdateUserProfileInput!){updateUserProfile(input:$i){success message}}`,
		map[string]any{"i": map[string]any{
			"jobTitle": "Bäcker 漢字", "skills": []string{"Go", "SQL"},
			"themePreference": "DARK",
		}}))
	var d struct {
		UserProfile struct {
			JobTitle, ThemePreference string
			Skills                    []string
		}
	}
	ok(t, c.Identity(`{userProfile{jobTitle skills themePreference}}`, nil, &d))
	if got := d.UserProfile; got.JobTitle != "Bäcker 漢字" || len(got.Skills) != 2 || got.ThemePreference != "DARK" {
		t.Errorf("profile: %+v", got)
	}
}

// twoBrowsers signs in elsewhere too; c ends the other session.
func twoBrowsers(t *testing.T, p *apptest.Program, c *apptest.Client) {
	t.Helper()
	other := p.Client()
	other.User = c.User
	ok(t, other.SignIn())
	var d struct{ Sessions []struct{ Current bool } }
	if ok(t, c.Identity(`{sessions{id current}}`, nil, &d)); len(d.Sessions) != 2 ||
		d.Sessions[0].Current == d.Sessions[1].Current {
		t.Errorf("sessions: %+v", d.Sessions)
	}
	ok(t, c.Mutate(`mutation{revokeSession{success message}}`, nil))
	if who, err := other.SignedInAs(); err != nil || who != "" {
		t.Errorf("the ended session: %q, %v", who, err)
	}
}

func TestAnOperatorSwitchesAnAccountOffBesideTheServer(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := p.Client()
		ok(t, c.SignUp())
		operator, err := app.Open(t.Context(), p.Config, app.Deps{Log: &apptest.Log{}, Clock: clock.System{}})
		ok(t, err)
		defer operator.Close()
		ok(t, operator.Accounts.Deactivate(t.Context(), c.User.Username))
		if _, err := c.SignedInAs(); apptest.CodeOf(err) != "unauthorized_client" {
			t.Errorf("switched off: %v", err)
		}
		ok(t, operator.Accounts.Activate(t.Context(), c.User.Username))
		ok(t, c.SignIn())
		ok(t, operator.Accounts.GrantRole(t.Context(), c.User.Username, "support"))
		if who, err := c.SignedInAs(); err != nil || who != "" {
			t.Errorf("a new role ends sessions: %q, %v", who, err)
		}
		ok(t, c.SignIn())
		other := p.Client()
		ok(t, other.Register())
		ok(t, c.Identity(`query($u: ID!){userInfo(userId:$u){username}}`, map[string]any{"u": other.User.ID}, nil))
	})
}

func TestMailWaitsForItsServer(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		p.Post.Close()
		c := p.Client()
		ok(t, c.Register())
		p.Until("a try has failed", func() bool { return strings.Contains(p.Log(), "job failed") })
		ok(t, p.Post.Open())
		_, err := p.Post.Code(c.User.Email, 1)
		ok(t, err)
		ok(t, c.SignIn())
		if n := len(p.Post.Letters(c.User.Email)); n < 2 || n > 3 { // code, login code, perhaps the new device
			t.Errorf("%d letters", n)
		}
	})
}

func TestSessionsOutliveARestart(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := p.Client()
		ok(t, c.SignUp())
		ok(t, p.Stop())
		p.Run()
		if who, err := c.SignedInAs(); err != nil || who != c.User.Username {
			t.Errorf("after a restart: %q, %v", who, err)
		}
	})
}

func TestAStopUnderLoadLosesNothing(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		var (
			mu      sync.Mutex
			made    []apptest.Person
			working sync.WaitGroup
			enough  = make(chan struct{})
			once    sync.Once
		)
		for range 8 {
			working.Go(func() {
				for { // until the server is gone
					c := p.Client()
					if err := c.Register(); err != nil {
						return
					}
					mu.Lock()
					if made = append(made, c.User); len(made) == 40 {
						once.Do(func() { close(enough) })
					}
					mu.Unlock()
				}
			})
		}
		<-enough
		ok(t, p.Stop())
		working.Wait()
		p.Run()
		for _, u := range made {
			_, err := p.Post.Code(u.Email, 1) // the account and its letter were one transaction
			ok(t, err)
			c := p.Client()
			c.User = u
			ok(t, c.InitiateLogin())
		}
	})
}

func TestReplicasShareEverythingOnPostgreSQL(t *testing.T) {
	t.Parallel()
	one := apptest.Start(t, apptest.Options{Database: "postgres"})
	two := apptest.Start(t, apptest.Options{
		Database: one.Config.DatabaseURL, DataDir: one.Config.DataDir, Post: one.Post,
		Change: func(c *config.Config) { c.PublicURL = one.URL },
	})
	c := one.Client()
	ok(t, c.SignUp())
	c.URL = two.URL // cookies belong to the host, whatever its port
	if who, err := c.SignedInAs(); err != nil || who != c.User.Username {
		t.Errorf("the other replica takes the client for %q, %v", who, err)
	}
	n := len(one.Post.Codes(c.User.Email))
	c.URL = one.URL
	ok(t, c.InitiateLogin())
	code, err := one.Post.Code(c.User.Email, n+1)
	ok(t, err)
	won, wg := make(chan bool, 32), sync.WaitGroup{}
	for i := range 32 { // the same code at both at once
		wg.Go(func() {
			mine := *c
			mine.URL = []string{one.URL, two.URL}[i%2]
			won <- mine.VerifyLogin(code) == nil
		})
	}
	wg.Wait()
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

func TestRatesAreLimitedForEachAddress(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		o.RateLimits = true
		p := apptest.Start(t, o)
		for range 5 {
			ok(t, p.Client().Register())
		}
		if err := p.Client().Register(); apptest.CodeOf(err) != "RATE_LIMITED" {
			t.Errorf("the sixth registration of an hour: %v", err)
		}
	})
}

func TestNothingOfAnAccountIsInTheLog(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := p.Client()
		c.User.FirstName, c.User.LastName, c.User.Password = "Zyxw", "Vutsrq", "Zyxw-Marker-7"
		ok(t, c.SignUp())
		wrong := *c
		wrong.User.Password = "Yxwv-Marker-8"
		if err := wrong.InitiateLogin(); err == nil {
			t.Error("a wrong password was taken")
		}
		ok(t, p.Stop())
		log := p.Log()
		for _, secret := range append(p.Post.Codes(c.User.Email), c.User.Email, c.User.Username, "Zyxw", "Vutsrq",
			"Marker", c.Token, strings.Split(c.Token, ".")[2]) {
			if strings.Contains(log, secret) {
				t.Errorf("the log holds %q", secret)
			}
		}
		if !strings.Contains(log, `"user":`+c.User.ID) &&
			!strings.Contains(log, fmt.Sprintf(`"user":"%s"`, c.User.ID)) {
			t.Error("the log does not hold the user's id")
		}
	})
}
