package sqlstore_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
)

// fillDocuments gives each account a resume, a job description, an analysis and what goes with them.
var fillDocuments = []string{
	`INSERT INTO resumes SELECT 'r' || id, id, 't', '[]', 2, 'w' || id, id, id, 0, CASE WHEN id % 50 = 0 THEN id ELSE 0 END FROM users`,
	`INSERT INTO versions SELECT 'v' || id, id, 'r' || id, 1, 'WRITTEN', id, 'c', '{}' FROM users`,
	`INSERT INTO versions SELECT 'w' || id, id, 'r' || id, 2, 'OPTIMIZED', id, 'c', '{}' FROM users`,
	`INSERT INTO uploads SELECT 'u' || id, id, 'r' || id, 'f', 'pdf', 1, 'b', id FROM users`,
	`INSERT INTO job_descriptions SELECT 'j' || id, id, 't', 'c', 'l', 'SAVED', CASE WHEN id % 2 = 0 THEN 'v' || id ELSE '' END, id, id, id,
		CASE WHEN id % 50 = 0 THEN id ELSE 0 END, '[]', 'r', 'd', 'n', '', '', '', '', '', '', 0, CASE WHEN id % 40 = 0 THEN '2026-11-20' ELSE '' END, '[]', '', '' FROM users`,
	`INSERT INTO analyses SELECT 'a' || id, id, 'v' || id, 'j' || id, 1, id, id, '', '{}', 0 FROM users`,
	`INSERT INTO optimizations SELECT 'w' || id, id, 'v' || id, 'j' || id, '', '', '{}', '{}', '[]', '[]', '', '[]' FROM users`,
	`INSERT INTO requests SELECT id, 'k', 'key', 'r', id FROM users`,
	`INSERT INTO sheets SELECT 's' || id, id, 'letter', 't', id, id, CASE WHEN id % 50 = 0 THEN id ELSE 0 END, '{}', '{}' FROM users`,
	`INSERT INTO user_skills SELECT id, 'k', id, id, '{}' FROM users`,
	`INSERT INTO facts SELECT 'f' || id, id, id, id, '{}' FROM users`,
	`INSERT INTO hidden_recommendations SELECT id, 'k', id FROM users`,
	`INSERT INTO practice_answers SELECT 'p' || id, id, 's' || id, 1, id, '{}', 'a' FROM users`,
	`INSERT INTO letter_versions SELECT 's' || id, 1, id, id, 'c' FROM users`,
}

// manyRows is how much one user has.
const manyRows = 10_000

// fillMany gives user 7 as many versions of one resume, resumes, job descriptions, and analyses of one version.
var fillMany = []string{
	`INSERT INTO versions ` + numbers + `SELECT 'm' || i, 7, 'r7', i + 2, 'WRITTEN', i, 'c', '{}' FROM n`,
	`UPDATE resumes SET last_version = (SELECT MAX(number) FROM versions WHERE resume_id = resumes.id) WHERE id = 'r7'`,
	`INSERT INTO resumes ` + numbers + `SELECT 'rm' || i, 7, 't', '[]', 0, '', i, i, 0, 0 FROM n`,
	`INSERT INTO uploads ` + numbers + `SELECT 'um' || i, 7, 'rm' || i, 'f', 'pdf', 1, 'b', i FROM n`,
	`INSERT INTO job_descriptions ` + numbers +
		`SELECT 'jm' || i, 7, 't', 'c', 'l', 'SAVED', '', 0, i, i, 0, '[]', 'r', 'd', 'n', '', '', '', '', '', '', 0, '', '[]', '', '' FROM n`,
	`INSERT INTO sheets ` + numbers + `SELECT 'sm' || i, 7, 'letter', 't', i, i, 0, '{}', '{}' FROM n`,
	`INSERT INTO analyses ` + numbers + `SELECT 'am' || i, 7, 'v7', 'jm' || i, 1, i, i, '', '{}', 0 FROM n`,
}

// A page of a long list is read from an index that has its order: nothing is sorted and nothing read that is not shown,
// so that it costs among 10,000 what it costs among 10.
func TestPagesAreReadInTheOrderOfAnIndex(t *testing.T) {
	t.Parallel()
	for engine, c := range map[string]struct {
		db      func(testing.TB) *sqlstore.DB
		explain string
		not     []string
	}{
		"sqlite":   {storetest.SQLite, `EXPLAIN QUERY PLAN `, []string{"SCAN ", "TEMP B-TREE"}},
		"postgres": {storetest.Postgres, `EXPLAIN `, []string{"Seq Scan", "Sort", "Bitmap", "Hash"}},
	} {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			db, ctx := c.db(t), t.Context()
			populate(ctx, t, db, 100, fillUsers...)
			populate(ctx, t, db, 0, fillDocuments...)
			populate(ctx, t, db, manyRows, fillMany...)
			populate(ctx, t, db, 0, `ANALYZE`)
			for _, q := range sqlstore.PageQueries(7, 20) {
				p := plan(ctx, t, db, c.explain+q.SQL, q.Args...)
				for _, not := range c.not {
					if strings.Contains(p, not) {
						t.Errorf("%s\n%s", q.Name, p)
						break
					}
				}
			}
		})
	}
}

// PostgreSQL counts what it reads: of a user with 10,000 of each, a look-up of the newest reads those and few more.
func TestTheNewestAreReadWithoutTheRest(t *testing.T) {
	t.Parallel()
	db, ctx := storetest.Postgres(t), t.Context()
	populate(ctx, t, db, 100, fillUsers...)
	populate(ctx, t, db, 0, fillDocuments...)
	populate(ctx, t, db, manyRows, fillMany...)
	populate(ctx, t, db, 0, `ANALYZE`)
	for _, q := range append(sqlstore.NewestQueries(7, 5), sqlstore.PageQueries(7, 20)...) {
		if p := plan(ctx, t, db, `EXPLAIN (ANALYZE, TIMING OFF) `+q.SQL, q.Args...); mostRows(t, p) > 200 {
			t.Errorf("%s\n%s", q.Name, p)
		}
	}
}

var actual = regexp.MustCompile(`actual rows=(\d+)\S* loops=(\d+)|Rows Removed by \w+(?: \w+)*: (\d+)`)

// mostRows is the most rows that a step of a plan read, over all its loops, or threw away.
func mostRows(t *testing.T, plan string) int {
	t.Helper()
	most, steps := 0, actual.FindAllStringSubmatch(plan, -1)
	if len(steps) < 2 {
		t.Fatalf("no steps with figures: %s", plan)
	}
	for _, s := range steps {
		product := 1
		for _, figure := range s[1:] {
			if n, err := strconv.Atoi(figure); err == nil {
				product *= n
			}
		}
		most = max(most, product)
	}
	return most
}
