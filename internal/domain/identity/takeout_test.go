package identity_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// fill makes an account with something in every place, and its actor.
func (h *harness) fill(username string) (*browser, actor.Actor) {
	h.t.Helper()
	ctx := context.Background()
	b, _, a := h.signedUp(username)
	if _, err := h.UpdateProfile(ctx, a.User, fullChange()); err != nil {
		h.t.Fatal(err)
	}
	h.setPhoto(a.User, "me.png", square(h.t, 0))
	h.notify(a.User, 3)
	if err := h.MarkNotificationsRead(ctx, a.User, nil); err != nil {
		h.t.Fatal(err)
	}
	if err := h.RecordConsent(ctx, a.User, identity.ConsentAll); err != nil {
		h.t.Fatal(err)
	}
	if _, err := h.SendContact(ctx, a, identity.ContactRequest{
		Topic:   identity.TopicPrivacy,
		Message: "What do you keep?",
	}); err != nil {
		h.t.Fatal(err)
	}
	sent, err := h.Contacts(ctx, a.User)
	if err != nil {
		h.t.Fatal(err)
	}
	if err := h.db.Identity().SetAnswer(ctx, sent[0].ID, a.User, h.clock.Now(),
		"All of it is in the export."); err != nil {
		h.t.Fatal(err)
	}
	h.withApp(a)
	at := h.clock.Now()
	key := identity.Passkey{
		ID: h.deps.IDs.Passkey(), User: a.User, Name: "Key", CredentialID: []byte(username), PublicKey: []byte("k"),
		Host: "vitae.example", Transports: []string{"usb"}, BackupEligible: true, CreatedAt: at,
	}
	if err := h.db.Identity().AddPasskey(ctx, key); err != nil {
		h.t.Fatal(err)
	}
	if ok, err := h.db.Identity().UsePasskey(ctx, a.User, key.ID, 7, at); err != nil || !ok {
		h.t.Fatal(ok, err)
	}
	if err := h.db.Identity().AllowMailedCodes(ctx, a.User, true); err != nil {
		h.t.Fatal(err)
	}
	if _, err := h.AppKeyOwner(ctx, h.appKey(a)); err != nil {
		h.t.Fatal(err)
	}
	if err := h.db.Identity().AddProviderLink(ctx, identity.ProviderLink{
		Issuer: "https://id.example", Subject: username, User: a.User, CreatedAt: h.clock.Now(),
	}); err != nil {
		h.t.Fatal(err)
	}
	return b, a
}

