package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type authenticatorRow struct {
	User          int64  `db:"user_id"`
	Secret        []byte `db:"secret"`
	CreatedAt     int64  `db:"created_at"`
	ConfirmedAt   int64  `db:"confirmed_at"`
	LastStep      int64  `db:"last_step"`
	RecoveryCodes int    `db:"recovery_codes"`
}

const authenticatorOf = `SELECT a.user_id, a.secret, a.created_at, a.confirmed_at, a.last_step,
	(SELECT COUNT(*) FROM recovery_codes r WHERE r.user_id = a.user_id) AS recovery_codes
	FROM authenticators a WHERE a.user_id = ?`

// Authenticator returns the user's app.
func (i *Identity) Authenticator(ctx context.Context, user id.User) (identity.Authenticator, error) {
	var r authenticatorRow
	if err := i.get(ctx, &r, authenticatorOf, user); err != nil {
		return identity.Authenticator{}, err
	}
	return identity.Authenticator{
		User: id.User(r.User), Secret: r.Secret, CreatedAt: moment(r.CreatedAt), ConfirmedAt: moment(r.ConfirmedAt),
		LastStep: r.LastStep, RecoveryCodes: r.RecoveryCodes,
	}, nil
}

// SetAuthenticator adds the user's app, or replaces it.
func (i *Identity) SetAuthenticator(ctx context.Context, a identity.Authenticator) error {
	return i.one(ctx, `INSERT INTO authenticators (user_id, secret, created_at, confirmed_at, last_step) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at,
		confirmed_at = excluded.confirmed_at, last_step = excluded.last_step`,
		a.User, octets(a.Secret), micros(a.CreatedAt), micros(a.ConfirmedAt), a.LastStep)
}

// UseStep marks the code of a step used, for one caller only.
func (i *Identity) UseStep(ctx context.Context, user id.User, step int64) (bool, error) {
	n, err := i.exec(ctx, `UPDATE authenticators SET last_step = ? WHERE user_id = ? AND last_step < ?`, step, user, step)
	return n == 1, err
}

// DeleteAuthenticator removes the user's app.
func (i *Identity) DeleteAuthenticator(ctx context.Context, user id.User) error {
	return i.one(ctx, `DELETE FROM authenticators WHERE user_id = ?`, user)
}

// RecoveryCodes counts the user's recovery codes that are not used.
func (i *Identity) RecoveryCodes(ctx context.Context, user id.User) (int, error) {
	var n int
	err := i.get(ctx, &n, `SELECT COUNT(*) FROM recovery_codes WHERE user_id = ?`, user)
	return n, err
}

// SetRecoveryCodes replaces the user's recovery codes.
func (i *Identity) SetRecoveryCodes(ctx context.Context, user id.User, hashes [][]byte) error {
	return i.together(ctx, func(tx *Identity) error {
		if _, err := tx.exec(ctx, `DELETE FROM recovery_codes WHERE user_id = ?`, user); err != nil {
			return err
		}
		for _, h := range hashes {
			err := tx.one(ctx, `INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)`, user, octets(h))
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// UseRecoveryCode removes a recovery code, for one caller only.
func (i *Identity) UseRecoveryCode(ctx context.Context, user id.User, hash []byte) (bool, error) {
	n, err := i.exec(ctx, `DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?`, user, octets(hash))
	return n == 1, err
}

// HasRecoveryCode reports whether the user has a recovery code that is not used.
func (i *Identity) HasRecoveryCode(ctx context.Context, user id.User, hash []byte) (bool, error) {
	var n int
	err := i.get(ctx, &n, `SELECT COUNT(*) FROM recovery_codes WHERE user_id = ? AND code_hash = ?`, user, octets(hash))
	return n > 0, err
}
