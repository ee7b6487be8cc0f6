package app_test

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// whole is an instance that a program has left behind, to be damaged.
type whole struct {
	t      *testing.T
	config config.Config
	user   apptest.Person
	titles []string // of the user's resumes, in the order of the list
}

// newWhole keeps resumes and stops the program, or kills it, so that the newest of them are in the log alone.
func newWhole(t *testing.T, killed bool) whole {
	t.Helper()
	post := apptest.NewPost(t)
	settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, post)
	k := startChild(t, settings)
	settings.PublicURL = "http://" + k.addr
	c := apptest.NewClient(settings.PublicURL, post)
	ok(t, c.SignUp())
	w := whole{t: t, config: settings, user: c.User}
	for i := range 8 {
		title := fmt.Sprintf("Resume %d", i)
		ok(t, c.Resume(`mutation($i:CreateResumeInput!){createResume(input:$i){id}}`,
			map[string]any{"i": map[string]any{"title": title, "content": strings.Repeat(shortResume, 20)}}, nil))
		w.titles = append([]string{title}, w.titles...)
	}
	if killed {
		k.kill()
		return w
	}
	_ = k.input.Close() // asks it to stop
	ok(t, k.c.Wait())
	return w
}

// copied returns the instance in a folder of its own, with a mail server of its own.
func (w whole) copied(t *testing.T) (config.Config, *apptest.Post) {
	t.Helper()
	c, post := w.config, apptest.NewPost(t)
	c.SMTPURL = post.URL()
	c.DataDir = t.TempDir()
	ok(t, os.RemoveAll(c.DataDir))
	ok(t, os.CopyFS(c.DataDir, os.DirFS(w.config.DataDir)))
	c.DatabaseURL, c.BlobURL, c.Addr = "sqlite:"+filepath.Join(c.DataDir, "vitae.db"), "", "127.0.0.1:0"
	ok(t, os.Chmod(c.SecretPath(), 0o600))
	ok(t, c.Check())
	return c, post
}

// answers starts the program and lists the user's resumes as whoever signs in sees them. refused is what the start
// said.
func (w whole) answers(t *testing.T, c config.Config, post *apptest.Post) (titles []string, refused, asked error) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	s, err := app.Listen(ctx, c, quiet())
	if err != nil {
		return nil, err, nil
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(ctx) }()
	defer func() { stop(); <-ended }()
	client := apptest.NewClient("http://"+s.Addr(), post)
	client.User = w.user
	if err := client.SignIn(); err != nil {
		return nil, nil, err
	}
	var has struct {
		Resumes []struct {
			Title  string
			Latest struct{ Content string }
		}
	}
	if err := client.Resume(`query($u:ID!){resumes(userId:$u){title latest{content}}}`,
		map[string]any{"u": client.User.ID}, &has); err != nil {
		return nil, nil, err
	}
	for _, r := range has.Resumes {
		if r.Latest.Content == "" {
			t.Errorf("half a resume: %s", r.Title)
		}
		titles = append(titles, r.Title)
	}
	return titles, nil, nil
}

// damaged damages a file of a copy and expects one line, or everything.
func (w whole) damaged(what string, damage func(t *testing.T, c config.Config),
	check func(t *testing.T, titles []string, refused, asked error),
) {
	w.t.Run(what, func(t *testing.T) {
		t.Parallel()
		c, post := w.copied(t)
		damage(t, c)
		titles, refused, asked := w.answers(t, c, post)
		if refused != nil {
			if said := fault.Public(refused); said == "" || strings.Contains(said, "\n") ||
				fault.KindOf(refused) == fault.Internal {
				t.Errorf("no plain line: %v", refused)
			}
		}
		check(t, titles, refused, asked)
	})
}

// whollyServed expects that everything is there.
func (w whole) whollyServed(t *testing.T, titles []string, refused, asked error) {
	t.Helper()
	if refused != nil || asked != nil || len(titles) != len(w.titles) {
		t.Errorf("%v %v %v", titles, refused, asked)
	}
}

// refusedSaying expects that the start says this.
func refusedSaying(words ...string) func(*testing.T, []string, error, error) {
	return func(t *testing.T, titles []string, refused, _ error) {
		t.Helper()
		for _, word := range words {
			if refused == nil || !strings.Contains(fault.Public(refused), word) {
				t.Errorf("the start said %q and not %q; %v is served", fault.Public(refused), word, titles)
			}
		}
	}
}

