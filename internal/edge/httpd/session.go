package httpd

import (
	"context"
	"io"
	"net/http"
	"strings"
	"unicode/utf8"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// Accounts is what the routes ask of accounts. identity.Service is the one there is.
type Accounts interface {
	Authenticate(ctx context.Context, bearer string, b actor.Browser) (actor.Actor, error)
	StillSignedIn(ctx context.Context, bearer string, b actor.Browser) (bool, error)
	SetPhoto(ctx context.Context, owner id.User, filename string, data []byte) (identity.Profile, error)
	Photo(ctx context.Context, a actor.Actor, user id.User) (data []byte, contentType string, err error)
	DeletePhoto(ctx context.Context, owner id.User) error
	Export(ctx context.Context, owner id.User, w io.Writer) error
	NotMe(ctx context.Context, user id.User, proof string) (identity.Recovered, error)
	SwitchMailOff(ctx context.Context, user id.User, w identity.MailSwitch, proof string) error
}

// Bounds of what is read of a request's headers.
const (
	maxBearer    = 4096
	maxUserAgent = 256
)

// session puts into the context who asks: the browser, and the user where bearer and cookie name one. A look-up that
// fails is answered as a fault of ours and never as a visitor's request, which would look like being signed out.
func (s *Server) session(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b := s.browser(w, r)
		ctx := actor.WithBrowser(r.Context(), b)
		bearer := bearerOf(r)
		if s.d.Accounts != nil && (bearer != "" || b.Session != "") {
			var err error
			if ctx, err = s.signedIn(ctx, bearer, b); err != nil {
				s.refuse(w, r, err)
				return
			}
		}
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

func (s *Server) signedIn(ctx context.Context, bearer string, b actor.Browser) (context.Context, error) {
	const op = "httpd.signedIn"
	a, err := s.d.Accounts.Authenticate(ctx, bearer, b)
	switch {
	case err == nil:
		exchangeOf(ctx).user = a.User
		return actor.With(ctx, a), nil
	case fault.KindOf(err) == fault.Deactivated:
		return actor.WithDenied(ctx, err), nil
	case fault.KindOf(err) == fault.Unavailable:
		return ctx, err
	}
	s.d.Log.Error("failed", "request", RequestID(ctx), "error", err)
	return ctx, fault.Wrap(op, fault.Unavailable,
		"Your session can't be checked right now. Try again in a few seconds.", err)
}

// browser reads where the request comes from.
func (s *Server) browser(w http.ResponseWriter, r *http.Request) actor.Browser {
	j := &jar{header: w.Header(), secure: s.secure}
	return actor.Browser{
		Address:   proxies(s.d.TrustedProxies).client(r),
		UserAgent: cutUTF8(r.UserAgent(), maxUserAgent),
		Session:   cookieOf(r, actor.SessionCookie, s.secure),
		Login:     cookieOf(r, actor.LoginCookie, s.secure),
		Device:    cookieOf(r, actor.DeviceCookie, s.secure),
		Keep:      j.keep,
	}
}

// bearerOf returns the token of the Authorization header, "" where there is none.
func bearerOf(r *http.Request) string {
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	token = strings.TrimSpace(token)
	if !strings.EqualFold(scheme, "Bearer") || len(token) > maxBearer {
		return ""
	}
	return token
}

// cutUTF8 returns at most n bytes of s as valid UTF-8 without control characters, cut between characters.
func cutUTF8(s string, n int) string {
	if len(s) > 4*n {
		s = s[:4*n]
	}
	s = strings.Map(func(c rune) rune {
		if c == utf8.RuneError || c < ' ' || c == 0x7f {
			return -1
		}
		return c
	}, s)
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// caller returns the signed-in user, or why there is none.
func caller(ctx context.Context) (actor.Actor, error) {
	if err := actor.Denied(ctx); err != nil {
		return actor.Actor{}, err
	}
	a := actor.From(ctx)
	if !a.SignedIn() {
		return a, fault.New("httpd.caller", fault.Unauthorized, "Sign in first.")
	}
	return a, nil
}
