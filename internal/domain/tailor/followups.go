package tailor

import (
	"context"
	"fmt"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// A follow-up that was due longer ago is not reported any more: the server was away or the reminder was seen.
const (
	followUpFor   = 7 * 24 * time.Hour
	followUpBatch = 200
	// A day of UTC counts from eight in the morning: it has begun then from California to New Zealand.
	followUpHour = 8 * time.Hour
)

// FollowUp is a reminder that a user set for a job.
type FollowUp struct {
	Job   JobDescription // ID, Owner, Title and Company alone
	Since Day
}

// RemindOfFollowUps notifies users of the follow-ups that are due, once for each job and day. Running it again notifies
// nobody twice; the worker does it every hour.
func (s *Service) RemindOfFollowUps(ctx context.Context) error {
	now := s.now()
	today := now.Add(-followUpHour)
	since, after := DayOf(today.Add(-followUpFor)), id.JobDescription("")
	for {
		due, err := s.d.Store.DueFollowUps(ctx, since, after, DayOf(today), followUpBatch)
		if err != nil {
			return err
		}
		for _, f := range due {
			if err := s.remindOf(ctx, f, now); err != nil {
				return err
			}
			since, after = f.Since, f.Job.ID
		}
		if len(due) < followUpBatch {
			return nil
		}
	}
}

func (s *Service) remindOf(ctx context.Context, f FollowUp, now time.Time) error {
	err := s.d.Store.Notify(ctx, notice.Notice{
		ID: s.d.IDs.Notification(), User: f.Job.Owner, Kind: notice.FollowUp, Title: "A follow-up is due",
		Body: "You planned to follow up on " + f.Job.Headline() + ".",
		Path: "/my-resumes/jobs/" + string(f.Job.ID),
		Key:  fmt.Sprintf("%s %s %s", notice.FollowUp, f.Job.ID, f.Since),
		At:   now,
	})
	if fault.KindOf(err) == fault.NotFound {
		return nil // the account was erased meanwhile
	}
	return err
}