func change(t *testing.T, file string, f func(data []byte) []byte) {
	t.Helper()
	data, err := os.ReadFile(file)
	ok(t, err)
	ok(t, os.WriteFile(file, f(data), 0o600))
}

func TestADamagedDatabaseIsReportedAndNeverHalfServed(t *testing.T) {
	t.Parallel()
	w := newWhole(t, false)
	file := func(c config.Config) string { return c.SQLiteFile() }
	w.damaged("untouched", func(*testing.T, config.Config) {}, w.whollyServed)
	w.damaged("removed", func(t *testing.T, c config.Config) { ok(t, os.Remove(file(c))) },
		refusedSaying("is empty", "restore the latest backup"))
	w.damaged("cut to nothing", func(t *testing.T, c config.Config) { ok(t, os.Truncate(file(c), 0)) },
		refusedSaying("is empty", "restore the latest backup"))
	w.damaged("another file", func(t *testing.T,
		c config.Config,
	) {
		write(t, file(c), strings.Repeat("no database ", 999))
	},
		refusedSaying("is not a SQLite database"))
	for _, share := range []int{2, 3, 10} {
		w.damaged(fmt.Sprint("cut to 1 of ", share), func(t *testing.T, c config.Config) {
			change(t, file(c), func(data []byte) []byte { return data[:len(data)/share] })
		}, refusedSaying("is damaged", "vitae restore"))
	}
	for _, page := range []int{1, 2, 5, 9} {
		w.damaged(fmt.Sprint("page overwritten ", page), func(t *testing.T, c config.Config) {
			change(t, file(c), func(data []byte) []byte {
				for i := range 4096 {
					data[page*4096+i] = byte(rand.IntN(256))
				}
				return data
			})
		}, refusedSaying("is damaged", "vitae restore"))
	}
	w.damaged("no rights", func(t *testing.T, c config.Config) {
		ok(t, os.Remove(file(c)))
		ok(t, os.Mkdir(file(c), 0o700))
	}, refusedSaying("cannot be opened"))
}

func TestADamagedSecretIsReported(t *testing.T) {
	t.Parallel()
	w := newWhole(t, false)
	w.damaged("cut off", func(t *testing.T, c config.Config) { ok(t, os.Truncate(c.SecretPath(), 10)) },
		refusedSaying("at least 32 bytes"))
	w.damaged("cut to nothing", func(t *testing.T, c config.Config) { ok(t, os.Truncate(c.SecretPath(), 0)) },
		refusedSaying("at least 32 bytes"))
	// Another secret signs everybody out, and everything is there for who signs in.
	w.damaged("changed", func(t *testing.T, c config.Config) {
		change(t, c.SecretPath(), func(data []byte) []byte { data[3] ^= 1; return data })
	}, w.whollyServed)
}

// SQLite's log has sums: from the first page on that is not as it was written, it ends. What is served is the state of
// an earlier moment, whole; which one cannot be determined from a log that a power cut has torn.
func TestADamagedLogLeavesAnEarlierMomentWhole(t *testing.T) {
	t.Parallel()
	w := newWhole(t, true)
	log := func(c config.Config) string { return c.SQLiteFile() + "-wal" }
	earlier := func(t *testing.T, titles []string, refused, asked error) {
		t.Helper()
		if refused != nil {
			return // such as all in the log, and nothing left
		}
		if asked != nil { // not even the account
			return
		}
		if n := len(titles); strings.Join(titles, ",") != strings.Join(w.titles[len(w.titles)-n:], ",") {
			t.Errorf("no earlier moment: %v", titles)
		}
	}
	w.damaged("untouched", func(t *testing.T, c config.Config) {
		if at, err := os.Stat(log(c)); err != nil || at.Size() == 0 {
			t.Fatalf("there is no log: %v", err)
		}
	}, w.whollyServed)
	w.damaged("removed", func(t *testing.T, c config.Config) { ok(t, os.Remove(log(c))) }, earlier)
	for i := range 6 {
		w.damaged(fmt.Sprint("cut off ", i), func(t *testing.T, c config.Config) {
			change(t, log(c), func(data []byte) []byte { return data[:rand.IntN(len(data))] })
		}, earlier)
		w.damaged(fmt.Sprint("flipped ", i), func(t *testing.T, c config.Config) {
			change(t, log(c), func(data []byte) []byte { data[rand.IntN(len(data))] ^= 1 << rand.IntN(8); return data })
		}, earlier)
	}
}

