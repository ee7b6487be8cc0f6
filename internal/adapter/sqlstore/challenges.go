package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type challengeRow struct {
	ID        string `db:"id"`
	User      int64  `db:"user_id"`
	Purpose   string `db:"purpose"`
	CodeHash  []byte `db:"code_hash"`
	Binding   []byte `db:"binding"`
	Tries     int    `db:"tries"`
	CreatedAt int64  `db:"created_at"`
	ExpiresAt int64  `db:"expires_at"`
}

const challengeColumns = `id, user_id, purpose, code_hash, binding, tries, created_at, expires_at`

func scanChallenge(r challengeRow) identity.Challenge {
	return identity.Challenge{
		ID: id.Challenge(r.ID), User: id.User(r.User), Purpose: identity.Purpose(r.Purpose), CodeHash: r.CodeHash,
		Binding: octets(r.Binding),
		Tries:   r.Tries, CreatedAt: moment(r.CreatedAt), ExpiresAt: moment(r.ExpiresAt),
	}
}

// The unique index challenges_open serves both: it holds at most one row for a user and purpose.
const (
	openChallenge = `SELECT ` + challengeColumns + ` FROM challenges
		WHERE user_id = ? AND purpose = ? AND ended_at = 0 AND used_at = 0 AND expires_at > ?`
	// One statement counts and checks, so that of any number of callers at once no more than are allowed get a try.
	tryChallenge = `UPDATE challenges SET tries = tries + 1
		WHERE user_id = ? AND purpose = ? AND ended_at = 0 AND used_at = 0 AND expires_at > ? AND binding = ? AND tries < ?
		RETURNING ` + challengeColumns
	wrongTries = `SELECT COALESCE(SUM(tries), 0) FROM challenges WHERE user_id = ? AND created_at >= ? AND purpose = ?`
)

// AddChallenge adds a code and ends the user's open ones of the same purpose.
func (i *Identity) AddChallenge(ctx context.Context, c identity.Challenge) error {
	return i.together(ctx, func(tx *Identity) error {
		if err := tx.LockUser(ctx, c.User); err != nil {
			return err
		}
		if err := tx.EndChallenges(ctx, c.User, c.Purpose, c.CreatedAt); err != nil {
			return err
		}
		_, err := tx.exec(ctx, `INSERT INTO challenges (`+challengeColumns+
			`, ended_at, used_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)`,
			c.ID, c.User, string(c.Purpose), octets(c.CodeHash), octets(c.Binding), c.Tries, micros(c.CreatedAt),
			micros(c.ExpiresAt))
		return err
	})
}

// EndChallenges ends the user's open codes of a purpose.
func (i *Identity) EndChallenges(ctx context.Context, user id.User, p identity.Purpose, now time.Time) error {
	_, err := i.exec(ctx, `UPDATE challenges SET ended_at = ? WHERE user_id = ? AND purpose = ? AND ended_at = 0 AND used_at = 0`,
		micros(now), user, string(p))
	return err
}

// OpenChallenge finds the user's open code of a purpose.
func (i *Identity) OpenChallenge(ctx context.Context, user id.User, p identity.Purpose,
	now time.Time,
) (identity.Challenge, error) {
	var r challengeRow
	err := i.get(ctx, &r, openChallenge, user, string(p), micros(now))
	return scanChallenge(r), err
}

// TryChallenge counts one try on the open code with that binding.
func (i *Identity) TryChallenge(ctx context.Context, user id.User, p identity.Purpose, binding []byte, maxTries int,
	now time.Time,
) (identity.Challenge, error) {
	var r challengeRow
	err := i.get(ctx, &r, tryChallenge, user, string(p), micros(now), octets(binding), maxTries)
	return scanChallenge(r), err
}

// UseChallenge marks the code used, for one caller only, and takes its last try back.
func (i *Identity) UseChallenge(ctx context.Context, c id.Challenge, now time.Time) (bool, error) {
	used := false
	err := i.together(ctx, func(tx *Identity) error {
		if err := tx.lockOwner(ctx, c); err != nil {
			return err
		}
		n, err := tx.exec(ctx,
			`UPDATE challenges SET used_at = ?, tries = tries - 1 WHERE id = ? AND used_at = 0 AND ended_at = 0`,
			micros(now), text(string(c)))
		used = n == 1
		return err
	})
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	return used, err
}

// lockOwner is LockUser for the user of a code.
func (i *Identity) lockOwner(ctx context.Context, c id.Challenge) error {
	var owner id.User
	if err := i.get(ctx, &owner, `SELECT user_id FROM challenges WHERE id = ?`, text(string(c))); err != nil {
		return err
	}
	return i.LockUser(ctx, owner)
}

// RecodeChallenge gives an open code a new hash and no tries.
func (i *Identity) RecodeChallenge(ctx context.Context, c id.Challenge, codeHash []byte, expires time.Time) error {
	return i.one(ctx, `UPDATE challenges SET code_hash = ?, tries = 0, expires_at = ? WHERE id = ? AND used_at = 0 AND ended_at = 0`,
		octets(codeHash), micros(expires), text(string(c)))
}

// WrongTries adds up the wrong tries on all of the user's codes of a purpose made since.
func (i *Identity) WrongTries(ctx context.Context, user id.User, p identity.Purpose, since time.Time) (int, error) {
	var n int
	err := i.get(ctx, &n, wrongTries, user, micros(since), string(p))
	return n, err
}

// ForgetTries takes the tries on all of the user's codes of a purpose out of the sum.
func (i *Identity) ForgetTries(ctx context.Context, user id.User, p identity.Purpose) error {
	_, err := i.exec(ctx, `UPDATE challenges SET tries = 0 WHERE user_id = ? AND purpose = ?`, user, string(p))
	return err
}
