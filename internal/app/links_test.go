package app_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"vitae/internal/app/apptest"
)

// A link that a user pastes must not lead the server to its own machine or network.
func TestAttackALinkIsNoWayInside(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked.Add(1) }))
	t.Cleanup(inside.Close)
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := signedUp(t, p)
	for _, link := range []string{
		inside.URL, strings.Replace(inside.URL, "127.0.0.1", "localhost", 1),
		"http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/", "file:///etc/passwd",
	} {
		if got := body(t, c, `mutation{readPosting(url:"`+link+`"){description}}`); !strings.Contains(got,
			`"code":"BAD_USER_INPUT"`) {
			t.Errorf("%s: %s", link, got)
		}
	}
	if asked.Load() > 0 {
		t.Error("the server asked its own machine")
	}
}
