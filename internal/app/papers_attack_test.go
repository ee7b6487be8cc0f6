package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"vitae/internal/app/apptest"
)

func TestAttackListsInListsAreRefused(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	kept, err := c.Keep(shortResume, shortPosting)
	ok(t, err)
	user := `userId:"` + c.User.ID + `"`
	for name, query := range map[string]string{
		"500 × 500":      `{resumes(` + user + `,first:500){versions(first:500){id}}}`,
		"16 aliases":     "{" + `resumes(` + user + `){` + aliased(16, "versions{id}") + "}}",
		"21 equal":       `{resumes(` + user + `){` + strings.Repeat("versions{id} ", 21) + `}}`,
		"11 root fields": "{" + aliased(11, "resumes("+user+"){id}") + "}",
		"deep": `{resume(id:"` + kept.Resume + `"){` + strings.Repeat("versions{jobMatches{resumeVersion{",
			4) + "id" + strings.Repeat("}}}", 4) + `}}`,
		"1,000 lists deep": `mutation{createResume(input:{title:"x",tags:` + strings.Repeat("[",
			490) + strings.Repeat("]", 490) + `}){id}}`,
		"a batch of edits": `mutation{decideChanges(input:{resumeVersionId:"x",takenBack:[` + strings.Repeat(`"a" `,
			1000) + `]}){id}}`,
	} {
		if got := body(t, c, query); !strings.Contains(got, `"code":"BAD_USER_INPUT"`) || len(got) > 4000 {
			t.Errorf("%s: %.500s", name, got)
		}
	}
	deep := `{"query":"mutation($d:ResumeDocument){createResume(input:{title:\"x\",document:$d}){id}}","variables":{"d":` + strings.Repeat("[", 1000) + strings.Repeat("]", 1000) + `}}`
	if a := send(t, c, http.MethodPost, "/api/resume/graphql", "application/json",
		[]byte(deep)); a.Status != http.StatusOK || !strings.Contains(string(a.Body), "BAD_USER_INPUT") {
		t.Errorf("1,000 lists deep, as a variable: %d %.300s", a.Status, a.Body)
	}
}

func aliased(n int, field string) string {
	var out strings.Builder
	for i := range n {
		fmt.Fprintf(&out, "a%d:%s ", i, field)
	}
	return out.String()
}

func TestAttackWorkIsCountedPerUser(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p, now := limited(t, o, "")
		c := signedUp(t, p)
		kept, err := c.Keep(shortResume, shortPosting)
		ok(t, err)
		match := `mutation{analyzeJobMatch(input:{resumeVersionId:"` + kept.Version + `",jobDescriptionId:"` +
			kept.Job + `"}){id}}`
		tailor := `mutation{generateOptimizedResume(input:{resumeVersionId:"` + kept.Version + `",jobDescriptionId:"` +
			kept.Job + `",requestKey:"k"}){id}}`
		for range 4 { // Keep has matched once
			ok(t, c.Resume(match, nil, nil))
		}
		for range 5 {
			ok(t, c.Resume(tailor, nil, nil))
		}
		for name, q := range map[string]string{
			"match": match, "tailor": tailor,
			"both": strings.Replace(tailor, "mutation{", "mutation{x:"+strings.TrimSuffix(match[len("mutation{"):],
				"}")+" ", 1),
		} {
			if code := apptest.CodeOf(c.Resume(q, nil, nil)); code != "RATE_LIMITED" {
				t.Errorf("%s after ten: %q", name, code)
			}
		}
		ok(t, c.Resume(`mutation($r:ID!){updateResume(id:$r,input:{title:"A"}){id}}`, map[string]any{"r": kept.Resume},
			nil))
		now.Advance(time.Minute)
		ok(t, c.Resume(match, nil, nil))
		for i := range 21 {
			a, err := c.Upload("cv.txt", []byte(shortResume), "requestKey", "k")
			ok(t, err)
			if want := map[bool]int{
				true:  http.StatusCreated,
				false: http.StatusTooManyRequests,
			}[i < 20]; a.Status != want {
				t.Fatalf("upload %d: %d %.200s", i+1, a.Status, a.Body)
			}
		}
	})
}

func TestWhatEverybodyMayKnow(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	var settings struct {
		MaxUploadMB           int
		Version               *string
		Billing, Registration bool
	}
	ok(t, send(t, p.Client(), http.MethodGet, "/api/settings", "", nil).JSON(&settings))
	if settings.MaxUploadMB != 1 || settings.Version == nil || settings.Billing || !settings.Registration {
		t.Errorf("%+v", settings)
	}
	var scoring struct {
		Version string
		Parts   []struct {
			Name, Explanation string
			MaxPoints         float64
		}
		Weights []struct{ Name, Meaning string }
	}
	ok(t, send(t, p.Client(), http.MethodGet, "/api/resume/scoring", "", nil).JSON(&scoring))
	total := 0.0
	for _, part := range scoring.Parts {
		if total += part.MaxPoints; part.Name == "" || part.Explanation == "" {
			t.Errorf("%+v", part)
		}
	}
	if total != 100 || scoring.Version == "" || len(scoring.Weights) < 30 {
		t.Errorf("%v points, %+v", total, scoring)
	}
}
