package sqlstore

import (
	"context"
	"encoding/json"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

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

func scanNotification(r notificationRow) identity.Notification {
	return identity.Notification{
		ID: id.Notification(r.ID), User: id.User(r.User), Kind: notice.Kind(r.Kind), Title: r.Title, Body: r.Body,
		Path:      r.Path,
		CreatedAt: moment(r.CreatedAt), ReadAt: moment(r.ReadAt),
	}
}

const (
	notificationColumns = `id, user_id, kind, title, body, path, created_at, read_at`
	addNotification     = `INSERT INTO notifications (` + notificationColumns +
		`, once_key) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)
		ON CONFLICT (user_id, once_key) WHERE once_key <> '' DO NOTHING`
	notificationsOfUser = `SELECT ` + notificationColumns +
		` FROM notifications WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT ?`
	unreadNotifications   = `SELECT COUNT(*) FROM notifications WHERE user_id = ? AND read_at = 0`
	readNotifications     = `UPDATE notifications SET read_at = ? WHERE user_id = ? AND read_at = 0`
	notificationByID      = `SELECT ` + notificationColumns + ` FROM notifications WHERE id = ?`
	unmailedNotifications = `SELECT ` + notificationColumns +
		` FROM notifications WHERE user_id = ? AND read_at = 0 AND mailed_at = 0 AND created_at >= ?
		ORDER BY id DESC LIMIT ?`
	lastMailed = `SELECT COALESCE(MAX(mailed_at), 0) FROM notifications WHERE user_id = ? AND kind = ?`
	setMailed  = `UPDATE notifications SET mailed_at = ? WHERE user_id = ? AND id = ? AND mailed_at = 0`
)

// Notify keeps a notice, and tells its user's open pages of it after the commit. What is to be mailed is looked after
// by a job of its own. One with a key that its user was notified with before changes nothing.
func (s documents) Notify(ctx context.Context, n notice.Notice) error { return s.notify(ctx, n) }

// Notify is Notify of the other stores.
func (i *Identity) Notify(ctx context.Context, n notice.Notice) error { return i.notify(ctx, n) }

func (s statements) notify(ctx context.Context, n notice.Notice) error {
	return s.inTx(ctx, func(tx statements) error {
		added, err := tx.exec(ctx, addNotification, n.ID, n.User, string(n.Kind), text(n.Title), text(n.Body),
			text(n.Path), micros(n.At), text(n.Key))
		switch {
		case orphan(err):
			return fault.Wrap("sqlstore.Notify", fault.NotFound, "", err)
		case err != nil || added == 0:
			return err
		}
		if err := tx.publish(ctx, n.User, n.At,
			feed.Event{Kind: feed.Notification, Data: json.RawMessage(encoded(newsOf(n)))}); err != nil {
			return err
		}
		if !n.Kind.Mailing().Waits() {
			return nil
		}
		tx.tx.enqueued = true
		// The notification's identifier serves its job too, as there is one of each.
		return tx.addJob(ctx, job.ForNotice(id.Job(n.ID), n.User, n.ID, n.At.Add(notice.MailAfter)))
	})
}

// news is a notification as open pages receive it.
type news struct {
	ID        id.Notification `json:"id"`
	Kind      notice.Kind     `json:"kind"`
	Title     string          `json:"title"`
	Body      string          `json:"body"`
	Path      string          `json:"path"`
	CreatedAt time.Time       `json:"createdAt"`
}

func newsOf(n notice.Notice) news {
	return news{
		ID: n.ID, Kind: n.Kind, Title: text(n.Title), Body: text(n.Body), Path: text(n.Path),
		CreatedAt: moment(micros(n.At)),
	}
}

// Notifications lists a user's messages, newest first, after a cursor.
func (i *Identity) Notifications(ctx context.Context, user id.User, after id.Notification,
	first int,
) ([]identity.Notification, error) {
	return i.notifications(ctx, notificationsOfUser, user, cursor(string(after)), first)
}

func (i *Identity) notifications(ctx context.Context, query string, args ...any) ([]identity.Notification, error) {
	var rows []notificationRow
	if err := i.list(ctx, &rows, query, args...); err != nil {
		return nil, err
	}
	return each(rows, scanNotification), nil
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

// Notification returns one of any user's.
func (i *Identity) Notification(ctx context.Context, n id.Notification) (identity.Notification, error) {
	var r notificationRow
	if err := i.getNamed(ctx, string(n), &r, notificationByID, string(n)); err != nil {
		return identity.Notification{}, err
	}
	return scanNotification(r), nil
}

// UnmailedNotifications lists a user's that are neither read nor mailed, newest first.
func (i *Identity) UnmailedNotifications(ctx context.Context, user id.User, since time.Time,
	first int,
) ([]identity.Notification, error) {
	return i.notifications(ctx, unmailedNotifications, user, micros(since), first)
}

// LastMailed returns when a kind was mailed last, zero for never.
func (i *Identity) LastMailed(ctx context.Context, user id.User, k notice.Kind) (time.Time, error) {
	var at int64
	err := i.get(ctx, &at, lastMailed, user, string(k))
	return moment(at), err
}

// SetMailed notes that a user's were mailed.
func (i *Identity) SetMailed(ctx context.Context, user id.User, ids []id.Notification, at time.Time) error {
	return i.together(ctx, func(tx *Identity) error {
		for _, n := range ids {
			if _, err := tx.exec(ctx, setMailed, micros(at), user, text(string(n))); err != nil {
				return err
			}
		}
		return nil
	})
}
