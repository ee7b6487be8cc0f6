package sqlstore

import (
	"context"
	"time"

	"vitae/internal/domain/identity"
)

// The rows that Purge removes, a kind at a time. Each condition stands twice: the inner one finds a bounded number of
// rows by an index; the outer one is looked at again where a row was changed in between, so that an account that has
// just been verified, or a session that has just been used, stays.
const (
	purgeUsers = `DELETE FROM users WHERE NOT verified AND created_at < ? AND id IN
		(SELECT id FROM users WHERE NOT verified AND created_at < ? ORDER BY created_at LIMIT ?)`
	purgeDecoys = `DELETE FROM decoys WHERE created_at < ? AND user_id IN
		(SELECT user_id FROM decoys WHERE created_at < ? ORDER BY created_at LIMIT ?)`
	purgeIdleSessions = `DELETE FROM sessions WHERE last_seen_at < ? AND id IN
		(SELECT id FROM sessions WHERE last_seen_at < ? ORDER BY last_seen_at LIMIT ?)`
	purgeExpiredSessions = `DELETE FROM sessions WHERE expires_at <= ? AND id IN
		(SELECT id FROM sessions WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`
	purgeChallenges = `DELETE FROM challenges WHERE created_at < ? AND id IN
		(SELECT id FROM challenges WHERE created_at < ? ORDER BY created_at LIMIT ?)`
	purgeFailures = `DELETE FROM failures WHERE last_at < ? AND key IN
		(SELECT key FROM failures WHERE last_at < ? ORDER BY last_at LIMIT ?)`
	purgeDevices = `DELETE FROM devices WHERE seen_at < ? AND (user_id, hash) IN
		(SELECT user_id, hash FROM devices WHERE seen_at < ? ORDER BY seen_at LIMIT ?)`
	purgeEvents = `DELETE FROM events WHERE at < ? AND id IN
		(SELECT id FROM events WHERE at < ? ORDER BY at LIMIT ?)`
	purgeFailedJobs = `DELETE FROM jobs WHERE failed_at > 0 AND failed_at < ? AND id IN
		(SELECT id FROM jobs WHERE failed_at > 0 AND failed_at < ? ORDER BY failed_at LIMIT ?)`
	purgeContacts = `DELETE FROM contact_messages WHERE created_at < ? AND id IN
		(SELECT id FROM contact_messages WHERE created_at < ? ORDER BY created_at LIMIT ?)`
	purgeNotices = `DELETE FROM notifications WHERE created_at < ? AND id IN
		(SELECT id FROM notifications WHERE created_at < ? ORDER BY created_at LIMIT ?)`
)

// Purge removes what is over, at most p.Limit rows of a kind, each kind in a transaction of its own.
func (i *Identity) Purge(ctx context.Context, p identity.PurgeLimits) (more bool, err error) {
	for _, kind := range []struct {
		query  string
		before time.Time
	}{
		{purgeUsers, p.Unverified},
		{purgeDecoys, p.Unverified},
		{purgeIdleSessions, p.Idle},
		{purgeExpiredSessions, p.Now},
		{purgeChallenges, p.Codes},
		{purgeFailures, p.Failures},
		{purgeDevices, p.Devices},
		{purgeEvents, p.Events},
		{purgeFailedJobs, p.FailedJobs},
		{purgeContacts, p.Contacts},
		{purgeNotices, p.Notices},
		{purgeInvitations, p.Invitations},
		{purgeProviderAnswers, p.Now},
	} {
		n, err := i.exec(ctx, kind.query, micros(kind.before), micros(kind.before), p.Limit)
		if err != nil {
			return false, err
		}
		more = more || n >= int64(p.Limit)
	}
	return more, nil
}
