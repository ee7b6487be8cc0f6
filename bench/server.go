package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/config"
	"vitae/internal/domain/identity"
)

// server measures the program as a process on data that is there, then what a sign-in costs.
func (b *bench) server() error {
	data := filepath.Join(b.work, "data")
	if err := b.coldStarts(data); err != nil {
		return err
	}
	if err := b.throughput(data); err != nil {
		return err
	}
	return b.signIn()
}

// process is a server under measurement.
type process struct {
	c   *exec.Cmd
	url string
}

// starts runs a server at an address and gives how long it took until it was ready.
func starts(c *exec.Cmd, addr string) (*process, time.Duration, error) {
	var log bytes.Buffer
	c.Stdout, c.Stderr = &log, &log
	began := time.Now()
	if err := c.Start(); err != nil {
		return nil, 0, err
	}
	p := &process{c, "http://" + addr}
	probe := apptest.NewClient(p.url, nil)
	for deadline := began.Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if status, err := probe.Get("/readyz"); err == nil && status == http.StatusOK {
			return p, time.Since(began), nil
		}
	}
	return nil, 0, fmt.Errorf("not ready: %w: %s", p.stop(), log.String())
}

func (p *process) stop() error {
	if err := p.c.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	return p.c.Wait()
}

// memory is what the process holds, as the kernel tells it: a number and kB.
func (p *process) memory() (string, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.c.Process.Pid))
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(status)) {
		if kb, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			return strings.TrimSpace(kb), nil
		}
	}
	return "", fmt.Errorf("no VmRSS in %d's status", p.c.Process.Pid)
}

// cpu is how much processor time the process has taken.
func (p *process) cpu() (time.Duration, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.c.Process.Pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest) // the first is the third field of proc(5)
	var user, system int64
	if _, err := fmt.Sscan(fields[11]+" "+fields[12], &user, &system); err != nil {
		return 0, err
	}
	return time.Duration(user+system) * 10 * time.Millisecond, nil // a tick is 10 ms
}

// serve starts bin/vitae on the data.
func (b *bench) serve(data string) (*process, time.Duration, error) {
	addr, err := apptest.FreeAddr()
	if err != nil {
		return nil, 0, err
	}
	return starts(exec.Command(b.bin, "serve", "--addr", addr, "--public-url", publicURL, "--data-dir", data,
		"--rate-limits", "off"), addr)
}

// publicURL is one for all starts, so that tokens outlive them.
const publicURL = "http://127.0.0.1"

func (b *bench) coldStarts(data string) error {
	var times []time.Duration
	for i := range 6 {
		p, took, err := b.serve(data)
		if err != nil {
			return err
		}
		if i > 0 { // the first one makes the data and compiles PDFium
			times = append(times, took)
		}
		if i == 5 {
			time.Sleep(5 * time.Second)
			rss, err := p.memory()
			if err != nil {
				return err
			}
			fmt.Printf("idle after 5 s: VmRSS %s\n", rss)
		}
		if err := p.stop(); err != nil {
			return err
		}
	}
	slices.Sort(times)
	fmt.Printf("cold start to ready on existing data: median %v, slowest %v\n", times[2].Round(time.Millisecond),
		times[4].Round(time.Millisecond))
	return nil
}

// admit signs up and signs in, with codes from the command line.
func (b *bench) admit(url, data string) (*apptest.Client, error) {
	c := apptest.NewClient(url, nil)
	if err := c.Register(); err != nil {
		return nil, err
	}
	if err := c.InitiateLogin(); err != nil {
		return nil, err
	}
	code, err := exec.Command(b.bin, "admin", "code", c.User.Username, "--public-url", publicURL, "--data-dir",
		data).Output()
	if err != nil {
		return nil, err
	}
	return c, c.VerifyLogin(strings.TrimSpace(string(code)))
}

const (
	connections = 16
	loadTime    = 5 * time.Second
)

// throughput compares currentUser through the whole program with a handler that does nothing but look the session up.
func (b *bench) throughput(data string) error {
	p, _, err := b.serve(data)
	if err != nil {
		return err
	}
	c, err := b.admit(p.url, data)
	if err != nil {
		return err
	}
	query := `{"query":"{currentUser{id username email firstName lastName isActive isVerified createdAt lastLogin}}"}`
	whole, err := p.load("POST /api/v1/identity/graphql HTTP/1.1\r\nContent-Type: application/json\r\nAuthorization: Bearer "+c.Token+"\r\n", c.Cookie(), query, `"username"`)
	if err != nil {
		return err
	}
	if err := p.stop(); err != nil {
		return err
	}
	bare, err := bareLoad(filepath.Join(data, "vitae.db"), "/", c.Cookie(), `"username"`)
	if err != nil {
		return err
	}
	fmt.Printf("currentUser, %d connections: %s\nbare handler, same look-up:    %s\nratio: %.2f by rate, %.2f by processor time\n",
		connections, whole, bare, whole.perSecond()/bare.perSecond(), float64(bare.cpuEach())/float64(whole.cpuEach()))
	return nil
}

// signIn distinguishes the cost of the password's hash from the rest, by the same program with a hash that costs
// nothing.
func (b *bench) signIn() error {
	whole, err := b.loginTime(filepath.Join(b.work, "dear"), identity.HashCost{})
	if err != nil {
		return err
	}
	rest, err := b.loginTime(filepath.Join(b.work, "cheap"), identity.HashCost{MemoryKiB: 8, Time: 1})
	if err != nil {
		return err
	}
	fmt.Printf("initiateLogin: median %v, of which %v is not the password's hash\n", whole.Round(time.Millisecond),
		rest.Round(10*time.Microsecond))
	return nil
}

func (b *bench) loginTime(data string, cost identity.HashCost) (time.Duration, error) {
	c := config.Config{
		Addr: "127.0.0.1:0", DataDir: data, MailFrom: "a@b.example", RateLimits: "off",
		Registration: "open", ReadLinks: "off", LogFormat: "text", LogLevel: "warn", MaxUploadMB: 1,
	}
	if err := c.Check(); err != nil {
		return 0, err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	s, err := app.Listen(ctx, c, app.Deps{Log: io.Discard, Clock: clock.System{}, Hashing: cost, Cold: true})
	if err != nil {
		return 0, err
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(ctx) }()
	client := apptest.NewClient("http://"+s.Addr(), nil)
	if err := client.Register(); err != nil {
		return 0, err
	}
	var times []time.Duration
	for range 21 {
		began := time.Now()
		if err := client.InitiateLogin(); err != nil {
			return 0, err
		}
		times = append(times, time.Since(began))
	}
	slices.Sort(times)
	stop()
	return times[len(times)/2], <-ended
}
