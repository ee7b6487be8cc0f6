// Package blobtest gives tests a real object storage: versitygw over a folder, on loopback, which the test binary
// starts and which ends with it. It never skips: without the program, which scripts/install-s3 installs, a test fails.
package blobtest

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"vitae/internal/adapter/blob"
)

// script serves folder $2 on port $3 with program $1 until its standard input ends: when the test binary ends, however
// it ends. Then it removes the folder.
const script = `
"$1" --quiet --keep-alive --port "127.0.0.1:$3" posix --sidecar "$2/about" "$2/buckets" >"$2/log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill $server
wait $server
cd / && rm -rf "$2"
`

// Key and Secret are the gateway's. The secret holds what URLs want escaped.
const (
	Key    = "vitae-test"
	Secret = "hunter2/+secret=="
	Region = "eu-test-1"
)

const (
	startTries = 5
	startTime  = time.Minute
)

// gateway is a running one.
type gateway struct {
	folder string
	port   int
	alive  *os.File // the script's input
	made   atomic.Int64
}

// once starts the gateway of this test binary.
var once = sync.OnceValues(start)

// NewBucket makes an empty bucket and says how to reach it.
func NewBucket(t testing.TB) blob.BucketConfig {
	t.Helper()
	g, err := once()
	if err != nil {
		t.Fatalf("blobtest: %v", err)
	}
	name := fmt.Sprintf("bucket-%d", g.made.Add(1))
	if err := os.Mkdir(filepath.Join(g.folder, "buckets", name), 0o700); err != nil {
		t.Fatalf("blobtest: %v", err)
	}
	return blob.BucketConfig{
		Name: name, Endpoint: "http://127.0.0.1:" + strconv.Itoa(g.port), Region: Region, Key: Key,
		Secret: Secret,
	}
}

// URL is what VITAE_BLOB_URL is to be for a bucket.
func URL(c blob.BucketConfig) string {
	q := url.Values{"endpoint": {c.Endpoint}, "region": {c.Region}, "key": {c.Key}, "secret": {c.Secret}}
	if c.Prefix != "" {
		q.Set("prefix", c.Prefix)
	}
	return "s3://" + c.Name + "?" + q.Encode()
}

// start starts a gateway. The port it finds free may be taken before it listens.
func start() (*gateway, error) {
	program, err := program()
	if err != nil {
		return nil, err
	}
	var g *gateway
	for range startTries {
		if g, err = run(program); err == nil {
			return g, nil
		}
	}
	return nil, err
}

// program finds versitygw in the checkout's tools.
func program() (string, error) {
	dir, err := os.Getwd()
	for ; err == nil; dir = filepath.Dir(dir) {
		if _, none := os.Stat(filepath.Join(dir, "go.mod")); none == nil {
			break
		}
		if dir == filepath.Dir(dir) {
			return "", errors.New("the test runs outside the checkout")
		}
	}
	found := filepath.Join(dir, "bin", "tools", "versitygw")
	if _, none := os.Stat(found); none != nil {
		return "", errors.Join(fmt.Errorf("%s is missing; run scripts/install-s3", found), err)
	}
	return found, err
}

func run(program string) (*gateway, error) {
	folder, err := os.MkdirTemp("", "vitae-s3-")
	if err != nil {
		return nil, err
	}
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	for _, dir := range []string{"buckets", "about"} {
		if err := os.Mkdir(filepath.Join(folder, dir), 0o700); err != nil {
			return nil, err
		}
	}
	input, alive, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer input.Close()
	c := exec.Command("sh", "-c", script, "sh", program, folder, strconv.Itoa(port)) //nolint:gosec // the script is ours, its arguments were just made
	c.Dir, c.Stdin = folder, input
	c.Env = append(os.Environ(), "ROOT_ACCESS_KEY="+Key, "ROOT_SECRET_KEY="+Secret, "VGW_REGION="+Region)
	// an interrupt from the terminal is not for the script: it has to clean up
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := c.Start(); err != nil {
		return nil, err
	}
	exited := make(chan struct{})
	go func() { _ = c.Wait(); close(exited) }()
	g := &gateway{folder: folder, port: port, alive: alive}
	if err := g.await(exited); err != nil {
		log, _ := os.ReadFile(filepath.Join(folder, "log")) //nolint:gosec // of our own folder
		return nil, errors.Join(fmt.Errorf("%w\n%s", err, log), alive.Close())
	}
	return g, nil
}

// await waits until the gateway answers anything.
func (g *gateway) await(exited <-chan struct{}) error {
	deadline := time.After(startTime)
	for {
		r, err := http.Get("http://127.0.0.1:" + strconv.Itoa(g.port) + "/")
		if err == nil {
			return r.Body.Close()
		}
		select {
		case <-exited:
			return errors.New("versitygw did not start")
		case <-deadline:
			return fmt.Errorf("versitygw does not answer: %w", err)
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
