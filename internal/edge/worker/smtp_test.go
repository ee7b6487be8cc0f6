package worker_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	netsmtp "net/smtp"
	"testing"
	"time"

	"github.com/emersion/go-smtp"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/edge/worker"
)

func discard() *slog.Logger { return slog.New(slog.DiscardHandler) }

// post is a mail server that counts what it takes by content.
type post struct{ got *counter }

func (p post) NewSession(*smtp.Conn) (smtp.Session, error) { return p, nil }
func (p post) Mail(string, *smtp.MailOptions) error        { return nil }
func (p post) Rcpt(string, *smtp.RcptOptions) error        { return nil }
func (p post) Reset()                                      {}
func (p post) Logout() error                               { return nil }
func (p post) Data(r io.Reader) error {
	b, err := io.ReadAll(r)
	if err == nil {
		p.got.add(b)
	}
	return err
}

// open starts the server at an address, port 0 for a free one, and gives where it is and how to stop it.
func (p post) open(t *testing.T, addr string) (at string, stop func()) {
	t.Helper()
	l, err := net.Listen("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	s := smtp.NewServer(p)
	s.Domain, s.ErrorLog = "post.example.org", log.New(io.Discard, "", 0)
	served := make(chan struct{})
	go func() { defer close(served); _ = s.Serve(l) }()
	return l.Addr().String(), func() { _ = s.Close(); <-served }
}

func TestMailGoesOutOnceTheServerIsBack(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		r, server := newRig(t, db), post{got: new(counter)}
		addr, stop := server.open(t, "127.0.0.1:0")
		send := func(_ context.Context, p []byte) error {
			return netsmtp.SendMail(addr, nil, "no-reply@example.org", []string{"jane@example.org"}, p)
		}
		w, _ := r.start(func(d *worker.Deps) {
			d.Lease = 24 * time.Hour // the clock runs fast here
			d.Handlers = handlers(send)
		})
		db.OnEnqueue(w.Wake)
		r.add("work", "before\r\n")
		r.until("the first letter arrived", r.empty)

		stop()
		for i := range 30 {
			r.add("work", fmt.Sprintf("letter %d\r\n", i))
		}
		r.until("each was tried in vain", func() bool {
			return r.log.count("job failed") >= 30 &&
				r.depth() == sqlstore.Depth{Waiting: 30}
		})

		_, stop = server.open(t, addr)
		defer stop()
		r.until("all letters arrived", func() bool { r.clock.Advance(time.Second); return r.empty() })
		for i := range 30 {
			if n := server.got.of(fmt.Sprintf("letter %d\r\n", i)); n != 1 {
				t.Errorf("letter %d arrived %d times", i, n)
			}
		}
	})
}
