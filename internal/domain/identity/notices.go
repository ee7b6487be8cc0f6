package identity

import (
	"context"
	"slices"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/base/notice"
)

// MailSwitch is one of a user's choices about mails; the mails under it say so and can be switched off.
type MailSwitch string

// The switches that something is sent under. Codes, changes of the password and what else an account's safety hangs on
// are under none.
const (
	MailUpdates  MailSwitch = "updates"  // what was finished, and steps of plans
	MailSecurity MailSwitch = "security" // new devices, roles, activation
)

// wants reports whether mails under a switch are to be sent.
func (n NotificationPreferences) wants(w MailSwitch) bool {
	switch w {
	case MailUpdates:
		return n.EmailUpdates
	case MailSecurity:
		return n.EmailSecurity
	}
	return false
}

// tell adds a notification in the transaction of its cause.
func (s *Service) tell(ctx context.Context, tx Store, u id.User, k notice.Kind, title, body string) error {
	return tx.Notify(ctx, notice.Notice{
		ID: s.d.IDs.Notification(), User: u, Kind: k, Title: title, Body: body,
		Path: "/settings", At: s.d.Clock.Now(),
	})
}

// postWanted is post for a letter that its user can switch off.
func (s *Service) postWanted(ctx context.Context, tx Store, to User, w MailSwitch, m Mail) error {
	p, err := tx.Profile(ctx, to.ID)
	if err != nil || !p.Notifications.wants(w) {
		return err
	}
	m.User, m.Wanted, m.Off = to.ID, w, s.offProof(to, w)
	return s.post(ctx, tx, to, m, mailLife)
}

// Bounds of a mail about notices.
const (
	noticesInMail = 50                 // the newest
	noticesSince  = 8 * 24 * time.Hour // older ones are no news
	weekly        = 7 * 24 * time.Hour
)

// MailNotice sends the mail that a notification is worth; it is the worker's handler of job.Notice. What waits goes
// into one mail. What was read in the app meanwhile is not mailed, nor what its user switched off; a second run sends
// nothing.
func (s *Service) MailNotice(ctx context.Context, payload []byte) error {
	const op = "identity.MailNotice"
	return within(op, s.d.Store.InTx(ctx, func(tx Store) error {
		n, err := tx.Notification(ctx, id.Notification(payload))
		if missing(err) {
			return nil // erased
		}
		if err != nil {
			return err
		}
		way := n.Kind.Mailing()
		if !way.Waits() {
			return fault.New(op, fault.Unsupported, "") // of a newer program's kind: a replica will come that knows it
		}
		if err := tx.LockUser(ctx, n.User); err != nil {
			if missing(err) {
				return nil
			}
			return err
		}
		if way == notice.Weekly {
			if later, err := s.tooEarly(ctx, tx, n); err != nil || later {
				return err
			}
		}
		return s.mailWaiting(ctx, tx, n.User, way)
	}))
}

// tooEarly reports whether the last mail of a kind was less than a week ago; then the notification is looked at again a
// week after it, with those that came meanwhile.
func (s *Service) tooEarly(ctx context.Context, tx Store, n Notification) (bool, error) {
	last, err := tx.LastMailed(ctx, n.User, n.Kind)
	again := last.Add(weekly)
	if err != nil || last.IsZero() || !s.d.Clock.Now().Before(again) {
		return false, err
	}
	waiting, err := tx.UnmailedNotifications(ctx, n.User, s.d.Clock.Now().Add(-noticesSince), noticesInMail)
	if err != nil || !slices.ContainsFunc(waiting, func(w Notification) bool { return w.ID == n.ID }) {
		return true, err // it was part of that mail, or was read
	}
	return true, tx.Enqueue(ctx, job.ForNotice(s.d.IDs.Job(), n.User, n.ID, again))
}

// mailWaiting mails a user's notifications of one way that are neither read nor mailed.
func (s *Service) mailWaiting(ctx context.Context, tx Store, user id.User, way notice.Mailing) error {
	now := s.d.Clock.Now()
	waiting, err := tx.UnmailedNotifications(ctx, user, now.Add(-noticesSince), noticesInMail)
	if err != nil {
		return err
	}
	waiting = slices.DeleteFunc(waiting, func(w Notification) bool { return w.Kind.Mailing() != way })
	if len(waiting) == 0 {
		return nil
	}
	m := Mail{Kind: MailReady}
	if way == notice.Weekly {
		m.Kind = MailPlanSteps
	}
	var ids []id.Notification
	for _, w := range waiting {
		ids = append(ids, w.ID)
		m.Notices = append(m.Notices, MailedNotice{Title: w.Title, Path: w.Path})
	}
	if err := tx.SetMailed(ctx, user, ids, now); err != nil {
		return err
	}
	a, err := tx.Account(ctx, user)
	if err != nil || !a.Active || !a.Verified {
		return err
	}
	return s.postWanted(ctx, tx, a.User, MailUpdates, m)
}
