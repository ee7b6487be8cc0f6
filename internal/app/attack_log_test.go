package app_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/emersion/go-smtp"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// marks numbers the markers, so that a failure names the place that the marker went in by.
type marks struct{ n int }

func (m *marks) next() string {
	m.n++
	return fmt.Sprintf("%s%03dx", secretWord, m.n)
}

// inputs are every mutation and query that takes a text, with %s for each text.
var inputs = []string{
	`mutation{registerUser(input:{username:"%s",email:"%s@example.org",password:"%s-Aa1!",firstName:"%s",lastName:"%s"}){success}}`,
	`mutation{registerUser(input:{username:"%s\u0000",email:"%s",password:"%s",firstName:"%s\n",lastName:"%s"}){success}}`,
	`mutation{initiateLogin(input:{username:"%s",password:"%s"}){success}}`,
	`mutation{initiateLogin(input:{username:"%s@example.org",password:"%s\u0000"}){success}}`,
	`mutation{verifyLogin(input:{userId:"%s",code:"%s"}){success}}`,
	`mutation{verifyLogin(input:{userId:1000000000000007,code:"%s"}){success}}`,
	`mutation{verifyEmail(input:{userId:"%s",code:"%s"}){success}}`,
	`mutation{resendVerificationCode(input:{userId:"%s",email:"%s"}){success}}`,
	`mutation{resendVerificationCode(input:{userId:1000000000000007,email:"%s@example.org"}){success}}`,
	`mutation{requestPasswordReset(email:"%s@example.org"){success}}`,
	`mutation{requestPasswordReset(email:"%s\u0000\n"){success}}`,
	`mutation{resetPassword(input:{userId:"%s",code:"%s",newPassword:"%s"}){success}}`,
	`mutation{changePassword(input:{currentPassword:"%s",newPassword:"%s"}){success}}`,
	`mutation{changeUsername(username:"%s",password:"%s"){success}}`,
	`mutation{requestEmailChange(email:"%s@example.org",password:"%s"){success}}`,
	`mutation{confirmEmailChange(email:"%s@example.org",code:"%s"){success}}`,
	`mutation{deleteAccount(password:"%s"){success}}`,
	`mutation{revokeSession(id:"%s"){success}}`,
	`mutation{markNotificationsRead(ids:["%s"]){success}}`,
	`mutation{recordConsent(value:%s){success}}`,
	`mutation{updateUserProfile(input:{firstName:"%s",lastName:"%s",jobTitle:"%s",industry:"%s",skills:["%s"],bio:"%s",phone:"%s",address:"%s",city:"%s",state:"%s",postalCode:"%s",country:"%s",linkedinUrl:"https://%s.example",githubUrl:"%s",portfolioUrl:"%s",twitterUrl:"%s"}){success}}`,
	`mutation{updateUserProfile(input:{jobTitle:"%s\u0000",bio:"%s"}){success}}`,
	`{hasRole(userId:"%s",role:"%s")}`, `{hasPermission(userId:"%s",permission:"%s")}`, `{userInfo(userId:"%s"){id}}`,
	`{notifications(first:1,after:"%s"){unreadCount}}`, `{auditEvents(first:1,after:"%s"){endCursor}}`,
	`{%s}`, `{currentUser{%s}}`, `query %s{currentUser{id}}`, `{%s:currentUser{id}}`,
	`query($%s:ID!){userInfo(userId:$%s){id}}`, `{currentUser{...%s}}`,
	`{currentUser{id @%s}}`, `# %s`, `{currentUser(a:"%s`,
}

func TestAttackNothingThatIsSentIsLogged(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		o.WebApp = page
		o.Change = func(c *config.Config) { c.MetricsAddr = "127.0.0.1:0" }
		p := apptest.Start(t, o)
		m := &marks{}
		user := p.Client()
		for _, field := range []*string{&user.User.FirstName, &user.User.LastName, &user.User.Username} {
			*field = m.next()
		}
		user.User.Email, user.User.Password = m.next()+"@example.org", m.next()+"-Aa1!"
		ok(t, user.SignUp())
		secrets := append(p.Post.Codes(user.User.Email), strings.Split(user.Token, ".")...)
		for _, c := range []*apptest.Client{user, p.Client()} {
			for _, query := range inputs {
				ask(t, c, filled(query, m), nil)
				variables := map[string]any{"i": map[string]any{m.next(): m.next()}, m.next(): []string{m.next()}}
				ask(t, c, `mutation($i: RegisterUserInput!){registerUser(input:$i){success}}`, variables)
			}
			attackRoutes(t, c, m)
		}
		p.Until("the letters are out", func() bool { return count(t, tables(t, p), "SELECT count(*) FROM jobs") == 0 })
		metrics, err := http.Get(operatorsSide(p) + "/metrics")
		ok(t, err)
		figures, err := io.ReadAll(metrics.Body)
		ok(t, errors.Join(err, metrics.Body.Close()))
		ok(t, p.Stop())
		if !bytes.Contains(figures, []byte(`route="`+graphql+`"`)) ||
			!strings.Contains(p.Log(), `"route":"`+graphql+`"`) || m.n < 300 {
			t.Fatalf("the test saw nothing: %d markers", m.n)
		}
		for place, text := range map[string]string{"log": p.Log(), "metrics": string(figures)} {
			tellMarkers(t, place, text, secrets)
		}
	})
}

