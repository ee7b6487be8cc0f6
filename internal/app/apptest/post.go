package apptest

import (
	"errors"
	"fmt"
	"io"
	"log"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net"
	"net/mail"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
)

// Post is a mail server on loopback that keeps what it is given. It can be closed and opened again.
type Post struct {
	mu       sync.Mutex
	addr     string
	server   *smtp.Server // nil while closed
	listener net.Listener
	served   chan struct{}
	letters  []Letter
	came     chan struct{} // closed and made anew at each letter
}

// Letter is a mail as it arrived.
type Letter struct {
	To      string
	Subject string
	Text    string // of the part in plain text
	Raw     string
	At      time.Time
}

// NewPost opens a mail server for the length of a test.
func NewPost(t testing.TB) *Post {
	t.Helper()
	p, err := OpenPost()
	if err != nil {
		t.Fatalf("apptest: %v", err)
	}
	t.Cleanup(p.Close)
	return p
}

// OpenPost opens a mail server for a program that is no test. Whoever opens it closes it.
func OpenPost() (*Post, error) {
	p := &Post{addr: "127.0.0.1:0", came: make(chan struct{})}
	return p, p.Open()
}

// URL is what VITAE_SMTP_URL is to be.
func (p *Post) URL() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return "smtp://" + p.addr
}

// Open opens the server, at the address of before.
func (p *Post) Open() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	l, err := net.Listen("tcp", p.addr)
	if err != nil {
		return err
	}
	s := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &delivery{post: p}, nil }))
	s.Domain, s.ErrorLog, s.ReadTimeout = "post.example.org", log.New(io.Discard, "", 0), patience
	p.addr, p.listener, p.server, p.served = l.Addr().String(), l, s, make(chan struct{})
	go func(served chan struct{}) { defer close(served); _ = s.Serve(l) }(p.served)
	return nil
}

// Close closes the server; its port stays free for Open. A second call does nothing.
func (p *Post) Close() {
	p.mu.Lock()
	s, l, served := p.server, p.listener, p.served
	p.server = nil
	p.mu.Unlock()
	if s != nil {
		_ = s.Close()
		_ = l.Close() // of a server that is closed before it began to serve
		<-served
	}
}

// delivery is one connection's letter.
type delivery struct {
	post *Post
	to   []string
}

// Mail takes any sender.
func (*delivery) Mail(string, *smtp.MailOptions) error { return nil }

// Rcpt takes any recipient.
func (d *delivery) Rcpt(to string, _ *smtp.RcptOptions) error { d.to = append(d.to, to); return nil }

// Reset forgets the recipients.
func (d *delivery) Reset() { d.to = nil }

// Logout does nothing.
func (*delivery) Logout() error { return nil }

// Data keeps the letter.
func (d *delivery) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	l, err := readLetter(string(raw))
	if err != nil {
		return err
	}
	p := d.post
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, to := range d.to {
		l.To = to
		p.letters = append(p.letters, l)
	}
	close(p.came)
	p.came = make(chan struct{})
	return nil
}

func readLetter(raw string) (Letter, error) {
	m, err := mail.ReadMessage(strings.NewReader(raw))
	if err != nil {
		return Letter{}, err
	}
	subject, err := new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject"))
	if err != nil {
		return Letter{}, err
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		return Letter{}, err
	}
	for parts := multipart.NewReader(m.Body, params["boundary"]); ; {
		part, err := parts.NextRawPart()
		if err != nil {
			return Letter{}, errors.Join(errors.New("no part in plain text"), err)
		}
		if strings.HasPrefix(part.Header.Get("Content-Type"), "text/plain") {
			text, err := io.ReadAll(quotedprintable.NewReader(part))
			return Letter{Subject: subject, Text: string(text), Raw: raw, At: time.Now()}, err
		}
	}
}

// Letters are those that have arrived for an address.
func (p *Post) Letters(to string) []Letter {
	p.mu.Lock()
	defer p.mu.Unlock()
	var out []Letter
	for _, l := range p.letters {
		if strings.EqualFold(l.To, to) {
			out = append(out, l)
		}
	}
	return out
}

// codeLine is a code as the contract has it: six digits that are a line of their own.
var codeLine = regexp.MustCompile(`(?m)^\s*(\d{6})\s*$`)

// Codes are the codes that have arrived for an address, the oldest first.
func (p *Post) Codes(to string) []string {
	var out []string
	for _, l := range p.Letters(to) {
		if found := codeLine.FindStringSubmatch(l.Text); found != nil {
			out = append(out, found[1])
		}
	}
	return out
}

// Code waits for the n-th code, counted from 1, that was sent to an address.
func (p *Post) Code(to string, n int) (string, error) {
	for deadline := time.After(patience); ; {
		p.mu.Lock()
		came := p.came
		p.mu.Unlock()
		if codes := p.Codes(to); len(codes) >= n {
			return codes[n-1], nil
		}
		select {
		case <-came:
		case <-deadline:
			return "", fmt.Errorf("apptest: no code number %d for %s", n, to)
		}
	}
}
