package identity_test

import (
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
)

const sendContact = `mutation ($in: ContactInput!) { sendContactMessage(input: $in) { success message ticket fieldErrors { field message } } }`

func TestContact(t *testing.T) {
	t.Parallel()
	h, c := member(t)
	r := c.ask(sendContact, "in", object{"topic": "PRIVACY", "message": "What do you keep about me?"})
	ticket := r.text("sendContactMessage", "ticket")
	r.is(`{"sendContactMessage":{"success":true,"message":"Thank you. Your message has been sent","ticket":"` + ticket +
		`","fieldErrors":[]}}`)
	c.ask(`{ contactMessages { ticket topic message email createdAt dueAt } }`).is(`{"contactMessages":[{"ticket":"` +
		ticket +
		`","topic":"PRIVACY","message":"What do you keep about me?","email":"ada@mail.example","createdAt":"2026-11-21T05:00:00Z","dueAt":"2026-12-21T05:00:00Z"}]}`)

	visitor := newClient(t, h.url)
	visitor.ask(sendContact, "in",
		object{
			"topic":   "OTHER",
			"message": "short",
		}).is(
		`{"sendContactMessage":{"success":false,"message":"Failed to send your message","ticket":null,"fieldErrors":[` +
			`{"field":"email","message":"Enter your email address so that we can reply"},{"field":"message","message":"Message must be at least 10 characters"}]}}`)
	said := visitor.ask(sendContact, "in", object{
		"topic": "OTHER", "message": "Is this for nurses too?",
		"email": "sam@mail.example", "website": nil,
	})
	trapped := visitor.ask(sendContact, "in", object{
		"topic": "OTHER", "message": "Is this for nurses too?",
		"email": "sam@mail.example", "website": "spam.example",
	})
	for _, one := range []*reply{said, trapped} {
		if one.at("sendContactMessage", "success") != true ||
			len(one.text("sendContactMessage", "ticket")) != len(ticket) {
			t.Error(one.raw)
		}
	}
	visitor.ask(`{ contactMessages { ticket } }`).refused("UNAUTHENTICATED")
}

func TestContactIsLimited(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	first := newHarness(t, db, nil)
	h := newHarness(t, db, db.Limiter(first.clock, nil))
	visitor, in := newClient(t, h.url), object{
		"topic": "OTHER", "message": "Is this for nurses too?",
		"email": "sam@mail.example",
	}
	for range 5 {
		if r := visitor.ask(sendContact, "in", in); r.at("sendContactMessage", "success") != true {
			t.Fatal(r.raw)
		}
	}
	visitor.ask(sendContact, "in", in).refused("RATE_LIMITED")
}
