package sqlstore

import (
	"context"
	"database/sql"
	"math/bits"
	"slices"
	"strings"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
)

// What a client sends as an identifier and has not an identifier's shape is nobody's: it does not reach the database,
// where each statement about it would find nothing, or fail over a NUL.

// getNamed is get for the row of an identifier, which is among args.
func (s statements) getNamed(ctx context.Context, name string, dest any, query string, args ...any) error {
	if !id.WellFormed(name) {
		return failure(query, sql.ErrNoRows)
	}
	return s.get(ctx, dest, query, args...)
}

// oneNamed is one for the row of an identifier, which is among args.
func (s statements) oneNamed(ctx context.Context, name, query string, args ...any) error {
	if !id.WellFormed(name) {
		return failure(query, sql.ErrNoRows)
	}
	return s.one(ctx, query, args...)
}

// manyMost is how many identifiers one statement takes; more are asked for in several.
const manyMost = 512

// many lists the rows of many identifiers, which query has as its one `IN (?)`: before and after are its other
// arguments.
//
// Identifiers are filled up to a power of two with the last of them, so that a query has ten texts at most: each text
// is kept compiled.
func many[R any, I ~string](ctx context.Context, s statements, query string, before []any, ids []I, after ...any) ([]R,
	error,
) {
	var asked []any
	for _, i := range slices.Compact(slices.Sorted(slices.Values(ids))) {
		if id.WellFormed(i) {
			asked = append(asked, string(i))
		}
	}
	rows := []R{}
	for len(asked) > 0 {
		part := asked[:min(len(asked), manyMost)]
		asked = asked[len(part):]
		var found []R
		text, args := spread(query, before, part, after)
		if err := s.list(ctx, &found, text, args...); err != nil {
			return nil, err
		}
		rows = append(rows, found...)
	}
	return rows, nil
}

// spread returns a query's text for so many identifiers, at least one, with all its arguments.
func spread(query string, before, ids, after []any) (text string, args []any) {
	size := 1 << bits.Len(uint(len(ids)-1))
	args = append(args, before...)
	for i := range size {
		args = append(args, ids[min(i, len(ids)-1)])
	}
	return strings.Replace(query, "IN (?)", "IN (?"+strings.Repeat(", ?", size-1)+")", 1), append(args, after...)
}

// pageOf lists a page. query takes key and the page's length; next takes between them the identifier after which the
// page begins and, as a stranger's says nothing, the owner. An identifier that is not there has nothing after it.
func pageOf[R any](ctx context.Context, s statements, query, next string, owner id.User, key []any, p owned.Page) ([]R,
	error,
) {
	rows := []R{}
	switch {
	case p.After == "":
		err := s.list(ctx, &rows, query, append(key, p.First)...)
		return rows, err
	case !id.WellFormed(p.After):
		return rows, nil
	}
	err := s.list(ctx, &rows, next, append(key, p.After, owner, p.First)...)
	return rows, err
}

// grouped puts values under their keys, in their order.
func grouped[K comparable, V any](values []V, key func(V) K) map[K][]V {
	out := map[K][]V{}
	for _, v := range values {
		k := key(v)
		out[k] = append(out[k], v)
	}
	return out
}
