package identity_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

// tell gives a user a notice of a kind.
func (h *harness) tell(user id.User, k notice.Kind, title, key string) id.Notification {
	h.t.Helper()
	h.clock.Advance(time.Millisecond)
	n := notice.Notice{
		ID: h.deps.IDs.Notification(), User: user, Kind: k, Title: title,
		Body: "secret plans of Initech", Path: "/p/" + title, Key: key, At: h.clock.Now(),
	}
	if err := h.db.Identity().Notify(context.Background(), n); err != nil {
		h.t.Fatal(err)
	}
	return n.ID
}

// about returns the titles of each letter of a kind to an address so far.
func (h *harness) about(to string, k identity.MailKind) [][]string {
	h.t.Helper()
	var out [][]string
	for _, m := range h.mails(to) {
		if m.Kind != k {
			continue
		}
		var titles []string
		for _, n := range m.Notices {
			titles = append(titles, n.Title)
		}
		out = append(out, titles)
	}
	return out
}

func (h *harness) prefer(user id.User, n identity.NotificationChange) {
	h.t.Helper()
	if _, err := h.UpdateProfile(context.Background(), user, identity.ProfileChange{Notifications: n}); err != nil {
		h.t.Fatal(err)
	}
}

func TestWhatWasFinishedIsMailedTogetherUnlessItWasRead(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		to := address("ada")
		h.tell(a.User, notice.LetterReady, "letter", "")
		read := h.tell(a.User, notice.GuideReady, "guide", "")
		h.tell(a.User, notice.VersionReady, "version", "")
		h.tell(a.User, notice.NearBound, "bound", "")
		h.clock.Advance(notice.MailAfter - time.Second)
		if got := h.about(to, identity.MailReady); len(got) != 0 {
			t.Errorf("mailed while its user may still look: %v", got)
		}
		if err := h.MarkNotificationsRead(ctx, a.User, []id.Notification{read}); err != nil {
			t.Fatal(err)
		}
		h.clock.Advance(time.Second)
		if got := h.about(to, identity.MailReady); len(got) != 1 ||
			!slices.Equal(got[0], []string{"version", "letter"}) {
			t.Errorf("mailed %v", got)
		}
		m := h.lastMail(to, identity.MailReady)
		if m.Wanted != identity.MailUpdates || m.Notices[0].Path != "/p/version" ||
			strings.Contains(string(m.Kind)+m.Notices[0].Title, "Initech") {
			t.Errorf("%+v", m)
		}
		h.clock.Advance(time.Hour)
		if err := h.MailNotice(ctx, []byte(read)); err != nil { // once more, and too late
			t.Error(err)
		}
		if got := h.about(to, identity.MailReady); len(got) != 1 {
			t.Errorf("mailed again: %v", got)
		}
	})
}

// While replicas are upgraded, the job of a kind that only the new ones know may come to an old one.
func TestANoticeOfANewerProgramIsLeftToIt(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	_, _, a := h.signedUp("ada")
	h.tell(a.User, notice.NearBound, "bound", "")
	newer := h.tell(a.User, "of a newer program", "newer", "")
	if err := h.MailNotice(context.Background(), []byte(newer)); fault.KindOf(err) != fault.Unsupported {
		t.Error(err)
	}
	if got := h.about(address("ada"), identity.MailReady); len(got) != 0 {
		t.Errorf("mailed %v", got)
	}
}

func TestPlanStepsAreMailedOnceAWeek(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		_, _, a := h.signedUp("ada")
		to, day := address("ada"), 24*time.Hour
		wants := func(when string, want ...[]string) {
			t.Helper()
			if got := h.about(to, identity.MailPlanSteps); !slices.EqualFunc(got, want, slices.Equal) {
				t.Errorf("%s: %v, want %v", when, got, want)
			}
		}
		h.tell(a.User, notice.PlanStep, "first", "a")
		h.tell(a.User, notice.PlanStep, "first", "a") // the same once more
		h.tell(a.User, notice.PlanStep, "second", "b")
		h.clock.Advance(time.Hour)
		digest := []string{"second", "first"}
		wants("an hour later", digest)
		h.clock.Advance(2 * day)
		h.tell(a.User, notice.PlanStep, "third", "c")
		h.tell(a.User, notice.PlanStep, "fourth", "d")
		h.clock.Advance(time.Hour)
		wants("two days after the mail", digest)
		h.clock.Advance(4 * day)
		wants("six days after the mail", digest)
		h.clock.Advance(day)
		wants("a week after the mail", digest, []string{"fourth", "third"})
	})
}

