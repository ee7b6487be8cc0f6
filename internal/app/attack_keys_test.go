package app_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
)

const (
	keysPath = "/api/v1/identity/app-keys"
	savePath = "/api/extension/job"
)

// newKey makes an app key and returns its text and ID.
func newKey(t *testing.T, c *apptest.Client) (key, id string) {
	t.Helper()
	a := send(t, c, http.MethodPost, keysPath, "application/json", []byte(`{"name":"Laptop"}`))
	var made struct{ Key, ID string }
	if err := json.Unmarshal(a.Body, &made); err != nil || a.Status != http.StatusOK || made.Key == "" {
		t.Fatalf("%d %s: %v", a.Status, a.Body, err)
	}
	return made.Key, made.ID
}

const savedPosting = `{"url":"https://jobs.example/7","title":"Baker","company":"Tarn & Vale","location":"Leeds",` +
	`"text":"We need a baker.\nRequirements:\n- Three years in a bakery"}`

// A key saves postings to its owner's board, once an address, and reaches nothing else.
func TestAttackAnAppKeyOnlySavesJobs(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		owner, other := signedUp(t, p), signedUp(t, p)
		key, id := newKey(t, owner)
		with := func(key, method, path, body string, more ...string) apptest.Answer {
			t.Helper()
			kind := ""
			if body != "" {
				kind = "application/json"
			}
			return send(t, p.Client(), method, path, kind, []byte(body),
				append(more, "Authorization", "Bearer "+key)...)
		}
		first, again := with(key, "POST", savePath, savedPosting), with(key, "POST", savePath, savedPosting)
		var a, b struct {
			ID, Path string
			Already  bool
		}
		ok(t, first.JSON(&a))
		ok(t, again.JSON(&b))
		if a.ID == "" || a.Already || b.ID != a.ID || !b.Already || b.Path != "/my-resumes/jobs/"+a.ID {
			t.Errorf("%+v, then %+v", a, b)
		}
		var jobs struct {
			JobDescriptions []struct{ ID, Title, Company string }
		}
		ok(t, owner.Resume(`query($u:ID!){jobDescriptions(userId:$u){id title company}}`,
			map[string]any{"u": owner.User.ID}, &jobs))
		if len(jobs.JobDescriptions) != 1 || jobs.JobDescriptions[0].Company != "Tarn & Vale" {
			t.Errorf("the board holds %+v", jobs)
		}
		// What a key can't do.
		for _, r := range routes {
			if !strings.HasPrefix(r.path, "/api/v1/") && !strings.HasPrefix(r.path, "/api/resume/versions") {
				continue
			}
			if r.path == graphql {
				continue
			}
			if got := with(key, r.method, strings.ReplaceAll(r.path, "%s", nobody()), "{}"); got.Status < 400 {
				t.Errorf("a key does %s %s: %d", r.method, r.path, got.Status)
			}
		}
		for path, query := range map[string]string{
			graphql:               `{"query":"{currentUser{id}}"}`,
			"/api/resume/graphql": `{"query":"{jobDescriptions(userId:\"` + owner.User.ID + `\"){id}}"}`,
		} {
			if got := with(key, "POST", path, query); strings.Contains(string(got.Body), `"id":`) {
				t.Errorf("a key reads %s: %s", path, got.Body)
			}
		}
		if got := with(key, "GET", savePath+"?url=https%3A%2F%2Fjobs.example%2F8", ""); !strings.Contains(
			string(got.Body), `"id":""`) {
			t.Errorf("not saved yet: %s", got.Body)
		}
		// What isn't a key, and whose it isn't.
		if got := send(t, owner, "POST", savePath, "application/json", []byte(savedPosting)); got.Status != 401 {
			t.Errorf("a session without a key: %d", got.Status)
		}
		foreign, _ := newKey(t, other)
		if got := with(foreign, "GET", savePath+"?url=https%3A%2F%2Fjobs.example%2F7", ""); !strings.Contains(
			string(got.Body), `"id":""`) {
			t.Errorf("another user's board: %s", got.Body)
		}
		if got := send(t, other, "DELETE", keysPath+"/"+id, "", nil); got.Status != http.StatusNotFound {
			t.Errorf("another user's key is revoked: %d", got.Status)
		}
		for _, body := range []string{"", "[]", `{"title":7}`, `{"title":"` + strings.Repeat("x", 300) + `"}`, "{"} {
			if got := with(key, "POST", savePath, body); got.Status < 400 || got.Status >= 500 {
				t.Errorf("%.20q: %d %s", body, got.Status, got.Body)
			}
		}
		if got := with(key, "POST", savePath, savedPosting, "Sec-Fetch-Site", "cross-site"); got.Status != 403 {
			t.Errorf("a cross-site post: %d", got.Status)
		}
		// Without https, browsers name the extension as the origin and nothing else.
		extension := []string{"Origin", "chrome-extension://lfjaajjfninnojljojflhmagbpmldnan"}
		if got := with(key, "POST", savePath, savedPosting, extension...); got.Status != http.StatusOK {
			t.Errorf("the extension at a server without https: %d %s", got.Status, got.Body)
		}
		if got := with(key, "POST", savePath, savedPosting, "Origin", "https://chrome-extension.example"); got.Status !=
			http.StatusForbidden {
			t.Errorf("another site: %d", got.Status)
		}
		if got := send(t, owner, "POST", keysPath, "application/json", []byte(`{"name":"x"}`),
			extension...); got.Status != http.StatusForbidden {
			t.Errorf("an extension with a session: %d", got.Status)
		}
		if got := send(t, owner, "DELETE", keysPath+"/"+id, "", nil); got.Status != http.StatusNoContent {
			t.Errorf("revoking: %d", got.Status)
		}
		if got := with(key, "POST", savePath, savedPosting); got.Status != http.StatusUnauthorized {
			t.Errorf("a revoked key: %d", got.Status)
		}
		if strings.Contains(p.Log(), key) || strings.Contains(p.Log(), foreign) {
			t.Error("a key is in the log")
		}
	})
}

// TestAttackOneAddressIsSavedOnce holds that many posts of one address at once, by two keys, save it once.
func TestAttackOneAddressIsSavedOnce(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		owner := signedUp(t, p)
		one, _ := newKey(t, owner)
		two, _ := newKey(t, owner)
		ids := make(chan string)
		const posts = 8
		for i := range posts {
			go func() {
				key := []string{one, two}[i%2]
				a := send(t, p.Client(), "POST", savePath, "application/json", []byte(savedPosting), "Authorization",
					"Bearer "+key)
				var saved struct{ ID string }
				if err := a.JSON(&saved); err != nil || saved.ID == "" {
					t.Errorf("%d %s: %v", a.Status, a.Body, err)
				}
				ids <- saved.ID
			}()
		}
		different := map[string]bool{}
		for range posts {
			different[<-ids] = true
		}
		if len(different) != 1 {
			t.Errorf("the posting was saved %d times", len(different))
		}
	})
}

// Keys are tried and used at limited rates.
func TestAttackAppKeysAreLimited(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite", RateLimits: true})
	key, _ := newKey(t, signedUp(t, p))
	stranger := p.Client()
	last := 0
	for range 31 {
		last = send(t, stranger, "GET", savePath, "", nil, "Authorization", "Bearer "+key).Status
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("use 31 in a minute: %d", last)
	}
	for range 61 {
		last = send(t, stranger, "GET", savePath, "", nil, "Authorization", "Bearer vitae_forged").Status
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("forged key 61 in a minute: %d", last)
	}
}
