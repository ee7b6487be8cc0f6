package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type decoyRow struct {
	User         int64  `db:"user_id"`
	Username     string `db:"username_key"`
	EmailHash    []byte `db:"email_hash"`
	Email        []byte `db:"email"`
	PasswordHash string `db:"password_hash"`
	CreatedAt    int64  `db:"created_at"`
	SentAt       int64  `db:"sent_at"`
}

const (
	decoyColumns     = `SELECT user_id, username_key, email_hash, email, password_hash, created_at, sent_at FROM decoys`
	decoyByUser      = decoyColumns + ` WHERE user_id = ?`
	decoyByUsername  = decoyColumns + ` WHERE username_key = ?`
	decoyByEmailHash = decoyColumns + ` WHERE email_hash = ?`
)

// AddDecoy adds the stand-in of an account, in place of another of its address.
func (i *Identity) AddDecoy(ctx context.Context, d identity.Decoy) error {
	return i.together(ctx, func(tx *Identity) error {
		if err := tx.DeleteDecoys(ctx, d.EmailHash); err != nil {
			return err
		}
		_, err := tx.exec(ctx,
			`INSERT INTO decoys (user_id, username_key, email_hash, email, password_hash, created_at, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			d.User, d.Username, octets(d.EmailHash), octets(d.Email), d.PasswordHash, micros(d.CreatedAt),
			micros(d.SentAt))
		return taken(err)
	})
}

// Decoy finds a stand-in.
func (i *Identity) Decoy(ctx context.Context, user id.User) (identity.Decoy, error) {
	return i.decoy(ctx, decoyByUser, user)
}

// DecoyByLogin finds a stand-in by username where there is one, else by the hash of an address.
func (i *Identity) DecoyByLogin(ctx context.Context, username string, emailHash []byte) (identity.Decoy, error) {
	if username != "" {
		return i.decoy(ctx, decoyByUsername, username)
	}
	return i.decoy(ctx, decoyByEmailHash, octets(emailHash))
}

func (i *Identity) decoy(ctx context.Context, query string, key any) (identity.Decoy, error) {
	var r decoyRow
	err := i.get(ctx, &r, query, key)
	return identity.Decoy{
		User: id.User(r.User), Username: r.Username, EmailHash: r.EmailHash, Email: r.Email,
		PasswordHash: r.PasswordHash,
		CreatedAt:    moment(r.CreatedAt), SentAt: moment(r.SentAt),
	}, err
}

// SetDecoySent notes when a code was last asked for.
func (i *Identity) SetDecoySent(ctx context.Context, user id.User, at time.Time) error {
	return i.one(ctx, `UPDATE decoys SET sent_at = ? WHERE user_id = ?`, micros(at), user)
}

// DeleteDecoys removes the stand-in of an address; none is no error.
func (i *Identity) DeleteDecoys(ctx context.Context, emailHash []byte) error {
	_, err := i.exec(ctx, `DELETE FROM decoys WHERE email_hash = ?`, octets(emailHash))
	return err
}
