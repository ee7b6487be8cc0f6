package sqlstore

import (
	"context"
	"encoding/json"
	"time"

	"vitae/internal/feed"
	"vitae/internal/id"
	"vitae/internal/identity"
)

// beyond sorts after every identifier, so that a list from the start is the same statement as one after a cursor.
const beyond = "z"

func cursor(after string) string {
	if after == "" {
		return beyond
	}
	return text(after)
}

// AddConsent adds a choice.
func (i *Identity) AddConsent(ctx context.Context, user id.User, c identity.ConsentRecord) error {
	return i.one(ctx, `INSERT INTO consents (user_id, at, value) VALUES (?, ?, ?) ON CONFLICT (user_id, at) DO UPDATE SET value = excluded.value`,
		user, micros(c.At), string(c.Value))
}

type consentRow struct {
	At    int64  `db:"at"`
	Value string `db:"value"`
}

// Consents lists a user's choices, newest first.
func (i *Identity) Consents(ctx context.Context, user id.User) ([]identity.ConsentRecord, error) {
	var rows []consentRow
	if err := i.list(ctx, &rows, `SELECT at, value FROM consents WHERE user_id = ? ORDER BY at DESC`, user); err != nil {
		return nil, err
	}
	return each(rows, func(r consentRow) identity.ConsentRecord {
		return identity.ConsentRecord{Value: identity.Consent(r.Value), At: moment(r.At)}
	}), nil
}

type notificationRow struct {
	ID        string `db:"id"`
	User      int64  `db:"user_id"`
	Kind      string `db:"kind"`
	Title     string `db:"title"`
	Body      string `db:"body"`
	Path      string `db:"path"`
	CreatedAt int64  `db:"created_at"`
	ReadAt    int64  `db:"read_at"`
}

const (
	notificationColumns = `id, user_id, kind, title, body, path, created_at, read_at`
	notificationsOfUser = `SELECT ` + notificationColumns + ` FROM notifications WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT ?`
	unreadNotifications = `SELECT COUNT(*) FROM notifications WHERE user_id = ? AND read_at = 0`
	readNotifications   = `UPDATE notifications SET read_at = ? WHERE user_id = ? AND read_at = 0`
	eventsOfUser        = `SELECT id, user_id, kind, detail, at FROM events WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT ?`
)

// AddNotification adds a message, and tells the user's open pages of it after the commit.
func (i *Identity) AddNotification(ctx context.Context, n identity.Notification) error {
	return i.together(ctx, func(tx *Identity) error {
		err := tx.one(ctx, `INSERT INTO notifications (`+notificationColumns+`) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			n.ID, n.User, n.Kind, text(n.Title), text(n.Body), text(n.Path), micros(n.CreatedAt), micros(n.ReadAt))
		if err != nil {
			return err
		}
		return tx.publish(ctx, n.User, n.CreatedAt, feed.Event{Kind: feed.Notification, Data: json.RawMessage(encoded(newsOf(n)))})
	})
}

// news is a notification as open pages are told of it.
type news struct {
	ID        id.Notification `json:"id"`
	Kind      string          `json:"kind"`
	Title     string          `json:"title"`
	Body      string          `json:"body"`
	Path      string          `json:"path"`
	CreatedAt time.Time       `json:"createdAt"`
}

func newsOf(n identity.Notification) news {
	return news{ID: n.ID, Kind: n.Kind, Title: text(n.Title), Body: text(n.Body), Path: text(n.Path), CreatedAt: moment(micros(n.CreatedAt))}
}

// Notifications lists a user's messages, newest first, after a cursor.
func (i *Identity) Notifications(ctx context.Context, user id.User, after id.Notification, first int) ([]identity.Notification, error) {
	var rows []notificationRow
	if err := i.list(ctx, &rows, notificationsOfUser, user, cursor(string(after)), first); err != nil {
		return nil, err
	}
	return each(rows, func(r notificationRow) identity.Notification {
		return identity.Notification{
			ID: id.Notification(r.ID), User: id.User(r.User), Kind: r.Kind, Title: r.Title, Body: r.Body, Path: r.Path,
			CreatedAt: moment(r.CreatedAt), ReadAt: moment(r.ReadAt),
		}
	}), nil
}

// UnreadNotifications counts.
func (i *Identity) UnreadNotifications(ctx context.Context, user id.User) (int, error) {
	var n int
	err := i.get(ctx, &n, unreadNotifications, user)
	return n, err
}

// MarkNotificationsRead marks those of ids that are the user's and unread; nil marks all.
func (i *Identity) MarkNotificationsRead(ctx context.Context, user id.User, ids []id.Notification, at time.Time) error {
	if ids == nil {
		_, err := i.exec(ctx, readNotifications, micros(at), user)
		return err
	}
	return i.together(ctx, func(tx *Identity) error {
		for _, n := range ids {
			if _, err := tx.exec(ctx, readNotifications+` AND id = ?`, micros(at), user, text(string(n))); err != nil {
				return err
			}
		}
		return nil
	})
}

type eventRow struct {
	ID     string `db:"id"`
	User   int64  `db:"user_id"`
	Kind   string `db:"kind"`
	Detail string `db:"detail"`
	At     int64  `db:"at"`
}

// AddEvent adds a line to the audit log.
func (i *Identity) AddEvent(ctx context.Context, e identity.Event) error {
	_, err := i.exec(ctx, `INSERT INTO events (id, user_id, kind, detail, at) VALUES (?, ?, ?, ?, ?)`, e.ID, e.User, string(e.Kind), text(e.Detail), micros(e.At))
	return err
}

// Events lists a user's lines of the audit log, newest first, after a cursor.
func (i *Identity) Events(ctx context.Context, user id.User, after id.Event, first int) ([]identity.Event, error) {
	var rows []eventRow
	if err := i.list(ctx, &rows, eventsOfUser, user, cursor(string(after)), first); err != nil {
		return nil, err
	}
	return each(rows, func(r eventRow) identity.Event {
		return identity.Event{ID: id.Event(r.ID), User: id.User(r.User), Kind: identity.EventKind(r.Kind), Detail: r.Detail, At: moment(r.At)}
	}), nil
}
