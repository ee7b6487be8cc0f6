package app_test

import (
	"bytes"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// keeper is a user who keeps things, and what the program said that it kept.
type keeper struct {
	client    *apptest.Client
	kept      apptest.Kept
	optimized string
	change    string

	mu       sync.Mutex
	uploads  map[string][]byte // by resume
	versions []string
	jobs     []string
	letters  []string
	decided  int
}

func newKeeper(t *testing.T, address string, post *apptest.Post) *keeper {
	t.Helper()
	k := &keeper{client: apptest.NewClient(address, post), uploads: map[string][]byte{}}
	ok(t, k.client.SignUp())
	var err error
	k.kept, err = k.client.Keep(shortResume, shortPosting)
	ok(t, err)
	k.optimized, k.change = tailored(t, k.client, k.kept)
	return k
}

func (k *keeper) upload(n int) error {
	data := []byte(fmt.Sprintf("%s- Answered %d calls\n", shortResume, n))
	var u uploaded
	a, err := k.client.Upload("cv.txt", data)
	if err == nil {
		err = a.JSON(&u)
	}
	if err != nil || a.Status != http.StatusCreated {
		return fmt.Errorf("%d %w", a.Status, err)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.uploads[u.ResumeID] = data
	return nil
}

func (k *keeper) tailor(int) error {
	v, err := madeBy(k.client, `mutation{it:generateOptimizedResume(input:{resumeVersionId:"`+k.kept.Version+
		`",jobDescriptionId:"`+k.kept.Job+`"}){id}}`)
	if err == nil {
		k.versions = append(k.versions, v)
	}
	return err
}

func (k *keeper) decide(n int) error {
	err := k.client.Resume(deciding(k.optimized, []string{k.change, "none"}[n%2]), nil, nil)
	if err == nil {
		k.decided++
	}
	return err
}

// write keeps a job description, matches it and writes a letter for it, each on its own.
func (k *keeper) write(n int) error {
	job, err := k.client.KeepJob(fmt.Sprint("Engineer ", n), shortPosting)
	if err != nil {
		return err
	}
	k.jobs = append(k.jobs, job)
	if _, err := k.client.Match(k.kept.Version, job); err != nil {
		return err
	}
	letter, err := madeBy(k.client, `mutation{it:generateCoverLetter(input:{resumeVersionId:"`+k.kept.Version+
		`",jobDescriptionId:"`+job+`"}){id}}`)
	if err == nil {
		k.letters = append(k.letters, letter)
	}
	return err
}

// untilKilled uploads, tailors, decides and writes beside each other and kills the program after some answers.
func (k *keeper) untilKilled(kill func()) {
	var all sync.WaitGroup
	answered, gone := make(chan struct{}), make(chan struct{})
	for _, do := range []func(int) error{k.upload, k.tailor, k.decide, k.write} {
		all.Go(func() {
			for n := range 100 {
				if do(n) != nil {
					return
				}
				select {
				case answered <- struct{}{}:
				case <-gone:
				}
			}
		})
	}
	for range 2 + rand.IntN(6) {
		<-answered
	}
	kill()
	close(gone)
	all.Wait()
}

// check expects everything that was acknowledged, whole.
func (k *keeper) check(t *testing.T) {
	t.Helper()
	for r, data := range k.uploads {
		if a := send(t, k.client, http.MethodGet, "/api/resume/resumes/"+r+"/original", "",
			nil); a.Status != http.StatusOK || !bytes.Equal(a.Body, data) {
			t.Errorf("the upload of %s: %d", r, a.Status)
		}
	}
	for _, v := range k.versions {
		var d struct {
			V struct {
				Content      string
				Optimization *struct{ Before, After *struct{ ID string } }
			}
		}
		ok(t, k.client.Resume(`query($v:ID!){v:resumeVersion(id:$v){content optimization{before{id} after{id}}}}`,
			map[string]any{"v": v}, &d))
		if o := d.V.Optimization; d.V.Content == "" || o == nil || o.Before == nil || o.After == nil {
			t.Errorf("half a version: %+v", d.V)
		}
	}
	for _, letter := range k.letters {
		if got := body(t, k.client, `{coverLetter(id:"`+letter+`"){content}}`); !strings.Contains(got, `"content":"`) ||
			strings.Contains(got, `"content":""`) {
			t.Errorf("half a letter: %s", got)
		}
	}
	for _, job := range k.jobs {
		if got := body(t, k.client, `{jobDescription(id:"`+job+`"){description}}`); !strings.Contains(got,
			`"description":"`) {
			t.Errorf("a job is lost: %s", got)
		}
	}
	// A decision is whole: a match of the version as it is says what is kept as its match. It may be another one, since
	// only the newest of a posting are looked at for one that says the same.
	o := decision(t, k.client, k.optimized).Version.Optimization
	again, err := k.client.Match(k.optimized, k.kept.Job)
	ok(t, err)
	report := func(a string) string { return body(t, k.client, `{jobMatchAnalysis(id:"`+a+`"){report}}`) }
	if was, is := report(o.After.ID), report(again); was != is || !strings.Contains(was, "{") {
		t.Errorf("half a decision: %s\n%s", was, is)
	}
}

func TestNoResumeIsLostWhenTheProgramIsKilled(t *testing.T) {
	t.Parallel()
	post := apptest.NewPost(t)
	settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, post)
	c := startChild(t, settings)
	settings.Addr, settings.PublicURL = c.addr, "http://"+c.addr
	kills := killsOr(t, 30)
	users := make([]*keeper, max(1, kills/10)) // each may keep so many files
	for i := range users {
		users[i] = newKeeper(t, settings.PublicURL, post)
	}
	var again comebacks
	for i := range kills {
		k := users[i%len(users)]
		k.untilKilled(c.kill)
		c = again.after(t, settings)
		k.check(t)
	}
	files, versions, decided, letters := 0, 0, 0, 0
	for _, k := range users {
		k.check(t)
		files, versions, decided, letters = files+len(k.uploads), versions+len(k.versions), decided+k.decided,
			letters+len(k.letters)
	}
	t.Logf("%s; %d uploads, %d tailored versions, %d decisions and %d letters were acknowledged, and all are there",
		&again, files, versions, decided, letters)
	c.kill()
	wholeInside(t, settings)
	startSwept(t, settings, leaveOver(t, settings, users[0]))
}

// wholeInside reads the database itself: nothing is half there, and every upload has its file.
func wholeInside(t *testing.T, settings config.Config) {
	t.Helper()
	lookInside(t, settings, nil)
	db, err := sql.Open("sqlite", settings.SQLiteFile())
	ok(t, err)
	defer db.Close()
	blobs := map[string]bool{}
	for _, path := range blobsIn(t, settings.DataDir) {
		blobs[filepath.Base(path)] = true
	}
	rows, err := db.QueryContext(t.Context(), `SELECT id FROM uploads`)
	ok(t, err)
	defer rows.Close()
	named := 0
	for rows.Next() {
		var id string
		ok(t, rows.Scan(&id))
		if named++; !blobs[id] {
			t.Errorf("the file of upload %s is gone", id)
		}
	}
	ok(t, rows.Err())
	t.Logf("%d uploads, %d files", named, len(blobs))
}

// leaveOver puts files beside the others, as a program does that is killed before their rows: an old and a new one of a
// user, and an old one of nobody whom the database knows.
func leaveOver(t *testing.T, settings config.Config, k *keeper) [3]string {
	t.Helper()
	var out [3]string
	for i, name := range []string{
		"resumes/" + k.client.User.ID + "/old", "resumes/" + k.client.User.ID + "/new",
		"resumes/" + nobody() + "/old",
	} {
		out[i] = filepath.Join(settings.DataDir, "blobs", name)
		ok(t, os.MkdirAll(filepath.Dir(out[i]), 0o700))
		ok(t, os.WriteFile(out[i], []byte("left"), 0o600))
		if i != 1 {
			long := time.Now().Add(-25 * time.Hour)
			ok(t, os.Chtimes(out[i], long, long))
		}
	}
	return out
}

// startSwept starts the program and expects that the one file that nobody names any more goes, and nothing else.
func startSwept(t *testing.T, settings config.Config, left [3]string) {
	t.Helper()
	before := len(blobsIn(t, settings.DataDir))
	startChild(t, settings)
	apptest.Until(t, "what no row names is removed", func() bool {
		_, err := os.Stat(left[0])
		return os.IsNotExist(err)
	})
	if after := len(blobsIn(t, settings.DataDir)); after != before-1 {
		t.Errorf("%d files of %d are left", after, before)
	}
}
