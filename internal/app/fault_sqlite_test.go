package app_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"os/exec"
	"strings"
	"testing"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
)

// fileSize bounds the files that a running process may write: 0 is a disk that takes nothing more.
func fileSize(t *testing.T, pid int, bytes string) {
	t.Helper()
	if said, err := exec.Command("prlimit", "--pid", fmt.Sprint(pid),
		"--fsize="+bytes+":unlimited").CombinedOutput(); err != nil {
		t.Fatalf("prlimit: %v %s", err, said)
	}
}

func TestADiskThatTakesNothingMore(t *testing.T) {
	t.Parallel()
	post := apptest.NewPost(t)
	settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, post)
	k := startChild(t, settings)
	settings.PublicURL = "http://" + k.addr
	c := apptest.NewClient(settings.PublicURL, post)
	ok(t, c.SignUp())
	ok(t, c.Mutate(setTitle, titled("before")))
	fileSize(t, k.c.Process.Pid, "0")
	for range 3 {
		other := apptest.NewClient(settings.PublicURL, post)
		for what, f := range map[string]func() (apptest.Answer, error){
			"write":    func() (apptest.Answer, error) { return sendQuery(c, setTitle, titled("lost")) },
			"sign-in":  func() (apptest.Answer, error) { return sendQuery(other, signingIn, credentials(c.User)) },
			"register": func() (apptest.Answer, error) { return sendQuery(other, joining, newAccount(other.User)) },
			"photo":    func() (apptest.Answer, error) { return putPhoto(t, c) },
		} {
			a, err := f()
			unavailable(t, what, a, err)
		}
		if title := titleOf(t, c); title != "before" { // reads go on
			t.Errorf("the title is %q", title)
		}
	}
	if status, err := c.Get("/readyz"); status != 200 || err != nil {
		t.Errorf("what only reads can be served: %d %v", status, err)
	}
	fileSize(t, k.c.Process.Pid, "unlimited")
	ok(t, c.Mutate(setTitle, titled("after")))
	if a, err := putPhoto(t, c); err != nil || a.Status != http.StatusOK {
		t.Errorf("a photo afterwards: %d %.200s %v", a.Status, a.Body, err)
	}
	other := apptest.NewClient(settings.PublicURL, post)
	ok(t, other.SignUp())
	k.kill()
	lookInside(t, settings, []apptest.Person{c.User, other.User})
}

func putPhoto(t *testing.T, c *apptest.Client) (apptest.Answer, error) {
	t.Helper()
	contentType, body := form(t, "me.png", portrait(t), nil)
	return c.Send(http.MethodPut, "/api/v1/identity/photo", contentType, body)
}

// portrait is a small picture.
func portrait(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	ok(t, png.Encode(&b, image.NewGray(image.Rect(0, 0, 32, 32))))
	return b.Bytes()
}

func titleOf(t *testing.T, c *apptest.Client) string {
	t.Helper()
	var d struct{ UserProfile struct{ JobTitle string } }
	ok(t, c.Identity(`{userProfile{jobTitle}}`, nil, &d))
	return d.UserProfile.JobTitle
}

func TestASecondServerOnTheSameDataStops(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := p.Client()
	ok(t, c.SignUp())
	settings := p.Config
	settings.Addr = "127.0.0.1:0"
	_, err := app.Listen(context.Background(), settings, app.Deps{Log: &apptest.Log{}, Clock: clock.System{}})
	if said := fault.Public(err); fault.KindOf(err) != fault.Conflict || strings.Contains(said, "\n") ||
		!strings.Contains(said, settings.SQLiteFile()) {
		t.Errorf("a second server: %v", err)
	}
	goesOn(t, p, c)
}
