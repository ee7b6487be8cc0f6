package mail_test

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
	"go.uber.org/goleak"

	"vitae/internal/adapter/mail"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// post is a mail server in this process.
type post struct {
	addr string
	// refuse says what a step ("mail", "rcpt", "data", "end") is answered with; nil lets it pass.
	refuse map[string]error
	user   string // with its password, "user:password"; "" asks for none
	mu     sync.Mutex
	got    []delivery
	logins []string // what was tried
}

// delivery is a letter that the server has taken.
type delivery struct {
	from, to, raw, helo string
	tls, signedIn       bool
}

// open starts the server on a free port of the loopback.
func (p *post) open(t *testing.T, conf *tls.Config, implicit bool) *post {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := smtp.NewServer(smtp.BackendFunc(func(c *smtp.Conn) (smtp.Session, error) {
		return &sitting{post: p, conn: c},
			nil
	}))
	s.Domain, s.AllowInsecureAuth, s.ErrorLog = "post.example.org", true, log.New(io.Discard, "", 0)
	if implicit {
		l = tls.NewListener(l, conf)
	} else {
		s.TLSConfig = conf
	}
	p.addr = l.Addr().String()
	served := make(chan struct{})
	go func() { defer close(served); _ = s.Serve(l) }()
	t.Cleanup(func() { _ = s.Close(); <-served })
	return p
}

func (p *post) letters() []delivery {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.got)
}

// sitting is one connection.
type sitting struct {
	post *post
	conn *smtp.Conn
	now  delivery
}

func (s *sitting) AuthMechanisms() []string {
	if s.post.user == "" {
		return nil
	}
	return []string{sasl.Plain}
}

func (s *sitting) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		s.post.mu.Lock()
		defer s.post.mu.Unlock()
		s.post.logins = append(s.post.logins, user+":"+password)
		if s.now.signedIn = user+":"+password == s.post.user; !s.now.signedIn {
			return &smtp.SMTPError{
				Code: 535, EnhancedCode: smtp.EnhancedCode{5, 7, 8},
				Message: "no such user: " + user,
			}
		}
		return nil
	}), nil
}

func (s *sitting) Mail(from string, _ *smtp.MailOptions) error {
	s.now.from = from
	if s.post.user != "" && !s.now.signedIn {
		return smtp.ErrAuthRequired
	}
	return s.post.refuse["mail"]
}

func (s *sitting) Rcpt(to string, _ *smtp.RcptOptions) error {
	s.now.to = to
	return s.post.refuse["rcpt"]
}

func (s *sitting) Data(r io.Reader) error {
	b, err := io.ReadAll(r)
	if err == nil {
		err = s.post.refuse["data"]
	}
	if err != nil {
		return err
	}
	_, s.now.tls = s.conn.TLSConnectionState()
	s.now.raw, s.now.helo = string(b), s.conn.Hostname()
	s.post.mu.Lock()
	defer s.post.mu.Unlock()
	s.post.got = append(s.post.got, s.now)
	return nil
}

func (s *sitting) Reset()        { s.now = delivery{signedIn: s.now.signedIn} }
func (s *sitting) Logout() error { return nil }

// certificate returns a server's side of TLS for 127.0.0.1, and a client's that trusts it.
func certificate(t *testing.T) (server, client *tls.Config) {
	t.Helper()
	s := httptest.NewTLSServer(nil)
	defer s.Close()
	roots := x509.NewCertPool()
	roots.AddCert(s.Certificate())
	return &tls.Config{Certificates: s.TLS.Certificates}, &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}
}

// sender makes a Mailer for a URL and gives its log.
func sender(t *testing.T, url string, change func(*mail.Config)) (*mail.Mailer, *bytes.Buffer) {
	t.Helper()
	var log bytes.Buffer
	c := mail.Config{
		URL: url, From: "Vitae <no-reply@example.org>", PublicURL: "https://vitae.example.org",
		Log: slog.New(slog.NewTextHandler(&log, nil)), Clock: clock.NewManual(now),
	}
	if change != nil {
		change(&c)
	}
	m, err := mail.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return m, &log
}