func TestASwitchThatIsOffSendsNoMail(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		_, _, a := h.signedUp("ada")
		to := address("ada")
		off := identity.To(false)
		h.prefer(a.User, identity.NotificationChange{EmailUpdates: off, EmailSecurity: off})
		before := len(h.mails(to))
		h.tell(a.User, notice.LetterReady, "letter", "")
		h.clock.Advance(time.Second) // of one moment, any may come first
		h.tell(a.User, notice.PlanStep, "step", "")
		h.clock.Advance(time.Second)
		if err := h.GrantRole(ctx, "ada", identity.RoleSupport); err != nil {
			t.Fatal(err)
		}
		h.clock.Advance(time.Hour)
		if got := h.mails(to)[before:]; len(got) != 0 {
			t.Errorf("%d letters that nobody wants, the first is %s", len(got), got[0].Kind)
		}
		h.clock.Advance(time.Second)
		other := h.newBrowser()
		_, again := h.signIn(other, "ada")
		if n := count(h.kinds(to), identity.MailNewDevice); n != 0 {
			t.Error("a letter about a new device")
		}
		h.clock.Advance(time.Second)
		if err := h.ChangePassword(other.ctx(), again, password, password+"!"); err != nil {
			t.Fatal(err)
		}
		if n := count(h.kinds(to), identity.MailPasswordChanged); n != 1 {
			t.Errorf("%d letters about the new password, which are sent whatever is off", n)
		}
		p, err := h.Notifications(ctx, a.User, "", 0)
		var kinds []notice.Kind
		for _, n := range p.Items {
			kinds = append(kinds, n.Kind)
		}
		if want := []notice.Kind{
			notice.PasswordChanged, notice.NewDevice, notice.RolesChanged, notice.PlanStep,
			notice.LetterReady,
		}; err != nil || !slices.Equal(kinds, want) {
			t.Errorf("the bell has %v, %v", kinds, err)
		}
	})
}

func TestRolesAndActivationAreReported(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		steps := []error{
			h.GrantRole(ctx, "ada", identity.RoleSupport), h.GrantRole(ctx, "ada", identity.RoleSupport),
			h.RevokeRole(ctx, "ada", identity.RoleSupport),
			h.Deactivate(ctx, "ada"), h.Activate(ctx, "ada"), h.Activate(ctx, "ada"),
		}
		for i, err := range steps {
			if err != nil {
				t.Fatal(i, err)
			}
		}
		p, err := h.Notifications(ctx, a.User, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		reported := map[string]bool{}
		for _, n := range p.Items {
			reported[string(n.Kind)+": "+n.Title] = true
		}
		for _, want := range []string{
			"roles_changed: You now have the support role", "roles_changed: You no longer have the support role",
			"account_activated: Your account is active again",
		} {
			if !reported[want] || len(p.Items) != 3 {
				t.Errorf("%q is not among %v", want, reported)
			}
		}
		kinds := h.kinds(address("ada"))
		if count(kinds, identity.MailRolesChanged) != 2 || count(kinds, identity.MailActivated) != 1 {
			t.Errorf("letters %v", kinds)
		}
	})
}

func TestOneClickSwitchesMailsOff(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		bob := h.verified("bob")
		h.tell(a.User, notice.LetterReady, "letter", "")
		h.clock.Advance(time.Hour)
		m := h.lastMail(address("ada"), identity.MailReady)
		if m.User != a.User {
			t.Fatalf("the letter is %v's", m.User)
		}
		for name, err := range map[string]error{
			"another user":   h.SwitchMailOff(ctx, bob, m.Wanted, m.Off),
			"nobody":         h.SwitchMailOff(ctx, 404, m.Wanted, m.Off),
			"another switch": h.SwitchMailOff(ctx, a.User, identity.MailSecurity, m.Off),
			"no switch":      h.SwitchMailOff(ctx, a.User, "marketing", m.Off),
			"no proof":       h.SwitchMailOff(ctx, a.User, m.Wanted, ""),
		} {
			if fault.KindOf(err) != fault.NotFound {
				t.Errorf("%s: %v", name, err)
			}
		}
		h.movedTo(a.User, newAddress) // whoever reads the old mailbox switches nothing off
		wants(t, h.SwitchMailOff(ctx, m.User, m.Wanted, m.Off), fault.NotFound, "This link isn't valid.")
		h.movedTo(a.User, address("ada"))
		for range 2 {
			if err := h.SwitchMailOff(ctx, m.User, m.Wanted, m.Off); err != nil {
				t.Error(err)
			}
		}
		p, err := h.Profile(ctx, a.User)
		if want := (identity.NotificationPreferences{EmailSecurity: true, EmailResumeSuggestions: true}); err != nil ||
			p.Notifications != want {
			t.Errorf("%+v, %v", p.Notifications, err)
		}
		if p, err := h.Profile(ctx, bob); err != nil || !p.Notifications.EmailUpdates {
			t.Errorf("bob's: %+v, %v", p.Notifications, err)
		}
	})
}

func TestNothingIsMailedToWhoIsOffOrErased(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, _, a := h.signedUp("ada")
		one := h.tell(a.User, notice.LetterReady, "letter", "")
		if err := h.Deactivate(ctx, "ada"); err != nil {
			t.Fatal(err)
		}
		h.clock.Advance(time.Hour)
		if got := h.about(address("ada"), identity.MailReady); len(got) != 0 {
			t.Errorf("mailed %v", got)
		}
		if err := db.Identity().DeleteUser(ctx, a.User); err != nil {
			t.Fatal(err)
		}
		if err := h.MailNotice(ctx, []byte(one)); err != nil {
			t.Errorf("of an erased user: %v", err)
		}
	})
}
