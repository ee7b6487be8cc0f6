package identity

import (
	"context"
	"fmt"
	"strings"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/identity/model"
)

// Users lists accounts.
func (q queries) Users(ctx context.Context, search *string, filter *model.UserFilter, first *int32,
	after *string,
) (*model.UserPage, error) {
	find := identity.UserSearch{
		Words: orZero(search), Filter: identity.UserFilter(orZero(filter)),
		After: orZero(after),
	}
	users, end, err := q.accounts.Users(ctx, actor.From(ctx), find, int(orZero(first)))
	if err != nil {
		return nil, err
	}
	out := &model.UserPage{Items: make([]model.UserInfo, 0, len(users)), EndCursor: orNil(end)}
	for _, u := range users {
		out.Items = append(out.Items, *toUserInfo(u))
	}
	return out, nil
}

// UserOverview returns an account in numbers.
func (q queries) UserOverview(ctx context.Context, userID string) (*model.UserOverview, error) {
	o, err := q.accounts.Overview(ctx, actor.From(ctx), toUserID(userID))
	if err != nil {
		return nil, err
	}
	return toOverview(o), nil
}

// UserEvents lists what happened to an account.
func (q queries) UserEvents(ctx context.Context, userID string, first *int32, after *string) (*model.UserEventPage,
	error,
) {
	events, end, err := q.accounts.UserEvents(ctx, actor.From(ctx), toUserID(userID), orZero(after), int(orZero(first)))
	if err != nil {
		return nil, err
	}
	out := &model.UserEventPage{Items: make([]model.UserEvent, 0, len(events)), EndCursor: orNil(end)}
	for _, e := range events {
		out.Items = append(out.Items, model.UserEvent{
			ID: string(e.ID), Kind: string(e.Kind), Detail: orNil(e.Detail),
			At: toTime(e.At), By: toAccountName(e.By),
		})
	}
	return out, nil
}

// Inbox lists what people wrote to support.
func (q queries) Inbox(ctx context.Context, answered *bool, topic *model.ContactTopic, ticket *string, first *int32,
	after *string,
) (*model.InboxPage, error) {
	find := identity.InboxSearch{
		Answered: orZero(answered), Topic: identity.Topic(orZero(topic)),
		Ticket: orZero(ticket), After: orZero(after),
	}
	p, err := q.accounts.Inbox(ctx, actor.From(ctx), find, int(orZero(first)))
	if err != nil {
		return nil, err
	}
	out := &model.InboxPage{
		Items: make([]model.InboxMessage, 0, len(p.Items)), OpenCount: int32(p.Open),
		EndCursor: orNil(p.End),
	}
	for _, m := range p.Items {
		out.Items = append(out.Items, toInboxMessage(m))
	}
	return out, nil
}

// MailQueue lists mails that wait or were given up.
func (q queries) MailQueue(ctx context.Context, failed *bool, first *int32, after *string) (*model.MailQueue, error) {
	p, err := q.accounts.MailQueue(ctx, actor.From(ctx), orZero(failed), orZero(after), int(orZero(first)))
	if err != nil {
		return nil, err
	}
	out := &model.MailQueue{
		Counts: make([]model.MailCount, 0, len(p.Counts)),
		Items:  make([]model.QueuedMail, 0, len(p.Items)), EndCursor: orNil(p.End),
	}
	for _, c := range p.Counts {
		out.Counts = append(out.Counts, model.MailCount{
			Kind: orNil(string(c.Kind)), Waiting: int32(c.Waiting),
			Retried: int32(c.Retried), Failed: int32(c.Failed),
		})
	}
	for _, m := range p.Items {
		out.Items = append(out.Items, toQueuedMail(m))
	}
	return out, nil
}

// Health reports how the parts of the program are.
func (q queries) Health(ctx context.Context) (*model.Health, error) {
	h, err := q.accounts.Health(ctx, actor.From(ctx))
	if err != nil {
		return nil, err
	}
	return toHealth(h), nil
}

// SetUserActive switches an account on or off.
func (m mutations) SetUserActive(ctx context.Context, userID string, active bool) (*model.Result, error) {
	said := "The account has been deactivated"
	if active {
		said = "The account has been activated"
	}
	return outcome(m.accounts.SetUserActive(ctx, actor.From(ctx), toUserID(userID), active), said)
}

// GrantUserRole gives a user a role.
func (m mutations) GrantUserRole(ctx context.Context, userID string, role model.Role) (*model.Result, error) {
	return outcome(m.accounts.GrantUserRole(ctx, actor.From(ctx), toUserID(userID), fromRole(role)),
		"The role has been granted")
}

