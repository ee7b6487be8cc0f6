package sqlstore_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
)

// fill puts rows of every shape into every table of a backup.
func fill(t *testing.T, db *sqlstore.DB) {
	t.Helper()
	const rows = 120 // more than one INSERT of a restore
	tables, err := db.Tables(t.Context())
	if err != nil || len(tables) < 23 {
		t.Fatal(tables, err)
	}
	err = db.Raw().InTx(t.Context(), func(tx sqlstore.Raw) error {
		for _, table := range tables {
			marks := "(" + strings.TrimSuffix(strings.Repeat("?,", len(table)-1), ",") + "),"
			var values []any
			for row := range rows {
				for _, column := range table[1:] {
					values = append(values, sample(table[0], column, row))
				}
			}
			query := fmt.Sprintf("INSERT INTO %s (%s) VALUES %s", table[0], strings.Join(table[1:], ","),
				strings.TrimSuffix(strings.Repeat(marks, rows), ","))
			if _, err := tx.Exec(t.Context(), query, values...); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// sample makes a value of the column's type; with its row a key differs.
func sample(table, column string, row int) any {
	switch {
	case column == "user_id" && (table == "jobs" || table == "contact_messages") && row%3 == 0:
		return nil
	case column == "user_id" || table == "users" && column == "id":
		return int64(1<<53 - 1 - row)
	case column == "key" || column == "hash" || column == "credential_id":
		return []byte(fmt.Sprint(row, "\x00\xff"))
	case column == "payload" && row%2 == 0, column == "binding" && row%2 == 0:
		return []byte{}
	case strings.HasSuffix(column, "_hash") && column != "password_hash", column == "payload", column == "binding",
		column == "reading", column == "secret", column == "public_key", column == "email" && table == "decoys":
		return []byte{0, 1, 2, byte(row), 255}
	case column == "active" || column == "verified":
		return row%2 == 0
	case column == "years_experience" && row%2 == 0:
		return nil
	case slices.Contains([]string{
		"years_experience", "tries", "count", "seq", "number", "last_version", "bytes", "last_step",
		"by_id", "answered_by", "unscored", "uses", "used", "made_by",
		"backup_eligible", "sign_count",
	}, column):
		return row
	case column == "score":
		return float64(row) / 2
	case column == "created_at" && row == 1:
		return int64(math.MaxInt64)
	case strings.HasSuffix(column, "_at"), column == "at", column == "last_login", column == "lease",
		column == "since":
		return int64(1_700_000_000_000_000 + row)
	case slices.Contains([]string{
		"id", "kid", "username_key", "email_key", "ticket", "resume_id", "version_id",
		"base_id", "job_id", "sheet_id", "skill_key", "invitation_id", "subject",
	}, column):
		return fmt.Sprint("name ", row)
	}
	return []string{
		"", "plain", "ünïcødé 🦊 \u2028 <&> \"quoted\" \\ \t\n end", "12", "{\"b64\":\"AAE=\"}",
		"null",
	}[row%6]
}

// content returns each table's rows in an order of their own.
func content(t *testing.T, db *sqlstore.DB) map[string][]string {
	t.Helper()
	var dump bytes.Buffer
	if err := db.Backup(t.Context(), &dump); err != nil {
		t.Fatal(err)
	}
	rows, table := map[string][]string{}, ""
	for line := range strings.Lines(dump.String()) {
		var begin struct{ Table string }
		if line[0] == '{' {
			if err := json.Unmarshal([]byte(line), &begin); err != nil {
				t.Fatal(err)
			}
			table = begin.Table
			continue
		}
		rows[table] = append(rows[table], line)
	}
	for _, r := range rows {
		slices.Sort(r)
	}
	return rows
}

func TestABackupRestoresOnBothEngines(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, from *sqlstore.DB) {
		fill(t, from)
		var dump bytes.Buffer
		if err := from.Backup(t.Context(), &dump); err != nil {
			t.Fatal(err)
		}
		want := content(t, from)
		if len(want) < 23 || len(want["users"]) != 120 {
			t.Fatalf("%d tables, %d users", len(want), len(want["users"]))
		}
		storetest.Each(t, func(t *testing.T, to *sqlstore.DB) {
			if err := to.Restore(t.Context(), bytes.NewReader(dump.Bytes())); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, content(t, to)); diff != "" {
				t.Error(diff)
			}
			if err := to.Restore(t.Context(), bytes.NewReader(dump.Bytes())); fault.KindOf(err) != fault.Conflict {
				t.Errorf("into a database that is not empty: %v", err)
			}
		})
	})
}

func TestABackupHasTheSameTablesOnBothEngines(t *testing.T) {
	t.Parallel()
	lite, err := storetest.SQLite(t).Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	pg, err := storetest.Postgres(t).Tables(t.Context())
	if diff := cmp.Diff(lite, pg); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

func TestABackupIsOfOneMomentAndInNobodysWay(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		fill(t, db)
		w := &writeOnWrite{do: func() { // a write in the middle of the backup
			ctx := t.Context()
			if _, err := db.Raw().Exec(ctx, `DELETE FROM users`); err != nil {
				t.Error(err)
			}
			if _, err := db.Raw().Exec(ctx, addKey, "written meanwhile"); err != nil {
				t.Error(err)
			}
		}}
		if err := db.Backup(t.Context(), w); err != nil {
			t.Fatal(err)
		}
		if w.do != nil || keys(t, db) != 121 {
			t.Fatal("nothing was written meanwhile")
		}
		to := storetest.SQLite(t)
		if err := to.Restore(t.Context(), &w.Buffer); err != nil {
			t.Fatal(err)
		}
		var users, sessions int
		if err := to.Raw().Get(t.Context(), &users, `SELECT COUNT(*) FROM users`); err != nil {
			t.Fatal(err)
		}
		if err := to.Raw().Get(t.Context(), &sessions, `SELECT COUNT(*) FROM sessions`); err != nil || users != 120 ||
			sessions != 120 || keys(t, to) != 120 {
			t.Errorf("%d users, %d sessions, %d keys: %v", users, sessions, keys(t, to), err)
		}
	})
}

