package coach

import (
	"context"
	"fmt"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// A step is due a week after its plan was last worked on: made, or a step checked off. The owner is reminded once a
// week, and no more once four weeks have passed in silence: whoever has given a plan up is left alone.
const (
	stepEvery   = 7 * 24 * time.Hour
	stepsAtMost = 4
	remindBatch = 200
)

// RemindOfSteps notifies owners of plans whose next step is due. Running it again tells nothing twice; the worker does
// it daily.
func (s *Service) RemindOfSteps(ctx context.Context) error {
	now := s.now()
	after, last := now.Add(-(stepsAtMost+1)*stepEvery), now.Add(-stepEvery)
	for at := id.Artifact(""); ; {
		quiet, err := s.d.Store.QuietPlans(ctx, after, at, last, remindBatch)
		if err != nil {
			return err
		}
		for _, one := range quiet {
			if err := s.remind(ctx, one, now); err != nil {
				return err
			}
			after, at = one.UpdatedAt, one.ID
		}
		if len(quiet) < remindBatch {
			return nil
		}
	}
}

// remind tells of one plan's next step; a finished plan has none.
func (s *Service) remind(ctx context.Context, one Artifact, now time.Time) error {
	p, err := s.planOf(one)
	weeks := int(now.Sub(one.UpdatedAt) / stepEvery)
	if err != nil || p.Next() == 0 || weeks > stepsAtMost {
		return err
	}
	err = s.d.Store.Notify(ctx, notice.Notice{
		ID: s.d.IDs.Notification(), User: one.Owner, Kind: notice.PlanStep,
		Title: fmt.Sprintf("%s: step %d of %d is due", p.Skilled.Name, p.Next(), len(p.Steps)),
		Body:  fmt.Sprintf("It takes about %s. Check it off when you're done.", hours(p.Steps[p.Next()-1])),
		Path:  "/skill-development-plan/" + string(one.ID),
		Key:   fmt.Sprintf("%s %s %d %d", notice.PlanStep, one.ID, one.UpdatedAt.UnixMicro(), weeks),
		At:    now,
	})
	if fault.KindOf(err) == fault.NotFound {
		return nil // erased meanwhile
	}
	return err
}

func hours(h float64) string {
	if h == 1 {
		return "an hour"
	}
	return fmt.Sprintf("%g hours", h)
}
