package limit

import (
	"context"

	"vitae/internal/base/actor"
)

// Payer names who pays for what is done in a context with limits and shares: the account that is signed in, else the
// address block of the browser, else the program itself.
func Payer(ctx context.Context) string {
	if a := actor.From(ctx); a.SignedIn() {
		return "user:" + a.User.String()
	}
	return "from:" + Block(actor.BrowserFrom(ctx).Address)
}
