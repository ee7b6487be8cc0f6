package sqlstore

import (
	"context"
	"io"
	"io/fs"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jmoiron/sqlx"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
)

// Options say which database. URL is `sqlite:` with the path of a file, `sqlite::memory:` for one that ends with the
// process (a file in a temporary folder, without fsync), or `postgres://…`.
type Options struct {
	URL       string
	Image     []byte       // the file that sqlite::memory: starts from; nil: an empty one
	Log       *slog.Logger // nil logs nothing
	OnEnqueue func()       // see DB.OnEnqueue
}

// DB is an open database. It is safe for concurrent use.
type DB struct {
	engine     engine
	pool       *sqlx.DB // SQLite: of connections that can only read
	log        *slog.Logger
	migrations fs.FS // of the program, a folder for each engine
	onEnqueue  atomic.Pointer[func()]
	watchers   watchers
	bound      sync.Map // statements as the engine takes them, by how they stand in the code
	damage     damage
	compiled   sync.Map // on SQLite: statements that read, as *sqlx.Stmt; they end with the pool
}

// engine is what SQLite and PostgreSQL do differently.
type engine interface {
	// rebind returns a statement with the engine's own placeholders.
	rebind(query string) string
	// transact runs f in a transaction, whole or not at all. f may run again where it lost against another.
	transact(ctx context.Context, f func(q querier) error) error
	// inside returns the context for statements inside a transaction.
	inside(ctx context.Context) context.Context
	// oneWriter reports whether statements that write must go through transact.
	oneWriter() bool
	migrate(ctx context.Context, to int64) error
	catalogue() catalogue
	snapshot(ctx context.Context, f func(q querier) error) error
	scrub(ctx context.Context) error
	limiter(c clock.Clock, key []byte) limit.Limiter
	// tell makes the transaction's commit tell other processes of the user's new events; listen begins to hear of
	// theirs.
	tell(ctx context.Context, s statements, user id.User) error
	listen()
	close() error
}

// Open opens the database and reaches it once. A URL that is wrong is fault.Invalid, a server that is away is
// fault.Unavailable; neither says the password. It migrates nothing.
func Open(ctx context.Context, o Options) (*DB, error) {
	db := &DB{log: o.Log, migrations: embedded}
	if db.log == nil {
		db.log = slog.New(slog.DiscardHandler)
	}
	if o.OnEnqueue != nil {
		db.OnEnqueue(o.OnEnqueue)
	}
	var err error
	switch scheme, rest, _ := strings.Cut(o.URL, ":"); scheme {
	case "sqlite":
		err = openSQLite(ctx, db, rest, o.Image)
	case "postgres", "postgresql":
		err = openPostgres(ctx, db, o.URL)
	default:
		err = fault.New("sqlstore.Open", fault.Invalid, "The database URL must start with sqlite: or postgres://.")
	}
	if err != nil {
		return nil, err
	}
	return db, nil
}

// OnEnqueue sets what is called, on the enqueuing goroutine, after a commit that enqueued a job.
func (db *DB) OnEnqueue(f func()) { db.onEnqueue.Store(&f) }

// Identity returns the accounts' store.
func (db *DB) Identity() *Identity { return &Identity{statements{db: db}} }

// Resumes returns the resumes' store.
func (db *DB) Resumes() *Resumes { return &Resumes{documents{statements{db: db}}} }

// Tailoring returns the store of job descriptions, analyses and optimisations.
func (db *DB) Tailoring() *Tailoring { return &Tailoring{documents{statements{db: db}}} }

// Coaching returns the store of letters, guides, plans, comparisons and skills.
func (db *DB) Coaching() *Coaching { return &Coaching{documents{statements{db: db}}} }

// Billing returns the counts of what accounts keep.
func (db *DB) Billing() *Billing { return &Billing{statements{db: db}} }

// Queue returns the jobs, as a worker takes them.
func (db *DB) Queue() *Queue { return &Queue{statements{db: db}} }

// Feed returns what users' open pages receive.
func (db *DB) Feed() *Feed { return &Feed{statements{db: db}} }

// Limiter counts: for all replicas on PostgreSQL, in this process's memory on SQLite. The key is that of the hashes in
// the table; replicas must have the same.
func (db *DB) Limiter(c clock.Clock, key []byte) limit.Limiter { return db.engine.limiter(c, key) }

// Ping reports whether the database answers.
func (db *DB) Ping(ctx context.Context) error {
	var one int
	return statements{db: db}.get(ctx, &one, `SELECT 1`)
}

// Time is the time on PostgreSQL's clock, which all replicas share. SQLite has none of its own.
func (db *DB) Time(ctx context.Context) (time.Time, error) {
	var now int64
	err := statements{db: db}.get(ctx, &now, `SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000000)::BIGINT`)
	return moment(now), err
}

// Scrub overwrites what deleted rows left behind in SQLite's log file. While a long read runs it is fault.Unavailable,
// to be tried again later. PostgreSQL has its own vacuum.
func (db *DB) Scrub(ctx context.Context) error { return db.engine.scrub(ctx) }

// Close ends the database after the transactions under way.
func (db *DB) Close() error {
	if err := db.engine.close(); err != nil {
		return fault.Wrap("sqlstore.Close", fault.Internal, "", err)
	}
	return nil
}

var _ io.Closer = (*DB)(nil)
