package identity_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/domain/identity"
	graph "vitae/internal/edge/graph/identity"
)

var _ graph.Accounts = (*identity.Service)(nil)

func TestFromRegistrationToErasure(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db, nil)
		c := newClient(t, h.url)

		c.ask(`{ currentUser { id } }`).is(`{"currentUser":null}`)
		r := c.ask(registerMutation, "in", object{
			"username": "ada", "email": "ada@mail.example", "password": password,
			"firstName": "Ada", "lastName": nil,
		})
		user := r.text("registerUser", "user", "id")
		r.is(`{"registerUser":{"success":true,"message":"Please verify your email with the code sent to your inbox.","user":{"id":"` + user + `","email":"ada@mail.example"},"verificationSent":true,"fieldErrors":[]}}`)

		c.ask(verifyMutation, "in",
			object{
				"userId": user,
				"code":   "x",
			}).is(`{"verifyEmail":{"success":false,"message":"Invalid verification code"}}`)
		c.ask(verifyMutation, "in",
			object{
				"userId": user,
				"code":   h.code("ada@mail.example"),
			}).is(
			`{"verifyEmail":{"success":true,"message":"Your email address has been verified"}}`)

		c.ask(loginMutation, "in",
			object{
				"username": "ada",
				"password": "wrong",
			}).is(
			`{"initiateLogin":{"success":false,"message":"Invalid credentials","email":null,"userId":null}}`)
		c.ask(loginMutation, "in", object{"username": "ADA@MAIL.example", "password": password}).is(
			`{"initiateLogin":{"success":true,"message":"Please check your email for the verification code","email":"ada@mail.example","userId":"` + user + `"}}`)
		c.ask(codeMutation, "in",
			object{
				"userId": user,
				"code":   "000",
			}).is(
			`{"verifyLogin":{"success":false,"message":"Invalid verification code","token":null,"expiresIn":null,"user":null}}`)
		in := c.ask(codeMutation, "in", object{"userId": user, "code": h.code("ada@mail.example")})
		c.token = in.text("verifyLogin", "token")
		in.is(`{"verifyLogin":{"success":true,"message":"You are now logged in","token":"` + c.token +
			`","expiresIn":604800,"user":{"id":"` + user +
			`","username":"ada","email":"ada@mail.example","isVerified":true,"createdAt":"2026-11-21T05:00:00Z","lastLogin":"2026-11-21T05:00:00Z"}}}`)

		c.ask(`{ currentUser { id firstName lastName isActive } }`).is(`{"currentUser":{"id":"` + user +
			`","firstName":"Ada","lastName":null,"isActive":true}}`)
		withoutCookie := newClient(t, h.url)
		withoutCookie.token = c.token
		withoutCookie.ask(`{ currentUser { id } }`).is(`{"currentUser":null}`)

		c.ask(`mutation { logoutUser { success message } }`).is(
			`{"logoutUser":{"success":true,"message":"You have been logged out"}}`)
		c.ask(`{ currentUser { id } }`).is(`{"currentUser":null}`)

		h.clock.Advance(time.Minute)
		c = h.signIn("ada")
		c.ask(`mutation { deleteAccount(password: "wrong") { success message } }`).is(
			`{"deleteAccount":{"success":false,"message":"Invalid credentials"}}`)
		c.ask(`mutation ($p: String!) { deleteAccount(password: $p) { success message } }`, "p",
			password).is(`{"deleteAccount":{"success":true,"message":"Your account has been deleted"}}`)
		c.ask(`{ currentUser { id } }`).is(`{"currentUser":null}`)
		if strings.Contains(h.log.String(), "level=ERROR") {
			t.Error(h.log)
		}
	})
}

// member is a harness with one signed-in user.
func member(t *testing.T) (*harness, *client) {
	t.Helper()
	h := newHarness(t, storetest.SQLite(t), nil)
	h.register("ada")
	return h, h.signIn("ada")
}

