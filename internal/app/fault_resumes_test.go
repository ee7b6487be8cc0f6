package app_test

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"vitae/internal/adapter/blob/blobtest"
	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// answered sends an operation of the resume service and gives the answer whole.
func answered(c *apptest.Client, operation string) (apptest.Answer, error) {
	body, err := json.Marshal(map[string]string{"query": operation})
	if err != nil {
		return apptest.Answer{}, err
	}
	return c.Send(http.MethodPost, "/api/resume/graphql", "application/json", body)
}

// work is what a user does with resumes, each under a key.
func work(c *apptest.Client, k apptest.Kept, optimized, key string) map[string]func() (apptest.Answer, error) {
	ids := map[string]string{"{v}": k.Version, "{j}": k.Job, "{o}": optimized, "{k}": key}
	return map[string]func() (apptest.Answer, error){
		"upload": func() (apptest.Answer, error) { return c.Upload("cv.txt", []byte(shortResume), "requestKey", key) },
		"tailor": func() (apptest.Answer, error) {
			return answered(c,
				withIDs(`mutation{generateOptimizedResume(input:{resumeVersionId:"{v}",jobDescriptionId:"{j}",requestKey:"{k}"}){id}}`, ids, nil))
		},
		"decide": func() (apptest.Answer, error) {
			return answered(c, withIDs(`mutation{decideChanges(input:{resumeVersionId:"{o}",takenBack:["{k}"]}){id}}`,
				ids, nil))
		},
		"export": func() (apptest.Answer, error) {
			return c.Send(http.MethodGet, "/api/resume/versions/"+k.Version+"/export?format=txt", "", nil)
		},
	}
}

// well reports whether an answer is that of something that was done.
func well(a apptest.Answer, err error) bool {
	return err == nil && (a.Status == http.StatusOK || a.Status == http.StatusCreated) &&
		!bytes.HasPrefix(a.Body, []byte(`{"errors"`))
}

// Each call is cut at every piece that goes to or comes from PostgreSQL. What is answered is done or a clear refusal,
// and asked again under its key it is there exactly once.
func TestWhatIsCutIsDoneOnce(t *testing.T) {
	t.Parallel()
	for _, stream := range []string{"upstream", "downstream"} {
		for _, what := range []string{"upload", "tailor", "decide", "export"} {
			t.Run(stream+" "+what, func(t *testing.T) {
				t.Parallel()
				p, l, direct := overLine(t)
				db, err := sql.Open("pgx", direct)
				ok(t, err)
				defer db.Close()
				c := signedUp(t, p)
				k, err := c.Keep(shortResume, shortPosting)
				ok(t, err)
				optimized, _ := tailored(t, c, k)
				cuts := 0
				for at := 1; ; at++ {
					cut := l.add("cut", stream, map[string]any{"at": at}).(*cutToxic)
					call := work(c, k, optimized, fmt.Sprint("key ", at))[what]
					a, err := call()
					fired := cut.fired()
					l.up()
					if !well(a, err) {
						unavailable(t, what, a, err)
						cuts++
					}
					if a, err = call(); !well(a, err) {
						t.Fatalf("asked again: %d %.300s %v", a.Status, a.Body, err)
					}
					doneOnce(t, c, db, at, what)
					if !fired {
						break
					}
					if at == 100 {
						t.Fatal("it is never through")
					}
				}
				t.Logf("%d cuts were reported", cuts)
				if cuts == 0 {
					t.Error("no cut met anything")
				}
			})
		}
	}
}

// doneOnce expects as many things as there were keys, each whole.
func doneOnce(t *testing.T, c *apptest.Client, db *sql.DB, times int, what string) {
	t.Helper()
	uploads, tailorings := count(t, db, `SELECT COUNT(*) FROM uploads`),
		count(t, db, `SELECT COUNT(*) FROM optimizations`)
	want := map[string][2]int{"upload": {times, 1}, "tailor": {0, times + 1}}[what]
	if want == [2]int{} {
		want = [2]int{0, 1}
	}
	if got := [2]int{uploads, tailorings}; got != want {
		t.Fatalf("%d times: uploads and tailorings are %v, want %v", times, got, want)
	}
	if what != "upload" {
		return
	}
	var newest string
	ok(t, db.QueryRowContext(t.Context(), `SELECT resume_id FROM uploads ORDER BY id DESC LIMIT 1`).Scan(&newest))
	if a := send(t, c, http.MethodGet, "/api/resume/resumes/"+newest+"/original", "", nil); a.Status != http.StatusOK ||
		string(a.Body) != shortResume {
		t.Fatalf("the file of upload %d is not there: %d %.200s", times, a.Status, a.Body)
	}
}

