package storetest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
)

// script makes a cluster in folder $1 and runs it on port $2 until its standard input ends: when the test binary ends,
// however it ends. Then it stops the server and removes the folder.
const script = `
initdb -D "$1/data" -U vitae -A trust -E UTF8 --locale=C --no-sync --no-instructions >"$1/log" 2>&1 || exit
postgres -D "$1/data" -p "$2" -k "" -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off \
  -c max_connections=300 -c autovacuum=off -c jit=off -c deadlock_timeout=50ms >>"$1/log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -QUIT $server
wait $server
cd / && rm -rf "$1"
`

const (
	startTries = 5
	startTime  = time.Minute
)

// server is a running PostgreSQL.
type server struct {
	admin  *sql.DB
	port   int
	alive  io.Closer // the script's input: held open as long as this process lives
	folder string
	made   atomic.Int64
}

// once starts the server of this test binary.
var once = sync.OnceValues(start)

// createDatabase makes a database and gives its URL; it goes with the server.
func createDatabase(t testing.TB, migrated bool) string {
	t.Helper()
	s, err := once()
	if err != nil {
		t.Fatalf("storetest: PostgreSQL: %v", err)
	}
	name := fmt.Sprintf("t%d", s.made.Add(1))
	from := "template0"
	if migrated {
		from = "migrated"
	}
	if err := s.create(name, from); err != nil {
		t.Fatalf("storetest: PostgreSQL: %v", err)
	}
	t.Cleanup(func() {
		if _, err := s.admin.Exec("DROP DATABASE " + name + " WITH (FORCE)"); err != nil {
			t.Errorf("storetest: PostgreSQL: %v", err)
		}
	})
	return s.url(name)
}

func (s *server) url(database string) string {
	// patient, since a machine that runs all tests at once may not answer for seconds
	return fmt.Sprintf("postgres://vitae@127.0.0.1:%d/%s?sslmode=disable&connect_timeout=60", s.port, database)
}

func (s *server) create(name, from string) error {
	_, err := s.admin.Exec("CREATE DATABASE " + name + " TEMPLATE " + from)
	return err
}

// start starts a server and makes the migrated template. The port it finds free may be taken before it listens.
func start() (*server, error) {
	bin, err := Programs()
	if err != nil {
		return nil, err
	}
	var s *server
	for range startTries {
		if s, err = run(bin); err == nil {
			break
		}
	}
	if err != nil {
		return nil, err
	}
	return s, s.makeTemplate()
}

func (s *server) makeTemplate() error {
	if err := s.create("migrated", "template0"); err != nil {
		return err
	}
	db, err := sqlstore.Open(context.Background(), sqlstore.Options{URL: s.url("migrated")})
	if err != nil {
		return err
	}
	return errors.Join(db.Migrate(context.Background()), db.Close())
}

// Programs finds the folder of initdb and postgres, the newest where Debian keeps several.
func Programs() (string, error) {
	if found, err := exec.LookPath("initdb"); err == nil {
		return filepath.Dir(found), nil
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) == 0 {
		return "", errors.New("initdb is neither on the PATH nor in /usr/lib/postgresql")
	}
	return filepath.Dir(found[len(found)-1]), nil
}

func run(bin string) (*server, error) {
	folder, err := os.MkdirTemp("", "vitae-pg-")
	if err != nil {
		return nil, err
	}
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	input, alive, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer input.Close()
	c := exec.Command("sh", "-c", script, "sh", folder, strconv.Itoa(port)) //nolint:gosec // the script is ours, the folder and the port were just made
	c.Dir, c.Stdin = folder, input
	c.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
	// an interrupt from the terminal is not for the script: it has to clean up
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if c.SysProcAttr.Credential, err = Owner(folder); err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	s := &server{port: port, alive: alive, folder: folder}
	exited := make(chan struct{})
	go func() { _ = c.Wait(); close(exited) }()
	if err := s.await(exited); err != nil {
		log, _ := os.ReadFile(filepath.Join(folder, "log")) //nolint:gosec // of our own folder
		return nil, errors.Join(fmt.Errorf("%w\n%s", err, log), alive.Close(), os.RemoveAll(folder))
	}
	return s, nil
}

// Owner is whose a server over a folder is to be: nil for whoever this is, and for root, as whom it refuses to run, the
// user postgres, to whom the folder is given.
func Owner(folder string) (*syscall.Credential, error) {
	if os.Getuid() != 0 {
		return nil, nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		return nil, err
	}
	uid, err := strconv.ParseUint(u.Uid, 10, 32)
	if err != nil {
		return nil, err
	}
	gid, err := strconv.ParseUint(u.Gid, 10, 32)
	if err != nil {
		return nil, err
	}
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, os.Chown(folder, int(uid), int(gid))
}

// await waits until the server answers.
func (s *server) await(exited <-chan struct{}) error {
	admin, err := sql.Open("pgx", s.url("postgres"))
	if err != nil {
		return err
	}
	s.admin = admin
	deadline := time.After(startTime)
	for {
		if err = admin.Ping(); err == nil {
			return nil
		}
		select {
		case <-exited:
			return errors.New("the server did not start")
		case <-deadline:
			return fmt.Errorf("the server does not answer: %w", err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port, nil
}
