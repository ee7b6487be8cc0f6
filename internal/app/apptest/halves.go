package apptest

import (
	"context"
	"database/sql"
	"fmt"
)

// halves are questions about rows that have no business to be there, whatever was broken while they were written.
var halves = map[string]string{
	"accounts half there":                  `SELECT COUNT(*) FROM users u WHERE NOT EXISTS (SELECT 1 FROM profiles WHERE user_id = u.id) OR NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = u.id)`,
	"resumes without their latest version": `SELECT COUNT(*) FROM resumes r WHERE NOT EXISTS (SELECT 1 FROM versions v WHERE v.id = r.latest_id AND v.resume_id = r.id AND v.number = r.last_version)`,
	"resumes with gaps":                    `SELECT COUNT(*) FROM resumes r WHERE last_version <> (SELECT COUNT(*) FROM versions v WHERE v.resume_id = r.id)`,
	"uploaded resumes without a file":      `SELECT COUNT(*) FROM versions v WHERE origin = 'UPLOADED' AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.resume_id = v.resume_id)`,
	"optimised versions half there":        `SELECT COUNT(*) FROM versions v WHERE origin = 'OPTIMIZED' AND NOT EXISTS (SELECT 1 FROM optimizations o JOIN analyses a ON a.id = o.after_id AND a.version_id = v.id WHERE o.version_id = v.id)`,
}

// Halves looks into the database itself, of either kind, and says what is half there, a line each.
func Halves(ctx context.Context, db *sql.DB) (found []string, err error) {
	for what, query := range halves {
		var n int
		if err := db.QueryRowContext(ctx, query).Scan(&n); err != nil {
			return nil, fmt.Errorf("%s: %w", what, err)
		}
		if n > 0 {
			found = append(found, fmt.Sprintf("%d %s", n, what))
		}
	}
	return found, nil
}
