package mail

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"net/textproto"
	"net/url"
	"strconv"
	"time"

	gomail "github.com/wneessen/go-mail"

	"vitae/internal/base/fault"
)

// server is a mail server as VITAE_SMTP_URL names it. Every letter gets a connection of its own.
type server struct {
	host, port     string
	user, password string
	implicitTLS    bool
	policy         gomail.TLSPolicy
	clearPassword  bool // the password may go over a connection without TLS
	helo           string
	tls            *tls.Config
	timeout        time.Duration
}

const urlForm = "smtp://USER:PASSWORD@HOST:PORT or smtps://…, with special characters in the password percent-encoded (%XX)"

// newServer reads the address. It never quotes it: there is a password in it.
func newServer(c Config, publicHost string) (*server, error) {
	wrong := func(what string) (*server, error) {
		return nil, fault.New("mail.New", fault.Invalid, "VITAE_SMTP_URL "+what+".")
	}
	u, err := url.Parse(c.URL)
	if err != nil || (u.Scheme != "smtp" && u.Scheme != "smtps") || u.Hostname() == "" ||
		(u.Path != "" && u.Path != "/") || u.Fragment != "" || u.Opaque != "" {
		return wrong("must be " + urlForm)
	}
	s := &server{
		host: u.Hostname(), port: u.Port(), implicitTLS: u.Scheme == "smtps", helo: heloName(publicHost),
		timeout: c.Timeout,
	}
	if u.User != nil {
		s.user = u.User.Username()
		s.password, _ = u.User.Password()
		if s.user == "" || s.password == "" {
			return wrong("has a user without a password, or a password without a user")
		}
	}
	if s.port == "" {
		s.port = s.usualPort()
	}
	if n, err := strconv.Atoi(s.port); err != nil || n < 1 || n > 65535 {
		return wrong("needs a port from 1 to 65535")
	}
	if !s.choosePolicy(u.Query()) {
		return wrong("can end only in ?tls=required or ?tls=none, and smtps does not allow ?tls=none")
	}
	s.tls = &tls.Config{MinVersion: tls.VersionTLS12}
	if c.TLS != nil {
		s.tls = c.TLS.Clone()
	}
	s.tls.ServerName = s.host
	return s, nil
}

func (s *server) usualPort() string {
	switch {
	case s.implicitTLS:
		return "465"
	case s.user != "":
		return "587"
	default:
		return "25"
	}
}

// choosePolicy reports how TLS is asked for. A password demands TLS, lest somebody between strips the offer of it,
// unless the way is within this machine or the operator has asked for none.
func (s *server) choosePolicy(q url.Values) bool {
	asked := q.Get("tls")
	q.Del("tls")
	loopback := isLoopback(s.host)
	switch {
	case len(q) > 0 || (s.implicitTLS && asked != "" && asked != "required"):
		return false
	case asked == "none":
		s.policy, s.clearPassword = gomail.NoTLS, true
	case asked == "required":
		s.policy = gomail.TLSMandatory
	case asked != "":
		return false
	case s.user != "" && !loopback:
		s.policy = gomail.TLSMandatory
	default:
		s.policy, s.clearPassword = gomail.TLSOpportunistic, loopback
	}
	return true
}

func isLoopback(host string) bool {
	a, err := netip.ParseAddr(host)
	return host == "localhost" || (err == nil && a.Unmap().IsLoopback())
}

// heloName is how this instance greets: the name that users type, or its address as a literal (RFC 5321, 4.1.3). The
// machine's own name, which go-mail would tell, is nobody's business.
func heloName(host string) string {
	a, err := netip.ParseAddr(host)
	switch {
	case err != nil:
		return host
	case a.Is4():
		return "[" + host + "]"
	default:
		return "[IPv6:" + host + "]"
	}
}

// deliver sends one letter. Each step has the timeout, all together twice that; when ctx ends, the connection does.
func (s *server) deliver(ctx context.Context, m *gomail.Msg, _ string) error {
	const op = "mail.smtp"
	ctx, cancel := context.WithTimeout(ctx, 2*s.timeout)
	defer cancel()
	client, err := gomail.NewClient(s.host, s.options()...)
	if err != nil {
		return fault.Wrap(op, fault.Unavailable, "", err)
	}
	// The library neither closes a connection that fails before it is signed in, nor looks at ctx once it stands. Here
	// the connection ends with ctx, which ends with this call.
	err = gomail.WithDialContextFunc(func(dialing context.Context, _, _ string) (net.Conn, error) {
		conn, err := s.dial(dialing)
		if err == nil {
			context.AfterFunc(ctx, func() { _ = conn.Close() })
		}
		return conn, err
	})(client)
	if err == nil {
		err = client.DialAndSendWithContext(ctx, m)
	}
	if err == nil || m.IsDelivered() { // a server that hangs up without a farewell has taken the letter all the same
		return nil
	}
	return refusal(op, err)
}

func (s *server) options() []gomail.Option {
	port, _ := strconv.Atoi(s.port)
	o := []gomail.Option{
		gomail.WithPort(port), gomail.WithTimeout(s.timeout), gomail.WithTLSConfig(s.tls),
		gomail.WithTLSPolicy(s.policy), gomail.WithHELO(s.helo),
	}
	if s.implicitTLS {
		o = append(o, gomail.WithSSL())
	}
	if s.user == "" {
		return o
	}
	ways := []gomail.SMTPAuthType{gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin}
	if s.clearPassword {
		ways = []gomail.SMTPAuthType{gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthPlainNoEnc, gomail.SMTPAuthLoginNoEnc}
	}
	return append(o, gomail.WithUsername(s.user), gomail.WithPassword(s.password),
		gomail.WithOpportunisticSMTPAuth(ways...))
}

// dial connects.
func (s *server) dial(ctx context.Context) (net.Conn, error) {
	address := net.JoinHostPort(s.host, s.port)
	if s.implicitTLS {
		return (&tls.Dialer{Config: s.tls}).DialContext(ctx, "tcp", address)
	}
	return new(net.Dialer).DialContext(ctx, "tcp", address)
}

// refusal reports what a failed sending means, without what the server said: that may quote the recipient. A refused
// recipient or letter (5xx) stays refused. Everything else, a refused sender or password too, is the operator's or the
// server's to mend, and the letter goes out then.
func refusal(op string, err error) error {
	var sent *gomail.SendError
	if !errors.As(err, &sent) {
		var said *textproto.Error
		if errors.As(err, &said) {
			err = fmt.Errorf("the server answered the greeting or sign-in with code %d", said.Code)
		}
		return fault.Wrap(op, fault.Unavailable, "", err)
	}
	kind := fault.Unavailable
	if sent.ErrorCode() >= 500 && sent.Reason != gomail.ErrSMTPMailFrom {
		kind = fault.Invalid
	}
	return fault.Wrap(op, kind, "", fmt.Errorf("%s: %d %s", sent.Reason, sent.ErrorCode(), sent.EnhancedStatusCode()))
}
