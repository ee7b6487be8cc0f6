package sqlstore

import (
	"context"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type passkeyRow struct {
	ID             string `db:"id"`
	User           int64  `db:"user_id"`
	Name           string `db:"name"`
	CredentialID   []byte `db:"credential_id"`
	PublicKey      []byte `db:"public_key"`
	RPID           string `db:"rp_id"`
	Transports     string `db:"transports"`
	BackupEligible int64  `db:"backup_eligible"`
	SignCount      int64  `db:"sign_count"`
	CreatedAt      int64  `db:"created_at"`
	LastUsedAt     int64  `db:"last_used_at"`
}

const keysOfUser = `SELECT id, user_id, name, credential_id, public_key, rp_id, transports, backup_eligible, sign_count,
	created_at, last_used_at FROM passkeys WHERE user_id = ? ORDER BY created_at, id`

// Passkeys lists a user's, oldest first.
func (i *Identity) Passkeys(ctx context.Context, user id.User) ([]identity.Passkey, error) {
	var rows []passkeyRow
	err := i.list(ctx, &rows, keysOfUser, user)
	return each(rows, func(r passkeyRow) identity.Passkey {
		return identity.Passkey{
			ID: id.Passkey(r.ID), User: id.User(r.User), Name: r.Name, CredentialID: r.CredentialID,
			PublicKey: r.PublicKey, Host: r.RPID,
			Transports:     strings.FieldsFunc(r.Transports, func(c rune) bool { return c == ',' }),
			BackupEligible: r.BackupEligible != 0, SignCount: uint32(r.SignCount), CreatedAt: moment(r.CreatedAt),
			LastUsedAt: moment(r.LastUsedAt),
		}
	}), err
}

// AddPasskey adds one; fault.Conflict if an account has it already.
func (i *Identity) AddPasskey(ctx context.Context, p identity.Passkey) error {
	eligible := 0
	if p.BackupEligible {
		eligible = 1
	}
	n, err := i.exec(ctx, `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, rp_id, transports,
		backup_eligible, sign_count, created_at, last_used_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (credential_id) DO NOTHING`,
		p.ID, p.User, text(p.Name), octets(p.CredentialID), octets(p.PublicKey), text(p.Host),
		text(strings.Join(p.Transports, ",")), eligible, int64(p.SignCount), micros(p.CreatedAt), micros(p.LastUsedAt))
	if err == nil && n == 0 {
		return fault.New("sqlstore.AddPasskey", fault.Conflict, "This passkey has already been added.")
	}
	return err
}

// UsePasskey records a use, unless the count has gone back since it was read.
func (i *Identity) UsePasskey(ctx context.Context, user id.User, p id.Passkey, count uint32, at time.Time) (bool,
	error,
) {
	n, err := i.exec(ctx, `UPDATE passkeys SET sign_count = ?, last_used_at = ? WHERE user_id = ? AND id = ?
		AND (sign_count < ? OR (sign_count = 0 AND CAST(? AS BIGINT) = 0))`,
		int64(count), micros(at), user, text(string(p)), int64(count), int64(count))
	return n == 1, err
}

// RenamePasskey gives the user's passkey another name.
func (i *Identity) RenamePasskey(ctx context.Context, user id.User, p id.Passkey, name string) error {
	return i.one(ctx, `UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ?`, text(name), user, text(string(p)))
}

// DeletePasskey removes the user's passkey.
func (i *Identity) DeletePasskey(ctx context.Context, user id.User, p id.Passkey) error {
	return i.one(ctx, `DELETE FROM passkeys WHERE user_id = ? AND id = ?`, user, text(string(p)))
}

// MailedCodesAllowed reports whether the user lets mailed codes stand in for passkeys.
func (i *Identity) MailedCodesAllowed(ctx context.Context, user id.User) (bool, error) {
	var n int
	err := i.get(ctx, &n, `SELECT COUNT(*) FROM mailed_codes_allowed WHERE user_id = ?`, user)
	return n > 0, err
}

// AllowMailedCodes stores that choice.
func (i *Identity) AllowMailedCodes(ctx context.Context, user id.User, allowed bool) error {
	if !allowed {
		_, err := i.exec(ctx, `DELETE FROM mailed_codes_allowed WHERE user_id = ?`, user)
		return err
	}
	_, err := i.exec(ctx, `INSERT INTO mailed_codes_allowed (user_id) VALUES (?) ON CONFLICT (user_id) DO NOTHING`, user)
	return err
}
