package owned

import (
	"context"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// Bounds of request keys.
const (
	MaxKey    = 100            // bytes
	RepeatFor = 24 * time.Hour // how long one is remembered
)

// Request is a client's key for something that must be done once. Kind says which call; Result is the id of what it
// made.
type Request struct {
	Owner  id.User
	Kind   string
	Key    string
	Result string
	At     time.Time
}

// Requests remembers what was asked for under a client's key.
type Requests interface {
	// Claim remembers r unless its owner, kind and key are known since after; then it gives the first one's result and
	// false. It waits for a transaction that is claiming the same.
	Claim(ctx context.Context, r Request, after time.Time) (result string, claimed bool, err error)
	// Claimed returns the result that is known under a key since after, "" where there is none.
	Claimed(ctx context.Context, owner id.User, kind, key string, after time.Time) (string, error)
}

// Done returns the result of the call that a key made before, "" where there was none.
func Done(ctx context.Context, of Requests, owner id.User, call, key string, now time.Time) (string, error) {
	if err := CheckKey(key); err != nil || key == "" {
		return "", err
	}
	return of.Claimed(ctx, owner, call, key, now.Add(-RepeatFor))
}

// Once runs write within a transaction, unless r's key was used before: then nothing is written, and the first result
// comes back. Else the result is r.Result, the id of what write makes. Without a key write always runs.
func Once[S Requests](ctx context.Context, inTx func(context.Context, func(S) error) error, r Request,
	write func(tx S) error,
) (result string, err error) {
	err = inTx(ctx, func(tx S) error {
		result = r.Result
		if r.Key == "" {
			return write(tx)
		}
		first, claimed, err := tx.Claim(ctx, r, r.At.Add(-RepeatFor))
		if err != nil {
			return err
		}
		if !claimed {
			result = first
			return nil
		}
		return write(tx)
	})
	return result, err
}

// CheckKey refuses a request key that is too long or holds more than plain signs. An empty one is no key.
func CheckKey(key string) error {
	const op = "owned.CheckKey"
	bad := strings.IndexFunc(key, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) })
	if len(key) > MaxKey || bad >= 0 {
		return fault.Field(op, "requestKey", "A request key can have at most 100 bytes of printable characters.")
	}
	return nil
}
