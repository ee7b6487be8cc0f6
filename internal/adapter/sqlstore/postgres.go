package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/jmoiron/sqlx"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

const (
	postgresConns  = 20 // of one process; a server allows 100 by default
	connectTimeout = 5 * time.Second
	transactTries  = 3
)

type postgresEngine struct {
	db       *DB
	listener *listener
}

// openPostgres opens a pool and reaches the server once.
func openPostgres(ctx context.Context, db *DB, url string) error {
	config, err := pgx.ParseConfig(url)
	if err != nil { // the cause may quote the URL, so it is dropped
		return fault.New("sqlstore.Open", fault.Invalid,
			"The database URL is not postgres://USER:PASSWORD@HOST:PORT/DATABASE.")
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = connectTimeout
	}
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "vitae"
	}
	pool := stdlib.OpenDB(*config, stdlib.OptionAfterConnect(letGoOfLocks(config.ConnectTimeout)))
	pool.SetMaxOpenConns(postgresConns)
	pool.SetMaxIdleConns(postgresConns)
	pool.SetConnMaxIdleTime(5 * time.Minute)
	if err := pool.PingContext(ctx); err != nil {
		return errors.Join(fault.Wrap("sqlstore.Open", fault.Unavailable, refusedBy(err), err), pool.Close())
	}
	db.engine, db.pool = &postgresEngine{db: db, listener: &listener{
		config: config, watchers: &db.watchers,
		log: db.log, check: listenCheck,
	}}, sqlx.NewDb(pool, "pgx")
	return nil
}

// letGoOfLocks makes the server end a transaction whose client has fallen silent, in the connection's first statement.
// By itself it would keep the locks of a machine that lost its power or its network for hours. The setting is no
// parameter of the connection's start, since poolers between refuse those they do not know.
func letGoOfLocks(within time.Duration) func(context.Context, *pgx.Conn) error {
	return func(ctx context.Context, conn *pgx.Conn) error {
		ctx, cancel := context.WithTimeout(ctx, within)
		defer cancel()
		_, err := conn.Exec(ctx, `SET idle_in_transaction_session_timeout = '1min'`)
		return err
	}
}

// refusedBy describes in a sentence what is wrong where the server answered.
func refusedBy(err error) string {
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		switch pg.Code {
		case "28P01", "28000":
			return "The database server rejected the user or password."
		case "3D000":
			return "The database does not exist on the server."
		}
	}
	return "The database server cannot be reached."
}

func (e *postgresEngine) rebind(query string) string                 { return sqlx.Rebind(sqlx.DOLLAR, query) }
func (e *postgresEngine) oneWriter() bool                            { return false }
func (e *postgresEngine) inside(ctx context.Context) context.Context { return ctx }
func (e *postgresEngine) scrub(context.Context) error                { return nil }

func (e *postgresEngine) close() error {
	e.listener.close()
	return e.db.pool.Close()
}

func (e *postgresEngine) limiter(c clock.Clock, key []byte) limit.Limiter {
	return &sharedLimits{clock: c, key: key, statements: statements{db: e.db}}
}

// transact runs f in a READ COMMITTED transaction. One that lost a deadlock or against a serializable one runs again.
func (e *postgresEngine) transact(ctx context.Context, f func(q querier) error) error {
	for try := 1; ; try++ {
		err := e.transactOnce(ctx, f)
		var pg *pgconn.PgError
		lost := errors.As(err, &pg) && (pg.Code == "40001" || pg.Code == "40P01")
		if !lost || try == transactTries {
			return err
		}
	}
}

func (e *postgresEngine) transactOnce(ctx context.Context, f func(q querier) error) error {
	tx, err := e.db.pool.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // does nothing after a commit; a transaction that cannot be rolled back is gone with its connection
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// snapshot runs f on one unchanging view of the data, beside all writers.
func (e *postgresEngine) snapshot(ctx context.Context, f func(q querier) error) error {
	tx, err := e.db.pool.BeginTxx(ctx, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true})
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // there is nothing to keep
	return f(tx)
}
