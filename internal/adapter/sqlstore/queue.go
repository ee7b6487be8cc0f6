package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
)

// Queue is the jobs as a worker takes them. A job is taken for a time, the lease; who does not extend it loses it, so
// that a crash loses no job. It reads no clock: all moments are the caller's.
type Queue struct{ statements }

// FailedJob is a job that was given up. Its payload is gone.
type FailedJob struct {
	ID        id.Job
	Kind      string
	Tries     int
	FailedAt  time.Time
	LastError string
}

// Depth counts jobs.
type Depth struct {
	Waiting int `db:"waiting"` // free, due or not yet
	Taken   int `db:"taken"`   // by a worker, also one that has crashed since
	Failed  int `db:"failed"`  // given up
}

// jobRow is a job as it is stored.
type jobRow struct {
	ID      id.Job   `db:"id"`
	Kind    string   `db:"kind"`
	User    *id.User `db:"user_id"`
	Payload []byte   `db:"payload"`
	RunAt   int64    `db:"run_at"`
	Until   int64    `db:"until_at"`
	Tries   int      `db:"tries"`
}

func (r jobRow) job() job.Job {
	j := job.Job{
		ID: r.ID, Kind: r.Kind, Payload: r.Payload, RunAt: moment(r.RunAt), Until: moment(r.Until),
		Tries: r.Tries,
	}
	if r.User != nil {
		j.User = *r.User
	}
	return j
}

// addJob inserts a job.
func (s statements) addJob(ctx context.Context, j job.Job) error {
	var user *id.User
	if j.User != 0 {
		user = &j.User
	}
	payload := j.Payload
	if payload == nil {
		payload = []byte{}
	}
	_, err := s.exec(ctx, `INSERT INTO jobs (id, kind, user_id, payload, run_at, until_at, tries, lease, failed_at, last_error, label)
		VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, '', ?)`, j.ID, j.Kind, user, payload, micros(j.RunAt), micros(j.Until),
		j.Tries, j.Label)
	return err
}

// Enqueue adds work that follows from the transaction. Workers are notified after its commit.
func (s statements) Enqueue(ctx context.Context, j job.Job) error {
	return s.inTx(ctx, func(tx statements) error {
		tx.tx.enqueued = true
		return tx.addJob(ctx, j)
	})
}

// due finds a job that is free at a moment, given twice.
const due = `FROM jobs WHERE failed_at = 0 AND run_at <= ? AND lease <= ? ORDER BY run_at LIMIT 1`

// Take takes the job that has been due longest until now+lease, and counts one run. False: nothing is due, and nothing
// was written.
func (q *Queue) Take(ctx context.Context, now time.Time, lease time.Duration) (job.Job, bool, error) {
	at := micros(now)
	lock := " FOR UPDATE SKIP LOCKED" // of two takers, the second takes the next job
	if q.db.engine.oneWriter() {
		lock = ""
		var one int
		if err := q.get(ctx, &one, `SELECT 1 `+due, at, at); err != nil {
			return none(err)
		}
	}
	var r jobRow
	err := q.get(ctx, &r, `UPDATE jobs SET lease = ?, tries = tries + 1 WHERE id = (SELECT id `+due+lock+`)
		RETURNING id, kind, user_id, payload, run_at, until_at, tries`, micros(now.Add(lease)), at, at)
	if err != nil {
		return none(err)
	}
	return r.job(), true, nil
}

func none(err error) (job.Job, bool, error) {
	if fault.KindOf(err) == fault.NotFound {
		err = nil
	}
	return job.Job{}, false, err
}

// Extend keeps a taken job until a later moment. fault.NotFound: it is gone, such as with its erased user.
func (q *Queue) Extend(ctx context.Context, j id.Job, until time.Time) error {
	return q.one(ctx, `UPDATE jobs SET lease = ? WHERE id = ? AND failed_at = 0`, micros(until), j)
}

// Done removes a job. One that is gone already is no error.
func (q *Queue) Done(ctx context.Context, j id.Job) error {
	_, err := q.exec(ctx, `DELETE FROM jobs WHERE id = ?`, j)
	return err
}

// Retry frees a job to run again at a moment. lastError never holds personal data. One that is gone is no error.
func (q *Queue) Retry(ctx context.Context, j id.Job, at time.Time, lastError string) error {
	_, err := q.exec(ctx, `UPDATE jobs SET run_at = ?, lease = 0, last_error = ? WHERE id = ? AND failed_at = 0`,
		micros(at), lastError, j)
	return err
}

// Release frees a job that was not run, as if it had not been taken.
func (q *Queue) Release(ctx context.Context, j id.Job) error {
	_, err := q.exec(ctx, `UPDATE jobs SET lease = 0, tries = tries - 1 WHERE id = ? AND failed_at = 0 AND lease > 0`,
		j)
	return err
}

// GiveUp keeps a job for administrators to see, without its payload. It never runs again.
func (q *Queue) GiveUp(ctx context.Context, j id.Job, at time.Time, lastError string) error {
	_, err := q.exec(ctx, `UPDATE jobs SET failed_at = ?, lease = 0, last_error = ?, payload = ? WHERE id = ? AND failed_at = 0`, micros(at), lastError, []byte{}, j)
	return err
}

// Failed lists jobs that were given up, the latest first.
func (q *Queue) Failed(ctx context.Context, first int) ([]FailedJob, error) {
	var rows []struct {
		ID        id.Job `db:"id"`
		Kind      string `db:"kind"`
		Tries     int    `db:"tries"`
		FailedAt  int64  `db:"failed_at"`
		LastError string `db:"last_error"`
	}
	err := q.list(ctx, &rows, `SELECT id, kind, tries, failed_at, last_error FROM jobs WHERE failed_at > 0 ORDER BY failed_at DESC, id DESC LIMIT ?`, first)
	if err != nil {
		return nil, err
	}
	failed := make([]FailedJob, len(rows))
	for i, r := range rows {
		failed[i] = FailedJob{
			ID: r.ID, Kind: r.Kind, Tries: r.Tries, FailedAt: moment(r.FailedAt),
			LastError: r.LastError,
		}
	}
	return failed, nil
}

// Depth counts the jobs.
func (q *Queue) Depth(ctx context.Context) (Depth, error) {
	var d Depth
	err := q.get(ctx, &d, `SELECT COUNT(CASE WHEN failed_at = 0 AND lease = 0 THEN 1 END) AS waiting,
		COUNT(CASE WHEN failed_at = 0 AND lease > 0 THEN 1 END) AS taken, COUNT(CASE WHEN failed_at > 0 THEN 1 END) AS failed FROM jobs`)
	return d, err
}

// Overdue is since when the free job that is due longest has waited; zero: none is due.
func (q *Queue) Overdue(ctx context.Context, now time.Time) (time.Time, error) {
	var at int64
	err := q.get(ctx, &at, `SELECT COALESCE(MIN(run_at), 0) FROM jobs WHERE failed_at = 0 AND lease = 0 AND run_at <= ?`, micros(now))
	return moment(at), err
}

// one runs a statement that must change a row.
func (q *Queue) one(ctx context.Context, query string, args ...any) error {
	rows, err := q.exec(ctx, query, args...)
	if err == nil && rows == 0 {
		err = fault.New("sqlstore.Queue", fault.NotFound, "")
	}
	return err
}