func TestProfile(t *testing.T) {
	t.Parallel()
	h, c := member(t)
	const all = `userId jobTitle yearsExperience skills bio profilePhotoUrl profilePhotoUploadDate themePreference resumeCount lastResumeCreated updatedAt
		notificationPreferences { emailUpdates emailMarketing emailSecurity emailResumeSuggestions } privacySettings { showEmail showName }`
	user := c.ask(`{ userProfile { userId } }`).text("userProfile", "userId")
	empty := c.ask(`{ userProfile { id userId jobTitle yearsExperience skills bio profilePhotoUrl profilePhotoUploadDate themePreference resumeCount lastResumeCreated createdAt } }`)
	empty.is(`{"userProfile":{"id":"` + user + `","userId":"` + user +
		`","jobTitle":null,"yearsExperience":null,"skills":[],"bio":null,"profilePhotoUrl":null,"profilePhotoUploadDate":null,` +
		`"themePreference":"SYSTEM","resumeCount":0,"lastResumeCreated":null,"createdAt":"2026-11-21T05:00:00Z"}}`)

	const update = `mutation ($in: UpdateUserProfileInput!) { updateUserProfile(input: $in) { success message fieldErrors { field message } profile { ` + all + ` } } }`
	h.clock.Advance(1500 * time.Microsecond)
	r := c.ask(update, "in", object{
		"firstName": "Ada", "jobTitle": "Engineer", "yearsExperience": 7, "skills": []string{"Go", "SQL"},
		"bio": "Short.", "themePreference": "DARK",
		"notificationPreferences": object{"emailMarketing": true}, "privacySettings": object{
			"showEmail": true,
			"showName":  false,
		},
	})
	if r.at("updateUserProfile", "success") != true ||
		r.text("updateUserProfile", "profile", "updatedAt") != "2026-11-21T05:00:00.0015Z" {
		t.Error(r.raw)
	}
	settings := func(r *reply) []any {
		return []any{
			r.at("updateUserProfile", "profile", "notificationPreferences", "emailMarketing"),
			r.at("updateUserProfile", "profile", "privacySettings", "showEmail"),
			r.at("updateUserProfile", "profile", "privacySettings", "showName"),
			r.at("updateUserProfile", "profile", "notificationPreferences", "emailSecurity"),
		}
	}
	if s := settings(r); s[0] != true || s[1] != true || s[2] != false || s[3] != true {
		t.Errorf("settings %v", s)
	}

	r = c.ask(update, "in", object{
		"bio": nil, "yearsExperience": nil, "skills": nil, "themePreference": nil,
		"notificationPreferences": object{"emailMarketing": nil}, "privacySettings": nil,
	})
	p := r.at("updateUserProfile", "profile").(object)
	if p["bio"] != nil || p["yearsExperience"] != nil || len(p["skills"].([]any)) != 0 ||
		p["themePreference"] != "SYSTEM" || p["jobTitle"] != "Engineer" {
		t.Errorf("null clears, what is left out stays: %s", r.raw)
	}
	if s := settings(r); s[0] != true || s[1] != true {
		t.Errorf("a switch that is null changed: %v", s)
	}
	c.ask(`{ currentUser { firstName } }`).is(`{"currentUser":{"firstName":"Ada"}}`)

	r = c.ask(update, "in", object{"linkedinUrl": "javascript:alert(1)", "yearsExperience": -1, "jobTitle": "Changed"})
	if r.at("updateUserProfile", "success") != false || r.at("updateUserProfile", "profile") != nil {
		t.Error(r.raw)
	}
	fields := r.at("updateUserProfile", "fieldErrors").([]any)
	if len(fields) != 2 || fields[0].(object)["field"] != "linkedinUrl" ||
		fields[1].(object)["field"] != "yearsExperience" {
		t.Errorf("field errors %v", fields)
	}
	c.ask(`{ userProfile { jobTitle } }`).is(`{"userProfile":{"jobTitle":"Engineer"}}`)
	c.ask(update, "in", object{"yearsExperience": 99999999999}).refused("BAD_USER_INPUT")
	c.ask(update, "in", object{"themePreference": "dark"}).refused("BAD_USER_INPUT")
	c.ask(`mutation { updateUserProfile(input: {yearsExperience: 99999999999}) { success } }`).refused("BAD_USER_INPUT")
	if strings.Contains(h.log.String(), "level=ERROR") {
		t.Errorf("a user's mistake is logged as ours: %s", h.log)
	}
}

