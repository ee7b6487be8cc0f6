package identity

import (
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
)

// QueuedMail is a mail that waits or was given up, as administrators see it: what kind it is and how it goes, never to
// whom, or what is in it.
type QueuedMail struct {
	ID        id.Job
	Kind      MailKind // "" for one that an older version of the program wrote
	Tries     int
	NextTry   time.Time
	Until     time.Time // given up after it
	FailedAt  time.Time // given up; zero: it waits
	LastError string    // the kind of failure and where it was, never a text
}

// MailCount counts mails of a kind.
type MailCount struct {
	Kind    MailKind
	Waiting int
	Retried int // of those that wait: at least one try has failed
	Failed  int // given up; they are kept for a month
}

// MailQueue is a part of the queue, the newest first. End is the cursor after it.
type MailQueue struct {
	Counts []MailCount // by kind
	Items  []QueuedMail
	End    string
}

// MailQueue lists mails that wait, or those that were given up, for the permission users:read.
func (s *Service) MailQueue(ctx context.Context, a actor.Actor, failed bool, after string, first int) (MailQueue,
	error,
) {
	const op = "identity.MailQueue"
	if err := s.allowed(ctx, op, a, UsersRead); err != nil {
		return MailQueue{}, err
	}
	first, err := page(op, after, first)
	if err != nil {
		return MailQueue{}, err
	}
	q := MailQueue{}
	if q.Counts, err = s.d.Store.MailCounts(ctx); err != nil {
		return MailQueue{}, within(op, err)
	}
	if q.Items, err = s.d.Store.QueuedMail(ctx, failed, id.Job(after), first+1); err != nil {
		return MailQueue{}, within(op, err)
	}
	q.Items, q.End = cutPage(q.Items, first, func(m QueuedMail) string { return string(m.ID) })
	return q, nil
}

// RetryMail makes all mails that wait for another try due now, for the permission users:manage, and says how many. What
// was given up has no text any more and stays as it is.
func (s *Service) RetryMail(ctx context.Context, a actor.Actor) (int, error) {
	const op = "identity.RetryMail"
	if err := s.allowed(ctx, op, a, UsersManage); err != nil {
		return 0, err
	}
	n, err := inTx(ctx, s.d.Store, func(tx Store) (int, error) {
		n, err := tx.RetryMail(ctx, s.d.Clock.Now())
		if err != nil || n == 0 {
			return n, err
		}
		return n, s.event(ctx, tx, a.User, EventMailRetried, "")
	})
	return n, within(op, err)
}
