package resume_test

import (
	"context"
	"crypto/rand"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
)

var start = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

const jane = `Jane Example
jane.example@example.com | +1 415 555 0100

Experience
Senior Software Engineer, Acme Corp, Jan 2020 - Present
- Built payment services in Go handling 2,000 requests per second

Skills
Go, PostgreSQL, Docker
`

// blobs keeps files in a map; refuse makes every call fail.
type blobs struct {
	mu     sync.Mutex
	files  map[string][]byte
	refuse error
}

func (b *blobs) Put(_ context.Context, key string, data []byte) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.refuse == nil {
		b.files[key] = data
	}
	return b.refuse
}

func (b *blobs) Get(_ context.Context, key string) ([]byte, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	data, ok := b.files[key]
	if !ok {
		return nil, fault.New("test", fault.NotFound, "")
	}
	return data, b.refuse
}

func (b *blobs) Delete(_ context.Context, key string) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.refuse == nil {
		delete(b.files, key)
	}
	return b.refuse
}

func (b *blobs) count() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.files)
}

// world is a service on a real database, with two users.
type world struct {
	*resume.Service
	t     *testing.T
	ctx   context.Context
	db    *sqlstore.DB
	clock *clock.Manual
	blobs *blobs
	me    id.User
	other id.User
}

func newWorld(t *testing.T, db *sqlstore.DB) *world {
	t.Helper()
	w := &world{
		t: t, ctx: t.Context(), db: db, clock: clock.NewManual(start),
		blobs: &blobs{files: map[string][]byte{}},
	}
	w.me, w.other = storetest.User(t, db, 1), storetest.User(t, db, 2)
	reader, err := docparse.NewReader(docparse.Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	w.ok(err)
	t.Cleanup(func() { _ = reader.Close() })
	w.Service, err = resume.NewService(resume.Deps{
		Store: db.Resumes(), Entitlements: billing.Everything(), Reader: reader, Blobs: w.blobs,
		Files: resume.NewFiles(reader, nil), Clock: w.clock, IDs: id.Maker{Now: w.clock.Now, Random: rand.Reader},
		Log: slog.New(slog.DiscardHandler),
	})
	w.ok(err)
	return w
}

// each runs f on both engines.
func each(t *testing.T, f func(w *world)) {
	t.Helper()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) { f(newWorld(t, db)) })
}

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

// jane keeps a resume of somebody; a millisecond passes, so that ids sort by the time they were made.
func (w *world) jane(title string) resume.Resume {
	w.t.Helper()
	r, err := w.Create(w.ctx, w.me, resume.New{Title: title, Content: jane})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return r
}

func (w *world) versions(r id.Resume) []resume.Version {
	w.t.Helper()
	all, err := w.Versions(w.ctx, w.me, r, owned.Page{})
	w.ok(err)
	return all
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