func TestLettersReachTheServer(t *testing.T) {
	t.Parallel()
	server, trusted := certificate(t)
	for name, c := range map[string]struct {
		scheme, query string
		tls           *tls.Config
		user          string
		wantTLS       bool
	}{
		"plain":                        {scheme: "smtp://"},
		"STARTTLS where offered":       {scheme: "smtp://", tls: server, wantTLS: true},
		"STARTTLS demanded":            {scheme: "smtp://", query: "?tls=required", tls: server, wantTLS: true},
		"none asked for":               {scheme: "smtp://", query: "?tls=none", tls: server},
		"smtps":                        {scheme: "smtps://", tls: server, wantTLS: true},
		"password on the loopback":     {scheme: "smtp://", user: "jane:p@ss word"},
		"password within STARTTLS":     {scheme: "smtp://", user: "jane:p@ss word", tls: server, wantTLS: true},
		"password within smtps":        {scheme: "smtps://", user: "jane:p@ss word", tls: server, wantTLS: true},
		"password in the clear, asked": {scheme: "smtp://", query: "?tls=none", user: "jane:p@ss word"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := (&post{user: c.user}).open(t, c.tls, c.scheme == "smtps://")
			who := ""
			if c.user != "" {
				who = "jane:p%40ss%20word@"
			}
			m, log := sender(t, c.scheme+who+p.addr+c.query, func(c *mail.Config) { c.TLS = trusted })
			if err := m.Send(t.Context(), samples()[identity.MailLoginCode]); err != nil {
				t.Fatal(err)
			}
			got := p.letters()
			if len(got) != 1 || got[0].from != "no-reply@example.org" || got[0].to != "jane@example.org" ||
				got[0].helo != "vitae.example.org" {
				t.Fatalf("%+v", got)
			}
			if got[0].tls != c.wantTLS || got[0].signedIn != (c.user != "") {
				t.Errorf("TLS %v, signed in %v", got[0].tls, got[0].signedIn)
			}
			if r := take(t, got[0].raw); !codeLine.MatchString(r.text) ||
				r.header.Get("Subject") != "Your Vitae sign-in code" {
				t.Errorf("%s", got[0].raw)
			}
			if log.Len() > 0 {
				t.Errorf("log: %s", log)
			}
		})
	}
}

func TestWhatFailsSaysWhetherToTryAgain(t *testing.T) {
	t.Parallel()
	no := func(code int) error {
		return &smtp.SMTPError{
			Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 1, 1},
			Message: "jane@example.org: go away",
		}
	}
	for name, c := range map[string]struct {
		step string
		err  error
		want fault.Kind
	}{
		"recipient unknown":  {"rcpt", no(550), fault.Invalid},
		"letter refused":     {"data", no(554), fault.Invalid},
		"sender refused":     {"mail", no(550), fault.Unavailable}, // the operator's VITAE_MAIL_FROM
		"come back, sender":  {"mail", no(421), fault.Unavailable},
		"mailbox busy":       {"rcpt", no(450), fault.Unavailable},
		"greylisted":         {"rcpt", no(451), fault.Unavailable},
		"letter not now":     {"data", no(452), fault.Unavailable},
		"server out of mind": {"data", errors.New("jane@example.org"), fault.Invalid}, // go-smtp answers 554
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := (&post{refuse: map[string]error{c.step: c.err}}).open(t, nil, false)
			m, log := sender(t, "smtp://"+p.addr, nil)
			err := m.Send(t.Context(), samples()[identity.MailLoginCode])
			if fault.KindOf(err) != c.want || len(p.letters()) != 0 {
				t.Errorf("%v, %d letters", err, len(p.letters()))
			}
			for _, secret := range []string{"jane", "042917", "go away"} {
				if strings.Contains(fmt.Sprint(err), secret) || strings.Contains(log.String(), secret) {
					t.Errorf("%q is revealed: %v\n%s", secret, err, log)
				}
			}
			if strings.Count(log.String(), "\n") != 1 || !strings.Contains(log.String(), "letter=login_code") {
				t.Errorf("log:\n%s", log)
			}
		})
	}
}

func TestASendingThatCannotBeginIsTriedAgain(t *testing.T) {
	t.Parallel()
	server, trusted := certificate(t)
	silent := &tls.Config{}
	for name, c := range map[string]struct {
		url   func(addr string) string
		tls   *tls.Config
		trust *tls.Config
		user  string
	}{
		"TLS demanded, none offered": {url: func(a string) string { return "smtp://" + a + "?tls=required" }},
		"certificate of a stranger": {
			url: func(a string) string { return "smtp://" + a }, tls: server,
			trust: silent,
		},
		"wrong password": {
			url:  func(a string) string { return "smtp://jane:wrong@" + a },
			user: "jane:right",
		},
		"password wanted, none given": {url: func(a string) string { return "smtp://" + a }, user: "jane:right"},
		"password given, none wanted": {url: func(a string) string { return "smtp://jane:right@" + a }},
		"smtps to a plain server":     {url: func(a string) string { return "smtps://" + a }, trust: trusted},
		// 0.0.0.0 leads to this machine but is no loopback address, so it stands for a server elsewhere.
		"password over a clear line": {url: func(a string) string {
			return "smtp://jane:right@" + strings.Replace(a,
				"127.0.0.1", "0.0.0.0", 1)
		}, user: "jane:right"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := (&post{user: c.user}).open(t, c.tls, false)
			m, log := sender(t, c.url(p.addr), func(conf *mail.Config) {
				conf.TLS, conf.Timeout = c.trust,
					2*time.Second
			})
			err := m.Send(t.Context(), samples()[identity.MailLoginCode])
			if fault.KindOf(err) != fault.Unavailable || len(p.letters()) != 0 {
				t.Errorf("%v, %d letters", err, len(p.letters()))
			}
			if name == "password over a clear line" && len(p.logins) > 0 {
				t.Errorf("the password went out: %v", p.logins)
			}
			if all := fmt.Sprint(err) + log.String(); strings.Contains(all, "jane") || strings.Contains(all, "right") ||
				strings.Contains(all, "wrong") {
				t.Errorf("%v\n%s", err, log)
			}
		})
	}
}

