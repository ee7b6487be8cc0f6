package resume

import (
	"context"
	"fmt"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/owned"
)

// Fading is what goes for good from one owner's trash at about the same time, of every kind.
type Fading struct {
	Owner id.User
	Count int
	First time.Time // when the oldest of it was deleted
}

const (
	fadeWithin = 3 * oneDay
	fadeBatch  = 200
	oneDay     = 24 * time.Hour
)

// WarnOfTrash tells owners, about three days ahead, of what goes from their trash: what was deleted on one day (of UTC)
// together, and once, so that nothing goes unreported because something else was reported just before. The worker does
// it daily.
func (s *Service) WarnOfTrash(ctx context.Context) error {
	now := s.now()
	last := now.Add(fadeWithin - owned.TrashFor)
	for day := now.Add(-owned.TrashFor).Truncate(oneDay); !day.After(last); day = day.Add(oneDay) {
		if err := s.warnOf(ctx, day, now); err != nil {
			return err
		}
	}
	return nil
}

// warnOf tells of what was deleted on a day.
func (s *Service) warnOf(ctx context.Context, day, now time.Time) error {
	after := id.User(0)
	for {
		all, err := s.d.Store.Fading(ctx, day, day.Add(oneDay), after, fadeBatch)
		if err != nil {
			return err
		}
		for _, f := range all {
			after = f.Owner
			things := "1 item will be"
			if f.Count > 1 {
				things = fmt.Sprintf("%d items will be", f.Count)
			}
			err := s.d.Store.Notify(ctx, notice.Notice{
				ID: s.d.IDs.Notification(), User: f.Owner, Kind: notice.TrashSoon,
				Title: "Items in your trash will be deleted soon",
				Body: fmt.Sprintf("%s permanently deleted on %s. Restore what you want to keep.", things,
					f.First.Add(owned.TrashFor).Format("January 2, 2006")),
				Path: "/my-resumes/trash", Key: fmt.Sprintf("%s %s", notice.TrashSoon, day.Format(time.DateOnly)),
				At: now,
			})
			if err != nil && fault.KindOf(err) != fault.NotFound { // erased meanwhile
				return err
			}
		}
		if len(all) < fadeBatch {
			return nil
		}
	}
}
