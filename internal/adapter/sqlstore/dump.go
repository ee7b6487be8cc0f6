package sqlstore

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"vitae/internal/base/fault"
)

// A dump is lines of JSON that say nothing of the engine: a header, then for each table, parents first, a line that
// names it and its columns and one list a row, and an end line that counts the rows. Bytes are objects with base64.
const (
	dumpName   = "vitae-database"
	dumpFormat = 1
)

type dumpHeader struct {
	Dump    string `json:"dump"`
	Format  int    `json:"format"`
	Version int64  `json:"version"` // of the schema
}

// dumpLine is a line that is no row: a table's begin, or the end.
type dumpLine struct {
	Table   string         `json:"table,omitempty"`
	Columns []string       `json:"columns,omitempty"`
	End     map[string]int `json:"end,omitempty"` // rows by table
}

type dumpBytes struct {
	B64 []byte `json:"b64"`
}

// Backup writes all data but limits as of one moment. It runs beside all writers and none waits; memory holds one row.
func (db *DB) Backup(ctx context.Context, w io.Writer) error {
	out := bufio.NewWriterSize(w, 1<<16)
	err := db.engine.snapshot(ctx, func(q querier) error {
		return statements{db: db, tx: &transaction{q: q}}.dump(ctx, out)
	})
	if err == nil {
		err = out.Flush()
	}
	return failure("backup", err)
}

func (s statements) dump(ctx context.Context, w io.Writer) error {
	version, err := s.version(ctx)
	if err != nil {
		return err
	}
	tables, err := s.tables(ctx)
	if err != nil {
		return err
	}
	lines := json.NewEncoder(w)
	lines.SetEscapeHTML(false)
	if err := lines.Encode(dumpHeader{Dump: dumpName, Format: dumpFormat, Version: version}); err != nil {
		return err
	}
	counts := map[string]int{}
	for _, t := range tables {
		if err := lines.Encode(dumpLine{Table: t.name, Columns: t.columns}); err != nil {
			return err
		}
		if counts[t.name], err = s.dumpRows(ctx, lines, t); err != nil {
			return err
		}
	}
	return lines.Encode(struct {
		End map[string]int `json:"end"`
	}{counts})
}

func (s statements) dumpRows(ctx context.Context, lines *json.Encoder, t table) (int, error) {
	rows, err := s.tx.q.QueryContext(ctx, "SELECT "+quoted(t.columns)+" FROM "+quoted([]string{t.name}))
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	types, err := rows.ColumnTypes()
	if err != nil {
		return 0, err
	}
	values, into := make([]any, len(t.columns)), make([]any, len(t.columns))
	for i := range values {
		into[i] = &values[i]
	}
	count := 0
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return 0, err
		}
		for i, v := range values {
			if values[i], err = portable(v, types[i].DatabaseTypeName()); err != nil {
				return 0, fmt.Errorf("%s.%s: %w", t.name, t.columns[i], err)
			}
		}
		if err := lines.Encode(values); err != nil {
			return 0, err
		}
		count++
	}
	return count, rows.Err()
}

// portable returns a column's value as both engines can take it back. Other types would read differently on each.
func portable(v any, columnType string) (any, error) {
	switch v := v.(type) {
	case int64:
		if columnType == "BOOLEAN" { // SQLite's are numbers
			return v != 0, nil
		}
		return v, nil
	case []byte:
		return dumpBytes{append([]byte{}, v...)}, nil // never nil: that would be null
	case nil, bool, float64, string:
		return v, nil
	}
	return nil, fmt.Errorf("a value of type %T is not portable", v)
}

// quoted lists names as SQL has them.
func quoted(names []string) string {
	parts := make([]string, len(names))
	for i, n := range names {
		parts[i] = `"` + strings.ReplaceAll(n, `"`, `""`) + `"`
	}
	return strings.Join(parts, ", ")
}

// Restore loads what Backup wrote on either engine, all or nothing, and migrates it to what this program knows. The
// database must be empty, else fault.Conflict; a dump that is damaged or cut off is fault.Unreadable, one of a newer
// program fault.Unsupported.
func (db *DB) Restore(ctx context.Context, r io.Reader) error {
	in := json.NewDecoder(bufio.NewReaderSize(r, 1<<16))
	in.UseNumber()
	var h dumpHeader
	if err := in.Decode(&h); err != nil || h.Dump != dumpName {
		return unsupported("The backup contains no Vitae database.")
	}
	if known, err := db.newestVersion(); err != nil {
		return failure("migrations", err)
	} else if h.Format != dumpFormat || h.Version > known || h.Version < 1 {
		return unsupported("The backup was made by a newer version of Vitae.")
	}
	has, err := statements{db: db}.version(ctx)
	if err != nil {
		return err
	}
	if has > h.Version {
		return fault.New("sqlstore.Restore", fault.Conflict,
			"The database is newer than the backup. Restore into an empty database.")
	}
	if err := db.migrateTo(ctx, h.Version); err != nil {
		return err
	}
	if err := db.load(ctx, in); err != nil {
		return err
	}
	return db.Migrate(ctx)
}

func unsupported(message string) error {
	return fault.New("sqlstore.Restore", fault.Unsupported, message)
}
