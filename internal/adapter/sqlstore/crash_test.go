package sqlstore_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
)

// crashing names a database's URL to a child process of TestAKilledProgramLosesNothingItConfirmed.
const crashing = "SQLSTORE_TEST_CRASHING"

func TestAKilledProgramLosesNothingItConfirmed(t *testing.T) {
	if url := os.Getenv(crashing); url != "" {
		writeUntilKilled(url)
	}
	t.Parallel()
	url := "sqlite:" + filepath.Join(t.TempDir(), "vitae.db")
	var committed []string
	for round := range 10 {
		committed = append(committed, runAndKill(t, url, 20+37*round)...)
		db := storetest.Open(t, url)
		var kept []string
		if err := db.Raw().List(t.Context(), &kept, `SELECT kid FROM signing_keys`); err != nil {
			t.Fatal(err)
		}
		parts := map[string]int{}
		for _, k := range kept {
			parts[strings.TrimSuffix(k, "b")]++
		}
		for _, k := range committed {
			if parts[k] != 2 {
				t.Fatalf("round %d: %s was confirmed as kept and has %d of 2 rows", round, k, parts[k])
			}
		}
		for k, n := range parts {
			if n != 2 {
				t.Fatalf("round %d: half a transaction of %s", round, k)
			}
		}
		var health string
		if err := db.Raw().Get(t.Context(), &health,
			`SELECT integrity_check FROM pragma_integrity_check`); err != nil || health != "ok" {
			t.Fatalf("round %d: %s %v", round, health, err)
		}
	}
}

// runAndKill lets a child write until it has reported so many transactions, kills it, and returns all it reported.
func runAndKill(t *testing.T, url string, least int) []string {
	t.Helper()
	c := exec.Command(os.Args[0], "-test.run=^TestAKilledProgramLosesNothingItConfirmed$")
	c.Env = append(os.Environ(), crashing+"="+url)
	c.Stderr = os.Stderr
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	var committed []string
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		committed = append(committed, lines.Text())
		if len(committed) == least {
			_ = c.Process.Kill()
		}
	}
	_ = c.Wait()
	if len(committed) < least {
		t.Fatalf("the child reported %d transactions only", len(committed))
	}
	return committed
}

// writeUntilKilled writes two rows a transaction from many goroutines and tells of each that is kept.
func writeUntilKilled(url string) {
	ctx := context.Background()
	db, err := sqlstore.Open(ctx, sqlstore.Options{URL: url})
	if err == nil {
		err = db.Migrate(ctx)
	}
	if err != nil {
		panic(err)
	}
	var mu sync.Mutex
	for g := range 16 {
		go func() {
			for i := 0; ; i++ {
				kid := fmt.Sprintf("%d-%d-%d-", os.Getpid(), g, i)
				err := db.Raw().InTx(ctx, func(tx sqlstore.Raw) error {
					if _, err := tx.Exec(ctx, addKey, kid); err != nil {
						return err
					}
					_, err := tx.Exec(ctx, addKey, kid+"b")
					return err
				})
				if err != nil {
					panic(err)
				}
				mu.Lock()
				fmt.Println(kid)
				mu.Unlock()
			}
		}()
	}
	select {}
}