// export returns the files of an owner's export.
func (h *harness) export(owner id.User) map[string][]byte {
	h.t.Helper()
	var b bytes.Buffer
	if err := h.Export(context.Background(), owner, &b); err != nil {
		h.t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil {
		h.t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, f := range z.File {
		if files[f.Name], err = fs.ReadFile(z, f.Name); err != nil {
			h.t.Fatal(err)
		}
	}
	return files
}

// Each column of the database that is about a user: the file of the export that has it and the name it has there, or
// why it is left out. A column that is not here fails the test.
const (
	numberOfOwner = "account.json id"
	aHash         = "- a hash or a number of the sign-in, of use to a thief alone"
	aCode         = "- a code under way, minutes old; what came of it is in audit.json"
	aLetter       = "- a letter on its way, sealed; the owner gets it"
	aDecoy        = "- of nobody: it stands for an account that is not there"
	aCopy         = "- news for open pages, a day old at most: what it tells is kept elsewhere"
	aKey          = "- the lower case of what is exported"
	aCount        = "- a count or a place of what is exported, which says it itself"
	aNumber       = "- the number of somebody else; the time of the answer, and by in audit.json, say that it was support"
	aRepeat       = "- so that a request that is sent twice is done once; kept for a day"
	ofBelongings  = "> " // the belongings export it: their packages test that, and internal/app that they are asked
)

var exported = map[string]string{
	"users.id": numberOfOwner, "users.username": "account.json username", "users.username_key": aKey,
	"users.email": "account.json email", "users.email_key": aKey,
	"users.first_name": "account.json firstName", "users.last_name": "account.json lastName",
	"users.password_hash": aHash, "users.active": "account.json isActive",
	"users.verified": "account.json isVerified", "users.created_at": "account.json createdAt",
	"users.last_login":   "account.json lastLogin",
	"user_roles.user_id": numberOfOwner, "user_roles.role": "account.json roles",
	"user_roles.granted_at": "audit.json at", "user_roles.issuer": "account.json adminFrom",
	"profiles.user_id": numberOfOwner, "profiles.job_title": "profile.json jobTitle",
	"profiles.industry":         "profile.json industry",
	"profiles.years_experience": "profile.json yearsExperience", "profiles.skills": "profile.json skills",
	"profiles.bio":   "profile.json bio",
	"profiles.phone": "profile.json phone", "profiles.address": "profile.json address",
	"profiles.city": "profile.json city", "profiles.state": "profile.json state",
	"profiles.postal_code": "profile.json postalCode", "profiles.country": "profile.json country",
	"profiles.linkedin_url": "profile.json linkedinUrl",
	"profiles.github_url":   "profile.json githubUrl", "profiles.portfolio_url": "profile.json portfolioUrl",
	"profiles.twitter_url":        "profile.json twitterUrl",
	"profiles.photo_blob":         "- the name of the file that is photo.jpg",
	"profiles.photo_filename":     "profile.json photoFilename",
	"profiles.photo_content_type": "profile.json photoContentType",
	"profiles.photo_uploaded_at":  "profile.json photoUploadedAt", "profiles.theme": "profile.json theme",
	"profiles.notifications": "profile.json notifications", "profiles.privacy": "profile.json privacy",
	"profiles.created_at": "profile.json createdAt", "profiles.updated_at": "profile.json updatedAt",
	"challenges.id": aCode, "challenges.user_id": aCode, "challenges.purpose": aCode, "challenges.code_hash": aCode,
	"challenges.binding": aCode, "challenges.tries": aCode,
	"challenges.created_at": aCode, "challenges.expires_at": aCode, "challenges.ended_at": aCode,
	"challenges.used_at": aCode,
	"decoys.user_id":     aDecoy, "decoys.username_key": aDecoy, "decoys.email_hash": aDecoy, "decoys.email": aDecoy,
	"decoys.password_hash": aDecoy, "decoys.created_at": aDecoy, "decoys.sent_at": aDecoy,
	"sessions.id": "sessions.json id", "sessions.user_id": numberOfOwner, "sessions.secret_hash": aHash,
	"sessions.user_agent": "sessions.json userAgent",
	"sessions.created_at": "sessions.json createdAt", "sessions.last_seen_at": "sessions.json lastSeenAt",
	"sessions.expires_at": "sessions.json expiresAt",
	"app_keys.id":         "app-keys.json id", "app_keys.user_id": numberOfOwner, "app_keys.name": "app-keys.json name",
	"app_keys.hash": aHash, "app_keys.created_at": "app-keys.json createdAt",
	"app_keys.last_used_at": "app-keys.json lastUsedAt",
	"devices.user_id":       aHash, "devices.hash": aHash,
	"authenticators.user_id": numberOfOwner, "authenticators.secret": aHash, "authenticators.last_step": aHash,
	"authenticators.created_at":    "- some minutes before it was confirmed",
	"authenticators.confirmed_at":  "account.json authenticatorSince",
	"address_restores.user_id":     numberOfOwner,
	"address_restores.since":       "- from when on letters are void: what happened is in audit.json",
	"address_restores.restored_at": "- when an address was taken back: audit.json says so",
	"recovery_codes.user_id":       numberOfOwner, "recovery_codes.code_hash": aHash,
	"mailed_codes_allowed.user_id": "account.json mailedCodesAllowed",
	"passkeys.id":                  aKey, "passkeys.user_id": numberOfOwner, "passkeys.name": "passkeys.json name",
	"passkeys.credential_id": aHash, "passkeys.public_key": aHash, "passkeys.rp_id": "passkeys.json host",
	"passkeys.transports": "passkeys.json transports", "passkeys.backup_eligible": "passkeys.json backupEligible",
	"passkeys.sign_count": "passkeys.json signCount", "passkeys.created_at": "passkeys.json createdAt",
	"passkeys.last_used_at": "passkeys.json lastUsedAt",
	"provider_links.issuer": "providers.json issuer", "provider_links.subject": "providers.json subject",
	"provider_links.user_id": numberOfOwner, "provider_links.created_at": "providers.json createdAt",
	"devices.seen_at":  "- when a browser was last seen: each such sign-in is in audit.json",
	"consents.user_id": numberOfOwner, "consents.at": "consents.json at", "consents.value": "consents.json value",
	"notifications.id": "notifications.json id", "notifications.user_id": numberOfOwner,
	"notifications.kind": "notifications.json kind", "notifications.title": "notifications.json title",
	"notifications.body": "notifications.json body", "notifications.path": "notifications.json path",
	"notifications.created_at": "notifications.json createdAt",
	"notifications.read_at":    "notifications.json readAt",
	"notifications.once_key":   "- a mark by which a message is made once; it says what the message says",
	"notifications.mailed_at":  "- when a mail of what is exported was sent",
	"events.id":                "audit.json id", "events.user_id": numberOfOwner, "events.kind": "audit.json kind",
	"events.detail": "audit.json detail", "events.at": "audit.json at",
	"events.by_id":       aNumber,
	"feed_heads.user_id": aCopy, "feed_heads.seq": aCopy, "feed_events.user_id": aCopy, "feed_events.seq": aCopy,
	"feed_events.kind": aCopy, "feed_events.data": aCopy, "feed_events.at": aCopy,
	"contact_messages.id": "contact.json id", "contact_messages.user_id": numberOfOwner,
	"contact_messages.ticket": "contact.json ticket", "contact_messages.topic": "contact.json topic",
	"contact_messages.answered_at": "contact.json answeredAt", "contact_messages.answered_by": aNumber,
	"contact_messages.note":  "contact.json note",
	"contact_messages.email": "contact.json email", "contact_messages.message": "contact.json message",
	"contact_messages.created_at": "contact.json createdAt",
	"resumes.id":                  ofBelongings + "resumes/ID/resume.json id", "resumes.user_id": numberOfOwner,
	"resumes.title": ofBelongings + "resumes/ID/resume.json title",
	"resumes.tags":  ofBelongings + "resumes/ID/resume.json tags", "resumes.last_version": aCount,
	"resumes.latest_id":  aCount,
	"resumes.created_at": ofBelongings + "resumes/ID/resume.json createdAt", "resumes.updated_at": ofBelongings +
		"resumes/ID/resume.json updatedAt",
	"resumes.archived_at": ofBelongings + "resumes/ID/resume.json archivedAt", "resumes.deleted_at": ofBelongings +
		"resumes/ID/resume.json deletedAt",
	"versions.id": ofBelongings + "resumes/ID/versions/N.json id", "versions.user_id": numberOfOwner,
	"versions.resume_id": aCount,
	"versions.number":    ofBelongings + "resumes/ID/versions/N.json versionNumber", "versions.origin": ofBelongings +
		"resumes/ID/versions/N.json origin",
	"versions.created_at": ofBelongings + "resumes/ID/versions/N.json createdAt", "versions.content": ofBelongings +
		"resumes/ID/versions/N.json content",
	"versions.document": ofBelongings + "resumes/ID/versions/N.json document",
	"uploads.id":        aCount, "uploads.user_id": numberOfOwner, "uploads.resume_id": aCount,
	"uploads.file_name": ofBelongings + "resumes/ID/file/NAME",
	"uploads.format":    aCount, "uploads.bytes": aCount,
	"uploads.upload_blob": "- the name of the file that is in resumes/ID/file", "uploads.uploaded_at": aCount,
	"job_descriptions.id": ofBelongings + "jobs/ID.json id", "job_descriptions.user_id": numberOfOwner,
	"job_descriptions.title":   ofBelongings + "jobs/ID.json title",
	"job_descriptions.company": ofBelongings + "jobs/ID.json company", "job_descriptions.location": ofBelongings +
		"jobs/ID.json location",
	"job_descriptions.stage": ofBelongings + "jobs/ID.json stage", "job_descriptions.sent_version_id": ofBelongings +
		"jobs/ID.json sentVersionId",
	"job_descriptions.sent_at": ofBelongings + "jobs/ID.json sentAt", "job_descriptions.created_at": ofBelongings +
		"jobs/ID.json createdAt",
	"job_descriptions.updated_at":   ofBelongings + "jobs/ID.json updatedAt",
	"job_descriptions.deleted_at":   ofBelongings + "jobs/ID.json deletedAt",
	"job_descriptions.corrections":  ofBelongings + "jobs/ID.json corrections",
	"job_descriptions.requirements": ofBelongings + "jobs/ID.json requirements",
	"job_descriptions.description":  ofBelongings + "jobs/ID.json description", "job_descriptions.notes": ofBelongings +
		"jobs/ID.json notes",
	"job_descriptions.salary": ofBelongings + "jobs/ID.json salary", "job_descriptions.source_url": ofBelongings +
		"jobs/ID.json sourceUrl", "job_descriptions.found_on": ofBelongings + "jobs/ID.json foundOn",
	"job_descriptions.applied_on":     ofBelongings + "jobs/ID.json appliedOn",
	"job_descriptions.interview_at":   ofBelongings + "jobs/ID.json interviewAt",
	"job_descriptions.follow_up_on":   ofBelongings + "jobs/ID.json followUpOn",
	"job_descriptions.contacts":       ofBelongings + "jobs/ID.json contacts",
	"job_descriptions.sent_letter_id": ofBelongings + "jobs/ID.json sentLetterId",
	"job_descriptions.searched":       "- made of title, company, place, salary, notes and contacts, for the search",
	"job_descriptions.reading":        "- made from the description, by rules that are not the user's",
	"job_descriptions.reading_sum":    "- a sum over the description and the program",
	"analyses.id":                     ofBelongings + "matches/ID.json id", "analyses.user_id": numberOfOwner,
	"analyses.version_id": ofBelongings + "matches/ID.json resumeVersionId",
	"analyses.job_id":     ofBelongings + "matches/ID.json jobDescriptionId",
	"analyses.score":      "- a part of the report",
	"analyses.unscored":   "- a part of the report", "analyses.created_at": ofBelongings +
		"matches/ID.json createdAt",
	"analyses.updated_at":      ofBelongings + "matches/ID.json updatedAt",
	"analyses.notes":           ofBelongings + "matches/ID.json notes",
	"analyses.report":          ofBelongings + "matches/ID.json report",
	"optimizations.version_id": ofBelongings + "optimizations/VERSION.json resumeVersionId",
	"optimizations.user_id":    numberOfOwner,
	"optimizations.base_id":    ofBelongings + "optimizations/VERSION.json baseVersionId",
	"optimizations.job_id":     ofBelongings + "optimizations/VERSION.json jobDescriptionId",
	"optimizations.before_id":  ofBelongings + "optimizations/VERSION.json beforeId",
	"optimizations.after_id":   ofBelongings + "optimizations/VERSION.json afterId",
	"optimizations.options":    ofBelongings + "optimizations/VERSION.json options",
	"optimizations.decisions":  ofBelongings + "optimizations/VERSION.json decisions",
	"optimizations.findings":   ofBelongings + "optimizations/VERSION.json findings",
	"optimizations.notes":      ofBelongings + "optimizations/VERSION.json notes",
	"optimizations.markdown":   ofBelongings + "optimizations/VERSION.json optimizationNotes",
	"optimizations.proposed":   ofBelongings + "optimizations/VERSION.json proposed",
	"sheets.id":                ofBelongings + "letters/ID.json id", "sheets.user_id": numberOfOwner,
	"sheets.kind": ofBelongings + "letters/ID.json kind", "sheets.title": ofBelongings + "letters/ID.json title",
	"sheets.created_at": ofBelongings + "letters/ID.json createdAt", "sheets.updated_at": ofBelongings +
		"letters/ID.json updatedAt", "sheets.deleted_at": ofBelongings + "letters/ID.json deletedAt",
	"sheets.facts": ofBelongings + "letters/ID.json facts", "sheets.body": ofBelongings + "letters/ID.json body",
	"letter_versions.sheet_id": aCount, "letter_versions.user_id": numberOfOwner,
	"letter_versions.number":     ofBelongings + "letters/ID.json number",
	"letter_versions.created_at": ofBelongings + "letters/ID.json createdAt", "letter_versions.content": ofBelongings +
		"letters/ID.json content",
	"facts.user_id": numberOfOwner, "facts.id": ofBelongings + "facts/ID.json id",
	"facts.created_at":    ofBelongings + "facts/ID.json createdAt",
	"facts.said_at":       ofBelongings + "facts/ID.json saidAt",
	"facts.said":          ofBelongings + "facts/ID.json the fields of what was asked and answered",
	"user_skills.user_id": numberOfOwner, "user_skills.skill_key": ofBelongings + "skills.json id",
	"user_skills.created_at": ofBelongings + "skills.json createdAt",
	"user_skills.updated_at": ofBelongings + "skills.json updatedAt", "user_skills.facts": ofBelongings +
		"skills.json facts",
	"hidden_recommendations.user_id": numberOfOwner, "hidden_recommendations.skill_key": ofBelongings +
		"skills.json hiddenRecommendations",
	"hidden_recommendations.hidden_at": ofBelongings + "skills.json hiddenRecommendations",
	"practice_answers.id":              ofBelongings + "guides/ID.json practice id",
	"practice_answers.user_id":         numberOfOwner, "practice_answers.sheet_id": aCount,
	"practice_answers.number":     ofBelongings + "guides/ID.json practice question",
	"practice_answers.created_at": ofBelongings + "guides/ID.json practice createdAt",
	"practice_answers.checks":     ofBelongings + "guides/ID.json practice checked",
	"practice_answers.answer":     ofBelongings + "guides/ID.json practice text",
	"requests.user_id":            aRepeat, "requests.kind": aRepeat, "requests.request_key": aRepeat,
	"requests.result":     aRepeat,
	"requests.created_at": aRepeat,
	"jobs.id":             aLetter, "jobs.kind": aLetter, "jobs.user_id": aLetter, "jobs.payload": aLetter,
	"jobs.run_at":   aLetter,
	"jobs.until_at": aLetter, "jobs.tries": aLetter,
	"jobs.lease": aLetter, "jobs.failed_at": aLetter, "jobs.last_error": aLetter, "jobs.label": aLetter,
}

// columnsOfUsers reads the migrations: the columns of users, and of every table that names a user, as "table.column".
func columnsOfUsers(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../../adapter/sqlstore/migrations/sqlite/*.sql")
	if err != nil || len(files) == 0 {
		t.Fatalf("no migrations: %v", err)
	}
	tables := map[string][]string{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, table := range regexp.MustCompile(`(?s)CREATE TABLE (\w+) \((.*?)\n\)`).FindAllStringSubmatch(
			string(text), -1) {
			for _, column := range regexp.MustCompile(`(?m)^  ([a-z]\w*) `).FindAllStringSubmatch(table[2], -1) {
				tables[table[1]] = append(tables[table[1]], column[1])
			}
		}
		for _, added := range regexp.MustCompile(`ALTER TABLE (\w+)\s+ADD COLUMN (\w+)`).FindAllStringSubmatch(
			string(text), -1) {
			tables[added[1]] = append(tables[added[1]], added[2])
		}
	}
	var all []string
	for table, columns := range tables {
		if table != "users" && !slices.Contains(columns, "user_id") {
			continue
		}
		for _, c := range columns {
			all = append(all, table+"."+c)
		}
	}
	slices.Sort(all)
	return all
}

func TestExportIsComplete(t *testing.T) {
	t.Parallel()
	columns := columnsOfUsers(t)
	if len(columns) < 130 {
		t.Fatalf("only %d columns are read: %v", len(columns), columns)
	}
	h := newHarness(t, storetest.SQLite(t))
	_, a := h.fill("ada")
	if err := h.db.Identity().GrantRole(t.Context(), a.User, identity.RoleAdmin, h.clock.Now()); err != nil {
		t.Fatal(err)
	}
	if err := h.db.Identity().SetRoleIssuer(t.Context(), a.User, identity.RoleAdmin, workIssuer); err != nil {
		t.Fatal(err)
	}
	files := h.export(a.User)
	for _, c := range columns {
		where, known := exported[c]
		if !known {
			t.Errorf("%s is neither exported nor left out for a reason", c)
			continue
		}
		if strings.HasPrefix(where, "- ") || strings.HasPrefix(where, ofBelongings) {
			continue
		}
		file, field, _ := strings.Cut(where, " ")
		if v := valueIn(t, files[file], field); v == nil || v == "" || v == false {
			t.Errorf("%s should be %s in %s, which says %v", c, field, file, v)
		}
	}
	for c := range exported {
		if !slices.Contains(columns, c) {
			t.Errorf("%s is no column any more", c)
		}
	}
}

// valueIn returns what a file says under a name: of a list, the first entry that says anything.
func valueIn(t *testing.T, file []byte, field string) any {
	t.Helper()
	var rows []map[string]any
	if bytes.HasPrefix(file, []byte("{")) {
		file = slices.Concat([]byte("["), file, []byte("]"))
	}
	if err := json.Unmarshal(file, &rows); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for _, r := range rows {
		if v := r[field]; v != nil && v != "" {
			return v
		}
	}
	return nil
}

func TestExportSaysWhatIsStored(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		_, a := h.fill("ada")
		_, other := h.fill("zoe_w") // no id holds these letters by chance
		h.tick()
		files := h.export(a.User)
		names := []string{
			"README.txt", "account.json", "passkeys.json", "providers.json", "audit.json", "consents.json",
			"contact.json", "notifications.json", "photo.jpg", "profile.json", "sessions.json", "app-keys.json",
		}
		for _, name := range names {
			if len(files[name]) == 0 {
				t.Errorf("no %s", name)
			}
			if name != "README.txt" && !bytes.Contains(files["README.txt"], []byte(name)) {
				t.Errorf("README.txt does not say what %s is", name)
			}
		}
		if len(files) != len(names) {
			t.Errorf("%d files", len(files))
		}
		var account struct {
			ID, Username, Email, FirstName string
			CreatedAt, LastLogin           time.Time
			Roles, Permissions             []string
		}
		if err := json.Unmarshal(files["account.json"], &account); err != nil || account.ID != a.User.String() ||
			account.Username != "ada" || account.Email != address("ada") ||
			account.FirstName != "Ada" || account.CreatedAt.IsZero() || account.LastLogin.IsZero() ||
			!slices.Equal(account.Roles, []string{"user"}) || len(account.Permissions) != 4 {
			t.Errorf("account.json says %+v, %v", account, err)
		}
		if v, ok := valueIn(t, files["profile.json"], "bio").(string); !ok || v != "First line.\nSecond\tline." {
			t.Errorf("bio %q", v)
		}
		if photo, _, err := h.Photo(ctx, a, a.User); err != nil || !bytes.Equal(photo, files["photo.jpg"]) {
			t.Errorf("photo.jpg is not the photo: %v", err)
		}
		if v := valueIn(t, files["audit.json"], "kind"); v != "exported" {
			t.Errorf("the newest event in the export is %v", v)
		}
		for name, file := range files {
			if bytes.Contains(file, []byte(other.User.String())) || bytes.Contains(file, []byte(other.Session)) ||
				bytes.Contains(file, []byte("zoe_w")) {
				t.Errorf("%s tells of zoe_w", name)
			}
			if bytes.Contains(file, []byte("argon2")) || bytes.Contains(file, []byte(`\u003c`)) {
				t.Errorf("%s: %s", name, file)
			}
		}
		h.wrote(a.User, "exported")
	})
}

func TestExportOfLongLists(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	empty, long := h.verified("empty"), h.verified("long")
	h.notify(long, 1203)
	var rows []struct{ Title string }
	if err := json.Unmarshal(h.export(long)["notifications.json"], &rows); err != nil || len(rows) != 1203 ||
		rows[0].Title != "Title 1202" || rows[1202].Title != "Title 0" {
		t.Errorf("%d rows, %v", len(rows), err)
	}
	files := h.export(empty)
	for _, name := range []string{"notifications.json", "sessions.json", "consents.json", "contact.json"} {
		if string(files[name]) != "[]\n" {
			t.Errorf("%s: %q", name, files[name])
		}
	}
	if _, there := files["photo.jpg"]; there {
		t.Error("a photo of one who has none")
	}
}

// brokenPipe takes some bytes and then fails.
type brokenPipe struct{ left int }

func (b *brokenPipe) Write(p []byte) (int, error) {
	if b.left -= len(p); b.left < 0 {
		return 0, errors.New("gone")
	}
	return len(p), nil
}

func TestExportThatFails(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	_, a := h.fill("ada")
	h.notify(a.User, 200)
	var out bytes.Buffer
	if err := h.Export(context.Background(), a.User+1, &out); fault.KindOf(err) != fault.NotFound || out.Len() != 0 {
		t.Errorf("nobody's: %d bytes, %v", out.Len(), err)
	}
	if err := h.Export(context.Background(), a.User, io.Discard); err != nil {
		t.Fatal(err)
	}
	for _, left := range []int{0, 100, 2000, 6000} {
		if err := h.Export(context.Background(), a.User,
			&brokenPipe{left: left}); fault.KindOf(err) != fault.Unavailable {
			t.Errorf("a reader that goes after %d bytes: %v", left, err)
		}
	}
}