func TestSessions(t *testing.T) {
	t.Parallel()
	h, c := member(t)
	h.clock.Advance(2 * time.Minute)
	d := h.signIn("ada")
	h.clock.Advance(2 * time.Minute)
	e := h.signIn("ada")

	const list = `{ sessions { id current userAgent createdAt expiresAt } }`
	rows := c.ask(list).at("sessions").([]any)
	if len(rows) != 3 {
		t.Fatalf("%d sessions", len(rows))
	}
	var other string
	for _, row := range rows {
		s := row.(object)
		if current := s["createdAt"] == "2026-11-21T05:00:00Z"; s["current"] != current || s["userAgent"] != "Firefox" {
			t.Errorf("%v", s)
		}
		if s["createdAt"] == "2026-11-21T05:02:00Z" {
			other = s["id"].(string)
		}
	}
	const revoke = `mutation ($id: ID) { revokeSession(id: $id) { success message } }`
	c.ask(revoke, "id", other).is(`{"revokeSession":{"success":true,"message":"The browser has been signed out"}}`)
	d.ask(`{ currentUser { id } }`).is(`{"currentUser":null}`)
	c.ask(revoke, "id", other).refused("NOT_FOUND")
	c.ask(revoke, "id", nil).is(`{"revokeSession":{"success":true,"message":"All other browsers have been signed out"}}`)
	e.ask(`{ currentUser { id } }`).is(`{"currentUser":null}`)
	if rows := c.ask(list).at("sessions").([]any); len(rows) != 1 {
		t.Errorf("%d sessions are left", len(rows))
	}
}

func TestRolesAreReportedToThoseWhoMayKnow(t *testing.T) {
	t.Parallel()
	h, c := member(t)
	own := c.ask(`{ currentUser { id } }`).text("currentUser", "id")
	other := h.register("bob")
	c.ask(`query ($u: ID!) { hasRole(userId: $u, role: "user") a: hasRole(userId: $u, role: "admin") hasPermission(userId: $u, permission: "resumes:write") userInfo(userId: $u) { username roles permissions } }`, "u", own).is(
		`{"hasRole":true,"a":false,"hasPermission":true,"userInfo":{"username":"ada","roles":["user"],"permissions":["profile:read","profile:write","resumes:read","resumes:write"]}}`)
	for _, u := range []string{other, "1", "abc", "", "-1", own + "0"} {
		c.ask(`query ($u: ID!) { hasRole(userId: $u, role: "user") }`, "u", u).refused("FORBIDDEN")
		c.ask(`query ($u: ID!) { userInfo(userId: $u) { id } }`, "u", u).refused("FORBIDDEN")
	}
	if err := h.service.GrantRole(context.Background(), "ada", "support"); err != nil {
		t.Fatal(err)
	}
	h.clock.Advance(2 * time.Minute)
	c = h.signIn("ada") // a change of roles ends the sessions
	c.ask(`query ($u: ID!) { userInfo(userId: $u) { username } }`, "u", other).is(`{"userInfo":{"username":"bob"}}`)
	c.ask(`{ userInfo(userId: "abc") { username } }`).refused("NOT_FOUND")
}

func TestJournal(t *testing.T) {
	t.Parallel()
	_, c := member(t)
	c.ask(`mutation { recordConsent(value: ALL) { success message } }`).is(
		`{"recordConsent":{"success":true,"message":"Your choice has been saved"}}`)
	c.ask(`{ consents { value at } }`).is(`{"consents":[{"value":"ALL","at":"2026-11-21T05:00:00Z"}]}`)

	first := c.ask(`{ auditEvents(first: 1) { items { id kind detail at } endCursor } }`)
	end := first.text("auditEvents", "endCursor")
	next := c.ask(`query ($a: String) { auditEvents(first: 100, after: $a) { items { kind } endCursor } }`, "a", end)
	if items := next.at("auditEvents", "items").([]any); len(items) < 2 || next.at("auditEvents", "endCursor") != nil {
		t.Error(next.raw)
	}
	c.ask(`{ auditEvents(first: 101) { endCursor } }`).refused("BAD_USER_INPUT")
	c.ask(`{ auditEvents(after: "x") { endCursor } }`).refused("BAD_USER_INPUT")

	c.ask(`{ notifications(first: null) { items { id } unreadCount endCursor } }`).is(
		`{"notifications":{"items":[],"unreadCount":0,"endCursor":null}}`)
	for _, ids := range []any{nil, []string{}, []string{"no id"}} {
		c.ask(`mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { success } }`, "ids",
			ids).is(`{"markNotificationsRead":{"success":true}}`)
	}
	c.ask(`mutation { deletePhoto { success } }`).is(`{"deletePhoto":{"success":true}}`)
}

