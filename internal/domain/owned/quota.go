package owned

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

// Notices tells users something in their bell.
type Notices interface {
	// Notify keeps a notice. One with a key that its user was notified with before changes nothing.
	Notify(ctx context.Context, n notice.Notice) error
}

// Entitlements says what an account may keep. billing.Plan is the one there is.
type Entitlements interface {
	// CheckQuota refuses, with fault.Quota and what to do about it, where used and more of an item together pass its
	// bound.
	CheckQuota(of string, used, more int64) error
	// Near returns a title and a sentence for the owner where used and more of an item bring them near its bound and
	// used alone did not, else "".
	Near(of string, used, more int64) (title, body string)
}
