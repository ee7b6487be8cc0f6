package httpd

import (
	"net/http"
	"strings"
	"sync"
	"time"

	"vitae/internal/base/actor"
)

// maxCookie bounds a cookie's value; ours are below 150 bytes.
const maxCookie = 256

// cookieName is a cookie's name on the wire. Over https the prefix makes browsers refuse one that another host or an
// insecure page has set.
func cookieName(c actor.Cookie, secure bool) string {
	if secure {
		return "__Host-vitae_" + string(c)
	}
	return "vitae_" + string(c)
}

// cookieOf reads a cookie; what is too long to be ours is none.
func cookieOf(r *http.Request, c actor.Cookie, secure bool) string {
	got, err := r.Cookie(cookieName(c, secure))
	if err != nil || len(got.Value) > maxCookie {
		return ""
	}
	return got.Value
}

// jar sets cookies on one answer, one line a name: the last value wins. It is safe for concurrent use.
type jar struct {
	mu     sync.Mutex
	header http.Header
	secure bool
}

// keep is actor.Browser's Keep.
func (j *jar) keep(c actor.Cookie, value string, life time.Duration) {
	name := cookieName(c, j.secure)
	line := (&http.Cookie{ //nolint:gosec // G124: over http, which is for trying out on one machine, Secure would lose it
		Name: name, Value: value, Path: "/", MaxAge: maxAge(life), Secure: j.secure, HttpOnly: true,
		SameSite: http.SameSiteStrictMode,
	}).String()
	j.mu.Lock()
	defer j.mu.Unlock()
	kept := []string{line}
	for _, other := range j.header["Set-Cookie"] {
		if !strings.HasPrefix(other, name+"=") {
			kept = append(kept, other)
		}
	}
	j.header["Set-Cookie"] = kept
}

// maxAge returns the seconds of a life; none removes the cookie.
func maxAge(life time.Duration) int {
	if life <= 0 {
		return -1
	}
	return max(1, int(life/time.Second))
}
