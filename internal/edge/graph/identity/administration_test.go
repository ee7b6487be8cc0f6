package identity_test

import (
	"context"
	"strings"
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/domain/identity"
)

// promoted signs in an account with a role.
func (h *harness) promoted(username, role string) *client {
	h.t.Helper()
	h.proven(username)
	if err := h.service.GrantRole(context.Background(), username, role); err != nil {
		h.t.Fatal(err)
	}
	return h.signIn(username)
}

// proven makes an account whose address is proven.
func (h *harness) proven(username string) string {
	h.t.Helper()
	user := h.register(username)
	newClient(h.t, h.url).ask(verifyMutation, "in",
		object{"userId": user, "code": h.code(username + "@mail.example")}).text("verifyEmail", "message")
	return user
}

func TestInvitationsByTheirLink(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), nil)
	boss, helper := h.promoted("boss", identity.RoleAdmin), h.promoted("helper", identity.RoleSupport)
	const create = `mutation ($n: Int!, $d: Int!) { createInvitation(uses: $n, days: $d) { success message link } }`
	helper.ask(create, "n", 1, "d", 1).refused("FORBIDDEN")
	boss.ask(create, "n", 0, "d",
		1).is(`{"createInvitation":{"success":false,"message":"An invitation must be for 1 to 1000 people.","link":null}}`)
	if link := boss.ask(create, "n", 2, "d", 7).text("createInvitation", "link"); !strings.Contains(link,
		"/auth?mode=register#invitation=") {
		t.Error(link)
	}
	list := helper.ask(`{ invitations { id uses used endedAt } }`)
	if !strings.Contains(list.raw, `"uses":2,"used":0,"endedAt":null`) || strings.Contains(list.raw, "invitation=") {
		t.Error(list.raw)
	}
	_, one, _ := strings.Cut(list.raw, `"id":"`)
	one, _, _ = strings.Cut(one, `"`)
	const end = `mutation ($i: ID!) { endInvitation(id: $i) { success message } }`
	helper.ask(end, "i", one).refused("FORBIDDEN")
	boss.ask(end, "i", one).is(`{"endInvitation":{"success":true,"message":"The invitation was revoked"}}`)
	boss.ask(end, "i", "none").refused("NOT_FOUND")
}

