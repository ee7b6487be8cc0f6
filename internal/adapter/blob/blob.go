// Package blob keeps files by key, in a folder or in a bucket of object storage. It never interprets what it keeps, and
// never reaches outside its folder or its part of the bucket.
package blob

import (
	"context"
	"io"
	"regexp"
	"strings"
	"time"

	"vitae/internal/base/fault"
)

// Store keeps blobs. Files and Bucket are those there are; one suite of tests says that they do the same. A key is
// lower case letters, digits, - and _ in parts between slashes, such as "photos/abc"; any other is fault.Invalid. What
// the machine or the service refuses is fault.Unavailable, and goes away by itself with its cause.
type Store interface {
	// Put keeps data under key, in the place of what was there. It is there whole once Put has returned, or as it was
	// before; whoever reads meanwhile sees one of the two.
	Put(ctx context.Context, key string, data []byte) error
	// Get reads a blob; none is fault.NotFound, one that is not what was put fault.Unreadable.
	Get(ctx context.Context, key string) ([]byte, error)
	// Delete removes a blob for good; none is no error.
	Delete(ctx context.Context, key string) error
	// DeleteUnder removes every blob whose key begins with prefix, which is a key and a slash. One that is put
	// meanwhile may stay. After a failure some may be gone; calling again removes the rest.
	DeleteUnder(ctx context.Context, prefix string) error
	// Walk calls do with every blob, in no promised order, and with how to read it, until one call fails. Blobs that
	// come or go meanwhile may or may not be met; opening one that has gone is fault.NotFound.
	Walk(ctx context.Context, do func(key string, open func() (io.ReadCloser, error)) error) error
	// Old calls do with the key of every blob that was put before a moment, by the clock of where it is kept, until one
	// call fails. Blobs that come or go meanwhile may or may not be met.
	Old(ctx context.Context, before time.Time, do func(key string) error) error
	// Check reports whether the store can be used now, in a sentence for the operator.
	Check(ctx context.Context) error
	// Close releases what the store holds; it must not be used any more.
	Close() error
}

var (
	_ Store = (*Files)(nil)
	_ Store = (*Bucket)(nil)
)

const maxKey = 200

// keyForm leaves no place for dots, empty parts, or a slash at an end.
var keyForm = regexp.MustCompile(`^[a-z0-9_-]+(/[a-z0-9_-]+)*$`)

func check(ctx context.Context, op, key string) error {
	if len(key) > maxKey || !keyForm.MatchString(key) {
		return fault.New(op, fault.Invalid, "This is not a file key.")
	}
	if err := ctx.Err(); err != nil {
		return fault.Wrap(op, fault.Unavailable, "", err)
	}
	return nil
}

// checkPrefix returns the key before a prefix's slash.
func checkPrefix(ctx context.Context, op, prefix string) (string, error) {
	key, ok := strings.CutSuffix(prefix, "/")
	if !ok {
		key = "" // no key
	}
	return key, check(ctx, op, key)
}

func gone(op string, err error) error {
	return fault.Wrap(op, fault.NotFound, "This file doesn't exist.", err)
}

// unavailable is for everything that the machine or the service refuses: a full disk, a failing one, a server that is
// away, rights that were taken away.
func unavailable(op string, err error) error {
	return fault.Wrap(op, fault.Unavailable, "Files can't be stored or read right now. Try again later.", err)
}
