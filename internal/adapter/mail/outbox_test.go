package mail_test

import (
	"bytes"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitae/internal/adapter/mail"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

// box is a Mailer without a server, and its folder.
type box struct {
	mailer *mail.Mailer
	dir    string
}

func newOutbox(t *testing.T, log io.Writer) box {
	t.Helper()
	if log == nil {
		log = io.Discard
	}
	dir := filepath.Join(t.TempDir(), "data", "outbox")
	m, err := mail.New(mail.Config{
		From: "Vitae <no-reply@example.org>", Outbox: dir, PublicURL: "https://vitae.example.org/",
		Log: slog.New(slog.NewTextHandler(log, nil)), Clock: clock.NewManual(now),
	})
	if err != nil {
		t.Fatal(err)
	}
	return box{mailer: m, dir: dir}
}

// send sends and takes the new file out of the folder.
func (b box) send(t *testing.T, m identity.Mail) received {
	t.Helper()
	before := b.files(t)
	if err := b.mailer.Send(t.Context(), m); err != nil {
		t.Fatalf("%s: %v", m.Kind, err)
	}
	for _, name := range b.files(t) {
		if !slices.Contains(before, name) {
			raw, err := os.ReadFile(filepath.Join(b.dir, name))
			if err != nil {
				t.Fatal(err)
			}
			return take(t, string(raw))
		}
	}
	t.Fatal("no new file")
	return received{}
}

func (b box) files(t *testing.T) []string {
	t.Helper()
	entries, err := os.ReadDir(b.dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func TestTheOutboxGetsEachLetterAsAFileOfItsOwn(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	b := newOutbox(t, &log)
	for range 3 {
		b.send(t, samples()[identity.MailLoginCode])
	}
	files := b.files(t)
	if len(files) != 3 {
		t.Errorf("files %v", files)
	}
	for _, name := range files {
		info, err := os.Stat(filepath.Join(b.dir, name))
		if err != nil || info.Mode().Perm() != 0o600 ||
			!regexp.MustCompile(`^20261121T093000\.000000Z-[a-z0-9]{8}\.eml$`).MatchString(name) {
			t.Errorf("%s %v %v", name, info.Mode(), err)
		}
	}
	if info, err := os.Stat(b.dir); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("folder %v %v", info.Mode(), err)
	}
	if !strings.Contains(log.String(), `subject="Your Vitae sign-in code"`) ||
		strings.Contains(log.String(), "042917") || strings.Contains(log.String(), "jane") {
		t.Errorf("log:\n%s", log.String())
	}
}

func TestALostOutboxIsTriedAgainLater(t *testing.T) {
	t.Parallel()
	b := newOutbox(t, nil)
	if err := os.RemoveAll(b.dir); err != nil {
		t.Fatal(err)
	}
	if err := b.mailer.Send(t.Context(), samples()[identity.MailCode]); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("%v", err)
	}
}

func TestWrongSettingsAreNamedWithoutThePassword(t *testing.T) {
	t.Parallel()
	good := mail.Config{
		URL: "smtp://jane:hunter2@mail.example.org:587", From: "Vitae <no-reply@example.org>",
		PublicURL: "https://vitae.example.org", Log: slog.New(slog.DiscardHandler), Clock: clock.System{},
	}
	if _, err := mail.New(good); err != nil {
		t.Fatal(err)
	}
	for _, url := range []string{
		"mail.example.org", "http://mail.example.org", "smtp://", "smtp:mail.example.org", "smtp://:25",
		"smtp://jane:hunter2@mail.example.org:99999",
		"smtp://jane:hunter2@mail.example.org:port", "smtp://jane:hunter2@mail.example.org/inbox",
		"smtp://jane:hunter2@mail.example.org?tls=maybe",
		"smtp://jane:hunter2@mail.example.org?timeout=1", "smtps://jane:hunter2@mail.example.org?tls=none",
		"smtp://jane:hun#ter2@mail.example.org",
		"smtp://jane:hunter2%zz@mail.example.org", "smtp://jane@mail.example.org", "smtp://:hunter2@mail.example.org",
		"smtp://jane:hunter2@mail.example.org:0",
	} {
		c := good
		c.URL = url
		_, err := mail.New(c)
		if fault.KindOf(err) != fault.Invalid || !strings.HasPrefix(fault.Public(err), "VITAE_SMTP_URL ") ||
			strings.Contains(err.Error(), "ter2") {
			t.Errorf("%s: %v", url, err)
		}
	}
	for _, url := range []string{
		"smtp://localhost", "smtp://[::1]:2525?tls=none",
		"smtps://jane:hunter2%40@mail.example.org?tls=required", "smtp://mail.example.org/",
	} {
		c := good
		c.URL = url
		if _, err := mail.New(c); err != nil {
			t.Errorf("%s: %v", url, err)
		}
	}
	for _, from := range []string{
		"", "Vitae", "a@b.example, c@d.example",
		"Vitae <no-reply@example.org>\r\nBcc: x@y.example", "\"Vi\r\ntae\" <no-reply@example.org>",
	} {
		c := good
		c.From = from
		if _, err := mail.New(c); fault.KindOf(err) != fault.Invalid ||
			!strings.HasPrefix(fault.Public(err), "VITAE_MAIL_FROM=") ||
			strings.ContainsAny(fault.Public(err), "\r\n") {
			t.Errorf("from %q: %v", from, err)
		}
	}
}
