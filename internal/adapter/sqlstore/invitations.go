package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type invitationRow struct {
	ID        string `db:"id"`
	Uses      int    `db:"uses"`
	Used      int    `db:"used"`
	By        int64  `db:"made_by"`
	CreatedAt int64  `db:"created_at"`
	ExpiresAt int64  `db:"expires_at"`
	EndedAt   int64  `db:"ended_at"`
}

func scanInvitation(r invitationRow) identity.Invitation {
	return identity.Invitation{
		ID: id.Invitation(r.ID), Uses: r.Uses, Used: r.Used, By: id.User(r.By),
		CreatedAt: moment(r.CreatedAt), ExpiresAt: moment(r.ExpiresAt), EndedAt: moment(r.EndedAt),
	}
}

const (
	invitationColumns = `SELECT id, uses, used, made_by, created_at, expires_at, ended_at FROM invitations`
	// lockInvitation changes nothing; see lockUser.
	lockInvitation   = `UPDATE invitations SET used = used WHERE secret_hash = ?`
	purgeInvitations = `DELETE FROM invitations WHERE expires_at < ? AND id IN
		(SELECT id FROM invitations WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`
)

// AddInvitation adds one.
func (i *Identity) AddInvitation(ctx context.Context, v identity.Invitation, secretHash []byte) error {
	return i.one(ctx, `INSERT INTO invitations (id, secret_hash, uses, used, made_by, created_at, expires_at, ended_at) VALUES (?, ?, ?, 0, ?, ?, ?, 0)`,
		string(v.ID), octets(secretHash), v.Uses, v.By, micros(v.CreatedAt), micros(v.ExpiresAt))
}

// Invitations lists them, newest first.
func (i *Identity) Invitations(ctx context.Context, first int) ([]identity.Invitation, error) {
	var rows []invitationRow
	err := i.list(ctx, &rows, invitationColumns+` ORDER BY id DESC LIMIT ?`, first)
	return each(rows, scanInvitation), err
}

// InvitationBySecret finds one, and whether an address has registered with it.
func (i *Identity) InvitationBySecret(ctx context.Context, secretHash, emailHash []byte) (v identity.Invitation,
	by bool, err error,
) {
	var r invitationRow
	if err := i.get(ctx, &r, invitationColumns+` WHERE secret_hash = ?`, octets(secretHash)); err != nil {
		return identity.Invitation{}, false, err
	}
	var n int
	err = i.get(ctx, &n, `SELECT COUNT(*) FROM invitation_uses WHERE invitation_id = ? AND email_hash = ?`, r.ID,
		octets(emailHash))
	return scanInvitation(r), n > 0, err
}

// LockInvitation makes transactions that use one wait for each other until they end.
func (i *Identity) LockInvitation(ctx context.Context, secretHash []byte) error {
	return i.one(ctx, lockInvitation, octets(secretHash))
}

// UseInvitation counts an address.
func (i *Identity) UseInvitation(ctx context.Context, v id.Invitation, emailHash []byte, at time.Time) error {
	return i.together(ctx, func(tx *Identity) error {
		if err := tx.one(ctx, `UPDATE invitations SET used = used + 1 WHERE id = ?`, string(v)); err != nil {
			return err
		}
		return tx.one(ctx, `INSERT INTO invitation_uses (invitation_id, email_hash, used_at) VALUES (?, ?, ?)`,
			string(v), octets(emailHash), micros(at))
	})
}

// EndInvitation ends one that has not ended; else it changes nothing.
func (i *Identity) EndInvitation(ctx context.Context, v id.Invitation, at time.Time) error {
	return i.one(ctx, `UPDATE invitations SET ended_at = CASE WHEN ended_at = 0 THEN ? ELSE ended_at END WHERE id = ?`,
		micros(at), text(string(v)))
}

// ForgetInvited removes an address from those that registered with invitations; the counts stay.
func (i *Identity) ForgetInvited(ctx context.Context, emailHash []byte) error {
	_, err := i.exec(ctx, `DELETE FROM invitation_uses WHERE email_hash = ?`, octets(emailHash))
	return err
}
