package sqlstore

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"

	"vitae/internal/base/id"
)

// How the connection that listens is kept up.
const (
	listenPause   = 100 * time.Millisecond // before a new try, doubled up to
	listenLongest = 5 * time.Second
	listenCheck   = 30 * time.Second // without a word the line may be cut
	listenSQL     = `LISTEN vitae_feed`
	notifySQL     = `SELECT pg_notify('vitae_feed', ?)`
)

// tell makes the commit tell every process about the user. The server puts commits that tell in a line, one after
// another: publishing is for news, not for bulk.
func (e *postgresEngine) tell(ctx context.Context, s statements, user id.User) error {
	_, err := s.exec(ctx, notifySQL, user.String())
	return err
}

// listen begins to listen, once; close ends it.
func (e *postgresEngine) listen() { e.listener.start() }

// listener holds the process's one connection that listens for events.
type listener struct {
	config   *pgx.ConnConfig
	watchers *watchers
	log      *slog.Logger
	check    time.Duration // listenCheck outside tests

	mu      sync.Mutex
	cancel  context.CancelFunc // nil: not started
	closed  bool
	stopped chan struct{}
}

func (l *listener) start() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.cancel != nil || l.closed {
		return
	}
	var ctx context.Context
	ctx, l.cancel = context.WithCancel(context.Background())
	l.stopped = make(chan struct{})
	go l.run(ctx)
}

func (l *listener) close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	if l.cancel != nil {
		l.cancel()
		<-l.stopped
	}
}

// run listens until close, on one connection after another.
func (l *listener) run(ctx context.Context) {
	defer close(l.stopped)
	logged := false // that there is no connection
	for pause := listenPause; ; pause = min(2*pause, listenLongest) {
		heard, err := l.session(ctx)
		if ctx.Err() != nil {
			return
		}
		if heard {
			pause, logged = listenPause, false
		}
		if !logged {
			logged = true
			l.log.Warn("events of other replicas cannot be received; trying again", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
	}
}

// session listens on one connection until it fails. heard says whether it came to listen.
func (l *listener) session(ctx context.Context) (heard bool, err error) {
	conn, err := pgx.ConnectConfig(ctx, l.config.Copy())
	if err != nil {
		return false, err
	}
	defer func() {
		closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		err = errors.Join(err, conn.Close(closing))
	}()
	if err := within(ctx, connectTimeout,
		func(ctx context.Context) error { _, err := conn.Exec(ctx, listenSQL); return err }); err != nil {
		return false, err
	}
	l.watchers.wakeAll() // for what came before this connection
	for {
		if err := l.hear(ctx, conn); err != nil {
			return true, err
		}
	}
}

// hear waits for one event, or after a long silence makes sure that the server is still there.
func (l *listener) hear(ctx context.Context, conn *pgx.Conn) error {
	err := within(ctx, l.check, func(ctx context.Context) error {
		n, err := conn.WaitForNotification(ctx)
		if err != nil {
			return err
		}
		if user, ok := id.ParseUser(n.Payload); ok {
			l.watchers.wake(user)
		}
		return nil
	})
	if err == nil || ctx.Err() != nil || !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return within(ctx, connectTimeout, conn.Ping)
}

func within(ctx context.Context, d time.Duration, f func(ctx context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, d)
	defer cancel()
	return f(ctx)
}
