package resume

import (
	"context"

	"vitae/internal/base/notice"
)

// CheckQuotaForOne refuses one more of an item where its bound is reached, and tells the owner, in the transaction that
// adds it, where it brings them near. n names them, the notice and the moment.
func CheckQuotaForOne(ctx context.Context, tx Notices, e Entitlements, of string, used int, n notice.Notice) error {
	if err := e.CheckQuota(of, int64(used), 1); err != nil {
		return err
	}
	n.Kind, n.Path = notice.NearBound, "/subscription"
	if n.Title, n.Body = e.Near(of, int64(used), 1); n.Title == "" {
		return nil
	}
	return tx.Notify(ctx, n)
}