// writeOnWrite calls do at the first bytes.
type writeOnWrite struct {
	bytes.Buffer
	do func()
}

func (w *writeOnWrite) Write(p []byte) (int, error) {
	if f := w.do; f != nil {
		w.do = nil
		f()
	}
	return w.Buffer.Write(p)
}

func TestADamagedBackupLoadsNothing(t *testing.T) {
	t.Parallel()
	from := storetest.SQLite(t)
	for i := range 3 {
		if _, err := from.Raw().Exec(t.Context(), addKey, fmt.Sprint(i)); err != nil {
			t.Fatal(err)
		}
	}
	var dump bytes.Buffer
	if err := from.Backup(t.Context(), &dump); err != nil {
		t.Fatal(err)
	}
	lines := slices.Collect(strings.Lines(dump.String()))
	all := dump.String()
	cases := map[string]struct {
		dump string
		kind fault.Kind
	}{
		"nothing":      {"", fault.Unsupported},
		"another file": {"%PDF-1.7", fault.Unsupported},
		"a newer version": {strings.Replace(all, fmt.Sprintf(`"version":%d`, from.Newest()),
			fmt.Sprintf(`"version":%d`, from.Newest()+1), 1), fault.Unsupported},
		"a newer format": {strings.Replace(all, `"format":1`, `"format":2`, 1), fault.Unsupported},
		"a row less":     {strings.Replace(all, `["1",1]`+"\n", "", 1), fault.Unreadable},
		"a table twice": {
			strings.Replace(all, lines[len(lines)-1], `{"table":"users","columns":[]}`, 1),
			fault.Unreadable,
		},
		"an unknown table": {
			strings.Replace(all, `{"table":"signing_keys"`, `{"table":"sqlite_schema"`, 1),
			fault.Unreadable,
		},
		"a column more":   {strings.Replace(all, `["kid",`, `["kid","x",`, 1), fault.Unreadable},
		"a value more":    {strings.Replace(all, `["1",1]`, `["1",1,1]`, 1), fault.Unreadable},
		"a list as value": {strings.Replace(all, `["1",1]`, `["1",[1]]`, 1), fault.Unreadable},
		"no JSON":         {strings.Replace(all, `["1",1]`, `["1",1`, 1), fault.Unreadable},
	}
	for i := 1; i < len(lines); i++ {
		cases[fmt.Sprint("cut at line ", i)] = struct {
			dump string
			kind fault.Kind
		}{strings.Join(lines[:i], ""), fault.Unreadable}
	}
	storetest.Each(t, func(t *testing.T, to *sqlstore.DB) {
		for name, c := range cases {
			if err := to.Restore(t.Context(), strings.NewReader(c.dump)); fault.KindOf(err) != c.kind ||
				fault.Public(err) == fault.Public(nil) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if n := keys(t, to); n != 0 {
			t.Errorf("%d rows", n)
		}
		if err := to.Restore(t.Context(), strings.NewReader(all)); err != nil || keys(t, to) != 3 {
			t.Errorf("the whole one: %v", err)
		}
	})
}

func TestAnOlderBackupIsMigrated(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, from *sqlstore.DB) {
		if _, err := from.Raw().Exec(t.Context(), addKey, "old"); err != nil {
			t.Fatal(err)
		}
		var dump bytes.Buffer
		if err := from.Backup(t.Context(), &dump); err != nil {
			t.Fatal(err)
		}
		for name, url := range map[string]string{"sqlite": "sqlite::memory:", "postgres": storetest.PostgresURL(t)} {
			to := storetest.Open(t, url)
			if err := to.AddMigration(
				`ALTER TABLE signing_keys ADD COLUMN note TEXT NOT NULL DEFAULT 'new';`); err != nil {
				t.Fatal(err)
			}
			if err := to.Restore(t.Context(), bytes.NewReader(dump.Bytes())); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			var note string
			if err := to.Raw().Get(t.Context(), &note, `SELECT note FROM signing_keys WHERE kid = 'old'`); err != nil ||
				note != "new" {
				t.Errorf("%s: %q %v", name, note, err)
			}
			if err := to.Restore(t.Context(), bytes.NewReader(dump.Bytes())); fault.KindOf(err) != fault.Conflict {
				t.Errorf("%s: an old one into a newer database: %v", name, err)
			}
		}
	})
}

func BenchmarkBackup(b *testing.B) {
	db := storetest.SQLite(b)
	err := db.Raw().InTx(b.Context(), func(tx sqlstore.Raw) error {
		for i := range 100_000 {
			if _, err := tx.Exec(b.Context(),
				`INSERT INTO events (id, user_id, kind, detail, at) VALUES (?, ?, 'signed_in', '', ?)`, fmt.Sprint(i),
				i, noon.UnixMicro()); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		var dump bytes.Buffer
		began := time.Now()
		if err := db.Backup(b.Context(), &dump); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(100_000/time.Since(began).Seconds(), "backup-rows/s")
		to := storetest.SQLite(b)
		began = time.Now()
		if err := to.Restore(b.Context(), &dump); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(100_000/time.Since(began).Seconds(), "restore-rows/s")
	}
}
