package tailor_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
)

var start = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

// fakeFeed is a feed that keeps what it receives in memory; refuse makes it fail.
type fakeFeed struct {
	mu     sync.Mutex
	events []map[string]any
	raw    []string
	calls  int
	refuse error
	left   func() // called with each event
}

func (f *fakeFeed) Publish(_ context.Context, _ id.User, _ time.Time, events ...feed.Event) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.calls++
	if f.left != nil {
		f.left()
	}
	for _, e := range events {
		var m map[string]any
		if err := json.Unmarshal(e.Data, &m); err != nil || e.Kind != feed.Progress {
			return fault.Wrap("test", fault.Internal, "no progress", err)
		}
		f.events, f.raw = append(f.events, m), append(f.raw, string(e.Data))
	}
	return f.refuse
}

// stages lists what was reported, by key.
func (f *fakeFeed) stages(key string) []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	var out []string
	for _, m := range f.events {
		if m["requestKey"] == key {
			out = append(out, m["stage"].(string))
		}
	}
	return out
}

// world is the services on a real database, with two users.
type world struct {
	*tailor.Service
	resumes *resume.Service
	t       *testing.T
	ctx     context.Context
	db      *sqlstore.DB
	clock   *clock.Manual
	feed    *fakeFeed
	log     *bytes.Buffer
	coached coached
	me      id.User
	other   id.User
}

func newWorld(t *testing.T, db *sqlstore.DB) *world {
	t.Helper()
	w := &world{t: t, ctx: t.Context(), db: db, clock: clock.NewManual(start), feed: &fakeFeed{}, log: &bytes.Buffer{}}
	w.me, w.other = storetest.User(t, db, 1), storetest.User(t, db, 2)
	ids := id.Maker{Now: w.clock.Now, Random: rand.Reader}
	reader, err := docparse.NewReader(docparse.Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	w.ok(err)
	t.Cleanup(func() { _ = reader.Close() })
	w.resumes, err = resume.NewService(resume.Deps{
		Store: db.Resumes(), Entitlements: billing.Everything(),
		Reader: reader, Blobs: noBlobs{}, Files: resume.NewFiles(reader, nil), Clock: w.clock, IDs: ids,
		Log: slog.New(slog.DiscardHandler),
	})
	w.ok(err)
	w.Service, err = tailor.New(tailor.ServiceDeps{
		Engine: service(t), Store: db.Tailoring(), Entitlements: billing.Everything(), Resumes: w.resumes,
		Coaching: &w.coached, Feed: w.feed, Clock: w.clock, IDs: ids,
		Log: slog.New(slog.NewTextHandler(w.log, nil)),
	})
	w.ok(err)
	return w
}

// coached is what coaching tells of everybody.
type coached struct {
	tells   tailor.OpenWork
	letters []id.Artifact
}

func (c *coached) HasLetter(_ context.Context, _ id.User, l id.Artifact) (bool, error) {
	return slices.Contains(c.letters, l), nil
}

func (c *coached) OpenWork(context.Context, id.User) (tailor.OpenWork, error) { return c.tells, nil }

// each runs f on both engines.
func each(t *testing.T, f func(w *world)) {
	t.Helper()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) { f(newWorld(t, db)) })
}

// noBlobs stands where no file is uploaded.
type noBlobs struct{}

func (noBlobs) Put(context.Context, string, []byte) error { return nil }
func (noBlobs) Get(context.Context, string) ([]byte, error) {
	return nil, fault.New("test", fault.NotFound, "")
}
func (noBlobs) Delete(context.Context, string) error { return nil }

func (w *world) ok(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// refused checks the kind of an error, and that it has a sentence for the user.
func (w *world) refused(what string, err error, kind fault.Kind) {
	w.t.Helper()
	if fault.KindOf(err) != kind || err == nil || fault.Public(err) == "Something went wrong on our side." {
		w.t.Errorf("%s: %v", what, err)
	}
}

// resume keeps the resume that the tests share; a millisecond passes, so that ids sort by the time they were made.
func (w *world) resume() resume.Resume {
	w.t.Helper()
	r, err := w.resumes.Create(w.ctx, w.me, resume.New{Title: "Base", Content: jane})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return r
}

// job keeps the job description that the tests share.
func (w *world) job(title string) tailor.JobDescription {
	w.t.Helper()
	j, err := w.CreateJob(w.ctx, w.me, tailor.NewJob{Title: title, Company: "Initech", Description: job})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return j
}

// optimized makes an optimised version with the default options.
func (w *world) optimized(v id.Version, j id.JobDescription) (resume.Version, tailor.Optimization) {
	w.t.Helper()
	out, err := w.Optimize(w.ctx, w.me, tailor.OptimizeRequest{Version: v, Job: j, Options: compose.DefaultOptions()})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return out, w.made(out.ID)
}

func (w *world) made(v id.Version) tailor.Optimization {
	w.t.Helper()
	found, err := w.Optimizations(w.ctx, w.me, []id.Version{v})
	w.ok(err)
	return found[v]
}

func (w *world) text(v id.Version) resume.Text {
	w.t.Helper()
	texts, err := w.resumes.Texts(w.ctx, w.me, []id.Version{v})
	w.ok(err)
	return texts[v]
}

func (w *world) analysis(a id.Analysis) tailor.Analysis {
	w.t.Helper()
	out, err := w.Analysis(w.ctx, w.me, a)
	w.ok(err)
	return out
}

// together runs f so many times at once and gives what each gave.
func together[T any](w *world, n int, f func(i int) (T, error)) []T {
	w.t.Helper()
	out := make([]T, n)
	errs := make([]error, n)
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() { out[i], errs[i] = f(i) })
	}
	wg.Wait()
	for _, err := range errs {
		w.ok(err)
	}
	return out
}

func second[T any](_ T, err error) error { return err }
