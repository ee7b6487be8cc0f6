package identity

import (
	"context"

	"vitae/internal/base/actor"
	"vitae/internal/edge/graph/identity/model"
)

// queries resolves queries. What needs a user runs only for one: guard sees to it.
type queries root

// CurrentUser returns the signed-in user, nil for a visitor.
func (q queries) CurrentUser(ctx context.Context) (*model.User, error) {
	if err := actor.Denied(ctx); err != nil {
		return nil, err
	}
	a := actor.From(ctx)
	if !a.SignedIn() {
		return nil, nil
	}
	u, err := q.accounts.CurrentUser(ctx, a)
	if err != nil {
		return nil, err
	}
	return toUser(u), nil
}

// UserProfile returns the caller's own profile.
func (q queries) UserProfile(ctx context.Context) (*model.UserProfile, error) {
	p, err := q.accounts.Profile(ctx, actor.From(ctx).User)
	if err != nil {
		return nil, err
	}
	return toProfile(p), nil
}

// HasRole reports whether a user has a role.
func (q queries) HasRole(ctx context.Context, userID, role string) (bool, error) {
	return q.accounts.HasRole(ctx, actor.From(ctx), toUserID(userID), role)
}

// HasPermission reports whether a user has a permission.
func (q queries) HasPermission(ctx context.Context, userID, permission string) (bool, error) {
	return q.accounts.HasPermission(ctx, actor.From(ctx), toUserID(userID), permission)
}

// UserInfo gives a user with roles and permissions.
func (q queries) UserInfo(ctx context.Context, userID string) (*model.UserInfo, error) {
	u, err := q.accounts.UserInfo(ctx, actor.From(ctx), toUserID(userID))
	if err != nil {
		return nil, err
	}
	return toUserInfo(u), nil
}

// Sessions lists the browsers that the caller is signed in from.
func (q queries) Sessions(ctx context.Context) ([]model.Session, error) {
	a := actor.From(ctx)
	all, err := q.accounts.Sessions(ctx, a.User)
	if err != nil {
		return nil, err
	}
	out := make([]model.Session, 0, len(all))
	for _, one := range all {
		out = append(out, toSession(one, a.Session))
	}
	return out, nil
}

// Notifications lists the caller's messages inside the app.
func (q queries) Notifications(ctx context.Context, first *int32, after *string) (*model.NotificationPage, error) {
	p, err := q.accounts.Notifications(ctx, actor.From(ctx).User, orZero(after), int(orZero(first)))
	if err != nil {
		return nil, err
	}
	out := &model.NotificationPage{
		Items: make([]model.Notification, 0, len(p.Items)), UnreadCount: int32(p.Unread),
		EndCursor: orNil(p.End),
	}
	for _, n := range p.Items {
		out.Items = append(out.Items, toNotification(n))
	}
	return out, nil
}

// AuditEvents lists what happened to the caller's account.
func (q queries) AuditEvents(ctx context.Context, first *int32, after *string) (*model.AuditEventPage, error) {
	events, end, err := q.accounts.Events(ctx, actor.From(ctx).User, orZero(after), int(orZero(first)))
	if err != nil {
		return nil, err
	}
	out := &model.AuditEventPage{Items: make([]model.AuditEvent, 0, len(events)), EndCursor: orNil(end)}
	for _, e := range events {
		out.Items = append(out.Items, model.AuditEvent{
			ID: string(e.ID), Kind: string(e.Kind), Detail: orNil(e.Detail),
			At: toTime(e.At), ByHouse: e.By.ID != 0,
		})
	}
	return out, nil
}

// Consents lists the caller's choices about storage in the browser.
func (q queries) Consents(ctx context.Context) ([]model.ConsentRecord, error) {
	all, err := q.accounts.Consents(ctx, actor.From(ctx).User)
	if err != nil {
		return nil, err
	}
	out := make([]model.ConsentRecord, 0, len(all))
	for _, c := range all {
		out = append(out, model.ConsentRecord{Value: toConsent(c.Value), At: toTime(c.At)})
	}
	return out, nil
}

// ContactMessages lists what the caller wrote to support.
func (q queries) ContactMessages(ctx context.Context) ([]model.ContactMessage, error) {
	all, err := q.accounts.Contacts(ctx, actor.From(ctx).User)
	if err != nil {
		return nil, err
	}
	out := make([]model.ContactMessage, 0, len(all))
	for _, c := range all {
		out = append(out, model.ContactMessage{
			Ticket: c.Ticket, Topic: model.ContactTopic(c.Topic), Message: c.Message, Email: c.Email,
			CreatedAt: toTime(c.At), DueAt: toTimeOrNil(c.DueAt()),
			AnsweredAt: toTimeOrNil(c.AnsweredAt),
		})
	}
	return out, nil
}
