package app_test

import (
	"bufio"
	"bytes"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/fault"
	"vitae/internal/config"
)

func TestWhatIsKeptIsItsOwnersAlone(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite", Empty: true})
	furnished(t, p)
	found := 0
	ok(t, filepath.WalkDir(p.Config.DataDir, func(name string, e fs.DirEntry, err error) error {
		ok(t, err)
		if name == p.Config.DataDir || e.Type()&fs.ModeSymlink != 0 { // the test made these
			return nil
		}
		info, err := e.Info()
		ok(t, err)
		if found++; info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is %v", name, info.Mode())
		}
		return nil
	}))
	if found < 6 {
		t.Errorf("only %d things are kept", found)
	}
}

func TestOneServerForASQLiteDatabase(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	second := p.Config
	second.Addr = "127.0.0.1:0"
	refusedStart(t, second, "using the database", fault.Conflict)
	ok(t, p.Stop())
	p.Run()
}

// refusedStart expects one line that names what is wrong.
func refusedStart(t *testing.T, c config.Config, names string, kind fault.Kind) {
	t.Helper()
	s, err := app.Listen(t.Context(), c, quiet())
	if err == nil {
		t.Fatalf("a start that should have failed for %s serves at %s", names, s.Addr())
	}
	if said := fault.Public(err); fault.KindOf(err) != kind || !strings.Contains(said, names) ||
		strings.Contains(said, "\n") || strings.Contains(err.Error(), "hunter2") {
		t.Errorf("%s: %v", names, err)
	}
}

func TestWrongPlacesStopTheStart(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	ok(t, err)
	defer taken.Close()
	post := apptest.NewPost(t)
	file := filepath.Join(t.TempDir(), "file")
	write(t, file, "no database and no folder")
	for names, c := range map[string]struct {
		kind   fault.Kind
		change func(*config.Config)
	}{
		"VITAE_ADDR":          {fault.Invalid, func(c *config.Config) { c.Addr = taken.Addr().String() }},
		"VITAE_METRICS_ADDR":  {fault.Invalid, func(c *config.Config) { c.MetricsAddr = taken.Addr().String() }},
		"VITAE_DATA_DIR":      {fault.Invalid, func(c *config.Config) { c.DataDir = file }},
		"VITAE_DATABASE_URL:": {fault.Invalid, func(c *config.Config) { c.DatabaseURL = "sqlite:" + file }},
		"server": {
			fault.Unavailable,
			func(c *config.Config) { c.DatabaseURL = "postgres://u:hunter2@127.0.0.1:1/d" },
		},
		"VITAE_SMTP_URL": {fault.Invalid, func(c *config.Config) { c.SMTPURL = "smtp://user-alone@127.0.0.1" }},
		"VITAE_BLOB_URL": {fault.Unavailable, func(c *config.Config) { c.BlobURL = "file:" + file }},
		"VITAE_BLOB_URL: The bucket \"b-1\"": {fault.Unavailable, func(c *config.Config) {
			c.BlobURL = "s3://b-1?endpoint=http://127.0.0.1:1&key=hunter2&secret=hunter2"
		}},
		"chmod 600": {fault.Invalid, func(c *config.Config) {
			write(t, c.SecretPath(), strings.Repeat("s", 64))
			ok(t, os.Chmod(c.SecretPath(), 0o640))
		}},
		"at least 32 bytes": {fault.Invalid, func(c *config.Config) { write(t, c.SecretPath(), "hunter2\n") }},
	} {
		settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, post)
		c.change(&settings)
		refusedStart(t, settings, names, c.kind)
	}
}

func TestOperatorsSeeFiguresOnAnAddressOfTheirOwn(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{
		Database: "sqlite",
		Change:   func(c *config.Config) { c.MetricsAddr = "127.0.0.1:0" },
	})
	ok(t, p.Client().Register())
	operator := apptest.NewClient(operatorsSide(p), p.Post)
	a, err := operator.Send("GET", "/metrics", "", nil)
	ok(t, err)
	for _, figure := range []string{
		"vitae_jobs_waiting ", "vitae_jobs_failed 0", "vitae_http_requests_total{",
		"go_goroutines ",
	} {
		if !bytes.Contains(a.Body, []byte(figure)) {
			t.Errorf("no %s among the figures", figure)
		}
	}
	if status, err := operator.Get("/debug/pprof/goroutine?debug=1"); err != nil || status != 200 {
		t.Errorf("profiles: %d %v", status, err)
	}
	for _, path := range []string{"/metrics", "/debug/pprof/"} { // the web app's page at most
		if a, err := p.Client().Send("GET", path, "", nil); err != nil || bytes.Contains(a.Body, []byte("goroutine")) {
			t.Errorf("%s for everybody: %d %v", path, a.Status, err)
		}
	}
}

// operatorsSide is where a program whose VITAE_METRICS_ADDR has no port tells its figures. The log says it just after
// the program is ready.
func operatorsSide(p *apptest.Program) string {
	var said []string
	p.Until("the log says where figures are", func() bool {
		said = regexp.MustCompile(`"serving metrics and profiling","address":"([^"]+)"`).FindStringSubmatch(p.Log())
		return said != nil
	})
	return "http://" + said[1]
}

func TestWithoutAMailServerLettersGoToTheOutbox(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite", Outbox: true})
	c := p.Client()
	ok(t, c.Register())
	var letters []string
	p.Until("a letter is in the outbox", func() bool {
		letters, _ = filepath.Glob(filepath.Join(p.Config.Outbox(), "*.eml"))
		return len(letters) == 1
	})
	if text := string(read(t, letters[0])); !strings.Contains(text, c.User.Email) {
		t.Errorf("the letter is for somebody else: %s", text)
	}
	if log := p.Log(); !strings.Contains(log, p.Config.Outbox()) || strings.Contains(log, c.User.Email) {
		t.Error("the log does not say where letters are, or says to whom they go")
	}
}

// A proxy keeps connections and may send a request on one just when the program stops. It is answered, and asked to
// come by another connection.
func TestAConnectionThatIsKeptIsAnsweredWhileStopping(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite", Linger: time.Minute})
	conn, err := net.Dial("tcp", p.Config.Addr)
	ok(t, err)
	defer conn.Close()
	in := bufio.NewReader(conn)
	ask := func() (status int, last bool, err error) {
		if _, err := conn.Write([]byte("GET /api/resume/templates HTTP/1.1\r\nHost: " + p.Config.Addr +
			"\r\n\r\n")); err != nil {
			return 0, false, err
		}
		a, err := http.ReadResponse(in, nil)
		if err != nil {
			return 0, false, err
		}
		defer a.Body.Close()
		_, err = io.Copy(io.Discard, a.Body)
		return a.StatusCode, a.Close, err
	}
	if status, last, err := ask(); err != nil || status != http.StatusOK || last {
		t.Fatalf("before: %d, the last: %t, %v", status, last, err)
	}
	stopped := make(chan error, 1)
	go func() { stopped <- p.Stop() }()
	p.Until("no new connection is taken", func() bool {
		c, err := net.Dial("tcp", p.Config.Addr)
		if err == nil {
			_ = c.Close()
		}
		return err != nil
	})
	if status, last, err := ask(); err != nil || status != http.StatusOK || !last {
		t.Errorf("while it stops: %d, the last: %t, %v", status, last, err)
	}
	ok(t, <-stopped)
}
