package app_test

import (
	"strings"
	"testing"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/base/notice"
)

const newPlan = `mutation{createSkillDevelopmentPlan(input:{skillId:"kubernetes",currentProficiencyLevel:1,targetProficiencyLevel:3}){id}}`

// From a plan that nobody worked on to the letter in the mail server's hands, by the clock, and no letter for whoever
// switched them off.
func TestADueStepIsInTheBellAndMailedWhereItsOwnerWantsThat(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, database string) {
		now := manual()
		p := apptest.Start(t, apptest.Options{Database: database, Clock: now, Heartbeat: never})
		wants, not := p.Client(), p.Client()
		for _, c := range []*apptest.Client{wants, not} {
			ok(t, c.SignUp())
			ok(t, c.Resume(newPlan, nil, nil))
			ok(t, c.Resume(newPlan, nil, nil))
		}
		ok(t, not.Mutate(`mutation($i: UpdateUserProfileInput!){updateUserProfile(input:$i){success message}}`,
			map[string]any{"i": map[string]any{"notificationPreferences": map[string]any{"emailUpdates": false}}}))
		now.Advance(7*24*time.Hour + time.Minute)
		ok(t, p.Stop())
		p.Run() // what is due is looked for at a start
		for _, c := range []*apptest.Client{wants, not} {
			ok(t, c.SignIn())
			p.Until("both steps are in the bell", func() bool { return unread(t, c) == 2 })
		}
		now.Advance(notice.MailAfter)
		about := func(c *apptest.Client) (out []apptest.Letter) {
			for _, l := range p.Post.Letters(c.User.Email) {
				if l.Subject == "Your next steps in Vitae" {
					out = append(out, l)
				}
			}
			return out
		}
		p.Until("the letter has come", func() bool { return len(about(wants)) > 0 })
		letter := about(wants)[0]
		for _, want := range []string{
			"Kubernetes: step 1 of ", "/skill-development-plan/",
			"because email updates are turned on", "/settings",
		} {
			if !strings.Contains(letter.Text, want) {
				t.Errorf("%q is not in\n%s", want, letter.Text)
			}
		}
		if strings.Count(letter.Text, "is due") != 2 || !strings.Contains(letter.Raw, "List-Unsubscribe: <") {
			t.Errorf("%s", letter.Raw)
		}
		p.Until("all four were looked at", func() bool { return looked(p.Log()) == 4 })
		ok(t, not.SignIn()) // its code comes behind whatever was enqueued
		if n := len(about(wants)); n != 1 {
			t.Errorf("%d letters", n)
		}
		if n := len(about(not)); n != 0 {
			t.Errorf("%d letters for who switched them off", n)
		}
	})
}

// looked counts the notifications that were looked at for a mail.
func looked(log string) (n int) {
	for line := range strings.Lines(log) {
		if strings.Contains(line, `"job done"`) && strings.Contains(line, `"kind":"notice"`) {
			n++
		}
	}
	return n
}

func unread(t *testing.T, c *apptest.Client) int {
	t.Helper()
	var said struct {
		Notifications struct{ UnreadCount int }
	}
	ok(t, c.Identity(`{notifications(first:1){unreadCount}}`, nil, &said))
	return said.Notifications.UnreadCount
}
