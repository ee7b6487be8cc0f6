package identity

import (
	"context"
	"time"
)

// How long things are kept after they served.
const (
	keepUnverified = 24 * time.Hour
	keepCodes      = 25 * time.Hour // wrong tries are counted over a day
	keepFailures   = 24 * time.Hour
	keepDevices    = 400 * 24 * time.Hour
	keepEvents     = 400 * 24 * time.Hour
	keepFailedJobs = 30 * 24 * time.Hour
	keepContacts   = 2 * 365 * 24 * time.Hour
	keepNotices    = 180 * 24 * time.Hour
	keepInvited    = 30 * 24 * time.Hour // after the invitation expired
	purgeBatch     = 1000
)

// Purge removes what is over, in batches so that nobody waits long for it, and leaves nothing of it in the database's
// files. The worker calls it every hour.
func (s *Service) Purge(ctx context.Context) error {
	const op = "identity.Purge"
	now := s.d.Clock.Now()
	limits := PurgeLimits{
		Now:        now,
		Unverified: now.Add(-keepUnverified),
		Idle:       now.Add(-sessionIdle),
		Codes:      now.Add(-keepCodes),
		Failures:   now.Add(-keepFailures),
		Devices:    now.Add(-keepDevices),
		Events:     now.Add(-keepEvents),
		FailedJobs: now.Add(-keepFailedJobs),
		Contacts:   now.Add(-keepContacts),
		Notices:    now.Add(-keepNotices),

		Invitations: now.Add(-keepInvited),
		Limit:       purgeBatch,
	}
	for {
		more, err := s.d.Store.Purge(ctx, limits)
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return within(op, err)
		}
		if !more {
			break
		}
	}
	s.scrub(ctx)
	return nil
}
