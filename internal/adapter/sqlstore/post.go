package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/identity"
)

const (
	mailCounts = `SELECT label, COUNT(CASE WHEN failed_at = 0 THEN 1 END) AS waiting, COUNT(CASE WHEN failed_at = 0 AND last_error <> '' THEN 1 END) AS retried,
		COUNT(CASE WHEN failed_at > 0 THEN 1 END) AS failed FROM jobs WHERE kind = ? GROUP BY label ORDER BY label`
	queuedMail  = `SELECT id, label, tries, run_at, until_at, failed_at, last_error FROM jobs WHERE kind = ? AND id < ?`
	mailWaiting = ` AND failed_at = 0`
	mailFailed  = ` AND failed_at > 0`
	newestFirst = ` ORDER BY id DESC LIMIT ?`
	// retryMail leaves alone what a worker has under way: it is tried already.
	retryMail = `UPDATE jobs SET run_at = ? WHERE kind = ? AND failed_at = 0 AND last_error <> '' AND lease <= ? AND run_at > ?`
)

// MailCounts counts mails by kind.
func (i *Identity) MailCounts(ctx context.Context) ([]identity.MailCount, error) {
	var rows []struct {
		Label   string `db:"label"`
		Waiting int    `db:"waiting"`
		Retried int    `db:"retried"`
		Failed  int    `db:"failed"`
	}
	err := i.list(ctx, &rows, mailCounts, job.Mail)
	counts := make([]identity.MailCount, len(rows))
	for n, r := range rows {
		counts[n] = identity.MailCount{
			Kind: identity.MailKind(r.Label), Waiting: r.Waiting, Retried: r.Retried,
			Failed: r.Failed,
		}
	}
	return counts, err
}

type queuedMailRow struct {
	ID        string `db:"id"`
	Label     string `db:"label"`
	Tries     int    `db:"tries"`
	RunAt     int64  `db:"run_at"`
	Until     int64  `db:"until_at"`
	FailedAt  int64  `db:"failed_at"`
	LastError string `db:"last_error"`
}

// QueuedMail lists mails, newest first, after a cursor.
func (i *Identity) QueuedMail(ctx context.Context, failed bool, after id.Job, first int) ([]identity.QueuedMail,
	error,
) {
	query := queuedMail + mailWaiting
	if failed {
		query = queuedMail + mailFailed
	}
	var rows []queuedMailRow
	err := i.list(ctx, &rows, query+newestFirst, job.Mail, cursor(string(after)), first)
	return each(rows, func(r queuedMailRow) identity.QueuedMail {
		return identity.QueuedMail{
			ID: id.Job(r.ID), Kind: identity.MailKind(r.Label), Tries: r.Tries, NextTry: moment(r.RunAt),
			Until:    moment(r.Until),
			FailedAt: moment(r.FailedAt), LastError: r.LastError,
		}
	}), err
}

// RetryMail makes what waits after a failed try due at now. Workers are notified after the commit.
func (i *Identity) RetryMail(ctx context.Context, now time.Time) (int, error) {
	var n int64
	err := i.inTx(ctx, func(tx statements) (err error) {
		at := micros(now)
		n, err = tx.exec(ctx, retryMail, at, job.Mail, at, at)
		tx.tx.enqueued = tx.tx.enqueued || n > 0
		return err
	})
	return int(n), err
}
