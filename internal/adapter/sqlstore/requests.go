package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
)

const (
	// claimRequest locks the row also where it keeps it as it is, and waits for a transaction that is claiming the
	// same.
	claimRequest = `INSERT INTO requests (user_id, kind, request_key, result, created_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (user_id, kind, request_key) DO UPDATE SET result = excluded.result, created_at = excluded.created_at
		WHERE requests.created_at < ?`
	claimedRequest = `SELECT result FROM requests WHERE user_id = ? AND kind = ? AND request_key = ? AND created_at >= ?`
	purgeRequests  = `DELETE FROM requests WHERE created_at < ? AND (user_id, kind, request_key) IN
		(SELECT user_id, kind, request_key FROM requests WHERE created_at < ? ORDER BY created_at LIMIT ?)`
)

// Claim remembers r unless its owner, kind and key are known since after; then it gives the first one's result.
func (s documents) Claim(ctx context.Context, r owned.Request,
	after time.Time,
) (result string, claimed bool, err error) {
	err = s.inTx(ctx, func(tx statements) error {
		n, err := tx.exec(ctx, claimRequest, r.Owner, text(r.Kind), text(r.Key), text(r.Result), micros(r.At),
			micros(after))
		switch {
		case orphan(err):
			return fault.Wrap("sqlstore.Claim", fault.NotFound, "", err)
		case err != nil:
			return err
		}
		result, claimed = r.Result, n == 1
		if claimed {
			return nil
		}
		return tx.get(ctx, &result, claimedRequest, r.Owner, text(r.Kind), text(r.Key), micros(after))
	})
	return result, claimed, err
}

// Claimed returns the result that is known under a key since after, "" where there is none.
func (s documents) Claimed(ctx context.Context, owner id.User, kind, key string, after time.Time) (string, error) {
	var result string
	err := s.get(ctx, &result, claimedRequest, owner, text(kind), text(key), micros(after))
	if fault.KindOf(err) == fault.NotFound {
		return "", nil
	}
	return result, err
}

// ForgetRequests removes keys remembered before a moment, at most limit.
func (s *Resumes) ForgetRequests(ctx context.Context, before time.Time, limit int) (more bool, err error) {
	n, err := s.exec(ctx, purgeRequests, micros(before), micros(before), limit)
	return n >= int64(limit), err
}
