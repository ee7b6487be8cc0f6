package sqlstore

import (
	"context"
	"strings"

	"vitae/internal/base/id"
)

const (
	uploadBlobs = `SELECT upload_blob FROM uploads`
	photoBlobs  = `SELECT photo_blob FROM profiles WHERE photo_blob <> ''`
	// knownUser also finds an account that was erased: the audit log keeps its number.
	knownUser = `SELECT CASE WHEN EXISTS (SELECT 1 FROM users WHERE id = ?) OR EXISTS (SELECT 1 FROM events WHERE user_id = ?) THEN 1 ELSE 0 END`
)

// Unnamed returns those of the keys of blobs, which have their owner as the second part, that no row names. A key of an
// account that this database has never known is not among them: files beside the wrong database are not taken for left
// over ones. It reads the keys of all blobs there are, some hundred bytes each.
func (db *DB) Unnamed(ctx context.Context, keys []string) ([]string, error) {
	s := statements{db: db}
	named := map[string]bool{}
	for _, query := range []string{uploadBlobs, photoBlobs} {
		var some []string
		if err := s.list(ctx, &some, query); err != nil {
			return nil, err
		}
		for _, key := range some {
			named[key] = true
		}
	}
	var out []string
	for _, key := range keys {
		if named[key] {
			continue
		}
		known, err := s.knows(ctx, key)
		if err != nil {
			return nil, err
		}
		if known {
			out = append(out, key)
		}
	}
	return out, nil
}

func (s statements) knows(ctx context.Context, key string) (bool, error) {
	parts := strings.Split(key, "/")
	if len(parts) < 3 {
		return false, nil
	}
	user, ok := id.ParseUser(parts[1])
	if !ok {
		return false, nil
	}
	var known int
	err := s.get(ctx, &known, knownUser, user, user)
	return known == 1, err
}
