package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type appKeyRow struct {
	ID         string `db:"id"`
	User       int64  `db:"user_id"`
	Name       string `db:"name"`
	Hash       []byte `db:"hash"`
	CreatedAt  int64  `db:"created_at"`
	LastUsedAt int64  `db:"last_used_at"`
}

const (
	appKeyColumns = `k.id, k.user_id, k.name, k.hash, k.created_at, k.last_used_at`
	appKeysOfUser = `SELECT ` + appKeyColumns + ` FROM app_keys k WHERE k.user_id = ? ORDER BY k.id DESC`
	appKeyByHash  = `SELECT ` + appKeyColumns + ` FROM app_keys k JOIN users u ON u.id = k.user_id
		WHERE k.hash = ? AND u.active = ? AND u.verified = ?`
)

func scanAppKey(r appKeyRow) identity.AppKey {
	return identity.AppKey{
		ID: id.AppKey(r.ID), User: id.User(r.User), Name: r.Name, Hash: r.Hash, CreatedAt: moment(r.CreatedAt),
		LastUsedAt: moment(r.LastUsedAt),
	}
}

// AddAppKey adds a key.
func (i *Identity) AddAppKey(ctx context.Context, k identity.AppKey) error {
	return i.one(ctx, `INSERT INTO app_keys (id, user_id, name, hash, created_at, last_used_at) VALUES (?, ?, ?, ?, ?, ?)`,
		string(k.ID), k.User, text(k.Name), octets(k.Hash), micros(k.CreatedAt), micros(k.LastUsedAt))
}

// AppKeys lists the user's keys, newest first.
func (i *Identity) AppKeys(ctx context.Context, user id.User) ([]identity.AppKey, error) {
	var rows []appKeyRow
	if err := i.list(ctx, &rows, appKeysOfUser, user); err != nil {
		return nil, err
	}
	return each(rows, scanAppKey), nil
}

// AppKeyByHash returns a key of an active, verified account.
func (i *Identity) AppKeyByHash(ctx context.Context, hash []byte) (identity.AppKey, error) {
	var r appKeyRow
	err := i.get(ctx, &r, appKeyByHash, octets(hash), true, true)
	return scanAppKey(r), err
}

// TouchAppKey notes a key's use.
func (i *Identity) TouchAppKey(ctx context.Context, k id.AppKey, at time.Time) error {
	return i.one(ctx, `UPDATE app_keys SET last_used_at = ? WHERE id = ?`, micros(at), string(k))
}

// DeleteAppKey removes one of the user's keys.
func (i *Identity) DeleteAppKey(ctx context.Context, user id.User, k id.AppKey) error {
	return i.one(ctx, `DELETE FROM app_keys WHERE id = ? AND user_id = ?`, string(k), user)
}

// DeleteAppKeys removes all the user's keys.
func (i *Identity) DeleteAppKeys(ctx context.Context, user id.User) error {
	_, err := i.exec(ctx, `DELETE FROM app_keys WHERE user_id = ?`, user)
	return err
}
