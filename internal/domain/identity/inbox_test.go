package identity_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/identity"
)

func TestTheInboxIsInTheOrderOfWhatIsDue(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		_, _, ada := h.signedUp("ada")
		tickets := map[string]string{}
		send := func(name string, from actor.Actor, topic identity.Topic) {
			t.Helper()
			h.tick()
			ticket, err := h.SendContact(ctx, from,
				identity.ContactRequest{
					Topic: topic, Message: "This is " + name + ", please answer.",
					Email: "sam@mail.example",
				})
			if err != nil {
				t.Fatal(err)
			}
			tickets[ticket] = name
		}
		send("question", actor.Actor{}, identity.TopicQuestion)
		send("early privacy", ada, identity.TopicPrivacy)
		send("billing", ada, identity.TopicBilling)
		send("late privacy", actor.Actor{}, identity.TopicPrivacy)
		list := func(find identity.InboxSearch) (names []string) {
			t.Helper()
			for {
				p, err := h.Inbox(ctx, boss, find, 1)
				if err != nil || len(p.Items) > 1 {
					t.Fatal(err)
				}
				for _, m := range p.Items {
					names = append(names, tickets[m.Ticket])
				}
				if p.End == "" {
					return names
				}
				find.After = p.End
			}
		}
		is := func(find identity.InboxSearch, want ...string) {
			t.Helper()
			if got := list(find); !slices.Equal(got, want) {
				t.Errorf("%+v: %q", find, got)
			}
		}
		is(identity.InboxSearch{}, "early privacy", "late privacy", "question", "billing")
		is(identity.InboxSearch{Topic: identity.TopicPrivacy}, "early privacy", "late privacy")
		is(identity.InboxSearch{Topic: identity.TopicOther})
		is(identity.InboxSearch{Answered: true})
		for ticket, name := range tickets {
			is(identity.InboxSearch{
				Ticket: strings.ToLower(" " + strings.TrimPrefix(ticket, "V-")), Answered: true,
				Topic: identity.TopicOther,
			}, name)
			is(identity.InboxSearch{Ticket: ticket, After: string(h.openMessages(boss)[0].ID)}, name)
		}
		is(identity.InboxSearch{Ticket: "V-' OR 1=1"})

		// Answered, it leaves the list of the open ones; its sender's log says who did it.
		first := func() identity.InboxMessage {
			t.Helper()
			p, err := h.Inbox(ctx, boss, identity.InboxSearch{Topic: identity.TopicPrivacy}, 1)
			if err != nil {
				t.Fatal(err)
			}
			return p.Items[0]
		}
		m := first()
		if m.From != (identity.AccountName{ID: ada.User, Username: "ada"}) || m.DueAt().IsZero() ||
			!m.AnsweredAt.IsZero() {
			t.Errorf("%+v", m)
		}
		h.tick()
		if err := h.AnswerMessage(ctx, boss, m.ID, " Sent the export.\r\nDone. "); err != nil {
			t.Fatal(err)
		}
		answered := h.clock.Now()
		h.wrote(ada.User, "message_answered "+m.Ticket)
		is(identity.InboxSearch{}, "late privacy", "question", "billing")
		is(identity.InboxSearch{Answered: true}, "early privacy")
		p, err := h.Inbox(ctx, boss, identity.InboxSearch{Ticket: m.Ticket}, 0)
		if err != nil || p.Open != 3 || !p.Items[0].AnsweredAt.Equal(answered) ||
			p.Items[0].AnsweredBy.Username != "boss" || p.Items[0].Note != "Sent the export.\nDone." {
			t.Errorf("%+v, %v", p, err)
		}
		if own, err := h.Contacts(ctx, ada.User); err != nil || !own[1].AnsweredAt.Equal(answered) ||
			!own[0].AnsweredAt.IsZero() {
			t.Errorf("%+v, %v", own, err)
		}
		h.tick()
		if err := h.ReopenMessage(ctx, boss, m.ID); err != nil {
			t.Fatal(err)
		}
		h.wrote(ada.User, "message_reopened "+m.Ticket)
		is(identity.InboxSearch{}, "early privacy", "late privacy", "question", "billing")
		if again := first(); again.Note != "Sent the export.\nDone." || again.AnsweredBy.ID != 0 {
			t.Errorf("%+v", again)
		}
		if err := h.AnswerMessage(ctx, boss, h.openMessages(boss)[2].ID, "To a visitor"); err != nil {
			t.Error(err)
		}
	})
}

// openMessages lists what waits, as an administrator sees it.
func (h *harness) openMessages(a actor.Actor) []identity.InboxMessage {
	h.t.Helper()
	p, err := h.Inbox(context.Background(), a, identity.InboxSearch{}, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	return p.Items
}

func TestAnAnswerNeedsAMessageAndANote(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t)), context.Background()
	boss := h.staff("boss", identity.RoleAdmin)
	if _, err := h.SendContact(ctx, actor.Actor{}, identity.ContactRequest{
		Topic:   identity.TopicOther,
		Message: aMessage, Email: "sam@mail.example",
	}); err != nil {
		t.Fatal(err)
	}
	m := h.openMessages(boss)[0]
	for note, want := range map[string]string{
		"":                        "Add a short summary of your answer.",
		" \n ":                    "Add a short summary of your answer.",
		strings.Repeat("ä", 2001): "The note must be at most 2000 characters",
		"a\x00b":                  "The note contains characters that are not allowed",
	} {
		if err := h.AnswerMessage(ctx, boss, m.ID, note); fault.KindOf(err) != fault.Invalid ||
			fault.FieldsOf(err)["note"] != want {
			t.Errorf("%.10q: %v", note, err)
		}
	}
	for _, unknown := range []id.ContactMessage{"", "x", "00000000000000000000000000", m.ID + "0"} {
		wants(t, h.AnswerMessage(ctx, boss, unknown, "Answered"), fault.NotFound, "This message doesn't exist.")
		wants(t, h.ReopenMessage(ctx, boss, unknown), fault.NotFound, "This message doesn't exist.")
	}
	if m = h.openMessages(boss)[0]; !m.AnsweredAt.IsZero() || m.Note != "" {
		t.Errorf("%+v", m)
	}
}

