package sqlstore

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"vitae/internal/base/fault"
)

// loadRows is how many rows one INSERT takes at most; SQLite allows 32766 values in one.
const loadRows = 100

// loader puts the rows of a dump into the tables, inside one transaction.
type loader struct {
	statements
	in     *json.Decoder
	known  map[string]table
	counts map[string]int

	into   table // the columns in the dump's order
	insert string
	rows   int // waiting in values
	values []any
}

// load reads the rest of a dump.
func (db *DB) load(ctx context.Context, in *json.Decoder) error {
	begun := false
	return statements{db: db}.transact(ctx, func(tx statements) error {
		if begun { // lost against another transaction, but the dump is read
			return fault.New("sqlstore.Restore", fault.Conflict, notEmpty)
		}
		begun = true
		l := loader{statements: tx, in: in, known: map[string]table{}, counts: map[string]int{}}
		if err := l.prepare(ctx); err != nil {
			return err
		}
		return l.read(ctx)
	})
}

const notEmpty = "The database is not empty. Restore into an empty one."

// prepare learns the tables and makes sure that they are empty.
func (l *loader) prepare(ctx context.Context) error {
	tables, err := l.tables(ctx)
	if err != nil {
		return err
	}
	for _, t := range tables {
		var row int
		err := l.get(ctx, &row, "SELECT 1 FROM "+quoted([]string{t.name})+" LIMIT 1")
		if err == nil {
			return fault.New("sqlstore.Restore", fault.Conflict, notEmpty)
		}
		if fault.KindOf(err) != fault.NotFound {
			return err
		}
		l.known[t.name] = t
	}
	return nil
}

// read takes the lines up to the end line, whose counts must be those of what was loaded.
func (l *loader) read(ctx context.Context) error {
	for {
		if ctx.Err() != nil { // the statements do not ask, on SQLite
			return context.Cause(ctx)
		}
		var raw json.RawMessage
		if err := l.in.Decode(&raw); err != nil {
			return damaged(err)
		}
		if raw[0] == '[' {
			if err := l.row(ctx, raw); err != nil {
				return err
			}
			continue
		}
		var line dumpLine
		if err := json.Unmarshal(raw, &line); err != nil {
			return damaged(err)
		}
		if err := l.flush(ctx); err != nil {
			return err
		}
		if line.End != nil {
			if !maps.Equal(line.End, l.counts) {
				return damaged(fmt.Errorf("loaded %v, the end line says %v", l.counts, line.End))
			}
			return nil
		}
		if err := l.begin(line); err != nil {
			return err
		}
	}
}

// begin turns to another table.
func (l *loader) begin(line dumpLine) error {
	t, ok := l.known[line.Table]
	if !ok || !slices.Equal(slices.Sorted(slices.Values(t.columns)), slices.Sorted(slices.Values(line.Columns))) {
		return damaged(fmt.Errorf("table %q with columns %q is not of this version", line.Table, line.Columns))
	}
	if _, again := l.counts[t.name]; again {
		return damaged(fmt.Errorf("table %q comes twice", t.name))
	}
	l.counts[t.name] = 0
	l.into = table{name: t.name, columns: line.Columns}
	l.insert = "INSERT INTO " + quoted([]string{t.name}) + " (" + quoted(line.Columns) + ") VALUES "
	return nil
}

func (l *loader) row(ctx context.Context, raw []byte) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var values []any
	if err := d.Decode(&values); err != nil {
		return damaged(err)
	}
	if l.insert == "" || len(values) != len(l.into.columns) {
		return damaged(fmt.Errorf("table %q has a row of %d values", l.into.name, len(values)))
	}
	for _, v := range values {
		stored, err := fromPortable(v)
		if err != nil {
			return damaged(err)
		}
		l.values = append(l.values, stored)
	}
	l.rows++
	if l.rows == loadRows {
		return l.flush(ctx)
	}
	return nil
}

// fromPortable returns a value as the drivers take it.
func fromPortable(v any) (any, error) {
	switch v := v.(type) {
	case nil, bool, string:
		return v, nil
	case json.Number:
		if n, err := v.Int64(); err == nil {
			return n, nil
		}
		return v.Float64()
	case map[string]any:
		if text, ok := v["b64"].(string); ok && len(v) == 1 {
			return base64.StdEncoding.DecodeString(text)
		}
	}
	return nil, errors.New("a value is none that a backup holds")
}

// flush inserts the rows that wait.
func (l *loader) flush(ctx context.Context) error {
	if l.rows == 0 {
		return nil
	}
	one := "(" + strings.TrimSuffix(strings.Repeat("?, ", len(l.into.columns)), ", ") + ")"
	query := l.insert + strings.TrimSuffix(strings.Repeat(one+", ", l.rows), ", ")
	if _, err := l.exec(ctx, query, l.values...); err != nil {
		return err
	}
	l.counts[l.into.name] += l.rows
	l.rows, l.values = 0, l.values[:0]
	return nil
}

func damaged(err error) error {
	message := "The backup is damaged."
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		message = "The backup is incomplete: its end is missing."
	}
	return fault.Wrap("sqlstore.Restore", fault.Unreadable, message, err)
}
