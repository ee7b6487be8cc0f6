package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type inboxRow struct {
	contactRow
	FromName     string `db:"from_name"`
	AnsweredBy   int64  `db:"answered_by"`
	AnswererName string `db:"answerer_name"`
}

func scanInbox(r inboxRow) identity.InboxMessage {
	m := identity.InboxMessage{
		Contact:    scanContact(r.contactRow),
		AnsweredBy: identity.AccountName{ID: id.User(r.AnsweredBy), Username: r.AnswererName},
	}
	m.From = identity.AccountName{ID: m.User, Username: r.FromName}
	return m
}

const (
	inboxMessages = `SELECT ` + contactColumns + `, m.answered_by,
		COALESCE((SELECT u.username FROM users u WHERE u.id = m.user_id), '') AS from_name,
		COALESCE((SELECT u.username FROM users u WHERE u.id = m.answered_by), '') AS answerer_name FROM contact_messages m WHERE `
	// inboxPlace sorts what has a date before the rest, and each by age.
	inboxPlace = `CASE WHEN m.topic = 'PRIVACY' THEN '0' ELSE '1' END || m.id`
	inboxOpen  = `m.answered_at = 0`
	inboxNext  = ` AND ` + inboxPlace +
		` > (SELECT CASE WHEN a.topic = 'PRIVACY' THEN '0' ELSE '1' END || a.id FROM contact_messages a WHERE a.id = ?)`
	inboxAnswered = `m.answered_at > 0 AND m.id < ?`
	inboxOnTopic  = ` AND m.topic = ?`
	inboxByTicket = inboxMessages + `m.ticket = ?`
	inboxByID     = inboxMessages + `m.id = ?`
	openMessages  = `SELECT COUNT(*) FROM contact_messages m WHERE ` + inboxOpen
)

// Inbox lists messages, the open ones in the order in which they should be answered.
func (i *Identity) Inbox(ctx context.Context, find identity.InboxSearch, first int) ([]identity.InboxMessage, error) {
	query, args, order := inboxMessages+inboxOpen, []any{}, inboxPlace
	switch {
	case find.Ticket != "":
		return i.inbox(ctx, inboxByTicket, text(find.Ticket))
	case find.Answered:
		query, args, order = inboxMessages+inboxAnswered, append(args, cursor(find.After)), `m.id DESC`
	case find.After != "":
		query, args = query+inboxNext, append(args, text(find.After))
	}
	if find.Topic != "" {
		query, args = query+inboxOnTopic, append(args, string(find.Topic))
	}
	return i.inbox(ctx, query+` ORDER BY `+order+` LIMIT ?`, append(args, first)...)
}

func (i *Identity) inbox(ctx context.Context, query string, args ...any) ([]identity.InboxMessage, error) {
	var rows []inboxRow
	err := i.list(ctx, &rows, query, args...)
	return each(rows, scanInbox), err
}

// InboxMessage finds by identifier.
func (i *Identity) InboxMessage(ctx context.Context, m id.ContactMessage) (identity.InboxMessage, error) {
	var r inboxRow
	err := i.get(ctx, &r, inboxByID, text(string(m)))
	return scanInbox(r), err
}

// OpenMessages counts.
func (i *Identity) OpenMessages(ctx context.Context) (int, error) {
	var n int
	err := i.get(ctx, &n, openMessages)
	return n, err
}

// SetAnswer notes an answer, or that there is none.
func (i *Identity) SetAnswer(ctx context.Context, m id.ContactMessage, by id.User, at time.Time, note string) error {
	return i.one(ctx, `UPDATE contact_messages SET answered_by = ?, answered_at = ?, note = ? WHERE id = ?`, by,
		micros(at), text(note), text(string(m)))
}
