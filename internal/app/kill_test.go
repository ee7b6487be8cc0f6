package app_test

import (
	"bufio"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/config"
)

// childSettings makes this test binary the program itself, with these settings as JSON.
const childSettings = "VITAE_TEST_CHILD"

func TestMain(m *testing.M) {
	if settings := os.Getenv(childSettings); settings != "" {
		if err := apptest.BeProgram(settings, clock.System{}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// child is the program in a process of its own.
type child struct {
	c     *exec.Cmd
	input io.Closer
	addr  string
}

func startChild(t *testing.T, settings config.Config) *child {
	t.Helper()
	data, err := json.Marshal(settings)
	ok(t, err)
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), childSettings+"="+string(data))
	log := &apptest.Log{}
	c.Stderr = log
	input, err := c.StdinPipe()
	ok(t, err)
	out, err := c.StdoutPipe()
	ok(t, err)
	ok(t, c.Start())
	addr, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		_ = c.Wait()
		t.Fatalf("the program did not start: %v\n%s", err, log)
	}
	k := &child{c: c, input: input, addr: strings.TrimSpace(addr)}
	t.Cleanup(k.kill)
	probe := apptest.NewClient("http://"+k.addr, nil)
	apptest.Until(t, "the program is ready", func() bool {
		status, err := probe.Get("/readyz")
		return err == nil && status == 200
	})
	return k
}

// kill ends the process as kill -9 does; a second call does nothing.
func (k *child) kill() {
	if k.c.ProcessState == nil {
		_ = k.c.Process.Kill()
		_ = k.c.Wait()
		_ = k.input.Close()
	}
}

const writers = 4

// killsOr is how often a test kills the program: often in make test, VITAE_TEST_KILLS times in make crash.
func killsOr(t *testing.T, often int) int {
	t.Helper()
	asked := os.Getenv("VITAE_TEST_KILLS")
	if asked == "" {
		return often
	}
	n, err := strconv.Atoi(asked)
	ok(t, err)
	return n
}

// comebacks are how long the program took until it was ready after each kill. They are logged and never asserted.
type comebacks []time.Duration

// after starts the program again and notes how long that took.
func (c *comebacks) after(t *testing.T, settings config.Config) *child {
	t.Helper()
	began := time.Now()
	k := startChild(t, settings)
	*c = append(*c, time.Since(began))
	return k
}

// String returns the middle and the longest.
func (c *comebacks) String() string {
	times := slices.Sorted(slices.Values(*c))
	return fmt.Sprintf("%d kills, ready again after %v, at most %v", len(times),
		times[len(times)/2].Round(time.Millisecond), times[len(times)-1].Round(time.Millisecond))
}

// acknowledged is what clients were answered is kept.
type acknowledged struct {
	mu    sync.Mutex
	users []apptest.Person
}

func (a *acknowledged) add(u apptest.Person) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.users = append(a.users, u)
}

// counter is a user whose profile counts; confirmed is the last number that the program said it kept.
type counter struct {
	client    *apptest.Client
	confirmed int
}

func (c *counter) count(n int) error {
	return c.client.Mutate(`mutation($i: UpdateUserProfileInput!){updateUserProfile(input:$i){success message}}`,
		map[string]any{"i": map[string]any{"city": strconv.Itoa(n), "skills": []string{strconv.Itoa(n)}}})
}

// check expects the last number, or the next one, which may have been kept before its answer was lost.
func (c *counter) check(t *testing.T) {
	t.Helper()
	var d struct {
		UserProfile struct {
			City   string
			Skills []string
		}
	}
	ok(t, c.client.Identity(`{userProfile{city skills}}`, nil, &d))
	got, _ := strconv.Atoi(d.UserProfile.City)
	if got < c.confirmed || got > c.confirmed+1 || (got > 0 && d.UserProfile.Skills[0] != d.UserProfile.City) {
		t.Errorf("the profile counts %q with %v, and %d was acknowledged", d.UserProfile.City, d.UserProfile.Skills,
			c.confirmed)
	}
	c.confirmed = got
}

func TestNothingAcknowledgedIsLostWhenTheProgramIsKilled(t *testing.T) {
	t.Parallel()
	post := apptest.NewPost(t)
	settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, post)
	k := startChild(t, settings)
	settings.Addr, settings.PublicURL = k.addr, "http://"+k.addr
	var kept acknowledged
	counters := make([]*counter, writers)
	for i := range counters {
		counters[i] = &counter{client: apptest.NewClient(settings.PublicURL, post)}
		ok(t, counters[i].client.SignUp())
	}
	kills := killsOr(t, 50)
	var again comebacks
	for range kills {
		underLoad(settings.PublicURL, post, &kept, counters, k.kill)
		k = again.after(t, settings)
		for _, c := range counters { // still signed in
			c.check(t)
		}
	}
	if len(kept.users) < kills {
		t.Errorf("only %d registrations between %d kills", len(kept.users), kills)
	}
	for _, u := range kept.users { // a letter that was enqueued is sent, whatever was killed in between
		_, err := post.Code(u.Email, 1)
		ok(t, err)
	}
	k.kill()
	lookInside(t, settings, kept.users)
	counted := 0
	for _, c := range counters {
		counted += c.confirmed
	}
	t.Logf("%s; %d registrations with their letters and %d changes of a profile were acknowledged, and all are there",
		&again, len(kept.users), counted)
}

// underLoad lets clients write and kills the program after some answers, with more under way.
func underLoad(url string, post *apptest.Post, kept *acknowledged, counters []*counter, kill func()) {
	var all sync.WaitGroup
	answers := make(chan struct{}) // nobody waits for who has stopped counting
	gone := make(chan struct{})
	answered := func() {
		select {
		case answers <- struct{}{}:
		case <-gone:
		}
	}
	for range writers {
		all.Go(func() {
			for {
				c := apptest.NewClient(url, post)
				if c.Register() != nil {
					return
				}
				kept.add(c.User)
				answered()
			}
		})
	}
	for _, c := range counters {
		all.Go(func() {
			for c.count(c.confirmed+1) == nil {
				c.confirmed++
				answered()
			}
		})
	}
	for range 2*writers + rand.IntN(40) {
		<-answers
	}
	kill()
	close(gone)
	all.Wait()
}

// lookInside reads the database itself: nothing is half there, and every account that was acknowledged is there.
func lookInside(t *testing.T, settings config.Config, users []apptest.Person) {
	t.Helper()
	db, err := sql.Open("sqlite", settings.SQLiteFile())
	ok(t, err)
	defer db.Close()
	one := func(query string, args ...any) (answer string) {
		if err := db.QueryRow(query, args...).Scan(&answer); err != nil && !errors.Is(err, sql.ErrNoRows) {
			t.Fatalf("%s: %v", query, err)
		}
		return answer
	}
	if said := one(`PRAGMA integrity_check`); said != "ok" {
		t.Errorf("integrity: %s", said)
	}
	if said := one(`SELECT "table" FROM pragma_foreign_key_check`); said != "" {
		t.Errorf("a row of %s belongs to nothing", said)
	}
	halves, err := apptest.Halves(t.Context(), db)
	ok(t, err)
	for _, half := range halves {
		t.Error(half)
	}
	for _, u := range users {
		if id := one(`SELECT id FROM users WHERE username = ?`, u.Username); id != u.ID {
			t.Errorf("the account %s is lost: %q", u.ID, id)
		}
	}
}