// A database that never answers holds nobody for ever, and nothing is half done once it is back.
func TestResumesWhilePostgreSQLIsSilentOrAway(t *testing.T) {
	t.Parallel()
	p, l, direct := overLine(t)
	db, err := sql.Open("pgx", direct)
	ok(t, err)
	defer db.Close()
	c := signedUp(t, p)
	k, err := c.Keep(shortResume, shortPosting)
	ok(t, err)
	optimized, _ := tailored(t, c, k)
	for _, fault := range []func(){l.hush, l.Cut} {
		fault()
		calls := work(c, k, optimized, "again")
		checks := make(chan func(), len(calls))
		for what, call := range calls {
			go func() {
				a, err := call()
				checks <- func() { unavailable(t, what, a, err) }
			}()
		}
		for range calls {
			(<-checks)()
		}
		l.up()
		p.Until("it is ready again", answers(p.Client(), "/readyz", 200))
	}
	for what, call := range work(c, k, optimized, "again") {
		if a, err := call(); !well(a, err) {
			t.Errorf("%s afterwards: %d %.200s %v", what, a.Status, a.Body, err)
		}
	}
	if uploads, tailorings := count(t, db, `SELECT COUNT(*) FROM uploads`),
		count(t, db, `SELECT COUNT(*) FROM optimizations`); uploads != 1 || tailorings != 2 {
		t.Errorf("%d uploads and %d tailorings", uploads, tailorings)
	}
}

// Without the storage of files nothing is uploaded and everything else goes on.
func TestResumesWhileObjectStorageIsAway(t *testing.T) {
	t.Parallel()
	b := blobtest.NewBucket(t)
	l := newLine(t, hostOf(t, b.Endpoint))
	b.Endpoint = l.through(b.Endpoint)
	p := apptest.Start(t, apptest.Options{
		Database: "sqlite",
		Change:   func(c *config.Config) { c.BlobURL = blobtest.URL(b) },
	})
	l.upAfterwards()
	c := signedUp(t, p)
	k, err := c.Keep(shortResume, shortPosting)
	ok(t, err)
	optimized, _ := tailored(t, c, k)
	first := upload(t, c, "cv.txt", []byte(shortResume))
	ok(t, c.Resume(`mutation($r:ID!){deleteResume(id:$r){success}}`,
		map[string]any{"r": upload(t, c, "old.txt", []byte(shortResume)).ResumeID}, nil))
	for round, fault := range []func(){
		l.Cut, func() { l.add("cut", "downstream", map[string]any{"at": 1}) },
		func() { l.add("cut", "upstream", map[string]any{"at": 1}) },
	} {
		fault()
		key := fmt.Sprint("key ", round)
		for what, call := range work(c, k, optimized, key) {
			a, err := call()
			if what == "upload" && round == 0 {
				unavailable(t, what, a, err)
			} else if what != "upload" && !well(a, err) {
				t.Errorf("%s without files: %d %.200s %v", what, a.Status, a.Body, err)
			}
		}
		if round == 0 {
			a, err := c.Send(http.MethodGet, "/api/resume/resumes/"+first.ResumeID+"/original", "", nil)
			unavailable(t, "the original", a, err)
			ok(t, c.Resume(`mutation{emptyTrash{success}}`, nil, nil))
			if n := count(t, tables(t, p), `SELECT COUNT(*) FROM jobs WHERE kind = 'erase'`); n != 1 {
				t.Errorf("%d jobs wait to remove the file of the trash", n)
			}
		}
		l.up()
		if u := upload(t, c, "cv.txt", []byte(shortResume), "requestKey",
			key); string(send(t, c, http.MethodGet, "/api/resume/resumes/"+u.ResumeID+"/original", "",
			nil).Body) != shortResume {
			t.Errorf("round %d: the file is not what was uploaded", round)
		}
	}
	if n := count(t, tables(t, p), `SELECT COUNT(*) FROM uploads`); n != 4 {
		t.Errorf("%d uploads, want the first and one for each key", n)
	}
}

// A full disk refuses what writes and gives what there is.
func TestResumesOnAFullDisk(t *testing.T) {
	t.Parallel()
	post := apptest.NewPost(t)
	settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, post)
	child := startChild(t, settings)
	c := apptest.NewClient("http://"+child.addr, post)
	ok(t, c.SignUp())
	k, err := c.Keep(shortResume, shortPosting)
	ok(t, err)
	optimized, _ := tailored(t, c, k)
	before := everything(t, c)
	fileSize(t, child.c.Process.Pid, "0")
	for what, call := range work(c, k, optimized, "full") {
		a, err := call()
		if what == "export" {
			if !well(a, err) {
				t.Errorf("what only reads is refused: %d %.200s", a.Status, a.Body)
			}
			continue
		}
		unavailable(t, what, a, err)
	}
	if after := everything(t, c); after != before {
		t.Errorf("something was kept:\n%s\n%s", before, after)
	}
	fileSize(t, child.c.Process.Pid, "unlimited")
	for what, call := range work(c, k, optimized, "full") {
		if a, err := call(); !well(a, err) {
			t.Errorf("%s afterwards: %d %.200s %v", what, a.Status, a.Body, err)
		}
	}
	if !strings.Contains(everything(t, c), `"takenBack":["full"]`) {
		t.Error("the decision is not kept")
	}
	child.kill()
	wholeInside(t, settings)
}