func TestADeadServerIsTriedAgain(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = l.Close()
	m, _ := sender(t, "smtp://"+l.Addr().String(), nil)
	if err := m.Send(t.Context(), samples()[identity.MailCode]); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("%v", err)
	}
}

// mute accepts connections and says what it is set to, then nothing more. Each connection's end is reported.
func mute(t *testing.T, says string) (addr string, ended <-chan struct{}) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ends := make(chan struct{}, 8)
	var all sync.WaitGroup
	all.Go(func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			all.Go(func() {
				_, _ = io.WriteString(c, says)
				_, _ = io.Copy(io.Discard, c) // until the other side hangs up
				_ = c.Close()
				ends <- struct{}{}
			})
		}
	})
	t.Cleanup(func() { _ = l.Close(); all.Wait() })
	return l.Addr().String(), ends
}

func TestAServerThatNeverAnswersIsLeft(t *testing.T) {
	t.Parallel()
	for name, says := range map[string]string{
		"no greeting": "", "no answer": "220 post.example.org\r\n",
		"half a greeting": "220-post",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			addr, ended := mute(t, says)
			m, _ := sender(t, "smtp://"+addr, func(c *mail.Config) { c.Timeout = 50 * time.Millisecond })
			began := time.Now()
			if err := m.Send(t.Context(), samples()[identity.MailCode]); fault.KindOf(err) != fault.Unavailable {
				t.Errorf("%v", err)
			}
			if took := time.Since(began); took > 5*time.Second {
				t.Errorf("took %v", took)
			}
			<-ended // the connection is not left open either
		})
	}
}

func TestASendingEndsWithItsContext(t *testing.T) {
	t.Parallel()
	addr, ended := mute(t, "220 post.example.org\r\n")
	m, _ := sender(t, "smtp://"+addr, func(c *mail.Config) { c.Timeout = time.Hour })
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := m.Send(ctx, samples()[identity.MailCode]); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("%v", err)
	}
	<-ended
}

// A server that takes the letter and then hangs up without a farewell must not get it twice.
func TestALetterThatWasTakenIsSent(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		c, err := l.Accept()
		if err != nil {
			return
		}
		defer c.Close()
		_, _ = io.WriteString(c, "220 post\r\n")
		in, data := make([]byte, 1), []byte(nil)
		for !bytes.HasSuffix(data, []byte("\r\n.\r\n")) {
			if _, err := io.ReadFull(c, in); err != nil {
				return
			}
			switch data = append(data, in[0]); {
			case bytes.HasSuffix(data, []byte("DATA\r\n")):
				_, _ = io.WriteString(c, "354 go on\r\n")
			case bytes.HasSuffix(data, []byte("\r\n")) && !bytes.Contains(data, []byte("DATA\r\n")):
				_, _ = io.WriteString(c, "250 yes\r\n")
			}
		}
		_, _ = io.WriteString(c, "250 taken\r\n")
	}()
	t.Cleanup(func() { _ = l.Close(); <-done })
	m, _ := sender(t, "smtp://"+l.Addr().String(), nil)
	if err := m.Send(t.Context(), samples()[identity.MailCode]); err != nil {
		t.Error(err)
	}
}

func TestManyLettersAtOnceAllArriveOnce(t *testing.T) {
	t.Parallel()
	p := new(post).open(t, nil, false)
	m, _ := sender(t, "smtp://"+p.addr, nil)
	var all sync.WaitGroup
	for range 50 {
		all.Go(func() {
			if err := m.Send(t.Context(), samples()[identity.MailCode]); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	ids := map[string]bool{}
	for _, d := range p.letters() {
		ids[take(t, d.raw).header.Get("Message-ID")] = true
	}
	if len(p.letters()) != 50 || len(ids) != 50 {
		t.Errorf("%d letters with %d names", len(p.letters()), len(ids))
	}
}
