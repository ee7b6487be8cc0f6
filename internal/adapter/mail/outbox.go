package mail

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"os"
	"strconv"
	"strings"

	gomail "github.com/wneessen/go-mail"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
)

// outbox is a folder that gets each letter as a file of its own, for an instance without a mail server.
type outbox struct {
	dir   *os.Root
	clock clock.Clock
	log   *slog.Logger
}

func newOutbox(dir string, c clock.Clock, log *slog.Logger) (*outbox, error) {
	var root *os.Root
	err := os.MkdirAll(dir, 0o700)
	if err == nil {
		root, err = os.OpenRoot(dir)
	}
	if err != nil {
		return nil, fault.Wrap("mail.New", fault.Unavailable,
			"The folder "+strconv.Quote(dir)+" for outgoing mail cannot be used.", err)
	}
	return &outbox{dir: root, clock: c, log: log}, nil
}

// deliver writes under a hidden name first, so that whoever watches for .eml files sees whole ones only. The names sort
// by time.
func (o *outbox) deliver(_ context.Context, m *gomail.Msg, subject string) error {
	const op = "mail.outbox"
	data, err := bytesOf(m)
	if err != nil {
		return fault.Wrap(op, fault.Invalid, "", err)
	}
	name := o.clock.Now().Format("20060102T150405.000000Z") + "-" + strings.ToLower(rand.Text()[:8]) + ".eml"
	temp := "." + name + ".tmp"
	err = o.write(temp, data)
	if err == nil {
		err = o.dir.Rename(temp, name)
	}
	if err != nil {
		_ = o.dir.Remove(temp)
		return fault.Wrap(op, fault.Unavailable, "", err)
	}
	o.log.Info("email written to the outbox", "subject", subject, "file", name)
	return nil
}

func (o *outbox) write(name string, data []byte) error {
	f, err := o.dir.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Sync(), f.Close())
}