// Damage that comes while the program runs is met at the first read that finds it; from then on it answers 503 alone.
func TestDamageThatIsMetEndsEveryAnswer(t *testing.T) {
	t.Parallel()
	w := newWhole(t, false)
	c, post := w.copied(t)
	k := startChild(t, c)
	client := apptest.NewClient("http://"+k.addr, post)
	client.User = w.user
	ok(t, client.SignIn())
	f, err := os.OpenFile(c.SQLiteFile(), os.O_WRONLY, 0)
	ok(t, err)
	at, err := f.Stat()
	ok(t, err)
	for page := int64(1); page < at.Size()/4096; page++ {
		_, err := f.WriteAt([]byte(strings.Repeat("\xa5", 4096)), page*4096)
		ok(t, err)
	}
	ok(t, f.Close())
	list := func() apptest.Answer {
		a, err := answered(client, `{resumes(userId:"`+client.User.ID+`"){title latest{content}}}`)
		ok(t, err)
		return a
	}
	apptest.Until(t, "the damage is met", func() bool { return list().Status == http.StatusServiceUnavailable })
	for range 5 {
		if a := list(); a.Status != http.StatusServiceUnavailable {
			t.Errorf("%d %s", a.Status, a.Body)
		}
	}
	apptest.Until(t, "it says so to who asks whether it is ready", func() bool {
		status, err := client.Get("/readyz")
		return err == nil && status == http.StatusServiceUnavailable
	})
}

// A file that the disk has changed is detected by its sum: its owner hears it, everything else goes on, an export says
// so in its place, and a backup names it instead of leaving it out.
func TestADamagedFileIsReportedAndTheRestGoesOn(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := p.Client()
	ok(t, c.SignUp())
	var kept [2]uploaded
	for i := range kept {
		a, err := c.Upload(fmt.Sprintf("cv%d.txt", i), []byte(shortResume))
		ok(t, err)
		ok(t, a.JSON(&kept[i]))
	}
	original := func(u uploaded) apptest.Answer {
		return send(t, c, http.MethodGet, "/api/resume/resumes/"+u.ResumeID+"/original", "", nil)
	}
	for _, u := range kept {
		if a := original(u); a.Status != http.StatusOK || string(a.Body) != shortResume {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
	}
	files := blobsIn(t, p.Config.DataDir)
	if len(files) != 2 {
		t.Fatalf("%v", files)
	}
	change(t, files[0], func(data []byte) []byte { data[len(data)-3] ^= 1; return data })
	reported, given := 0, 0
	for _, u := range kept {
		switch a := original(u); a.Status {
		case http.StatusUnprocessableEntity:
			if reported++; !strings.Contains(string(a.Body), "damaged") || strings.Contains(string(a.Body), "Acme") {
				t.Errorf("%s", a.Body)
			}
		case http.StatusOK:
			given++
		}
		if got := body(t, c, `{resume(id:"`+u.ResumeID+`"){content}}`); !strings.Contains(got, `"content":"`) ||
			strings.Contains(got, `"content":""`) {
			t.Errorf("the text went with the file: %s", got)
		}
	}
	if reported != 1 || given != 1 {
		t.Errorf("%d reported, %d given", reported, given)
	}
	names := map[bool]int{}
	for name := range unzipped(t, send(t, c, http.MethodGet, "/api/v1/identity/export", "", nil).Body) {
		if strings.Contains(name, "/file/") {
			names[strings.HasSuffix(name, ".damaged.txt")]++
		}
	}
	if names[true] != 1 || names[false] != 1 {
		t.Errorf("the export has %v", names)
	}
	i, err := app.Open(t.Context(), p.Config, quiet())
	ok(t, err)
	err = i.Backup(t.Context(), io.Discard)
	ok(t, i.Close())
	if said := fault.Public(err); !strings.Contains(said, filepath.Base(files[0])) ||
		!strings.Contains(said, "damaged") || strings.Contains(said, "\n") {
		t.Errorf("a backup: %v", err)
	}
}
