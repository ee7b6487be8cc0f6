package sqlstore_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
)

// numbers is a table n of the numbers from 1 to the first argument, the same on both engines.
const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) `

// fillUsers makes accounts 1 to n, "user1" and so on, each with a role and a session "s1".
var fillUsers = []string{
	`INSERT INTO users ` + numbers +
		`SELECT i, 'user' || i, 'user' || i, 'user' || i || '@example.com', 'user' || i || '@example.com', 'Ada', 'Lovelace',
		'$argon2id$v=19$m=65536,t=3,p=1$c2FsdHNhbHRzYWx0c2E$a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2U', TRUE, i % 50 > 0, i, 0 FROM n`,
	`INSERT INTO user_roles (user_id, role, granted_at) SELECT id, 'user', 1 FROM users`,
	`INSERT INTO sessions (id, user_id, secret_hash, user_agent, created_at, last_seen_at, expires_at) SELECT 's' || id, id, ?, 'Mozilla/5.0', id, id, id FROM users`,
}

// fillRest gives each account a row or more in the other tables that grow.
var fillRest = []string{
	`INSERT INTO profiles SELECT id, '', '', NULL, '[]', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 0, '', '{}', '{}', 1, 1 FROM users`,
	`INSERT INTO challenges (id, user_id, purpose, code_hash, binding, tries, created_at, expires_at, ended_at, used_at)
		SELECT 'c' || id, id, 'login', ?, ?, 0, id, id, 0, 0 FROM users`,
	`INSERT INTO challenges (id, user_id, purpose, code_hash, binding, tries, created_at, expires_at, ended_at, used_at)
		SELECT 'd' || id, id, 'login', ?, ?, 0, id, id, 1, 0 FROM users`,
	`INSERT INTO decoys (user_id, username_key, email_hash, email, password_hash, created_at, sent_at) SELECT id, username_key, ?, ?, '', id, id FROM users`,
	`INSERT INTO devices (user_id, hash, seen_at) SELECT id, ?, id FROM users`,
	`INSERT INTO notifications (id, user_id, kind, title, body, path, created_at, read_at) SELECT 'n' || id, id, 'k', 't', 'b', '', id, id % 2 FROM users`,
	`INSERT INTO events (id, user_id, kind, detail, at) SELECT 'e' || id, id, 'signed_in', '', id FROM users`,
	`INSERT INTO contact_messages (id, user_id, ticket, topic, email, message, created_at) SELECT 'm' || id, id, 't' || id, 'OTHER', 'e', 'm', id FROM users`,
	`INSERT INTO feed_heads (user_id, seq) SELECT id, 1 FROM users`,
	`INSERT INTO feed_events (user_id, seq, kind, data, at) SELECT id, 1, 'progress', '{}', id FROM users`,
	`INSERT INTO jobs (id, kind, user_id, payload, run_at, until_at, tries, lease, failed_at, last_error) SELECT 'j' || id, 'mail', id, ?, id, id, 0, 0, 0, '' FROM users`,
}

var hash = []byte("01234567890123456789012345678901")

func populate(ctx context.Context, t testing.TB, db *sqlstore.DB, users int, statements ...string) {
	t.Helper()
	for _, s := range statements {
		args := []any{hash, hash}[:strings.Count(s, "?")]
		if strings.Contains(s, numbers) {
			args = []any{users}
		}
		if _, err := db.Raw().Exec(ctx, s, args...); err != nil {
			t.Fatal(err)
		}
	}
}

// planRows is enough that PostgreSQL finds reading a whole table dearer than an index.
const planRows = 5_000

func TestHotQueriesUseAnIndexOnSQLite(t *testing.T) {
	t.Parallel()
	hotQueries(t, storetest.SQLite(t), `EXPLAIN QUERY PLAN `, "SCAN ")
}

func TestHotQueriesUseAnIndexOnPostgreSQL(t *testing.T) {
	t.Parallel()
	hotQueries(t, storetest.Postgres(t), `EXPLAIN `, "Seq Scan")
}

// hotQueries fails where a plan reads a whole table.
func hotQueries(t *testing.T, db *sqlstore.DB, explain, whole string) {
	ctx := t.Context()
	populate(ctx, t, db, planRows, fillUsers...)
	populate(ctx, t, db, planRows, fillRest...)
	populate(ctx, t, db, 0, fillDocuments...)
	fillFailures(ctx, t, db)
	populate(ctx, t, db, 0, `ANALYZE`)
	if p := plan(ctx, t, db, explain+`SELECT COUNT(*) FROM users WHERE password_hash = 'x'`); !strings.Contains(p,
		whole) {
		t.Fatalf("a query that reads a whole table is not reported: %s", p)
	}
	for _, q := range sqlstore.HotQueries(7, 1000, 20, hash) {
		if p := plan(ctx, t, db, explain+q.SQL, q.Args...); strings.Contains(p, whole) {
			t.Errorf("%s\n%s", q.Name, p)
		}
	}
}

// fillFailures is apart, as the engines make octets of a number in their own ways.
func fillFailures(ctx context.Context, t testing.TB, db *sqlstore.DB) {
	t.Helper()
	const rows = 500
	for i := range planRows / rows {
		var args []any
		for j := range rows {
			args = append(args, fmt.Append(nil, i*rows+j), i*rows+j+1)
		}
		if _, err := db.Raw().Exec(ctx, `INSERT INTO failures (key, count, last_at) VALUES `+
			strings.TrimSuffix(strings.Repeat(`(?, 1, ?),`, rows), ","), args...); err != nil {
			t.Fatal(err)
		}
	}
}

// plan returns the steps of a plan: the last column of each row, on both engines.
func plan(ctx context.Context, t testing.TB, db *sqlstore.DB, query string, args ...any) string {
	t.Helper()
	var steps []string
	var rows []step
	if err := db.Raw().List(ctx, &rows, query, args...); err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		steps = append(steps, r.Detail+r.Line)
	}
	return strings.Join(steps, "\n")
}

// step is a row of either engine's explanation.
type step struct {
	ID      int    `db:"id"`
	Parent  int    `db:"parent"`
	NotUsed int    `db:"notused"`
	Detail  string `db:"detail"`
	Line    string `db:"QUERY PLAN"`
}
