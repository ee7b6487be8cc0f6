package coach_test

import (
	"context"
	"crypto/rand"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/skill"
)

var start = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

// jane and job are enough for a letter, a guide and a score.
const (
	jane = `Jane Example
jane@example.org

Summary
Backend engineer with eight years of experience in Go and PostgreSQL.

Experience
Acme Corp, Senior Software Engineer, 2019 - Present
- Built payment services in Golang and Postgres for 2,000 merchants
- Cut the time of a deployment by 40% with Docker and GitHub Actions
- Led a team of four engineers through a move to event-driven services
Globex, Software Engineer, 2016 - 2019
- Wrote REST services in Go

Education
State University, BSc Computer Science, 2012 - 2016
`
	job = `Senior Backend Engineer
Responsibilities
- Design and run payment services
- Mentor younger engineers
Requirements
- 5+ years of experience with Go
- PostgreSQL
- Docker
- Kubernetes
Nice to have
- Kafka
`
)

// catalogue is loaded once for all tests.
var catalogue = sync.OnceValues(skill.Load)

// world is the services on a real database, with two users.
type world struct {
	*coach.Service
	resumes *resume.Service
	jobs    *tailor.Service
	begun   *coach.OpenWork
	t       *testing.T
	ctx     context.Context
	db      *sqlstore.DB
	clock   *clock.Manual
	me      id.User
	other   id.User
}

// silent is a feed that nobody reads.
type silent struct{}

func (silent) Publish(context.Context, id.User, time.Time, ...feed.Event) error { return nil }

// noBlobs stands where no file is uploaded.
type noBlobs struct{}

func (noBlobs) Put(context.Context, string, []byte) error { return nil }
func (noBlobs) Get(context.Context, string) ([]byte, error) {
	return nil, fault.New("test", fault.NotFound, "")
}
func (noBlobs) Delete(context.Context, string) error { return nil }

// unread is a reader of files for tests that upload none: what is typed is read without it.
type unread struct{}

func (unread) Read(context.Context, string, []byte) (*docparse.Result, error) {
	return nil, fault.New("test", fault.Unsupported, "no files here")
}

func newWorld(t *testing.T, db *sqlstore.DB) *world {
	t.Helper()
	w := &world{t: t, ctx: t.Context(), db: db, clock: clock.NewManual(start)}
	w.me, w.other = storetest.User(t, db, 1), storetest.User(t, db, 2)
	ids := id.Maker{Now: w.clock.Now, Random: rand.Reader}
	c, err := catalogue()
	w.ok(err)
	e, err := tailor.NewEngine(tailor.EngineDeps{Catalogue: c, Reader: unread{}, Clock: w.clock})
	w.ok(err)
	log := slog.New(slog.DiscardHandler)
	w.resumes, err = resume.NewService(resume.Deps{
		Store: db.Resumes(), Entitlements: billing.Everything(),
		Reader: unread{}, Blobs: noBlobs{}, Files: resume.NewFiles(unread{}, nil), Clock: w.clock, IDs: ids, Log: log,
	})
	w.ok(err)
	w.begun, err = coach.NewOpenWork(db.Coaching())
	w.ok(err)
	w.jobs, err = tailor.New(tailor.ServiceDeps{
		Engine: e, Store: db.Tailoring(), Entitlements: billing.Everything(),
		Resumes: w.resumes, Coaching: w.begun, Feed: silent{}, Clock: w.clock, IDs: ids, Log: log,
	})
	w.ok(err)
	w.Service, err = coach.New(coach.Deps{
		Catalogue: c, Store: db.Coaching(), Entitlements: billing.Everything(),
		Resumes: w.resumes, Jobs: w.jobs, Clock: w.clock, IDs: ids,
	})
	w.ok(err)
	return w
}

// each runs f on both engines.
func each(t *testing.T, f func(w *world)) {
	t.Helper()
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) { f(newWorld(t, db)) })
}

// once runs f on one engine, where the other would show nothing more.
func once(t *testing.T, f func(w *world)) {
	t.Helper()
	t.Parallel()
	f(newWorld(t, storetest.SQLite(t)))
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
	if err == nil || fault.KindOf(err) != kind || fault.Public(err) == "Something went wrong on our side." {
		w.t.Errorf("%s: %v", what, err)
	}
}

func (w *world) same(what string, got, want any) {
	w.t.Helper()
	if d := cmp.Diff(want, got); d != "" {
		w.t.Errorf("%s (-want +got)\n%s", what, d)
	}
}

// resume keeps a resume and gives its version; a millisecond passes, so that ids sort by the time they were made.
func (w *world) resume(text string) resume.Resume {
	w.t.Helper()
	r, err := w.resumes.Create(w.ctx, w.me, resume.New{Title: "Base", Content: text})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return r
}

// job keeps a job description.
func (w *world) job(title, text string) tailor.JobDescription {
	w.t.Helper()
	j, err := w.jobs.CreateJob(w.ctx, w.me, tailor.NewJob{Title: title, Company: "Initech", Description: text})
	w.ok(err)
	w.clock.Advance(time.Millisecond)
	return j
}

// exported returns all files of an export.
func (w *world) exported(owner id.User) map[string]string {
	w.t.Helper()
	files := map[string]string{}
	w.ok(w.Export(w.ctx, owner, func(name string, data []byte) error {
		files[name] = string(data)
		return nil
	}))
	return files
}

// text returns what a version says.
func (w *world) text(v id.Version) *document.Resume {
	w.t.Helper()
	texts, err := w.resumes.Texts(w.ctx, w.me, []id.Version{v})
	w.ok(err)
	return texts[v].Document
}
