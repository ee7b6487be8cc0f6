package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/config"
)

// replicaSettings makes this program a replica, with these settings as JSON. Unlike bin/vitae its clock can be wrong,
// by the seconds in replicaClock.
const (
	replicaSettings = "VITAE_CHAOS_REPLICA"
	replicaClock    = "VITAE_CHAOS_CLOCK"
)

// wrongClock is a machine's clock that is wrong by some time.
type wrongClock time.Duration

// Now is the time that it believes.
func (c wrongClock) Now() time.Time { return clock.System{}.Now().Add(time.Duration(c)) }

// beReplica does not return where this program was started as a replica.
func beReplica() {
	if settings := os.Getenv(replicaSettings); settings != "" {
		seconds, _ := strconv.ParseInt(os.Getenv(replicaClock), 10, 64)
		exit(apptest.BeProgram(settings, wrongClock(time.Duration(seconds)*time.Second)))
	}
}

// replica is one of the program's processes, at an address that outlives it.
type replica struct {
	addr   string
	config config.Config
	log    string

	program string        // "": this very program
	wrong   time.Duration // of its clock, where it is this program
	p       *process
	input   *os.File
	up      atomic.Bool // as the balancer sees it
}

// command is how the replica is started.
func (r *replica) command() (*exec.Cmd, error) {
	c := r.config
	if r.program != "" {
		e := exec.Command(r.program, "serve")
		e.Env = append(os.Environ(), "VITAE_ADDR="+c.Addr, "VITAE_PUBLIC_URL="+c.PublicURL, "VITAE_DATA_DIR="+c.DataDir,
			"VITAE_DATABASE_URL="+c.DatabaseURL, "VITAE_BLOB_URL="+c.BlobURL,
			"VITAE_SMTP_URL="+c.SMTPURL, "VITAE_SECRET="+c.Secret, "VITAE_RATE_LIMITS="+c.RateLimits,
			"VITAE_TRUSTED_PROXIES="+c.TrustedProxies, "VITAE_LOG_FORMAT=json")
		return e, nil
	}
	settings, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	e := exec.Command(self)
	e.Env = append(os.Environ(), replicaSettings+"="+string(settings),
		replicaClock+"="+strconv.FormatInt(int64(r.wrong/time.Second), 10))
	return e, nil
}

// start starts the replica and gives the time until it was ready.
func (r *replica) start() (time.Duration, error) {
	c, err := r.command()
	if err != nil {
		return 0, err
	}
	input, ours, err := os.Pipe()
	if err != nil {
		return 0, err
	}
	defer input.Close()
	c.Stdin, r.input = input, ours
	began := time.Now()
	if r.p, err = begin(c, r.log); err != nil {
		return 0, err
	}
	if err := until(r.p.exited, r.ready); err != nil {
		said, _ := os.ReadFile(r.log)
		return 0, fmt.Errorf("a replica: %w: …%s", err, said[max(0, len(said)-2000):])
	}
	return time.Since(began), nil
}

// probe asks replicas whether they are ready, without connections that are kept.
var probe = &http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}

func (r *replica) ready() bool {
	a, err := probe.Get("http://" + r.addr + "/readyz")
	if err != nil {
		return false
	}
	_ = a.Body.Close()
	return a.StatusCode == http.StatusOK
}

// end ends the process by a signal and waits until it is gone.
func (r *replica) end(s syscall.Signal) {
	r.p.end(s)
	_ = r.input.Close()
}

// newReplica makes one that is not started, with a folder of its own and the compiled PDF reader of all.
func newReplica(work, program string, n int, c config.Config) (*replica, error) {
	addr, err := apptest.FreeAddr()
	if err != nil {
		return nil, err
	}
	c.Addr, c.DataDir = addr, filepath.Join(work, "replica-"+strconv.Itoa(n))
	if err := c.Check(); err != nil {
		return nil, err
	}
	if err := apptest.SharePDFium(c.CacheDir()); err != nil {
		return nil, err
	}
	return &replica{
		addr: addr, config: c, log: filepath.Join(work, "replica-"+strconv.Itoa(n)+".log"),
		program: program,
	}, nil
}
