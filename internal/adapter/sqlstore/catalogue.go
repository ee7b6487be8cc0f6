package sqlstore

import (
	"context"
	"slices"

	"vitae/internal/base/fault"
)

// catalogue are the questions about the schema, as an engine understands them. The last two are about one table.
type catalogue struct{ tables, columns, parents string }

// table is a table of the database with its columns in order.
type table struct {
	name    string
	columns []string
	parents []string // that its foreign keys name
}

// versionTable is goose's.
const versionTable = "goose_db_version"

// notKept are tables without data of the program.
var notKept = []string{versionTable, "limits"}

func (s statements) tableNames(ctx context.Context) ([]string, error) {
	var names []string
	err := s.list(ctx, &names, s.db.engine.catalogue().tables)
	slices.Sort(names)
	return names, err
}

// version returns the newest migration that the database has had, 0 for none.
func (s statements) version(ctx context.Context) (int64, error) {
	names, err := s.tableNames(ctx)
	if err != nil || !slices.Contains(names, versionTable) {
		return 0, err
	}
	var v int64
	err = s.get(ctx, &v, `SELECT COALESCE(MAX(version_id), 0) FROM goose_db_version WHERE is_applied`)
	return v, err
}

// Empty reports whether there is no table yet.
func (db *DB) Empty(ctx context.Context) (bool, error) {
	names, err := statements{db: db}.tableNames(ctx)
	return len(names) == 0, err
}

// Schema is the version of the schema that the database has.
func (db *DB) Schema(ctx context.Context) (int64, error) { return statements{db: db}.version(ctx) }

// tables lists the tables whose rows are the program's data, those that others refer to first.
func (s statements) tables(ctx context.Context) ([]table, error) {
	names, err := s.tableNames(ctx)
	if err != nil {
		return nil, err
	}
	var found []table
	questions := s.db.engine.catalogue()
	for _, name := range names {
		if slices.Contains(notKept, name) {
			continue
		}
		t := table{name: name}
		if err := s.list(ctx, &t.columns, questions.columns, name); err != nil {
			return nil, err
		}
		if err := s.list(ctx, &t.parents, questions.parents, name); err != nil {
			return nil, err
		}
		found = append(found, t)
	}
	return parentsFirst(found)
}

func parentsFirst(all []table) ([]table, error) {
	var ordered []table
	placed := map[string]bool{}
	for len(ordered) < len(all) {
		before := len(ordered)
		for _, t := range all {
			ready := !slices.ContainsFunc(t.parents, func(p string) bool { return p != t.name && !placed[p] })
			if ready && !placed[t.name] {
				placed[t.name], ordered = true, append(ordered, t)
			}
		}
		if len(ordered) == before {
			return nil, fault.New("sqlstore.tables", fault.Internal, "")
		}
	}
	return ordered, nil
}

func (e *sqliteEngine) catalogue() catalogue {
	return catalogue{
		tables:  `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'`,
		columns: `SELECT name FROM pragma_table_info(?) ORDER BY cid`,
		parents: `SELECT DISTINCT "table" FROM pragma_foreign_key_list(?)`,
	}
}

func (e *postgresEngine) catalogue() catalogue {
	return catalogue{
		tables:  `SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
		columns: `SELECT attname::text FROM pg_attribute WHERE attrelid = ?::text::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
		parents: `SELECT DISTINCT p.relname::text FROM pg_constraint c JOIN pg_class p ON p.oid = c.confrelid WHERE c.contype = 'f' AND c.conrelid = ?::text::regclass`,
	}
}