func TestAdministration(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), nil)
	boss := h.promoted("boss", identity.RoleAdmin)
	helper := h.promoted("helper", identity.RoleSupport)
	ada := h.proven("ada")

	helper.ask(`{ users(search: "ADA@", first: 5) { items { id username email isActive isVerified roles lastLogin } endCursor } }`).is(`{"users":{"items":[{"id":"` + ada +
		`","username":"ada","email":"ada@mail.example","isActive":true,"isVerified":true,"roles":["user"],"lastLogin":null}],"endCursor":null}}`)
	if next := helper.ask(`{ users(first: 1, filter: STAFF) { items { username } endCursor } }`).text("users",
		"endCursor"); next != "boss" {
		t.Errorf("the cursor is %q", next)
	}
	helper.ask(`{ users(first: 1, filter: STAFF, after: "boss") { items { username } endCursor } }`).is(
		`{"users":{"items":[{"username":"helper"}],"endCursor":null}}`)
	helper.ask(`query ($u: ID!) { userOverview(userId: $u) { user { username roles permissions } sessions resumes versions jobs letters guides plans comparisons messages mailWaiting mailFailed } }`, "u", ada).
		is(`{"userOverview":{"user":{"username":"ada","roles":["user"],"permissions":["profile:read","profile:write","resumes:read","resumes:write"]},
			"sessions":0,"resumes":0,"versions":0,"jobs":0,"letters":0,"guides":0,"plans":0,"comparisons":0,"messages":0,"mailWaiting":0,"mailFailed":0}}`)

	const setActive = `mutation ($u: ID!, $a: Boolean!) { setUserActive(userId: $u, active: $a) { success message } }`
	helper.ask(setActive, "u", ada, "a", false).refused("FORBIDDEN")
	boss.ask(setActive, "u", "1", "a", false).refused("NOT_FOUND")
	boss.ask(setActive, "u", ada, "a",
		false).is(`{"setUserActive":{"success":true,"message":"The account has been deactivated"}}`)
	me := boss.ask(`{ currentUser { id } }`).text("currentUser", "id")
	boss.ask(setActive, "u", me, "a",
		false).is(`{"setUserActive":{"success":false,"message":"You're the only administrator. Grant someone else the admin role first."}}`)
	boss.ask(`mutation ($u: ID!) { grantUserRole(userId: $u, role: SUPPORT) { success message } }`, "u",
		ada).is(`{"grantUserRole":{"success":true,"message":"The role has been granted"}}`)
	boss.ask(`mutation ($u: ID!) { revokeUserRole(userId: $u, role: SUPPORT) { success message } }`, "u",
		ada).is(`{"revokeUserRole":{"success":true,"message":"The role has been revoked"}}`)
	boss.ask(`mutation ($u: ID!) { revokeUserRole(userId: $u, role: USER) { success } }`, "u",
		ada).refused("BAD_USER_INPUT")
	events := helper.ask(`query ($u: ID!) { userEvents(userId: $u) { items { kind detail by { id username } } endCursor } }`, "u", ada)
	if !strings.Contains(events.raw, `{"kind":"deactivated","detail":null,"by":{"id":"`+me+`","username":"boss"}}`) ||
		!strings.Contains(events.raw, `"kind":"verified","detail":null,"by":null`) {
		t.Error(events.raw)
	}

	sender := h.signIn("helper")
	h.code("") // works the queue off
	ticket := sender.ask(sendContact, "in",
		object{"topic": "PRIVACY", "message": "What do you keep about me?"}).text("sendContactMessage", "ticket")
	const inbox = `query ($t: String) { inbox(ticket: $t) { items { id ticket topic message email dueAt from { username } answeredAt answeredBy { username } note } openCount endCursor } }`
	page := helper.ask(inbox, "t", strings.ToLower(ticket))
	if page.at("inbox", "openCount") != 1.0 ||
		!strings.Contains(page.raw, `"from":{"username":"helper"},"answeredAt":null,"answeredBy":null,"note":null`) ||
		!strings.Contains(page.raw, `"dueAt":"2026-12-21T`) {
		t.Error(page.raw)
	}
	message := page.at("inbox", "items").([]any)[0].(map[string]any)["id"]
	const answer = `mutation ($m: ID!, $n: String!) { answerMessage(id: $m, note: $n) { success message } }`
	helper.ask(answer, "m", message, "n", "Done").refused("FORBIDDEN")
	boss.ask(answer, "m", message, "n",
		" ").is(`{"answerMessage":{"success":false,"message":"Add a short summary of your answer."}}`)
	boss.ask(answer, "m", message, "n",
		"Done").is(`{"answerMessage":{"success":true,"message":"The message has been marked as answered"}}`)
	if page = helper.ask(inbox, "t", ticket); !strings.Contains(page.raw,
		`"answeredBy":{"username":"boss"},"note":"Done"`) || page.at("inbox", "openCount") != 0.0 {
		t.Error(page.raw)
	}
	sender.ask(`{ contactMessages { answeredAt } }`).is(`{"contactMessages":[{"answeredAt":"2026-11-21T05:00:00Z"}]}`)
	boss.ask(`mutation ($m: ID!) { reopenMessage(id: $m) { success message } }`, "m",
		message).is(`{"reopenMessage":{"success":true,"message":"The message has been reopened"}}`)

	helper.ask(`{ mailQueue { counts { kind waiting retried failed } items { kind tries failedAt lastError } endCursor } }`).
		is(`{"mailQueue":{"counts":[{"kind":"contact","waiting":1,"retried":0,"failed":0}],"items":[{"kind":"contact","tries":0,"failedAt":null,"lastError":null}],"endCursor":null}}`)
	helper.ask(`mutation { retryMail { success } }`).refused("FORBIDDEN")
	boss.ask(`mutation { retryMail { success message } }`).is(
		`{"retryMail":{"success":true,"message":"There are no failed emails to retry"}}`)
	helper.ask(`{ health { version } }`).refused("INTERNAL") // the tests' harness has no parts to tell of
	for _, query := range []string{
		`{ users { endCursor } }`, `{ userOverview(userId: "` + ada + `") { sessions } }`,
		`{ userOverview(userId: "x") { sessions } }`, `{ userEvents(userId: 1) { endCursor } }`,
		`{ inbox { endCursor } }`, `{ mailQueue { endCursor } }`, `{ health { version } }`,
		`mutation { retryMail { success } }`,
	} {
		h.signInAs("plain").ask(query).refused("FORBIDDEN")
	}
}

// signInAs signs in an account, which it makes where there is none.
func (h *harness) signInAs(username string) *client {
	h.t.Helper()
	if _, err := h.db.Identity().AccountByUsername(context.Background(), username); err != nil {
		h.proven(username)
	}
	return h.signIn(username)
}