// RevokeUserRole takes a role away.
func (m mutations) RevokeUserRole(ctx context.Context, userID string, role model.Role) (*model.Result, error) {
	return outcome(m.accounts.RevokeUserRole(ctx, actor.From(ctx), toUserID(userID), fromRole(role)),
		"The role has been revoked")
}

// AnswerMessage notes an answer.
func (m mutations) AnswerMessage(ctx context.Context, message, note string) (*model.Result, error) {
	return outcome(m.accounts.AnswerMessage(ctx, actor.From(ctx), id.ContactMessage(message), note),
		"The message has been marked as answered")
}

// ReopenMessage takes an answer back.
func (m mutations) ReopenMessage(ctx context.Context, message string) (*model.Result, error) {
	return outcome(m.accounts.ReopenMessage(ctx, actor.From(ctx), id.ContactMessage(message)),
		"The message has been reopened")
}

// RetryMail makes mails due that wait after a failed try.
func (m mutations) RetryMail(ctx context.Context) (*model.Result, error) {
	n, err := m.accounts.RetryMail(ctx, actor.From(ctx))
	switch n {
	case 0:
		return outcome(err, "There are no failed emails to retry")
	case 1:
		return outcome(err, "1 email is being retried")
	}
	return outcome(err, fmt.Sprintf("%d emails are being retried", n))
}

func fromRole(r model.Role) string { return strings.ToLower(string(r)) }

// toAccountName returns nil for nobody.
func toAccountName(a identity.AccountName) *model.AccountName {
	if a.ID == 0 {
		return nil
	}
	return &model.AccountName{ID: a.ID.String(), Username: orNil(a.Username)}
}

func toOverview(o identity.Overview) *model.UserOverview {
	h := o.Holdings
	return &model.UserOverview{
		User: toUserInfo(o.UserInfo), AdminFrom: orNil(o.AdminFrom), Sessions: int32(o.Sessions),
		Resumes: int32(h.Resumes), Versions: int32(h.Versions), Jobs: int32(h.Jobs),
		Letters: int32(h.Letters), Guides: int32(h.Guides), Plans: int32(h.Plans), Comparisons: int32(h.Comparisons),
		Messages:    int32(h.Messages),
		MailWaiting: int32(h.MailWaiting), MailFailed: int32(h.MailFailed),
	}
}

func toInboxMessage(m identity.InboxMessage) model.InboxMessage {
	return model.InboxMessage{
		ID: string(m.ID), Ticket: m.Ticket, Topic: model.ContactTopic(m.Topic), Message: m.Message, Email: m.Email,
		CreatedAt: toTime(m.At),
		DueAt:     toTimeOrNil(m.DueAt()), From: toAccountName(m.From), AnsweredAt: toTimeOrNil(m.AnsweredAt),
		AnsweredBy: toAccountName(m.AnsweredBy), Note: orNil(m.Note),
	}
}

func toQueuedMail(m identity.QueuedMail) model.QueuedMail {
	out := model.QueuedMail{
		ID: string(m.ID), Kind: orNil(string(m.Kind)), Tries: int32(m.Tries), FailedAt: toTimeOrNil(m.FailedAt),
		Until: toTime(m.Until), LastError: orNil(m.LastError),
	}
	if m.FailedAt.IsZero() {
		out.NextTry = toTimeOrNil(m.NextTry)
	}
	return out
}

func toHealth(h identity.Health) *model.Health {
	out := &model.Health{
		Version: h.Version, Formula: h.Formula, Schema: int32(h.Schema), StartedAt: toTime(h.StartedAt),
		Parts:       make([]model.Part, 0, len(h.Parts)),
		JobsWaiting: int32(h.Jobs.Waiting), JobsTaken: int32(h.Jobs.Taken), JobsFailed: int32(h.Jobs.Failed),
		OldestDue: toTimeOrNil(h.Jobs.Oldest), Providers: make([]model.SignInProvider, 0, len(h.Providers)),
	}
	for _, p := range h.Parts {
		out.Parts = append(out.Parts, model.Part{
			Name: p.Name, Kind: p.Kind, State: model.PartState(p.State),
			Note: orNil(p.Note),
		})
	}
	for _, p := range h.Providers {
		out.Providers = append(out.Providers, model.SignInProvider{
			Name: p.Name, AdminGroup: orNil(p.AdminGroup), GroupsClaim: orNil(p.GroupsClaim),
		})
	}
	return out
}
