package sqlstore

import (
	"context"
	"database/sql"
	"strings"
	"time"

	"github.com/jmoiron/sqlx"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// answerWithin is how long a statement and a transaction may take, the wait for a connection and for locks included. A
// server that takes a statement and never answers, such as one behind a cut line, would otherwise hold its caller for
// hours.
const answerWithin = 10 * time.Second

// querier is a connection, a pool or a transaction of sqlx.
type querier interface {
	GetContext(ctx context.Context, dest any, query string, args ...any) error
	SelectContext(ctx context.Context, dest any, query string, args ...any) error
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// statements runs SQL on the database or inside a transaction, alike. Placeholders are `?` on both engines.
type statements struct {
	db *DB
	tx *transaction // nil outside
}

// transaction is one under way.
type transaction struct {
	q        querier
	enqueued bool      // a job, so a worker must be notified after the commit
	notify   []id.User // of events, so who watches them must be woken after the commit
}

// get reads one row into a struct by its db tags, or into a scalar. No row is fault.NotFound. The statement may also
// write and end with RETURNING.
func (s statements) get(ctx context.Context, dest any, query string, args ...any) error {
	return s.run(ctx, query, func(ctx context.Context, q querier, bound string) error {
		return q.GetContext(ctx, dest, bound, args...)
	})
}

// list reads all rows into a slice.
func (s statements) list(ctx context.Context, dest any, query string, args ...any) error {
	return s.run(ctx, query, func(ctx context.Context, q querier, bound string) error {
		return q.SelectContext(ctx, dest, bound, args...)
	})
}

// exec writes and says how many rows it changed.
func (s statements) exec(ctx context.Context, query string, args ...any) (int64, error) {
	var rows int64
	err := s.run(ctx, query, func(ctx context.Context, q querier, bound string) error {
		r, err := q.ExecContext(ctx, bound, args...)
		if err != nil {
			return err
		}
		rows, err = r.RowsAffected()
		return err
	})
	return rows, err
}

// run finds the connection for a statement: the transaction's, one of the pool, or for a write where there is one
// writer, a transaction of its own.
func (s statements) run(ctx context.Context, query string,
	f func(ctx context.Context, q querier, bound string) error,
) error {
	bound := s.db.bind(query)
	ctx, cancel := context.WithTimeout(ctx, answerWithin)
	defer cancel()
	switch {
	case s.db.damage.found():
		return broken("sqlstore.run")
	case s.tx != nil:
		return failure(query, s.db.seen(f(s.db.engine.inside(ctx), s.tx.q, bound)))
	case s.db.engine.oneWriter() && !strings.HasPrefix(strings.TrimSpace(query), "SELECT"):
		return s.inTx(ctx, func(tx statements) error { return tx.run(ctx, query, f) })
	default:
		q, err := s.db.reader(ctx, bound)
		if err != nil {
			return failure(query, s.db.seen(err))
		}
		return failure(query, s.db.seen(f(ctx, q, bound)))
	}
}

// reader returns the pool, on SQLite with the statement compiled once and kept: compiling costs more than most
// look-ups. The driver for PostgreSQL keeps its own.
func (db *DB) reader(ctx context.Context, bound string) (querier, error) {
	if !db.engine.oneWriter() {
		return db.pool, nil
	}
	if kept, ok := db.compiled.Load(bound); ok {
		return compiled{kept.(*sqlx.Stmt)}, nil
	}
	stmt, err := db.pool.PreparexContext(ctx, bound)
	if err != nil {
		return nil, err
	}
	if kept, there := db.compiled.LoadOrStore(bound, stmt); there {
		return compiled{kept.(*sqlx.Stmt)}, stmt.Close()
	}
	return compiled{stmt}, nil
}

// compiled is a statement in the shape of a connection; it runs itself, whatever text it is given.
type compiled struct{ *sqlx.Stmt }

func (c compiled) GetContext(ctx context.Context, dest any, _ string, args ...any) error {
	return c.Stmt.GetContext(ctx, dest, args...)
}

func (c compiled) SelectContext(ctx context.Context, dest any, _ string, args ...any) error {
	return c.Stmt.SelectContext(ctx, dest, args...)
}

func (c compiled) ExecContext(ctx context.Context, _ string, args ...any) (sql.Result, error) {
	return c.Stmt.ExecContext(ctx, args...)
}

func (c compiled) QueryContext(ctx context.Context, _ string, args ...any) (*sql.Rows, error) {
	return c.Stmt.QueryContext(ctx, args...)
}

// inTx runs f in a transaction; inside one, f joins it. f may run again where it lost against another transaction.
func (s statements) inTx(ctx context.Context, f func(tx statements) error) error {
	if s.tx != nil {
		return f(s)
	}
	ctx, cancel := context.WithTimeout(ctx, answerWithin)
	defer cancel()
	return s.transact(ctx, f)
}

// transact is inTx outside a transaction, as long as ctx lasts.
func (s statements) transact(ctx context.Context, f func(tx statements) error) error {
	if s.db.damage.found() {
		return broken("sqlstore.transact")
	}
	var last *transaction // the one that was kept
	err := s.db.engine.transact(ctx, func(q querier) error {
		last = &transaction{q: q}
		return f(statements{db: s.db, tx: last})
	})
	if err != nil {
		return failure("transaction", s.db.seen(err))
	}
	if onEnqueue := s.db.onEnqueue.Load(); last.enqueued && onEnqueue != nil {
		(*onEnqueue)()
	}
	s.db.watchers.wake(last.notify...)
	return nil
}

// bind returns a statement with the engine's placeholders. The statements of the code are few, so all are kept.
func (db *DB) bind(query string) string {
	if bound, ok := db.bound.Load(query); ok {
		return bound.(string)
	}
	bound := db.engine.rebind(query)
	db.bound.Store(query, bound)
	return bound
}

// failure makes a database's error one of package fault. The cause tells the statement's start, which holds no data.
func failure(query string, err error) error {
	if err == nil {
		return nil
	}
	var known *fault.Error
	if asFault(err, &known) {
		return err
	}
	kind, message := classify(err)
	return &fault.Error{Op: "sqlstore: " + start(query), Kind: kind, Message: message, Wait: waitFor(kind), Err: err}
}

// start is enough of a statement to find it in the code.
func start(query string) string {
	words := strings.Fields(query)
	return strings.Join(words[:min(len(words), 6)], " ")
}
