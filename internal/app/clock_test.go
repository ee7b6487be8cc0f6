package app_test

import (
	"testing"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/config"
)

// ahead is the clock of a machine that is wrong.
type ahead time.Duration

func (a ahead) Now() time.Time { return clock.System{}.Now().Add(time.Duration(a)) }

// Codes, sessions and the leases of jobs are written by one replica and read by another: by their own clocks a code
// would be over, a session not begun, and a letter sent twice.
func TestReplicasGoByOneClock(t *testing.T) {
	t.Parallel()
	for name, wrong := range map[string]time.Duration{"ahead": 25 * time.Hour, "behind": -25 * time.Hour} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			one := apptest.Start(t, apptest.Options{Database: "postgres"})
			two := apptest.Start(t, apptest.Options{
				Database: one.Config.DatabaseURL, DataDir: one.Config.DataDir, Post: one.Post, Clock: ahead(wrong),
				Change: func(c *config.Config) { c.PublicURL = one.URL },
			})
			for i, at := range []string{one.URL, two.URL} {
				c := one.Client()
				c.URL = at
				ok(t, c.Register())
				code, err := one.Post.Code(c.User.Email, 1)
				ok(t, err)
				c.URL = []string{two.URL, one.URL}[i]
				ok(t, c.Mutate(`mutation($i: VerifyEmailInput!){verifyEmail(input:$i){success message}}`,
					map[string]any{"i": map[string]any{"userId": c.User.ID, "code": code}}))
				ok(t, c.SignIn())
				for _, there := range []string{one.URL, two.URL} {
					c.URL = there
					if who, err := c.SignedInAs(); err != nil || who != c.User.Username {
						t.Errorf("signed in at one replica, %q at the other: %v", who, err)
					}
				}
			}
		})
	}
}
