// Package mail writes Vitae's letters and sends them by SMTP, or puts them into a folder where no server is set.
//
// It never decides who gets a letter, never tries twice, and never logs an address or a code.
package mail

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/tls"
	"log/slog"
	"net/mail"
	"net/url"
	"strconv"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// Config is what a Mailer needs.
type Config struct {
	URL       string        // smtp://…, smtps://…, or "": letters go to the Outbox
	From      string        // the sender, such as Vitae <no-reply@example.org>
	Outbox    string        // a folder, made where it is missing; used when URL is ""
	PublicURL string        // the address that links begin with
	Timeout   time.Duration // for each step of a sending; 0: 15 seconds
	TLS       *tls.Config   // nil: the machine's roots
	Log       *slog.Logger
	Clock     clock.Clock
}

// Mailer writes letters and sends them. It is safe for concurrent use. Make it with New.
type Mailer struct {
	from    *mail.Address
	letters letters
	way     way
	log     *slog.Logger
	clock   clock.Clock
}

// way is how a written letter is handed on. Its failure is a *fault.Error without any address in it: Invalid where
// trying again is of no use, else Unavailable.
type way interface {
	deliver(ctx context.Context, m *gomail.Msg, subject string) error
}

const defaultTimeout = 15 * time.Second

// New makes a Mailer. It does not reach for the server yet: mail may be down at the start.
func New(c Config) (*Mailer, error) {
	const op = "mail.New"
	if c.Log == nil || c.Clock == nil {
		return nil, fault.New(op, fault.Internal, "mail: a dependency is missing")
	}
	if c.Timeout <= 0 {
		c.Timeout = defaultTimeout
	}
	from, err := mail.ParseAddress(c.From)
	if err != nil {
		return nil, fault.New(op, fault.Invalid, "VITAE_MAIL_FROM="+strconv.Quote(c.From)+
			" is not an address such as Vitae <no-reply@example.org>.")
	}
	public, err := url.Parse(strings.TrimRight(c.PublicURL, "/"))
	if err != nil || public.Host == "" {
		return nil, fault.New(op, fault.Invalid, "VITAE_PUBLIC_URL="+strconv.Quote(c.PublicURL)+
			" is not an http or https address.")
	}
	texts, err := parseLetters(public)
	if err != nil {
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	m := &Mailer{from: from, letters: texts, log: c.Log, clock: c.Clock}
	if c.URL == "" {
		m.way, err = newOutbox(c.Outbox, c.Clock, c.Log)
	} else {
		m.way, err = newServer(c, public.Hostname())
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Send writes the letter and sends it once. What is of no use to try again (a refused recipient or letter) is
// fault.Invalid; a server that is away, busy or not willing now is fault.Unavailable.
func (m *Mailer) Send(ctx context.Context, letter identity.Mail) error {
	written, err := m.letters.write(letter)
	if err != nil {
		return err
	}
	to, err := recipient(letter.To)
	if err != nil {
		return err
	}
	if err := m.way.deliver(ctx, m.envelope(to, written), written.subject); err != nil {
		m.log.Warn("email not sent", "letter", letter.Kind, "kind", fault.KindOf(err).String(), "reason", err.Error())
		return err
	}
	return nil
}

// recipient takes a bare address and nothing else, so that no name, second recipient or header comes with it.
func recipient(to string) (*mail.Address, error) {
	a, err := mail.ParseAddress(to)
	if err != nil || a.Address != to || strings.ContainsAny(to, "\r\n\x00") {
		return nil, fault.New("mail.Send", fault.Invalid, "This isn't a valid email address.")
	}
	return a, nil
}

// envelope puts headers and the two texts together. Everything that comes from a user is in the texts or the bare
// address; the other headers are the mailer's own.
func (m *Mailer) envelope(to *mail.Address, w written) *gomail.Msg {
	msg := gomail.NewMsg(gomail.WithCharset(gomail.CharsetUTF8), gomail.WithEncoding(gomail.EncodingQP),
		gomail.WithNoDefaultUserAgent())
	msg.FromMailAddress(m.from)
	msg.ToMailAddress(to)
	msg.Subject(w.subject)
	msg.SetDateWithValue(m.clock.Now())
	_, domain, _ := strings.Cut(m.from.Address, "@")
	msg.SetMessageIDWithValue(strings.ToLower(rand.Text()) + "@" + domain)
	msg.SetGenHeader("Auto-Submitted", "auto-generated")
	if w.off != "" {
		msg.SetGenHeader("List-Unsubscribe", "<"+w.off+">")
		msg.SetGenHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
	} else if w.settings != "" {
		msg.SetGenHeader("List-Unsubscribe", "<"+w.settings+">")
	}
	msg.SetBodyString(gomail.TypeTextPlain, w.text)
	msg.AddAlternativeString(gomail.TypeTextHTML, w.html)
	return msg
}

// bytesOf is the letter as it goes over the wire.
func bytesOf(m *gomail.Msg) ([]byte, error) {
	var b bytes.Buffer
	_, err := m.WriteTo(&b)
	return b.Bytes(), err
}
