package sqlstore

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"sync/atomic"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

const (
	limitsPurge = time.Minute // how often a process removes keys that are paid off
	limitsBatch = 1000
	limitHash   = 16 // bytes of an HMAC-SHA-256 that are stored
)

// sharedLimits counts in a table, for all replicas. A key has one time: when its last event is paid off (GCRA). Keys
// are stored as an HMAC whose key stands outside the database: who has the table alone cannot find an address by
// hashing all that there are.
type sharedLimits struct {
	statements
	clock  clock.Clock
	key    []byte // of the hashes
	purged atomic.Int64
}

// Take counts in one statement. The row's lock makes takers of one key come one after another, so none is let through
// beyond the rule.
func (l *sharedLimits) Take(ctx context.Context, r limit.Rule, key string) (time.Duration, error) {
	now := micros(l.clock.Now())
	l.purge(ctx, now)
	if r.Burst < 1 || r.Per <= 0 {
		return 0, fault.New("sqlstore.Limiter", fault.Internal, "")
	}
	step := stepOf(r)
	burst := step * int64(r.Burst)
	hash := l.hashOf(r, key)
	var tat int64
	err := l.get(ctx, &tat, `INSERT INTO limits AS l (key, tat) VALUES (?, ?::bigint + ?::bigint)
		ON CONFLICT (key) DO UPDATE SET tat = GREATEST(l.tat, ?::bigint) + ?::bigint
		WHERE GREATEST(l.tat, ?::bigint) + ?::bigint <= ?::bigint + ?::bigint RETURNING tat`,
		hash, now, step, now, step, now, step, now, burst)
	if fault.KindOf(err) != fault.NotFound {
		return 0, err
	}
	if err := l.get(ctx, &tat, `SELECT tat FROM limits WHERE key = ?`, hash); err != nil &&
		fault.KindOf(err) != fault.NotFound {
		return 0, err
	}
	// at least 1: by now it may have been paid off
	return time.Duration(max(tat+step-now-burst, 1)) * time.Microsecond, nil
}

// Return takes one counted event back.
func (l *sharedLimits) Return(ctx context.Context, r limit.Rule, key string) error {
	if r.Burst < 1 || r.Per <= 0 {
		return fault.New("sqlstore.Limiter", fault.Internal, "")
	}
	_, err := l.exec(ctx, `UPDATE limits SET tat = tat - ?::bigint WHERE key = ?`, stepOf(r), l.hashOf(r, key))
	return err
}

// stepOf is how long one event takes to pay off, in microseconds.
func stepOf(r limit.Rule) int64 { return max(1, (r.Per / time.Duration(r.Burst)).Microseconds()) }

// hashOf is what stands for a rule's key in the table. A rule's name has no zero byte.
func (l *sharedLimits) hashOf(r limit.Rule, key string) string {
	h := hmac.New(sha256.New, l.key)
	h.Write([]byte(r.Name + "\x00" + key))
	return hex.EncodeToString(h.Sum(nil)[:limitHash])
}

// purge removes keys that are as good as unknown, now and then. What fails is left to the next time.
func (l *sharedLimits) purge(ctx context.Context, now int64) {
	last := l.purged.Load()
	if now-last < limitsPurge.Microseconds() || !l.purged.CompareAndSwap(last, now) {
		return
	}
	_, err := l.exec(ctx, `DELETE FROM limits WHERE key IN (SELECT key FROM limits WHERE tat <= ? LIMIT ? FOR UPDATE SKIP LOCKED)`, now, limitsBatch)
	if err != nil {
		l.db.log.WarnContext(ctx, "old rate limits could not be deleted", "error", err)
	}
}
