package sqlstore

import (
	"io/fs"
	"regexp"
	"testing"
)

// takesAway is what a program of before would miss, or stumble over, that still serves while a newer one has migrated.
var takesAway = regexp.MustCompile(
	`(?i)\b(DROP\s+(TABLE|COLUMN)|RENAME|SET\s+NOT\s+NULL|ALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE|ADD\s+CONSTRAINT|ADD\s+COLUMN\s+\w+\s+\w+\s+NOT\s+NULL(?:\s*(?:,|;|$|--)))`)

// Replicas are upgraded one at a time, so that a migration only adds: what the program of before reads and writes stays
// as it is, and a new column has a default or is null. What is of no use any more goes in a later release.
func TestMigrationsOnPostgreSQLOnlyAdd(t *testing.T) {
	t.Parallel()
	files, err := fs.Glob(embedded, "migrations/postgres/*.sql")
	if err != nil || len(files) < 8 {
		t.Fatalf("%d migrations, %v", len(files), err)
	}
	for _, name := range files {
		text, err := fs.ReadFile(embedded, name)
		if err != nil {
			t.Fatal(err)
		}
		if found := takesAway.Find(text); found != nil {
			t.Errorf("%s: %q", name, found)
		}
	}
	for _, wrong := range []string{
		"ALTER TABLE a DROP COLUMN b;", "ALTER TABLE a RENAME TO b;",
		"ALTER TABLE a ADD COLUMN b TEXT NOT NULL;", "ALTER TABLE a ALTER COLUMN b TYPE BIGINT;",
	} {
		if !takesAway.MatchString(wrong) {
			t.Errorf("%q is taken", wrong)
		}
	}
	if right := "ALTER TABLE a ADD COLUMN b TEXT NOT NULL DEFAULT '';"; takesAway.MatchString(right) {
		t.Errorf("%q is refused", right)
	}
}
