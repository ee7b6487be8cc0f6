package app_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
)

// everythingSeen asks for all that the administration shows.
const everythingSeen = `query ($u: ID!, $s: String) {
	users(search: $s) { items { username email firstName } endCursor }
	userOverview(userId: $u) { user { username email } sessions resumes versions letters mailWaiting }
	userEvents(userId: $u) { items { kind detail by { username } } }
	inbox { items { ticket message email from { username } note } openCount }
	mailQueue { counts { kind waiting failed } items { kind tries lastError } }
	health { version formula schema startedAt parts { name kind state note } jobsWaiting jobsTaken jobsFailed oldestDue }
}`

func TestAdministratorsSeeHowTheProgramIs(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		boss, ada := signedUp(t, p), signedUp(t, p)
		_, err := ada.Keep(shortResume, shortPosting)
		ok(t, err)
		ok(t, operate(t, p).Accounts.GrantRole(t.Context(), boss.User.Username, "admin"))
		ok(t, boss.SignIn())
		type count struct{ Retried int }
		counts := func() []count {
			var q struct{ MailQueue struct{ Counts []count } }
			ok(t, boss.Identity(`{ mailQueue { counts { retried } } }`, nil, &q))
			return q.MailQueue.Counts
		}
		p.Until("the mails about the role and the sign-in have gone", func() bool { return len(counts()) == 0 })
		p.Post.Close() // what is written from here on waits
		ok(t, ada.Identity(`mutation ($e: String!) { requestPasswordReset(email: $e) { success } }`,
			map[string]any{"e": ada.User.Email}, nil))
		p.Until("a mail has failed", func() bool { return slices.Equal(counts(), []count{{Retried: 1}}) })

		var raw struct {
			Health struct {
				Schema int
				Parts  []struct{ Name, Kind, State, Note string }
			}
			UserOverview struct{ Resumes, MailWaiting, Sessions int }
		}
		ok(t, boss.Identity(everythingSeen, map[string]any{"u": ada.User.ID, "s": ada.User.Email}, &raw))
		if raw.Health.Schema < 11 || raw.UserOverview.Resumes != 1 || raw.UserOverview.MailWaiting != 1 ||
			raw.UserOverview.Sessions != 1 {
			t.Errorf("%+v", raw)
		}
		states := map[string]string{}
		for _, part := range raw.Health.Parts {
			states[part.Name] = part.Kind + " " + part.State
		}
		database := map[string]string{"sqlite": "SQLite WORKS", "postgres": "PostgreSQL WORKS"}[o.Database]
		if states["Database"] != database || states["Files"] != "Folder WORKS" || states["Email"] != "SMTP WORKS" ||
			!strings.HasSuffix(states["Workers"], "WORKS") {
			t.Errorf("%v", states)
		}
		smtp, err := url.Parse(p.Post.URL())
		ok(t, err)
		a, err := sendQuery(boss, everythingSeen, map[string]any{"u": ada.User.ID})
		if ok(t, err); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		said := string(a.Body)
		for _, secret := range []string{p.Config.DataDir, smtp.Host, "password_hash", "argon2"} {
			if strings.Contains(said, secret) {
				t.Errorf("%q is revealed: %s", secret, said)
			}
		}
		for _, code := range p.Post.Codes(ada.User.Email) {
			if strings.Contains(said, code) {
				t.Errorf("a code is revealed: %s", said)
			}
		}
		if strings.Contains(p.Log(), ada.User.Email) {
			t.Error("whom an administrator searched for is logged")
		}
		if err := ada.Identity(everythingSeen, map[string]any{"u": boss.User.ID},
			nil); apptest.CodeOf(err) != "FORBIDDEN" {
			t.Errorf("a user sees it: %v", err)
		}
	})
}
