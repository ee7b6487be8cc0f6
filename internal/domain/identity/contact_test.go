package identity_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

const aMessage = "Where is my data kept?\r\nSam"

var ticketShape = regexp.MustCompile(`^V-[2-9A-HJ-KM-NP-Z]{8}$`)

func TestAMessageReachesEveryAdministrator(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		for _, admin := range []string{"admin1", "admin2"} {
			h.verified(admin)
			if err := h.GrantRole(ctx, admin, identity.RoleAdmin); err != nil {
				t.Fatal(err)
			}
		}
		_, _, a := h.signedUp("ada")
		tickets := map[string]bool{}
		for what, c := range map[string]struct {
			from  actor.Actor
			email string
			want  string
		}{
			"a visitor": {actor.Actor{}, " sam@mail.example ", "sam@mail.example"}, "a user": {a, "", address("ada")},
			"a user with another address": {a, "else@mail.example", "else@mail.example"},
		} {
			ticket, err := h.SendContact(ctx, c.from, identity.ContactRequest{
				Topic:   identity.TopicPrivacy,
				Message: aMessage, Email: c.email,
			})
			if err != nil || !ticketShape.MatchString(ticket) || tickets[ticket] {
				t.Fatalf("%s: %q, %v", what, ticket, err)
			}
			tickets[ticket] = true
			for _, admin := range []string{"admin1", "admin2"} {
				m := h.lastMail(address(admin), identity.MailContact)
				if m.Contact == nil || m.Contact.Ticket != ticket || m.Contact.Email != c.want ||
					m.Contact.Topic != identity.TopicPrivacy || m.Contact.Message != "Where is my data kept?\nSam" ||
					m.Name != "Ada" {
					t.Errorf("%s: %+v", what, m)
				}
			}
		}
		if got := h.kinds(address("ada")); slices.Contains(got, identity.MailContact) {
			t.Errorf("a user got %v", got)
		}
	})
}

func TestMessagesAreListedToTheirSender(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t)), context.Background()
	_, _, a := h.signedUp("ada")
	_, _, b := h.signedUp("bob")
	send := func(from actor.Actor, topic identity.Topic) string {
		t.Helper()
		h.tick()
		ticket, err := h.SendContact(ctx, from, identity.ContactRequest{Topic: topic, Message: aMessage})
		if err != nil {
			t.Fatal(err)
		}
		return ticket
	}
	asked := send(a, identity.TopicPrivacy)
	at := h.clock.Now()
	other := send(a, identity.TopicBilling)
	send(b, identity.TopicOther)
	all, err := h.Contacts(ctx, a.User)
	if err != nil || len(all) != 2 || all[0].Ticket != other || all[1].Ticket != asked {
		t.Fatalf("%+v, %v", all, err)
	}
	if !all[0].DueAt().IsZero() || !all[1].DueAt().Equal(at.Add(30*24*time.Hour)) {
		t.Errorf("due %v and %v", all[0].DueAt(), all[1].DueAt())
	}
	if file := string(h.export(a.User)["contact.json"]); strings.Count(file, `"ticket"`) != 2 ||
		!strings.Contains(file, asked) || !strings.Contains(file, `"dueAt": null`) {
		t.Errorf("contact.json: %s", file)
	}
}

func TestWhatAMachineSendsIsForgotten(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t)), context.Background()
	h.verified("admin")
	if err := h.GrantRole(ctx, "admin", identity.RoleAdmin); err != nil {
		t.Fatal(err)
	}
	_, _, a := h.signedUp("ada")
	for _, r := range []identity.ContactRequest{
		{Topic: identity.TopicOther, Message: aMessage, Website: "x"},
		{Website: " "},
	} {
		if ticket, err := h.SendContact(ctx, a, r); err != nil || !ticketShape.MatchString(ticket) {
			t.Errorf("%q, %v", ticket, err)
		}
	}
	if all, err := h.Contacts(ctx, a.User); err != nil || len(all) != 0 {
		t.Errorf("%+v, %v", all, err)
	}
	if got := h.kinds(address("admin")); slices.Contains(got, identity.MailContact) {
		t.Errorf("letters %v", got)
	}
}

func TestAMessageHasToBeOne(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	good := identity.ContactRequest{
		Topic: identity.TopicOther, Message: strings.Repeat("ä", 5000),
		Email: "sam@mail.example",
	}
	if _, err := h.SendContact(context.Background(), actor.Actor{}, good); err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		change func(r *identity.ContactRequest)
		want   map[string]string
	}{
		"no topic": {func(r *identity.ContactRequest) { r.Topic = "" }, map[string]string{"topic": "Choose a topic"}},
		"short": {
			func(r *identity.ContactRequest) { r.Message = "  123456789\n" },
			map[string]string{"message": "Message must be at least 10 characters"},
		},
		"long": {
			func(r *identity.ContactRequest) { r.Message += "a" },
			map[string]string{"message": "Message must be at most 5,000 characters"},
		},
		"NUL": {
			func(r *identity.ContactRequest) { r.Message = aMessage + "\x00" },
			map[string]string{"message": "Message contains characters that are not allowed"},
		},
		"no address": {
			func(r *identity.ContactRequest) { r.Email = " " },
			map[string]string{"email": "Enter your email address so that we can reply"},
		},
		"no one": {
			func(r *identity.ContactRequest) { r.Email = "sam@mail.example\r\nBcc: x@y.z" },
			map[string]string{"email": "Invalid email address"},
		},
	} {
		r := good
		c.change(&r)
		_, err := h.SendContact(context.Background(), actor.Actor{}, r)
		if fault.KindOf(err) != fault.Invalid || fault.Public(err) != "Failed to send your message" ||
			fmt.Sprint(fault.FieldsOf(err)) != fmt.Sprint(c.want) {
			t.Errorf("%s: %v %v", what, err, fault.FieldsOf(err))
		}
	}
}

// What somebody wrote goes with them, also from a letter that waits.
func TestErasureTakesWhatWasWrittenToSupport(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t)), context.Background()
	h.verified("admin")
	if err := h.GrantRole(ctx, "admin", identity.RoleAdmin); err != nil {
		t.Fatal(err)
	}
	b, _, a := h.signedUp("ada")
	if _, err := h.SendContact(ctx, a, identity.ContactRequest{
		Topic:   identity.TopicOther,
		Message: aMessage,
	}); err != nil {
		t.Fatal(err)
	}
	if err := h.DeleteAccount(b.ctx(), a, password); err != nil {
		t.Fatal(err)
	}
	if all, err := h.Contacts(ctx, a.User); err != nil || len(all) != 0 {
		t.Errorf("%+v, %v", all, err)
	}
	if got := h.kinds(address("admin")); slices.Contains(got, identity.MailContact) {
		t.Errorf("letters %v", got)
	}
}
