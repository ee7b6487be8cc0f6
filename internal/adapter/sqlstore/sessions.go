package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type sessionRow struct {
	Session    string `db:"session_id"`
	User       int64  `db:"user_id"`
	SecretHash []byte `db:"secret_hash"`
	UserAgent  string `db:"user_agent"`
	StartedAt  int64  `db:"started_at"`
	LastSeenAt int64  `db:"last_seen_at"`
	ExpiresAt  int64  `db:"expires_at"`
}

const sessionColumns = `s.id AS session_id, s.user_id, s.secret_hash, s.user_agent, s.created_at AS started_at, s.last_seen_at, s.expires_at`

func scanSession(r sessionRow) identity.Session {
	return identity.Session{
		ID: id.Session(r.Session), User: id.User(r.User), SecretHash: r.SecretHash, UserAgent: r.UserAgent,
		CreatedAt: moment(r.StartedAt), LastSeenAt: moment(r.LastSeenAt), ExpiresAt: moment(r.ExpiresAt),
	}
}

type signedInRow struct {
	sessionRow
	userRow
	Roles string `db:"roles"`
}

const (
	signedInUser = `SELECT ` + sessionColumns + `, ` + userColumns + `,
		COALESCE((SELECT string_agg(r.role, ',') FROM user_roles r WHERE r.user_id = s.user_id), '') AS roles
		FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ?`
	userSessions = `SELECT ` + sessionColumns +
		` FROM sessions s WHERE s.user_id = ? ORDER BY s.last_seen_at DESC, s.id DESC`
)

// AddSession adds a session and ends the user's oldest beyond keep.
func (i *Identity) AddSession(ctx context.Context, s identity.Session, keep int) error {
	return i.together(ctx, func(tx *Identity) error {
		if err := tx.LockUser(ctx, s.User); err != nil {
			return err
		}
		_, err := tx.exec(ctx, `DELETE FROM sessions WHERE user_id = ? AND id NOT IN
			(SELECT id FROM sessions WHERE user_id = ? ORDER BY created_at DESC, id DESC LIMIT ?)`, s.User, s.User,
			max(keep-1, 0))
		if err != nil {
			return err
		}
		_, err = tx.exec(ctx, `INSERT INTO sessions (id, user_id, secret_hash, user_agent, created_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			s.ID, s.User, octets(s.SecretHash), text(s.UserAgent), micros(s.CreatedAt), micros(s.LastSeenAt),
			micros(s.ExpiresAt))
		return err
	})
}

// SignedInUser finds a session with its user and roles. Every request of a signed-in browser runs it: three look-ups by
// key in one statement.
func (i *Identity) SignedInUser(ctx context.Context, s id.Session) (identity.SignedInUser, error) {
	var r signedInRow
	if err := i.get(ctx, &r, signedInUser, text(string(s))); err != nil {
		return identity.SignedInUser{}, err
	}
	return identity.SignedInUser{Session: scanSession(r.sessionRow), User: scanUser(r.userRow), Roles: names(r.Roles)},
		nil
}

// TouchSession notes a session's use.
func (i *Identity) TouchSession(ctx context.Context, s id.Session, at time.Time) error {
	return i.one(ctx, `UPDATE sessions SET last_seen_at = ? WHERE id = ?`, micros(at), text(string(s)))
}

// UserSessions lists the user's sessions, newest use first.
func (i *Identity) UserSessions(ctx context.Context, user id.User) ([]identity.Session, error) {
	var rows []sessionRow
	if err := i.list(ctx, &rows, userSessions, user); err != nil {
		return nil, err
	}
	return each(rows, scanSession), nil
}

// EndSession ends one session of the user's.
func (i *Identity) EndSession(ctx context.Context, user id.User, s id.Session) error {
	return i.one(ctx, `DELETE FROM sessions WHERE id = ? AND user_id = ?`, text(string(s)), user)
}

// EndSessions ends all the user's sessions but one and says how many.
func (i *Identity) EndSessions(ctx context.Context, user id.User, except id.Session) (int, error) {
	n, err := i.exec(ctx, `DELETE FROM sessions WHERE user_id = ? AND id <> ?`, user, text(string(except)))
	return int(n), err
}

// AddDevice remembers the hash of a device cookie.
func (i *Identity) AddDevice(ctx context.Context, user id.User, hash []byte, at time.Time) error {
	return i.one(ctx, `INSERT INTO devices (user_id, hash, seen_at) VALUES (?, ?, ?) ON CONFLICT (user_id, hash) DO UPDATE SET seen_at = excluded.seen_at`,
		user, octets(hash), micros(at))
}

// KnownDevice reports whether the user was seen on that device.
func (i *Identity) KnownDevice(ctx context.Context, user id.User, hash []byte) (bool, error) {
	var n int
	err := i.get(ctx, &n, `SELECT COUNT(*) FROM devices WHERE user_id = ? AND hash = ?`, user, octets(hash))
	return n > 0, err
}

// DeleteDevices forgets all the user's devices but one.
func (i *Identity) DeleteDevices(ctx context.Context, user id.User, except []byte) error {
	_, err := i.exec(ctx, `DELETE FROM devices WHERE user_id = ? AND hash <> ?`, user, octets(except))
	return err
}

type failureRow struct {
	Count  int   `db:"count"`
	LastAt int64 `db:"last_at"`
}

// Failure returns the count of a key.
func (i *Identity) Failure(ctx context.Context, key []byte) (identity.Failure, error) {
	var rows []failureRow
	if err := i.list(ctx, &rows, `SELECT count, last_at FROM failures WHERE key = ?`, octets(key)); err != nil ||
		len(rows) == 0 {
		return identity.Failure{}, err
	}
	return identity.Failure{Count: rows[0].Count, LastAt: moment(rows[0].LastAt)}, nil
}

// AddFailure counts one more in one statement, so that none is lost among many at once.
func (i *Identity) AddFailure(ctx context.Context, key []byte, now, since time.Time) (identity.Failure, error) {
	var r failureRow
	err := i.get(ctx, &r, `INSERT INTO failures (key, count, last_at) VALUES (?, 1, ?)
		ON CONFLICT (key) DO UPDATE SET count = CASE WHEN failures.last_at < ? THEN 1 ELSE failures.count + 1 END, last_at = excluded.last_at
		RETURNING count, last_at`, octets(key), micros(now), micros(since))
	return identity.Failure{Count: r.Count, LastAt: moment(r.LastAt)}, err
}

// ClearFailure forgets a key; one that is not there is no fault.
func (i *Identity) ClearFailure(ctx context.Context, key []byte) error {
	_, err := i.exec(ctx, `DELETE FROM failures WHERE key = ?`, octets(key))
	return err
}
