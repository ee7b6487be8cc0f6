package identity

import (
	"context"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// maxNote bounds what is noted about an answer, in characters.
const maxNote = 2000

// InboxMessage is what somebody wrote to support, with the accounts that had to do with it.
type InboxMessage struct {
	Contact
	From       AccountName // nobody for a visitor
	AnsweredBy AccountName
}

// InboxSearch says which messages are listed. Of the open ones those about privacy come first, as they have a date, and
// who waits longest before others; of the answered ones the newest. A Ticket finds its message whatever the rest says.
type InboxSearch struct {
	Answered bool
	Topic    Topic // "" for all
	Ticket   string
	After    string
}

// InboxPage is a part of the inbox. End is the cursor after it, "" where nothing follows.
type InboxPage struct {
	Items []InboxMessage
	Open  int // how many wait in all
	End   string
}

// Inbox lists what people wrote to support, for the permission users:read.
func (s *Service) Inbox(ctx context.Context, a actor.Actor, find InboxSearch, first int) (InboxPage, error) {
	const op = "identity.Inbox"
	if err := s.allowed(ctx, op, a, UsersRead); err != nil {
		return InboxPage{}, err
	}
	first, err := page(op, find.After, first)
	if err != nil {
		return InboxPage{}, err
	}
	find.Ticket = cleanTicket(find.Ticket)
	p := InboxPage{}
	if p.Open, err = s.d.Store.OpenMessages(ctx); err != nil {
		return InboxPage{}, within(op, err)
	}
	if p.Items, err = s.d.Store.Inbox(ctx, find, first+1); err != nil {
		return InboxPage{}, within(op, err)
	}
	p.Items, p.End = cutPage(p.Items, first, func(m InboxMessage) string { return string(m.ID) })
	return p, nil
}

// cleanTicket returns a ticket as it is kept, of one that was read aloud or copied with what stood around it.
func cleanTicket(typed string) string {
	typed = strings.ToUpper(strings.TrimSpace(cut(typed, maxSearch)))
	if typed == "" || strings.HasPrefix(typed, "V-") {
		return typed
	}
	return "V-" + typed
}

// AnswerMessage notes that a message was answered and how, for the permission users:manage. It sends nothing: who
// answers does so with their own mail. One that is answered gets the new note.
func (s *Service) AnswerMessage(ctx context.Context, a actor.Actor, message id.ContactMessage, note string) error {
	const op = "identity.AnswerMessage"
	if err := s.allowed(ctx, op, a, UsersManage); err != nil {
		return err
	}
	note = trimmed(note)
	if wrong := checkNote(note); wrong != "" {
		return invalid(op, "The note couldn't be saved", map[string]string{"note": wrong})
	}
	return s.settle(ctx, op, a, message, EventAnswered, func(tx Store, m InboxMessage) error {
		return tx.SetAnswer(ctx, m.ID, a.User, s.d.Clock.Now(), note)
	})
}

// ReopenMessage makes a message wait for an answer again, for the permission users:manage. The note stays with it.
func (s *Service) ReopenMessage(ctx context.Context, a actor.Actor, message id.ContactMessage) error {
	const op = "identity.ReopenMessage"
	if err := s.allowed(ctx, op, a, UsersManage); err != nil {
		return err
	}
	return s.settle(ctx, op, a, message, EventReopened, func(tx Store, m InboxMessage) error {
		return tx.SetAnswer(ctx, m.ID, 0, time.Time{}, m.Note)
	})
}

// settle changes a message and writes that down with its sender, where they have an account.
func (s *Service) settle(ctx context.Context, op string, a actor.Actor, message id.ContactMessage, kind EventKind,
	change func(tx Store, m InboxMessage) error,
) error {
	unknown := fault.New(op, fault.NotFound, "This message doesn't exist.")
	if !id.WellFormed(message) {
		return unknown
	}
	err := s.d.Store.InTx(ctx, func(tx Store) error {
		m, err := tx.InboxMessage(ctx, message)
		if err != nil {
			return err
		}
		if err := change(tx, m); err != nil || m.From.ID == 0 {
			return err
		}
		return s.eventBy(ctx, tx, a.User, m.From.ID, kind, m.Ticket)
	})
	if missing(err) {
		return unknown
	}
	return within(op, err)
}

func checkNote(note string) string {
	if note == "" {
		return "Add a short summary of your answer."
	}
	return checkText("The note", note, maxNote)
}
