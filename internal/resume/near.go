package resume

import (
	"context"

	"vitae/internal/notice"
)

// TellNear tells the owner, in the transaction that adds one more of an item, where that brings them near its bound. n names
// them, the notice and the moment.
func TellNear(ctx context.Context, tx Notices, e Entitlements, n notice.Notice, of string, used int) error {
	n.Kind, n.Path = notice.NearBound, "/subscription"
	if n.Title, n.Body = e.Near(of, int64(used), 1); n.Title == "" {
		return nil
	}
	return tx.Notify(ctx, n)
}
