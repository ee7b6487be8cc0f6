package app

import (
	"context"
	"log/slog"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/clock"
	"vitae/internal/config"
)

// clockEvery is how often the shared clock is read again: machines drift apart by milliseconds in that time.
const clockEvery = time.Minute

// wrongBy is from when on an operator is warned that this machine's clock is wrong.
const wrongBy = 5 * time.Second

// sharedClock is PostgreSQL's clock where replicas share one, and own where none is shared. Sessions, codes, limits and
// the leases of jobs are moments that one replica writes and another reads; by their own clocks, a replica that is an
// hour ahead would end sessions and send letters that another is sending. A manual clock stands where its test puts it.
func sharedClock(ctx context.Context, c config.Config, own clock.Clock, db *sqlstore.DB, log *slog.Logger) (clock.Clock,
	error,
) {
	if _, manual := own.(*clock.Manual); manual || !c.Postgres() {
		return own, nil
	}
	shared := clock.Follow(own)
	ahead, err := shared.Set(func() (time.Time, error) { return db.Time(ctx) })
	if err == nil && ahead.Abs() > wrongBy {
		log.Warn("the clocks of this machine and PostgreSQL differ; using PostgreSQL's", "behind", ahead.String())
	}
	return shared, err
}

// readClock reads the shared clock again, where there is one.
func (i *Instance) readClock(ctx context.Context) error {
	shared, is := i.clock.(*clock.Following)
	if !is {
		return nil
	}
	_, err := shared.Set(func() (time.Time, error) { return i.db.Time(ctx) })
	return err
}
