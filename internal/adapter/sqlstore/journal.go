package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
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
	if err := i.list(ctx, &rows, `SELECT at, value FROM consents WHERE user_id = ? ORDER BY at DESC`,
		user); err != nil {
		return nil, err
	}
	return each(rows, func(r consentRow) identity.ConsentRecord {
		return identity.ConsentRecord{Value: identity.Consent(r.Value), At: moment(r.At)}
	}), nil
}

const eventsOfUser = `SELECT e.id, e.user_id, e.kind, e.detail, e.at, e.by_id, COALESCE((SELECT b.username FROM users b WHERE b.id = e.by_id), '') AS by_name
	FROM events e WHERE e.user_id = ? AND e.id < ? ORDER BY e.id DESC LIMIT ?`

type eventRow struct {
	ID     string `db:"id"`
	User   int64  `db:"user_id"`
	Kind   string `db:"kind"`
	Detail string `db:"detail"`
	At     int64  `db:"at"`
	By     int64  `db:"by_id"`
	ByName string `db:"by_name"`
}

// AddEvent adds a line to the audit log.
func (i *Identity) AddEvent(ctx context.Context, e identity.Event) error {
	_, err := i.exec(ctx, `INSERT INTO events (id, user_id, kind, detail, at, by_id) VALUES (?, ?, ?, ?, ?, ?)`, e.ID,
		e.User, string(e.Kind), text(e.Detail), micros(e.At), e.By.ID)
	return err
}

// Events lists a user's lines of the audit log, newest first, after a cursor.
func (i *Identity) Events(ctx context.Context, user id.User, after id.Event, first int) ([]identity.Event, error) {
	var rows []eventRow
	if err := i.list(ctx, &rows, eventsOfUser, user, cursor(string(after)), first); err != nil {
		return nil, err
	}
	return each(rows, func(r eventRow) identity.Event {
		return identity.Event{
			ID: id.Event(r.ID), User: id.User(r.User), Kind: identity.EventKind(r.Kind), Detail: r.Detail,
			At: moment(r.At),
			By: identity.AccountName{ID: id.User(r.By), Username: r.ByName},
		}
	}), nil
}
