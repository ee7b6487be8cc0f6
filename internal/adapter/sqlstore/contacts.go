package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type contactRow struct {
	ID        string `db:"id"`
	User      *int64 `db:"user_id"` // nil: a visitor
	Ticket    string `db:"ticket"`
	Topic     string `db:"topic"`
	Email     string `db:"email"`
	Message   string `db:"message"`
	CreatedAt int64  `db:"created_at"`

	AnsweredAt int64  `db:"answered_at"`
	Note       string `db:"note"`
}

const contactColumns = `id, user_id, ticket, topic, email, message, created_at, answered_at, note`

func scanContact(r contactRow) identity.Contact {
	c := identity.Contact{
		ID: id.ContactMessage(r.ID), Ticket: r.Ticket, Topic: identity.Topic(r.Topic), Email: r.Email,
		Message: r.Message, At: moment(r.CreatedAt), AnsweredAt: moment(r.AnsweredAt), Note: r.Note,
	}
	if r.User != nil {
		c.User = id.User(*r.User)
	}
	return c
}

const (
	addContact     = `INSERT INTO contact_messages (` + contactColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`
	contactsOfUser = `SELECT ` + contactColumns +
		` FROM contact_messages WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT ?`
	holders = `SELECT ` + userColumns + ` FROM user_roles r JOIN users u ON u.id = r.user_id
		WHERE r.role = ? AND r.role <> 'user' AND u.active AND u.verified ORDER BY u.id`
)

// AddContact adds what somebody wrote to support.
func (i *Identity) AddContact(ctx context.Context, c identity.Contact) error {
	var user *int64
	if c.User != 0 {
		n := int64(c.User)
		user = &n
	}
	return i.one(ctx, addContact, string(c.ID), user, c.Ticket, string(c.Topic), text(c.Email), text(c.Message),
		micros(c.At), micros(c.AnsweredAt), text(c.Note))
}

// Contacts lists a user's messages, newest first, after a cursor.
func (i *Identity) Contacts(ctx context.Context, user id.User, after id.ContactMessage, first int) ([]identity.Contact,
	error,
) {
	var rows []contactRow
	err := i.list(ctx, &rows, contactsOfUser, user, cursor(string(after)), first)
	return each(rows, scanContact), err
}

// Holders lists the active, verified accounts with a role that not everybody has.
func (i *Identity) Holders(ctx context.Context, role string) ([]identity.User, error) {
	var rows []userRow
	err := i.list(ctx, &rows, holders, text(role))
	return each(rows, scanUser), err
}
