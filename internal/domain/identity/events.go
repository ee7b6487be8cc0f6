package identity

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// event writes a line of the audit log, in the transaction of its cause where there is one.
func (s *Service) event(ctx context.Context, st Store, user id.User, kind EventKind, detail string) error {
	return s.eventBy(ctx, st, 0, user, kind, detail)
}

// eventBy is event for what somebody else did to the account.
func (s *Service) eventBy(ctx context.Context, st Store, by, user id.User, kind EventKind, detail string) error {
	return st.AddEvent(ctx, Event{
		ID: s.d.IDs.Event(), User: user, Kind: kind, Detail: detail, By: AccountName{ID: by},
		At: s.d.Clock.Now(),
	})
}

// Events lists what happened to the owner's account, newest first, after a cursor ("" from the start); next is the
// cursor after them, "" where nothing follows.
func (s *Service) Events(ctx context.Context, owner id.User, after string, first int) (events []Event, next string,
	err error,
) {
	const op = "identity.Events"
	first, err = page(op, after, first)
	if err != nil {
		return nil, "", err
	}
	events, err = s.d.Store.Events(ctx, owner, id.Event(after), first+1)
	if err != nil {
		return nil, "", within(op, err)
	}
	events, next = cutPage(events, first, func(e Event) string { return string(e.ID) })
	return events, next, nil
}

// How many entries of a list are given at once.
const (
	defaultPage = 20
	maxPage     = 100
)

// page checks where a list is to be read and how far; none asked for is defaultPage.
func page(op, after string, first int) (int, error) {
	if first == 0 {
		first = defaultPage
	}
	fields := map[string]string{}
	if first < 0 || first > maxPage {
		fields["first"] = "Request 1 to 100 entries"
	}
	if after != "" && !id.WellFormed(after) {
		fields["after"] = "This isn't a valid cursor"
	}
	if len(fields) > 0 {
		return 0, &fault.Error{Op: op, Kind: fault.Invalid, Message: "This list can't be shown", Fields: fields}
	}
	return first, nil
}

// cutPage returns the first items of a list that was read with one more, which says whether anything follows, and the
// cursor after them.
func cutPage[T any](items []T, first int, cursor func(T) string) (page []T, end string) {
	if len(items) <= first {
		return items, ""
	}
	return items[:first], cursor(items[first-1])
}
