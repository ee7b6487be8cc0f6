package main

import (
	"database/sql"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"filippo.io/age"

	"vitae/internal/app/apptest"
)

// beCommand is the variable that makes of this test the program itself.
const beCommand = "TEST_IS_VITAE"

// The examples of a nightly backup and of a restore drill do what they say, with this test's program as vitae.
func TestTheExampleOfABackupAndItsDrillWork(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	must(t, p.Client().SignUp())
	bin, backups := t.TempDir(), t.TempDir()
	self, err := os.Executable()
	must(t, err)
	must(t, os.WriteFile(filepath.Join(bin, "vitae"), []byte("#!/bin/sh\nexec env "+beCommand+"=1 "+self+" \"$@\"\n"),
		0o700))
	key, err := age.GenerateX25519Identity()
	must(t, err)
	identity := filepath.Join(bin, "key")
	must(t, os.WriteFile(identity, []byte(key.String()+"\n"), 0o600))
	run := func(script string, args ...string) (string, error) {
		c := exec.Command(filepath.Join("../../deploy/backup", script), args...)
		c.Env = []string{"PATH=" + bin + ":" + os.Getenv("PATH"), "VITAE_DATA_DIR=" + p.Config.DataDir, "TMPDIR=" + bin}
		out, err := c.CombinedOutput()
		return string(out), err
	}
	if out, err := run("vitae-drill", backups, identity); err == nil || !strings.Contains(out, "no backup") {
		t.Errorf("a drill without a backup: %v %s", err, out)
	}
	for _, old := range []string{"01", "02", "03"} {
		must(t, os.WriteFile(filepath.Join(backups, "vitae-2026-01-"+old+".backup.age"), nil, 0o600))
	}
	if out, err := run("vitae-backup", backups, "2", key.Recipient().String()); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	if left, _ := filepath.Glob(filepath.Join(backups, "*")); len(left) != 2 ||
		!strings.HasSuffix(left[0], "01-03.backup.age") {
		t.Errorf("kept: %v", left)
	}
	if out, err := run("vitae-drill", backups, identity); err != nil || !strings.Contains(out, "restores.") {
		t.Errorf("the drill: %v %s", err, out)
	}
	must(t, os.WriteFile(filepath.Join(backups, "vitae-2099-01-01.backup.age"), []byte("age-encryption.org/v1\n"),
		0o600))
	if out, err := run("vitae-drill", backups, identity); err == nil {
		t.Errorf("a drill of what is none: %s", out)
	}
}

// After an upgrade, vitae admin may run before the new server has migrated the database; a backup is still to be had.
func TestAdminWaitsForTheMigration(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	must(t, p.Stop())
	db, err := sql.Open("sqlite", p.Config.SQLiteFile())
	must(t, err)
	_, err = db.ExecContext(t.Context(),
		`DELETE FROM goose_db_version WHERE version_id = (SELECT MAX(version_id) FROM goose_db_version)`)
	must(t, errors.Join(err, db.Close()))
	says(t, p, exitFailed, "but this program needs version", "admin", "invite")
	says(t, p, exitOK, "", "backup", filepath.Join(t.TempDir(), "before.backup"))
}

// Settings stand in the unit's file as systemd reads them, which a shell would not take; the secrets lie beside it.
func TestVitaeEnvGivesACommandTheUnitsSettings(t *testing.T) {
	t.Parallel()
	etc := t.TempDir()
	settings, err := os.ReadFile("../../deploy/systemd/vitae.env")
	must(t, err)
	must(t, os.WriteFile(filepath.Join(etc, "vitae.env"), settings, 0o600))
	must(t, os.WriteFile(filepath.Join(etc, "database-url"), []byte("postgres://"), 0o600))
	script, err := filepath.Abs("../../deploy/systemd/vitae-env")
	must(t, err)
	cmd := exec.CommandContext(t.Context(), script, "sh", "-c",
		`echo "$VITAE_MAIL_FROM|$VITAE_DATABASE_URL_FILE|${VITAE_SECRET_FILE-none}|$VITAE_DATA_DIR"`)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "SETTINGS_DIR=" + etc}
	out, err := cmd.CombinedOutput()
	want := "Vitae <no-reply@example.org>|" + etc + "/database-url|none|/var/lib/vitae\n"
	if err != nil || string(out) != want {
		t.Errorf("%v: %q, want %q", err, out, want)
	}
}
