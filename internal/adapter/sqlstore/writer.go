package sqlstore

import (
	"context"
	"errors"
	"time"

	"github.com/jmoiron/sqlx"

	"vitae/internal/base/fault"
)

// A group of transactions ends when nobody waits, or at these bounds: the first of it waits for the last.
const (
	groupMost = 128
	groupTime = 50 * time.Millisecond
)

// writer lets the write transactions of a SQLite database run one after another on its one connection. Those that wait
// while a commit is synced to the disk share the next one (group commit): each runs in a savepoint of its own, and none
// is answered that it is kept before the disk has it.
type writer struct {
	conn    *sqlx.Conn
	next    func(members int, began time.Time) *turn // who joins the group, nil for nobody
	turns   chan *turn                               // unbuffered: who is received has its turn at once
	stop    chan struct{}
	stopped chan struct{}
}

// turn is one transaction. It runs on its caller's goroutine while the writer waits, so that a panic is the caller's.
type turn struct {
	begin chan struct{} // closed: the connection is the caller's
	ended chan error    // the caller gives it back; nil keeps what was done
	done  chan error    // how the group ended
}

// errPanicked stands for the error of a turn that ended without one.
var errPanicked = errors.New("the transaction panicked")

func newWriter(conn *sqlx.Conn) *writer {
	w := &writer{conn: conn, turns: make(chan *turn), stop: make(chan struct{}), stopped: make(chan struct{})}
	w.next = w.whoWaits
	go w.loop()
	return w
}

// close waits for the group under way; who comes later is refused.
func (w *writer) close() error {
	close(w.stop)
	<-w.stopped
	return w.conn.Close()
}

// do runs f as a transaction and returns after its commit. A context that ends before the turn comes ends the wait;
// after that the transaction runs through. What f gives back, even an error, is only reported once the group is kept,
// since it may follow from what others of the group wrote.
func (w *writer) do(ctx context.Context, f func(q querier) error) error {
	t := &turn{begin: make(chan struct{}), ended: make(chan error), done: make(chan error, 1)}
	select {
	case w.turns <- t:
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-w.stop:
		return fault.New("sqlstore.writer", fault.Unavailable, shutDown)
	}
	select {
	case <-t.begin:
	case err := <-t.done: // the group could not begin
		return err
	}
	err := w.inTurn(ctx, t, f)
	if failed := <-t.done; failed != nil {
		return failed
	}
	return err
}

// inTurn runs f and gives the connection back, also where f panics or ends its goroutine.
func (w *writer) inTurn(ctx context.Context, t *turn, f func(q querier) error) error {
	ended := errPanicked
	defer func() { t.ended <- ended }()
	err := context.Cause(ctx)
	if err == nil {
		err = f(w.conn)
	}
	ended = err
	return err
}

func (w *writer) loop() {
	defer close(w.stopped)
	for {
		select {
		case t := <-w.turns:
			w.group(t)
		case <-w.stop:
			return
		}
	}
}

// group runs first and whoever waits behind it in one transaction.
func (w *writer) group(first *turn) {
	began := time.Now()
	turns := []*turn{first}
	err := w.exec("BEGIN IMMEDIATE")
	for i := 0; err == nil && i < len(turns); i++ {
		if err = w.run(turns[i]); err != nil {
			break
		}
		if t := w.next(len(turns), began); t != nil {
			turns = append(turns, t)
		}
	}
	if err == nil {
		err = w.exec("COMMIT")
	}
	if err != nil {
		_ = w.exec("ROLLBACK") // fails where the failure has rolled back already
	}
	for _, t := range turns {
		t.done <- err
	}
}

// whoWaits returns who waits at this moment, within the bounds of a group.
func (w *writer) whoWaits(members int, began time.Time) *turn {
	if members >= groupMost || time.Since(began) > groupTime {
		return nil
	}
	select {
	case t := <-w.turns:
		return t
	default:
		return nil
	}
}

// run returns one turn. An error is the whole group's: the savepoint is gone, so SQLite has rolled everything back.
func (w *writer) run(t *turn) error {
	if err := w.exec("SAVEPOINT turn"); err != nil {
		return err
	}
	close(t.begin)
	if failed := <-t.ended; failed != nil {
		if err := w.exec("ROLLBACK TO turn"); err != nil { // a full or broken disk has rolled everything back already
			return &fault.Error{
				Op: "sqlstore.writer", Kind: fault.Unavailable, Message: noWrites, Wait: retryIn,
				Err: errors.Join(failed, err),
			}
		}
	}
	return w.exec("RELEASE turn")
}

func (w *writer) exec(query string) error {
	_, err := w.conn.ExecContext(context.Background(), query)
	return err
}
