package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type providerLinkRow struct {
	Issuer    string `db:"issuer"`
	Subject   string `db:"subject"`
	User      int64  `db:"user_id"`
	CreatedAt int64  `db:"created_at"`
}

const (
	providerLinks        = `SELECT issuer, subject, user_id, created_at FROM provider_links`
	purgeProviderAnswers = `DELETE FROM provider_answers WHERE expires_at <= ? AND hash IN
		(SELECT hash FROM provider_answers WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`
)

func scanProviderLink(r providerLinkRow) identity.ProviderLink {
	return identity.ProviderLink{
		Issuer: r.Issuer, Subject: r.Subject, User: id.User(r.User), CreatedAt: moment(r.CreatedAt),
	}
}

// ProviderLink returns the link of an issuer's subject.
func (i *Identity) ProviderLink(ctx context.Context, issuer, subject string) (identity.ProviderLink, error) {
	var r providerLinkRow
	err := i.get(ctx, &r, providerLinks+` WHERE issuer = ? AND subject = ?`, text(issuer), text(subject))
	return scanProviderLink(r), err
}

// ProviderLinks lists a user's, oldest first.
func (i *Identity) ProviderLinks(ctx context.Context, user id.User) ([]identity.ProviderLink, error) {
	var rows []providerLinkRow
	err := i.list(ctx, &rows, providerLinks+` WHERE user_id = ? ORDER BY created_at, issuer, subject`, user)
	return each(rows, scanProviderLink), err
}

// AddProviderLink adds one; fault.Conflict if the subject is already linked.
func (i *Identity) AddProviderLink(ctx context.Context, l identity.ProviderLink) error {
	n, err := i.exec(ctx, `INSERT INTO provider_links (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (issuer, subject) DO NOTHING`,
		text(l.Issuer), text(l.Subject), l.User, micros(l.CreatedAt))
	if err == nil && n == 0 {
		return fault.New("sqlstore.AddProviderLink", fault.Conflict, "This account is already connected.")
	}
	return err
}

// DeleteProviderLink removes one, if its subject is still its user.
func (i *Identity) DeleteProviderLink(ctx context.Context, l identity.ProviderLink) error {
	_, err := i.exec(ctx, `DELETE FROM provider_links WHERE issuer = ? AND subject = ? AND user_id = ?`, text(l.Issuer),
		text(l.Subject), l.User)
	return err
}

// UseProviderAnswer marks an answer used, for one caller only.
func (i *Identity) UseProviderAnswer(ctx context.Context, hash []byte, expires time.Time) (bool, error) {
	n, err := i.exec(ctx, `INSERT INTO provider_answers (hash, expires_at) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING`,
		octets(hash), micros(expires))
	return n == 1, err
}
