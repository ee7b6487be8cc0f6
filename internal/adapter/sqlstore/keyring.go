package sqlstore

import (
	"context"
	"time"
)

// SigningKeys lists the names of keys, newest first.
func (i *Identity) SigningKeys(ctx context.Context) ([]string, error) {
	kids := []string{}
	err := i.list(ctx, &kids, `SELECT kid FROM signing_keys ORDER BY created_at DESC, kid DESC`)
	return kids, err
}

// AddSigningKey adds the name of a key.
func (i *Identity) AddSigningKey(ctx context.Context, kid string, at time.Time) error {
	_, err := i.exec(ctx, `INSERT INTO signing_keys (kid, created_at) VALUES (?, ?)`, kid, micros(at))
	return err
}
