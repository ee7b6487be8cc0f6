package sqlstore

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/fault"
)

// micros is a time as the database keeps it; none is 0. Both engines sort and compare it as the number it is.
func micros(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMicro()
}

// moment reads what micros wrote.
func moment(n int64) time.Time {
	if n == 0 {
		return time.Time{}
	}
	return time.UnixMicro(n).UTC()
}

// text is s as both engines can keep it: PostgreSQL refuses NUL and what is no UTF-8, and a browser's name or a typed
// name may hold either. A look-up with such a text finds nothing instead of failing.
func text(s string) string {
	return strings.ToValidUTF8(strings.ReplaceAll(s, "\x00", "\uFFFD"), "\uFFFD")
}

// key is a name or address as it is compared and sorted.
func key(s string) string { return text(strings.ToLower(s)) }

// octets is b, never nil: a nil slice would be NULL, which no column takes and nothing equals.
func octets(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// encoded is v as JSON. What is kept so holds only texts and booleans, which cannot fail.
func encoded(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic("sqlstore: " + err.Error())
	}
	return string(b)
}

// encodedFigures is encoded for what holds numbers too, of which a few, such as the infinite, are none in JSON.
func encodedFigures(v any) (string, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return "", fault.Wrap("sqlstore.encodedFigures", fault.Internal, "", err)
	}
	return string(b), nil
}

// some is l, never nil: no list would be kept as null.
func some[T any](l []T) []T {
	if l == nil {
		return []T{}
	}
	return l
}

// decoded reads what encoded wrote.
func decoded(s string, into any) error {
	if err := json.Unmarshal([]byte(s), into); err != nil {
		return fault.Wrap("sqlstore.decoded", fault.Internal, "", err)
	}
	return nil
}

// each converts rows.
func each[R, T any](rows []R, f func(R) T) []T {
	out := make([]T, 0, len(rows))
	for _, r := range rows {
		out = append(out, f(r))
	}
	return out
}

// eachOf converts rows that may hold what cannot be read.
func eachOf[R, T any](rows []R, f func(R) (T, error)) ([]T, error) {
	out := make([]T, 0, len(rows))
	for _, r := range rows {
		v, err := f(r)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// names splits what string_agg joined, and sorts it; neither engine is asked to sort, as their orders differ.
func names(joined string) []string {
	if joined == "" {
		return []string{}
	}
	out := strings.Split(joined, ",")
	slices.Sort(out)
	return out
}
