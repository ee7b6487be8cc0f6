package identity

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// Topic is what a message to support is about. The values are the contract's.
type Topic string

// The topics.
const (
	TopicQuestion Topic = "QUESTION"
	TopicProblem  Topic = "PROBLEM"
	TopicPrivacy  Topic = "PRIVACY"
	TopicBilling  Topic = "BILLING"
	TopicOther    Topic = "OTHER"
)

var topics = []Topic{TopicQuestion, TopicProblem, TopicPrivacy, TopicBilling, TopicOther}

const (
	minContact   = 10 // characters
	maxContact   = 5000
	contactsMost = 100                 // that are listed
	answerIn     = 30 * 24 * time.Hour // what the privacy policy promises
)

// Contact is what somebody wrote to support. User is 0 for a visitor.
type Contact struct {
	ID      id.ContactMessage `json:"id"`
	User    id.User           `json:"user,omitempty"`
	Ticket  string            `json:"ticket"`
	Topic   Topic             `json:"topic"`
	Email   string            `json:"email"` // to answer to
	Message string            `json:"message"`
	At      time.Time         `json:"at"`
	// AnsweredAt is zero while the message waits; Note is what support noted about its answer.
	AnsweredAt time.Time `json:"answeredAt,omitzero"`
	Note       string    `json:"note,omitempty"`
}

// DueAt is when a request about privacy must have been answered; zero for other topics.
func (c Contact) DueAt() time.Time {
	if c.Topic != TopicPrivacy {
		return time.Time{}
	}
	return c.At.Add(answerIn)
}

// ContactRequest is a message to support. Website is a field that no person sees: whoever fills it in is a machine.
type ContactRequest struct {
	Topic   Topic
	Message string
	Email   string
	Website string
}

// SendContact keeps a message and has it mailed to every administrator. It gives the ticket, by which both sides call
// it. What a machine filled in gets a ticket too and is forgotten, so that the machine learns nothing.
func (s *Service) SendContact(ctx context.Context, a actor.Actor, r ContactRequest) (ticket string, err error) {
	const op = "identity.SendContact"
	if ticket, err = newTicket(s.d.Random); err != nil || r.Website != "" {
		return ticket, err
	}
	if r, err = s.answerable(ctx, a, r.clean()); err != nil {
		return "", within(op, err)
	}
	if fields := r.check(); len(fields) > 0 {
		return "", invalid(op, "Failed to send your message", fields)
	}
	c := Contact{
		ID: s.d.IDs.ContactMessage(), User: a.User, Ticket: ticket, Topic: r.Topic, Email: r.Email,
		Message: r.Message, At: s.d.Clock.Now(),
	}
	return ticket, within(op, s.d.Store.InTx(ctx, func(tx Store) error { return s.keepContact(ctx, tx, c) }))
}

// keepContact adds a message with a letter for each administrator. The letters belong to whoever wrote, so that they
// are erased with them.
func (s *Service) keepContact(ctx context.Context, tx Store, c Contact) error {
	if err := tx.AddContact(ctx, c); err != nil {
		return err
	}
	admins, err := tx.Holders(ctx, RoleAdmin)
	if err != nil {
		return err
	}
	for _, admin := range admins {
		admin.ID = c.User
		if err := s.post(ctx, tx, admin, Mail{Kind: MailContact, Contact: &c}, mailLife); err != nil {
			return err
		}
	}
	return nil
}

// Contacts lists what the owner wrote to support, newest first, at most 100.
func (s *Service) Contacts(ctx context.Context, owner id.User) ([]Contact, error) {
	all, err := s.d.Store.Contacts(ctx, owner, "", contactsMost)
	return all, within("identity.Contacts", err)
}

// clean returns the request without the spaces around its texts.
func (r ContactRequest) clean() ContactRequest {
	r.Message = trimmed(r.Message)
	r.Email = strings.TrimSpace(r.Email)
	return r
}

// answerable gives a user's request the account's address where it names none.
func (s *Service) answerable(ctx context.Context, a actor.Actor, r ContactRequest) (ContactRequest, error) {
	if r.Email != "" || !a.SignedIn() {
		return r, nil
	}
	account, err := s.d.Store.Account(ctx, a.User)
	r.Email = account.Email
	return r, err
}

// check returns one message for each field that is wrong.
func (r ContactRequest) check() map[string]string {
	fields := map[string]string{}
	if !slices.Contains(topics, r.Topic) {
		fields["topic"] = "Choose a topic"
	}
	if wrong := checkMessage(r.Message); wrong != "" {
		fields["message"] = wrong
	}
	if r.Email == "" {
		fields["email"] = "Enter your email address so that we can reply"
	} else if wrong := checkEmail(r.Email); wrong != "" {
		fields["email"] = wrong
	}
	return fields
}

func checkMessage(text string) string {
	switch n := utf8.RuneCountInString(text); {
	case n < minContact:
		return fmt.Sprintf("Message must be at least %d characters", minContact)
	case n > maxContact:
		return "Message must be at most 5,000 characters"
	}
	return checkText("Message", text, maxContact)
}

// A ticket is read aloud and typed by hand: its letters and digits are none that look like another.
const (
	ticketLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
	ticketLength  = 8
)

func newTicket(random io.Reader) (string, error) {
	const fair = 256 - 256%len(ticketLetters) // a byte above would favour the first letters
	ticket, b := "V-", make([]byte, 1)
	for len(ticket) < len("V-")+ticketLength {
		if _, err := io.ReadFull(random, b); err != nil {
			return "", fault.Wrap("identity.newTicket", fault.Internal, "", err)
		}
		if int(b[0]) < fair {
			ticket += string(ticketLetters[int(b[0])%len(ticketLetters)])
		}
	}
	return ticket, nil
}