// tellMarkers names the first lines that hold what they must not.
func tellMarkers(t *testing.T, place, text string, secrets []string) {
	t.Helper()
	reported := 0
	for line := range strings.Lines(text) {
		found := strings.Contains(strings.ToLower(line), strings.ToLower(secretWord))
		for _, s := range secrets {
			// Six digits alone stand in times and sizes too.
			found = found || strings.Contains(line, `"`+s+`"`) || (len(s) > 20 && strings.Contains(line, s))
		}
		if found && reported < 5 {
			reported++
			t.Errorf("%s: %.500s", place, line)
		}
	}
}

func filled(query string, m *marks) string {
	for strings.Contains(query, "%s") {
		query = strings.Replace(query, "%s", m.next(), 1)
	}
	return query
}

// attackRoutes sends markers to each route: in path, query, headers, cookies, and bodies that are wrong.
func attackRoutes(t *testing.T, c *apptest.Client, m *marks) {
	t.Helper()
	for _, r := range routes {
		headers := []string{
			"User-Agent", m.next(), "X-Forwarded-For", m.next(), "X-Request-Id", m.next(), "Referer",
			"http://" + m.next(), "Accept-Language", m.next(),
			"Cookie", "vitae_session=01234567." + m.next() + "; vitae_login=" + m.next() + "; vitae_device=" +
				m.next() + "; " + m.next() + "=1", m.next(), m.next(),
		}
		path := strings.ReplaceAll(r.path, "%s", m.next())
		send(t, c, r.method, path, "", nil, headers...)
		send(t, c, r.method, strings.TrimRight(path, "/")+"/"+m.next()+"?"+m.next()+"="+m.next()+";%zz",
			"text/"+m.next(), []byte(m.next()), headers...)
		send(t, c, r.method, path, "application/json", []byte(`{"job":"`+m.next()+`","original":`+m.next()), headers...)
		send(t, c, r.method, path, "multipart/form-data; boundary="+m.next(), []byte("--"+m.next()), headers...)
		contentType, body := form(t, m.next()+".pdf", []byte("%PDF-1.7 "+m.next()),
			map[string]string{"job": m.next(), "tone": m.next(), m.next(): m.next()})
		send(t, c, r.method, path, contentType, body, headers...)
		contentType, body = form(t, m.next()+".png", append(pngOfSize(8, 8), m.next()...), nil)
		send(t, c, r.method, path, contentType, body, headers...)
	}
	other := *c
	other.Token = m.next() + "." + m.next() + "." + m.next()
	send(t, &other, "GET", "/api/v1/identity/export", "", nil)
	body, err := json.Marshal(map[string]string{
		m.next(): m.next(), "operationName": m.next(),
		"query": "{currentUser{id}}",
	})
	ok(t, err)
	send(t, c, m.next(), "/"+m.next(), m.next(), body)
}

// gossip is a mail server that refuses every letter and says whose it was.
type gossip struct{}

// Mail takes any sender.
func (*gossip) Mail(string, *smtp.MailOptions) error { return nil }

// Rcpt refuses every recipient by name.
func (g *gossip) Rcpt(to string, _ *smtp.RcptOptions) error {
	return &smtp.SMTPError{Code: 450, EnhancedCode: smtp.EnhancedCode{4, 2, 0}, Message: "no room for " + to}
}

// Data is never reached.
func (*gossip) Data(io.Reader) error { return errors.New("no letter") }

// Reset does nothing.
func (*gossip) Reset() {}

// Logout does nothing.
func (*gossip) Logout() error { return nil }

func TestAttackAMailServersWordsAreNotLogged(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		ok(t, err)
		s := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &gossip{}, nil }))
		s.Domain, s.ErrorLog = "post.example.org", log.New(io.Discard, "", 0)
		served := make(chan struct{})
		go func() { defer close(served); _ = s.Serve(l) }()
		t.Cleanup(func() { _ = s.Close(); <-served })
		o.Change = func(c *config.Config) { c.SMTPURL = "smtp://" + l.Addr().String() }
		p := apptest.Start(t, o)
		c := p.Client()
		c.User.Email = secretWord + "@example.org"
		ok(t, c.Register())
		p.Until("a try has failed", func() bool { return strings.Contains(p.Log(), "job failed") })
		ok(t, p.Stop())
		tellMarkers(t, "log", p.Log(), nil)
		db := tables(t, p)
		if n := count(t, db, "SELECT count(*) FROM jobs WHERE last_error LIKE '%"+secretWord+"%'"); n != 0 {
			t.Error("the queue keeps what the mail server said")
		}
	})
}