func TestPasswords(t *testing.T) {
	t.Parallel()
	h, c := member(t)
	const change = `mutation ($in: ChangePasswordInput!) { changePassword(input: $in) { success message } }`
	c.ask(change, "in", object{
		"currentPassword": "wrong",
		"newPassword":     "Eight-Herons-8",
	}).is(`{"changePassword":{"success":false,"message":"Invalid credentials"}}`)
	c.ask(change, "in", object{
		"currentPassword": password,
		"newPassword":     "short",
	}).is(
		`{"changePassword":{"success":false,"message":"Password must be at least 8 characters"}}`)
	c.ask(change, "in", object{
		"currentPassword": password,
		"newPassword":     "Eight-Herons-8",
	}).is(
		`{"changePassword":{"success":true,"message":"Your password has been changed"}}`)

	v := newClient(t, h.url)
	user := c.ask(`{ currentUser { id } }`).text("currentUser", "id")
	known := v.ask(`mutation { requestPasswordReset(email: "ada@mail.example") { success message } }`)
	unknown := v.ask(`mutation { requestPasswordReset(email: "nobody@mail.example") { success message } }`)
	if known.raw != unknown.raw || known.at("requestPasswordReset", "success") != true {
		t.Errorf("%s is not %s", known.raw, unknown.raw)
	}
	const reset = `mutation ($in: ResetPasswordInput!) { resetPassword(input: $in) { success message } }`
	for _, u := range []string{"abc", "1", user} {
		v.ask(reset, "in", object{
			"userId": u, "code": "x",
			"newPassword": "Nine-Herons-9",
		}).is(
			`{"resetPassword":{"success":false,"message":"Invalid verification code"}}`)
	}
	v.ask(reset, "in", object{
		"userId": user, "code": h.code("ada@mail.example"),
		"newPassword": "Nine-Herons-9",
	}).at("resetPassword", "success")
	v.ask(loginMutation, "in", object{"username": "ada", "password": "Nine-Herons-9"}).text("initiateLogin", "userId")
	c.ask(`{ currentUser { id } }`).is(`{"currentUser":null}`)
}

func TestRegistrationTellsEachField(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), nil)
	h.register("ada")
	c := newClient(t, h.url)
	c.ask(registerMutation, "in", object{
		"username": "a b", "email": "no",
		"password": "short",
	}).is(
		`{"registerUser":{"success":false,"message":"Failed to create account","user":null,"verificationSent":false,"fieldErrors":[` +
			`{"field":"email","message":"Invalid email address"},{"field":"password","message":"Password must be at least 8 characters"},{"field":"username","message":"Username can only contain letters, numbers, and underscores"}]}}`)
	c.ask(registerMutation, "in", object{"username": "ADA", "email": "b@mail.example", "password": password}).is(
		`{"registerUser":{"success":false,"message":"Failed to create account","user":null,"verificationSent":false,"fieldErrors":[{"field":"username","message":"This username is taken"}]}}`)
	again := `mutation ($in: ResendVerificationCodeInput!) { resendVerificationCode(input: $in) { success message retryAfter } }`
	user := c.ask(registerMutation, "in", object{
		"username": "bob", "email": "bob@mail.example",
		"password": password,
	}).text("registerUser", "user", "id")
	c.ask(again, "in", object{
		"userId": user,
		"email":  "bob@mail.example",
	}).is(
		`{"resendVerificationCode":{"success":false,"message":"Please wait before requesting a new code","retryAfter":60}}`)
	h.clock.Advance(61 * time.Second)
	c.ask(again, "in", object{
		"userId": user,
		"email":  "bob@mail.example",
	}).is(
		`{"resendVerificationCode":{"success":true,"message":"A new verification code has been sent to your email","retryAfter":null}}`)
}

func TestADeactivatedAccountIsReportedSo(t *testing.T) {
	t.Parallel()
	h, c := member(t)
	if err := h.service.Deactivate(context.Background(), "ada"); err != nil {
		t.Fatal(err)
	}
	for _, query := range []string{
		`{ currentUser { id } }`, `{ userProfile { id } }`, `{ sessions { id } }`,
		`mutation { deletePhoto { success } }`,
	} {
		c.ask(query).refused("unauthorized_client")
	}
}
