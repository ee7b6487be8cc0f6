package sqlstore

import (
	"bytes"
	"context"
	"encoding/json"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
)

// feedBatch is how many events a statement of the purge removes.
const feedBatch = 1000

const (
	// raiseFeedHead takes the lock that other publishers for the user wait for, so that events are kept in the order of
	// their numbers and a reader never sees a later one first.
	raiseFeedHead = `INSERT INTO feed_heads (user_id, seq) VALUES (?, ?)
		ON CONFLICT (user_id) DO UPDATE SET seq = feed_heads.seq + excluded.seq RETURNING seq`
	addFeedEvent = `INSERT INTO feed_events (user_id, seq, kind, data, at) VALUES (?, ?, ?, ?, ?)`
	feedAfter    = `SELECT seq, kind, data, at FROM feed_events WHERE user_id = ? AND seq > ? ORDER BY seq LIMIT ?`
	feedHead     = `SELECT seq FROM feed_heads WHERE user_id = ?`
	purgeFeed    = `DELETE FROM feed_events WHERE at < ? AND (user_id, seq) IN
		(SELECT user_id, seq FROM feed_events WHERE at < ? ORDER BY at LIMIT ?)`
)

// Feed keeps what users' open pages receive, and wakes whoever waits for it.
type Feed struct{ statements }

// Publish adds events for a user, all or none, and then wakes who watches: in this process at once, in others that
// share a PostgreSQL within moments. Seq and At of an event are set here. A user who is not there is fault.NotFound.
func (f *Feed) Publish(ctx context.Context, user id.User, at time.Time, events ...feed.Event) error {
	return f.inTx(ctx, func(tx statements) error { return tx.publish(ctx, user, at, events...) })
}

// publish is Publish inside a transaction, whose commit wakes.
func (s statements) publish(ctx context.Context, user id.User, at time.Time, events ...feed.Event) error {
	if len(events) == 0 {
		return nil
	}
	var head int64
	err := s.get(ctx, &head, raiseFeedHead, user, len(events))
	if orphan(err) {
		return fault.Wrap("sqlstore.Publish", fault.NotFound, "", err)
	}
	if err != nil {
		return err
	}
	for i, e := range events {
		data, err := oneLine(e.Data)
		if err != nil {
			return err
		}
		if _, err := s.exec(ctx, addFeedEvent, user, head-int64(len(events)-1-i), e.Kind, data,
			micros(at)); err != nil {
			return err
		}
	}
	s.tx.notify = append(s.tx.notify, user)
	return s.db.engine.tell(ctx, s, user)
}

// oneLine returns JSON without line breaks, as a stream of events needs it.
func oneLine(data json.RawMessage) (string, error) {
	var b bytes.Buffer
	if err := json.Compact(&b, data); err != nil {
		return "", fault.Wrap("sqlstore.Publish", fault.Internal, "", err)
	}
	return text(b.String()), nil
}

type feedRow struct {
	Seq  int64  `db:"seq"`
	Kind string `db:"kind"`
	Data string `db:"data"`
	At   int64  `db:"at"`
}

// After lists a user's events after a number, the oldest first.
func (f *Feed) After(ctx context.Context, user id.User, seq int64, limit int) ([]feed.Event, error) {
	var rows []feedRow
	if err := f.list(ctx, &rows, feedAfter, user, seq, limit); err != nil {
		return nil, err
	}
	return each(rows, func(r feedRow) feed.Event {
		return feed.Event{Seq: r.Seq, Kind: r.Kind, Data: json.RawMessage(r.Data), At: moment(r.At)}
	}), nil
}

// Head returns the number of a user's newest event, 0 where there was none.
func (f *Feed) Head(ctx context.Context, user id.User) (int64, error) {
	var head int64
	err := f.get(ctx, &head, feedHead, user)
	if fault.KindOf(err) == fault.NotFound {
		return 0, nil
	}
	return head, err
}

// Watch returns a channel that receives after events for the user were kept, at least once after the last of them. It
// may receive for no reason. It never closes; stop ends the watch and may be called again.
//
// The first watch on a PostgreSQL begins to listen for other processes' events. While that is not so, or the line is
// cut, theirs wake nobody: once it is there again everybody is woken.
func (f *Feed) Watch(user id.User) (wake <-chan struct{}, stop func()) {
	wake, stop = f.db.watchers.add(user)
	f.db.engine.listen()
	return wake, stop
}

// Purge removes events kept before a moment, in batches so that nobody waits long for it.
func (f *Feed) Purge(ctx context.Context, before time.Time) error {
	for {
		n, err := f.exec(ctx, purgeFeed, micros(before), micros(before), feedBatch)
		if err == nil && ctx.Err() != nil {
			err = failure(purgeFeed, context.Cause(ctx))
		}
		if err != nil || n < feedBatch {
			return err
		}
	}
}
