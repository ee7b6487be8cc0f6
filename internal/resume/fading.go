package resume

import (
	"context"
	"fmt"
	"time"

	"vitae/internal/fault"
	"vitae/internal/id"
	"vitae/internal/notice"
)

// Fading is what goes for good from one owner's trash within some days, of every kind.
type Fading struct {
	Owner id.User
	Count int
	First time.Time // when the oldest of it was deleted
}

const (
	fadeWithin = 3 * 24 * time.Hour
	fadeBatch  = 200
)

// WarnOfTrash tells owners, three days ahead, of what is about to be erased from their trash. Each is told once in three days
// at most, and of everything at least a day before it goes; the worker does it daily.
func (s *Service) WarnOfTrash(ctx context.Context) error {
	now := s.now()
	after := id.User(0)
	for {
		all, err := s.d.Store.Fading(ctx, now.Add(-TrashFor), now.Add(fadeWithin-TrashFor), after, fadeBatch)
		if err != nil {
			return err
		}
		for _, f := range all {
			after = f.Owner
			things := "1 thing is"
			if f.Count > 1 {
				things = fmt.Sprintf("%d things are", f.Count)
			}
			err := s.d.Store.Notify(ctx, notice.Notice{
				ID: s.d.IDs.Notification(), User: f.Owner, Kind: notice.TrashSoon, Title: "Your trash is about to be emptied",
				Body: fmt.Sprintf("%s erased within three days, the first on %s. Restore what you want to keep.", things, f.First.Add(TrashFor).Format("2 January 2006")),
				Path: "/my-resumes/trash", Key: fmt.Sprintf("%s %d", notice.TrashSoon, now.Unix()/int64(fadeWithin/time.Second)), At: now,
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