func TestTheMailQueueTellsKindsAndFailures(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		h.mails("") // works the queue off
		take := func() job.Job {
			t.Helper()
			j, ok, err := db.Queue().Take(ctx, h.clock.Now(), time.Minute)
			if err != nil || !ok {
				t.Fatal(ok, err)
			}
			return j
		}
		post := func() {
			t.Helper()
			if err := h.RequestPasswordReset(ctx, address("boss")); err != nil {
				t.Fatal(err)
			}
			h.clock.Advance(2 * time.Minute)
		}
		post()
		gone := take()
		if err := db.Queue().GiveUp(ctx, gone.ID, h.clock.Now(), "invalid mail.Send"); err != nil {
			t.Fatal(err)
		}
		post()
		waits := take()
		if err := db.Queue().Retry(ctx, waits.ID, h.clock.Now().Add(time.Hour), "unavailable mail.Send"); err != nil {
			t.Fatal(err)
		}
		post()
		q, err := h.MailQueue(ctx, boss, false, "", 0)
		if err != nil || !slices.Equal(q.Counts,
			[]identity.MailCount{{Kind: identity.MailPasswordReset, Waiting: 2, Retried: 1, Failed: 1}}) {
			t.Fatalf("%+v, %v", q.Counts, err)
		}
		if len(q.Items) != 2 || q.Items[0].Tries != 0 || q.Items[1].ID != waits.ID ||
			q.Items[1].LastError != "unavailable mail.Send" || q.Items[1].Tries != 1 || !q.Items[1].FailedAt.IsZero() {
			t.Errorf("%+v", q.Items)
		}
		part, err := h.MailQueue(ctx, boss, false, "", 1)
		if err != nil || len(part.Items) != 1 || part.End != string(q.Items[0].ID) {
			t.Errorf("%+v, %v", part, err)
		}
		if part, err = h.MailQueue(ctx, boss, false, part.End, 1); err != nil || part.Items[0].ID != waits.ID ||
			part.End != "" {
			t.Errorf("%+v, %v", part, err)
		}
		failed, err := h.MailQueue(ctx, boss, true, "", 0)
		if err != nil || len(failed.Items) != 1 || failed.Items[0].ID != gone.ID || failed.Items[0].FailedAt.IsZero() ||
			failed.Items[0].LastError != "invalid mail.Send" {
			t.Errorf("%+v, %v", failed, err)
		}
		if o, err := h.Overview(ctx, boss, boss.User); err != nil || o.Holdings.MailWaiting != 2 ||
			o.Holdings.MailFailed != 1 {
			t.Errorf("%+v, %v", o, err)
		}
	})
}

func TestMailIsTriedAgain(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		boss := h.staff("boss", identity.RoleAdmin)
		h.mails("") // works the queue off
		if err := h.RequestPasswordReset(ctx, address("boss")); err != nil {
			t.Fatal(err)
		}
		take := func() (job.Job, bool) {
			t.Helper()
			j, ok, err := db.Queue().Take(ctx, h.clock.Now(), time.Minute)
			if err != nil {
				t.Fatal(err)
			}
			return j, ok
		}
		woken := 0
		db.OnEnqueue(func() { woken++ })
		retries := func(want int) {
			t.Helper()
			woken = 0
			if n, err := h.RetryMail(ctx, boss); err != nil || n != want || woken != want {
				t.Errorf("%d, %v, woken %d times", n, err, woken)
			}
		}
		retries(0) // it has not failed
		j, _ := take()
		if err := db.Queue().Retry(ctx, j.ID, h.clock.Now().Add(time.Hour), "unavailable mail.Send"); err != nil {
			t.Fatal(err)
		}
		if _, due := take(); due {
			t.Fatal("due before its time")
		}
		h.tick()
		retries(1)
		h.tick()
		h.wrote(boss.User, "mail_retried")
		if again, due := take(); !due || again.ID != j.ID {
			t.Error("not due")
		}
		retries(0) // it is under way
		if err := db.Queue().GiveUp(ctx, j.ID, h.clock.Now(), "invalid mail.Send"); err != nil {
			t.Fatal(err)
		}
		h.clock.Advance(time.Hour)
		retries(0)
	})
}

func TestHealthIsReportedOrNot(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	helper := h.staff("helper", identity.RoleSupport)
	_, err := h.Health(context.Background(), helper)
	wants(t, err, fault.Unavailable, "The server's status is not available.")
	broken := errors.New("broken")
	h = newHarness(t, storetest.SQLite(t), func(d *identity.Deps) {
		d.Health = func(context.Context) (identity.Health, error) { return identity.Health{}, broken }
	})
	if _, err := h.Health(context.Background(), h.staff("helper", identity.RoleSupport)); !errors.Is(err, broken) {
		t.Error(err)
	}
}
