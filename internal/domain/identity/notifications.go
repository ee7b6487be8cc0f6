package identity

import (
	"context"
	"slices"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// maxMarked bounds how many notifications one call may name.
const maxMarked = 1000

// Notifications lists the owner's messages inside the app, newest first, after a cursor ("" from the start).
func (s *Service) Notifications(ctx context.Context, owner id.User, after string, first int) (NotificationPage, error) {
	const op = "identity.Notifications"
	first, err := page(op, after, first)
	if err != nil {
		return NotificationPage{}, err
	}
	items, err := s.d.Store.Notifications(ctx, owner, id.Notification(after), first+1)
	if err != nil {
		return NotificationPage{}, within(op, err)
	}
	unread, err := s.d.Store.UnreadNotifications(ctx, owner)
	if err != nil {
		return NotificationPage{}, within(op, err)
	}
	p := NotificationPage{Unread: unread}
	p.Items, p.End = cutPage(items, first, func(n Notification) string { return string(n.ID) })
	return p, nil
}

// MarkNotificationsRead marks those of ids that are the owner's and not read yet; nil marks all.
func (s *Service) MarkNotificationsRead(ctx context.Context, owner id.User, ids []id.Notification) error {
	const op = "identity.MarkNotificationsRead"
	if len(ids) > maxMarked {
		return fault.New(op, fault.Invalid, "You can mark at most 1,000 notifications at once.")
	}
	if ids != nil {
		ids = slices.DeleteFunc(slices.Clone(ids), func(n id.Notification) bool { return !id.WellFormed(n) })
		if len(ids) == 0 {
			return nil
		}
	}
	return within(op, s.d.Store.MarkNotificationsRead(ctx, owner, ids, s.d.Clock.Now()))
}
