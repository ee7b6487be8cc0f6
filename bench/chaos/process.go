package main

import (
	"database/sql"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"vitae/internal/adapter/sqlstore/storetest" // with the driver "pgx"
	"vitae/internal/app/apptest"
)

// process is a server of the site's. It ends with this program, however that ends.
type process struct {
	c      *exec.Cmd
	exited chan struct{}
}

// begin starts a program whose output is added to a file.
func begin(c *exec.Cmd, log string) (*process, error) {
	out, err := os.OpenFile(log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer out.Close()
	c.Stdout, c.Stderr = out, out
	if c.SysProcAttr == nil {
		c.SysProcAttr = &syscall.SysProcAttr{}
	}
	c.SysProcAttr.Setpgid = true // an interrupt from the terminal is for this program alone, which stops the others
	c.SysProcAttr.Pdeathsig = syscall.SIGKILL
	if err := c.Start(); err != nil {
		return nil, err
	}
	p := &process{c: c, exited: make(chan struct{})}
	go func() { _ = c.Wait(); close(p.exited) }()
	return p, nil
}

// end sends a signal and waits until the process is gone. One that is gone already is no error.
func (p *process) end(s syscall.Signal) {
	if p != nil {
		_ = p.c.Process.Signal(s)
		<-p.exited
	}
}

// errGone is a process that ended while it was waited for.
var errGone = errors.New("it ended")

// until waits until something holds, at most a minute.
func until(gone <-chan struct{}, holds func() bool) error {
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		if holds() {
			return nil
		}
		select {
		case <-gone:
			return errGone
		case <-time.After(2 * time.Millisecond):
		}
	}
	return errors.New("it does not come to hold within a minute")
}

// answering reports whether somebody listens at an address.
func answering(addr string) bool {
	c, err := net.DialTimeout("tcp", addr, time.Second)
	if err != nil {
		return false
	}
	_ = c.Close()
	return true
}

// postgres is a server with the settings of production: what it has acknowledged is on the disk.
type postgres struct {
	bin, folder, addr, log string
	as                     *syscall.Credential // nil: whoever this is
	p                      *process
}

// newPostgres makes a cluster in a folder and starts it.
func newPostgres(folder, log string) (*postgres, error) {
	s := &postgres{folder: folder, log: log}
	var err error
	if s.bin, err = storetest.Programs(); err != nil {
		return nil, fmt.Errorf("%w; run scripts/install-postgres", err)
	}
	if s.addr, err = apptest.FreeAddr(); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	if s.as, err = storetest.Owner(folder); err != nil {
		return nil, err
	}
	if said, err := s.command("initdb", "-D", s.data(), "-U", "vitae", "-A", "trust", "-E", "UTF8", "--locale=C",
		"--no-instructions").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w: %s", err, said)
	}
	if err := s.start(); err != nil {
		return nil, err
	}
	return s, s.create("vitae")
}

func (s *postgres) data() string { return filepath.Join(s.folder, "data") }

func (s *postgres) command(program string, args ...string) *exec.Cmd {
	c := exec.Command(filepath.Join(s.bin, program), args...)
	c.Dir, c.SysProcAttr = s.folder, &syscall.SysProcAttr{Credential: s.as}
	return c
}

// start starts it and waits until it answers.
func (s *postgres) start() error {
	_, port, err := net.SplitHostPort(s.addr)
	if err != nil {
		return err
	}
	s.p, err = begin(s.command("postgres", "-D", s.data(), "-p", port, "-k", "", "-c", "listen_addresses=127.0.0.1",
		"-c", "max_connections=200",
		"-c", "min_wal_size=32MB", "-c", "max_wal_size=128MB"), s.log)
	if err != nil {
		return err
	}
	admin, err := sql.Open("pgx", s.url(s.addr, "postgres"))
	if err != nil {
		return err
	}
	defer admin.Close()
	if err := until(s.p.exited, func() bool { return admin.Ping() == nil }); err != nil {
		return fmt.Errorf("PostgreSQL: %w", err)
	}
	return nil
}

// stop ends it at once, as an immediate shutdown does: connections are cut, and the next start recovers.
func (s *postgres) stop() {
	s.p.end(syscall.SIGQUIT)
}

// create makes an empty database.
func (s *postgres) create(name string) error {
	admin, err := sql.Open("pgx", s.url(s.addr, "postgres"))
	if err != nil {
		return err
	}
	defer admin.Close()
	_, err = admin.Exec("CREATE DATABASE " + name)
	return err
}

// url leads to a database by an address, which may be that of a line before it.
func (s *postgres) url(addr, name string) string {
	return "postgres://vitae@" + addr + "/" + name + "?sslmode=disable"
}

// storage is an object storage over a folder.
type storage struct {
	program, folder, addr string
	p                     *process
}

// storageKey and storageSecret are the storage's for the length of a run on loopback.
const storageKey, storageSecret = "vitae", "vitae-chaos"

func newStorage(program, folder, log string) (*storage, error) {
	s := &storage{program: program, folder: folder}
	var err error
	if s.addr, err = apptest.FreeAddr(); err != nil {
		return nil, err
	}
	if err := errors.Join(os.MkdirAll(filepath.Join(folder, "about"), 0o700),
		os.MkdirAll(s.bucket("vitae"), 0o700)); err != nil {
		return nil, err
	}
	c := exec.Command(s.program, "--quiet", "--keep-alive", "--port", s.addr, "posix", "--sidecar",
		filepath.Join(folder, "about"), filepath.Join(folder, "buckets"))
	c.Env = append(os.Environ(), "ROOT_ACCESS_KEY="+storageKey, "ROOT_SECRET_KEY="+storageSecret,
		"VGW_REGION=us-east-1")
	if s.p, err = begin(c, log); err != nil {
		return nil, fmt.Errorf("%w; run scripts/install-s3", err)
	}
	if err := until(s.p.exited, func() bool { return answering(s.addr) }); err != nil {
		return nil, fmt.Errorf("versitygw: %w", err)
	}
	return s, nil
}

func (s *storage) bucket(name string) string { return filepath.Join(s.folder, "buckets", name) }

func (s *storage) url(addr, name string) string {
	return "s3://" + name + "?endpoint=http://" + addr + "&key=" + storageKey + "&secret=" + storageSecret
}
