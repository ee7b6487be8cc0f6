package storetest_test

import (
	"bufio"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/domain/identity"
)

func TestEachDatabaseIsFreshAndMigrated(t *testing.T) {
	t.Parallel()
	for range 2 {
		storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
			keys, err := db.Identity().SigningKeys(t.Context())
			if err != nil || len(keys) != 0 {
				t.Fatal(keys, err)
			}
			err = db.Identity().InTx(t.Context(),
				func(tx identity.Store) error { return tx.AddSigningKey(t.Context(), "a", time.Unix(1, 0)) })
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// server tells a child process of the next test to start a server and to wait for its end.
const server = "STORETEST_SERVER"

func TestTheServerEndsWithAKilledTestBinary(t *testing.T) {
	if os.Getenv(server) != "" {
		fmt.Println(storetest.PostgresURL(t))
		select {}
	}
	t.Parallel()
	temp, err := os.MkdirTemp("", "vitae-st-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(temp) })
	if err := os.Chmod(temp, 0o777); err != nil { // the server may be another user's
		t.Fatal(err)
	}
	c := exec.Command(os.Args[0], "-test.run=^TestTheServerEndsWithAKilledTestBinary$")
	c.Env = append(os.Environ(), server+"=1", "TMPDIR="+temp)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	if !lines.Scan() {
		t.Fatal("the child tells no URL")
	}
	at, err := url.Parse(lines.Text())
	if err != nil {
		t.Fatal(err)
	}
	listens := func() bool {
		conn, err := net.Dial("tcp", at.Host)
		if err == nil {
			conn.Close()
		}
		return err == nil
	}
	folders := func() int {
		found, _ := filepath.Glob(filepath.Join(temp, "vitae-pg-*"))
		return len(found)
	}
	if !listens() || folders() != 1 {
		t.Fatalf("%s is no server, or has no folder", at.Host)
	}
	_ = c.Process.Kill()
	_ = c.Wait()
	for deadline := time.Now().Add(30 * time.Second); listens() || folders() != 0; {
		if time.Now().After(deadline) {
			t.Fatalf("the server is left: listens %v, %d folders", listens(), folders())
		}
		<-time.After(10 * time.Millisecond)
	}
}
